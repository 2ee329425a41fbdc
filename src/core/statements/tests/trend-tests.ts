import { gammaln, linearRegression, mean, sampleStandardDeviation } from 'simple-statistics';
import { mayWander, varianceInflation } from './autocorrelation.js';
import { normalTail, studentTail } from './distributions.js';

/** Fewer points than this are no series: their order says nothing. */
export const LEAST_POINTS = 6;
/** Fewer earlier steps than this do not show what an ordinary step is. */
const LEAST_STEPS = 5;

/** What a straight line leaves of the series. */
export function detrended(values: readonly number[]): number[] {
  const { m, b } = linearRegression(values.map((value, index) => [index, value]));
  return values.map((value, index) => value - (m * index + b));
}

/**
 * Whether a series rises or falls: the Mann–Kendall test, or, where the series is so persistent that its autocorrelation
 * leaves that test nothing, the signs of its steps; the better of both at twice its p-value. A series that may be a random
 * walk, as `wanders` may say, is tested by its steps alone. With `period` the seasonal form of the first must agree.
 */
export function trendTest(
  values: readonly number[],
  period = 0,
  wanders?: boolean,
): { p: number; tau: number } {
  const n = values.length;
  if (n < LEAST_POINTS) return { p: 1, tau: 0 };
  const residuals = detrended(values);
  const { p, tau } = mannKendall(values, varianceInflation(residuals));
  const bySteps = stepSignsP(values, Math.sign(tau));
  if (wanders ?? mayWander(residuals)) return { p: bySteps, tau };
  const plain = period > 1 ? Math.max(p, seasonalMannKendallP(values, period)) : p;
  return { p: Math.min(1, 2 * Math.min(plain, bySteps)), tau };
}

/** The Mann–Kendall test alone, for values at ordered places that do not depend on their neighbours. */
export function orderTrendTest(values: readonly number[]): { p: number; tau: number } {
  return values.length < LEAST_POINTS ? { p: 1, tau: 0 } : mannKendall(values, 1);
}

/**
 * Difference-sign test (Moore & Wallis, J. Am. Stat. Assoc. 38, 1943), two-sided, with the binomial distribution of a random
 * walk's steps instead of the narrower one of independent values: it holds for both. Zero steps are left out.
 */
function stepSignsP(values: readonly number[], direction: number): number {
  const moves = steps(values);
  const along = moves.filter((step) => Math.sign(step) === direction).length;
  return direction === 0 || along * 2 <= moves.filter((step) => step !== 0).length ? 1 : signTestP(moves);
}

/**
 * Sign test for differences that depend on their neighbours, two-sided, normal approximation: by the number of independent ones that
 * carry as much (Bayley & Hammersley, J. R. Stat. Soc. Suppl. 8, 1946, for an autoregressive course of order one).
 */
export function seriesSignTestP(differences: readonly number[]): number {
  const n = differences.filter((one) => one !== 0).length;
  if (n < LEAST_POINTS) return 1;
  const center = differences.reduce((sum, one) => sum + one, 0) / differences.length;
  const off = differences.map((one) => one - center);
  const squares = off.reduce((sum, one) => sum + one * one, 0);
  const likeness =
    squares === 0 ? 0 : off.slice(1).reduce((sum, one, i) => sum + one * (off[i] ?? 0), 0) / squares;
  const r = Math.min(0.99, Math.max(0, likeness));
  const up = differences.filter((one) => one > 0).length;
  const share = (2 * Math.max(up, n - up)) / n - 1;
  return Math.min(1, 2 * normalTail(share * Math.sqrt((n * (1 - r)) / (1 + r))));
}

/** Sign test, two-sided: whether differences go one way more often than chance allows. Zeros are left out. */
function signTestP(differences: readonly number[]): number {
  const n = differences.filter((one) => one !== 0).length;
  const up = differences.filter((one) => one > 0).length;
  const along = Math.max(up, n - up);
  let tail = 0;
  for (let k = along; k <= n; k += 1)
    tail += Math.exp(gammaln(n + 1) - gammaln(k + 1) - gammaln(n - k + 1) - n * Math.LN2);
  return Math.min(1, 2 * tail);
}

/**
 * Mann–Kendall test against a monotonic trend, two-sided, with the variance for ties (Kendall, "Rank Correlation Methods",
 * 1975), multiplied by `inflation` for autocorrelation (Yue & Wang, Water Resources Management 18, 2004). `tau` is Kendall's
 * tau-a.
 */
function mannKendall(values: readonly number[], inflation: number): { p: number; tau: number } {
  const n = values.length;
  const s = kendallS(values);
  const variance = varianceOfS(values) * inflation;
  if (!(variance > 0) || s === 0) return { p: 1, tau: 0 };
  const z = (Math.abs(s) - 1) / Math.sqrt(variance);
  return { p: Math.min(1, 2 * normalTail(z)), tau: s / ((n * (n - 1)) / 2) };
}

/**
 * Seasonal Kendall test: S and its variance summed over the places of a cycle (Hirsch, Slack & Smith, Water Resources
 * Research 18, 1982), so that a season makes neither a trend nor hides one.
 */
function seasonalMannKendallP(values: readonly number[], period: number): number {
  let s = 0;
  let variance = 0;
  for (let place = 0; place < period; place += 1) {
    const season = values.filter((_, index) => index % period === place);
    s += kendallS(season);
    variance += varianceOfS(season);
  }
  return variance > 0 && s !== 0 ? Math.min(1, 2 * normalTail((Math.abs(s) - 1) / Math.sqrt(variance))) : 1;
}

function varianceOfS(values: readonly number[]): number {
  const n = values.length;
  const tied = new Map<number, number>();
  for (const value of values) tied.set(value, (tied.get(value) ?? 0) + 1);
  let variance = n * (n - 1) * (2 * n + 5);
  for (const t of tied.values()) variance -= t * (t - 1) * (2 * t + 5);
  return variance / 18;
}

/** Rising pairs minus falling pairs, counted in n log n with a Fenwick tree over ranks. */
function kendallS(values: readonly number[]): number {
  const order = [...new Set(values)].sort((a, b) => a - b);
  const rankOf = new Map(order.map((value, index) => [value, index + 1]));
  const tree = new Array<number>(order.length + 1).fill(0);
  const upTo = (rank: number): number => {
    let sum = 0;
    for (let i = rank; i > 0; i -= i & -i) sum += tree[i] ?? 0;
    return sum;
  };
  let s = 0;
  values.forEach((value, seen) => {
    const rank = rankOf.get(value) ?? 1;
    s += upTo(rank - 1) - (seen - upTo(rank));
    for (let i = rank; i < tree.length; i += i & -i) tree[i] = (tree[i] ?? 0) + 1;
  });
  return s;
}

/**
 * Whether the last step of a series is larger than its earlier steps lead one to expect: prediction interval for one new
 * observation (Hahn & Meeker, "Statistical Intervals", 1991, section 4.7), two-sided; for positive series on ratios too, the
 * weaker evidence counts.
 */
export function lastStepP(values: readonly number[]): number {
  const plain = newObservationP(steps(values));
  if (!values.every((value) => value > 0)) return plain;
  return Math.max(plain, newObservationP(steps(values.map(Math.log))));
}

function steps(values: readonly number[]): number[] {
  return values.slice(1).map((value, index) => value - (values[index] ?? value));
}

function newObservationP(sample: readonly number[]): number {
  const earlier = sample.slice(0, -1);
  const latest = sample.at(-1);
  if (latest === undefined || earlier.length < LEAST_STEPS) return 1;
  const spread = sampleStandardDeviation(earlier);
  if (!(spread > 0)) return 1;
  const t = Math.abs(latest - mean(earlier)) / (spread * Math.sqrt(1 + 1 / earlier.length));
  return Math.min(1, 2 * studentTail(t, earlier.length - 1));
}
