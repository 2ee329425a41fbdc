import { base64 } from './cells.js';
import type { IngestColumn, StorageType } from './ingest-types.js';
import { epochMicros, parseIsoDate, parseIsoDateTime } from './temporal.js';

type Read = (row: number) => unknown;

/** Wraps a column's reader so that it gives cells of the storage type. `text`: the cells are CSV text, empty means null. */
export function storageReader(type: StorageType, read: Read, text: boolean): IngestColumn['read'] {
  switch (type) {
    case 'BOOLEAN':
      return text
        ? textReader(read, (cell) => /^true$/i.test(cell))
        : valueReader(read, (cell) => cell as boolean);
    case 'INTEGER':
    case 'DOUBLE':
      return text ? textReader(read, Number) : valueReader(read, Number);
    case 'BIGINT':
    case 'HUGEINT':
      return text ? textReader(read, BigInt) : valueReader(read, (cell) => BigInt(cell as number | bigint));
    case 'DATE':
      return text
        ? textReader(read, parseIsoDate)
        : valueReader(read, (cell) => parseIsoDate(cell as string));
    case 'TIMESTAMP':
      return text ? textReader(read, micros) : valueReader(read, micros);
    case 'VARCHAR':
      return text ? textReader(read, (cell) => cell, false) : valueReader(read, cellText);
  }
}

function textReader<T>(read: Read, convert: (cell: string) => T, trim = true): (row: number) => T | null {
  return (row) => {
    const cell = read(row) as string | undefined;
    if (cell === undefined || cell === '') return null;
    return convert(trim ? cell.trim() : cell);
  };
}

function valueReader<T>(read: Read, convert: (cell: unknown) => T): (row: number) => T | null {
  return (row) => {
    const cell = read(row);
    return isMissing(cell) ? null : convert(cell);
  };
}

/** Null, undefined, an invalid Date, and what JSON has no form for. */
export function isMissing(cell: unknown): boolean {
  if (cell === null || cell === undefined || typeof cell === 'function' || typeof cell === 'symbol')
    return true;
  return cell instanceof Date && Number.isNaN(cell.getTime());
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

/** Any value as the text that a VARCHAR column shows; nested values as JSON. */
function cellText(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  if (cell instanceof Date) return cell.toISOString();
  if (cell instanceof Uint8Array) return base64(cell);
  if (typeof cell === 'number' || typeof cell === 'bigint' || typeof cell === 'boolean') return String(cell);
  return JSON.stringify(cell, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}
