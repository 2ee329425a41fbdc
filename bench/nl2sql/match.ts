import type { QueryResult } from '../../src/core/query/types.js';

/** What an answer must give. */
export interface Expected {
  /** The rows, or the query that gives them where the collection does not list them. */
  rows: readonly (readonly unknown[])[] | string;
  /** Parts of dates: days and months are compared by name, and periods without rows may be missing. */
  binned?: boolean;
  /** The column that the question wants the rows sorted by. */
  sortedBy?: number;
}

const NAMED = /^(mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/i;

/**
 * The same set of rows: order ignored unless asked for, numbers to 1e-6, columns in any order of the axes. "Thur" and "Sept" of a
 * printed axis are Thursday and September.
 */
export function matches(
  { columns, rows }: QueryResult,
  goldRows: readonly (readonly unknown[])[],
  expected: Expected,
): boolean {
  const wanted = goldRows.map((row) => row.map((cell) => plain(cell, expected.binned)));
  const filled = expected.binned
    ? wanted.filter((row) => row.some((cell, i) => i > 0 && cell !== 0))
    : wanted;
  const got = rows.map((row) => columns.map(({ name }) => plain(row[name], expected.binned)));
  const ours = expected.binned ? got.filter((row) => !(row.length === 2 && row[1] === 0)) : got;
  if (ours.length !== filled.length || (ours[0] ?? []).length !== (filled[0] ?? []).length) return false;
  return orders(columns.length).some((order) => {
    const turned = ours.map((row) => order.map((i) => row[i]));
    const key = expected.sortedBy;
    return (
      sameSet(turned, filled) &&
      (key === undefined || turned.every((row, i) => same(row[key], filled[i]?.[key])))
    );
  });
}

function plain(cell: unknown, binned: boolean | undefined): string | number {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return Number(cell);
  if (typeof cell === 'number') return cell;
  const text = (typeof cell === 'string' ? cell : JSON.stringify(cell))
    .trim()
    .replace(/(\d)T(\d)/, '$1 $2')
    .replace(/ 00:00:00(?:\.0+)?$/, '');
  if (text !== '' && Number.isFinite(Number(text))) return Number(text);
  return binned && NAMED.test(text) ? text.slice(0, 3).toLowerCase() : text;
}

const same = (a: unknown, b: unknown): boolean =>
  typeof a === 'number' && typeof b === 'number'
    ? Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))
    : a === b;

function sameSet(a: readonly (readonly unknown[])[], b: readonly (readonly unknown[])[]): boolean {
  const key = (row: readonly unknown[]): string =>
    row.map((cell) => (typeof cell === 'number' ? Number(cell.toPrecision(10)) : cell)).join('\u0001');
  const [x, y] = [a, b].map((rows) => [...rows].sort((p, q) => (key(p) < key(q) ? -1 : 1)));
  return (x ?? []).every((row, i) => row.every((cell, j) => same(cell, y?.[i]?.[j])));
}

function orders(length: number): number[][] {
  if (length === 1) return [[0]];
  if (length === 2) return [[0, 1], [1, 0]]; // prettier-ignore
  return length === 3 ? [[0, 1, 2], [1, 0, 2], [0, 2, 1], [2, 1, 0], [1, 2, 0], [2, 0, 1]] : []; // prettier-ignore
}
