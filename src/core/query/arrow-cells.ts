import type { DataType, Table } from '@uwdata/flechette';
import { base64, decimalCell, floatCell, integerCell, mapCell, setOwn } from './cells.js';
import { isWideInteger, wideIntegerCell } from './exact-columns.js';
import { dateText, timestampText, timeText } from './temporal.js';
import type { Cell } from './types.js';

/** Keeps 64-bit integers, decimals and times as exact integers; the converters below make cells of them. */
export const EXACT = { useBigInt: true, useBigIntTimestamp: true, useDecimalInt: true } as const;

type Convert = (value: unknown) => Cell;

// Arrow's numbers for its types (Schema.fbs).
const INT = 2;
const FLOAT = 3;
const BINARY = 4;
const DECIMAL = 7;
const DATE = 8;
const TIME = 9;
const TIMESTAMP = 10;
const INTERVAL = 11;
const LIST = 12;
const STRUCT = 13;
const UNION = 14;
const FIXED_SIZE_BINARY = 15;
const FIXED_SIZE_LIST = 16;
const MAP = 17;
const LARGE_BINARY = 19;
const LARGE_LIST = 21;
/** Fraction digits of Arrow's time units: second, millisecond, microsecond, nanosecond. */
const digitsOf = (unit: number): number => unit * 3;

const nullable =
  (convert: (value: never) => Cell): Convert =>
  (value) =>
    value === null || value === undefined ? null : convert(value as never);

/** A function from what flechette reads under `EXACT` to a JSON-safe cell, by the declared type, nested types included. */
export function arrowCells(type: DataType): Convert {
  switch (type.typeId as number) {
    case INT:
      return nullable((value: number | bigint) => (typeof value === 'bigint' ? integerCell(value) : value));
    case FLOAT:
      return nullable(floatCell);
    case DECIMAL: {
      const { scale } = type as { scale: number } & DataType;
      return nullable((value: number | bigint) => decimalCell(BigInt(value), scale));
    }
    case DATE:
      return nullable((millis: number) => dateCell(millis));
    case TIME: {
      const { unit } = type as { unit: number } & DataType;
      return nullable((value: number | bigint) => timeText(BigInt(value), digitsOf(unit)));
    }
    case TIMESTAMP: {
      const { unit, timezone } = type as { unit: number; timezone: string | null } & DataType;
      return nullable((value: bigint) => {
        const text = timestampText(value, digitsOf(unit));
        return text === null || !timezone ? text : `${text}Z`;
      });
    }
    case INTERVAL:
      return intervalCells;
    case BINARY:
    case LARGE_BINARY:
    case FIXED_SIZE_BINARY:
      return nullable(base64);
    default:
      return nestedCells(type);
  }
}

function nestedCells(type: DataType): Convert {
  const children = ((type as { children?: { name: string; type: DataType }[] }).children ?? []).map(
    (child) => ({
      name: child.name,
      convert: arrowCells(child.type),
    }),
  );
  switch (type.typeId as number) {
    case LIST:
    case LARGE_LIST:
    case FIXED_SIZE_LIST: {
      const item = children[0]?.convert as Convert;
      return nullable((values: ArrayLike<unknown>) => Array.from(values, item));
    }
    case STRUCT:
      return nullable((values: unknown[]) => {
        const object: Record<string, Cell> = {};
        children.forEach(({ name, convert }, index) => setOwn(object, name, convert(values[index])));
        return object;
      });
    case MAP: {
      const entry = (type as { children: { type: DataType }[] } & DataType).children[0]?.type as {
        children: { type: DataType }[];
      } & DataType;
      const [key, value] = entry.children.map((child) => arrowCells(child.type)) as [Convert, Convert];
      return nullable((pairs: [unknown, unknown][]) => mapCell(pairs.map(([k, v]) => [key(k), value(v)])));
    }
    case UNION:
      return nullable(({ member, value }: UnionValue) => children[member]?.convert(value) ?? null);
    default:
      return nullable((value: Cell) => value);
  }
}

/** The engine's infinite dates lie outside the calendar. */
function dateCell(millis: number): string | null {
  const days = Math.round(millis / 86_400_000);
  return Math.abs(days) >= 2_147_483_647 ? null : dateText(days);
}

const intervalCells: Convert = nullable(({ months, days, nanos }: IntervalValue) => ({
  months,
  days,
  micros: Number(nanos / 1000n),
}));

interface UnionValue {
  member: number;
  value: unknown;
}

interface IntervalValue {
  months: number;
  days: number;
  nanos: bigint;
}

/** What the reader keeps of a column; only the parts that are read here. */
export interface ArrowBatch {
  type: DataType;
  at(index: number): unknown;
  value(index: number): unknown;
  children?: ArrowBatch[];
  values?: Uint8Array;
  offsets?: ArrayLike<number>;
  typeIds?: Int8Array;
  typeMap?: Record<number, number>;
}

/**
 * Makes a batch, and those within it, give out what the reader drops: which member a union's value came from, struct
 * fields of the same name, and the nanoseconds of an interval beyond 2^53.
 */
export function readExactly(batch: ArrowBatch): void {
  const { children = [] } = batch;
  children.forEach(readExactly);
  const id = batch.type.typeId as number;
  if (id === STRUCT) batch.value = (index) => children.map((child) => child.at(index));
  const { typeIds, typeMap, offsets, values } = batch;
  if (id === UNION && typeIds && typeMap) {
    batch.value = (index): UnionValue => {
      const member = typeMap[typeIds[index] as number] as number;
      return { member, value: children[member]?.at(offsets?.[index] ?? index) };
    };
  }
  if (id === INTERVAL && values) {
    const view = new DataView(values.buffer, values.byteOffset, values.byteLength);
    batch.value = (index): IntervalValue => ({
      months: view.getInt32(index * 16, true),
      days: view.getInt32(index * 16 + 4, true),
      nanos: view.getBigInt64(index * 16 + 8, true),
    });
  }
}

/**
 * Rows of a decoded Arrow table, each column converted by its declared type.
 *
 * @param dbTypes the engine's names of the types, where `withExactColumns` had a part in the SQL
 */
export function arrowRows(
  table: Table,
  names: readonly string[],
  dbTypes: readonly string[] = [],
): Record<string, Cell>[] {
  const rows: Record<string, Cell>[] = Array.from({ length: table.numRows }, () => ({}));
  names.forEach((name, index) => {
    const column = table.getChildAt(index);
    (column.data as unknown as ArrowBatch[]).forEach(readExactly);
    const convert = isWideInteger(dbTypes[index]) ? (wideIntegerCell as Convert) : arrowCells(column.type);
    let row = 0;
    for (const value of column as Iterable<unknown>)
      setOwn(rows[row++] as Record<string, Cell>, name, convert(value));
  });
  return rows;
}
