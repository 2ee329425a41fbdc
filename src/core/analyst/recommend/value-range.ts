import { quoteName } from '../../query/sql-text.js';
import type { RunQuery, TableSchema } from '../../query/types.js';
import type { ColumnProfile } from './profile-columns.js';

/** The range of the values of a column that are valid. */
export async function rangeOf(
  { name }: TableSchema,
  { sql }: ColumnProfile,
  valid: readonly string[],
  runQuery: RunQuery,
): Promise<Partial<ColumnProfile>> {
  const value = `${sql}::DOUBLE`;
  const { rows } = await runQuery(
    `SELECT MIN(${sql}) AS "least", MAX(${sql}) AS "most", QUANTILE_CONT(${value}, 0.02) AS "low", QUANTILE_CONT(${value}, 0.98) AS "high", MEDIAN(${value}) AS "median", AVG(${value}) AS "mean", STDDEV_POP(${value}) AS "spread" FROM ${quoteName(name)} WHERE ${valid.join(' AND ')}`,
  );
  const numbers = Object.entries(rows[0] ?? {}).filter(([, cell]) => typeof cell === 'number');
  return Object.fromEntries(numbers);
}
