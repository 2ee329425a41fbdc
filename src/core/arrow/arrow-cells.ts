import type { Interval } from './column.js';
import type { UnionValue } from './nested-vector.js';
import type { ArrowTable } from './read-arrow.js';
import { digitsOf, TypeId, type ArrowType } from './types.js';
import { base64, decimalCell, floatCell, integerCell, mapCell, setOwn } from '../base/cells.js';
import { isWideInteger, wideIntegerCell } from '../query/exact-columns.js';
import { partsOfType } from '../query/db-type.js';
import { dateText, timestampText, timeText } from '../base/temporal.js';
import type { Cell } from '../query/types.js';

type Convert = (value: unknown) => Cell;

const nullable =
  (convert: (value: never) => Cell): Convert =>
  (value) =>
    value === null ? null : convert(value as never);

/**
 * A function from what a vector reads to a JSON-safe cell, by the declared type, nested types included.
 *
 * @param dbType the engine's name of the type, where `withExactColumns` had a part in the SQL
 */
export function arrowCells(type: ArrowType, dbType = ''): Convert {
  if (isWideInteger(dbType)) return wideIntegerCell as Convert;
  const { scale = 0, unit = 0, timezone } = type;
  switch (type.typeId) {
    case TypeId.Int:
      return nullable((value: number | bigint) => (typeof value === 'bigint' ? integerCell(value) : value));
    case TypeId.Float:
      return nullable(floatCell);
    case TypeId.Decimal:
      return nullable((value: bigint) => decimalCell(value, scale));
    case TypeId.Date:
      return nullable(dateCell);
    case TypeId.Time:
      return nullable((value: number | bigint) => timeText(BigInt(value), digitsOf(unit)));
    case TypeId.Timestamp:
      return nullable((value: bigint) => {
        const text = timestampText(value, digitsOf(unit));
        return text === null || !timezone ? text : `${text}Z`;
      });
    case TypeId.Interval:
      return nullable(({ months, days, nanos }: Interval) => ({
        months,
        days,
        micros: Number(nanos / 1000n),
      }));
    case TypeId.Duration:
      return nullable(integerCell);
    case TypeId.Binary:
    case TypeId.LargeBinary:
    case TypeId.BinaryView:
    case TypeId.FixedSizeBinary:
      return nullable(base64);
    default:
      return nestedCells(type, partsOfType(dbType));
  }
}

function nestedCells(type: ArrowType, dbTypes: string[]): Convert {
  const children = (type.children ?? []).map((child, index) => ({
    name: child.name,
    convert: arrowCells(child.type, dbTypes[index]),
  }));
  switch (type.typeId) {
    case TypeId.List:
    case TypeId.LargeList:
    case TypeId.ListView:
    case TypeId.LargeListView:
    case TypeId.FixedSizeList: {
      const item = children[0]?.convert as Convert;
      return nullable((values: unknown[]) => values.map(item));
    }
    case TypeId.Struct:
      return nullable((values: unknown[]) => {
        const object: Record<string, Cell> = {};
        children.forEach(({ name, convert }, index) => setOwn(object, name, convert(values[index])));
        return object;
      });
    case TypeId.Map: {
      const entry = type.children?.[0]?.type.children ?? [];
      const [key, value] = entry.map((child, index) => arrowCells(child.type, dbTypes[index])) as [
        Convert,
        Convert,
      ];
      return nullable((pairs: [unknown, unknown][]) => mapCell(pairs.map(([k, v]) => [key(k), value(v)])));
    }
    case TypeId.Union:
      return nullable(({ member, value }: UnionValue) => children[member]?.convert(value) ?? null);
    case TypeId.RunEndEncoded:
      return children[1]?.convert as Convert;
    default:
      return nullable((value: Cell) => value);
  }
}

/** The engine's infinite dates lie outside the calendar. */
function dateCell(days: number): string | null {
  return Math.abs(days) >= 2_147_483_647 ? null : dateText(days);
}

/**
 * Rows of an Arrow table, each column converted by its declared type.
 *
 * @param dbTypes the engine's names of the types, where `withExactColumns` had a part in the SQL
 */
export function arrowRows(
  { rowCount, fields, columns }: ArrowTable,
  names: readonly string[],
  dbTypes: readonly string[] = [],
): Record<string, Cell>[] {
  const rows: Record<string, Cell>[] = Array.from({ length: rowCount }, () => ({}));
  names.forEach((name, index) => {
    const { type } = fields[index] as ArrowTable['fields'][number];
    const convert = arrowCells(type, dbTypes[index]);
    let row = 0;
    for (const { length, read } of columns[index] ?? []) {
      for (let at = 0; at < length; at += 1, row += 1) {
        setOwn(rows[row] as Record<string, Cell>, name, convert(read(at)));
      }
    }
  });
  return rows;
}
