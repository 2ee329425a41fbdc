import { PHRASES_EN } from './phrases-en.js';
import type { Grain } from '../reading/time-grain.js';

/**
 * Sentences of one language with slots in single braces. A slot holds a placeholder or a noun, never a figure; a slot that
 * starts with a capital stands at the start of a sentence. All phrasings of a key must be true under the same claim.
 */
export interface Phrases {
  /** As a tag of two letters. */
  language: string;
  titles: Record<TitleKey, readonly string[]>;
  points: Record<PointKey, readonly string[]>;
  notes: Record<NoteKey, readonly string[]>;
  /** Where in time: `in {when}`, `on {when}`. */
  at: Record<Grain, string>;
  /** Where among categories: `at {what}` of an hour, `for {what}` of anything. */
  among: Record<'hour' | 'weekday' | 'month' | 'other', string>;
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
  /** Names one after the other, as this language joins them. */
  list: (names: readonly string[], type?: 'conjunction' | 'disjunction') => string;
  /** All of what is measured: `all films`, `the revenue`. */
  whole: (noun: string) => string;
  /** The noun with its indefinite article, where it takes one: `an income`, `deaths`. */
  withArticle: (noun: string) => string;
}

/** Titles of charts that have a story of their own. */
export type ChartTitleKey =
  | 'conversion' | 'stepsFromTo' | 'bridge' | 'netRise' | 'netFall' | 'changes' | 'hottest' | 'highestAxis'
  | 'largestFlow' | 'flowsShown' | 'medianTop' | 'spread' | 'pairsRise'
  | 'pairsFall' | 'pairsAllRise' | 'pairsAllFall' | 'widestGap' | 'pairsShown' | 'middle' | 'belowTarget'
  | 'aboveTarget' | 'onTarget' | 'places' | 'biggest' | 'highestSize'; // prettier-ignore

/** Their bullets. */
export type ChartPointKey =
  | 'rowTotal' | 'rowAverage' | 'columnTotal' | 'columnAverage' | 'widestGap' | 'medianTop' | 'biggest' | 'highestSize' | 'largestDrop'
  | 'weakestStep' | 'strongestStep' | 'endsOfCourse' | 'largestRise' | 'largestFall' | 'fallsTogether' | 'changesTotal'
  | 'changesRange' | 'coldest' | 'lowestAxis' | 'cellMedian' | 'largestSource' | 'largestTarget' | 'flowTotal' | 'flowEnds'
  | 'medianLow' | 'widestBox' | 'widestSpread' | 'spreadEnds' | 'allMedian' | 'spreadOver' | 'onlyFall'
  | 'onlyRise' | 'nearestGap' | 'averages' | 'averagesNamed' | 'valueEnds' | 'tailUp' | 'tailDown'
  | 'deviation' | 'missedBy' | 'exceededBy' | 'reached' | 'onScale' | 'roomLeft' | 'changeBy'
  | 'farthest' | 'placesShown' | 'medianRange'; // prettier-ignore

/** Their notes. */
export type ChartNoteKey =
  | 'askSteps' | 'askMatrix' | 'askAxes' | 'askFlows' | 'sourceBoxes' | 'sourceValues' | 'askBoxes' | 'askPairsOfValues'
  | 'askTarget' | 'askPlaces'; // prettier-ignore

export type TitleKey =
  | ChartTitleKey
  | 'topList' | 'bottomList' | 'highestPeriod' | 'lowestPeriod' | 'tiedTop' | 'tiedBottom' | 'equalShown' | 'makeUp' | 'group' | 'concentration' | 'even' | 'distribution' | 'distributionOf' | 'orderCourse' | 'orderRise' | 'orderFall' | 'levelUp' | 'levelDown' | 'shareRise' | 'shareFall'
  | 'mix' | 'overtook' | 'growthSlight' | 'growthStrong' | 'declineSlight' | 'declineStrong' | 'share' | 'majority' | 'top' | 'most' | 'highest' | 'lowest' | 'rise' | 'fall' | 'growth' | 'decline' | 'stepUp' | 'stepDown'
  | 'spike' | 'dip' | 'positive' | 'negative' | 'seriesShare' | 'seriesMoved' | 'latestTop' | 'seriesRise' | 'seriesFall'
  | 'season' | 'hostShare' | 'hostHighest' | 'hostLowest' | 'hostRise' | 'hostFall' | 'hostRange' | 'counted' | 'splitLevels'
  | 'amounts' | 'levelsNamed' | 'levels' | 'courseEnds' | 'course' | 'courseLevel' | 'tableTop' | 'metricChange' | 'pairs' | 'pairsSampled' | 'split' | 'rows' | 'single' | 'equal' | 'metric' | 'counts' | 'metrics' | 'countsAndMetric' | 'countsAndCounts' | 'trendUnknown' | 'empty' | 'host'; // prettier-ignore

export type PointKey =
  | ChartPointKey
  | 'rowRange' | 'groupEdge' | 'evenSpread' | 'fullest' | 'rangeEnds' | 'orderEnds' | 'fromToPlaces' | 'levelUp' | 'levelDown' | 'sharePath' | 'mixCell' | 'overtookFrom'
  | 'season' | 'reach' | 'seriesPart' | 'total' | 'together' | 'leaderRatio' | 'runnerUp' | 'trailer' | 'last' | 'leaderShare' | 'leaderIs' | 'range' | 'median' | 'aboveMedian'
  | 'belowMedian' | 'fromTo' | 'peak' | 'low' | 'sinceLow' | 'sincePeak' | 'average' | 'averageLevel' | 'periodTotal' | 'stepUp' | 'stepDown' | 'partial'
  | 'spikeRatio' | 'pairEndsUp' | 'pairEndsDown' | 'pairRange' | 'pairSpan' | 'pairSpanX' | 'sampleDrawn' | 'pairRangeX' | 'pairTop' | 'cell' | 'cellLow' | 'gap' | 'lowSeriesFromTo' | 'totalsFromTo' | 'seriesLeader' | 'seriesFromTo' | 'seriesTotals'
  | 'splitTotal' | 'categoryLeader' | 'rowCount' | 'rowsShown' | 'single' | 'singleShown' | 'topRow' | 'perUnit' | 'empty'
  | 'rose' | 'fell' | 'atGlance'; // prettier-ignore

export type NoteKey =
  | ChartNoteKey
  | 'testGroup' | 'testConcentration' | 'testEven' | 'testDistribution' | 'testCourse' | 'testOrder' | 'testLevel' | 'testMix' | 'testOvertook'
  | 'source' | 'sourceTable' | 'sourceSeries' | 'sourcePairs' | 'sourceSample' | 'sourceMetric' | 'testShare' | 'testCounts' | 'testExtreme' | 'testTrend' | 'testSeason' | 'askSeason' | 'testStep' | 'testOutlier'
  | 'testCorrelation' | 'allCorrelation' | 'noFinding' | 'tooFew' | 'askLeader' | 'askTrend' | 'askOutlier' | 'askPairs' | 'askNeutral' | 'askTable'
  | 'askMetrics' | 'opening' | 'unseen' | 'empty'; // prettier-ignore

const LOCALES: Record<string, Phrases> = { en: PHRASES_EN };

export const languageOf = (locale: string | undefined): string =>
  (locale ?? 'en').split('-')[0]?.toLowerCase() ?? 'en';

/** The phrase table of a locale's language; English where there is none. */
export function phrasesFor(locale: string | undefined): Phrases {
  const language = languageOf(locale);
  return (Object.hasOwn(LOCALES, language) ? LOCALES[language] : undefined) ?? PHRASES_EN;
}
