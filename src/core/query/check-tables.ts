import { checkResult } from './check-result.js';
import { QueryError } from '../base/query-error.js';
import type { TableSchema } from './types.js';

/**
 * What a server said of its tables, if it is `{ tables: [{ name, columns, rowCount }] }`.
 * @throws QueryError INVALID_RESULT
 */
export function checkTables(value: unknown): TableSchema[] {
  const tables = typeof value === 'object' && value !== null ? (value as { tables?: unknown }).tables : null;
  if (!Array.isArray(tables)) throw wrong('tables', 'is missing');
  return tables.map((table: unknown, index) => {
    const { name, columns, rowCount } = (table ?? {}) as Partial<Record<keyof TableSchema, unknown>>;
    if (typeof name !== 'string') throw wrong(`tables[${index}].name`, 'is no text');
    if (typeof rowCount !== 'number' || !(rowCount >= 0))
      throw wrong(`tables[${index}].rowCount`, 'is no count');
    return { name, rowCount, columns: checkResult({ columns, rows: [] }).columns };
  });
}

function wrong(path: string, what: string): QueryError {
  return new QueryError('INVALID_RESULT', `What the server said of its tables is wrong: ${path} ${what}.`, {
    path,
  });
}
