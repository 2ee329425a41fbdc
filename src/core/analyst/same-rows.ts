import { fingerprint } from '../query/fingerprint.js';
import type { WidgetInput } from '../stream/protocol.js';

/** A table beside a chart has half a slide. */
const BESIDE = { rows: 12, columns: 4 };

/**
 * What tells the rows of a widget apart from those of others: its SQL without what a reader of SQL overlooks, else the rows themselves.
 * Undefined where neither is here.
 */
export function rowsKey({ dataKey, duckdbQuery, rows, rowCount }: WidgetInput): string | undefined {
  const sql = (duckdbQuery ?? dataKey ?? '').trim().replace(/[;\s]+$/u, '');
  if (sql !== '') return sql.replace(PIECES, (piece, quoted?: string) => quoted ?? plain(piece));
  return rows && rows.length >= rowCount ? fingerprint(rows) : undefined;
}

const PIECES = /('(?:[^']|'')*'|"(?:[^"]|"")*")|\s+|[^'"\s]+/gu;
const plain = (piece: string): string => (/^\s/u.test(piece) ? ' ' : piece.toLowerCase());

/** Whether a table says the figures of a chart beside it: of the same rows, and small enough for half a slide. */
export function goesBeside(table: WidgetInput, chart: WidgetInput): boolean {
  if (table.type !== 'table' || chart.type === 'table' || chart.type === 'big-number') return false;
  const key = rowsKey(chart);
  const fits = table.rowCount <= BESIDE.rows && table.columns.length <= BESIDE.columns;
  return fits && key !== undefined && key === rowsKey(table);
}
