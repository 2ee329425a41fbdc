import { isAbort } from '../../errors.js';
import type { Row, RunQuery, TableSchema } from '../../query/types.js';
import type { ColumnFacts, Privacy, PromptTable } from '../../stream/protocol.js';
import { quoteName } from '../../query/sql-text.js';
import { profileTables, type AskColumn, type TableProfile } from './profile-tables.js';

/** Values of a column that are told. */
const MOST_VALUES: Record<Privacy, number> = { all: 12, sample: 5, none: 0 };
/** Longer texts are no categories. */
const LONGEST_VALUE = 80;
/** With more values than this how often each occurs says little. */
const MOST_COUNTED = 1000;
const MOST_LISTED = 40;

export interface DescribeOptions {
  /** What `profileTables` found; read anew where not given. */
  profiles?: readonly TableProfile[] | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Tables with what a language model may be told of their values: shares of nulls, and but for privacy `none` distinct counts,
 * ranges, and the most frequent or the first values. Some queries a table.
 * @throws what `runQuery` throws while it profiles; AbortError
 */
export async function describeTables(
  tables: readonly TableSchema[],
  runQuery: RunQuery,
  privacy: Privacy,
  { profiles, signal }: DescribeOptions = {},
): Promise<PromptTable[]> {
  const known = profiles ?? (await profileTables(tables, runQuery, signal));
  return Promise.all(
    tables.map(async (table): Promise<PromptTable> => {
      const profile = known.find(({ name }) => name === table.name);
      // A table without rows has columns without statistics.
      if (!profile || table.rowCount === 0) return table;
      const values = await listedValues(table.name, profile.columns, runQuery, privacy, signal);
      const facts = profile.columns.map((column) => factsOf(column, values.get(column.name) ?? [], privacy));
      return { ...table, facts };
    }),
  );
}

function factsOf(column: AskColumn, listed: readonly Row[], privacy: Privacy): ColumnFacts {
  const { name, filled, distinct, least, most, sql } = column;
  const nulls = Math.round((1 - filled) * 1000) / 1000;
  if (privacy === 'none') return { name, nulls };
  const counted = distinct <= MOST_COUNTED;
  const told = listed.map(({ v, n }): [string, number] => [v as string, Number(n)]);
  return {
    name,
    nulls,
    distinct,
    ...(least === undefined ? {} : { min: least }),
    ...(most === undefined ? {} : { max: most }),
    ...(sql === quoteName(name) ? {} : { readAs: sql }),
    ...(told.length > 0 && counted ? { values: told } : {}),
    ...(told.length > 0 && !counted ? { samples: told.map(([value]) => value) } : {}),
  };
}

/** By column the most frequent texts of a table, the first ones where there are many. */
async function listedValues(
  table: string,
  columns: readonly AskColumn[],
  run: RunQuery,
  privacy: Privacy,
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const listed = columns.filter(({ type }) => type === 'string' || type === 'boolean').slice(0, MOST_LISTED);
  const most = MOST_VALUES[privacy];
  if (listed.length === 0 || most === 0) return new Map();
  const parts = listed.map(({ name, distinct }, i) => {
    const column = `${quoteName(name)}::VARCHAR`;
    const from = `FROM ${quoteName(table)} WHERE LENGTH(${column}) <= ${LONGEST_VALUE}`;
    return distinct <= MOST_COUNTED
      ? `SELECT * FROM (SELECT ${i} AS "c", ${column} AS "v", COUNT(*) AS "n" ${from} GROUP BY 2 ORDER BY 3 DESC, 2 LIMIT ${most})`
      : `SELECT * FROM (SELECT ${i} AS "c", ${column} AS "v", 1 AS "n" ${from} LIMIT ${most})`;
  });
  try {
    const { rows } = await run(parts.join(' UNION ALL '), signal ? { signal } : {});
    return new Map(listed.map(({ name }, i) => [name, rows.filter(({ c }) => Number(c) === i)]));
  } catch (error) {
    if (isAbort(error)) throw error;
    // A question can still be read by the columns.
    return new Map();
  }
}
