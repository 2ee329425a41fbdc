import { QueryError } from '../base/query-error.js';
import { kindOf, shown } from '../base/shown.js';
import type { Column, QueryResult } from './types.js';

const TYPES = ['number', 'string', 'boolean', 'date', 'datetime', 'json'] satisfies Column['type'][];
/** Deeper lists and objects are no cells, and cyclic ones end here. */
const MAX_DEPTH = 32;

/**
 * What a host's `runQuery` gave, if it is a `QueryResult`: columns with name and type, rows of JSON values. `dbType`,
 * `rowCount`, `elapsedMs` and `truncated` may be missing.
 * @throws QueryError `INVALID_RESULT` with the place: `rows[3]["amount"]`
 */
export function checkResult(value: unknown): QueryResult {
  if (!isObject(value)) throw wrong('', `is ${kindOf(value)}, but must be an object { columns, rows }`);
  const { columns, rows, truncated, elapsedMs } = value;
  if (!Array.isArray(columns)) {
    const hint = 'Give a list of { name, type }, for example [{ name: "region", type: "string" }].';
    throw wrong('columns', `is ${kindOf(columns)}, but must be a list`, hint);
  }
  const names = new Set<string>();
  const checked = columns.map((column: unknown, index) => checkColumn(column, `columns[${index}]`, names));
  if (!Array.isArray(rows)) {
    throw wrong('rows', `is ${kindOf(rows)}, but must be a list of objects`, 'Give [] where there are none.');
  }
  const numbers = checked.filter(({ type }) => type === 'number').map(({ name }) => name);
  rows.forEach((row: unknown, index) => {
    if (!isObject(row)) {
      const hint = 'Rows are objects keyed by column name, such as { region: "North", amount: 30 }.';
      throw wrong(`rows[${index}]`, `is ${kindOf(row)}, but must be an object`, hint);
    }
    // Every key, not only the columns: rows are sent and saved whole.
    for (const name of Object.keys(row)) checkCell(row[name], `rows[${index}]`, name, 0);
    for (const name of numbers) {
      const cell = Object.hasOwn(row, name) ? row[name] : null;
      if (isNumeric(cell)) continue;
      const what = `is ${shown(cell)}, but the column is a number`;
      const hint = 'Give a number or null, or call the column a string.';
      throw wrong(`rows[${index}][${shown(name)}]`, what, hint);
    }
  });
  return {
    columns: checked,
    rows: rows as QueryResult['rows'],
    rowCount: rows.length,
    elapsedMs: typeof elapsedMs === 'number' ? elapsedMs : 0,
    truncated: truncated === true,
  };
}

function checkColumn(column: unknown, path: string, names: Set<string>): Column {
  if (!isObject(column)) throw wrong(path, `is ${kindOf(column)}, but must be an object { name, type }`);
  const { name, type, dbType } = column;
  if (typeof name !== 'string') throw wrong(`${path}.name`, `is ${kindOf(name)}, but must be text`);
  if (names.has(name)) {
    throw wrong(`${path}.name`, `is ${shown(name)}, as another column is`, 'Give every column its own name.');
  }
  names.add(name);
  if (!(TYPES as unknown[]).includes(type)) {
    const what = type === undefined ? 'is missing' : `is ${shown(type)}, which is no column type`;
    throw wrong(`${path}.type`, what, `Use ${TYPES.join(', ')}.`);
  }
  return { name, type: type as Column['type'], dbType: typeof dbType === 'string' ? dbType : '' };
}

/** Only JSON values: they are sent, saved and compared. A column that a row lacks counts as null. */
function checkCell(cell: unknown, parent: string, key: string | number, depth: number): void {
  if (cell === null || cell === undefined || typeof cell === 'string' || typeof cell === 'boolean') return;
  if (typeof cell === 'number' && Number.isFinite(cell)) return;
  // Only made where it is needed: most results have thousands of plain cells.
  const path = `${parent}[${shown(key)}]`;
  if (typeof cell === 'number') throw wrong(path, `is ${cell}, which JSON does not have`, 'Give null.');
  if (typeof cell === 'bigint') {
    throw wrong(path, 'is a bigint', 'Give a number, or beyond 2^53 the digits as text.');
  }
  if (cell instanceof Date) {
    throw wrong(path, 'is a Date', 'Give ISO text: "2024-01-31", or "2024-01-31T08:00:00" for a time.');
  }
  if (typeof cell !== 'object')
    throw wrong(path, `is ${kindOf(cell)}, which is no value`, 'Give a JSON value.');
  if (depth >= MAX_DEPTH) throw wrong(path, 'is nested too deeply, or holds itself', 'Give a flatter value.');
  const parts: [string | number, unknown][] = Array.isArray(cell)
    ? [...cell.entries()]
    : Object.entries(cell);
  for (const [name, part] of parts) checkCell(part, path, name, depth + 1);
}

/** Exact numbers beyond 2^53 come as their digits. */
function isNumeric(cell: unknown): boolean {
  if (cell === null || cell === undefined || typeof cell === 'number') return true;
  return typeof cell === 'string' && cell.trim() !== '' && !Number.isNaN(Number(cell));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wrong(at: string, what: string, hint?: string): QueryError {
  const path = at.length > 80 ? `${at.slice(0, 79)}…` : at;
  const place = path === '' ? 'What runQuery returned' : `What runQuery returned is wrong: ${path}`;
  return new QueryError('INVALID_RESULT', `${place} ${what}.`, {
    ...(path === '' ? {} : { path }),
    ...(hint === undefined ? {} : { hint }),
  });
}
