import { parseIsoDate, parseIsoDateTime } from '../../base/temporal.js';
import { NumberRange } from '../values/number-range.js';
import { isBooleanWord } from './booleans.js';
import { dateText, isOrderOpen, timeOfDay } from './date-text.js';
import { isMissingMarker } from './missing.js';
import { numberText } from './number-text.js';

/** What a cell of text is written as. `whole` and `point` are numbers as programs write them. */
type Kind = 'whole' | 'point' | 'number' | 'day' | 'moment' | 'date' | 'time' | 'code' | 'missing' | 'word';

/** A cell as its source has it; what is no text yet is looked at as text. */
export type TextCell = string | number | bigint | boolean | null | undefined;

/** Other words of a column are counted up to this many different ones. */
const MOST_WORDS = 1000;
/** A column with this many cells, a fifth of them words, is text whatever follows. */
const ENOUGH = 2000;

/**
 * Counts how the cells of a column are written, from the first row to the last. What type the column has is decided once all columns
 * of the table are counted: they help each other.
 */
export class TextTally {
  readonly read: (row: number) => TextCell;
  readonly rowCount: number;
  /** Cells by kind; cells without text are none. */
  readonly counts: Record<Kind, number> = {
    ...{ whole: 0, point: 0, number: 0, day: 0, moment: 0, date: 0, time: 0, code: 0, missing: 0, word: 0 },
  };
  /** Whole numbers as programs write them. */
  readonly integers = new NumberRange();
  /** The first whole number that a double would round. */
  long: { row: number; cell: string } | undefined;
  /** Signs of decimals and groups. Point and comma by cells that leave no choice, `1,234` apart. */
  readonly signs = { point: 0, comma: 0, ambiguousPoint: 0, ambiguousComma: 0 };
  /** Whole numbers below and from a thousand, written without groups. */
  readonly small = { below: 0, from: 0 };
  readonly units = new Map<string, number>();
  readonly formats = new Map<string, number>();
  /** The largest first and second number of dates whose order is open. */
  readonly openOrder = { first: 0, second: 0 };
  readonly markers = new Map<string, number>();
  /** Different words and how often each occurs, up to a thousand. */
  readonly words = new Map<string, number>();
  booleans = 0;
  /** Numbers with a plus before them. */
  plus = 0;
  /** Numbers of nines alone (-999), which may stand for "no value". */
  readonly nines = new Set<string>();
  /** Different numbers below zero, up to two. */
  readonly negatives = new Set<string>();
  /** The first row whose text is finer than a microsecond. */
  fine: { row: number; cell: string } | undefined;
  firstWord: { row: number; cell: string } | undefined;
  /** False once the column is text for certain and counting ended. */
  complete = true;

  constructor(read: (row: number) => TextCell, rowCount: number) {
    this.read = read;
    this.rowCount = rowCount;
  }

  /** Cells that hold something. */
  get filled(): number {
    return Object.values(this.counts).reduce((sum, count) => sum + count, 0);
  }

  /** False once the rows that follow cannot change what the column is. */
  scan(from: number, to: number): boolean {
    for (let row = from; row < to; row += 1) {
      const cell = this.read(row);
      if (cell === undefined || cell === null || cell === '') continue;
      // A double beyond 2^53 is not the whole number that its shortest text looks like.
      if (typeof cell === 'number' && Number.isInteger(cell) && !Number.isSafeInteger(cell)) this.addDouble();
      else this.add(typeof cell === 'string' ? cell : String(cell), row);
    }
    const { counts, filled } = this;
    if (filled < ENOUGH || counts.word < filled * 0.2 || counts.word < this.rowCount * 0.02) return true;
    this.complete = to >= this.rowCount;
    return false;
  }

  private addDouble(): void {
    this.counts.point += 1;
    this.signs.point += 1;
  }

  private add(cell: string, row: number): void {
    this.counts[this.kindOf(cell, row)] += 1;
  }

  private kindOf(cell: string, row: number): Kind {
    const code = cell.charCodeAt(0);
    if ((code >= 48 && code <= 57) || code === 45 || code === 46) {
      const plain = this.plainNumber(cell, row);
      if (plain) return plain;
      if (parseIsoDate(cell) !== null) return 'day';
      if (parseIsoDateTime(cell) !== null) {
        if (cell.length > 26) this.fine ??= { row, cell };
        return 'moment';
      }
    }
    return this.writtenKind(cell.trim(), row);
  }

  /** The quick way of the cells that most columns of numbers are made of. */
  private plainNumber(cell: string, row: number): 'whole' | 'point' | 'code' | undefined {
    const { length } = cell;
    let at = cell.charCodeAt(0) === 45 ? 1 : 0;
    const first = at;
    let point = -1;
    for (; at < length; at += 1) {
      const code = cell.charCodeAt(at);
      if (code === 46 && point < 0) point = at;
      else if (code < 48 || code > 57) return undefined;
    }
    const whole = (point < 0 ? length : point) - first;
    if (first === 1) this.addNegative(cell);
    if (cell.charCodeAt(first) === 57 && /^-?9{2,}(?:\.(?:0*|9+))?$/.test(cell)) this.nines.add(cell);
    if (length === first || (point >= 0 && length === first + 1)) return undefined;
    if (whole > 1 && cell.charCodeAt(first) === 48) return point < 0 ? 'code' : undefined;
    if (point >= 0) {
      const isOpen = length - point === 4 && whole >= 1 && whole <= 3 && cell.charCodeAt(first) !== 48;
      if (isOpen) this.signs.ambiguousPoint += 1;
      else this.signs.point += 1;
      return 'point';
    }
    this.addWhole(cell, row, whole);
    return 'whole';
  }

  private addWhole(cell: string, row: number, digits: number): void {
    if (digits <= 3) this.small.below += 1;
    else this.small.from += 1;
    if (digits < 16) this.integers.add(Number(cell));
    else if (Number.isSafeInteger(Number(cell))) this.integers.add(Number(cell));
    else {
      this.integers.addBigInt(BigInt(cell));
      this.long ??= { row, cell };
    }
  }

  private addNegative(cell: string): void {
    if (this.negatives.size < 2) this.negatives.add(cell);
  }

  private writtenKind(text: string, row: number): Kind {
    if (text === '') return 'missing';
    if (isBooleanWord(text)) this.booleans += 1;
    if (isMissingMarker(text)) {
      count(this.markers, text);
      return 'missing';
    }
    const number = /\d/.test(text) ? numberText(text) : undefined;
    // `2019 Jan` is no amount of Jans.
    if (number && !(number.unit.length > 2 && dateText(text))) {
      const { decimal, group, ambiguous } = number.shape;
      if (decimal === '.' || group === ',') this.signs.point += 1;
      else if (decimal === ',' || group === '.') this.signs.comma += 1;
      else if (ambiguous === '.') this.signs.ambiguousPoint += 1;
      else if (ambiguous === ',') this.signs.ambiguousComma += 1;
      else if (number.body.length <= 3) this.small.below += 1;
      else if (group === '') this.small.from += 1;
      if (text.startsWith('+')) this.plus += 1;
      if (number.unit !== '') count(this.units, number.unit);
      if (number.negative) this.addNegative(text);
      if (/^9{2,}(?:[.,](?:0*|9+))?$/.test(number.body)) this.nines.add(text);
      return 'number';
    }
    const date = dateText(text);
    if (date) {
      count(this.formats, date.micros === undefined ? date.format : `${date.format} h:m`);
      if (isOrderOpen(date.format)) {
        this.openOrder.first = Math.max(this.openOrder.first, date.first);
        this.openOrder.second = Math.max(this.openOrder.second, date.second);
      }
      return 'date';
    }
    if (timeOfDay(text) !== undefined) return 'time';
    if (/^0\d+$/.test(text)) return 'code';
    this.firstWord ??= { row, cell: text };
    if (this.words.size < MOST_WORDS || this.words.has(text)) count(this.words, text);
    return 'word';
  }
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
