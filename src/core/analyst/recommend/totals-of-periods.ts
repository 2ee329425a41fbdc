import { quoteName } from '../../query/sql-text.js';
import type { RunQuery } from '../../query/types.js';
import { daysOf } from './periods.js';
import type { ColumnProfile } from './profile-columns.js';
import { partOfRatio } from './ratio-pairs.js';

/** What one row covers where rows are totals already: of a campaign on a day, of a shop in a month. */
export type Covered = 'day' | 'week' | 'month' | 'year';

const NEARLY_ALL = 0.985;
/** So much of all that could be there is. */
const LEAST_FULL = 0.4;
const MOST_KEYS = 6;
const LEAST_AMOUNTS = 2;
const MOST_TIMES_PART = 0.5;

/**
 * Whether rows are totals of a group in a period: a category, or two of them, and the time are a key, nearly all of whose combinations are
 * there, and there are several amounts. Of such rows nobody asks what one has on average.
 */
export async function periodOfRows(
  table: string,
  rowCount: number,
  columns: readonly ColumnProfile[],
  time: ColumnProfile | undefined,
  runQuery: RunQuery,
): Promise<Covered | undefined> {
  if (!time || time.filled < 1 || (time.hours ?? 1) > 1 || time.distinct > MOST_TIMES_PART * rowCount)
    return undefined;
  const amounts = columns.filter((one) => partOfRatio(one, true, true));
  if (amounts.length < LEAST_AMOUNTS) return undefined;
  const keys = columns
    .filter(
      ({ role, type, filled }) =>
        (role === 'category' || role === 'other') && type === 'string' && filled === 1,
    )
    .sort((a, b) => b.distinct - a.distinct)
    .slice(0, MOST_KEYS);
  const choices = [
    ...keys.map((one) => [one]),
    ...keys.flatMap((a, at) => keys.slice(at + 1).map((b) => [a, b])),
  ].filter(
    (some) =>
      some.reduce((product, { distinct }) => product * distinct, time.distinct) >= NEARLY_ALL * rowCount,
  );
  if (choices.length === 0) return undefined;
  const items = choices.map((some, i) => {
    const list = some.map(({ sql }) => sql).join(', ');
    return `COUNT(DISTINCT (${time.sql}, ${list})) AS "k${i}", COUNT(DISTINCT (${list})) AS "g${i}"`;
  });
  const { rows } = await runQuery(`SELECT ${items.join(', ')} FROM ${quoteName(table)}`);
  const isKey = choices.some((_, i) => {
    const [combinations, groups] = [Number(rows[0]?.[`k${i}`] ?? 0), Number(rows[0]?.[`g${i}`] ?? 0)];
    return (
      groups > 1 && combinations >= NEARLY_ALL * rowCount && rowCount >= LEAST_FULL * groups * time.distinct
    );
  });
  return isKey ? coveredBy(time) : undefined;
}

function coveredBy(time: ColumnProfile): Covered {
  if (time.role === 'year') return 'year';
  const step = daysOf(time) / Math.max(1, time.distinct - 1);
  return step < 4 ? 'day' : step < 15 ? 'week' : step < 100 ? 'month' : 'year';
}
