import { quoteName } from '../../query/sql-text.js';
import type { RunQuery, TableSchema } from '../../query/types.js';
import type { Doubt } from './doubts.js';
import { daysOf } from './periods.js';
import type { ColumnProfile } from './profile-columns.js';

const YEAR = 365;
/** A year with so many times the rows of the other, … */
const GROWN = 2.5;
/** … of which at most this part is of groups that were in both, holds other things. */
const MOST_KEPT = 0.5;
const LEAST_GROUPS = 5;
/** What nearly every row has its own of is no group. */
const MOST_PART = 0.2;
const MOST_COLUMNS = 6;

/**
 * Whether the rows of the last year are of other groups than those of the year before, and many more or fewer: then a rise says how the
 * table was put together. Undefined where the years can be compared.
 */
export async function coverageBreak(
  { name: table, rowCount }: TableSchema,
  columns: readonly ColumnProfile[],
  time: ColumnProfile | undefined,
  runQuery: RunQuery,
): Promise<Doubt | undefined> {
  if (time?.role !== 'time' || daysOf(time) <= YEAR + 1) return undefined;
  const edge = (years: number): string => `DATE '${String(time.most).slice(0, 10)}' - ${years * YEAR}`;
  const late = `${time.sql} > ${edge(1)}`;
  const early = `${time.sql} <= ${edge(1)} AND ${time.sql} > ${edge(2)}`;
  const asked = columns
    .filter(
      ({ type, role, distinct, filled }) =>
        type === 'string' &&
        (role === 'category' || role === 'label') &&
        filled > 1 - MOST_PART &&
        distinct >= LEAST_GROUPS &&
        distinct <= MOST_PART * rowCount,
    )
    .sort((a, b) => b.distinct - a.distinct)
    .slice(0, MOST_COLUMNS);
  for (const { name, sql } of asked) {
    const { rows } = await runQuery(
      `SELECT SUM("a") AS "late", SUM("b") AS "early", SUM("a") FILTER (WHERE "b" > 0) AS "kept", SUM("b") FILTER (WHERE "a" > 0) AS "stayed" FROM (SELECT COUNT(*) FILTER (WHERE ${late}) AS "a", COUNT(*) FILTER (WHERE ${early}) AS "b" FROM ${quoteName(table)} WHERE ${sql} IS NOT NULL GROUP BY ${sql})`,
    );
    const of = (key: string): number => Number(rows[0]?.[key] ?? 0);
    const hasGrown = of('late') >= GROWN * of('early') && of('kept') <= MOST_KEPT * of('late');
    const hasShrunk = of('early') >= GROWN * of('late') && of('stayed') <= MOST_KEPT * of('early');
    if (of('early') > 0 && of('late') > 0 && (hasGrown || hasShrunk))
      return {
        kind: 'other_groups',
        column: name,
        figures: {
          rows: `COUNT(*) FILTER (WHERE ${late})`,
          times: `COUNT(DISTINCT ${sql}) FILTER (WHERE ${late})`,
          value: `COUNT(DISTINCT ${sql}) FILTER (WHERE ${early})`,
        },
      };
  }
  return undefined;
}
