/** What the same quantity is multiplied by in another unit: five points and a hundred, seconds and minutes, fractions and percentages, metres and kilometres. */
const FACTORS = [20, 60, 100, 1000, 3600];
/** Levels are so near to one factor from each other, … */
const NEAR = 1.4;
/** … and the greatest of a level is this many times its least at most. */
const TIGHT = 3;
const LEAST_GAP = 8;
const LEAST_VALUES = 4;

interface Scales {
  low: readonly number[];
  high: readonly number[];
}

/** The values in two groups that lie one factor of units apart with nothing between them; undefined where they do not. */
export function scalesOf(values: readonly number[]): Scales | undefined {
  const sorted = values.filter((value) => value > 0).sort((a, b) => a - b);
  if (sorted.length < LEAST_VALUES || sorted.length < values.length) return undefined;
  const at = sorted.findIndex((value, i) => i > 0 && value >= LEAST_GAP * (sorted[i - 1] ?? value));
  if (at < 1) return undefined;
  const [low, high] = [sorted.slice(0, at), sorted.slice(at)];
  // A level may have moved besides.
  const factors = [middle(high) / middle(low), (high[0] ?? 0) / (low.at(-1) ?? 1)];
  const isTight = (list: readonly number[]): boolean => (list.at(-1) ?? 0) <= TIGHT * (list[0] ?? 0);
  const isFactor = FACTORS.some((one) =>
    factors.some((factor) => factor < one * NEAR && factor > one / NEAR),
  );
  return isFactor && isTight(low) && isTight(high) ? { low, high } : undefined;
}

/** Fractions beside percentages of one quantity. */
export function mixesPercentages(values: readonly number[]): boolean {
  const { low, high } = scalesOf(values) ?? {};
  return (low?.at(-1) ?? 2) <= 1 && (high?.at(-1) ?? 0) <= 100;
}

const middle = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;
