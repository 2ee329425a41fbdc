import { foldedName } from '../../intake/roles/name-words.js';
import { quoteName, sqlLiteral } from '../../query/sql-text.js';
import { sampledPointsSql } from '../sampled-points-sql.js';
import { binIndex, type Bins } from './bins.js';
import { isHourName } from './draft-rules.js';
import { knownRows } from './known-rows.js';
import type { Measure } from './measures.js';
import { partialPeriods, truncated, type Cycle, type TimeGrain } from './periods.js';
import type { ColumnProfile } from './profile-columns.js';

/** More bars than this are cut to the largest. */
export const MOST_BARS = 12;
/** Groups of fewer rows show chance rather than themselves; a share takes more of them than an average. */
export const leastRows = ({ shareOf }: Pick<Measure, 'shareOf'>): number => (shareOf === undefined ? 15 : 30);
const MOST_POINTS = 500;
const TOP_ROWS = 10;

/** `SUM("amount")`, `SUM("cost") / NULLIF(SUM("clicks"), 0)`; without a measure the number of rows. `filter` picks the rows of each aggregate. */
export function aggregate(measure: Measure | undefined, filter = ''): string {
  if (!measure) return `COUNT(*)${filter}`;
  const { aggregate: name, sql, over } = measure;
  if (!over) return `${name}(${sql})${filter}`;
  const ratio = `SUM(${sql})${filter} / NULLIF(SUM(${over.sql})${filter}, 0)`;
  return over.scale === 1 ? ratio : `${over.scale} * ${ratio}`;
}

/** Of the rows that a measure speaks of, those that have a value in all columns. */
function from(
  table: string,
  columns: readonly ColumnProfile[],
  measure?: Measure,
  more: readonly string[] = [],
): string {
  const all = new Set([...knownRows(...columns), ...(measure?.only ?? []), ...more]);
  return `FROM ${quoteName(table)}${all.size === 0 ? '' : ` WHERE ${[...all].join(' AND ')}`}`;
}

/** Leaves groups out whose average would be that of a few rows. */
const enoughRows = (measure: Measure | undefined, hasSmall: boolean): string =>
  measure && measure.aggregate !== 'SUM' && hasSmall
    ? ` HAVING COUNT(${measure.sql}) >= ${leastRows(measure)}`
    : '';

export function numberSql(table: string, measure: Measure | undefined): string {
  return `SELECT ${aggregate(measure)} AS "value" ${from(table, [], measure)}`;
}

export function kindsSql(table: string, { sql }: ColumnProfile): string {
  return `SELECT COUNT(DISTINCT ${sql}) AS "value" FROM ${quoteName(table)}`;
}

/** A measure over a span of time, and by what part it differs from the same span a year before. Days are ISO text; the ends are not part of it. */
export function changeSql(
  table: string,
  time: ColumnProfile,
  measure: Measure | undefined,
  { start, end, before, endBefore }: { start: string; end: string; before: string; endBefore: string },
  basis: string,
): string {
  const within = (a: string, b: string): string =>
    aggregate(measure, ` FILTER (WHERE ${time.sql} >= DATE '${a}' AND ${time.sql} < DATE '${b}')`);
  const [now, then] = [within(start, end), within(before, endBefore)];
  const [above, below] = measure?.over ? [`(${now})`, `(${then})`] : [now, then];
  return `SELECT ${now} AS "value", ${above} / ${below} - 1 AS "delta", ${sqlLiteral(basis)} AS "delta_basis", 'neutral' AS "sentiment" ${from(table, [], measure)}`;
}

export function timeSql(
  table: string,
  time: ColumnProfile,
  measure: Measure | undefined,
  grain: TimeGrain,
  hasSmall = false,
): string {
  return `SELECT ${truncated(time, grain)} AS "category", ${aggregate(measure)} AS "value" ${complete(table, [time], measure, time, grain)} GROUP BY 1${enoughRows(measure, hasSmall)} ORDER BY 1`;
}

/** One line a group. */
export function timeSeriesSql(
  table: string,
  time: ColumnProfile,
  series: ColumnProfile,
  measure: Measure | undefined,
  grain: TimeGrain,
): string {
  return `SELECT ${truncated(time, grain)} AS "category", ${asText(series)} AS "series", ${aggregate(measure)} AS "value" ${complete(table, [time, series], measure, time, grain)} GROUP BY 1, 2 ORDER BY 1, 2`;
}

/** Without the first and last period, where the rows cover them in part. */
function complete(
  table: string,
  columns: readonly ColumnProfile[],
  measure: Measure | undefined,
  time: ColumnProfile,
  grain: TimeGrain,
): string {
  return from(table, columns, measure, partialPeriods(time, grain).tests);
}

/** What is summed up is given for each day: there are more Mondays than Tuesdays in a span, and more days in May than in June. */
export const isPerDay = (measure: Measure | undefined, cycle: Cycle): boolean =>
  cycle !== 'hour' && (measure === undefined || measure.additive);

const perDay = (time: ColumnProfile, measure: Measure | undefined, cycle: Cycle): string =>
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
  return `[${names.map(sqlLiteral).join(', ')}][${place}(${time})]`;
}

/** Amounts or averages by the hour of the day, the day of the week or the month of the year, in that order. */
export function cycleSql(
  table: string,
  time: ColumnProfile,
  measure: Measure | undefined,
  cycle: Cycle,
  locale: string,
  hasSmall: boolean,
): string {
  const place = { hour: 'HOUR', weekday: 'ISODOW', month: 'MONTH' }[cycle];
  const few = enoughRows(measure, hasSmall);
  return `SELECT ${placeName(time.sql, cycle, locale)} AS "category", ${perDay(time, measure, cycle)} AS "value" ${from(table, [time], measure)} GROUP BY ${place}(${time.sql}), 1${few} ORDER BY ${place}(${time.sql})`;
}

/** More steps than these are not told apart. */
const MOST_OF_STEPS = 26;
/** `<1` comes before `1`, and `>4` behind `4`; what is no number comes first. */
const stepOf = ({ sql }: ColumnProfile): string =>
  `MIN(TRY_CAST(regexp_extract(${sql}, '[0-9]+') AS DOUBLE) + CASE LEFT(${sql}, 1) WHEN '<' THEN -0.5 WHEN '>' THEN 0.5 ELSE 0 END) NULLS FIRST`;

/** Whether only the largest of the groups of a column are shown. */
export const isCut = ({ distinct, type, least, most, name, steps }: ColumnProfile): boolean =>
  distinct > MOST_BARS + 3 &&
  !(steps && distinct <= MOST_OF_STEPS) &&
  !(type === 'number' && Number(least) >= 0 && Number(most) <= 24 && isHourName(foldedName(name)));

/** Amounts largest first; numbers as categories, and numbers in words, in their own order. */
export function categorySql(
  table: string,
  category: ColumnProfile,
  measure: Measure | undefined,
  hasSmall: boolean,
): string {
  // Hours are shown as they come, all of them; of many codes those with most.
  const cut = isCut(category);
  const inOrder = category.steps ? `${stepOf(category)}, 1` : category.type === 'number' ? '1' : undefined;
  const order = (cut ? undefined : inOrder) ?? '2 DESC, 1';
  return `SELECT ${category.sql} AS "category", ${aggregate(measure)} AS "value" ${from(table, [category], measure)} GROUP BY 1${enoughRows(measure, hasSmall)} ORDER BY ${order}${cut ? ` LIMIT ${MOST_BARS}` : ''}`;
}

/** The places with most rows, to a tenth of a degree. */
export function placesSql(table: string, lat: ColumnProfile, lon: ColumnProfile): string {
  return `SELECT ROUND(${lat.sql}, 1) AS "lat", ROUND(${lon.sql}, 1) AS "lon", COUNT(*) AS "value" ${from(table, [lat, lon])} GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT ${MOST_POINTS}`;
}

export function countrySql(table: string, country: ColumnProfile, measure: Measure | undefined): string {
  return `SELECT ${country.sql} AS "country", ${aggregate(measure)} AS "value" ${from(table, [country], measure)} GROUP BY 1 ORDER BY 2 DESC, 1`;
}

/** A measure, or the rows, by two categories. */
export function gridSql(
  table: string,
  category: ColumnProfile,
  series: ColumnProfile,
  measure: Measure | undefined,
  hasSmall: boolean,
): string {
  return `SELECT ${category.sql} AS "category", ${asText(series)} AS "series", ${aggregate(measure)} AS "value" ${from(table, [category, series], measure)} GROUP BY 1, 2${enoughRows(measure, hasSmall)} ORDER BY 1, 2`;
}

const asText = ({ type, sql }: ColumnProfile): string => (type === 'string' ? sql : `${sql}::VARCHAR`);

/** Rows, or a measure, by range of another. */
export function binsSql(
  table: string,
  by: ColumnProfile,
  bins: Bins,
  measure?: Measure,
  hasSmall = false,
): string {
  const names = bins.labels.map((label, i) => `WHEN ${i} THEN ${sqlLiteral(label)}`).join(' ');
  const rows = from(table, [by], measure, [`ISFINITE(${by.sql}::DOUBLE)`]);
  return `SELECT CASE "bin" ${names} END AS "bucket", "value"${measure ? '' : edges(bins)} FROM (SELECT ${binIndex(bins, by.sql)} AS "bin", ${aggregate(measure)} AS "value" ${rows} GROUP BY 1${enoughRows(measure, hasSmall)}) ORDER BY "bin"`;
}

/** Where each range begins and ends: nothing at an open end. */
function edges({ start, step, labels, opens }: Bins): string {
  const edge = (alias: string, offset: number, open: number | undefined): string => {
    const value = `"bin" * ${step} + ${start + offset}`;
    return `, ${open === undefined ? value : `CASE WHEN "bin" <> ${open} THEN ${value} END`} AS "${alias}"`;
  };
  return (
    edge('from', 0, opens.start ? 0 : undefined) + edge('to', step, opens.end ? labels.length - 1 : undefined)
  );
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
  const rows = ` ${from(table, [x, y])}`;
  if (rowCount > MOST_POINTS) return sampledPointsSql(columns, rows, MOST_POINTS);
  return `SELECT ${columns.map(([sql, alias]) => `${sql} AS "${alias}"`).join(', ')}${rows} LIMIT ${MOST_POINTS}`;
}

export function topRowsSql(table: string, columns: readonly ColumnProfile[], by: ColumnProfile): string {
  // Values of periods are called otherwise than their column.
  const list = columns
    .map(({ name, sql }) =>
      sql.includes(quoteName(name)) ? quoteName(name) : `${sql} AS ${quoteName(name)}`,
    )
    .join(', ');
  return `SELECT ${list} ${from(table, [by])} ORDER BY ${by.sql} DESC, 1 LIMIT ${TOP_ROWS}`;
}

/** One figure of each column, largest first. */
export function columnsSql(
  table: string,
  columns: readonly ColumnProfile[],
  figure: (column: ColumnProfile) => string,
  label: (column: ColumnProfile) => string = ({ name }) => name,
): string {
  const names = columns.map((column) => sqlLiteral(label(column))).join(', ');
  return `SELECT UNNEST([${names}]) AS "category", UNNEST([${columns.map(figure).join(', ')}]) AS "value" FROM ${quoteName(table)} ORDER BY 2 DESC, 1`;
}
