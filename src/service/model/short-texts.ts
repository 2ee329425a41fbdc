import type { Cell } from '../../core/query/types.js';

const MOST_CELL = 80;
const MOST_TEXT = 600;

/** A text of a person or host as a prompt holds it. */
export const cut = (text: string): string =>
  text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT - 1)}…` : text;

/** A cell as a prompt holds it. */
export function shortCell(cell: Cell): Cell {
  const text = typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : cell;
  return typeof text === 'string' && text.length > MOST_CELL ? `${text.slice(0, MOST_CELL - 1)}…` : text;
}
