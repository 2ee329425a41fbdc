/** What a box shows of its values. */
export interface BoxSummary {
  /** Ends of the whiskers. */
  low: number;
  high: number;
  q1: number;
  median: number;
  q3: number;
  /** Values beyond the whiskers, in order. */
  outliers: number[];
}

/** How far whiskers reach at most, in lengths of the box. */
export const FENCE = 1.5;

/**
 * The value below which a share of the sorted values lies, interpolated between two of them (type 7 of Hyndman and Fan,
 * "Sample Quantiles in Statistical Packages", 1996), as `quantile_cont` in SQL.
 */
export function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  const part = place - Math.floor(place);
  // Not below + part × (above − below): the extremes of a double lie farther apart than a double can say. Equal
  // neighbours are taken as they are, so that no dust of the multiplication tells them apart.
  return below === above ? below : below * (1 - part) + above * part;
}

/**
 * The box of sorted values after Tukey ("Exploratory Data Analysis", 1977): from the first to the third quartile, with
 * whiskers to the farthest values within 1.5 lengths of the box, and all others as outliers.
 */
export function tukeyBox(sorted: readonly number[]): BoxSummary {
  const [q1, median, q3] = [quantile(sorted, 0.25), quantile(sorted, 0.5), quantile(sorted, 0.75)];
  const reach = FENCE * (q3 - q1);
  const inside = (value: number): boolean => value >= q1 - reach && value <= q3 + reach;
  // Of few values none may lie between a fence and its quartile: the whisker then has no length.
  return {
    q1,
    median,
    q3,
    low: Math.min(q1, sorted.find(inside) ?? q1),
    high: Math.max(q3, sorted.findLast(inside) ?? q3),
    outliers: sorted.filter((value) => !inside(value)),
  };
}
