import type { Row } from '../../query/types.js';
import { fisherTail } from '../../statements/tests/distributions.js';
import type { Measure } from './measures.js';

/** Rows of one group with two amounts: how many, the means of both, variances and covariance (of the population). */
export interface RatioRows {
  n: number;
  above: number;
  below: number;
  varianceAbove: number;
  varianceBelow: number;
  covariance: number;
}

/** A ratio of sums, and the variance of it as an estimate. */
export interface Estimate {
  n: number;
  value: number;
  variance: number;
  /** What the group has of the amount below the line. */
  weight: number;
}

/** Rows that all have the same ratio say less than they seem to. */
const LEAST_SPREAD = 0.1;
/** By how much, so that the tests hold their level over simulated groups of 15 to 150 rows (`ratio-tests.test.ts`). */
const SECOND_ORDER = 4;

/** A ratio of sums with its variance by linearisation: that of the residuals `a − R·b` (Cochran, "Sampling Techniques", 1977, section 6.4). */
export function estimateOf({
  n,
  above,
  below,
  varianceAbove,
  varianceBelow,
  covariance,
}: RatioRows): Estimate | undefined {
  const value = above / below;
  if (n < 2 || !(below > 0) || !Number.isFinite(value)) return undefined;
  const residual = Math.max(0, varianceAbove + value ** 2 * varianceBelow - 2 * value * covariance);
  // Of few rows with very different amounts linearisation makes too little.
  const curved = 1 + (SECOND_ORDER * varianceBelow) / below ** 2 / n;
  const variance = (curved * Math.max(residual / below ** 2, (LEAST_SPREAD * value) ** 2)) / (n - 1);
  return { n, value, variance, weight: n * below };
}

/** How far the ratios of groups lie apart. */
export interface RatioSpread {
  /**
   * Their deviation from that of all, as a part of it, less what chance gives, weighted by the amount below the line; or ε, the root of
   * the part of the variance of rows that lies between groups, where that is more. 0–1.
   */
  size: number;
  p: number;
}

/** Compares ratios of sums by Welch's test for means with unequal variances (Biometrika 38, 1951), over their linearised variances. */
export function ratiosApart(groups: readonly Estimate[]): RatioSpread | undefined {
  const some = groups.filter(({ variance }) => variance > 0);
  const k = some.length;
  const total = sum(some, ({ weight }) => weight);
  const whole = sum(some, ({ value, weight }) => value * weight) / total;
  if (k < 2 || !(whole > 0)) return undefined;
  const certainty = sum(some, ({ variance }) => 1 / variance);
  const centre = sum(some, ({ value, variance }) => value / variance) / certainty;
  const between = sum(some, ({ value, variance }) => (value - centre) ** 2 / variance) / (k - 1);
  const lack = sum(some, ({ variance, n }) => (1 - 1 / variance / certainty) ** 2 / (n - 1));
  const f = between / (1 + (2 * (k - 2) * lack) / (k ** 2 - 1));
  const below = (k ** 2 - 1) / (3 * lack);
  const apart = sum(some, ({ value, weight }) => weight * (value - whole) ** 2) / total;
  const noise = sum(some, ({ variance, weight }) => weight * variance * (1 - weight / total)) / total;
  const relative = Math.sqrt(Math.max(0, apart - noise)) / whole;
  const own = sum(some, ({ n, value }) => n * (value - whole) ** 2);
  const within = sum(some, ({ n, variance }) => n * (n - 1) * variance);
  const chance =
    ((k - 1) * within) /
    Math.max(
      1,
      sum(some, ({ n }) => n - 1),
    );
  return {
    size: sizeOf(relative, own, within, chance),
    p: fisherTail(f, k - 1, Math.max(1, below)),
  };
}

/** Less than this part of a ratio is nothing to act on, however alike rows are. */
const LEAST_PART = 0.02;

/** How much ratios differ: by themselves, and beside how much the rows of one group do. `own` and `within` are sums over rows, `noise` what chance makes of the first. */
export function sizeOf(relative: number, own: number, within: number, noise: number): number {
  if (relative < LEAST_PART) return relative;
  return Math.min(1, Math.max(relative, Math.sqrt(Math.max(0, own - noise) / (own + within))));
}

const sum = <Item>(list: readonly Item[], of: (one: Item) => number): number =>
  list.reduce((all, one) => all + of(one), 0);

/** What SQL says of a ratio in a group, by short names. */
export function ratioStatistics(
  { sql, only }: Pick<Measure, 'sql' | 'only'>,
  below: string,
  i: number,
): string[] {
  const [a, b] = [`${sql}::DOUBLE`, `${below}::DOUBLE`];
  const both = ` FILTER (WHERE ${[`${sql} IS NOT NULL`, `${below} IS NOT NULL`, ...only].join(' AND ')})`;
  return [
    `COUNT(*)${both} AS "n${i}"`,
    `AVG(${a})${both} AS "a${i}"`,
    `AVG(${b})${both} AS "b${i}"`,
    `VAR_POP(${a})${both} AS "v${i}"`,
    `VAR_POP(${b})${both} AS "w${i}"`,
    `COVAR_POP(${a}, ${b})${both} AS "c${i}"`,
  ];
}

export function ratioRows(row: Row, i: number): RatioRows {
  const number = (key: string): number => Number(row[`${key}${i}`] ?? 0);
  return {
    n: number('n'), above: number('a'), below: number('b'),
    varianceAbove: number('v'), varianceBelow: number('w'), covariance: number('c'),
  }; // prettier-ignore
}
