import { gammaln, linearRegression, mean, sampleStandardDeviation } from 'simple-statistics';
import { normalTail, studentTail } from './distributions.js';

/** Fewer points than this are no series: their order says nothing. */
export const LEAST_POINTS = 6;
/** Fewer earlier steps than this do not show what an ordinary step is. */
const LEAST_STEPS = 5;
const HIGHEST_AUTOCORRELATION = 0.98;

/** What a straight line leaves of the series. */
export function detrended(values: readonly number[]): number[] {
  const { m, b } = linearRegression(values.map((value, index) => [index, value]));
  return values.map((value, index) => value - (m * index + b));
}

/** What a parabola leaves of the series: the line's residuals without their part along the squares of time. */
function withoutCurve(residuals: readonly number[]): number[] {
  const curve = detrended(residuals.map((_, index) => index * index));
  const along = dot(residuals, curve) / (dot(curve, curve) || 1);
  return residuals.map((value, index) => value - along * (curve[index] ?? 0));
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}

/**
 * Whether a series rises or falls: the Mann–Kendall test, or, where the series is so smooth that its autocorrelation leaves
 * that test nothing, the signs of its steps; the better of both at twice its p-value.
 */
export function trendTest(values: readonly number[]): { p: number; tau: number } {
  const { p, tau } = mannKendall(values);
  return { p: Math.min(1, 2 * Math.min(p, stepSignsP(values, Math.sign(tau)))), tau };
}

/**
 * Difference-sign test (Moore & Wallis, J. Am. Stat. Assoc. 38, 1943), two-sided, with the binomial distribution of a random
 * walk's steps instead of the narrower one of independent values: it holds for both. Zero steps are left out.
 */
function stepSignsP(values: readonly number[], direction: number): number {
  const moves = steps(values).filter((step) => step !== 0);
  const along = moves.filter((step) => Math.sign(step) === direction).length;
  const n = moves.length;
  if (direction === 0 || along * 2 <= n) return 1;
  let tail = 0;
  for (let k = along; k <= n; k += 1)
    tail += Math.exp(gammaln(n + 1) - gammaln(k + 1) - gammaln(n - k + 1) - n * Math.LN2);
  return Math.min(1, 2 * tail);
}

/**
 * Mann–Kendall test against a monotonic trend, two-sided, with the variance for ties (Kendall, "Rank Correlation Methods",
 * 1975) and inflated for lag-1 autocorrelation by the effective sample size (Yue & Wang, Water Resources Management 18, 2004;
 * the correlation is estimated from detrended series and corrected for its bias, van Giersbergen, Economics Letters 89,
 * 2005). `tau` is Kendall's tau-a.
 */
function mannKendall(values: readonly number[]): { p: number; tau: number } {
  const n = values.length;
  if (n < LEAST_POINTS) return { p: 1, tau: 0 };
  const s = kendallS(values);
  const tied = new Map<number, number>();
  for (const value of values) tied.set(value, (tied.get(value) ?? 0) + 1);
  let variance = n * (n - 1) * (2 * n + 5);
  for (const t of tied.values()) variance -= t * (t - 1) * (2 * t + 5);
  variance = (variance / 18) * varianceInflation(values);
  if (!(variance > 0) || s === 0) return { p: 1, tau: 0 };
  const z = (Math.abs(s) - 1) / Math.sqrt(variance);
  return { p: Math.min(1, 2 * normalTail(z)), tau: s / ((n * (n - 1)) / 2) };
}

/** n divided by the effective sample size of a series with the lag-1 autocorrelation of this one; at least 1. */
function varianceInflation(values: readonly number[]): number {
  const n = values.length;
  const straight = detrended(values);
  const curved = withoutCurve(straight);
  // A bend of the trend looks like autocorrelation, so what a parabola leaves may speak too. Each estimate without its bias.
  const estimates = [(lagOne(straight) + 2 / n) / (1 - 4 / n), (lagOne(curved) + 3 / n) / (1 - 5 / n)];
  const rho = Math.min(HIGHEST_AUTOCORRELATION, Math.max(0, Math.min(...estimates)));
  let inflation = 1;
  let decay = 1;
  for (let k = 1; k < n && decay > 1e-9; k += 1) {
    decay *= rho;
    inflation += 2 * (1 - k / n) * decay;
  }
  return inflation;
}

function lagOne(residuals: readonly number[]): number {
  return dot(residuals.slice(1), residuals) / (dot(residuals, residuals) || 1);
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
