import type { ColumnScan, Inference, StorageType } from '../table-types.js';
import { NumberRange } from './number-range.js';
import { shown } from '../../base/shown.js';
import { looksLikeDate, parseIsoDate, parseIsoDateTime, timestampText } from '../../base/temporal.js';

const SURROGATE = /[\ud800-\udfff]/;

/** False where text holds half of a surrogate pair: the engine's is UTF-8, which has none. Most text has no such code: seeing so is quick. */
const isWhole = (text: string): boolean =>
  !SURROGATE.test(text) || (text as string & { isWellFormed(): boolean }).isWellFormed();

type Kind = 'boolean' | 'number' | 'bigint' | 'string' | 'date' | 'nested';

/** Finds the narrowest storage type that holds every value of the column exactly. */
export class ValueScan implements ColumnScan {
  private readonly read: (row: number) => unknown;
  /** The first row of each kind. */
  private readonly kinds = new Map<Kind, number>();
  private readonly numbers = new NumberRange();
  private readonly texts = new TextShape();
  private last: Kind | undefined;
  private invalidDate = -1;
  private halved = -1;

  constructor(read: (row: number) => unknown) {
    this.read = read;
  }

  scan(from: number, to: number): boolean {
    for (let row = from; row < to; row += 1) this.add(this.read(row), row);
    return true;
  }

  add(cell: unknown, row: number): void {
    let kind: Kind;
    switch (typeof cell) {
      case 'number':
        kind = 'number';
        this.numbers.add(cell);
        break;
      case 'string':
        kind = 'string';
        if (this.texts.open && this.texts.add(cell, row)) break;
        if (this.halved < 0 && !isWhole(cell)) this.halved = row;
        break;
      case 'boolean':
        kind = 'boolean';
        break;
      case 'bigint':
        kind = 'bigint';
        this.numbers.addBigInt(cell);
        break;
      case 'object':
        if (cell === null) return;
        kind = cell instanceof Date ? 'date' : 'nested';
        if (kind === 'date' && Number.isNaN((cell as Date).getTime())) {
          if (this.invalidDate < 0) this.invalidDate = row;
          return;
        }
        break;
      default:
        return;
    }
    if (kind === this.last) return;
    this.last = kind;
    if (!this.kinds.has(kind)) this.kinds.set(kind, row);
  }

  found(): Inference {
    const result = this.typeOf();
    if (this.invalidDate >= 0) {
      const detail = `row ${this.invalidDate + 1} holds an invalid Date; it is null`;
      result.problem ??= { code: 'invalid_dates', detail };
    }
    const detail = result.type === 'TIMESTAMP' && this.texts.fine;
    if (detail) result.problem ??= { code: 'cut_digits', detail };
    return this.halved < 0 ? result : { ...result, halved: this.halved };
  }

  private typeOf(): Inference {
    const { kinds, numbers, texts } = this;
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
      if (texts.isTemporal) return { ...found(texts.isDate ? 'DATE' : 'TIMESTAMP'), read: texts.reader() };
      const detail = texts.invalidDate();
      return {
        ...found('VARCHAR'),
        onlyText: true,
        ...(detail ? { problem: { code: 'invalid_dates', detail } } : {}),
      };
    }
    if (only('date', 'string') && texts.isTemporal) return found('TIMESTAMP');
    const parts = [...kinds].map(([kind, row]) => `${kind} (row ${row + 1}: ${shown(this.read(row))})`);
    return {
      type: 'VARCHAR',
      empty: false,
      textual: true,
      problem: { code: 'mixed_types', detail: parts.join(', ') },
    };
  }
}

/** Rows of a column whose values are kept together: a list that grows leaves twice its size behind. */
const PIECE = 4096;

/** Whether all text is ISO dates or times; a day that does not exist keeps the column as text. */
export class TextShape {
  isDate = true;
  isTemporal = true;
  /** False once some text is nothing like a date: nothing more is to be found. */
  open = true;
  /** Says where digits are cut off. */
  fine = '';
  /** By row the days of dates, or the microseconds of times: reading them again takes as long as finding the type. NaN is none. */
  private values: Float64Array[] | undefined = [];
  private bad: { row: number; text: string } | undefined;

  /** True for an ISO date or time. */
  add(text: string, row: number): boolean {
    if (this.isTemporal) {
      const days = parseIsoDate(text);
      const value = days ?? parseIsoDateTime(text);
      if (value !== null) {
        const isDate = days !== null;
        if (!isDate && text.length > 26 && this.fine === '') this.fine = cutDigits(text, row);
        // Days and microseconds do not go together.
        if (isDate !== this.isDate && this.values?.length !== 0) this.values = undefined;
        if (!isDate) this.isDate = false;
        this.keep(value, row);
        return true;
      }
    }
    this.isDate = false;
    this.isTemporal = false;
    this.values = undefined;
    if (!looksLikeDate(text)) this.open = false;
    else this.bad ??= { row, text };
    return false;
  }

  private keep(value: number | bigint, row: number): void {
    if (typeof value === 'bigint') this.values = undefined;
    else if (this.values) {
      const piece = (this.values[Math.floor(row / PIECE)] ??= new Float64Array(PIECE).fill(NaN));
      piece[row % PIECE] = value;
    }
  }

  /** Undefined where the column has dates and times, or times that no number holds exactly. */
  reader(): ((row: number) => number | null) | undefined {
    const { values } = this;
    return (
      values &&
      ((row) => {
        const value = values[Math.floor(row / PIECE)]?.[row % PIECE] ?? NaN;
        return Number.isNaN(value) ? null : value;
      })
    );
  }

  invalidDate(): string | undefined {
    if (!this.bad || !this.open) return undefined;
    return `row ${this.bad.row + 1} holds ${shown(this.bad.text)}, which no calendar has; the column is kept as text`;
  }
}

/** Times are kept to the microsecond. */
export function cutDigits(text: string, row: number): string {
  if (!/[.,]\d{6}\d*[1-9]/.test(text)) return '';
  return `row ${row + 1} holds ${shown(text)}; digits finer than a microsecond are cut off`;
}

/** The same of a time in nanoseconds since 1970-01-01. */
export const cutNanos = (nanos: bigint, row: number): string =>
  nanos % 1000n === 0n ? '' : cutDigits(timestampText(nanos, 9) ?? '', row);
