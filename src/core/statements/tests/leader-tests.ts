import { mean, sampleStandardDeviation } from 'simple-statistics';
import { chiSquareTail, normalTail, studentTail } from './distributions.js';

/** Fewer values than this say nothing about how far values usually lie apart. */
export const LEAST_VALUES = 4;
/** Beyond this many values the alternating sum of Fisher's distribution loses its digits; its leading term bounds it. */
const EXACT_FISHER = 30;

/**
 * Grubbs' test that the largest (`side` 1) or smallest (-1) of n values is no outlier of a normal sample; the p-value
 * is the Bonferroni bound (Grubbs, "Procedures for Detecting Outlying Observations in Samples", Technometrics 11, 1969).
 */
export function grubbsP(values: readonly number[], side: 1 | -1): number {
  const n = values.length;
  if (n < LEAST_VALUES) return 1;
  const data = [...values];
  const spread = sampleStandardDeviation(data);
  if (!(spread > 0)) return 1;
  const extreme = side === 1 ? Math.max(...data) : Math.min(...data);
  const g = (side * (extreme - mean(data))) / spread;
  const rest = (n - 1) ** 2 - n * g * g;
  if (rest <= 0) return 0;
  return Math.min(1, n * studentTail(Math.sqrt((n * (n - 2) * g * g) / rest), n - 2));
}

/**
 * Grubbs' test on the values and, where all are positive, on their logarithms too; the weaker evidence counts. Amounts are
 * often skewed, and in a skewed sample the largest value lies far out by nature.
 */
export function robustGrubbsP(values: readonly number[], side: 1 | -1): number {
  const plain = grubbsP(values, side);
  if (!values.every((value) => value > 0)) return plain;
  return Math.max(plain, grubbsP(values.map(Math.log), side));
}

/**
 * Fisher's exact test of the largest share among n random shares, that is of amounts drawn from one exponential
 * distribution (Fisher, "Tests of Significance in Harmonic Analysis", Proc. R. Soc. A 125, 1929). `values` ≥ 0.
 */
export function fisherLargestShareP(values: readonly number[]): number {
  const n = values.length;
  const total = values.reduce((sum, value) => sum + value, 0);
  if (n < LEAST_VALUES || !(total > 0) || values.some((value) => value < 0)) return 1;
  const g = Math.max(...values) / total;
  if (n > EXACT_FISHER) return Math.min(1, n * (1 - g) ** (n - 1));
  let p = 0;
  let choose = 1;
  for (let k = 1; k <= n && 1 - k * g > 0; k += 1) {
    choose *= (n - k + 1) / k;
    p += (k % 2 === 1 ? 1 : -1) * choose * (1 - k * g) ** (n - 1);
  }
  return Math.min(1, Math.max(0, p));
}

/**
 * Whether one category of counted things leads: Pearson's chi-square against evenness (Pearson, Phil. Mag. 50, 1900) and the
 * leader against the runner-up given their sum (conditional binomial, normal approximation with continuity correction;
 * Przyborowski & Wilenski, Biometrika 31, 1940). Both must speak, so the larger p-value counts.
 */
export function countLeaderP(counts: readonly number[]): number {
  const n = counts.length;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = total / n;
  if (n < 2 || expected < 5) return 1;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const [leader = 0, second = 0] = [...counts].sort((a, b) => b - a);
  const z = (leader - second - 1) / Math.sqrt(leader + second);
  return Math.max(chiSquareTail(chi, n - 1), Math.min(1, 2 * normalTail(Math.max(0, z))));
}
