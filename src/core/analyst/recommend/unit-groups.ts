import { foldedName } from '../../intake/roles/name-words.js';
import { quoteName } from '../../query/sql-text.js';
import type { RunQuery } from '../../query/types.js';
import type { UnitBound } from './other-units.js';
import type { ColumnProfile } from './profile-columns.js';

/** What records values, in the unit that it is set to. */
const RECORDER =
  /(?:^| )(?:app|version|device|sensor|meter|logger|source|system|import|scanner|terminal|firmware|gerat|quelle|zahler|appareil|capteur|aparato|fuente|dispositivo|sorgente|bron)(?= |$)|機器|设备|来源/u;
const MOST_CATEGORIES = 8;
const MOST_GROUPS = 60;
const NEARLY_ALL = 0.9;

/**
 * Whether values that are far from the others are those of some groups, and nearly all of these: servers among cables, horses among mice.
 * Then they are what such a thing is like, and no slip; a device that records in another unit is one.
 */
export async function areOfGroups(
  table: string,
  { of: sql, bound, above, rows: few }: UnitBound & { of: string },
  columns: readonly ColumnProfile[],
  runQuery: RunQuery,
): Promise<boolean> {
  const categories = columns
    .filter(
      ({ role, distinct, name }) =>
        role === 'category' && distinct <= MOST_GROUPS && !RECORDER.test(foldedName(name)),
    )
    .slice(0, MOST_CATEGORIES);
  if (categories.length === 0) return false;
  const far = `${sql} ${above ? '>=' : '<'} ${bound}`;
  const parts = categories.map(
    (one, at) =>
      `SELECT ${at} AS "column", COUNT(*) FILTER (WHERE ${far}) AS "far", COUNT(*) AS "rows" FROM ${quoteName(table)} WHERE ${sql} > 0 GROUP BY ${one.sql}`,
  );
  const { rows } = await runQuery(parts.join(' UNION ALL '));
  return categories.some((_, at) => {
    const whole = rows.filter(
      (row) => Number(row['column']) === at && Number(row['far']) >= NEARLY_ALL * Number(row['rows']),
    );
    return whole.reduce((sum, row) => sum + Number(row['far']), 0) >= NEARLY_ALL * few;
  });
}
