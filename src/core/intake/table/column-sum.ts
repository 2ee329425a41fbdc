import { fitsDecimal, numberText, numberValue, type NumberText } from '../columns/number-text.js';

/** Sums that people write are rounded; more than this part of them is another figure. */
const TOLERANCE = 0.005;

/** Adds up a column of numbers in text, row by row, to see which rows are sums of the ones above. */
export class ColumnSum {
  private readonly read: (row: number) => string | undefined;
  private decimal: '.' | ',' = '.';
  private all = 0;
  private block = 0;
  private blockRows = 0;

  constructor(read: (row: number) => string | undefined) {
    this.read = read;
  }

  /** Finds the decimal sign. */
  prepare(rows: Int32Array): void {
    for (const row of rows) {
      const shape = this.number(row)?.shape;
      if (!shape || (shape.decimal === '' && shape.group === '')) continue;
      if (shape.decimal === ',' || shape.group === '.') this.decimal = ',';
      if (shape.decimal !== '' || shape.group === '.' || shape.group === ',') return;
    }
  }

  add(row: number): void {
    const value = this.value(row) ?? 0;
    this.all += value;
    this.block += value;
    this.blockRows += 1;
  }

  closeBlock(): void {
    this.block = 0;
    this.blockRows = 0;
  }

  /** Whether the row's figure is the sum of the block above, or of all rows above. */
  matches(row: number): boolean {
    const value = this.value(row);
    if (value === undefined || value === 0) return false;
    const isNear = (sum: number): boolean => sum !== 0 && Math.abs(value - sum) <= Math.abs(sum) * TOLERANCE;
    return (this.blockRows > 0 && isNear(this.block)) || isNear(this.all);
  }

  private value(row: number): number | undefined {
    const number = this.number(row);
    return number && fitsDecimal(number, this.decimal) ? numberValue(number, this.decimal) : undefined;
  }

  private number(row: number): NumberText | undefined {
    return numberText((this.read(row) ?? '').trim());
  }
}
