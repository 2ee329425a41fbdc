import type { StorageType } from './ingest-types.js';
import { shown } from './shown.js';
import { isMissing } from './storage-cells.js';
import { looksLikeDate, parseIsoDate, parseIsoDateTime } from './temporal.js';

/** What was found in a whole column. */
export interface Inference {
  type: StorageType;
  /** Every cell is null. */
  empty: boolean;
  /** A text column (CSV, or values of one textual kind): a declared type is then cast from the text. */
  textual: boolean;
  /** Why the column stayed text though it looked like something else. */
  problem?: { code: 'mixed_types' | 'invalid_dates'; detail: string };
}

const INT32 = 2_147_483_647;
const INT64 = 2n ** 63n;
/** Both ways of loading carry 38 digits. */
const HUGE = 10n ** 38n;

type Kind = 'boolean' | 'number' | 'bigint' | 'string' | 'date' | 'nested';

function kindOf(cell: unknown): Kind {
  if (cell instanceof Date) return 'date';
  const kind = typeof cell;
  return kind === 'object' ? 'nested' : (kind as Kind);
}

/** The narrowest storage type that holds every value of the column exactly. */
export function inferValues(rowCount: number, read: (row: number) => unknown): Inference {
  const kinds = new Map<Kind, number>();
  const numbers = new NumberRange();
  const texts = new TextShape();
  let invalidDate = -1;
  for (let row = 0; row < rowCount; row += 1) {
    const cell = read(row);
    if (cell === null || cell === undefined) continue;
    if (isMissing(cell)) {
      if (cell instanceof Date && invalidDate < 0) invalidDate = row;
      continue;
    }
    const kind = kindOf(cell);
    if (!kinds.has(kind)) kinds.set(kind, row);
    if (kind === 'number') numbers.add(cell as number);
    else if (kind === 'bigint') numbers.addBigInt(cell as bigint);
    else if (kind === 'string') texts.add(cell as string, row);
  }
  const result = typeOf(kinds, numbers, texts, read);
  if (invalidDate >= 0 && !result.problem) {
    result.problem = {
      code: 'invalid_dates',
      detail: `row ${invalidDate + 1} holds an invalid Date; it is null`,
    };
  }
  return result;
}

function typeOf(
  kinds: Map<Kind, number>,
  numbers: NumberRange,
  texts: TextShape,
  read: (row: number) => unknown,
): Inference {
  const only = (...allowed: Kind[]) => [...kinds.keys()].every((kind) => allowed.includes(kind));
  const found = (type: StorageType): Inference => ({ type, empty: false, textual: kinds.has('string') });
  if (kinds.size === 0) return { type: 'VARCHAR', empty: true, textual: false };
  if (only('boolean')) return found('BOOLEAN');
  if (only('number', 'bigint')) {
    const type = numbers.type();
    if (type) return found(type);
  }
  if (only('nested')) return found('VARCHAR');
  if (only('string')) {
    if (texts.isDate()) return found('DATE');
    if (texts.isTemporal()) return found('TIMESTAMP');
    const detail = texts.invalidDate();
    return { ...found('VARCHAR'), ...(detail ? { problem: { code: 'invalid_dates', detail } } : {}) };
  }
  if (only('date', 'string') && texts.isTemporal()) return found('TIMESTAMP');
  const parts = [...kinds].map(([kind, row]) => `${kind} (row ${row + 1}: ${shown(read(row))})`);
  return {
    type: 'VARCHAR',
    empty: false,
    textual: true,
    problem: { code: 'mixed_types', detail: parts.join(', ') },
  };
}

class NumberRange {
  private integral = true;
  private min = Infinity;
  private max = -Infinity;
  private big: { min: bigint; max: bigint } | undefined;

  add(value: number): void {
    if (!Number.isSafeInteger(value)) this.integral = false;
    if (value < this.min) this.min = value;
    if (value > this.max) this.max = value;
  }

  addBigInt(value: bigint): void {
    this.big ??= { min: value, max: value };
    if (value < this.big.min) this.big.min = value;
    if (value > this.big.max) this.big.max = value;
  }

  /** Undefined where no number type holds all: fractions beside integers beyond 2^53, or more than 38 digits. */
  type(): StorageType | undefined {
    const low = this.big && this.big.min;
    const high = this.big && this.big.max;
    if (low === undefined || high === undefined) {
      if (!this.integral) return 'DOUBLE';
      return this.min >= -INT32 - 1 && this.max <= INT32 ? 'INTEGER' : 'BIGINT';
    }
    if (!this.integral) {
      const exact = Number.isSafeInteger(Number(low)) && Number.isSafeInteger(Number(high));
      return exact ? 'DOUBLE' : undefined;
    }
    if (low >= -INT64 && high < INT64) {
      const small =
        low >= BigInt(-INT32 - 1) && high <= BigInt(INT32) && !(this.min < -INT32 - 1 || this.max > INT32);
      return small ? 'INTEGER' : 'BIGINT';
    }
    return low > -HUGE && high < HUGE ? 'HUGEINT' : undefined;
  }
}

/** Whether all text is ISO dates or times; a day that does not exist keeps the column as text. */
class TextShape {
  private dates = true;
  private temporal = true;
  private allLook = true;
  private bad: { row: number; text: string } | undefined;

  add(text: string, row: number): void {
    if (!this.allLook) return;
    if (this.temporal && parseIsoDate(text) !== null) return;
    this.dates = false;
    if (this.temporal && parseIsoDateTime(text) !== null) return;
    this.temporal = false;
    if (!looksLikeDate(text)) this.allLook = false;
    else this.bad ??= { row, text };
  }

  isDate(): boolean {
    return this.dates;
  }

  isTemporal(): boolean {
    return this.temporal;
  }

  invalidDate(): string | undefined {
    if (!this.bad || !this.allLook) return undefined;
    return `row ${this.bad.row + 1} holds ${shown(this.bad.text)}, which no calendar has; the column is kept as text`;
  }
}
