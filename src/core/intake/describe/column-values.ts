import { ROWS_PER_LOOK, type Pace } from '../../base/pace.js';
import { dateText, timestampText } from '../../base/temporal.js';
import type { ReadValue } from '../reading.js';
import type { StoredCell } from '../table-types.js';
import type { TypedColumn } from '../type-columns.js';

/** Rows of a long table that are looked at; nulls are counted in all. */
const LOOKED = 100_000;

/** What a column's values are like. */
export interface ColumnValues {
  /** Rows that were looked at, and those of them with a value. */
  rows: number;
  filled: number;
  /** In all rows. */
  nulls: number;
  distinct: number;
  first: ReadValue[];
  /** Of numbers and dates. */
  min?: number;
  max?: number;
  /** Of numbers; compensated after Neumaier (1974), so that the order of rows does not matter. */
  sum?: number;
  isWhole: boolean;
  isCounter: boolean;
  /** Of text: mean length, and the share of values with a digit, and with a blank. */
  length: number;
  withDigit: number;
  withBlank: number;
  /** Rows that hold the word for yes, or TRUE. */
  trues: number;
}

export async function columnValues(column: TypedColumn, rowCount: number, pace: Pace): Promise<ColumnValues> {
  const rows = Math.min(rowCount, LOOKED);
  const seen = new Set<StoredCell>();
  const sum = new ExactSum();
  const yes = column.finding?.yes;
  let [filled, nulls, min, max, trues] = [0, 0, Infinity, -Infinity, 0];
  let [letters, digits, blanks] = [0, 0, 0];
  let [isWhole, isCounter] = [true, true];
  let last = NaN;
  for (let row = 0; row < rowCount; row += 1) {
    if (row % ROWS_PER_LOOK === 0 && pace.spent) await pace.turn(row / rowCount);
    const cell = column.read(row);
    if (cell === null) nulls += 1;
    if (cell === null || row >= rows) continue;
    filled += 1;
    seen.add(cell);
    if (cell === true || (yes !== undefined && cell === yes)) trues += 1;
    if (typeof cell === 'string') {
      letters += cell.length;
      if (/\p{N}/u.test(cell)) digits += 1;
      if (/\s/.test(cell)) blanks += 1;
      continue;
    }
    const number = Number(cell);
    sum.add(number);
    if (number < min) min = number;
    if (number > max) max = number;
    isWhole &&= Number.isInteger(number);
    if (number - last !== 1 && !Number.isNaN(last)) isCounter = false;
    last = number;
  }
  const show = shownCell(column);
  const isNumeric = filled > 0 && max >= min;
  return {
    ...{ rows, filled, nulls, trues, isCounter },
    distinct: seen.size,
    first: Array.from({ length: Math.min(3, rowCount) }, (_unused, row) => show(column.read(row))),
    ...(isNumeric && { min, max, sum: sum.value }),
    isWhole: isNumeric && isWhole,
    length: letters / Math.max(1, filled),
    withDigit: digits / Math.max(1, filled),
    withBlank: blanks / Math.max(1, filled),
  };
}

/** Cells as JSON has them: days and instants as ISO text, words for yes and no as booleans. */
export function shownCell({ type, cast, finding }: TypedColumn): (cell: StoredCell) => ReadValue {
  return (cell) => {
    if (cell === null) return null;
    if (finding?.yes !== undefined && typeof cell === 'string') return cell === finding.yes;
    if (finding?.type === 'time') return String(cell).padEnd(8, ':00');
    if (type === 'DATE') return dateText(Number(cell));
    if (type === 'TIMESTAMP') return timestampText(BigInt(cell))?.replace(' ', 'T') ?? null;
    if (cast !== undefined && typeof cell === 'string' && /^DECIMAL/.test(cast)) return Number(cell);
    return typeof cell === 'bigint'
      ? Number.isSafeInteger(Number(cell))
        ? Number(cell)
        : String(cell)
      : cell;
  };
}

class ExactSum {
  private sum = 0;
  private rest = 0;

  add(value: number): void {
    const total = this.sum + value;
    this.rest += Math.abs(this.sum) >= Math.abs(value) ? this.sum - total + value : value - total + this.sum;
    this.sum = total;
  }

  get value(): number {
    return this.sum + this.rest;
  }
}
