import { DeckError } from '../errors.js';
import type { Cell, Column } from '../query/types.js';
import { intl } from '../template/intl-cache.js';
import { cellOf, nameOf, numberOf } from './cells.js';
import type { Frame } from './frame.js';
import type { Grain } from './wall-time.js';
import { formatMoment, grainOf, wallTime } from './wall-time.js';
import { oneType } from './widget-types.js';

export interface Category {
  /** The cell itself as text: what identifies it, and what a highlight may name. */
  key: string;
  label: string;
  /** Position on a scale of its own: a wall time or a number; null where categories are only names. */
  at: number | null;
}
export interface Series {
  name: string;
  values: (number | null)[];
  total: number;
}
export interface Matrix {
  categories: Category[];
  series: Series[];
  /** Categories that have an order of their own: never sorted by value, never cut to the top ones. */
  scale: 'time' | 'number' | 'names';
  grain: Grain;
}

/**
 * Rows as categories × series. Without a series column a row is a category (two rows of one name stay two bars);
 * with one, a pair may stand once only, except where marks are stacked and so add up.
 */
export function readMatrix(frame: Frame, duplicates: 'keep' | 'sum' | 'refuse'): Matrix {
  const { encoding, data, timeZone, locale, phrases } = frame;
  const categoryColumn = data.columns.find((column) => column.name === encoding.category);
  const cells = data.rows.map((row) => cellOf(row, encoding.category ?? ''));
  const { scale, positions } = positionsOf(cells, categoryColumn, timeZone);
  const grain = scale === 'time' ? grainOf(positions.filter((at) => at !== null)) : 'day';
  const plainNumbers = positions.every(
    (at) => at === null || (Number.isInteger(at) && at >= 1000 && at < 3000),
  );
  const labelOf = (cell: Cell, at: number | null): string => {
    if (at === null) return nameOf(cell, phrases);
    if (scale === 'time') return formatMoment(at, grain, locale);
    if (plainNumbers) return String(at);
    // The digits of text are formatted one by one: beyond 2^53 a double would name another row.
    return intl
      .number(locale, { maximumFractionDigits: 6 })
      .format(typeof cell === 'string' ? (cell as `${number}`) : at);
  };

  const categories: Category[] = [];
  const series: Series[] = [];
  const categoryIndex = new Map<string, number>();
  const seriesIndex = new Map<string, number>();
  data.rows.forEach((row, i) => {
    const cell = cells[i] ?? null;
    const at = positions[i] ?? null;
    const key = nameOf(cell, phrases);
    let c = duplicates === 'keep' && encoding.series === undefined ? undefined : categoryIndex.get(key);
    if (c === undefined) {
      c = categories.push({ key, label: labelOf(cell, at), at }) - 1;
      categoryIndex.set(key, c);
    }
    const name = encoding.series === undefined ? '' : nameOf(cellOf(row, encoding.series), phrases);
    let s = seriesIndex.get(name);
    if (s === undefined) {
      s = series.push({ name, values: [], total: 0 }) - 1;
      seriesIndex.set(name, s);
    }
    const target = series[s] as Series;
    const value = numberOf(cellOf(row, encoding.value ?? ''));
    const before = target.values[c];
    if (before !== undefined && duplicates === 'refuse') refuseDuplicate(frame, key, name);
    target.values[c] = before === undefined || before === null ? value : before + (value ?? 0);
  });
  for (const it of series) {
    it.values = Array.from({ length: categories.length }, (_, i) => it.values[i] ?? null);
    it.total = it.values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  }
  const matrix: Matrix = { categories, series, scale, grain };
  const sort = frame.config.sort;
  const isOwn = sort === 'none' || sort === 'value' || sort === 'value-asc';
  return scale === 'names' || isOwn ? matrix : pick(matrix, byPosition(matrix));
}

// What strftime and CAST AS VARCHAR make of dates: 2024-03, 2024-03-01, 2024-03-01 12:30:00.
const DATE_TEXT = /^\d{4}-\d\d(?:-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z?)?)?$/u;
const isDateText = (cell: Cell): boolean => typeof cell === 'string' && DATE_TEXT.test(cell.trim());
const wholeDate = (text: string): string => (text.trim().length === 7 ? `${text.trim()}-01` : text);

/** What categories are places of, and which: wall times, numbers, or none. */
export function positionsOf(
  cells: readonly Cell[],
  column: Column | undefined,
  timeZone: string,
): { scale: Matrix['scale']; positions: (number | null)[] } {
  if (column?.type === 'date' || column?.type === 'datetime') {
    const positions = cells.map((cell) => wallTime(cell, timeZone));
    if (positions.some((at) => at !== null)) return { scale: 'time', positions };
  }
  if (column?.type === 'string' && cells.every((cell) => cell === null || isDateText(cell))) {
    const positions = cells.map((cell) =>
      wallTime(typeof cell === 'string' ? wholeDate(cell) : null, timeZone),
    );
    if (
      positions.every((at, i) => (at === null) === (cells[i] === null)) &&
      positions.some((at) => at !== null)
    )
      return { scale: 'time', positions };
  }
  if (column?.type === 'number') return { scale: 'number', positions: cells.map(numberOf) };
  return { scale: 'names', positions: cells.map(() => null) };
}

function refuseDuplicate(frame: Frame, key: string, series: string): never {
  const { encoding, spec } = frame;
  const pair =
    encoding.series === undefined ? JSON.stringify(key) : `${JSON.stringify(key)}, ${JSON.stringify(series)}`;
  const columns = [encoding.category, encoding.series]
    .filter((name) => name !== undefined)
    .map((name) => JSON.stringify(name));
  throw new DeckError(
    'wrong_columns',
    `${oneType(spec.type)} takes one row for each ${columns.join(' and ')}, but ${pair} stands in several rows.`,
    {
      hint:
        encoding.series === undefined
          ? 'Aggregate in the SQL (GROUP BY), or name the column that tells the rows apart "series".'
          : 'Aggregate in the SQL (GROUP BY both columns).',
    },
  );
}

/** What a value is called: its category, and its series where there are several. */
export function valueName(category: Category, series: Series): string {
  return series.name === '' ? category.label : `${category.label}, ${series.name}`;
}

/** More marks than a picture can show are an error that says what to do, not a picture that nobody can read. */
export function requireReadable(frame: Frame, matrix: Matrix, most: number): void {
  const marks = matrix.categories.length * matrix.series.length;
  if (marks <= most) return;
  const { spec, encoding } = frame;
  throw new DeckError(
    'too_large',
    `This ${spec.type} of ${matrix.categories.length} values of ${JSON.stringify(encoding.category ?? encoding.label)}` +
      `${matrix.series.length > 1 ? ` in ${matrix.series.length} series` : ''} cannot be read; it takes ${most} marks.`,
    { hint: 'Group in the SQL, for example by month or into ranges, or LIMIT the rows.' },
  );
}

function byPosition(matrix: Matrix): number[] {
  const place = (i: number): number => matrix.categories[i]?.at ?? Number.POSITIVE_INFINITY;
  return matrix.categories
    .map((_, i) => i)
    .sort((a, b) => (place(a) === place(b) ? a - b : place(a) < place(b) ? -1 : 1));
}

/** The matrix with these categories, in this order. */
export function pick(matrix: Matrix, indices: readonly number[]): Matrix {
  return {
    ...matrix,
    categories: indices.map((i) => matrix.categories[i] as Category),
    series: matrix.series.map((it) => ({ ...it, values: indices.map((i) => it.values[i] ?? null) })),
  };
}

/** Category indices by their sum over all series, largest first; equal ones keep their order. */
export function bySize(matrix: Matrix, absolute = false): number[] {
  const sums = matrix.categories.map((_, i) => {
    const values = matrix.series.map((it) => it.values[i] ?? null).filter((value) => value !== null);
    if (values.length === 0) return Number.NEGATIVE_INFINITY;
    const sum = values.reduce((a, b) => a + b, 0);
    return absolute ? Math.abs(sum) : sum;
  });
  return sums.map((_, i) => i).sort((a, b) => order(sums[b] ?? 0, sums[a] ?? 0) || a - b);
}

/** Category indices by their sum over all series, smallest first; those without a value stand behind. */
export function smallestFirst(matrix: Matrix): number[] {
  const isKnown = (i: number): boolean => matrix.series.some((it) => (it.values[i] ?? null) !== null);
  const order = bySize(matrix);
  return [...order.filter(isKnown).reverse(), ...order.filter((i) => !isKnown(i))];
}

/** Series by total, largest first; those beyond `most` become one, named `other`. Says how many were joined. */
export function joinSmallSeries(
  matrix: Matrix,
  most: number,
  other: string,
): { matrix: Matrix; joined: number } {
  const ranked = [...matrix.series].sort((a, b) => order(Math.abs(b.total), Math.abs(a.total)));
  if (ranked.length <= most) return { matrix: { ...matrix, series: ranked }, joined: 0 };
  const rest = ranked.splice(most - 1);
  const values = matrix.categories.map((_, i) =>
    rest.reduce<number | null>((sum, it) => {
      const value = it.values[i] ?? null;
      return value === null ? sum : (sum ?? 0) + value;
    }, null),
  );
  ranked.push({ name: other, values, total: rest.reduce((sum, it) => sum + it.total, 0) });
  return { matrix: { ...matrix, series: ranked }, joined: rest.length };
}

const order = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
