import { foldedName } from '../../intake/roles/name-words.js';
import { quoteName } from '../../query/sql-text.js';
import type { RunQuery } from '../../query/types.js';
import type { ColumnProfile } from './profile-columns.js';

const YEAR = /(?:^| )(?:year|yr|jahr|annee|ano|anno|jaar)(?= |$)/;
const MONTH = /(?:^| )(?:month|monat|mois|mes|mese|maand)(?= |$)/;
const DAY = /(?:^| )(?:day|date|tag|jour|dia|giorno|dag)(?= |$)/;

/** A part of a date: the whole numbers of a column whose name says which, with what else the name says. */
const partIn = (columns: readonly ColumnProfile[], part: RegExp, from: number, to: number) =>
  columns.flatMap((column) => {
    const name = foldedName(column.name);
    const { type, least, most, distinct } = column;
    const fits =
      type === 'number' && Number(least) >= from && Number(most) <= to && distinct <= to - from + 1;
    return fits && part.test(name) ? [{ column, of: name.replace(part, '').trim() }] : [];
  });

/**
 * Columns for the year and the month of one date, and for its day where there is one, as the date: `arrival_year` and `arrival_month` are when
 * guests arrived. By themselves a year of six months would be compared with a whole one. The parts have no other part to play.
 */
export async function withDateOfParts(
  table: string,
  columns: readonly ColumnProfile[],
  runQuery: RunQuery,
): Promise<ColumnProfile[]> {
  if (columns.some(({ role }) => role === 'time')) return [...columns];
  const [months, days] = [partIn(columns, MONTH, 1, 12), partIn(columns, DAY, 1, 31)];
  const [year] = partIn(columns, YEAR, 1900, 2200).filter(({ of }) => months.some((one) => one.of === of));
  const month = months.find(({ of }) => of === year?.of);
  if (!year || !month) return [...columns];
  const day = days.find(({ of }) => of === year.of);
  const text = (column: ColumnProfile): string => `LPAD(${column.sql}::INTEGER::VARCHAR, 2, '0')`;
  const parts = [`${year.column.sql}::INTEGER`, text(month.column), day ? text(day.column) : `'01'`];
  const sql = `TRY_CAST(${parts.join(" || '-' || ")} AS DATE)`;
  const { rows } = await runQuery(
    `SELECT COUNT(${sql}) / COUNT(*) AS "filled", COUNT(DISTINCT ${sql}) AS "distinct", MIN(${sql})::VARCHAR AS "least", MAX(${sql})::VARCHAR AS "most" FROM ${quoteName(table)}`,
  );
  const [found] = rows;
  const { least, most } = found ?? {};
  if (typeof least !== 'string' || typeof most !== 'string') return [...columns];
  const date: ColumnProfile = {
    ...{
      name: year.of === '' ? 'date' : year.of,
      type: 'date',
      role: 'time',
      sql,
      additive: false,
      longest: 10,
      hours: 1,
    },
    ...{ filled: Number(found?.['filled']), distinct: Number(found?.['distinct']), least, most },
  };
  const used = new Set([year.column, month.column, ...(day ? [day.column] : [])]);
  return [...columns.map((one): ColumnProfile => (used.has(one) ? { ...one, role: 'other' } : one)), date];
}
