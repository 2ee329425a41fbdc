import { timeOf } from '../reading/time-grain.js';
import type { ColumnProfile } from './profile-columns.js';

/** A name in SQL, always quoted: it may hold spaces, signs, keywords or quotes. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

const DAY = 86_400_000;
/** More bars than this are cut to the largest. */
export const MOST_BARS = 12;
const MOST_POINTS = 500;
const TOP_ROWS = 10;

export type TimeGrain = 'day' | 'week' | 'month' | 'year';

/** A grain that gives a line some dozens of points. */
export function grainFor({ least, most, distinct }: ColumnProfile): TimeGrain {
  const from = timeOf(typeof least === 'string' ? least.slice(0, 10) : undefined);
  const to = timeOf(typeof most === 'string' ? most.slice(0, 10) : undefined);
  const days = from === undefined || to === undefined ? 1000 : (to - from) / DAY;
  // Dates that only stand for years or months are no finer than that.
  if (distinct <= days / 365 + 2 && days > 730) return 'year';
  if (distinct <= days / 28 + 2 && days > 120) return 'month';
  if (days <= 120) return 'day';
  if (days <= 550) return 'week';
  return days <= 12 * 366 ? 'month' : 'year';
}

/** `SUM("amount")` for what may be summed, else the average; without a measure the number of rows. */
export function aggregate(measure: ColumnProfile | undefined): string {
  if (!measure) return 'COUNT(*)';
  return `${measure.additive ? 'SUM' : 'AVG'}(${measure.sql})`;
}

export function numberSql(table: string, value: string): string {
  return `SELECT ${value} AS "value" FROM ${quoteName(table)}`;
}

export function timeSql(
  table: string,
  time: ColumnProfile,
  measure: ColumnProfile | undefined,
  grain: TimeGrain,
): string {
  const category = time.role === 'year' ? time.sql : `DATE_TRUNC('${grain}', ${time.sql})::DATE`;
  const filled = [time, ...(measure ? [measure] : [])].map(({ sql }) => `${sql} IS NOT NULL`).join(' AND ');
  return `SELECT ${category} AS "category", ${aggregate(measure)} AS "value" FROM ${quoteName(table)} WHERE ${filled} GROUP BY 1 ORDER BY 1`;
}

/** Amounts largest first; numbers and dates as categories in their own order. */
export function categorySql(
  table: string,
  category: ColumnProfile,
  measure: ColumnProfile | undefined,
): string {
  const filled = [category, ...(measure ? [measure] : [])]
    .map(({ sql }) => `${sql} IS NOT NULL`)
    .join(' AND ');
  const order = category.type === 'number' ? '1' : '2 DESC, 1';
  const limit = category.distinct > MOST_BARS + 3 ? ` LIMIT ${MOST_BARS}` : '';
  return `SELECT ${category.sql} AS "category", ${aggregate(measure)} AS "value" FROM ${quoteName(table)} WHERE ${filled} GROUP BY 1 ORDER BY ${order}${limit}`;
}

export function gridSql(table: string, category: ColumnProfile, series: ColumnProfile): string {
  const text = series.type === 'string' ? series.sql : `${series.sql}::VARCHAR`;
  return `SELECT ${category.sql} AS "category", ${text} AS "series", COUNT(*) AS "value" FROM ${quoteName(table)} WHERE ${category.sql} IS NOT NULL AND ${series.sql} IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2`;
}

/** At most 500 points, the same ones every time: every k-th row. */
export function scatterSql(
  table: string,
  x: ColumnProfile,
  y: ColumnProfile,
  label: ColumnProfile | undefined,
  rowCount: number,
): string {
  const step = Math.max(1, Math.ceil(rowCount / MOST_POINTS));
  const named = label ? `, ${label.sql} AS "label"` : '';
  const sample = step === 1 ? '' : ` QUALIFY ROW_NUMBER() OVER () % ${step} = 0`;
  return `SELECT ${x.sql} AS "x", ${y.sql} AS "y"${named} FROM ${quoteName(table)} WHERE ${x.sql} IS NOT NULL AND ${y.sql} IS NOT NULL${sample} LIMIT ${MOST_POINTS}`;
}

export function topRowsSql(table: string, columns: readonly ColumnProfile[], by: ColumnProfile): string {
  const list = columns.map(({ name }) => quoteName(name)).join(', ');
  return `SELECT ${list} FROM ${quoteName(table)} WHERE ${by.sql} IS NOT NULL ORDER BY ${by.sql} DESC, 1 LIMIT ${TOP_ROWS}`;
}
