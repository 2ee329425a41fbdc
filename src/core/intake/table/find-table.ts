import { ROWS_PER_LOOK, type Pace } from '../../base/pace.js';
import type { Grid } from '../grid/grid.js';
import type { LeftOut, ReadingFlag } from '../reading.js';
import type { RawTable, TableLayout } from '../table-types.js';
import { findHeader, headerAt, joinedNames, unbracketed, type HeaderPlace } from './find-header.js';
import { findFooter } from './footer-rows.js';
import { sampleRows, type RowSample } from './row-sample.js';
import { findTotals } from './total-rows.js';

export interface TableOptions {
  /** Row of the header, from 0; -1: there is none. */
  header?: number | undefined;
  /** Rows of totals are data too. */
  keepTotals?: boolean | undefined;
}

/** Where the table is in a grid: its names, its rows of data, and what is around them. */
export interface FoundTable {
  layout: TableLayout;
  /** Columns of the grid with their names; empty where the file has none. */
  columns: { at: number; name: string }[];
  /** Rows of the grid that hold data. */
  rows: Int32Array;
  /** Columns of the grid that rows of totals sum up. */
  summed: ReadonlySet<number>;
}

/** Tells names, data, totals and what is written around them apart. */
export async function findTable(grid: Grid, options: TableOptions, pace: Pace): Promise<FoundTable> {
  const sample = sampleRows(grid);
  const place = placeOf(sample, options);
  const names = namesOf(sample, place, grid);
  const filled = await filledRows(grid, place.firstRow, grid.rowCount, pace);
  const { rows: all, repeats } = await withoutRepeats(grid, names, filled, pace);
  const { rows: found, summed } = await findTotals(grid, sample, all, pace);
  const totals = new Set(options.keepTotals ? [] : found);
  const lowest = options.keepTotals
    ? Math.max(place.firstRow, ...found.map((row) => row + 1))
    : place.firstRow;
  const footer = findFooter(grid, sample, lowest, totals);
  const rows = await kept(all, (row) => row < footer.start && !totals.has(row), pace);
  const columns = await usedColumns(grid, names, rows, pace);
  const { title, notes, preamble } = preambleOf(sample, place);
  const leftOut: LeftOut = {
    ...(preamble > 0 && { preamble }),
    ...(totals.size > 0 && { totals: totals.size }),
    ...(repeats > 0 && { repeatedHeaders: repeats }),
    ...(footer.notes.length > 0 && { footer: rowsFrom(grid, footer.start, totals) }),
  };
  const named = columns.map(({ name }) => name).filter((name) => name !== '');
  const raised: Partial<Record<ReadingFlag, boolean>> = {
    preamble_left_out: preamble > 0,
    totals_row_left_out: totals.size > 0,
    footer_left_out: footer.notes.length > 0,
    two_header_rows: place.headerRows === 2 && place.hasUnits !== true && place.hasDescriptions !== true,
    no_header: place.header < 0,
    duplicate_names: new Set(named).size < named.length,
    ragged_rows: await isRagged(grid, columns, rows, pace),
    empty: rows.length === 0,
  };
  const flags = (Object.keys(raised) as ReadingFlag[]).filter((flag) => raised[flag]);
  const layout: TableLayout = {
    header: place.header,
    ...(title !== undefined && { title }),
    notes: [...notes, ...descriptionsOf(sample, place), ...footer.notes],
    leftOut,
    flags,
  };
  return { layout, columns, rows, summed: new Set(summed) };
}

/** Rows from one on, without totals. */
const rowsFrom = (grid: Grid, start: number, totals: ReadonlySet<number>): number =>
  grid.rowCount - start - [...totals].filter((row) => row >= start).length;

function placeOf(sample: RowSample, { header }: TableOptions): HeaderPlace {
  if (header === undefined) return findHeader(sample);
  if (header < 0) return { header: -1, headerRows: 0, firstRow: sample.start };
  return headerAt(sample, header);
}

async function filledRows(grid: Grid, from: number, to: number, pace: Pace): Promise<Int32Array> {
  const rows = new Int32Array(Math.max(0, to - from));
  let count = 0;
  for (let row = from; row < to; row += 1) {
    if (row % ROWS_PER_LOOK === 0 && pace.spent) await pace.turn(1);
    if (!grid.isBlank(row)) rows[count++] = row;
  }
  return rows.subarray(0, count);
}

/** Longer files come from programs, which name their columns once. */
const MOST_ROWS_PUT_TOGETHER = 200_000;

/** Without rows that name the columns once more, as files put together have them. */
async function withoutRepeats(
  grid: Grid,
  names: readonly string[],
  rows: Int32Array,
  pace: Pace,
): Promise<{ rows: Int32Array; repeats: number }> {
  const named = names.flatMap((name, column) => (name === '' ? [] : [column]));
  const [first] = named;
  if (first === undefined || named.length < 2 || rows.length > MOST_ROWS_PUT_TOGETHER)
    return { rows, repeats: 0 };
  const read = grid.column(first);
  const cell = (row: number, column: number): string => (grid.column(column)(row) ?? '').trim();
  const isRepeat = (row: number): boolean =>
    read(row)?.trim() === names[first] && named.every((column) => cell(row, column) === names[column]);
  const left = await kept(rows, (row) => !isRepeat(row), pace);
  return { rows: left, repeats: rows.length - left.length };
}

/** The rows that stay, in the place of all: what is left moves up. */
async function kept(rows: Int32Array, stays: (row: number) => boolean, pace: Pace): Promise<Int32Array> {
  let count = 0;
  for (let at = 0; at < rows.length; at += 1) {
    if (at % ROWS_PER_LOOK === 0 && pace.spent) await pace.turn(1);
    const row = rows[at] as number;
    if (stays(row)) rows[count++] = row;
  }
  return rows.subarray(0, count);
}

function namesOf(
  { rows, start }: RowSample,
  { header, headerRows, hasUnits, hasDescriptions }: HeaderPlace,
  grid: Grid,
): string[] {
  const first = rows[header - start] ?? [];
  const second = rows[header - start + 1] ?? [];
  if (hasDescriptions) return first;
  if (hasUnits) return first.map((name, at) => (second[at] ? `${name} (${unbracketed(second[at])})` : name));
  const names =
    headerRows === 2
      ? joinedNames(first, second, (column) => grid.reach?.(header, column))
      : headerRows === 1
        ? first
        : [];
  return Array.from({ length: grid.width }, (_unused, column) => names[column] ?? '');
}

/** Without columns that have neither a name nor a value: delimiters at the end of lines, gaps between columns. */
async function usedColumns(
  grid: Grid,
  names: readonly string[],
  rows: Int32Array,
  pace: Pace,
): Promise<FoundTable['columns']> {
  const used: FoundTable['columns'] = [];
  for (const [at, name] of names.entries()) {
    if (name !== '' || (await hasValue(grid.column(at), rows, pace))) used.push({ at, name });
  }
  return used;
}

async function hasValue(
  read: (row: number) => string | undefined,
  rows: Int32Array,
  pace: Pace,
): Promise<boolean> {
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_PER_LOOK === 0 && pace.spent) await pace.turn(1);
    if (read(row)?.trim()) return true;
  }
  return false;
}

function preambleOf(
  { rows, start, filled }: RowSample,
  { header, firstRow }: HeaderPlace,
): { title?: string; notes: string[]; preamble: number } {
  const preamble = (header < 0 ? firstRow : header) - start;
  const lines = rows
    .slice(0, preamble)
    .filter((_row, at) => (filled[at] as number) > 0)
    .map((cells) => cells.filter((cell) => cell !== '').join(' '));
  const [title, ...notes] = lines;
  return { ...(title !== undefined && { title }), notes, preamble };
}

/** What the file says of its columns, each behind the name of its column. */
function descriptionsOf({ rows, start }: RowSample, { header, hasDescriptions }: HeaderPlace): string[] {
  const [names, texts] = hasDescriptions ? rows.slice(header - start, header - start + 2) : [];
  return (texts ?? []).flatMap((text, at) => (text === '' ? [] : [`${names?.[at] ?? ''}: ${text}`]));
}

/** Whether rows have fewer or more cells than the header has names; an empty cell at the end of all is a delimiter at the end of lines. */
async function isRagged(
  grid: Grid,
  columns: FoundTable['columns'],
  rows: Int32Array,
  pace: Pace,
): Promise<boolean> {
  const last = columns.at(-1)?.at ?? 0;
  const named = columns.filter(({ name }) => name !== '').at(-1)?.at ?? last;
  if (last > named) return true;
  for (let at = 0; at < rows.length; at += 1) {
    if (at % ROWS_PER_LOOK === 0 && pace.spent) await pace.turn(1);
    if (grid.cells(rows[at] as number) <= last) return true;
  }
  return false;
}

/** The table in a grid, as columns of text. */
export async function tableOfGrid(grid: Grid, options: TableOptions, pace: Pace): Promise<RawTable> {
  const { layout, columns, rows, summed } = await findTable(grid, options, pace);
  const first = rows[0] ?? 0;
  const isWhole = rows.at(-1) === first + rows.length - 1;
  return {
    rowCount: rows.length,
    layout,
    columns: columns.map(({ at, name }) => {
      const read = grid.column(at);
      return {
        name,
        isText: true,
        ...(summed.has(at) && { summed: true }),
        read: isWhole ? (row) => read(first + row) : (row) => read(rows[row] as number),
      };
    }),
  };
}
