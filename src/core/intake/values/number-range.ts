import type { StorageType } from '../table-types.js';

const INT32 = 2_147_483_647;
const INT64 = 2n ** 63n;
/** Both ways of loading carry 38 digits. */
const HUGE = 10n ** 38n;

/** The numbers of a column: what the narrowest type is that holds them all exactly. */
export class NumberRange {
  /** False once a fraction, a NaN or a number beyond 2^53 came: those are doubles. */
  private integral = true;
  /** Of numbers, without bigints. */
  min = Infinity;
  max = -Infinity;
  private big: { min: bigint; max: bigint } | undefined;

  add(value: number): void {
    if (this.integral && !Number.isSafeInteger(value)) this.integral = false;
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
    const small = this.min >= -INT32 - 1 && this.max <= INT32;
    if (!this.big) return this.integral ? (small || this.max < this.min ? 'INTEGER' : 'BIGINT') : 'DOUBLE';
    const { min, max } = this.big;
    if (!this.integral) {
      return Number.isSafeInteger(Number(min)) && Number.isSafeInteger(Number(max)) ? 'DOUBLE' : undefined;
    }
    if (min >= BigInt(-INT32 - 1) && max <= BigInt(INT32) && (small || this.max < this.min)) return 'INTEGER';
    if (min >= -INT64 && max < INT64) return 'BIGINT';
    return min > -HUGE && max < HUGE ? 'HUGEINT' : undefined;
  }
}
