import type { Pace } from '../../base/pace.js';
import { ROWS_PER_LOOK } from '../../base/pace.js';
import type { Grid } from '../grid/grid.js';
import { ColumnSum } from './column-sum.js';
import type { RowSample } from './row-sample.js';
import { isTotalLabel } from './total-words.js';

/** Totals are looked for among all rows up to this many, and in longer tables among the last ones. */
const ALL_ROWS = 50_000;
const LAST_ROWS = 20;
/** Columns that may hold the word. */
const LABEL_COLUMNS = 4;

/**
 * Finds rows of totals and subtotals among rows of data: a word says so, and the figures are sums of the rows above, or nothing else
 * stands in the row. A last row without a word is one where its figures are the sums of all others.
 *
 * @returns rows of the grid, in order
 */
export async function findTotals(
  grid: Grid,
  sample: RowSample,
  rows: Int32Array,
  pace: Pace,
): Promise<number[]> {
  const shape = tableShape(grid, sample);
  if (shape.numbers.length === 0 || rows.length < 2) return [];
  const candidates = await labelledRows(grid, shape, rows, pace);
  const last = rows.at(-1) as number;
  const isUnlabelled =
    !candidates.has(last) &&
    shape.keys.length > 0 &&
    shape.keys.every((column) => isEmpty(grid, column, last));
  if (isUnlabelled) candidates.add(last);
  if (candidates.size === 0) return [];
  if (rows.length > ALL_ROWS)
    return [...candidates]
      .filter((row) => row !== last || !isUnlabelled)
      .filter((row) => hasEmptyKeys(grid, shape, row));
  const sums = shape.numbers.map((column) => new ColumnSum(grid.column(column)));
  for (const sum of sums) sum.prepare(rows);
  const totals: number[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_PER_LOOK === 0 && pace.spent) await pace.turn(1);
    if (candidates.has(row) && isTotal(row, at)) {
      totals.push(row);
      for (const sum of sums) sum.closeBlock();
    } else for (const sum of sums) sum.add(row);
  }
  return totals;

  function isTotal(row: number, at: number): boolean {
    if (at > 0 && sums.some((sum) => sum.matches(row))) return at > 1 || candidates.size > 1;
    if (row === last && isUnlabelled) return false;
    return hasEmptyKeys(grid, shape, row);
  }
}

interface TableShape {
  numbers: number[];
  /** Columns of words and dates, which name what a row is about. */
  keys: number[];
  labels: number[];
}

function tableShape(grid: Grid, { columns, rows }: RowSample): TableShape {
  const isUsed = (column: number): boolean =>
    rows.filter((cells) => cells[column] !== '').length * 5 >= rows.length * 4;
  const all = columns.map((kind, column) => ({ kind, column }));
  return {
    numbers: all.filter(({ kind }) => kind === 'number').map(({ column }) => column),
    keys: all.filter(({ kind, column }) => kind !== 'number' && isUsed(column)).map(({ column }) => column),
    labels: all.slice(0, LABEL_COLUMNS).map(({ column }) => column),
  };
}

async function labelledRows(
  grid: Grid,
  { labels }: TableShape,
  rows: Int32Array,
  pace: Pace,
): Promise<Set<number>> {
  const found = new Set<number>();
  const looked = rows.length > ALL_ROWS ? rows.slice(-LAST_ROWS) : rows;
  for (const column of labels) {
    const read = grid.column(column);
    for (const [at, row] of looked.entries()) {
      if (at % ROWS_PER_LOOK === 0 && pace.spent) await pace.turn(1);
      const cell = read(row);
      if (cell && isTotalLabel(cell.trim())) found.add(row);
    }
  }
  return found;
}

const isEmpty = (grid: Grid, column: number, row: number): boolean =>
  (grid.column(column)(row) ?? '').trim() === '';

/** Besides the word itself, none of the columns that name what a row is about holds anything. */
function hasEmptyKeys(grid: Grid, { keys }: TableShape, row: number): boolean {
  const filled = keys.filter((column) => !isEmpty(grid, column, row));
  return keys.length > 1 && filled.length <= 1;
}
