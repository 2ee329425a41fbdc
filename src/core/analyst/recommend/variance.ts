import { fisherTail } from '../../statements/tests/distributions.js';

/** Rows of one group: how many, their mean, and the variance around it (of the population). */
export interface GroupRows {
  n: number;
  mean: number;
  variance: number;
}

/** One-way analysis of variance (Fisher 1925). */
export interface Variance {
  /** Sums of squares between the groups and within them. */
  between: number;
  within: number;
  /** Mean square within the groups. */
  noise: number;
  /** Degrees of freedom between the groups. */
  above: number;
  p: number;
}

/** How far groups lie apart beside how far their rows scatter; undefined where there are too few of either, or nothing differs at all. */
export function varianceOf(groups: readonly GroupRows[]): Variance | undefined {
  const n = groups.reduce((sum, one) => sum + one.n, 0);
  const mean = groups.reduce((sum, one) => sum + one.n * one.mean, 0) / n;
  const between = groups.reduce((sum, one) => sum + one.n * (one.mean - mean) ** 2, 0);
  const within = groups.reduce((sum, one) => sum + one.n * one.variance, 0);
  const [above, below] = [groups.length - 1, n - groups.length];
  if (above < 1 || below < 1 || between + within === 0) return undefined;
  const noise = within / below;
  return {
    between,
    within,
    noise,
    above,
    p: noise === 0 ? 0 : fisherTail(between / above / noise, above, below),
  };
}
