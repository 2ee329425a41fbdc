import { mean } from 'simple-statistics';
import { chiSquareTail } from './distributions.js';
import { lagOne } from './autocorrelation.js';
import { ranks } from './correlation-test.js';
import { detrended } from './trend-tests.js';

/** Fewer full cycles than this show no season. */
export const LEAST_CYCLES = 3;

/**
 * Kruskal–Wallis test on the detrended series, grouped by place in the cycle (Kruskal & Wallis, J. Am. Stat. Assoc. 47,
 * 1952; without the tie correction, which only sharpens it), and on the same without its lag-1 autocorrelation
 * (prewhitening, von Storch, "Misuses of Statistical Analysis in Climate Research", 1995); the weaker evidence counts. `strength` is the share of rank
 * variance between the places. Takes at least `LEAST_CYCLES` full cycles.
 */
export function seasonTest(values: readonly number[], period: number): { p: number; strength: number } {
  const residuals = detrended(values);
  const plain = kruskalWallis(residuals, period);
  // The autocorrelation of what the cycle leaves, whose places took one degree of freedom each.
  const rest = deseasonalised(residuals, period);
  const rho = Math.min(0.99, Math.max(0, lagOne(rest) + period / (2 * residuals.length)));
  // Filtered by its own autocorrelation a season stays a season, a wandering series becomes noise.
  const filtered = residuals.slice(1).map((value, index) => value - rho * (residuals[index] ?? 0));
  const whitened = kruskalWallis([filtered[period - 1] ?? 0, ...filtered], period);
  return { p: Math.max(plain.p, whitened.p), strength: plain.strength };
}

function kruskalWallis(values: readonly number[], period: number): { p: number; strength: number } {
  const n = values.length;
  const groups = places(ranks(values), period);
  const between = groups.reduce((sum, group) => sum + group.length * (mean(group) - (n + 1) / 2) ** 2, 0);
  const h = (12 / (n * (n + 1))) * between;
  return { p: chiSquareTail(h, period - 1), strength: h / (n - 1) };
}

/** The series without what belongs to the place in the cycle; its mean stays. */
export function deseasonalised(values: readonly number[], period: number): number[] {
  const usual = usualByPlace(values, period);
  return values.map((value, index) => value - (usual[index % period] ?? 0));
}

/** What is usual at each place of the cycle, as a difference from the trend. */
export function usualByPlace(values: readonly number[], period: number): number[] {
  return places(detrended(values), period).map((group) => mean(group));
}

function places(values: readonly number[], period: number): number[][] {
  const groups: number[][] = Array.from({ length: period }, () => []);
  values.forEach((value, index) => groups[index % period]?.push(value));
  return groups;
}
