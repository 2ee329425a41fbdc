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
  neutralDimension: string;
  plural: (noun: string) => string;
}

export type TitleKey =
  | 'share' | 'majority' | 'highest' | 'lowest' | 'rise' | 'fall' | 'growth' | 'decline' | 'stepUp' | 'stepDown'
  | 'spike' | 'dip' | 'positive' | 'negative' | 'seriesShare' | 'seriesRise' | 'seriesFall'
  | 'amounts' | 'levels' | 'course' | 'pairs' | 'split' | 'rows' | 'metric' | 'metrics' | 'trendUnknown' | 'empty' | 'host'; // prettier-ignore

export type PointKey =
  | 'total' | 'together' | 'leaderRatio' | 'runnerUp' | 'trailer' | 'leaderShare' | 'leaderIs' | 'range' | 'median' | 'aboveMedian'
  | 'belowMedian' | 'times' | 'fromTo' | 'peak' | 'low' | 'average' | 'periodTotal' | 'stepUp' | 'stepDown' | 'partial'
  | 'spikeRatio' | 'endsUp' | 'endsDown' | 'pairEndsUp' | 'pairEndsDown' | 'pairRange' | 'pairRangeX' | 'pairTop' | 'cell' | 'seriesLeader' | 'seriesFromTo' | 'seriesTotals'
  | 'splitTotal' | 'categoryLeader' | 'rowCount' | 'topRow' | 'perUnit' | 'empty'
  | 'rose' | 'fell' | 'steady' | 'atGlance'; // prettier-ignore

export type NoteKey =
  | 'source' | 'sourceSeries' | 'sourcePairs' | 'sourceMetric' | 'testShare' | 'testCounts' | 'testExtreme' | 'testTrend' | 'testStep' | 'testOutlier'
  | 'testCorrelation' | 'noFinding' | 'askLeader' | 'askTrend' | 'askOutlier' | 'askPairs' | 'askNeutral' | 'askTable'
  | 'askMetrics' | 'opening' | 'unseen' | 'empty'; // prettier-ignore

const LOCALES: Record<string, Phrases> = { en: PHRASES_EN };

/** The phrase table of a locale's language; English where there is none. */
export function phrasesFor(locale: string | undefined): Phrases {
  const language = (locale ?? 'en').split('-')[0]?.toLowerCase() ?? 'en';
  return (Object.hasOwn(LOCALES, language) ? LOCALES[language] : undefined) ?? PHRASES_EN;
}
