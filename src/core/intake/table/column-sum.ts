import { ROWS_PER_LOOK, type Pace } from '../../base/pace.js';
import { numberText, numberValue, type NumberText } from '../columns/number-text.js';

const SIGNS = ['.', ','] as const;

/** A column of numbers in text, to see which rows are sums of others. Where nothing shows the decimal sign, both are tried. */
export class ColumnSum {
  /** By row, and for each decimal sign; NaN where the cell is not a number. */
  private readonly values: Record<'.' | ',', Float64Array>;
  /** Half of the last digit that cells have: sums of rounded numbers are off by as much for each row. */
  private readonly rounding: number;
  private block = { '.': 0, ',': 0 };
  private all = { '.': 0, ',': 0 };
  private rows = 0;
  private blockRows = 0;

  private constructor(values: Record<'.' | ',', Float64Array>, digits: number) {
    this.values = values;
    this.rounding = digits > 0 ? 0.5 * 10 ** -digits : 0;
  }

  static async of(
    read: (row: number) => string | undefined,
    rows: Int32Array,
    pace: Pace,
  ): Promise<ColumnSum> {
    const values = {
      '.': new Float64Array(rows.length).fill(NaN),
      ',': new Float64Array(rows.length).fill(NaN),
    };
    let sign: '.' | ',' | undefined;
    const most = { '.': 0, ',': 0 };
    for (const [at, row] of rows.entries()) {
      if (at % ROWS_PER_LOOK === 0 && pace.spent) await pace.turn(1);
      const number = numberText((read(row) ?? '').trim());
      if (!number) continue;
      for (const each of SIGNS) values[each][at] = numberValue(number, each);
      sign ??= decimalOf(number);
      const { decimal } = number.shape;
      if (decimal !== '')
        most[decimal] = Math.max(most[decimal], /[.,](\d*)$/.exec(number.body)?.[1]?.length ?? 0);
    }
    if (sign === undefined) return new ColumnSum(values, 0);
    return new ColumnSum({ '.': values[sign], ',': values[sign] }, most[sign]);
  }

  add(at: number): void {
    for (const sign of SIGNS) {
      const value = this.values[sign][at] as number;
      if (Number.isNaN(value)) continue;
      this.all[sign] += value;
      this.block[sign] += value;
    }
    this.rows += 1;
    this.blockRows += 1;
  }

  closeBlock(): void {
    this.block = { '.': 0, ',': 0 };
    this.blockRows = 0;
  }

  reset(): void {
    this.closeBlock();
    this.all = { '.': 0, ',': 0 };
    this.rows = 0;
  }

  has(at: number): boolean {
    return !Number.isNaN(this.values['.'][at]);
  }

  /** Whether a row's figure is the sum of all other rows that were added. */
  isSumOfOthers(at: number): boolean {
    return SIGNS.some((sign) => {
      const value = this.values[sign][at] as number;
      return value !== 0 && this.isNear(value, this.all[sign] - value, this.rows - 1);
    });
  }

  /** Whether a row's figure is the sum of the rows added since the last total, or of all. */
  matches(at: number): boolean {
    return SIGNS.some((sign) => {
      const value = this.values[sign][at] as number;
      return (
        this.isNear(value, this.block[sign], this.blockRows) || this.isNear(value, this.all[sign], this.rows)
      );
    });
  }

  private isNear(value: number, sum: number, rows: number): boolean {
    const tolerance = Math.abs(sum) * 1e-9 + this.rounding * (rows + 1);
    return rows > 0 && sum !== 0 && Math.abs(value - sum) <= tolerance;
  }
}

function decimalOf(number: NumberText | undefined): '.' | ',' | undefined {
  const { decimal = '', group = '' } = number?.shape ?? {};
  if (decimal !== '') return decimal;
  if (group === '.') return ',';
  return group === ',' ? '.' : undefined;
}
