import { base64, integerCell } from '../base/cells.js';
import { QueryError } from '../base/query-error.js';
import type { StorageType, StoredCell } from './table-types.js';
import { epochMicros, parseIsoDate, parseIsoDateTime } from '../base/temporal.js';

type Read = (row: number) => unknown;

/** Wraps a column's reader so that it gives cells of the storage type. `column`: how errors name it. */
export function storageReader(type: StorageType, read: Read, column: string): (row: number) => StoredCell {
  switch (type) {
    case 'BOOLEAN':
      return valueReader(read, (cell) => cell as boolean);
    case 'INTEGER':
    case 'DOUBLE':
      return numberReader(read);
    case 'BIGINT':
    case 'HUGEINT':
      return valueReader(read, (cell) => BigInt(cell as number | bigint));
    case 'DATE':
      return valueReader(read, (cell) => parseIsoDate(cell as string));
    case 'TIMESTAMP':
      return valueReader(read, micros);
    case 'VARCHAR':
      return valueReader(read, (cell) => cellText(cell, column));
  }
}

function valueReader<T>(read: Read, convert: (cell: unknown) => T): (row: number) => T | null {
  return (row) => {
    const cell = read(row);
    return isMissing(cell) ? null : convert(cell);
  };
}

/** Most columns of numbers hold nothing else: one look at the type settles those cells. */
function numberReader(read: Read): (row: number) => number | null {
  return (row) => {
    const cell = read(row);
    return typeof cell === 'number' ? cell : isMissing(cell) ? null : Number(cell);
  };
}

/** Null, undefined, an invalid Date, and what JSON has no form for. */
export function isMissing(cell: unknown): boolean {
  switch (typeof cell) {
    case 'object':
      return cell === null || (cell instanceof Date && Number.isNaN(cell.getTime()));
    case 'undefined':
    case 'function':
    case 'symbol':
      return true;
    default:
      return false;
  }
}

/** Microseconds of a Date or of ISO text, a date alone being its midnight. */
function micros(cell: unknown): number | bigint | null {
  if (cell instanceof Date) {
    const seconds = Math.floor(cell.getTime() / 1000);
    return epochMicros(seconds, (cell.getTime() - seconds * 1000) * 1000);
  }
  const days = parseIsoDate(cell as string);
  return days === null ? parseIsoDateTime(cell as string) : epochMicros(days * 86_400);
}

/**
 * Any value as the text that a VARCHAR column shows; nested values as JSON, null where JSON has no form for one.
 *
 * @throws QueryError INVALID_DATASET where a nested value holds itself
 */
export function cellText(cell: unknown, column: string): string | null {
  if (typeof cell === 'string') return cell;
  if (cell === null || cell === undefined) return null;
  if (cell instanceof Date) return cell.toISOString();
  if (cell instanceof Uint8Array) return base64(cell);
  if (typeof cell === 'number' || typeof cell === 'bigint' || typeof cell === 'boolean') return String(cell);
  let text: string | undefined;
  try {
    text = JSON.stringify(cell, jsonValue);
  } catch (cause) {
    const [why] = (cause as Error).message.split('\n');
    throw new QueryError(
      'INVALID_DATASET',
      `${column} holds a value that cannot be written as JSON: ${why}.`,
      {
        cause,
        hint: 'Give plain objects and lists, without references back to what holds them.',
      },
    );
  }
  // What writes itself as text (a class of decimals, say) is that text.
  return text?.startsWith('"') ? (JSON.parse(text) as string) : (text ?? null);
}

/** By the row policy: exact integers beyond 2^53 as text, bytes as base64. */
function jsonValue(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return integerCell(value);
  if (value instanceof Uint8Array) return base64(value);
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) return Array.from(value as Float64Array);
  if (value instanceof Map) return Object.fromEntries(value);
  return value instanceof Set ? [...value] : value;
}
