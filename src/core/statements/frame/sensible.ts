import { cellOf } from '../../chart/cells.js';
import { foldedName, isIdName } from '../../intake/roles/name-words.js';
import type { Row } from '../../query/types.js';

/** Magnitudes of doubles beyond these are marks for "missing" or errors, and print as rows of digits. */
const GREATEST = 1e18;
const LEAST = 1e-8;
/** The ends of a machine's integers, which exports write where a number is missing. */
const ENDS_OF_INTEGERS = new Set(['9223372036854775807', '-9223372036854775808', '18446744073709551615']);

/** Whether the values of columns can be spoken of: absurd magnitudes and identifiers of many digits say nothing. */
export function sensibleColumns(rows: readonly Row[], columns: readonly string[]): boolean {
  return columns.every((column) => {
    const cells = rows.map((row) => cellOf(row, column));
    const most = cells.reduce<number>(
      (a, cell) => (typeof cell === 'number' ? Math.max(a, Math.abs(cell)) : a),
      0,
    );
    const exact = cells.filter((cell) => typeof cell === 'string');
    const isNumber = !exact.some((cell) => ENDS_OF_INTEGERS.has(cell));
    const isId = exact.length > 0 && isIdName(foldedName(column));
    return isNumber && !isId && (most === 0 || (most >= LEAST && most <= GREATEST));
  });
}
