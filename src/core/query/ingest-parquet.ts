import type { AsyncBuffer, FileMetaData, ParquetParsers, SchemaElement } from 'hyparquet';
import { decimalText } from './cells.js';
import type { RawColumn, RawTable, StoredAs, StoredCell } from './ingest-types.js';
import type { Pace } from './pace.js';
import { RowPieces } from './row-pieces.js';
import { cellText } from './storage-cells.js';
import { dateText, parseIsoDateTime, timestampMicros, timestampText, timeText } from './temporal.js';
import type { ByteSource } from './text-pieces.js';

/** Calendar values inside nested ones, as exact ISO text instead of `Date`, which has no microseconds and no days. */
const parsers: Partial<ParquetParsers> = {
  dateFromDays: dateText,
  timestampFromMilliseconds: (millis) => timestampText(millis, 3),
  timestampFromMicroseconds: (micros) => timestampText(micros, 6),
  timestampFromNanoseconds: (nanos) => timestampText(nanos, 9),
};

/**
 * Rows that are decoded in one go. Pages are the smallest unit, and DuckDB writes one for each group of 122,880 rows; other
 * writers' pages are smaller.
 */
const WINDOW = 131_072;

type Stored = StoredAs & { convert: (value: never) => StoredCell };

/** Parquet bytes, any of the usual compressions. The types are those of its schema. */
export async function parseParquet(source: ByteSource, pace: Pace): Promise<RawTable> {
  const [{ parquetMetadataAsync, parquetScan, parquetSchema }, { compressors }] = await Promise.all([
    import('hyparquet'),
    import('hyparquet-compressors'),
  ]);
  const file = asyncBuffer(source);
  const metadata = await parquetMetadataAsync(file, { parsers });
  const fields = parquetSchema(metadata).children.map(({ element, children }) => ({
    name: element.name,
    stored: children.length > 0 || element.repetition_type === 'REPEATED' ? text : storedAs(element),
    flat: children.length === 0,
    bytes: element.type === 'BYTE_ARRAY' && !element.converted_type && !element.logical_type,
  }));
  const scan = await parquetScan({
    file,
    metadata,
    compressors,
    parsers,
    utf8: false,
  });
  const columns: RawColumn[] = [];
  for (const [at, { name, stored, flat, bytes }] of fields.entries()) {
    const { convert, ...storage } = stored;
    let readable = bytes;
    const parts = new RowPieces<ArrayLike<unknown>>();
    for (const group of scan.ranges) {
      // Pages of nested columns cannot be skipped: a second window would decode all of the first again.
      const window = flat ? WINDOW : Infinity;
      for (let from = group.rowStart; from < group.rowEnd; from += window) {
        const to = Math.min(group.rowEnd, from + window);
        const values = await scan.readColumn({ column: name, rowStart: from, rowEnd: to });
        readable &&= isUtf8(values as ArrayLike<Uint8Array | undefined>);
        parts.add(values, to - from);
        if (pace.spent) await pace.turn((at + to / Number(metadata.num_rows)) / fields.length);
      }
    }
    const toCell = readable ? (value: Uint8Array) => decoder.decode(value) : convert;
    const read = parts.reader((part, row) => {
      const value = part[row];
      return value === null || value === undefined ? null : toCell(value as never);
    });
    columns.push({ name, read, stored: storage });
  }
  return { rowCount: rowCountOf(metadata), text: false, columns };
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Older writers do not say that bytes are text: they are where all of a column's are UTF-8. */
function isUtf8(values: ArrayLike<Uint8Array | null | undefined>): boolean {
  try {
    for (let row = 0; row < values.length; row += 1) {
      const value = values[row];
      if (value) decoder.decode(value);
    }
    return true;
  } catch {
    return false;
  }
}

function rowCountOf(metadata: FileMetaData): number {
  return metadata.row_groups.reduce((sum, { num_rows }) => sum + Number(num_rows), 0);
}

function asyncBuffer(source: ByteSource): AsyncBuffer {
  return {
    byteLength: source.size,
    slice: async (start, end = source.size) => {
      const from = start < 0 ? Math.max(0, source.size + start) : start;
      return new Uint8Array(await source.read(from, end)).buffer;
    },
  };
}

const text: Stored = { type: 'VARCHAR', convert: (value: unknown) => cellText(value, 'A column') };

/**
 * How a leaf of the schema is stored. Decimals, days and times are read raw (their annotation is taken off): the package
 * would make them doubles, which are not exact, and text.
 */
function storedAs(element: SchemaElement): Stored {
  const { type, converted_type: converted, logical_type: logical, scale = 0, precision = 0 } = element;
  const raw = (stored: Stored): Stored => {
    delete element.converted_type;
    delete element.logical_type;
    return stored;
  };
  if (converted === 'DECIMAL' || logical?.type === 'DECIMAL') {
    const convert = (value: number | bigint | Uint8Array) => decimalText(unscaled(value), scale);
    return raw({
      type: 'VARCHAR',
      ...(precision <= 38 ? { cast: `DECIMAL(${precision},${scale})` } : {}),
      convert,
    });
  }
  if (converted === 'DATE' || logical?.type === 'DATE') {
    return raw({ type: 'DATE', convert: (days: number) => days });
  }
  const digits = fractionDigits(element);
  if (converted?.startsWith('TIMESTAMP') || logical?.type === 'TIMESTAMP') {
    return raw({ type: 'TIMESTAMP', convert: timestampMicros(digits) });
  }
  if (converted?.startsWith('TIME') || logical?.type === 'TIME') {
    return raw({ type: 'VARCHAR', convert: (value: number | bigint) => timeText(BigInt(value), digits) });
  }
  const unsigned = converted?.startsWith('UINT') || (logical?.type === 'INTEGER' && !logical.isSigned);
  switch (type) {
    case 'BOOLEAN':
      return { type: 'BOOLEAN', convert: (value: boolean) => value };
    case 'INT32':
      return unsigned
        ? { type: 'BIGINT', convert: (value: number) => BigInt(value) }
        : { type: 'INTEGER', convert: (value: number) => value };
    case 'INT64':
      return { type: unsigned ? 'HUGEINT' : 'BIGINT', convert: (value: bigint) => value };
    case 'INT96':
      return { type: 'TIMESTAMP', convert: parseIsoDateTime };
    case 'FLOAT':
    case 'DOUBLE':
      return { type: 'DOUBLE', convert: (value: number) => value };
    default:
      return logical?.type === 'FLOAT16' ? { type: 'DOUBLE', convert: (value: number) => value } : text;
  }
}

/** Fraction digits of a time's unit. */
function fractionDigits({ converted_type: converted, logical_type: logical }: SchemaElement): number {
  const unit = logical?.type === 'TIME' || logical?.type === 'TIMESTAMP' ? logical.unit : undefined;
  if (unit === 'NANOS') return 9;
  return unit === 'MILLIS' || (unit === undefined && converted?.endsWith('MILLIS')) ? 3 : 6;
}

/** Big-endian two's complement, as decimals in bytes are. */
function unscaled(value: number | bigint | Uint8Array): bigint {
  if (!(value instanceof Uint8Array)) return BigInt(value);
  let whole = 0n;
  for (const byte of value) whole = (whole << 8n) | BigInt(byte);
  return BigInt.asIntN(value.length * 8, whole);
}
