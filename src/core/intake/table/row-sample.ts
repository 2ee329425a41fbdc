import type { Grid } from '../grid/grid.js';
import { cellKind, isValueKind, type CellKind } from './cell-kind.js';

/** Enough rows to tell names from values. */
const SAMPLE = 200;
/** Share of a column's cells that are values of one kind, from which on the column is one of values. */
const MOST = 0.6;

/** The first rows of a grid, looked at cell by cell. */
export interface RowSample {
  /** Row of the grid that `rows[0]` is. */
  start: number;
  /** Cells without outer blanks. */
  rows: string[][];
  kinds: CellKind[][];
  filled: number[];
  /** Cells that a full row fills. */
  full: number;
  /** Cells that nearly all rows fill at least. */
  least: number;
  /** The kind of value that a column holds; undefined for words and nothing. */
  columns: (CellKind | undefined)[];
}

export function sampleRows(grid: Grid): RowSample {
  const start = grid.skip;
  const count = Math.min(SAMPLE, grid.rowCount - start);
  const rows = Array.from({ length: count }, () => [] as string[]);
  for (let column = 0; column < grid.width; column += 1) {
    const read = grid.column(column);
    for (let row = 0; row < count; row += 1) (rows[row] as string[]).push((read(start + row) ?? '').trim());
  }
  // A line drawn between rows holds nothing.
  for (const [at, cells] of rows.entries()) if (grid.isBlank(start + at)) cells.fill('');
  const kinds = rows.map((cells) => cells.map(cellKind));
  const filled = rows.map((cells) => cells.filter((cell) => cell !== '').length);
  const full = fullWidth(filled);
  const body = kinds.filter((_row, at) => isFull(filled[at] as number, full)).slice(1);
  const columns = Array.from({ length: grid.width }, (_unused, column) => valueKind(body, column));
  const counts = filled.filter((count) => isFull(count, full)).sort((a, b) => a - b);
  const least = counts[Math.floor(counts.length * 0.1)] ?? full;
  return { start, rows, kinds, filled, full, least, columns };
}

/** Rows with at least half of their cells filled are part of the table's body or its header. */
export const isFull = (filled: number, full: number): boolean => filled > 0 && filled * 2 >= full;

/** The largest number of filled cells that more than one row has. */
function fullWidth(filled: readonly number[]): number {
  const sorted = [...filled].sort((a, b) => b - a);
  return sorted.find((count, at) => count === sorted[at + 1]) ?? sorted[0] ?? 0;
}

function valueKind(body: readonly CellKind[][], column: number): CellKind | undefined {
  const counts = new Map<CellKind, number>();
  let all = 0;
  for (const kinds of body) {
    const kind = kinds[column] as CellKind;
    if (kind === 'empty' || kind === 'missing') continue;
    all += 1;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const values = [...counts].filter(([kind]) => isValueKind(kind)).sort(([, a], [, b]) => b - a);
  const sum = values.reduce((total, [, count]) => total + count, 0);
  return sum > 0 && sum >= all * MOST ? values[0]?.[0] : undefined;
}
