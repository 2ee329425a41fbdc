import { quoteName, sqlLiteral } from '../../query/sql-text.js';
import type { RunQuery, TableSchema } from '../../query/types.js';
import { namesTotal } from '../../statements/frame/names-of-totals.js';
import { textFigures } from './doubts.js';
import type { ColumnProfile } from './profile-columns.js';
import { withoutTexts, type LeftOutRows } from './test-rows.js';
import type { TextValues } from './text-values.js';

const LEAST_GROUPS = 3;
const MOST_GROUPS = 30;
const MOST_CATEGORIES = 4;
const MOST_KEYS = 4;
/** Rounding and small cells that were left out. */
const OFF = 0.005;
const LEAST_CELLS = 10;
/** In so many of the cells the group is what all others come to. */
const NEARLY_ALL = 0.7;

/**
 * Rows of a group that holds all others: "Ensemble" beside houses and flats. Added up with them everything would be there twice. By the values:
 * in nearly every combination of the other columns the group is the sum of the rest.
 */
export async function totalGroups(
  table: TableSchema,
  columns: readonly ColumnProfile[],
  texts: readonly TextValues[],
  runQuery: RunQuery,
): Promise<LeftOutRows[]> {
  const amounts = columns.filter(
    ({ role, least, distinct }) => role === 'measure' && Number(least) >= 0 && distinct > LEAST_CELLS,
  );
  const added = amounts.find(({ additive }) => additive);
  const amount = added ?? amounts.at(-1);
  if (!amount) return [];
  const isKey = ({ role, type, yes }: ColumnProfile): boolean =>
    (role === 'category' && type === 'string' && yes === undefined) || role === 'time' || role === 'year';
  const keys = columns.filter(isKey);
  const asked = (added ? keys : [])
    .filter(
      ({ role, distinct }) => role === 'category' && distinct >= LEAST_GROUPS && distinct <= MOST_GROUPS,
    )
    .slice(0, MOST_CATEGORIES);
  const found = await Promise.all(
    asked.map((one) =>
      totalOf(table, one, keys.filter((key) => key !== one).slice(0, MOST_KEYS), amount, runQuery),
    ),
  );
  const byValues = found.filter((one) => one !== undefined);
  if (byValues.length > 0) return byValues;
  const byNames = await Promise.all(
    texts
      .filter(({ column, isWhole }) => isWhole && column.distinct >= LEAST_GROUPS)
      .map((one) => namedTotal(table, one, amount, runQuery)),
  );
  return byNames.filter((one) => one !== undefined).slice(0, 1);
}

/** A total holds at least this part of everything, itself included. */
const LEAST_PART = 0.4;

/** Rows whose name says that they are a total, and that hold as much, though what they are the total of is not all in the table. */
async function namedTotal(
  { name: table }: TableSchema,
  { column, values }: TextValues,
  { sql: amount }: ColumnProfile,
  runQuery: RunQuery,
): Promise<LeftOutRows | undefined> {
  const names = values.map(({ text }) => text).filter(namesTotal);
  if (names.length === 0 || names.length === values.length) return undefined;
  const { rows } = await runQuery(
    `SELECT SUM(${amount}) FILTER (WHERE ${column.sql} IN (${names.map(sqlLiteral).join(', ')}))::DOUBLE / NULLIF(SUM(${amount}), 0) AS "part" FROM ${quoteName(table)}`,
  );
  if (Number(rows[0]?.['part'] ?? 0) < LEAST_PART) return undefined;
  return leftOutAs(column, names);
}

async function totalOf(
  { name: table }: TableSchema,
  column: ColumnProfile,
  keys: readonly ColumnProfile[],
  { sql: amount }: ColumnProfile,
  runQuery: RunQuery,
): Promise<LeftOutRows | undefined> {
  if (keys.length === 0) return undefined;
  const cells = `SELECT ${keys.map(({ sql }, at) => `${sql} AS "k${at}"`).join(', ')}, ${column.sql} AS "g", SUM(${amount})::DOUBLE AS "v" FROM ${quoteName(table)} GROUP BY ALL`;
  const own = keys.map((_, at) => `"k${at}"`).join(', ');
  const { rows } = await runQuery(
    `SELECT "g", COUNT(*) AS "n", AVG((ABS(2 * "v" - "all") <= ${OFF} * "all")::INT) AS "same" FROM (SELECT *, SUM("v") OVER (PARTITION BY ${own}) AS "all", COUNT(*) OVER (PARTITION BY ${own}) AS "groups" FROM (${cells})) WHERE "groups" >= ${LEAST_GROUPS} AND "all" > 0 AND "g" IS NOT NULL GROUP BY 1`,
  );
  const totals = rows.filter(({ n, same }) => Number(n) >= LEAST_CELLS && Number(same) >= NEARLY_ALL);
  const name = totals.length === 1 ? totals[0]?.['g'] : undefined;
  if (typeof name !== 'string') return undefined;
  return leftOutAs(column, [name]);
}

const leftOutAs = (column: ColumnProfile, names: readonly string[]): LeftOutRows => ({
  condition: withoutTexts(column, names),
  names,
  doubt: { kind: 'total_group', column: column.name, figures: textFigures(column.name, names) },
});
