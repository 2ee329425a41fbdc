import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownPart, type Cell } from '../../../src/core/analyst/recommend/cells.js';
import { estimateOf, ratiosApart, type RatioRows } from '../../../src/core/analyst/recommend/ratio-groups.js';
import { seededRandom, times, type Random } from './simulated-charts.js';

/** Rows of amounts below the line that scatter widely, and of amounts above it with one ratio, to which `more` is added. */
function drawn(random: Random, n: number, ratio: number): RatioRows {
  const pairs = times(n, () => {
    const below = Math.exp(random.normal());
    return [below * ratio * Math.exp(0.5 * random.normal() - 0.125), below] as const;
  });
  const mean = (of: (pair: readonly [number, number]) => number): number =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / n;
  const [above, below] = [mean(([a]) => a), mean(([, b]) => b)];
  return {
    n, above, below,
    varianceAbove: mean(([a]) => (a - above) ** 2),
    varianceBelow: mean(([, b]) => (b - below) ** 2),
    covariance: mean(([a, b]) => (a - above) * (b - below)),
  }; // prettier-ignore
}

const LEVEL = 0.05;

test('groups with one ratio of sums are told apart no more often than the test allows', () => {
  const random = seededRandom(11);
  const alarms = times(1500, () => {
    const groups = times(3 + random.integer(5), () => drawn(random, 40 + random.integer(200), 2));
    return (ratiosApart(groups.flatMap((one) => estimateOf(one) ?? []))?.p ?? 1) < LEVEL;
  }).filter(Boolean).length;
  assert.ok(alarms / 1500 < 0.08, String(alarms / 1500));
});

test('groups with different ratios are told apart', () => {
  const random = seededRandom(12);
  const groups = [2, 2, 4].map((ratio) => drawn(random, 200, ratio));
  const found = ratiosApart(groups.flatMap((one) => estimateOf(one) ?? []));
  assert.ok((found?.p ?? 1) < 1e-4 && (found?.size ?? 0) > 0.08, JSON.stringify(found));
});

test('cells whose ratios are products of a row and a column have nothing of their own, and one that lies off is named', () => {
  const random = seededRandom(13);
  const cells = (off: number): Cell[] =>
    times(12, (at): Cell[] => {
      const [row, column] = [at % 4, Math.floor(at / 4)];
      const one = estimateOf(drawn(random, 60, 2 * (1 + row) * (1 + column) * (row === 2 && column === 1 ? off : 1)));
      return one ? [{ row: `r${row}`, column: `c${column}`, n: one.n, value: Math.log(one.value), variance: one.variance / one.value ** 2, size: one.weight }] : [];
    }).flat(); // prettier-ignore
  const alarms = times(400, () => (ownPart(cells(1), true)?.p ?? 1) < LEVEL).filter(Boolean).length;
  assert.ok(alarms / 400 < 0.1, String(alarms / 400));
  const found = ownPart(cells(3), true);
  assert.ok((found?.p ?? 1) < 1e-4);
  assert.deepEqual([found?.cell.row, found?.cell.column], ['r2', 'c1']);
});
