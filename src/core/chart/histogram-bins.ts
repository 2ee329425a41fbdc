import { quantile } from './box-summary.js';

/** Values counted by ranges of one length that touch. */
export interface Bins {
  /** One more than there are counts, ascending. */
  edges: number[];
  counts: number[];
  step: number;
}

const LEAST = 5;
const MOST = 30;
/** Whole numbers over so few values have a bin each. */
const SINGLE = 12;
const SMALLEST = 1e-290;

/**
 * Bins between round edges (1, 2, 2.5 or 5 × 10ⁿ), between 5 and 30 of them, as many as the rule of Freedman and
 * Diaconis wants ("On the histogram as a density estimator", 1981): 2 × IQR ÷ ∛n long; by Sturges' rule where the middle
 * half of the values is one value. Whole numbers have whole edges, and one bin each where they lie close together. A bin
 * holds its lower edge; the last one its upper edge too.
 */
export function binValues(values: readonly number[]): Bins {
  // Smaller than any normal step: such values are zeros on every axis.
  const sorted = values.map((it) => (Math.abs(it) < SMALLEST ? 0 : it)).sort((a, b) => a - b);
  const [min, max] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  const whole = sorted.every(Number.isSafeInteger);
  const edges = edgesOf(min, max, whole, wantedBins(sorted));
  const counts = edges.slice(1).map(() => 0);
  let bin = 0;
  for (const value of sorted) {
    while (bin < counts.length - 1 && value >= (edges[bin + 1] ?? 0)) bin += 1;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return { edges, counts, step: (edges[1] ?? 1) - (edges[0] ?? 0) };
}

function wantedBins(sorted: readonly number[]): number {
  // Halved first: the extremes of a double lie farther apart than a double can say.
  const span = (sorted.at(-1) ?? 0) / 2 - (sorted[0] ?? 0) / 2;
  const length = 2 * (quantile(sorted, 0.75) / 2 - quantile(sorted, 0.25) / 2) * sorted.length ** (-1 / 3);
  const wanted = length > 0 ? span / length : Math.log2(sorted.length) + 1;
  return Math.min(MOST, Math.max(LEAST, wanted));
}

function edgesOf(min: number, max: number, whole: boolean, wanted: number): number[] {
  if (whole && max - min < SINGLE) return edgesBetween(1, 0, min, max + 1);
  const power =
    min === max ? Math.floor(Math.log10(Math.abs(min))) : Math.floor(Math.log10(max / wanted - min / wanted));
  if (min === max) return around(min, power);
  let best: { edges: number[]; score: number } | undefined;
  for (const factor of [0.5, 1, 2, 2.5, 5, 10, 20]) {
    const step = factor * 10 ** power;
    if (whole && !Number.isInteger(step)) continue;
    const from = Math.floor(clean(min / step));
    // A last bin with both its edges would hold one whole number more than the others.
    const to = whole && step < 10 ? Math.floor(max / step) + 1 : Math.ceil(clean(max / step));
    if (to <= from || to - from > MOST) continue;
    const score = Math.abs(Math.log((to - from) / wanted)) + (to - from < LEAST ? 10 : 0);
    if (best !== undefined && score >= best.score) continue;
    const edges = edgesBetween(factor, power, from, to);
    if (holds(edges, min, max)) best = { edges, score };
  }
  // Only at the ends of what a double can say are there no round edges.
  return best?.edges ?? [min, max];
}

/** One bin about a value that is the only one. */
function around(value: number, power: number): number[] {
  const from = Math.floor(clean(value / 10 ** power));
  const edges = edgesBetween(1, power, from, from + 1);
  return holds(edges, value, value) ? edges : [Math.min(0, value), Math.max(0, value)];
}

function holds(edges: readonly number[], min: number, max: number): boolean {
  const [first = NaN, last = NaN] = [edges[0], edges.at(-1)];
  return Number.isFinite(first) && Number.isFinite(last) && first <= min && last >= max;
}

/** Edges from the `from`-th to the `to`-th multiple of factor × 10ⁿ: divided, so that each is the decimal it says. */
function edgesBetween(factor: number, power: number, from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const times = (from + i) * factor;
    return power < 0 && power > -23 ? times / 10 ** -power : times * 10 ** power;
  });
}

/** Cuts the dust of binary fractions: 0.3 ÷ 0.1 is 3. */
function clean(value: number): number {
  return Number(value.toPrecision(14));
}
