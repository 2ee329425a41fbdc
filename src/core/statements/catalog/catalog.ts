import type { Kind } from '../types.js';
import { aboveLine } from './categories/above-line.js';
import { course } from './categories/course.js';
import { even } from './categories/even.js';
import { extremes } from './categories/extremes.js';
import { firstTwo } from './categories/first-two.js';
import { fewHoldMost } from './categories/few-hold-most.js';
import { gap } from './categories/gap.js';
import { last } from './categories/last.js';
import { leader } from './categories/leader.js';
import { majority } from './categories/majority.js';
import { negatives } from './categories/negatives.js';
import { rank } from './categories/rank.js';
import { share } from './categories/share.js';
import { targets } from './categories/targets.js';
import { tie } from './categories/tie.js';
import { topGroup } from './categories/top-group.js';
import { total } from './categories/total.js';
import { missing, rows, sample } from './data/data-kinds.js';
import { highestMedian } from './distribution/boxes.js';
import { mostFrequent } from './distribution/most-frequent.js';
import { twoPeaks } from './distribution/two-peaks.js';
import { skew } from './distribution/skew.js';
import { middleHalf, outlier } from './distribution/values-kinds.js';
import { attainment, changeAgainst, previous, value } from './figure/figure-kinds.js';
import { bridge } from './flow/bridge.js';
import { conversion, largestDrop } from './flow/funnel.js';
import { largestFlow } from './flow/largest-flow.js';
import { extremePoint } from './pairs/extreme-point.js';
import { pairDirections } from './pairs/pair-directions.js';
import { relation } from './pairs/relation.js';
import { unrelated } from './pairs/unrelated.js';
import { seriesGap } from './pairs/series-gap.js';
import { widestPair } from './pairs/widest-pair.js';
import { highestCell, lowestCell } from './series/cell.js';
import { contribution } from './series/contribution.js';
import { fastestFalling, fastestGrowing } from './series/fastest.js';
import { gapTrend } from './series/gap-trend.js';
import { mainEffect } from './series/main-effect.js';
import { latestLeader } from './series/latest-leader.js';
import { mixCell } from './series/mix-cell.js';
import { mixShift } from './series/mix-shift.js';
import { oneDirection } from './series/one-direction.js';
import { peaksApart } from './series/peaks-apart.js';
import { shareRange } from './series/share-range.js';
import { overtook } from './series/overtook.js';
import { belowZero } from './time/below-zero.js';
import { burst } from './time/burst.js';
import { change } from './time/change.js';
import { jump } from './time/jump.js';
import { latestAverage } from './time/latest-average.js';
import { pace } from './time/pace.js';
import { partial } from './time/partial.js';
import { low, peak } from './time/peak.js';
import { record } from './time/record.js';
import { recovery } from './time/recovery.js';
import { scaleBreak } from './time/scale-break.js';
import { season } from './time/season.js';
import { spike } from './time/spike.js';
import { streak } from './time/streak.js';
import { totalOverTime } from './time/total-over-time.js';
import { trend } from './time/trend.js';
import { turn } from './time/turn.js';
import { lastYear } from './time/last-year.js';
import { yearAgo } from './time/year-ago.js';

const KINDS: readonly Kind[] = [
  ...[value, changeAgainst, previous, attainment],
  ...[
    leader,
    firstTwo,
    gap,
    last,
    extremes,
    share,
    rank,
    majority,
    fewHoldMost,
    even,
    tie,
    topGroup,
    aboveLine,
    targets,
    negatives,
    total,
    course,
  ],
  ...[
    change,
    trend,
    peak,
    low,
    record,
    turn,
    streak,
    season,
    yearAgo,
    lastYear,
    latestAverage,
    pace,
    totalOverTime,
    recovery,
    jump,
    spike,
    burst,
    partial,
    scaleBreak,
    belowZero,
  ],
  ...[
    latestLeader,
    overtook,
    gapTrend,
    mainEffect,
    fastestGrowing,
    fastestFalling,
    mixShift,
    contribution,
    oneDirection,
    highestCell,
    lowestCell,
    mixCell,
    shareRange,
    peaksApart,
  ],
  ...[relation, unrelated, extremePoint, pairDirections, widestPair, seriesGap],
  ...[mostFrequent, twoPeaks, skew, middleHalf, outlier, highestMedian],
  ...[largestFlow, conversion, largestDrop, bridge],
  ...[rows, sample, missing],
];

/** All kinds by their name. */
export const CATALOG: ReadonlyMap<string, Kind> = new Map(KINDS.map((kind) => [kind.name, kind]));
