/** Media type of an Arrow IPC stream. */
export const ARROW_STREAM = 'application/vnd.apache.arrow.stream';

/** Arrow's numbers for its types, `Type` of the format's Schema.fbs. */
export const TypeId = {
  Null: 1,
  Int: 2,
  Float: 3,
  Binary: 4,
  Utf8: 5,
  Bool: 6,
  Decimal: 7,
  Date: 8,
  Time: 9,
  Timestamp: 10,
  Interval: 11,
  List: 12,
  Struct: 13,
  Union: 14,
  FixedSizeBinary: 15,
  FixedSizeList: 16,
  Map: 17,
  Duration: 18,
  LargeBinary: 19,
  LargeUtf8: 20,
  LargeList: 21,
  RunEndEncoded: 22,
  BinaryView: 23,
  Utf8View: 24,
  ListView: 25,
  LargeListView: 26,
} as const;

/** A type with the parameters that its kind has. */
export interface ArrowType {
  typeId: number;
  /** Int, Decimal, Time: bits of a value. */
  bitWidth?: number;
  /** Int. */
  signed?: boolean;
  /** Decimal: digits in all. Float: 0 half, 1 single, 2 double. */
  precision?: number;
  /** Decimal: digits behind the point. */
  scale?: number;
  /** Time, Timestamp, Duration: second, milli-, micro-, nanosecond. Date: day, millisecond. Interval: months; days and milliseconds; all three. */
  unit?: number;
  /** Timestamp; empty for none. */
  timezone?: string;
  /** FixedSizeBinary: bytes; FixedSizeList: items. */
  size?: number;
  /** Union. */
  dense?: boolean;
  /** Union: the id that stands for each child. */
  typeIds?: number[];
  children?: ArrowField[];
  /** Values are places in the dictionary of this number. */
  dictionary?: { id: bigint; indices: ArrowType };
}

export interface ArrowField {
  name: string;
  type: ArrowType;
  metadata?: ReadonlyMap<string, string>;
}

/** Fraction digits of Arrow's time units: second, millisecond, microsecond, nanosecond. */
export const digitsOf = (unit: number): number => unit * 3;

/** Bytes that are no Arrow, or of a kind that is not read. */
export class ArrowError extends Error {
  override readonly name = 'ArrowError';
}
