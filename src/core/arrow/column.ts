import type { RecordBatch } from './record-batch.js';
import { ArrowError } from './types.js';

/**
 * A column of a batch. `read` gives null, or what lies there exactly: numbers for integers of up to 32 bits and for floats, bigints for longer
 * ones and decimals (unscaled); days for dates, counts of the unit for times; text; bytes; `Interval`; arrays for lists and for structs
 * (one value a field); `[key, value]` arrays for maps; `UnionValue`.
 */
export interface Vector {
  length: number;
  read: (row: number) => unknown;
}

export interface Interval {
  months: number;
  days: number;
  nanos: bigint;
}

/** A column with bits for the rows that have a value. */
export function nullable(batch: RecordBatch, values: (length: number) => Vector['read']): Vector {
  const { length, nullCount } = batch.nextNode();
  const bits = batch.nextBuffer();
  const read = values(length);
  // Where nothing is null the bits may be missing, and where they are missing nothing is.
  if (nullCount === 0 || bits.length === 0) return { length, read };
  if (bits.length * 8 < length) throw new ArrowError('a column is shorter than its rows');
  return { length, read: (row) => (isSet(bits, row) ? read(row) : null) };
}

/** Bits lie in bytes, the lowest first. */
export const isSet = (bits: Uint8Array, row: number): boolean =>
  (((bits[row >> 3] as number) >> (row & 7)) & 1) === 1;

/** `length + 1` places, of 32 or 64 bits. */
export function readOffsets(wide: boolean, count: number, batch: RecordBatch): (row: number) => number {
  // Without rows there may be no offset at all.
  const buffer = batch.nextBuffer(count === 1 ? 0 : count * (wide ? 8 : 4));
  if (buffer.length === 0) return () => 0;
  const { buffer: bytes, byteOffset } = aligned(buffer, wide ? 8 : 4);
  if (!wide) {
    const offsets = new Int32Array(bytes, byteOffset, count);
    return (row) => offsets[row] as number;
  }
  const offsets = new BigInt64Array(bytes, byteOffset, count);
  return (row) => Number(offsets[row]);
}

export function checkRange(start: number, end: number, length: number): void {
  if (!(start >= 0 && start <= end && end <= length)) throw new ArrowError('a value lies outside its column');
}

/** The place, if there is one. */
export function within(place: number, length: number): number {
  checkRange(place, place + 1, length);
  return place;
}

/** Typed arrays begin at multiples of their width only. */
export function aligned(bytes: Uint8Array, width: number): Uint8Array<ArrayBuffer> {
  return bytes.byteOffset % Math.min(width, 8) === 0 ? (bytes as Uint8Array<ArrayBuffer>) : bytes.slice();
}
