import { quoteName } from '../../query/sql-text.js';
import type { RunQuery, TableSchema } from '../../query/types.js';
import { textFigures } from './doubts.js';
import type { ColumnProfile } from './profile-columns.js';
import { withoutTexts, type LeftOutRows } from './test-rows.js';

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
  runQuery: RunQuery,
): Promise<LeftOutRows[]> {
  const amount = columns.find(
    ({ role, additive, least, distinct }) =>
      role === 'measure' && additive && Number(least) >= 0 && distinct > LEAST_CELLS,
  );
  if (!amount) return [];
  const isKey = ({ role, type, yes }: ColumnProfile): boolean =>
    (role === 'category' && type === 'string' && yes === undefined) || role === 'time' || role === 'year';
  const keys = columns.filter(isKey);
  const asked = keys
    .filter(
      ({ role, distinct }) => role === 'category' && distinct >= LEAST_GROUPS && distinct <= MOST_GROUPS,
    )
    .slice(0, MOST_CATEGORIES);
  const found = await Promise.all(
    asked.map((one) =>
      totalOf(table, one, keys.filter((key) => key !== one).slice(0, MOST_KEYS), amount, runQuery),
    ),
  );
  return found.filter((one) => one !== undefined);
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
  return {
    condition: withoutTexts(column, [name]),
    names: [name],
    doubt: { kind: 'total_group', column: column.name, figures: textFigures(column.name, [name]) },
  };
}
