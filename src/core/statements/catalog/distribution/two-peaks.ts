import { chiSquareTail } from '../../tests/distributions.js';
import type { Slot } from '../../types.js';
import { edgesOf } from '../../views/range-edges.js';
import { rangesKind } from './ranges-kind.js';

const ALPHA = 0.001;
/** Between two peaks there is at most this part of the lower one. */
const MOST_BETWEEN = 0.5;
/** Each side has at least this part of all. */
const LEAST_SIDE = 0.15;

/** A distribution with two peaks and a dip between them: the dip beside the lower peak is tested with the chi-square of two counts. */
export const twoPeaks = rangesKind('two-peaks', ({ frame, ranges, total, sum, dimension }) => {
  const counts = ranges.map(({ value }) => value);
  const peaks = peaksOf(counts);
  if (!peaks || !counts.every(Number.isInteger)) return undefined;
  const [a, b, dip] = [counts[peaks.first] ?? 0, counts[peaks.second] ?? 0, counts[peaks.dip] ?? 0];
  const lower = Math.min(a, b);
  // The dip was picked among all places between.
  const between = peaks.second - peaks.first - 1;
  const p = Math.min(1, chiSquareTail((lower - dip) ** 2 / (lower + dip || 1), 1) * between);
  const upTo = counts.slice(0, peaks.dip).reduce((all, count) => all + count, 0);
  const sides = [upTo, total - upTo - dip];
  if (p > ALPHA || sides.some((side) => side < LEAST_SIDE * total)) return undefined;
  const [high, low] = a >= b ? [peaks.first, peaks.second] : [peaks.second, peaks.first];
  const edges = edgesOf(frame);
  const name = (at: number): Slot => ({ as: 'name', expr: ranges[at]?.name ?? '', dimension });
  const edge = (at: number) => edges?.get(ranges[at]?.key ?? '');
  const [one, other, middle] = [edge(high), edge(low), edge(peaks.dip)];
  const isBetween =
    one?.from && one.to && other?.from && other.to && middle?.from && middle.to && one.from !== one.to;
  return {
    form: isBetween ? 'two-peaks.between' : 'two-peaks',
    slots: {
      ...(isBetween
        ? {
            ...{ from: one.from as Slot, to: one.to as Slot },
            ...{ otherFrom: other.from as Slot, otherTo: other.to as Slot },
            ...{ start: middle.from as Slot, end: middle.to as Slot },
          }
        : { first: name(high), second: name(low), low: name(peaks.dip) }),
      share: {
        as: 'percent',
        expr: `${ranges[peaks.dip]?.of ?? '0'} / ${sum}`,
        value: dip / total,
      },
    },
    claim: `${ranges[peaks.dip]?.of ?? '0'} < ${ranges[low]?.of ?? '0'}`,
    marks: [{ mark: 'highlight', keys: [ranges[high]?.key ?? '', ranges[low]?.key ?? ''] }],
    impact: 0.6,
    p,
    ofAll: 'groups',
  };
});

/** The two peaks with the deepest dip between them, as a part of the lower one; undefined where nothing dips. */
function peaksOf(counts: readonly number[]): { first: number; second: number; dip: number } | undefined {
  let best: { first: number; second: number; dip: number } | undefined;
  let depth = MOST_BETWEEN;
  for (let dip = 1; dip < counts.length - 1; dip += 1) {
    const first = indexOfMost(counts, 0, dip);
    const second = indexOfMost(counts, dip + 1, counts.length);
    const part = (counts[dip] ?? 0) / Math.min(counts[first] ?? 0, counts[second] ?? 0);
    if (part <= depth) [best, depth] = [{ first, second, dip }, part];
  }
  return best;
}

function indexOfMost(counts: readonly number[], from: number, to: number): number {
  let most = from;
  for (let at = from; at < to; at += 1) if ((counts[at] ?? 0) > (counts[most] ?? 0)) most = at;
  return most;
}
