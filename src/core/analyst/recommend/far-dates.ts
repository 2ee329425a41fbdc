import { quoteName } from '../../query/sql-text.js';
import type { RunQuery, TableSchema } from '../../query/types.js';
import { timeOf } from '../../statements/frame/time-grain.js';
import type { Doubt } from './doubts.js';
import type { ColumnProfile } from './profile-columns.js';

/** Dates of one month. */
interface Month {
  least: string;
  most: string;
  rows: number;
}

/** In fewer rows a gap is no sign of a slip. */
const LEAST_ROWS = 100;
/** Slips are this part of the rows at most. */
const MOST = 0.005;
/** Days without a row between a slip and all other dates. */
const GAP = 45;
const DAY = 86_400_000;

/** The time between a few slips at either end: the first and the last date of all others. */
export function bulkOf(months: readonly Month[]): readonly [first: Month, last: Month] | undefined {
  const all = months.reduce((sum, { rows }) => sum + rows, 0);
  if (all < LEAST_ROWS) return undefined;
  const daysBetween = (a: Month | undefined, b: Month | undefined): number =>
    ((timeOf(b?.least) ?? 0) - (timeOf(a?.most) ?? 0)) / DAY;
  let [from, to] = [0, months.length - 1];
  let slips = 0;
  for (let at = 0, seen = 0; at < months.length - 1; at += 1) {
    seen += months[at]?.rows ?? 0;
    if (seen > MOST * all) break;
    if (daysBetween(months[at], months[at + 1]) >= GAP) [from, slips] = [at + 1, seen];
  }
  for (let at = months.length - 1, seen = slips; at > from; at -= 1) {
    seen += months[at]?.rows ?? 0;
    if (seen > MOST * all) break;
    if (daysBetween(months[at - 1], months[at]) >= GAP) to = at - 1;
  }
  const [first, last] = [months[from], months[to]];
  return first && last ? [first, last] : undefined;
}

/** When things happened in the rows that count, without the few dates that are far from all others: a wrong year, a date for none. */
export async function withoutFarDates(
  table: TableSchema,
  time: ColumnProfile,
  runQuery: RunQuery,
): Promise<{ time: ColumnProfile; doubts: Doubt[] }> {
  const own = { time, doubts: [] };
  if (time.role !== 'time') return own;
  const { sql } = time;
  const { rows } = await runQuery(
    `SELECT MIN(${sql})::VARCHAR AS "least", MAX(${sql})::VARCHAR AS "most", COUNT(*) AS "rows" FROM ${quoteName(table.name)} WHERE ${sql} IS NOT NULL GROUP BY DATE_TRUNC('month', ${sql}) ORDER BY 1`,
  );
  const months = rows.map((row) => ({
    least: row['least'] as string,
    most: row['most'] as string,
    rows: Number(row['rows']),
  }));
  const [first, last] = bulkOf(months) ?? [months[0], months.at(-1)];
  if (!first || !last) return own;
  const next = new Date((timeOf(last.most.slice(0, 10)) ?? 0) + DAY).toISOString().slice(0, 10);
  const valid = [
    ...(first === months[0] ? [] : [`${sql} >= DATE '${first.least.slice(0, 10)}'`]),
    ...(last === months.at(-1) ? [] : [`${sql} < DATE '${next}'`]),
  ];
  const ends = { least: first.least.replace(' ', 'T'), most: last.most.replace(' ', 'T') };
  if (valid.length === 0) return { time: { ...time, ...ends }, doubts: [] };
  const far = `NOT (${valid.join(' AND ')})`;
  return {
    time: { ...time, ...ends, valid },
    doubts: [
      {
        kind: 'far_dates',
        column: time.name,
        figures: { rows: `COUNT(*) FILTER (WHERE ${far})` },
        trace: valid[0] ?? '',
      },
    ],
  };
}
