import type { Cell, QueryResult } from '../core/query/types.js';

const MOST_ROWS = 30;
const WIDEST = 40;

/** Rows in columns as wide as they need, numbers on the right; the first thirty. */
export function printTable({ columns, rows }: QueryResult): void {
  const shown = rows.slice(0, MOST_ROWS).map((row) => columns.map(({ name }) => textOf(row[name])));
  const heads = columns.map(({ name }) => cut(name));
  const widths = heads.map((head, i) => Math.max(head.length, ...shown.map((row) => (row[i] ?? '').length)));
  const lineOf = (cells: readonly string[]): string =>
    cells
      .map((cell, i) =>
        columns[i]?.type === 'number' ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0),
      )
      .join('  ')
      .trimEnd();
  console.log(lineOf(heads));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of shown) console.log(lineOf(row));
  if (rows.length > shown.length) console.log(`… ${rows.length - shown.length} more rows`);
}

/** A cell on one line: control characters could drive the terminal. */
function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  const text = typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
  return cut(text.replace(/\p{C}+/gu, ' '));
}

const cut = (text: string): string => (text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text);
