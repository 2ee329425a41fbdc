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
/** How long there is no row between a slip and all other dates: in days, in mean times between two rows, and as a part of all time. */
const GAP = { days: 45, rows: 10, part: 0.08 };
const DAY = 86_400_000;

/** The time between a few slips at either end: the first and the last date of all others. */
export function bulkOf(months: readonly Month[]): readonly [first: Month, last: Month] | undefined {
  const all = rowsIn(months);
  const few = MOST * all;
  const core = months.filter(
    (_, at) => rowsIn(months.slice(0, at + 1)) > few && rowsIn(months.slice(at)) > few,
  );
  const [begin, close] = [core[0], core.at(-1)];
  if (all < LEAST_ROWS || !begin || !close) return undefined;
  const span = daysBetween(begin, close);
  const gap = Math.max(GAP.days, (GAP.rows * span) / all, GAP.part * span);
  const isSlip = (inwards: readonly Month[], at: number): boolean => {
    const [month, next] = [inwards[at], inwards[at + 1]];
    const isFar = month !== undefined && next !== undefined && daysBetween(month, next) >= gap;
    return isFar && rowsIn(inwards.slice(0, at + 1)) <= few;
  };
  const slipsOf = (inwards: readonly Month[]): number =>
    inwards.findLastIndex((_, at) => isSlip(inwards, at)) + 1;
  const [first, last] = [months[slipsOf(months)], months[months.length - 1 - slipsOf(months.toReversed())]];
  return first && last ? [first, last] : undefined;
}

const rowsIn = (months: readonly Month[]): number => months.reduce((sum, { rows }) => sum + rows, 0);

/** Between the dates of two months, whichever is first. */
function daysBetween(a: Month, b: Month): number {
  const [early, late] = a.least < b.least ? [a, b] : [b, a];
  return ((timeOf(late.least) ?? 0) - (timeOf(early.most) ?? 0)) / DAY;
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
