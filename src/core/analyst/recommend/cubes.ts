import { foldedName, isScoreName } from '../../intake/roles/name-words.js';
import { quoteName } from '../../query/sql-text.js';
import type { RunQuery, TableSchema } from '../../query/types.js';
import { isAmountName } from '../amount-names.js';
import { isCircumstance, isResult } from './interest.js';
import type { ColumnProfile } from './profile-columns.js';
import { atLastTime } from './running-totals.js';

/** Categories and the time tell so many of the rows apart. */
const TOLD_APART = 0.985;
/** So many of all combinations of them are there. */
const LEAST_FULL = 0.25;
const LEAST_VALUES = 30;
const LEAST_KEYS = 2;
const MOST_KEYS = 6;
/** What no sum is made of, whatever the values are. */
const LEVEL =
  /(?:^| )(?:avg|average|mean|median|rate|ratio|share|percent|percentage|pct|index|per|score|rank|rating|age|price|year|duration|moyenne|taux|prix|indice|promedio|tasa|precio|media|taxa|preco|durchschnitt|mittelwert|anteil|quote|preis)(?= |$)/;

/**
 * Statistics as offices publish them: a row for each combination of a few columns, and how many there are of it: prisoners by state, year and
 * sex. Whole numbers in such a table are counts, and add up over everything but time, where they may count the same people again: of years
 * the last is shown.
 */
export async function withCounts(
  { name: table, rowCount }: TableSchema,
  columns: readonly ColumnProfile[],
  time: ColumnProfile | undefined,
  runQuery: RunQuery,
): Promise<ColumnProfile[]> {
  const keys = columns.filter(
    ({ role, filled }) => (role === 'category' || role === 'year' || role === 'time') && filled === 1,
  );
  const counts = columns.filter(
    ({ role, type, additive, unit, least, distinct, name }) =>
      role === 'measure' &&
      type === 'number' &&
      !additive &&
      unit === undefined &&
      Number(least) >= 0 &&
      distinct >= LEAST_VALUES &&
      !LEVEL.test(foldedName(name)) &&
      !isScoreName(foldedName(name)) &&
      !isCircumstance(name),
  );
  // A row for each month, and what there was of each kind in it, in a table that says of what: consumption.
  const isSeries =
    time !== undefined &&
    keys.length === 1 &&
    keys[0] === time &&
    counts.length > 0 &&
    (isAmountName(table) || isResult(table)) &&
    columns.every((one) => one === time || one.role === 'measure' || one.distinct < 2);
  if (isSeries && time.distinct >= TOLD_APART * rowCount)
    return columns.map((one): ColumnProfile =>
      counts.includes(one) ? { ...one, additive: true, counts: true } : one,
    );
  const isCube =
    keys.filter(({ role }) => role === 'category').length >= LEAST_KEYS &&
    keys.length <= MOST_KEYS &&
    columns.every(({ role, distinct }) => role !== 'label' && (role !== 'other' || distinct < 2)) &&
    rowCount >= LEAST_FULL * keys.reduce((product, { distinct }) => product * distinct, 1);
  if (!isCube || counts.length === 0) return [...columns];
  const whole = counts.map(({ sql }, at) => `BOOL_AND(${sql} = FLOOR(${sql})) AS "w${at}"`);
  const { rows } = await runQuery(
    `SELECT COUNT(DISTINCT (${keys.map(({ sql }) => sql).join(', ')})) AS "keys", ${whole.join(', ')} FROM ${quoteName(table)}`,
  );
  const found = rows[0] ?? {};
  if (Number(found['keys'] ?? 0) < TOLD_APART * rowCount) return [...columns];
  const last = time?.role === 'year' ? atLastTime(time) : undefined;
  return columns.map((one): ColumnProfile => {
    if (found[`w${counts.indexOf(one)}`] !== true) return one;
    return {
      ...one,
      additive: true,
      counts: true,
      ...(last !== undefined && { runsOn: last, valid: [...(one.valid ?? []), last] }),
    };
  });
}
