import { ROWS_PER_LOOK, type Pace } from '../../base/pace.js';
import { civilDays, dateText as isoDate, timestampText } from '../../base/temporal.js';
import { foldedName, isDateName } from '../roles/name-words.js';
import { cellsLeftOut, type ColumnContext, type ColumnFinding } from './column-finding.js';
import type { TextTally } from './text-tally.js';

/** Days from 1899-12-30, where spreadsheets begin to count, to 1970-01-01. */
const SPREADSHEET_START = 25_569;
const EPOCH_NAME =
  /epoch|unix|timestamp|millis|(?:^| )(?:ts|start|end|inicio|inizio|fin|fine|debut|beginn|begin|ende|einde|aos|los)(?: |$)/;

/** A way in which dates are written as whole numbers. */
interface NumericDate {
  format: 'YYYYMMDD' | 'serial' | 'epoch' | 'epoch ms';
  type: 'date' | 'datetime';
  /** Days, or microseconds. */
  value: (number: number) => number | null;
}

/** A column of whole numbers that are dates: `20250131`, days of a spreadsheet, seconds or milliseconds since 1970. */
export async function numericDateColumn(
  tally: TextTally,
  context: ColumnContext,
): Promise<ColumnFinding | undefined> {
  const { counts, filled, markers } = tally;
  if (counts.whole === 0 || counts.whole !== filled - counts.missing) return undefined;
  const found = await numericDate(tally, context);
  if (!found) return undefined;
  const { type, format, value } = found;
  const noted = cellsLeftOut(markers);
  const read = (row: number): number | null => {
    const cell = tally.read(row);
    return cell === undefined || cell === null || !/^\s*\d+\s*$/.test(String(cell))
      ? null
      : value(Number(cell));
  };
  return {
    type,
    stored: type === 'date' ? 'DATE' : 'TIMESTAMP',
    read,
    readText: (row) => {
      const time = read(row);
      if (time === null) return null;
      return type === 'date' ? isoDate(time) : timestampText(BigInt(time));
    },
    grain: type === 'date' ? 'day' : 'second',
    format,
    ...noted.parts,
    flags: noted.flags,
  };
}

async function numericDate(
  tally: TextTally,
  { name: original, wanted: { type: wanted } = {}, pace }: ColumnContext,
): Promise<NumericDate | undefined> {
  const { min, max } = tally.integers;
  const name = foldedName(original);
  const isNamed = isDateName(name) || wanted === 'date' || wanted === 'datetime';
  const mayBeDays = min >= 18_000_101 && max <= 21_991_231 && (isNamed || tally.counts.whole > 4);
  if (mayBeDays && (await allDays(tally, pace)))
    return { format: 'YYYYMMDD', type: 'date', value: compactDay };
  if (!isNamed && !EPOCH_NAME.test(name)) return undefined;
  // 1990 to 2060.
  if (min >= 631_152_000_000 && max < 2_840_140_800_000)
    return { format: 'epoch ms', type: 'datetime', value: (number) => number * 1000 };
  if (min >= 631_152_000 && max < 2_840_140_800)
    return { format: 'epoch', type: 'datetime', value: (number) => number * 1_000_000 };
  // 1954 to 2064.
  if (isNamed && min >= 20_000 && max <= 60_000)
    return { format: 'serial', type: 'date', value: (number) => number - SPREADSHEET_START };
  return undefined;
}

const compactDay = (number: number): number | null =>
  civilDays(Math.floor(number / 10_000), Math.floor(number / 100) % 100, number % 100);

async function allDays({ read, rowCount }: TextTally, pace: Pace): Promise<boolean> {
  for (let row = 0; row < rowCount; row += 1) {
    if (row % ROWS_PER_LOOK === 0 && pace.spent) await pace.turn(1);
    const cell = read(row);
    if (
      cell !== undefined &&
      cell !== null &&
      /^\d+$/.test(String(cell)) &&
      compactDay(Number(cell)) === null
    )
      return false;
  }
  return true;
}
