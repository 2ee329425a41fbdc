import { TypeId, type ArrowType } from '../arrow/types.js';
import { ARROW_TYPES } from './arrow-encode.js';
import { decimalCell } from '../base/cells.js';
import type { StorageType, StoredCell } from '../intake/table-types.js';
import { parseIsoDate, parseIsoDateTime } from '../base/temporal.js';
import type { Cell } from './types.js';

/** Arrow's canonical extension type for JSON: text whose reader parses it. */
export const JSON_TEXT = { key: 'ARROW:extension:name', value: 'arrow.json' } as const;

export interface ResultColumn {
  /** The type that the schema tells. */
  type: ArrowType;
  /** The storage type with the same bytes. */
  stored: StorageType;
  values: StoredCell[];
  metadata?: ReadonlyMap<string, string>;
}

/** Undefined where the type does not hold the cell in such a way that reading it gives the same cell again. */
type Write = (cell: NonNullable<Cell>) => StoredCell | undefined;

const INT_64 = 2n ** 63n;
const DECIMAL_38 = 10n ** 38n;

/** One column: Arrow's own type where every cell survives it exactly, else JSON text. */
export function resultColumn(dbType: string, cells: readonly Cell[]): ResultColumn {
  const natural = naturalType(dbType);
  const values = natural && written(cells, natural.write);
  if (natural && values) return { type: natural.type, stored: natural.stored, values };
  return {
    type: ARROW_TYPES.VARCHAR,
    stored: 'VARCHAR',
    values: cells.map((cell) => (cell === null ? null : JSON.stringify(cell))),
    metadata: new Map([[JSON_TEXT.key, JSON_TEXT.value]]),
  };
}

function written(cells: readonly Cell[], write: Write): StoredCell[] | undefined {
  const values: StoredCell[] = [];
  for (const cell of cells) {
    const value = cell === null ? null : write(cell);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

interface Natural {
  type: ArrowType;
  stored: StorageType;
  write: Write;
}

function naturalType(dbType: string): Natural | undefined {
  const same = (stored: StorageType, write: Write): Natural => ({ type: ARROW_TYPES[stored], stored, write });
  const decimal = /^DECIMAL\((\d+),\s*(\d+)\)$/.exec(dbType);
  if (decimal && Number(decimal[1]) <= 38) {
    const scale = Number(decimal[2]);
    const type = { ...ARROW_TYPES.HUGEINT, precision: Number(decimal[1]), scale };
    return { type, stored: 'HUGEINT', write: (cell) => unscaled(cell, scale) };
  }
  switch (dbType) {
    case 'BOOLEAN':
      return same('BOOLEAN', (cell) => (typeof cell === 'boolean' ? cell : undefined));
    case 'TINYINT':
    case 'SMALLINT':
    case 'INTEGER':
    case 'UTINYINT':
    case 'USMALLINT':
      return same('INTEGER', (cell) => (cell === Number(cell) && (cell | 0) === cell ? cell | 0 : undefined));
    case 'UINTEGER':
    case 'BIGINT':
      return same('BIGINT', (cell) => integer(cell, INT_64));
    case 'HUGEINT':
    case 'UBIGINT':
      return same('HUGEINT', (cell) => unscaled(cell, 0));
    case 'FLOAT':
    case 'DOUBLE':
      // JSON has no negative zero.
      return same('DOUBLE', (cell) => (typeof cell === 'number' ? cell + 0 : undefined));
    case 'DATE':
      return same('DATE', days);
    case 'TIMESTAMP':
    case 'TIMESTAMP WITH TIME ZONE': {
      const zone = dbType === 'TIMESTAMP' ? '' : 'Z';
      const type = { typeId: TypeId.Timestamp, unit: 2, timezone: zone ? 'UTC' : '' };
      return { type, stored: 'TIMESTAMP', write: (cell) => micros(cell, zone) };
    }
    case 'VARCHAR':
      return same('VARCHAR', (cell) => (typeof cell === 'string' && wellFormed(cell) ? cell : undefined));
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
