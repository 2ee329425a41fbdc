import { ROWS_PER_LOOK, type Pace } from '../../base/pace.js';
import type { Grid } from '../grid/grid.js';
import { isMissingMarker } from '../columns/missing.js';
import { ColumnSum } from './column-sum.js';
import { isFull, type RowSample } from './row-sample.js';
import { isAverageLabel, isTotalLabel } from './total-words.js';

/** Totals are looked for among all rows up to this many, and in longer tables among the last ones. */
const ALL_ROWS = 50_000;
const LAST_ROWS = 20;
/** Columns that may hold the word. */
const LABEL_COLUMNS = 4;

/** Rows at the top and at the end of a table that may be totals without a word. */
const OUTER_ROWS = 2;

export interface FoundTotals {
  rows: number[];
  /** Columns in which every total is the sum of its rows: they hold amounts. */
  summed: number[];
}

/**
 * Finds rows of totals and subtotals among rows of data. A word says so, and the figures are sums of the rows above (or, at the top, of
 * all below), or nothing else is in the row. Without a word a first or last row is one where its figures are the sums of all others and
 * most of what names a row is empty.
 *
 * @returns rows of the grid, in order, and the columns whose figures they sum up
 */
export async function findTotals(
  grid: Grid,
  sample: RowSample,
  rows: Int32Array,
  pace: Pace,
): Promise<FoundTotals> {
  const none: FoundTotals = { rows: [], summed: [] };
  const shape = tableShape(grid, sample);
  if (shape.numbers.length === 0 || rows.length < 2) return none;
  const labelled = await labelledRows(grid, shape, rows, pace);
  const isLong = rows.length > ALL_ROWS;
  if (isLong) {
    const found = [...labelled].filter((row) => emptyKeys(grid, shape, row) >= 1);
    return { rows: found.sort((a, b) => a - b), summed: [] };
  }
  const places = [...rows.keys()];
  const outer = [...places.slice(0, OUTER_ROWS), ...places.slice(-OUTER_ROWS)];
  const bare = new Set(
    outer.filter(
      (at) => !labelled.has(rows[at] as number) && emptyKeys(grid, shape, rows[at] as number) >= 0.5,
    ),
  );
  const candidates = new Set([...places.filter((at) => labelled.has(rows[at] as number)), ...bare]);
  if (candidates.size === 0 || candidates.size === rows.length) return none;
  const sums: ColumnSum[] = [];
  for (const column of shape.numbers) sums.push(await ColumnSum.of(grid.column(column), rows, pace));
  const top = await topTotals(sums, places, candidates, pace);
  const totals = new Set(top.filter((at) => isTotal(at, true)));
  const [summed, others] = [new Set<number>(), new Set<number>()];
  for (const at of places) {
    if (at % ROWS_PER_LOOK === 0 && pace.spent) await pace.turn(1);
    if (totals.has(at)) continue;
    if (candidates.has(at) && isTotal(at, false)) {
      totals.add(at);
      for (const [place, sum] of sums.entries()) {
        if (sum.has(at)) (sum.matches(at) ? summed : others).add(shape.numbers[place] as number);
        sum.closeBlock();
      }
    } else for (const sum of sums) sum.add(at);
  }
  return {
    rows: [...totals].sort((a, b) => a - b).map((at) => rows[at] as number),
    summed: [...summed].filter((column) => !others.has(column)),
  };

  function cellAt(column: number, row: number): string {
    return (grid.column(column)(row) ?? '').trim();
  }

  function isTotal(at: number, isTop: boolean): boolean {
    const row = rows[at] as number;
    const share = emptyKeys(grid, shape, row);
    const filled = sums.filter((sum) => sum.has(at));
    const matching = isTop ? filled.length : filled.filter((sum) => sum.matches(at)).length;
    if (bare.has(at)) return matching > 0;
    // The last rows of a list may be its averages, which are no sums.
    if (at >= rows.length - OUTER_ROWS && shape.labels.some((column) => isAverageLabel(cellAt(column, row))))
      return true;
    if (share >= 1 && shape.keys.length > 1) return true;
    // With all that names a row filled, as data have it, all figures must be sums.
    const needed =
      share === 0 && shape.keys.length > 1 ? Math.max(2, filled.length) : Math.max(1, filled.length / 3);
    return matching >= needed;
  }
}

/** Candidates before the data whose figures are the sums of all other rows, or of those that are no candidates. */
async function topTotals(
  sums: readonly ColumnSum[],
  places: readonly number[],
  candidates: ReadonlySet<number>,
  pace: Pace,
): Promise<number[]> {
  const first = places.slice(0, OUTER_ROWS).filter((at) => candidates.has(at));
  if (first.length === 0) return [];
  const found = (matches: (sum: ColumnSum, at: number) => boolean): number[] => {
    const tops = first.filter((at) => sums.some((sum) => sum.has(at) && matches(sum, at)));
    for (const sum of sums) sum.reset();
    return tops;
  };
  const addAll = async (added: readonly number[]): Promise<void> => {
    for (const [index, at] of added.entries()) {
      if (index % ROWS_PER_LOOK === 0 && pace.spent) await pace.turn(1);
      for (const sum of sums) sum.add(at);
    }
  };
  await addAll(places);
  const ofOthers = found((sum, at) => sum.isSumOfOthers(at));
  if (ofOthers.length > 0) return ofOthers;
  await addAll(places.filter((at) => !candidates.has(at)));
  return found((sum, at) => sum.matches(at));
}

interface TableShape {
  numbers: number[];
  /** Columns of words and dates, which name what a row is about. */
  keys: number[];
  labels: number[];
}

function tableShape(grid: Grid, { columns, rows, filled, full }: RowSample): TableShape {
  const isUsed = (column: number): boolean =>
    rows.filter((cells) => cells[column] !== '').length * 5 >= rows.length * 4;
  // In front of all others, days (20240131) and ids name a row as words do.
  const isCode = (column: number): boolean =>
    column === 0 &&
    rows.every(
      ([cell = ''], at) => !isFull(filled[at] ?? 0, full) || !/\d/.test(cell) || /^\d{4,}$/.test(cell),
    );
  const all = columns.map((kind, column) => ({ kind: isCode(column) ? undefined : kind, column }));
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
  const looked = rows.length > ALL_ROWS ? rows.subarray(-LAST_ROWS) : rows;
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

/** The share of the columns that name a row which are empty in it; the word itself is not counted. */
function emptyKeys(grid: Grid, { keys }: TableShape, row: number): number {
  const cells = keys.map((column) => (grid.column(column)(row) ?? '').trim());
  const label = cells.findIndex(isTotalLabel);
  const others = cells.filter((_cell, at) => at !== label);
  return others.length === 0
    ? 0
    : others.filter((cell) => cell === '' || isMissingMarker(cell)).length / others.length;
}
