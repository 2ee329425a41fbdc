import { QueryError } from './errors.js';
import type { RawTable } from './ingest-types.js';
import { tableFromColumns, tableFromRows } from './raw-table.js';
import type { ColumnTable, InputRow } from './types.js';

/** JSON (a list of objects, a column table, or an object around one list of objects) or one object a line. */
export function parseJsonTable(text: string, dataset: string): RawTable {
  const value = parseDocument(text, dataset);
  if (Array.isArray(value)) return tableFromRows(value as InputRow[], dataset);
  if (typeof value === 'object' && value !== null) {
    const parts = Object.values(value);
    const lists = parts.filter(
      (part): part is InputRow[] => Array.isArray(part) && part.length > 0 && part.every(isRecord),
    );
    // A wrapper such as { "count": 2, "results": [{ … }, { … }] }.
    if (lists.length === 1 && lists[0] && parts.filter(Array.isArray).length === 1) {
      return tableFromRows(lists[0], dataset);
    }
    if (parts.length > 0 && parts.every(Array.isArray))
      return tableFromColumns(value as ColumnTable, dataset);
    return tableFromRows([value as InputRow], dataset);
  }
  throw new QueryError('INVALID_DATASET', `The JSON of dataset "${dataset}" is not a table.`, {
    path: dataset,
    hint: 'Give a list of objects, an object of equally long lists, or one object a line.',
  });
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseDocument(text: string, dataset: string): unknown {
  const source = keepLongIntegers(text);
  let whole: unknown;
  try {
    whole = JSON.parse(source);
  } catch (cause) {
    const lines = source.split('\n');
    if (!/^\s*\{.*\}\s*$/.test(lines.find((line) => line.trim()) ?? '')) throw invalid(dataset, cause);
    whole = lines.flatMap((line, index) => (line.trim() ? [parseLine(line, index, dataset)] : []));
  }
  return source === text ? whole : restoreLongIntegers(whole);
}

function parseLine(line: string, index: number, dataset: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw invalid(dataset, cause, `line ${index + 1}, `);
  }
}

function invalid(dataset: string, cause: unknown, where = ''): QueryError {
  return new QueryError(
    'INVALID_DATASET',
    `Dataset "${dataset}", ${where}not JSON: ${(cause as Error).message}`,
    {
      path: dataset,
      cause,
    },
  );
}

const LONG = '\u0001integer:';

/** `JSON.parse` rounds integers beyond 2^53, and identifiers are often longer: they pass through it as marked text. */
function keepLongIntegers(text: string): string {
  if (!/\d{16}/.test(text)) return text;
  return text.replace(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, (token) =>
    /^-?\d{16,}$/.test(token) ? `"\\u0001integer:${token}"` : token,
  );
}

function restoreLongIntegers(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith(LONG) ? BigInt(value.slice(LONG.length)) : value;
  if (Array.isArray(value)) return value.map(restoreLongIntegers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, restoreLongIntegers(part)]));
}
