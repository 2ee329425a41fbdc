/**
 * Monte Carlo tests (Barnard, J. R. Stat. Soc. B 25, 1963; Besag & Diggle, Applied Statistics 26, 1977): where the
 * distribution of a statistic has no usable form, it is drawn. Draws are seeded, so that a slide never changes by itself.
 */

const DRAWS = 1999;
const drawn = new Map<string, Float64Array>();

type Draw = () => number;

/** Mulberry32: small, seeded, good enough for a null distribution. */
function seeded(seed: number): Draw {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const SAMPLES = {
  exponential: (uniform: Draw): number => -Math.log(1 - uniform()),
  normal: (uniform: Draw): number =>
    Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
} as const;

/**
 * P(statistic ≥ `value`) over samples of `size` values; smallest result 1/2000. `name` names the statistic in the cache of
 * drawn distributions.
 */
export function simulatedTail(
  name: string,
  sample: keyof typeof SAMPLES,
  size: number,
  statistic: (values: readonly number[]) => number,
  value: number,
): number {
  const key = `${name} ${sample} ${size}`;
  let null_ = drawn.get(key);
  if (!null_) {
    const uniform = seeded(size);
    null_ = Float64Array.from({ length: DRAWS }, () =>
      statistic(Array.from({ length: size }, () => SAMPLES[sample](uniform))),
    ).sort();
    drawn.set(key, null_);
  }
  let low = 0;
  let high = null_.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((null_[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return (null_.length - low + 1) / (DRAWS + 1);
}
