import { aligned, checkRange, isSet, nullable, readOffsets, type Interval, type Vector } from './column.js';
import type { RecordBatch } from './record-batch.js';
import { ArrowError, TypeId, type ArrowType } from './types.js';

/** A column of a type that does not consist of others. */
export const plainVector = (type: ArrowType, batch: RecordBatch): Vector =>
  nullable(batch, (length) => values(type, length, batch));

function values(type: ArrowType, length: number, batch: RecordBatch): Vector['read'] {
  const fixed = <T>(width: number, make: (bytes: Uint8Array<ArrayBuffer>, length: number) => T): T =>
    make(aligned(batch.nextBuffer(length * width), width), length);
  switch (type.typeId) {
    case TypeId.Int:
      return integers(type.bitWidth ?? 0, type.signed ?? true, fixed);
    case TypeId.Float:
      return floats(type.precision ?? 0, fixed);
    case TypeId.Bool: {
      const bits = batch.nextBuffer(Math.ceil(length / 8));
      return (row) => isSet(bits, row);
    }
    case TypeId.Decimal:
      return decimals((type.bitWidth ?? 128) / 8, fixed);
    case TypeId.Date: {
      if (type.unit === 0) return integers(32, true, fixed);
      const millis = fixed(8, int64s);
      return (row) => Math.floor(Number(millis[row]) / 86_400_000);
    }
    case TypeId.Time:
      return integers(type.bitWidth ?? 32, true, fixed);
    case TypeId.Timestamp:
    case TypeId.Duration:
      return integers(64, true, fixed);
    case TypeId.Interval:
      return intervals(type.unit ?? 0, fixed);
    case TypeId.Utf8:
    case TypeId.LargeUtf8: {
      const [offsets, bytes] = offsetsAndBytes(type, length, batch);
      return (row) => decode(bytes, offsets(row), offsets(row + 1));
    }
    case TypeId.Binary:
    case TypeId.LargeBinary: {
      const [offsets, bytes] = offsetsAndBytes(type, length, batch);
      return (row) => bytesBetween(bytes, offsets(row), offsets(row + 1));
    }
    case TypeId.FixedSizeBinary: {
      const size = type.size ?? 0;
      const bytes = batch.nextBuffer(length * size);
      return (row) => bytes.subarray(row * size, (row + 1) * size);
    }
    case TypeId.Utf8View:
      return views(length, batch, decode);
    case TypeId.BinaryView:
      return views(length, batch, bytesBetween);
    default:
      throw new ArrowError(`its type number ${type.typeId} is not known`);
  }
}

type Fixed = <T>(width: number, make: (bytes: Uint8Array<ArrayBuffer>, length: number) => T) => T;

const int64s = ({ buffer, byteOffset }: Uint8Array<ArrayBuffer>, length: number) =>
  new BigInt64Array(buffer, byteOffset, length);

function integers(bits: number, signed: boolean, fixed: Fixed): Vector['read'] {
  const array = fixed<ArrayLike<number | bigint>>(bits / 8, ({ buffer, byteOffset }, length) => {
    switch (bits) {
      case 8:
        return new (signed ? Int8Array : Uint8Array)(buffer, byteOffset, length);
      case 16:
        return new (signed ? Int16Array : Uint16Array)(buffer, byteOffset, length);
      case 32:
        return new (signed ? Int32Array : Uint32Array)(buffer, byteOffset, length);
      case 64:
        return new (signed ? BigInt64Array : BigUint64Array)(buffer, byteOffset, length);
      default:
        throw new ArrowError(`integers of ${bits} bits are not known`);
    }
  });
  return (row) => array[row];
}

function floats(precision: number, fixed: Fixed): Vector['read'] {
  if (precision === 0) {
    const halves = fixed(2, ({ buffer, byteOffset }, length) => new Uint16Array(buffer, byteOffset, length));
    return (row) => halfFloat(halves[row] as number);
  }
  const wide = precision === 2;
  const array = fixed<ArrayLike<number>>(wide ? 8 : 4, ({ buffer, byteOffset }, length) =>
    wide ? new Float64Array(buffer, byteOffset, length) : new Float32Array(buffer, byteOffset, length),
  );
  return (row) => array[row];
}

/** IEEE 754 binary16. */
function halfFloat(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction === 0 ? sign * Infinity : NaN;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** Two's complement, the lowest 32 bits first. */
function decimals(width: number, fixed: Fixed): Vector['read'] {
  const words = width / 4;
  const view = fixed(
    width,
    ({ buffer, byteOffset }, length) => new Int32Array(buffer, byteOffset, length * words),
  );
  return (row) => {
    let value = BigInt(view[(row + 1) * words - 1] as number);
    for (let at = words - 2; at >= 0; at -= 1) {
      value = (value << 32n) | BigInt((view[row * words + at] as number) >>> 0);
    }
    return value;
  };
}

function intervals(unit: number, fixed: Fixed): Vector['read'] {
  const width = [4, 8, 16][unit];
  if (width === undefined) throw new ArrowError('an interval has an unknown unit');
  const view = fixed(
    width,
    ({ buffer, byteOffset }, length) => new DataView(buffer, byteOffset, length * width),
  );
  const int32 = (at: number) => view.getInt32(at, true);
  if (unit === 0) return (row): Interval => ({ months: int32(row * 4), days: 0, nanos: 0n });
  if (unit === 1) {
    return (row): Interval => ({
      months: 0,
      days: int32(row * 8),
      nanos: BigInt(int32(row * 8 + 4)) * 1_000_000n,
    });
  }
  return (row): Interval => ({
    months: int32(row * 16),
    days: int32(row * 16 + 4),
    nanos: view.getBigInt64(row * 16 + 8, true),
  });
}

function offsetsAndBytes(
  { typeId }: ArrowType,
  length: number,
  batch: RecordBatch,
): [(row: number) => number, Uint8Array] {
  const wide = typeId === TypeId.LargeUtf8 || typeId === TypeId.LargeBinary;
  return [readOffsets(wide, length + 1, batch), batch.nextBuffer()];
}

/** Sixteen bytes a value: what is short lies within, what is long in one of the buffers that follow. */
function views<T>(
  length: number,
  batch: RecordBatch,
  take: (bytes: Uint8Array, start: number, end: number) => T,
): (row: number) => T {
  const inline = batch.nextBuffer(length * 16);
  const view = new DataView(inline.buffer, inline.byteOffset, inline.byteLength);
  const buffers = Array.from({ length: batch.nextVariadicCount() }, () => batch.nextBuffer());
  return (row) => {
    const at = row * 16;
    const size = view.getInt32(at, true);
    if (size <= 12) return take(inline, at + 4, at + 4 + size);
    const start = view.getInt32(at + 12, true);
    return take(buffers[view.getInt32(at + 8, true)] ?? NONE, start, start + size);
  };
}

const NONE = new Uint8Array();
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
/** Up to here a loop is faster than a call of the decoder. */
const SHORT = 24;

function decode(bytes: Uint8Array, start: number, end: number): string {
  checkRange(start, end, bytes.length);
  if (end - start > SHORT) return utf8.decode(bytes.subarray(start, end));
  let text = '';
  for (let at = start; at < end; at += 1) {
    const code = bytes[at] as number;
    if (code > 127) return utf8.decode(bytes.subarray(start, end));
    text += String.fromCharCode(code);
  }
  return text;
}

function bytesBetween(bytes: Uint8Array, start: number, end: number): Uint8Array {
  checkRange(start, end, bytes.length);
  return bytes.subarray(start, end);
}
