import { PHRASES_EN } from './phrases-en.js';
import type { Grain } from '../reading/time-grain.js';

/**
 * Sentences of one language with slots in single braces. A slot holds a placeholder or a noun, never a figure; a slot that
 * starts with a capital stands at the start of a sentence. All phrasings of a key must be true under the same claim.
 */
export interface Phrases {
  titles: Record<TitleKey, readonly string[]>;
  points: Record<PointKey, readonly string[]>;
  notes: Record<NoteKey, readonly string[]>;
  /** Where in time: `in {when}`, `on {when}`. */
  at: Record<Grain, string>;
  /** A period of this grain, singular and plural. */
  periods: Record<Grain, readonly [string, string]>;
  /** Stands for names that cannot be spelled out, because they hold figures. */
  neutralMeasure: string;
  /** Neighbouring ranges from `{from}` to `{to}`, whose own names may hold a "to". */
  through: string;
  /** A range of a quantity: `{dim}` by steps. */
  rangeOf: string;
  /** A row of a table, singular. */
  row: string;
  /** A difference of two percentages, `{n}`. */
  percentagePoints: string;
  neutralDimension: string;
  plural: (noun: string) => string;
  /** The noun with its indefinite article, where it takes one: `an income`, `deaths`. */
  withArticle: (noun: string) => string;
}

/** Titles of charts that have a story of their own. */
export type ChartTitleKey =
  | 'conversion' | 'stepsFromTo' | 'bridge' | 'netRise' | 'netFall' | 'changes' | 'hottest'
  | 'largestFlow' | 'flowsShown' | 'medianTop' | 'spread' | 'pairsRise'
  | 'pairsFall' | 'pairsAllRise' | 'pairsAllFall' | 'widestGap' | 'pairsShown' | 'middle' | 'belowTarget'
  | 'aboveTarget' | 'onTarget' | 'places' | 'biggest'; // prettier-ignore

/** Their bullets. */
export type ChartPointKey =
  | 'hottest' | 'rowTotal' | 'rowAverage' | 'columnTotal' | 'columnAverage' | 'widestGap' | 'medianTop' | 'biggest' | 'largestDrop'
  | 'weakestStep' | 'strongestStep' | 'endsOfCourse' | 'largestRise' | 'largestFall' | 'changesTotal'
  | 'changesRange' | 'coldest' | 'cellMedian' | 'largestSource' | 'largestTarget' | 'flowTotal' | 'flowEnds'
  | 'medianLow' | 'widestBox' | 'widestSpread' | 'spreadEnds' | 'allMedian' | 'spreadOver' | 'onlyFall'
  | 'onlyRise' | 'nearestGap' | 'averages' | 'averagesNamed' | 'valueEnds' | 'tailUp' | 'tailDown'
  | 'deviation' | 'missedBy' | 'exceededBy' | 'reached' | 'onScale' | 'roomLeft' | 'changeBy'
  | 'farthest' | 'placesShown' | 'medianRange'; // prettier-ignore

/** Their notes. */
export type ChartNoteKey =
  | 'askSteps' | 'askMatrix' | 'askFlows' | 'sourceBoxes' | 'sourceValues' | 'askBoxes' | 'askPairsOfValues'
  | 'askTarget' | 'askPlaces'; // prettier-ignore

export type TitleKey =
  | ChartTitleKey
  | 'topList' | 'group' | 'concentration' | 'even' | 'distribution' | 'orderCourse' | 'orderRise' | 'orderFall' | 'levelUp' | 'levelDown' | 'shareRise' | 'shareFall'
  | 'mix' | 'overtook' | 'growthSlight' | 'growthStrong' | 'declineSlight' | 'declineStrong' | 'share' | 'majority' | 'top' | 'highest' | 'lowest' | 'rise' | 'fall' | 'growth' | 'decline' | 'stepUp' | 'stepDown'
  | 'spike' | 'dip' | 'positive' | 'negative' | 'seriesShare' | 'seriesRise' | 'seriesFall'
  | 'season' | 'hostShare' | 'hostHighest' | 'hostLowest' | 'hostRise' | 'hostFall' | 'hostRange' | 'counted' | 'splitLevels'
  | 'amounts' | 'levels' | 'course' | 'pairs' | 'split' | 'rows' | 'single' | 'equal' | 'metric' | 'counts' | 'metrics' | 'countsAndMetric' | 'countsAndCounts' | 'trendUnknown' | 'empty' | 'host'; // prettier-ignore

export type PointKey =
  | ChartPointKey
  | 'rowRange' | 'groupEdge' | 'evenSpread' | 'fullest' | 'rangeEnds' | 'orderEnds' | 'fromToPlaces' | 'levelUp' | 'levelDown' | 'sharePath' | 'mixCell' | 'overtookFrom'
  | 'season' | 'reach' | 'seriesPart' | 'total' | 'together' | 'leaderRatio' | 'runnerUp' | 'trailer' | 'leaderShare' | 'leaderIs' | 'range' | 'median' | 'aboveMedian'
  | 'belowMedian' | 'fromTo' | 'peak' | 'low' | 'average' | 'periodTotal' | 'stepUp' | 'stepDown' | 'partial'
  | 'spikeRatio' | 'pairEndsUp' | 'pairEndsDown' | 'pairRange' | 'pairRangeX' | 'pairTop' | 'cell' | 'seriesLeader' | 'seriesFromTo' | 'seriesTotals'
  | 'splitTotal' | 'categoryLeader' | 'rowCount' | 'single' | 'topRow' | 'perUnit' | 'empty'
  | 'rose' | 'fell' | 'atGlance'; // prettier-ignore

export type NoteKey =
  | ChartNoteKey
  | 'testGroup' | 'testConcentration' | 'testEven' | 'testDistribution' | 'testCourse' | 'testOrder' | 'testLevel' | 'testMix' | 'testOvertook'
  | 'source' | 'sourceSeries' | 'sourcePairs' | 'sourceMetric' | 'testShare' | 'testCounts' | 'testExtreme' | 'testTrend' | 'testSeason' | 'askSeason' | 'testStep' | 'testOutlier'
  | 'testCorrelation' | 'noFinding' | 'tooFew' | 'askLeader' | 'askTrend' | 'askOutlier' | 'askPairs' | 'askNeutral' | 'askTable'
  | 'askMetrics' | 'opening' | 'unseen' | 'empty'; // prettier-ignore

const LOCALES: Record<string, Phrases> = { en: PHRASES_EN };

/** The phrase table of a locale's language; English where there is none. */
export function phrasesFor(locale: string | undefined): Phrases {
  const language = (locale ?? 'en').split('-')[0]?.toLowerCase() ?? 'en';
  return (Object.hasOwn(LOCALES, language) ? LOCALES[language] : undefined) ?? PHRASES_EN;
}
