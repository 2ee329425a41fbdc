import { foldedName } from '../../intake/roles/name-words.js';
import { quoteName } from '../../query/sql-text.js';
import type { RunQuery } from '../../query/types.js';
import type { ColumnProfile } from './profile-columns.js';

/** A column that holds what others come to, and those others. */
export interface Whole {
  total: ColumnProfile;
  parts: readonly ColumnProfile[];
}

const TOTAL =
  /(?:^| )(?:totals?|grand total|overall|sum|all|gesamt|summe|insgesamt|ensemble|somme|totale|totaal|suma|soma)(?= |$)|合計|合计|总计|المجموع/;
const LEAST_PARTS = 3;
/** Slips in a few rows are no other meaning. */
const MOST_OFF = 0.02;

/** The total that a table holds beside its parts: gold, silver, bronze and total. Undefined where no column is the sum of three others or more. */
export async function wholeOf(
  table: string,
  columns: readonly ColumnProfile[],
  runQuery: RunQuery,
): Promise<Whole | undefined> {
  const numbers = columns.filter(
    ({ type, role, least, unit, yes }) =>
      type === 'number' &&
      (role === 'measure' || role === 'category') &&
      Number(least) >= 0 &&
      unit !== '%' &&
      yes === undefined,
  );
  for (const total of numbers.filter(
    ({ name, role }) => role === 'measure' && TOTAL.test(foldedName(name)),
  )) {
    for (const parts of runsBeside(total, numbers, columns)) {
      if (parts.length < LEAST_PARTS) continue;
      const sum = parts.map(({ sql }) => `COALESCE(${sql}, 0)`).join(' + ');
      const { rows } = await runQuery(
        `SELECT AVG((ABS(${sum} - ${total.sql}) > 1e-6 * ABS(${total.sql}) + 1e-9)::INT) AS "off" FROM ${quoteName(table)} WHERE ${total.sql} IS NOT NULL`,
      );
      if (Number(rows[0]?.['off'] ?? 1) <= MOST_OFF) return { total, parts };
    }
  }
  return undefined;
}

/** All other numbers, and those that stand in a row just before or behind the total. */
function runsBeside(
  total: ColumnProfile,
  numbers: readonly ColumnProfile[],
  columns: readonly ColumnProfile[],
): ColumnProfile[][] {
  const at = columns.indexOf(total);
  const run = (list: readonly ColumnProfile[]): ColumnProfile[] => {
    const end = list.findIndex((one) => !numbers.includes(one));
    return list.slice(0, end < 0 ? undefined : end);
  };
  return [
    numbers.filter((one) => one !== total),
    run(columns.slice(0, at).toReversed()).toReversed(),
    run(columns.slice(at + 1)),
  ];
}
