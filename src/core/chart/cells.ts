import type { Cell, Row } from '../query/types.js';
import type { ChartPhrases } from './phrases.js';

/** The cell of an own column only: a column may be called `__proto__` or `constructor`. */
export function cellOf(row: Row, column: string): Cell {
  return Object.hasOwn(row, column) ? (row[column] ?? null) : null;
}

/** A cell of a number column as a finite number; exact decimals beyond 2^53 come as text. */
export function numberOf(cell: Cell): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  if (typeof cell !== 'string' || cell.trim() === '') return null;
  const value = Number(cell);
  return Number.isFinite(value) ? value : null;
}

// C0 and C1 controls and the two non-characters are no XML text; bidi embeddings and overrides would turn the
// labels around them.
const UNFIT =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Cs}/gu;

/** Text that may stand in an SVG: one line, no control characters, no lone surrogates. Not escaped. */
export function cleanText(text: string): string {
  return text
    .replace(/[\t\n\r\u2028\u2029]+/gu, ' ')
    .replace(UNFIT, '')
    .trim();
}

/** Whether a cell gives what it names nothing to be called by. */
export const isNameless = (cell: Cell): boolean =>
  cell === null || (typeof cell === 'string' && cleanText(cell) === '');

/** What a category or series is called: null, empty text and each length of blank text have names of their own. */
export function nameOf(cell: Cell, phrases: Pick<ChartPhrases, 'nullName' | 'emptyName'>): string {
  if (cell === null) return phrases.nullName;
  if (typeof cell !== 'string' || !isNameless(cell)) return textOf(cell);
  const blanks = cell.replace(UNFIT, '').length;
  return blanks === 0 ? phrases.emptyName : `"${'\u00a0'.repeat(blanks)}"`;
}

/** A cell as the text of a label; numbers and dates are formatted elsewhere. */
export function textOf(cell: Cell): string {
  if (cell === null) return '–';
  const text = cleanText(typeof cell === 'object' ? JSON.stringify(cell) : String(cell));
  return text === '' ? '–' : text;
}
