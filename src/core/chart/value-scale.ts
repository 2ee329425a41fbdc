/** Round ticks over a range; `ticks` run from `min` to `max` in steps of `step`. */
export interface ValueScale {
  min: number;
  max: number;
  step: number;
  ticks: number[];
}

/**
 * A scale with steps of 1, 2, 2.5 or 5 × 10ⁿ and about `wanted` of them. `zero` keeps the baseline of bars and areas
 * in sight. A range without extent gets one: all zeros run from 0 to 1.
 */
export function valueScale(values: Iterable<number | null>, wanted: number, zero: boolean): ValueScale {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value === null) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (low > high) [low, high] = [0, 0];
  // A range that nearly reaches zero, seen from its own size, is drawn from zero.
  if (zero || (low > 0 && low < 0.25 * high)) low = Math.min(0, low);
  if (zero || (high < 0 && high > 0.25 * low)) high = Math.max(0, high);
  if (low === high) {
    if (low === 0) high = 1;
    else [low, high] = low > 0 ? [zero ? 0 : low * 0.9, high * 1.1] : [low * 1.1, zero ? 0 : high * 0.9];
  }
  const step = niceStep((high - low) / Math.max(1, wanted));
  const from = Math.floor(round(low / step));
  const to = Math.ceil(round(high / step));
  const ticks: number[] = [];
  for (let i = from; i <= to; i += 1) ticks.push(round(i * step));
  return { min: round(from * step), max: round(to * step), step, ticks };
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((it) => it * power >= rough * 0.999) ?? 10;
  return round(factor * power);
}

/** Cuts the dust of binary fractions: 0.30000000000000004 is 0.3. */
function round(value: number): number {
  return Number(value.toPrecision(12));
}
