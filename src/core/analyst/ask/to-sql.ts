import { quoteName, sqlLiteral } from '../../query/sql-text.js';
import { sampledPointsSql } from '../sampled-points-sql.js';
import {
  isPlaced,
  type AskFilter,
  type AskGrain,
  type AskGroup,
  type AskMeasure,
  type Intent,
} from './intent.js';
import type { AskColumn } from './profile-tables.js';

/** Rows of a list, and points, that a slide can still show. */
const MOST_ROWS = 100;
const MOST_POINTS = 5000;
/** Groups that the one which is asked for stands among. */
const MOST_BESIDE = 12;

/** One SELECT: names in double quotes, `AS` before every alias, and the aliases that the charts look for. */
export function toSql(intent: Intent): string {
  if (intent.shape === 'points') return pointsSql(intent);
  if (intent.shape === 'histogram') return histogramSql(intent);
  if (intent.shape === 'list') return listSql(intent);
  return intent.growth ? growthSql(intent) : groupsSql(intent);
}

function groupsSql(intent: Intent): string {
  const { groups, shape } = intent;
  const axes = groups.map((group, i) => `${groupSql(group)} AS ${quoteName(axisAlias(i))}`);
  const values = intent.measures.map(
    (measure, _, all) => `${shareSql(measure, intent)} AS ${quoteName(valueAlias(measure, all))}`,
  );
  const places = groups.map((group, i) => placeSql(group) ?? String(i + 1));
  const keys =
    shape === 'rows' || groups.length === 0
      ? ''
      : ` GROUP BY ${[...new Set([...groups.map((_, i) => String(i + 1)), ...places])].join(', ')}`;
  const body = `SELECT ${[...axes, ...values].join(', ')}${fromWhere(intent)}${keys}${havingSql(intent)}`;
  const order = groups.map(({ column }, i) => calendarSql(column) ?? (places[i] as string));
  return `${body}${orderOf(intent, order)}${limitOf(intent)}`;
}

/** By how many percent each period differs from the one before it. */
function growthSql(intent: Intent): string {
  const { sort: _sort, limit: _limit, ...plain } = intent;
  const change = '100.0 * ("value" / NULLIF(LAG("value") OVER (ORDER BY "category"), 0) - 1)';
  return `SELECT "category", ${change} AS "value" FROM (${groupsSql(plain)}) ORDER BY 1`;
}

/** Rows under the names of their columns. */
function listSql(intent: Intent): string {
  const { groups, measures, sort } = intent;
  const columns = [...groups, ...measures].flatMap(({ column }) => (column ? [column] : []));
  const list = columns.map(({ sql, name }) => `${sql} AS ${quoteName(name)}`).join(', ');
  const key = groups.map(({ column }) => column.sql);
  const order = sort && typeof sort.by !== 'string' ? [`${sort.by.sql}${sort.descending ? ' DESC' : ''}`, ...key] : key;
  return `SELECT ${list}${fromWhere(intent)}${order.length > 0 ? ` ORDER BY ${order.join(', ')}` : ''}${limitOf(intent)}`;
} // prettier-ignore

/** An amount, or which part it is: of all groups together, or of the rows that certain conditions leave. */
function shareSql(measure: AskMeasure, { share, groups }: Intent): string {
  const amount = measureSql(measure);
  if (!share) return amount;
  const scale = share.percent ? '100.0' : '1.0';
  if (share.part.length > 0)
    return `${scale} * ${amount} FILTER (WHERE ${whereSql(share.part)}) / NULLIF(${amount}, 0)`;
  return groups.length > 0 ? `${scale} * ${amount} / NULLIF(SUM(${amount}) OVER (), 0)` : amount;
}

const havingSql = ({ having }: Intent): string =>
  having ? ` HAVING ${measureSql(having.measure)} ${having.comparison} ${having.value}` : '';

const axisAlias = (index: number): string => (index === 0 ? 'category' : 'series');
const valueAlias = (measure: AskMeasure, all: readonly AskMeasure[]): string =>
  all.length === 1 ? 'value' : `${measure.aggregation} ${measure.column?.name ?? 'rows'}`;

/** Sorted as asked; else time and numbers by themselves, names by their amounts. */
function orderOf({ groups, measures, sort, shape, one }: Intent, places: readonly string[]): string {
  const [first] = groups;
  if (!first) return '';
  // A course keeps its order: the place that is asked for is marked in it.
  if (one && isPlaced(first)) return ` ORDER BY ${places.join(', ')}`;
  const value = String(groups.length + 1);
  if (sort?.by === 'group')
    return ` ORDER BY ${places.map((place, i) => (i === 0 ? `${place}${sort.descending ? ' DESC' : ''}` : place)).join(', ')}`;
  if (sort) return ` ORDER BY ${value}${sort.descending ? ' DESC' : ''}, ${places.join(', ')}`;
  const { column, grain } = first;
  const named =
    column.type === 'string' && !grain && !column.calendar && column.role !== 'time' && groups.length === 1;
  const amounts = named && shape === 'groups' && measures.length === 1;
  return ` ORDER BY ${amounts ? `${value} DESC, ` : ''}${places.join(', ')}`;
}

function limitOf({ limit, one, groups: [first] }: Intent): string {
  if (limit !== undefined) return ` LIMIT ${Math.min(limit, MOST_ROWS)}`;
  // Few are shown whole, so that what is asked for stands among all of them.
  const many = one && first && !isPlaced(first) && first.column.distinct > MOST_BESIDE;
  return many ? ` LIMIT ${MOST_BESIDE}` : '';
}

function pointsSql(intent: Intent): string {
  const { measures, groups, table } = intent;
  const [x, y] = measures as [AskMeasure, AskMeasure];
  const [group] = groups;
  const summed = x.aggregation !== 'none';
  const columns: [string, string][] = [
    [measureSql(x), 'x'],
    [measureSql(y), 'y'],
    ...(group ? [[groupSql(group), summed ? 'label' : 'series'] as [string, string]] : []),
  ];
  if (!summed && table.rowCount > MOST_POINTS)
    return sampledPointsSql(columns, fromWhere(intent), MOST_POINTS);
  const list = columns.map(([sql, alias]) => `${sql} AS "${alias}"`).join(', ');
  return `SELECT ${list}${fromWhere(intent)}${summed && group ? ' GROUP BY 3' : ''}`;
}

function histogramSql(intent: Intent): string {
  const [group] = intent.groups as [AskGroup];
  return `SELECT ${groupSql(group)} AS "bucket", COUNT(*) AS "count"${fromWhere(intent)} GROUP BY 1 ORDER BY 1`;
}

function measureSql({ aggregation, column }: AskMeasure): string {
  if (!column) return 'COUNT(*)';
  const { sql } = column;
  if (aggregation === 'none') return sql;
  if (aggregation === 'distinct') return `COUNT(DISTINCT ${sql})`;
  if (aggregation === 'count') return `COUNT(${sql})`;
  return `${{ sum: 'SUM', average: 'AVG', median: 'MEDIAN', max: 'MAX', min: 'MIN' }[aggregation]}(${sql})`;
}

const TRUNCATED: Partial<Record<AskGrain, string>> = {
  quarter: 'quarter',
  month: 'month',
  week: 'week',
  day: 'day',
};

function groupSql({ column, grain, width }: AskGroup): string {
  const { sql } = column;
  if (width !== undefined) return `FLOOR(${sql} / ${width}) * ${width}`;
  if (grain === 'decade') return `FLOOR(${column.role === 'year' ? sql : `YEAR(${sql})`} / 10) * 10`;
  if (!grain || column.role !== 'time') return sql;
  if (grain === 'year') return `YEAR(${sql})`;
  if (grain === 'weekday') return `DAYNAME(${sql})`;
  if (grain === 'month-name') return `MONTHNAME(${sql})`;
  if (grain === 'hour-of-day') return `HOUR(${sql})`;
  if (grain === 'hour') return `DATE_TRUNC('hour', ${sql})`;
  return `DATE_TRUNC('${TRUNCATED[grain] ?? 'day'}', ${sql})::DATE`;
}

/** What names of days and months are ordered by. */
function placeSql({ column, grain }: AskGroup): string | undefined {
  if (grain === 'weekday') return `ISODOW(${column.sql})`;
  return grain === 'month-name' ? `MONTH(${column.sql})` : undefined;
}

/** Cells that are months or weekdays come as the calendar has them. */
const calendarSql = ({ calendar, sql }: AskColumn): string | undefined =>
  calendar && `list_position([${calendar.map(sqlLiteral).join(', ')}], ${sql})`;

function fromWhere({ table, filters, groups, measures, shape }: Intent): string {
  const shown = [
    ...groups.map(({ column }) => column),
    ...(shape === 'points' ? measures.flatMap(({ column }) => (column ? [column] : [])) : []),
  ];
  const gaps = [...new Set(shown)].filter(({ filled }) => filled < 1).map(({ sql }) => `${sql} IS NOT NULL`);
  const tests = whereSql(filters);
  // "Or" binds the weaker: conditions that are added hold for all of it.
  const all =
    gaps.length > 0 && filters.some(({ joined }, i) => i > 0 && joined === 'OR')
      ? [`(${tests})`, ...gaps]
      : [...(tests ? [tests] : []), ...gaps];
  return ` FROM ${quoteName(table.name)}${all.length === 0 ? '' : ` WHERE ${all.join(' AND ')}`}`;
}

function whereSql(filters: readonly AskFilter[]): string {
  return filters.map((filter, i) => `${i === 0 ? '' : ` ${filter.joined} `}${filterSql(filter)}`).join('');
}

function filterSql({ column, comparison, values, part: of, other }: AskFilter): string {
  if (other) return `${column.sql} ${comparison} ${other.sql}`;
  const sql = of
    ? `${of.toUpperCase()}(${column.sql})`
    : yearsOnly(column, values)
      ? `YEAR(${column.sql})`
      : column.sql;
  const cells = values.map((value) => literal(column, value));
  const [first = 'NULL', second = 'NULL'] = cells;
  switch (comparison) {
    case 'null':
      return `${sql} IS NULL`;
    case 'not null':
      return `${sql} IS NOT NULL`;
    case 'between':
      return `${sql} BETWEEN ${first} AND ${second}`;
    case 'in':
      return cells.length === 1 ? `${sql} = ${first}` : `${sql} IN (${cells.join(', ')})`;
    case 'not in':
      return cells.length === 1 ? `${sql} <> ${first}` : `${sql} NOT IN (${cells.join(', ')})`;
    case 'contains':
      return `CONTAINS(LOWER(${sql}), ${part(values)})`;
    case 'not contains':
      return `NOT CONTAINS(LOWER(${sql}), ${part(values)})`;
    case 'starts':
      return `STARTS_WITH(LOWER(${sql}), ${part(values)})`;
    case 'ends':
      return `ENDS_WITH(LOWER(${sql}), ${part(values)})`;
    case '!=':
      return `${sql} <> ${first}`;
    default:
      return `${sql} ${comparison} ${first}`;
  }
}

/** Dates compared with bare years are compared by their years. */
const yearsOnly = ({ role }: AskColumn, values: readonly (string | number)[]): boolean =>
  role === 'time' && values.length > 0 && values.every((value) => typeof value === 'number');

const part = ([text = '']: readonly (string | number)[]): string => plain(String(text).toLowerCase());

function literal({ role, type }: AskColumn, value: string | number): string {
  if (role === 'time' && typeof value === 'string') return `DATE ${plain(value)}`;
  if (role === 'year' && typeof value === 'string') return String(Number(value.slice(0, 4)));
  if (type === 'string') return plain(String(value));
  return typeof value === 'number'
    ? String(value)
    : Number.isFinite(Number(value))
      ? String(Number(value))
      : plain(value);
}

const plain = (text: string): string => sqlLiteral(text.replaceAll('\0', ''));
