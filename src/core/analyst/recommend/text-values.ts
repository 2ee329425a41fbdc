import { quoteName, sqlLiteral } from '../../query/sql-text.js';
import type { RunQuery, TableSchema } from '../../query/types.js';
import { isTestFlagName, TEST_PATTERN } from '../../statements/frame/test-names.js';
import { readEach } from './column-batches.js';
import type { ColumnProfile } from './profile-columns.js';

/** The texts of a column and how often each stands there: all of them, or those alone that may name a test. */
export interface TextValues {
  column: ColumnProfile;
  values: readonly { text: string; rows: number }[];
  /** All texts of the column are there. */
  isWhole: boolean;
}

/** Of a column with more texts than this only those are read that may name a test. */
const MOST_TEXTS = 300;
export const MOST_TESTS = 60;
/** Longer texts are no names. */
const LONGEST_NAME = 80;

/** Reads the texts of all columns of names, and the yes of columns that say which rows are tests, batch after batch. */
export async function textValues(
  { name, rowCount }: TableSchema,
  columns: readonly ColumnProfile[],
  runQuery: RunQuery,
): Promise<TextValues[]> {
  const asked = columns.filter(
    (one) =>
      (one.type === 'string' && one.role !== 'time' && one.distinct > 1 && one.longest <= LONGEST_NAME) ||
      (one.yes !== undefined && isTestFlagName(one.name)),
  );
  if (asked.length === 0 || rowCount === 0) return [];
  const selectOf = (column: ColumnProfile, at: number): string => {
    const text = quoteName(column.name);
    const isWhole = column.distinct <= MOST_TEXTS;
    const test = isWhole
      ? `${text} IS NOT NULL`
      : `REGEXP_MATCHES(LOWER(${text}), ${sqlLiteral(TEST_PATTERN)})`;
    const cut = isWhole ? '' : ` ORDER BY 3 DESC, 2 LIMIT ${MOST_TESTS}`;
    return `(SELECT ${at} AS "column", ${text}::VARCHAR AS "text", COUNT(*) AS "rows" FROM ${quoteName(name)} WHERE ${test} GROUP BY 2${cut})`;
  };
  const rows = await readEach(asked, selectOf, rowCount, runQuery);
  return asked.map((column, at) => ({
    column,
    isWhole: column.distinct <= MOST_TEXTS,
    values: rows
      .filter((row) => Number(row['column']) === at)
      .map((row) => ({ text: row['text'] as string, rows: Number(row['rows']) })),
  }));
}
