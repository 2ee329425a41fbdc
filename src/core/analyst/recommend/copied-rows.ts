import { quoteName } from '../../query/sql-text.js';
import type { RunQuery, TableSchema } from '../../query/types.js';
import type { Doubt } from './doubts.js';
import type { ColumnProfile } from './profile-columns.js';

/** Rows of fewer columns may well be alike. */
const LEAST_COLUMNS = 6;
const MOST_COLUMNS = 60;
/** Fewer copies than this part of the rows change no figure. */
const LEAST_PART = 0.005;

/** Rows that are like another one in every column: they may be there twice by mistake, and only a person knows. */
export async function copiedRows(
  { name: table, rowCount, columns }: TableSchema,
  profiles: readonly ColumnProfile[],
  runQuery: RunQuery,
): Promise<Doubt[]> {
  const differs = profiles.some(({ distinct }) => distinct === rowCount);
  if (differs || columns.length < LEAST_COLUMNS || columns.length > MOST_COLUMNS) return [];
  const copies = `COUNT(*) - COUNT(DISTINCT (${columns.map(({ name }) => quoteName(name)).join(', ')}))`;
  const { rows } = await runQuery(`SELECT ${copies} AS "copies" FROM ${quoteName(table)}`);
  if (Number(rows[0]?.['copies'] ?? 0) < Math.max(2, LEAST_PART * rowCount)) return [];
  return [{ kind: 'copies', column: table, figures: { rows: copies } }];
}
