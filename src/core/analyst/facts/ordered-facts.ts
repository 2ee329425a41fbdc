import { orderTrendTest } from '../statistics/trend-tests.js';
import { LEAST_PLACES, skewnessTest, smoothnessP, unevenP } from '../statistics/order-tests.js';
import type { Amount, AmountKind } from './category-facts.js';
import type { Candidate } from './fact.js';
import { trendCandidates } from './series-facts.js';

/** The heart of a distribution is told where it takes at most this part of its ranges. */
const MOST_HEART = 0.45;

/** What ranges of one quantity, in their order, say about how it is distributed. Counts only. */
export function distributionCandidates(ranges: readonly Amount[]): Candidate[] {
  const counts = ranges.map(({ value }) => value);
  if (counts.length < 4 || counts.some((count) => count < 0)) return [];
  const heart = heartOf(counts);
  const { p: skewP, skew } = skewnessTest(counts);
  const rows = ranges.slice(heart.from, heart.to + 1).map(({ row }) => row);
  const width = rows.length / counts.length;
  return [
    {
      kind: 'distribution', direction: skewP < 0.05 && skew < 0 ? 'down' : 'up', about: 'rows', row: rows[0] ?? 0, rows,
      test: 'chi-square', p: unevenP(counts), impact: (1 - width) * 0.5, tellable: width <= MOST_HEART,
    },
  ]; // prettier-ignore
}

/** The shortest run of neighbours that holds more than half; the fullest of equally short ones. */
function heartOf(counts: readonly number[]): { from: number; to: number } {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let best = { from: 0, to: counts.length - 1, held: total };
  for (let from = 0; from < counts.length; from += 1) {
    let held = 0;
    for (let to = from; to < counts.length; to += 1) {
      held += counts[to] ?? 0;
      if (held * 2 <= total) continue;
      const length = to - from;
      if (length < best.to - best.from || (length === best.to - best.from && held > best.held))
        best = { from, to, held };
      break;
    }
  }
  return best;
}

/** What values at ordered places (hours, weekdays, ranges of another quantity) say: a direction, or a course with a top. */
export function courseCandidates(
  places: readonly Amount[],
  { about }: Pick<AmountKind, 'about'>,
  cyclic: boolean,
): Candidate[] {
  const values = places.map(({ value }) => value);
  if (values.length < LEAST_PLACES) return [];
  const most = Math.max(...values);
  const least = Math.min(...values);
  const top = places.filter(({ value }) => value === most);
  const bottom = places.filter(({ value }) => value === least);
  const scale = Math.max(Math.abs(most), Math.abs(least)) || 1;
  const course: Candidate = {
    kind: 'season', direction: 'up', about, row: top[0]?.row ?? 0, rows: bottom.slice(0, 1).map(({ row }) => row),
    test: 'bartels', p: smoothnessP(values), impact: Math.min(1, (most - least) / scale),
    tellable: top.length === 1 && bottom.length === 1 && (most - least) / scale > 0.05,
  }; // prettier-ignore
  return cyclic ? [course] : [...trendCandidates(places, about, orderTrendTest(values)), course];
}
