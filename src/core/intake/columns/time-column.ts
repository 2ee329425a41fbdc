import { timeText } from '../../base/temporal.js';
import { cellsLeftOut, MOST_MISFITS, type ColumnContext, type ColumnFinding } from './column-finding.js';
import { timeOfDay } from './date-text.js';
import type { TextTally } from './text-tally.js';
import { textColumn } from './word-column.js';

/** Reads a column of times of day; they are kept as text (`09:05`, `09:05:30`), which sorts as they do. */
export function timeColumn(tally: TextTally, context: ColumnContext): ColumnFinding {
  const { counts, filled, markers } = tally;
  const values = filled - counts.missing;
  if (values - counts.time > MOST_MISFITS * values && !context.wanted?.type)
    return textColumn(tally, context);
  const misfits: { row: number; text: string }[] = [];
  if (values > counts.time) {
    for (let row = 0; row < tally.rowCount; row += 1) {
      const cell = String(tally.read(row) ?? '').trim();
      if (cell !== '' && timeOfDay(cell) === undefined && !markers.has(cell))
        misfits.push({ row: row + 1, text: cell });
    }
  }
  const noted = cellsLeftOut(markers, misfits);
  const read = (row: number): string | null => {
    const micros = timeOfDay(String(tally.read(row) ?? '').trim());
    return micros === undefined ? null : timeText(BigInt(micros)).replace(/^(\d\d:\d\d):00$/, '$1');
  };
  return {
    ...{ type: 'time', stored: 'VARCHAR', read, readText: read, format: 'h:m' },
    ...noted.parts,
    flags: noted.flags,
  };
}
