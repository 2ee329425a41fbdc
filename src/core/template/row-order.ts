import { compareNumbers, doubleOf, type Numeric } from './exact.js';
import { finite } from './values.js';

/** How many of the latest steps went the same way, up or down; an equal step ends it. Null below two values. */
export function streak(values: readonly Numeric[]): number | null {
  if (values.length < 2) return null;
  const way = (at: number): number => compareNumbers(values[at] ?? 0, values[at - 1] ?? 0);
  const last = way(values.length - 1);
  if (last === 0) return 0;
  let at = values.length - 1;
  while (at > 0 && way(at) === last) at--;
  return values.length - 1 - at;
}

/** Compound growth per step from the first to the last value; null where either is not positive, or below two values. */
export function pace(values: readonly Numeric[]): number | null {
  const [first, last] = [values[0], values.at(-1)];
  if (values.length < 2 || first === undefined || last === undefined) return null;
  if (compareNumbers(first, 0) <= 0 || compareNumbers(last, 0) <= 0) return null;
  return finite((doubleOf(last) / doubleOf(first)) ** (1 / (values.length - 1)) - 1);
}

/** Places of the last value and of the latest one before it that is at least as high (`direction` 1) or as low (−1). */
export function sincePlaces(
  values: readonly (Numeric | null)[],
  direction: 1 | -1,
): { since: number; last: number } {
  const last = values.findLastIndex((value) => value !== null);
  const latest = values[last] ?? null;
  const since = values.findLastIndex(
    (value, index) =>
      index < last && value !== null && latest !== null && compareNumbers(value, latest) * direction >= 0,
  );
  return { since, last };
}
