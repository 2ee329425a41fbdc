import { textOf } from '../chart/cells.js';
import type { Column } from '../query/types.js';
import { FIT_SAFETY } from './fit-text.js';
import { measureText, type TextStyle } from './measure.js';

const MIN_COLUMN = 56;
/** A column takes at most this many times what its text needs: two words at both ends of a slide are no table. */
const MAX_STRETCH = 2.2;

/** `order_count` reads as `Order count`; names that are not plain snake case stand as they are. */
export function columnLabel(name: string): string {
  const text = textOf(name);
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/u.test(text)) return text;
  const words = text.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The width that each column's label and cells need. */
export function naturalWidths(
  columns: readonly Column[],
  cells: readonly string[][],
  style: TextStyle,
  padding: number,
): number[] {
  return columns.map((column, index) => {
    const widest = cells.reduce(
      (width, row) => Math.max(width, measureText(row[index] ?? '', style)),
      measureText(columnLabel(column.name), { ...style, bold: true }),
    );
    return Math.max(MIN_COLUMN, widest / (1 - FIT_SAFETY) + 2 * padding + 1);
  });
}

/** Too much room is shared in proportion; too little is taken from the widest columns first. */
export function shareWidth(natural: readonly number[], width: number): number[] {
  const needed = natural.reduce((total, value) => total + value, 0);
  if (needed <= width) {
    const stretch = Math.min(MAX_STRETCH, width / needed);
    return natural.map((value) => value * stretch);
  }
  let open = [...natural].sort((a, b) => a - b);
  let room = width;
  while (open.length > 0 && (open[0] as number) <= room / open.length) {
    room -= open[0] as number;
    open = open.slice(1);
  }
  const cap = open.length === 0 ? Infinity : room / open.length;
  return natural.map((value) => Math.min(value, cap));
}
