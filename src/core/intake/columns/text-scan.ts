import { cutDigits } from '../values/value-scan.js';
import type { ColumnScan, Inference } from '../table-types.js';
import { NumberRange } from '../values/number-range.js';
import { shown } from '../../base/shown.js';
import { looksLikeDate, parseIsoDate, parseIsoDateTime } from '../../base/temporal.js';

type Kind = 'BOOLEAN' | 'INTEGER' | 'DOUBLE' | 'DATE' | 'TIMESTAMP' | 'VARCHAR';

// No leading zeros: 01234 is a postal code, not a number. No plus sign: +4930… is a telephone number.
const INTEGER = /^-?(?:0|[1-9]\d*)$/;
const DOUBLE = /^-?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/;
const CODE = /^0\d+$/;
const SAMPLE = 1000;

function kindOf(cell: string): Kind {
  const text = cell.trim();
  const first = text.charCodeAt(0);
  // Digits, '-' and '.': anything else can only be a boolean or text.
  if ((first >= 48 && first <= 57) || first === 45 || first === 46) {
    if (INTEGER.test(text)) return 'INTEGER';
    // 1e999 is no double but infinity.
    if (DOUBLE.test(text)) return Number.isFinite(Number(text)) ? 'DOUBLE' : 'VARCHAR';
    if (parseIsoDate(text) !== null) return 'DATE';
    return parseIsoDateTime(text) === null ? 'VARCHAR' : 'TIMESTAMP';
  }
  return /^(?:true|false)$/i.test(text) ? 'BOOLEAN' : 'VARCHAR';
}

function join(a: Kind, b: Kind): Kind {
  if (a === b) return a;
  if ((a === 'INTEGER' && b === 'DOUBLE') || (a === 'DOUBLE' && b === 'INTEGER')) return 'DOUBLE';
  if ((a === 'DATE' && b === 'TIMESTAMP') || (a === 'TIMESTAMP' && b === 'DATE')) return 'TIMESTAMP';
  return 'VARCHAR';
}

/** Finds the type of a CSV column: the one that all its non-empty cells have. */
export class TextScan implements ColumnScan {
  private readonly read: (row: number) => unknown;
  private readonly rowCount: number;
  private readonly integers = new NumberRange();
  private kind: Kind | undefined;
  /** The cell that made the column text, and the kind that the cells before it have. */
  private odd: { row: number; cell: string } | undefined;
  /** The first integer that a double would round. */
  private long: { row: number; cell: string } | undefined;
  private fine = '';

  constructor(read: (row: number) => unknown, rowCount: number) {
    this.read = read;
    this.rowCount = rowCount;
  }

  scan(from: number, to: number): boolean {
    for (let row = from; row < to; row += 1) {
      const cell = this.read(row) as string | undefined;
      if (cell === undefined || cell === '') continue;
      const kind = kindOf(cell);
      if (kind === 'INTEGER') this.addInteger(cell, row);
      else if (kind === 'TIMESTAMP' && cell.length > 26 && this.fine === '') this.fine = cutDigits(cell, row);
      this.kind = this.kind === undefined ? kind : join(this.kind, kind);
      if (this.kind === 'VARCHAR') {
        this.odd = { row, cell };
        return false;
      }
    }
    return true;
  }

  found(): Inference {
    const { kind, fine, long } = this;
    const textual = true;
    if (kind === undefined) return { type: 'VARCHAR', empty: true, textual };
    if (this.odd) return this.textColumn(this.odd);
    if (kind === 'INTEGER') return { type: this.integers.type() ?? 'VARCHAR', empty: false, textual };
    if (kind === 'DOUBLE' && long) {
      const detail = `fractions, and row ${long.row + 1} holds ${shown(long.cell)}, which they would round; the column is kept as text`;
      return { type: 'VARCHAR', empty: false, textual, problem: { code: 'mixed_types', detail } };
    }
    const problem = fine === '' ? {} : { problem: { code: 'cut_digits' as const, detail: fine } };
    return { type: kind, empty: false, textual, ...problem };
  }

  private addInteger(cell: string, row: number): void {
    const value = Number(cell);
    if (Number.isSafeInteger(value)) this.integers.add(value);
    else {
      this.integers.addBigInt(BigInt(cell.trim()));
      this.long ??= { row, cell };
    }
  }

  /** A column that is nearly all numbers or dates is likely meant so: the warning names the cell in the way. */
  private textColumn({ row, cell }: { row: number; cell: string }): Inference {
    const result: Inference = { type: 'VARCHAR', empty: false, textual: true };
    if (CODE.test(cell)) return result;
    if (looksLikeDate(cell.trim())) {
      const detail = `row ${row + 1} holds ${shown(cell)}, which no calendar has; the column is kept as text`;
      return { ...result, problem: { code: 'invalid_dates', detail } };
    }
    const counts = new Map<Kind, number>();
    let seen = 0;
    const step = Math.max(1, Math.floor(this.rowCount / SAMPLE));
    let odd: { row: number; cell: string } | undefined;
    for (let at = 0; at < this.rowCount; at += step) {
      const text = this.read(at) as string | undefined;
      if (text === undefined || text === '') continue;
      if (CODE.test(text)) return result;
      const kind = kindOf(text);
      if (kind === 'VARCHAR') odd ??= { row: at, cell: text };
      seen += 1;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    const typed = seen - (counts.get('VARCHAR') ?? 0);
    if (seen < 5 || typed < seen * 0.8) return result;
    const { row: oddRow, cell: oddCell } =
      kindOf(cell) === 'VARCHAR' ? { row, cell } : (odd ?? { row, cell });
    const kinds = [...counts.keys()].filter((kind) => kind !== 'VARCHAR').join(' and ');
    const detail = `mostly ${kinds}, but row ${oddRow + 1} holds ${shown(oddCell)}; the column is kept as text`;
    return { ...result, problem: { code: 'mixed_types', detail } };
  }
}
