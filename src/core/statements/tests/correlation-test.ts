import { sampleCorrelation } from 'simple-statistics';
import { studentTail } from './distributions.js';

const LEAST_PAIRS = 8;

/**
 * Spearman's rank correlation with average ranks for ties and its t approximation, two-sided (Kendall & Stuart, "The Advanced
 * Theory of Statistics", vol. 2, 1973, section 31.19).
 */
export function spearman(x: readonly number[], y: readonly number[]): { p: number; rho: number } {
  const n = x.length;
  if (n < LEAST_PAIRS || new Set(x).size < 3 || new Set(y).size < 3) return { p: 1, rho: 0 };
  const rho = Math.min(1, Math.max(-1, sampleCorrelation(ranks(x), ranks(y))));
  if (Math.abs(rho) >= 1) return { p: 0, rho };
  return {
    p: Math.min(1, 2 * studentTail(Math.abs(rho) * Math.sqrt((n - 2) / (1 - rho * rho)), n - 2)),
    rho,
  };
}

/** Ranks from 1, ties sharing their average. */
export function ranks(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const result = new Array<number>(values.length).fill(0);
  for (let start = 0; start < order.length;) {
    let end = start + 1;
    while (end < order.length && values[order[end] ?? 0] === values[order[start] ?? 0]) end += 1;
    for (let i = start; i < end; i += 1) result[order[i] ?? 0] = (start + end + 1) / 2;
    start = end;
  }
  return result;
}
