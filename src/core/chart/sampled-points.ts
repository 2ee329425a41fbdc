import type { Column } from '../query/types.js';
import { cellOf, numberOf } from './cells.js';
import type { ChartData } from './types.js';

/** Columns of a query that gives a sample of points: what holds for all of them, the same in every row. */
export const SAMPLE_COLUMNS = {
  /** How many points there are. */
  count: 'unsampled_rows',
  /** Of x and y, by Pearson. */
  correlation: 'unsampled_correlation',
} as const;

const NAMES: readonly string[] = Object.values(SAMPLE_COLUMNS);

/** Whether the rows are a sample of points that says what holds for all of them. */
export const isSample = (columns: readonly Column[]): boolean =>
  NAMES.every((name) => columns.some((column) => column.name === name));

/** The columns that a chart can draw: what describes all points is no property of one. */
export const drawableColumns = (columns: readonly Column[]): readonly Column[] =>
  isSample(columns) ? columns.filter(({ name }) => !NAMES.includes(name)) : columns;

/** How many points the rows are a sample of; undefined where they are no sample. */
export function sampledFrom({ columns, rows }: ChartData): number | undefined {
  const [row] = rows;
  return (row && isSample(columns) && numberOf(cellOf(row, SAMPLE_COLUMNS.count))) || undefined;
}
