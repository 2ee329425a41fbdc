import { dateText, timeOfDay } from '../columns/date-text.js';
import { isMissingMarker } from '../columns/missing.js';
import { numberText } from '../columns/number-text.js';

/** What a single cell looks like, before anything is known of its column. */
export type CellKind = 'empty' | 'missing' | 'number' | 'date' | 'time' | 'word';

export function cellKind(cell: string): CellKind {
  if (cell === '') return 'empty';
  if (isMissingMarker(cell)) return 'missing';
  if (!/\p{N}/u.test(cell) || /^\d{1,2}[月월]$/.test(cell)) return 'word';
  const number = numberText(cell);
  if ((!number || number.unit.length > 2) && dateText(cell)) return 'date';
  if (number || /^0\d+$/.test(cell)) return 'number';
  return timeOfDay(cell) === undefined ? 'word' : 'time';
}

/** Whether cells of this kind hold values, as names of columns do not. */
export const isValueKind = (kind: CellKind | undefined): boolean =>
  kind === 'number' || kind === 'date' || kind === 'time';
