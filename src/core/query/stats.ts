import type { ColumnStats, Privacy } from '../stream/protocol.js';
import type { Column, Row } from './types.js';

/**
 * Counts of each column's nulls and distinct values, and its least and greatest value where it has an order.
 * Under privacy `none` only the null counts: distinct values, minima and maxima are data.
 */
export function columnStats(
  columns: readonly Column[],
  rows: readonly Row[],
  privacy: Privacy,
): ColumnStats[] {
  return columns.map((column) => statsOf(column, rows, privacy));
}

function statsOf({ name, type }: Column, rows: readonly Row[], privacy: Privacy): ColumnStats {
  let nulls = 0;
  const values = new Set<string>();
  let min: string | number | undefined;
  let max: string | number | undefined;
  const ordered = type === 'number' || type === 'date' || type === 'datetime';
  const less = type === 'number' ? numberLess : textLess;
  for (const row of rows) {
    const cell = row[name];
    if (cell === null || cell === undefined) {
      nulls += 1;
      continue;
    }
    if (privacy === 'none') continue;
    values.add(typeof cell === 'string' ? cell : JSON.stringify(cell));
    if (!ordered || (typeof cell !== 'number' && typeof cell !== 'string')) continue;
    if (min === undefined || less(cell, min)) min = cell;
    if (max === undefined || less(max, cell)) max = cell;
  }
  if (privacy === 'none') return { name, nulls };
  return {
    name,
    nulls,
    distinct: values.size,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
}

/** Exact decimals beyond 2^53 are text in the rows. */
function numberLess(a: string | number, b: string | number): boolean {
  return Number(a) < Number(b);
}

function textLess(a: string | number, b: string | number): boolean {
  return a < b;
}
