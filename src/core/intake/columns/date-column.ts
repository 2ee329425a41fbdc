import { shown } from '../../base/shown.js';
import {
  dateText as isoDate,
  epochMicros,
  parseIsoDate,
  parseIsoDateTime,
  timestampText,
} from '../../base/temporal.js';
import type { ReadingFlag } from '../reading.js';
import {
  cellsLeftOut,
  findMisfits,
  MOST_MISFITS,
  type ColumnContext,
  type ColumnFinding,
  type Misfits,
} from './column-finding.js';
import { dateDays, dateText, type DateText, type DayOrder, type Grain } from './date-text.js';
import { dayOrderOf } from './day-order.js';
import type { TextTally } from './text-tally.js';
import { plainText, textColumn } from './word-column.js';

/** With more that no calendar has, what looks like dates is something else. */
const MOST_INVALID = 0.3;

/** Reads a column whose cells are nearly all dates, with or without a time of day. */
export async function dateColumn(tally: TextTally, context: ColumnContext): Promise<ColumnFinding> {
  const { order, question } = await dayOrderOf(tally, context);
  const hasTime =
    tally.counts.moment > 0 || [...tally.formats.keys()].some((format) => format.endsWith(' h:m'));
  const read = hasTime ? momentReader(order) : dayReader(order);
  const isClean = tally.counts.day + tally.counts.moment === tally.filled;
  const look = isClean ? undefined : await findMisfits(tally, context, (cell) => read(String(cell)) !== null);
  if (look && look.misfits.length > MOST_MISFITS * look.filled && !context.wanted?.type)
    return unreadDates(tally, context, look);
  const noted = cellsLeftOut(tally.markers, look?.misfits);
  const formats = formatsOf(tally);
  const flags: ReadingFlag[] = [
    ...(question ? (['ambiguous_date_order'] as const) : []),
    ...noted.flags,
    ...(formats.length > 1 ? (['mixed_formats'] as const) : []),
    ...(formats.some((format) => /D.*YY|B.YY/.test(format)) ? (['two_digit_years'] as const) : []),
  ];
  const { fine } = tally;
  const readRow = (row: number): number | bigint | null => {
    const cell = tally.read(row);
    return cell === undefined || cell === null || cell === '' ? null : read(String(cell));
  };
  return {
    type: hasTime ? 'datetime' : 'date',
    stored: hasTime ? 'TIMESTAMP' : 'DATE',
    read: readRow,
    readText: (row) => {
      const value = readRow(row);
      if (value === null) return null;
      return hasTime ? timestampText(BigInt(value)) : isoDate(Number(value));
    },
    grain: grainOf(tally, hasTime),
    format: formats.map((format) => written(format, order)).join(' | '),
    ...noted.parts,
    ...(question && { question }),
    flags,
    ...(fine && {
      problem: {
        code: 'cut_digits' as const,
        detail: `row ${fine.row + 1} holds ${shown(fine.cell)}; digits finer than a microsecond are cut off`,
      },
    }),
  };
}

type Read = (cell: string) => number | bigint | null;

function dayReader(order: DayOrder): Read {
  return (cell) => {
    const days = parseIsoDate(cell);
    if (days !== null) return days;
    const found = dateText(cell.trim());
    return found ? dateDays(found, order) : null;
  };
}

/** Microseconds since 1970-01-01; a day alone is its midnight. */
function momentReader(order: DayOrder): Read {
  return (cell) => {
    const iso = parseIsoDateTime(cell);
    if (iso !== null) return iso;
    const found: DateText | undefined = dateText(cell.trim());
    const days = found ? dateDays(found, order) : null;
    if (!found || days === null) return null;
    const seconds = days * 86_400 - (found.offset ?? 0) * 60;
    return epochMicros(seconds, found.micros ?? 0);
  };
}

function unreadDates(tally: TextTally, context: ColumnContext, { misfits, filled }: Misfits): ColumnFinding {
  // Codes such as `30-96-12` are written like dates, and are none.
  if (misfits.length > filled * MOST_INVALID) return plainText(tally, context);
  const text = textColumn(tally, context);
  const first = misfits.find((misfit) => dateText(misfit.text));
  if (!first || text.problem) return text;
  const detail = `row ${first.row} holds ${shown(first.text)}, which no calendar has; the column is kept as text`;
  return { ...text, flags: ['misfits'], problem: { code: 'invalid_dates', detail } };
}

/** The ways in which days are written, most used first. A handful of cells written otherwise is one more way. */
function formatsOf({ counts, formats }: TextTally): string[] {
  const found = new Map<string, number>();
  const add = (format: string, count: number): void => {
    if (count > 0) found.set(format, (found.get(format) ?? 0) + count);
  };
  add('Y-M-D', counts.day + counts.moment);
  for (const [format, count] of formats) add(format.replace(' h:m', ''), count);
  return [...found].sort(([, a], [, b]) => b - a).map(([format]) => format);
}

const written = (format: string, order: DayOrder): string => {
  const [first, second] = order === 'dmy' || format.startsWith('A.') ? ['D', 'M'] : ['M', 'D'];
  return format.replace('A', first).replace('B', second);
};

function grainOf({ counts, formats }: TextTally, hasTime: boolean): Grain {
  if (hasTime) return 'second';
  if (counts.day > 0) return 'day';
  const names = [...formats.keys()];
  if (names.every((format) => format === 'Q')) return 'quarter';
  if (names.every((format) => format === 'W')) return 'week';
  return names.every((format) => !/D|B/.test(format) && format !== 'W') ? 'month' : 'day';
}
