import { nameOf, textOf } from '../chart/cells.js';
import { chartPhrases } from '../chart/phrases.js';
import { valueFormat } from '../chart/value-format.js';
import { formatWall, wallTime } from '../chart/wall-time.js';
import type { DeckFormat } from '../deck/types.js';
import type { Cell, ColumnType } from '../query/types.js';
import { formatValue, resolveTemplate } from '../template/index.js';

const DAY = 86_400_000;

/**
 * A cell as a reader sees it: numbers in the given format (a format of the template grammar), dates in the locale,
 * everything else as text, null as `–`, empty text by a word of the locale. Never throws: where the format or the locale
 * is not known, the plain form of the value stands.
 */
export function formatCell(cell: Cell, type: ColumnType, numberFormat: string, format: DeckFormat): string {
  if (cell === null || typeof cell === 'object' || typeof cell === 'boolean') return textOf(cell);
  if (type === 'number') {
    const text = attempt(cell, numberFormat, format) ?? attempt(cell, 'number', format) ?? textOf(cell);
    return isLost(cell, text, numberFormat, format) ? smallest(cell, text, numberFormat, format) : text;
  }
  if (type === 'date' || type === 'datetime') return attempt(cell, 'date', format) ?? textOf(cell);
  return nameOf(cell, chartPhrases(format.locale));
}

/** Whether a value that is not zero would be written as zero. */
const isLost = (
  cell: string | number,
  text: string,
  numberFormat: string,
  format: DeckFormat,
): cell is number =>
  typeof cell === 'number' && cell !== 0 && Math.abs(cell) < 1 && text === attempt(0, numberFormat, format);

function smallest(cell: number, text: string, numberFormat: string, format: DeckFormat): string {
  try {
    return valueFormat([cell], { ...format, numberFormat }).label(cell);
  } catch {
    return text;
  }
}

/** A time of day beside its date, `Mar 1, 2024, 9:00 AM`; like `formatCell` it never throws. */
export function formatTimeCell(cell: Cell, format: DeckFormat): string {
  try {
    const time = wallTime(cell, format.timeZone);
    if (time !== null) return formatWall(time, format.locale, { dateStyle: 'medium', timeStyle: 'short' });
  } catch {
    // A locale or a zone that does not exist.
  }
  return formatCell(cell, 'datetime', '', format);
}

/** Whether a cell is a time other than midnight, on the clocks of the deck's zone. */
export function hasTimeOfDay(cell: Cell, { timeZone }: DeckFormat): boolean {
  try {
    return (wallTime(cell, timeZone) ?? 0) % DAY !== 0;
  } catch {
    return false;
  }
}

function attempt(cell: string | number, source: string, format: DeckFormat): string | undefined {
  try {
    if (typeof cell === 'number' || source.startsWith('date')) return formatValue(cell, source, format);
    // Numbers beyond 2^53 come as their exact decimal text, which only a number column marks as a number.
    const columns = [{ name: 'value', type: 'number' as const, dbType: 'DECIMAL' }];
    const { text, problems } = resolveTemplate(
      `{{ value | ${source} }}`,
      {},
      { ...format, rows: [{ value: cell }], columns },
    );
    return problems.length === 0 ? text : undefined;
  } catch {
    return undefined;
  }
}
