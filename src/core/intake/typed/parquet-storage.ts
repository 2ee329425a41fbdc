import type { SchemaElement, SchemaTree } from 'hyparquet';
import { decimalCell, decimalText, setOwn } from '../../base/cells.js';
import { cutDigits, cutNanos } from '../values/value-scan.js';
import type { StoredAs, StoredCell } from '../table-types.js';
import { cellText } from '../storage-cells.js';
import { parseIsoDateTime, timestampMicros, timeText } from '../../base/temporal.js';

/** How a column of a Parquet file is stored. */
export type ParquetStorage = StoredAs & {
  convert: (value: never) => StoredCell;
  /** Says where digits of a value are cut off. */
  cut?: (value: never, row: number) => string;
};

/**
 * The storage of a column by its place in the schema, whose annotations are taken off where the package would make other
 * values of them than exact ones.
 */
export function parquetStorage(element: SchemaElement, children: readonly SchemaTree[]): ParquetStorage {
  const isLeaf = children.length === 0 && element.repetition_type !== 'REPEATED';
  return isLeaf ? leaf(element) : nested(element, children);
}

const text: ParquetStorage = { type: 'VARCHAR', convert: (value: unknown) => cellText(value, 'A column') };

/** Lists, structs and maps as JSON text. */
function nested(element: SchemaElement, children: readonly SchemaTree[]): ParquetStorage {
  const exact = exactDecimals(element, children);
  return exact ? { ...text, convert: (value: unknown) => cellText(exact(value), 'A column') } : text;
}

/** Puts the exact decimals into a nested value that was read raw; undefined where its schema has none. */
function exactDecimals(
  element: SchemaElement,
  children: readonly SchemaTree[],
): ((value: unknown) => unknown) | undefined {
  if (children.length === 0) {
    if (!isDecimal(element)) return undefined;
    const { scale = 0 } = element;
    takeRaw(element);
    return each((value) => decimalCell(unscaled(value as number | bigint | Uint8Array), scale));
  }
  const [entry] = children;
  if (element.converted_type === 'LIST' && entry) {
    // Around the element there is a group of its own, which the reader leaves out.
    const item = entry.children.length === 1 ? (entry.children[0] as SchemaTree) : entry;
    return exactDecimals(item.element, item.children);
  }
  if (element.converted_type === 'MAP' && entry) {
    // Keys are names in what the reader gives: they stay as it writes them.
    const [, item] = entry.children;
    const exact = item && exactDecimals(item.element, item.children);
    return exact && each((value) => mapped(value as object, () => exact));
  }
  const parts = new Map(
    children.map((child) => [child.element.name, exactDecimals(child.element, child.children)]),
  );
  if ([...parts.values()].every((part) => part === undefined)) return undefined;
  return each((value) => mapped(value as object, (name) => parts.get(name)));
}

/** For a value, and for all in a list of such. */
function each(convert: (value: unknown) => unknown): (value: unknown) => unknown {
  const all = (value: unknown): unknown => {
    if (value === null || value === undefined) return value;
    return Array.isArray(value) ? value.map(all) : convert(value);
  };
  return all;
}

function mapped(
  value: object,
  convert: (name: string) => ((part: unknown) => unknown) | undefined,
): Record<string, unknown> {
  const parts: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) setOwn(parts, name, convert(name)?.(part) ?? part);
  return parts;
}

const isDecimal = ({ converted_type: converted, logical_type: logical }: SchemaElement): boolean =>
  converted === 'DECIMAL' || logical?.type === 'DECIMAL';

/** The package then leaves the column's values as the file has them. */
function takeRaw(element: SchemaElement): void {
  delete element.converted_type;
  delete element.logical_type;
}

/**
 * How a leaf of the schema is stored. Decimals, days and times are read raw (their annotation is taken off): the package
 * would make them doubles, which are not exact, and text.
 */
function leaf(element: SchemaElement): ParquetStorage {
  const { type, converted_type: converted, logical_type: logical, scale = 0, precision = 0 } = element;
  const raw = (stored: ParquetStorage): ParquetStorage => {
    takeRaw(element);
    return stored;
  };
  if (isDecimal(element)) {
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
    return raw({
      type: 'TIMESTAMP',
      convert: timestampMicros(digits),
      ...(digits > 6 && { cut: cutNanos }),
    });
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
      return { type: 'TIMESTAMP', convert: parseIsoDateTime, cut: cutDigits };
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
