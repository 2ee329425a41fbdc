import { SAMPLE_COLUMNS } from '../chart/sampled-points.js';
import { quoteName } from '../query/sql-text.js';

/** Points kept at each end of x and of y: two, so that a tie is seen. */
const AT_END = 2;
/** The ends of x and of y. */
const ENDS = 4 * AT_END;
/** No scale holds a value beyond this, nor infinity, and the engine computes no correlation of it. */
const GREATEST = '1e100';

/**
 * Every k-th row as a point, at most `most`, the same ones every time, and always those at the ends of x and y. What a text
 * says of all points (how many there are, their correlation) is computed over all of them and stands in every row.
 *
 * @param columns each with its alias, `x` and `y` among them
 * @param from the tables and conditions of the query: FROM and WHERE
 */
export function sampledPointsSql(
  columns: readonly (readonly [sql: string, alias: string])[],
  from: string,
  most: number,
): string {
  const { count, correlation } = SAMPLE_COLUMNS;
  const list = columns.map(([sql, alias]) => `${sql} AS ${quoteName(alias)}`);
  const names = [...columns.map(([, alias]) => alias), count, correlation].map(quoteName);
  const ends = ['x', 'y'].flatMap((axis) =>
    ['ARG_MIN', 'ARG_MAX'].map((pick) => `${pick}("row", ROW("${axis}", "row"), ${AT_END})`),
  );
  const drawable = ['x', 'y'].map((axis) => `ABS("${axis}"::DOUBLE) < ${GREATEST}`).join(' AND ');
  const numbered = `SELECT *, ROW_NUMBER() OVER () AS "row" FROM (SELECT ${list.join(', ')}${from}) WHERE ${drawable}`;
  const all = `SELECT COUNT(*) AS "${count}", ROUND(CORR("x"::DOUBLE, "y"::DOUBLE), 4) AS "${correlation}", ${ends.join(' || ')} AS "ends" FROM "numbered_points"`;
  return `WITH "numbered_points" AS (${numbered}), "all_points" AS (${all}) SELECT ${names.join(', ')} FROM "numbered_points", "all_points" WHERE "row" % CEIL("${count}" / ${most - ENDS})::BIGINT = 0 OR LIST_CONTAINS("ends", "row")`;
}
