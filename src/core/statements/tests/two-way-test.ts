import { fisherTail } from './distributions.js';

export interface Effect {
  /** Of no differences beyond what both names leave. */
  p: number;
  /** Part of all differences (sum of squares) that this name explains, 0–1. */
  part: number;
  means: readonly number[];
}

/**
 * What rows and what columns of a full table do to its values: the two-way analysis of variance with one value a cell (Fisher, "Statistical
 * Methods for Research Workers", 1925), the two p-values times two (Bonferroni).
 */
export function twoWayTest(table: readonly (readonly number[])[]): { rows: Effect; columns: Effect } {
  const width = table[0]?.length ?? 0;
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const rowMeans = table.map(mean);
  const columnMeans = Array.from({ length: width }, (_, j) => mean(table.map((row) => row[j] ?? 0)));
  const grand = mean(rowMeans);
  const squares = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + (value - grand) ** 2, 0);
  const all = squares(table.flat());
  const [byRows, byColumns] = [squares(rowMeans) * width, squares(columnMeans) * table.length];
  const [above, across] = [table.length - 1, width - 1];
  const rest = Math.max(0, all - byRows - byColumns) / (above * across);
  const effect = (explained: number, freedom: number, means: readonly number[]): Effect => ({
    p: rest === 0 ? 0 : Math.min(1, 2 * fisherTail(explained / freedom / rest, freedom, above * across)),
    part: all === 0 ? 0 : explained / all,
    means,
  });
  return { rows: effect(byRows, above, rowMeans), columns: effect(byColumns, across, columnMeans) };
}
