import { quoteName } from '../../query/sql-text.js';
import { timeOf } from '../../statements/frame/time-grain.js';
import { sampledPointsSql } from '../sampled-points-sql.js';
import type { ColumnProfile } from './profile-columns.js';

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

const DAY = 86_400_000;
/** More bars than this are cut to the largest. */
export const MOST_BARS = 12;
const MOST_POINTS = 500;
const TOP_ROWS = 10;
/** An average over fewer rows than this part of the usual number does not compete with the others. */
const FEW_ROWS = 0.1;

export type TimeGrain = 'hour' | 'day' | 'week' | 'month' | 'year';
export type Cycle = 'hour' | 'weekday' | 'month';

/** Days between the first and the last time; 1000 where that cannot be read. */
export function daysOf({ least, most }: ColumnProfile): number {
  const from = timeOf(typeof least === 'string' ? least.slice(0, 10) : undefined);
  const to = timeOf(typeof most === 'string' ? most.slice(0, 10) : undefined);
  return from === undefined || to === undefined ? 1000 : (to - from) / DAY;
}

/** A grain that gives a line some dozens of points. */
export function grainFor(time: ColumnProfile): TimeGrain {
  const { distinct } = time;
  const days = daysOf(time);
  // Dates that only stand for years or months are no finer than that.
  if (distinct <= days / 365 + 2 && days > 730) return 'year';
  if (distinct <= days / 28 + 2 && days > 120) return 'month';
  if (days <= 4) return distinct > 2 * days + 2 ? 'hour' : 'day';
  if (days <= 120) return 'day';
  if (days <= 550) return 'week';
  return days <= 12 * 366 ? 'month' : 'year';
}

/** `SUM("amount")` for what may be summed, else the average; without a measure the number of rows. */
export function aggregate(measure: ColumnProfile | undefined): string {
  if (!measure) return 'COUNT(*)';
  return `${measure.additive ? 'SUM' : 'AVG'}(${measure.sql})`;
}

function filled(...columns: readonly (ColumnProfile | undefined)[]): string {
  const tests = columns.flatMap((column) =>
    column && column.shareOf === undefined ? [`${column.sql} IS NOT NULL`] : [],
  );
  return tests.length === 0 ? '' : ` WHERE ${tests.join(' AND ')}`;
}

export function numberSql(table: string, value: string): string {
  return `SELECT ${value} AS "value" FROM ${quoteName(table)}`;
}

function truncated(time: ColumnProfile, grain: TimeGrain): string {
  if (time.role === 'year') return time.sql;
  const start = `DATE_TRUNC('${grain}', ${time.sql})`;
  return grain === 'hour' ? start : `${start}::DATE`;
}

const LEAST_PERIODS = 6;

/** A first and a last period that the rows cover in part only: they would look like a rise and a fall. */
export interface PartialPeriods {
  /** Starts of the periods that are not complete, as ISO days. */
  starts: string[];
  /** SQL that leaves them out. */
  tests: string;
}

export function partialPeriods(time: ColumnProfile, grain: TimeGrain): PartialPeriods {
  const [from, to] = [time.least, time.most].map(timeOf);
  // A clock time late in the day is the end of that day; a bare date stands for all of it.
  const slack = time.type === 'datetime' ? DAY / 2 : DAY;
  const none = { starts: [], tests: '' };
  if (time.role === 'year' || from === undefined || to === undefined) return none;
  if (grain !== 'week' && grain !== 'month') return none;
  const length = grain === 'week' ? 7 * DAY : 30 * DAY;
  // Dates that stand for whole periods end at the start of one.
  if ((to - from) / length < LEAST_PERIODS || time.distinct * length <= 2 * (to - from)) return none;
  const first = startOf(from, grain);
  const last = startOf(to, grain);
  const next = startOf(last + 1.1 * length + DAY, grain);
  const isCut = { first: from - first >= slack, last: next - to > slack };
  const second = isoDate(startOf(first + 1.1 * length + DAY, grain));
  return {
    starts: [...(isCut.first ? [isoDate(first)] : []), ...(isCut.last ? [isoDate(last)] : [])],
    tests:
      (isCut.first ? ` AND ${time.sql} >= DATE '${second}'` : '') +
      (isCut.last ? ` AND ${time.sql} < DATE '${isoDate(last)}'` : ''),
  };
}

function startOf(time: number, grain: 'week' | 'month'): number {
  const date = new Date(time);
  if (grain === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  const monday = (date.getUTCDay() + 6) % 7;
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() - monday);
}

const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);

export function timeSql(
  table: string,
  time: ColumnProfile,
  measure: ColumnProfile | undefined,
  grain: TimeGrain,
): string {
  return `SELECT ${truncated(time, grain)} AS "category", ${aggregate(measure)} AS "value" FROM ${quoteName(table)}${filled(time, measure)}${partialPeriods(time, grain).tests} GROUP BY 1 ORDER BY 1`;
}

/** One line a group. */
export function timeSeriesSql(
  table: string,
  time: ColumnProfile,
  series: ColumnProfile,
  measure: ColumnProfile | undefined,
  grain: TimeGrain,
): string {
  return `SELECT ${truncated(time, grain)} AS "category", ${asText(series)} AS "series", ${aggregate(measure)} AS "value" FROM ${quoteName(table)}${filled(time, series, measure)}${partialPeriods(time, grain).tests} GROUP BY 1, 2 ORDER BY 1, 2`;
}

/** The query without the condition that leaves groups of few rows out. */
export const withSmallGroups = (sql: string): string =>
  sql.replace(/ HAVING COUNT\(\*\) >= .+?(?= ORDER BY )/, '');

/** Keeps averages of so few rows out that they say more about chance than about their group. */
function enoughRows(table: string, measure: ColumnProfile | undefined, groups: number): string {
  if (!measure || measure.additive) return '';
  return ` HAVING COUNT(*) >= ${FEW_ROWS} * (SELECT COUNT(*) FROM ${quoteName(table)}) / ${Math.max(1, groups)}`;
}

/** What is summed up is given for each day: there are more Mondays than Tuesdays in a span, and more days in May than in June. */
export const isPerDay = (measure: ColumnProfile | undefined, cycle: Cycle): boolean =>
  cycle !== 'hour' && (measure === undefined || measure.additive);

const perDay = (time: ColumnProfile, measure: ColumnProfile | undefined, cycle: Cycle): string =>
  isPerDay(measure, cycle) ? `${aggregate(measure)} / COUNT(DISTINCT ${time.sql}::DATE)` : aggregate(measure);

/** The hour, or the name of the day or the month, which the engine knows in English. */
function placeName(time: string, cycle: Cycle, locale: string): string {
  if (cycle === 'hour') return `HOUR(${time})`;
  const [place, english, count] =
    cycle === 'weekday' ? (['ISODOW', 'DAYNAME', 7] as const) : (['MONTH', 'MONTHNAME', 12] as const);
  if (locale.startsWith('en')) return `${english}(${time})`;
  const format = new Intl.DateTimeFormat(locale, { [cycle]: 'long', timeZone: 'UTC' });
  // 1 January 2001 was a Monday.
  const names = Array.from({ length: count }, (_, at) =>
    format.format(cycle === 'weekday' ? Date.UTC(2001, 0, 1 + at) : Date.UTC(2001, at, 1)),
  );
  return `[${names.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ')}][${place}(${time})]`;
}

/** Amounts or averages by the hour of the day, the day of the week or the month of the year, in that order. */
export function cycleSql(
  table: string,
  time: ColumnProfile,
  measure: ColumnProfile | undefined,
  cycle: Cycle,
  locale: string,
): string {
  const place = { hour: 'HOUR', weekday: 'ISODOW', month: 'MONTH' }[cycle];
  const few = enoughRows(table, measure, { hour: time.hours ?? 24, weekday: 7, month: 12 }[cycle]);
  const from = `FROM ${quoteName(table)}${filled(time, measure)}`;
  return `SELECT ${placeName(time.sql, cycle, locale)} AS "category", ${perDay(time, measure, cycle)} AS "value" ${from} GROUP BY ${place}(${time.sql}), 1${few} ORDER BY ${place}(${time.sql})`;
}

/** Amounts largest first; numbers as categories in their own order. Averages of rare categories are left out. */
export function categorySql(
  table: string,
  category: ColumnProfile,
  measure: ColumnProfile | undefined,
): string {
  const order = category.type === 'number' ? '1' : '2 DESC, 1';
  const cut = category.distinct > MOST_BARS + 3;
  const few = enoughRows(table, measure, category.distinct);
  return `SELECT ${category.sql} AS "category", ${aggregate(measure)} AS "value" FROM ${quoteName(table)}${filled(category, measure)} GROUP BY 1${few} ORDER BY ${order}${cut ? ` LIMIT ${MOST_BARS}` : ''}`;
}

/** The places with most rows, to a tenth of a degree. */
export function placesSql(table: string, lat: ColumnProfile, lon: ColumnProfile): string {
  return `SELECT ROUND(${lat.sql}, 1) AS "lat", ROUND(${lon.sql}, 1) AS "lon", COUNT(*) AS "value" FROM ${quoteName(table)}${filled(lat, lon)} GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT ${MOST_POINTS}`;
}

export function countrySql(
  table: string,
  country: ColumnProfile,
  measure: ColumnProfile | undefined,
): string {
  return `SELECT ${country.sql} AS "country", ${aggregate(measure)} AS "value" FROM ${quoteName(table)}${filled(country, measure)} GROUP BY 1 ORDER BY 2 DESC, 1`;
}

export function gridSql(table: string, category: ColumnProfile, series: ColumnProfile): string {
  return `SELECT ${category.sql} AS "category", ${asText(series)} AS "series", COUNT(*) AS "value" FROM ${quoteName(table)}${filled(category, series)} GROUP BY 1, 2 ORDER BY 1, 2`;
}

const asText = ({ type, sql }: ColumnProfile): string => (type === 'string' ? sql : `${sql}::VARCHAR`);

/** Equal steps between the ends of a measure, the outer ones open. */
export interface Bins {
  start: number;
  step: number;
  labels: readonly string[];
}

const WANTED_BINS = 10;

/** Round steps over the middle 96 % of a measure, so that a few far values do not squeeze the rest into one bar. */
export function binsFor({ low, high, least, most, type }: ColumnProfile): Bins | undefined {
  if (low === undefined || high === undefined || !(high > low) || type !== 'number') return undefined;
  const raw = (high - low) / WANTED_BINS;
  const power = 10 ** Math.floor(Math.log10(raw));
  const whole = Number.isInteger(least) && Number.isInteger(most) && Number.isInteger(low);
  const step = Math.max(([1, 2, 2.5, 5].find((m) => m * power >= raw) ?? 10) * power, whole ? 1 : 0);
  const start = Math.floor(low / step) * step;
  const count = Math.ceil((high - start) / step) + (high % step === 0 ? 1 : 0);
  if (count < 4 || count > 2 * WANTED_BINS || !Number.isFinite(start + count * step)) return undefined;
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const print = new Intl.NumberFormat(
    'en-US',
    step >= 100 ? { notation: 'compact', maximumSignificantDigits: 4 } : { maximumFractionDigits: digits },
  );
  const edge = (i: number): string => print.format(Number((start + i * step).toPrecision(12)));
  const labels = Array.from({ length: count }, (_, i) => {
    if (i === 0 && Number(least) < start) return `under ${edge(1)}`;
    if (i === count - 1 && Number(most) >= start + count * step) return `${edge(i)}+`;
    if (whole && step === 1) return edge(i);
    // Beside a minus sign a dash needs room.
    const dash = edge(i).startsWith('-') ? ' – ' : '–';
    return `${edge(i)}${dash}${edge(i + 1)}`;
  });
  return new Set(labels).size === count ? { start, step, labels } : undefined;
}

function binIndex({ start, step, labels }: Bins, value: string): string {
  return `LEAST(${labels.length - 1}, GREATEST(0, FLOOR((${value}::DOUBLE - (${start})) / ${step})))::INTEGER`;
}

/** Rows, or the average of another measure, by range of a measure. */
export function binsSql(table: string, by: ColumnProfile, bins: Bins, measure?: ColumnProfile): string {
  const names = bins.labels.map((label, i) => `WHEN ${i} THEN ${text(label)}`).join(' ');
  const value = measure ? `AVG(${measure.sql})` : 'COUNT(*)';
  const tests = `${filled(by, measure)} AND ISFINITE(${by.sql}::DOUBLE)`;
  return `SELECT CASE "bin" ${names} END AS "bucket", "value" FROM (SELECT ${binIndex(bins, by.sql)} AS "bin", ${value} AS "value" FROM ${quoteName(table)}${tests} GROUP BY 1) ORDER BY "bin"`;
}

/** At most 500 points. */
export function scatterSql(
  table: string,
  x: ColumnProfile,
  y: ColumnProfile,
  label: ColumnProfile | undefined,
  rowCount: number,
): string {
  const columns = [[x.sql, 'x'], [y.sql, 'y'], ...(label ? [[label.sql, 'label'] as const] : [])] as const;
  const from = ` FROM ${quoteName(table)}${filled(x, y)}`;
  if (rowCount > MOST_POINTS) return sampledPointsSql(columns, from, MOST_POINTS);
  return `SELECT ${columns.map(([sql, alias]) => `${sql} AS "${alias}"`).join(', ')}${from} LIMIT ${MOST_POINTS}`;
}

export function topRowsSql(table: string, columns: readonly ColumnProfile[], by: ColumnProfile): string {
  const list = columns.map(({ name }) => quoteName(name)).join(', ');
  return `SELECT ${list} FROM ${quoteName(table)}${filled(by)} ORDER BY ${by.sql} DESC, 1 LIMIT ${TOP_ROWS}`;
}

/** Which part of the rows has no value, column by column. */
export function missingSql(table: string, columns: readonly ColumnProfile[]): string {
  const names = columns.map(({ name }) => text(name)).join(', ');
  const shares = columns.map(({ sql }) => `1 - COUNT(${sql}) / COUNT(*)`).join(', ');
  return `SELECT UNNEST([${names}]) AS "category", UNNEST([${shares}]) AS "value" FROM ${quoteName(table)} ORDER BY 2 DESC, 1`;
}
