import { mean } from 'simple-statistics';
import { chiSquareTail, normalTail } from './distributions.js';
import { ranks } from './correlation-test.js';

/** Fewer places than this show no course. */
export const LEAST_PLACES = 7;

/**
 * Whether values follow their order smoothly, whatever the course: the rank version of von Neumann's ratio (Bartels, J. Am.
 * Stat. Assoc. 77, 1982), lower tail, normal approximation.
 */
export function smoothnessP(values: readonly number[]): number {
  const n = values.length;
  if (n < LEAST_PLACES) return 1;
  const order = ranks(values);
  const center = (n + 1) / 2;
  let steps = 0;
  let squares = 0;
  order.forEach((rank, i) => {
    squares += (rank - center) ** 2;
    if (i > 0) steps += (rank - (order[i - 1] ?? 0)) ** 2;
  });
  if (squares === 0) return 1;
  const variance = (4 * (n - 2) * (5 * n * n - 2 * n - 9)) / (5 * n * (n + 1) * (n - 1) ** 2);
  return normalTail((2 - steps / squares) / Math.sqrt(variance));
}

/**
 * Whether counted ranges lean to one side: the test of skewness (D'Agostino, Biometrika 57, 1970) on the places of the ranges,
 * two-sided. `skew` > 0: a long tail towards the high ranges.
 */
export function skewnessTest(counts: readonly number[]): { p: number; skew: number } {
  const n = counts.reduce((sum, count) => sum + count, 0);
  if (n < 20 || counts.length < 4 || counts.some((count) => count < 0)) return { p: 1, skew: 0 };
  const moment = (power: number): number =>
    counts.reduce((sum, count, place) => sum + count * (place - center) ** power, 0) / n;
  const center = counts.reduce((sum, count, place) => sum + count * place, 0) / n;
  const spread = moment(2);
  if (!(spread > 0)) return { p: 1, skew: 0 };
  const skew = moment(3) / spread ** 1.5;
  const y = skew * Math.sqrt(((n + 1) * (n + 3)) / (6 * (n - 2)));
  const beta = (3 * (n * n + 27 * n - 70) * (n + 1) * (n + 3)) / ((n - 2) * (n + 5) * (n + 7) * (n + 9));
  const w2 = Math.sqrt(2 * (beta - 1)) - 1;
  const delta = 1 / Math.sqrt(Math.log(Math.sqrt(w2)));
  const alpha = Math.sqrt(2 / (w2 - 1));
  const z = delta * Math.log(y / alpha + Math.sqrt((y / alpha) ** 2 + 1));
  return { p: Math.min(1, 2 * normalTail(Math.abs(z))), skew };
}

/** Whether counted ranges are filled unevenly: Pearson's chi-square (Phil. Mag. 50, 1900). */
export function unevenP(counts: readonly number[]): number {
  const expected = mean([...counts]);
  if (counts.length < 2 || expected < 5) return 1;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return chiSquareTail(chi, counts.length - 1);
}

/**
 * Pearson's test that two splits of counts are independent, with Cramér's V as the size of the effect (Cramér, "Mathematical
 * Methods of Statistics", 1946) and the cell with the largest adjusted residual (Haberman, Biometrics 29, 1973). `table`:
 * rows of equal length.
 */
export function independenceTest(table: readonly (readonly number[])[]): {
  p: number;
  v: number;
  row: number;
  column: number;
} {
  const rowSums = table.map((row) => row.reduce((sum, value) => sum + value, 0));
  const columnSums = (table[0] ?? []).map((_, j) => table.reduce((sum, row) => sum + (row[j] ?? 0), 0));
  const total = rowSums.reduce((sum, value) => sum + value, 0);
  const least = Math.min(rowSums.length, columnSums.length);
  const none = { p: 1, v: 0, row: 0, column: 0 };
  if (least < 2 || !(total > 0) || Math.min(...rowSums, ...columnSums) <= 0) return none;
  let chi = 0;
  let small = 0;
  let best = { residual: -Infinity, row: 0, column: 0 };
  table.forEach((cells, row) => {
    columnSums.forEach((columnSum, column) => {
      const rowSum = rowSums[row] ?? 0;
      const expected = (rowSum * columnSum) / total;
      const difference = (cells[column] ?? 0) - expected;
      if (expected < 5) small += 1;
      chi += (difference * difference) / expected;
      const residual = difference / Math.sqrt(expected * (1 - rowSum / total) * (1 - columnSum / total));
      if (residual > best.residual) best = { residual, row, column };
    });
  });
  // Cochran's rule: the approximation bears a fifth of small cells.
  if (small > (rowSums.length * columnSums.length) / 5) return none;
  const p = chiSquareTail(chi, (rowSums.length - 1) * (columnSums.length - 1));
  return { p, v: Math.sqrt(chi / (total * (least - 1))), row: best.row, column: best.column };
}
