import { STEPS_A_DECADE, type LogStep } from './log-steps.js';

/** A bound between the values of a column and a few that are in another unit. */
export interface UnitBound {
  /** A round number in the gap. */
  bound: number;
  /** The few lie above it. */
  above: boolean;
  /** How many times as large one unit is as the other. */
  factor: number;
  rows: number;
}

/** What people mix up: minutes and hours, cents and euros, grams and kilograms, seconds and hours, grams and tonnes. */
const FACTORS = [60, 100, 1000, 3600, 1e6];
/** Those in another unit are a few: more of them are half the table. */
const MOST = 0.12;
const LEAST_ROWS = 5;
/** They have so many sizes: a gap beside 1 and 2 is that between whole numbers. */
const LEAST_STEPS = 4;
/** Fewer values have gaps by chance. */
const LEAST_VALUES = 60;
/** How wide a gap is at least, in decades, and in standard deviations of the logarithm. */
const GAP = 0.1;
const GAP_SPREADS = 0.6;
/** Where a tail thins out as 1/x, chance alone makes a gap of this many rows times its natural logarithm once in e to the power of it. */
const NO_CHANCE = 14;
/** How many standard deviations of the logarithm the few lie away from all others. */
const APART = 4;
/** Things of one kind scatter as much in any unit: the end of a tail scatters far less than what it is the end of. */
const LEAST_SPREAD = 0.4;
const MOST_SPREAD = 2;
/** How far the ratio of the medians may lie from a factor, in decades, beside their error; and at most. */
const NEAR = 0.08;
const MOST_NEAR = 0.18;
/** Standard error of a median, in standard deviations of one value; interquartile range of a normal distribution. */
const MEDIAN_ERROR = 1.25;
const NORMAL_RANGE = 1.349;

/**
 * A gap in the logarithm of the values that parts a few of them from all others, by very nearly a factor between two units, where both lie
 * alike around their medians. An honest heavy tail thins out without one.
 */
export function otherUnit(steps: readonly LogStep[]): UnitBound | undefined {
  const sorted = [...steps].sort((a, b) => a.step - b.step);
  const all = rowsIn(sorted);
  if (all < LEAST_VALUES) return undefined;
  let widest: { gap: number; found: UnitBound } | undefined;
  for (const [at, one] of sorted.entries()) {
    const next = sorted[at + 1];
    const gap = next ? Math.log10(next.least / one.most) : 0;
    if (!next || gap < Math.max(GAP, widest?.gap ?? 0)) continue;
    const [below, above] = [sorted.slice(0, at + 1), sorted.slice(at + 1)];
    const isAbove = rowsIn(above) < rowsIn(below);
    const few = rowsIn(isAbove ? above : below);
    if (few < LEAST_ROWS || few > MOST * all || few * gap * Math.LN10 < NO_CHANCE) continue;
    const factor = factorBetween(below, above, gap);
    if (factor === undefined) continue;
    widest = { gap, found: { bound: roundBetween(one.most, next.least), above: isAbove, factor, rows: few } };
  }
  return widest?.found;
}

function factorBetween(
  below: readonly LogStep[],
  above: readonly LogStep[],
  gap: number,
): number | undefined {
  const [few, main] = rowsIn(above) < rowsIn(below) ? [above, below] : [below, above];
  if (few.length < LEAST_STEPS) return undefined;
  const ratio = logAt(above, 0.5) - logAt(below, 0.5);
  const [own, usual] = [spreadOf(few), spreadOf(main)];
  if (
    gap < GAP_SPREADS * Math.max(own, usual) ||
    ratio < APART * usual ||
    own < LEAST_SPREAD * usual ||
    own > MOST_SPREAD * usual
  )
    return undefined;
  const error = (MEDIAN_ERROR * own) / Math.sqrt(rowsIn(few));
  return FACTORS.find((factor) => Math.abs(Math.log10(factor) - ratio) <= Math.min(MOST_NEAR, NEAR + error));
}

const rowsIn = (steps: readonly LogStep[]): number => steps.reduce((sum, { rows }) => sum + rows, 0);

const spreadOf = (steps: readonly LogStep[]): number =>
  Math.max(1 / STEPS_A_DECADE, (logAt(steps, 0.75) - logAt(steps, 0.25)) / NORMAL_RANGE);

/** A quantile of the logarithm. */
function logAt(steps: readonly LogStep[], part: number): number {
  const wanted = part * rowsIn(steps);
  let seen = 0;
  for (const { rows, least, most } of steps) {
    seen += rows;
    if (seen >= wanted) return Math.log10(Math.sqrt(least * most));
  }
  return 0;
}

/** A number of one digit as near as there is to the middle of a gap, 1, 2 or 5 before the others; of two digits where the gap holds none. */
function roundBetween(low: number, high: number): number {
  const middle = Math.sqrt(low * high);
  const power = 10 ** Math.floor(Math.log10(middle));
  for (const digits of [
    [1, 2, 5, 10],
    [3, 4, 6, 7, 8, 9],
  ]) {
    const [best] = digits
      .map((digit) => Number((digit * power).toPrecision(1)))
      .filter((value) => value > low && value <= high)
      .sort((x, y) => Math.abs(Math.log(x / middle)) - Math.abs(Math.log(y / middle)));
    if (best !== undefined) return best;
  }
  return Number(middle.toPrecision(2));
}
