import { quoteName } from '../../query/sql-text.js';
import type { RunQuery, TableSchema } from '../../query/types.js';
import type { ColumnProfile } from './profile-columns.js';

/** So many values of a thing may lie below the one before: corrections. */
const MOST_FALLS = 0.03;
/** So many must lie above it, or nothing runs on. */
const LEAST_RISES = 0.1;
const LEAST_TIMES = 5;
/** A key and a time tell so many of the rows apart. */
const TOLD_APART = 0.98;

/**
 * Numbers that run on in each thing, such as all cases so far of a province: over the days they add up to nothing, on the last day they do
 * over the things. Such a column is read as its values of the last time.
 */
export async function withLastTotals(
  { name: table, rowCount }: TableSchema,
  columns: readonly ColumnProfile[],
  time: ColumnProfile | undefined,
  runQuery: RunQuery,
): Promise<ColumnProfile[]> {
  const numbers = columns.filter(
    ({ role, type, least, distinct, unit, yes }) =>
      role === 'measure' &&
      type === 'number' &&
      Number(least) >= 0 &&
      distinct > LEAST_TIMES &&
      unit !== '%' &&
      yes === undefined,
  );
  const keys = columns.filter(
    ({ role, type, distinct }) =>
      (type === 'string' || role === 'other' || role === 'category') &&
      distinct > 1 &&
      role !== 'time' &&
      role !== 'year',
  );
  // Several things at each time, and each of them at several times.
  if (
    !time ||
    time.distinct < LEAST_TIMES ||
    time.distinct * 2 > rowCount ||
    numbers.length === 0 ||
    keys.length === 0
  )
    return [...columns];
  const from = quoteName(table);
  const { rows: told } = await runQuery(
    `SELECT ${keys.map(({ sql }, i) => `COUNT(DISTINCT (${sql}, ${time.sql})) / COUNT(*) AS "k${i}"`).join(', ')} FROM ${from}`,
  );
  const key = keys
    .filter((_, i) => Number(told[0]?.[`k${i}`] ?? 0) >= TOLD_APART)
    .sort((a, b) => a.distinct - b.distinct)[0];
  if (!key) return [...columns];
  const moves = numbers.flatMap(({ sql }, i) => {
    const before = `LAG(${sql}) OVER (PARTITION BY ${key.sql} ORDER BY ${time.sql})`;
    return [`${sql} - ${before} AS "m${i}"`];
  });
  const shares = numbers.map(
    (_, i) => `AVG(("m${i}" < 0)::INT) AS "f${i}", AVG(("m${i}" > 0)::INT) AS "r${i}"`,
  );
  const { rows } = await runQuery(
    `SELECT ${shares.join(', ')} FROM (SELECT ${moves.join(', ')} FROM ${from})`,
  );
  const last = atLastTime(time);
  return columns.map((one): ColumnProfile => {
    const at = numbers.indexOf(one);
    const [falls, rises] = [Number(rows[0]?.[`f${at}`] ?? 1), Number(rows[0]?.[`r${at}`] ?? 0)];
    if (at < 0 || falls > MOST_FALLS || rises < LEAST_RISES) return one;
    return { ...one, additive: true, runsOn: last, valid: [...(one.valid ?? []), last] };
  });
}

/** SQL of the condition that leaves the rows of the last time. */
export const atLastTime = ({ role, sql, most }: ColumnProfile): string =>
  role === 'year' ? `${sql} = ${most}` : `CAST(${sql} AS DATE) = DATE '${String(most).slice(0, 10)}'`;
