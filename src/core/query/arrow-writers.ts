import type { DataType } from '@uwdata/flechette';
import type * as FlechetteModule from '@uwdata/flechette';
import { decimalCell } from './cells.js';
import { parseIsoDate, parseIsoDateTime } from './temporal.js';
import type { Cell } from './types.js';

export type Flechette = typeof FlechetteModule;

/** Arrow's canonical extension type for JSON: text whose reader parses it. */
export const JSON_TEXT = { key: 'ARROW:extension:name', value: 'arrow.json' } as const;

export interface WrittenColumn {
  /** The type that the schema tells. */
  type: DataType;
  /** The type with the same bytes that the values are built as. */
  stored: DataType;
  values: (bigint | number | string | boolean | null)[];
  metadata: Map<string, string> | null;
}

type Value = WrittenColumn['values'][number];
/** Undefined where the type does not hold the cell in such a way that reading it gives the same cell again. */
type Write = (cell: NonNullable<Cell>) => Value | undefined;

const INT_64 = 2n ** 63n;
const DECIMAL_38 = 10n ** 38n;

/** One column: Arrow's own type where every cell survives it exactly, else JSON text. */
export function arrowWriter(arrow: Flechette, dbType: string, cells: readonly Cell[]): WrittenColumn {
  const natural = naturalType(arrow, dbType);
  const values = natural && written(cells, natural.write);
  if (natural && values) return { type: natural.type, stored: natural.stored, values, metadata: null };
  const text = arrow.utf8();
  return {
    type: text,
    stored: text,
    values: cells.map((cell) => (cell === null ? null : JSON.stringify(cell))),
    metadata: new Map([[JSON_TEXT.key, JSON_TEXT.value]]),
  };
}

function written(cells: readonly Cell[], write: Write): Value[] | undefined {
  const values: Value[] = [];
  for (const cell of cells) {
    const value = cell === null ? null : write(cell);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

interface Natural {
  type: DataType;
  stored: DataType;
  write: Write;
}

function naturalType(arrow: Flechette, dbType: string): Natural | undefined {
  const same = (type: DataType, write: Write): Natural => ({ type, stored: type, write });
  const decimal = /^DECIMAL\((\d+),\s*(\d+)\)$/.exec(dbType);
  if (decimal && Number(decimal[1]) <= 38) {
    const scale = Number(decimal[2]);
    return same(arrow.decimal128(Number(decimal[1]), scale), (cell) => unscaled(cell, scale));
  }
  switch (dbType) {
    case 'BOOLEAN':
      return same(arrow.bool(), (cell) => (typeof cell === 'boolean' ? cell : undefined));
    case 'TINYINT':
    case 'SMALLINT':
    case 'INTEGER':
    case 'UTINYINT':
    case 'USMALLINT':
      return same(arrow.int32(), (cell) =>
        cell === Number(cell) && (cell | 0) === cell ? cell | 0 : undefined,
      );
    case 'UINTEGER':
    case 'BIGINT':
      return same(arrow.int64(), (cell) => integer(cell, INT_64));
    case 'HUGEINT':
    case 'UBIGINT':
      return same(arrow.decimal128(38, 0), (cell) => unscaled(cell, 0));
    case 'FLOAT':
    case 'DOUBLE':
      // JSON has no negative zero.
      return same(arrow.float64(), (cell) => (typeof cell === 'number' ? cell + 0 : undefined));
    case 'DATE':
      return { type: arrow.dateDay(), stored: arrow.int32(), write: days };
    case 'TIMESTAMP':
    case 'TIMESTAMP WITH TIME ZONE': {
      const zone = dbType === 'TIMESTAMP' ? '' : 'Z';
      const type = arrow.timestamp(arrow.TimeUnit.MICROSECOND, zone ? 'UTC' : null);
      return { type, stored: arrow.int64(), write: (cell) => micros(cell, zone) };
    }
    case 'VARCHAR':
      return same(arrow.utf8(), (cell) => (typeof cell === 'string' && wellFormed(cell) ? cell : undefined));
    default:
      return undefined;
  }
}

/** UTF-8 has no halves of surrogate pairs. */
const wellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);

function integer(cell: Cell, bound: bigint): bigint | undefined {
  const value = unscaled(cell, 0);
  return value !== undefined && value >= -bound && value < bound ? value : undefined;
}

/** The integer of a decimal's digits, if the row policy makes the same cell of it again. */
function unscaled(cell: Cell, scale: number): bigint | undefined {
  if (typeof cell === 'number') {
    // Beyond, powers of ten are no exact doubles.
    if (scale > 22) return undefined;
    const power = 10 ** scale;
    const digits = Math.round(cell * power);
    return Number.isSafeInteger(digits) && digits / power === cell ? BigInt(digits) : undefined;
  }
  const match = typeof cell === 'string' ? /^(-?)(\d+)(?:\.(\d+))?$/.exec(cell) : null;
  const fraction = match?.[3] ?? '';
  if (!match || fraction.length !== scale) return undefined;
  const digits = BigInt(`${match[2]}${fraction}`);
  const value = match[1] ? -digits : digits;
  return digits < DECIMAL_38 && decimalCell(value, scale) === cell ? value : undefined;
}

/** What it reads is spelled in one way only. */
const days = (cell: Cell): number | undefined =>
  typeof cell === 'string' ? (parseIsoDate(cell) ?? undefined) : undefined;

/** As `timestampText` spells it: seconds always, no zeros at the end of the fraction. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{0,5}[1-9])?$/;

function micros(cell: Cell, zone: string): bigint | undefined {
  if (typeof cell !== 'string' || !cell.endsWith(zone)) return undefined;
  const plain = cell.slice(0, cell.length - zone.length);
  const parsed = MOMENT.test(plain) ? parseIsoDateTime(plain) : null;
  return parsed === null ? undefined : BigInt(parsed);
}
