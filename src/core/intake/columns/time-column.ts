import { timeText } from '../../base/temporal.js';
import {
  cellsLeftOut,
  findMisfits,
  MOST_MISFITS,
  type ColumnContext,
  type ColumnFinding,
} from './column-finding.js';
import { timeOfDay } from './date-text.js';
import type { TextTally } from './text-tally.js';
import { textColumn } from './word-column.js';

/** Reads a column of times of day; they are kept as text (`09:05`, `09:05:30`), which sorts as they do. */
export async function timeColumn(tally: TextTally, context: ColumnContext): Promise<ColumnFinding> {
  const { counts, filled, markers } = tally;
  const values = filled - counts.missing;
  if (values - counts.time > MOST_MISFITS * values && !context.wanted?.type)
    return textColumn(tally, context);
  const isClean = values === counts.time;
  const look = isClean
    ? undefined
    : await findMisfits(tally, context, (cell) => timeOfDay(String(cell).trim()) !== undefined);
  const noted = cellsLeftOut(markers, look?.misfits);
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
