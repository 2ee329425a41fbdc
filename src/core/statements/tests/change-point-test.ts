import { mean } from 'simple-statistics';
import { lagOne, mayWander, varianceInflation } from './autocorrelation.js';

/** Fewer points than this on one side make no level. */
const LEAST_SIDE = 4;

export interface ChangePoint {
  p: number;
  /** Index of the first value of the new level; 0 where none was looked for. */
  at: number;
  before: number;
  after: number;
  /** What both levels leave of the series. */
  residuals: number[];
}

/**
 * Pettitt's test for a change of level at an unknown point (Pettitt, Applied Statistics 28, 1979), two-sided, its variance
 * inflated for the autocorrelation of what the two levels leave. A series that may be a random walk changes its level all
 * the time, so nothing is found there.
 */
export function changePointTest(values: readonly number[]): ChangePoint {
  const n = values.length;
  let u = 0;
  let k = 0;
  let at = 0;
  for (let t = 0; t < n - 1; t += 1) {
    const value = values[t] ?? 0;
    for (const other of values) u += Math.sign(other - value);
    if (t + 1 >= LEAST_SIDE && n - t - 1 >= LEAST_SIDE && Math.abs(u) > Math.abs(k)) {
      k = u;
      at = t + 1;
    }
  }
  if (at === 0) return { p: 1, at, before: 0, after: 0, residuals: [] };
  const before = mean(values.slice(0, at));
  const after = mean(values.slice(at));
  const residuals = values.map((value, index) => value - (index < at ? before : after));
  if (mayWander(residuals)) return { p: 1, at, before, after, residuals };
  const p = 2 * Math.exp((-6 * k * k) / (n ** 3 + n ** 2) / varianceInflation(residuals, lagOne));
  return { p: Math.min(1, p), at, before, after, residuals };
}
