import { exactText, fitsDecimal, numberText, type NumberText } from '../columns/number-text.js';

/** A range of cells that are shown as one, with the value of the first. */
export interface Merge {
  row: number;
  column: number;
  lastRow: number;
  lastColumn: number;
}

/** One sheet as text cells, as a person sees their values. */
export interface Sheet {
  name: string;
  hidden: boolean;
  rowCount: number;
  width: number;
  /** Rows are counted from 0 as the sheet numbers them, blank rows included. `''` for an empty cell. */
  cell(row: number, column: number): string;
  merges: Merge[];
}

export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;

interface Row {
  /** Ascending; shared by rows with cells in the same columns. */
  columns: number[];
  texts: string[];
}

/** The cells of a sheet that hold something: a sheet may have its only cell in the last row. */
export class SheetCells implements Sheet {
  rowCount = 0;
  width = 0;
  readonly merges: Merge[] = [];
  readonly name: string;
  readonly hidden: boolean;
  private readonly rows = new Map<number, Row>();
  private usual: number[] = [];
  /** Columns with cells that are numbers. */
  private readonly numeric = new Set<number>();
  /** Cells of text that are written like numbers with a mark in them. */
  private readonly written: { row: number; column: number }[] = [];

  constructor(name: string, hidden: boolean) {
    this.name = name;
    this.hidden = hidden;
  }

  cell(row: number, column: number): string {
    const found = this.rows.get(row);
    if (!found) return '';
    const at = found.columns[column] === column ? column : indexIn(found.columns, column);
    return found.texts[at] ?? '';
  }

  /** Adds a row's cells that are not empty. */
  addRow(row: number, columns: number[], texts: string[]): void {
    if (columns.length === 0) return;
    if (columns.some((column, at) => at > 0 && column <= (columns[at - 1] as number)) || this.rows.has(row)) {
      this.addScattered(row, columns, texts);
      return;
    }
    const isUsual =
      columns.length === this.usual.length && columns.every((column, at) => column === this.usual[at]);
    if (!isUsual) this.usual = columns.slice();
    this.rows.set(row, { columns: this.usual, texts: texts.slice() });
    this.rowCount = Math.max(this.rowCount, row + 1);
    this.width = Math.max(this.width, (columns.at(-1) as number) + 1);
  }

  /** Notes of a cell whether it is a number, or text that looks like one. */
  note(row: number, column: number, text: string, isText: boolean): void {
    if (!isText) this.numeric.add(column);
    else if (text.length < 24 && /^[\s(+-]*\d[\d.,' \u00A0\u202F]*[)\s]*$/.test(text) && /[.,]/.test(text))
      this.written.push({ row, column });
  }

  /** Numbers that are kept as text with a decimal comma, in a column with other numbers, become such numbers. */
  settle(): void {
    const columns = new Set(
      this.written.map(({ column }) => column).filter((column) => this.numeric.has(column)),
    );
    for (const column of columns) {
      const cells = this.written.filter((cell) => cell.column === column);
      const numbers = cells.map(({ row }) => numberText(this.cell(row, column).trim()));
      const hasComma = numbers.some((number) => number?.shape.decimal === ',');
      if (!hasComma || !numbers.every((number) => number && fitsDecimal(number, ','))) continue;
      for (const [at, { row }] of cells.entries())
        this.replace(row, column, exactText(numbers[at] as NumberText, ','));
    }
    this.written.length = 0;
  }

  private replace(row: number, column: number, text: string): void {
    const found = this.rows.get(row);
    const at = found ? indexIn(found.columns, column) : -1;
    if (found && at >= 0) found.texts[at] = text;
  }

  /** Some programs write cells in any order, or a row in several parts; the last value of a cell counts. */
  private addScattered(row: number, columns: number[], texts: string[]): void {
    const before = this.rows.get(row);
    const cells = new Map(before?.columns.map((column, at) => [column, before.texts[at] as string]));
    columns.forEach((column, at) => cells.set(column, texts[at] as string));
    this.rows.delete(row);
    const sorted = [...cells].sort(([a], [b]) => a - b);
    this.addRow(
      row,
      sorted.map(([column]) => column),
      sorted.map(([, text]) => text),
    );
  }
}

function indexIn(columns: number[], column: number): number {
  let [low, high] = [0, columns.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = columns[middle] as number;
    if (found === column) return middle;
    if (found < column) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Row and column, from 0, of a reference such as `B7`; undefined where it is none, or lies outside of a sheet. */
export function cellOf(reference: string): { row: number; column: number } | undefined {
  let [column, row, at] = [0, 0, 0];
  for (; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  for (; at < reference.length; at += 1) {
    const digit = reference.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return undefined;
    row = row * 10 + digit;
  }
  const isInside = column >= 1 && column <= MAX_COLUMNS && row >= 1 && row <= MAX_ROWS;
  return isInside ? { row: row - 1, column: column - 1 } : undefined;
}
