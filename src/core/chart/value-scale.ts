/** Round ticks over a range; `ticks` run from `min` to `max` in steps of `step`. */
export interface ValueScale {
  min: number;
  max: number;
  step: number;
  ticks: number[];
}

const SMALLEST = 1e-290;
/** Ticks keep twelve digits: values that differ only in their last ones are one value on any scale. */
const NARROW = 1e-9;

/**
 * A scale with steps of 1, 2, 2.5 or 5 × 10ⁿ and about `wanted` of them, whole ones where all values are. `zero` keeps the baseline of bars and areas
 * in sight. A range without extent gets one: all zeros run from 0 to 1.
 */
export function valueScale(values: Iterable<number | null>, wanted: number, zero: boolean): ValueScale {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  let whole = true;
  for (const value of values) {
    if (value === null) continue;
    whole &&= Number.isInteger(value);
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (low > high) [low, high] = [0, 0];
  // Steps below the smallest normal number would be no steps: such values are zeros on any scale.
  if (Math.max(Math.abs(low), Math.abs(high)) < SMALLEST) [low, high] = [0, 0];
  // A range that nearly reaches zero, seen from its own size, is drawn from zero.
  if (zero || (low > 0 && low < 0.25 * high)) low = Math.min(0, low);
  if (zero || (high < 0 && high > 0.25 * low)) high = Math.max(0, high);
  if (high - low <= NARROW * Math.max(Math.abs(low), Math.abs(high))) {
    if (low === 0) high = 1;
    else [low, high] = low > 0 ? [zero ? 0 : low * 0.9, high * 1.1] : [low * 1.1, zero ? 0 : high * 0.9];
  }
  const { step, from, to } = bestSteps(low, high, Math.max(2, wanted), whole);
  const ticks: number[] = [];
  for (let i = from; i <= to; i += 1) ticks.push(round(i * step));
  return { min: round(from * step), max: round(to * step), step, ticks };
}

interface Steps {
  step: number;
  /** First and last tick, in steps. */
  from: number;
  to: number;
}

/** The round step that leaves the least of the scale empty without straying far from the wanted number of ticks. */
function bestSteps(low: number, high: number, wanted: number, whole: boolean): Steps {
  // Divided first: the extremes of a double lie farther apart than a double can say.
  const power = Math.floor(Math.log10(high / wanted - low / wanted));
  let best: Steps & { score: number } = { step: 1, from: 0, to: 1, score: Number.NEGATIVE_INFINITY };
  for (const factor of [1, 2, 2.5, 5, 10, 20]) {
    const step = round(factor * 10 ** power);
    if (whole && !Number.isInteger(step) && high - low >= 1) continue;
    const from = Math.floor(round(low / step));
    const to = Math.ceil(round(high / step));
    const used = (high / step - low / step) / (to - from);
    const score = used - 0.05 * Math.abs(to - from - wanted);
    if (score > best.score) best = { step, from, to, score };
  }
  return best;
}

/** Cuts the dust of binary fractions: 0.30000000000000004 is 0.3. */
function round(value: number): number {
  return Number(value.toPrecision(12));
}

/** Where a value stands between two others, 0 to 1; halved first, since a double cannot say how far its extremes lie apart. */
export function shareBetween(value: number, from: number, to: number): number {
  return from === to ? 0.5 : (value / 2 - from / 2) / (to / 2 - from / 2);
}
