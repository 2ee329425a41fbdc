import { mean, sampleStandardDeviation } from 'simple-statistics';
import { chiSquareTail } from './distributions.js';
import { simulatedTail } from './simulated-null.js';

/** Beyond this size a drawn distribution costs too much; the tests then find nothing. */
const MOST_DRAWN = 60;
const LEAST_PARTS = 5;

/**
 * Greenwood's statistic, the sum of squared shares (Greenwood, J. R. Stat. Soc. 109, 1946), against shares cut at random, that
 * is amounts of one exponential distribution: large where a few parts hold most. `values` ≥ 0.
 */
export function concentrationP(values: readonly number[]): number {
  const n = values.length;
  const total = values.reduce((sum, value) => sum + value, 0);
  if (n < LEAST_PARTS || n > MOST_DRAWN || !(total > 0)) return 1;
  return simulatedTail('greenwood', 'exponential', n, greenwood, greenwood(values));
}

function greenwood(values: readonly number[]): number {
  const total = values.reduce((sum, value) => sum + value, 0);
  return values.reduce((sum, value) => sum + (value / total) ** 2, 0);
}

/** How often chance alone sets counts of equal groups so far apart: the upper tail of Pearson's chi-square against evenness. */
export function evennessChi(values: readonly number[]): number {
  const average = mean([...values]);
  const chi = values.reduce((sum, value) => sum + (value - average) ** 2 / average, 0);
  return chiSquareTail(chi, values.length - 1);
}

/** Amounts that differ by no more than this part of their mean are practically equal. */
const EQUAL = 0.04;

/**
 * Whether parts are more alike than chance makes them. Counts: the lower tail of Pearson's chi-square against evenness (Fisher,
 * "Statistical Methods for Research Workers", 1925, section 20). Amounts: Greenwood's lower tail, where besides they differ by a few
 * percent only.
 */
export function evennessP(values: readonly number[], counts: boolean): number {
  const n = values.length;
  const average = mean([...values]);
  if (n < LEAST_PARTS || n > MOST_DRAWN || !(average > 0)) return 1;
  if (sampleStandardDeviation([...values]) > EQUAL * average) return 1;
  if (counts) return average < 5 ? 1 : 1 - evennessChi(values);
  return simulatedTail('evenness', 'exponential', n, (one) => -greenwood(one), -greenwood(values));
}

/** Where the sorted values have their widest gap inside: how many stand above it, 2 to half of them. */
export interface Split {
  /** How many values form the upper group. */
  upper: number;
  p: number;
  /** The gap as a part of the whole range. */
  width: number;
}

const LEAST_FOR_GAP = 8;

/**
 * Whether a group of leaders stands apart from the rest: the test for several outliers of Tietjen & Moore (Technometrics 14,
 * 1972) with the group cut off at the widest gap, its distribution drawn under the same rule; where all values are
 * positive their logarithms must agree.
 */
export function gapTest(values: readonly number[]): Split {
  const n = values.length;
  const none: Split = { upper: 0, p: 1, width: 0 };
  if (n < LEAST_FOR_GAP || n > MOST_DRAWN) return none;
  const { upper, width } = widest(values);
  if (upper === 0) return none;
  const tail = (sample: readonly number[]): number =>
    simulatedTail('gap', 'normal', n, separation, separation(sample));
  const plain = tail(values);
  const p = values.every((value) => value > 0) ? Math.max(plain, tail(values.map(Math.log))) : plain;
  return { upper, p, width };
}

// A distribution takes two thousand of these: typed arrays sort without a comparison function, which is most of the time.
function widest(values: readonly number[]): { upper: number; width: number; sorted: Float64Array } {
  const sorted = Float64Array.from(values).sort().reverse();
  const range = (sorted[0] ?? 0) - (sorted[sorted.length - 1] ?? 0);
  let upper = 0;
  let gap = 0;
  for (let k = 2; k <= sorted.length / 2; k += 1) {
    const between = (sorted[k - 1] ?? 0) - (sorted[k] ?? 0);
    if (between > gap) [upper, gap] = [k, between];
  }
  return { upper, width: range > 0 ? gap / range : 0, sorted };
}

/** One minus Tietjen & Moore's L: the part of the sum of squares that goes when the upper group does. */
function separation(values: readonly number[]): number {
  const { upper, sorted } = widest(values);
  const rest = squares(sorted.subarray(upper));
  return 1 - rest / (squares(sorted) || 1);
}

function squares(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  const center = sum / values.length;
  let result = 0;
  for (const value of values) result += (value - center) ** 2;
  return result;
}
