import { quoteName, scanSql } from '../../query/sql-text.js';
import type { RunQuery } from '../../query/types.js';

/** A query over some rows of a table only: each condition stands first in the WHERE of what reads from it. */
export function onlyRows(sql: string, table: string, conditions: readonly string[]): string {
  if (conditions.length === 0) return sql;
  const name = quoteName(table);
  const tests = conditions.join(' AND ');
  const tokens = scanSql(sql);
  const text = (at: number): string => sql.slice(tokens[at]?.start, tokens[at]?.end);
  let [written, from] = ['', 0];
  tokens.forEach(({ end }, at) => {
    if (at === 0 || text(at) !== name || text(at - 1).toUpperCase() !== 'FROM') return;
    const where = text(at + 1).toUpperCase() === 'WHERE' ? tokens[at + 1] : undefined;
    written += sql.slice(from, where?.end ?? end) + (where ? ` ${tests} AND` : ` WHERE ${tests}`);
    from = where?.end ?? end;
  });
  return written + sql.slice(from);
}

/** An engine that knows some rows of a table only. */
export const overRows =
  (runQuery: RunQuery, table: string, conditions: readonly string[]): RunQuery =>
  (sql, options) =>
    runQuery(onlyRows(sql, table, conditions), options);
