import { quoteName, sqlLiteral } from '../../query/sql-text.js';
import type { Column, ColumnType, Row, RunQuery, SchemaColumn, TableSchema } from '../../query/types.js';
import { yesWord } from '../../intake/columns/booleans.js';
import { stateTexts } from '../../chart/state-names.js';
import { isStateName, partOf } from './column-part.js';
import { readByColumn, type TableSource } from './column-batches.js';

/** What a column is good for on a dashboard. */
export type ColumnRole = 'time' | 'year' | 'category' | 'label' | 'measure' | 'other';

export interface ColumnProfile {
  name: string;
  type: ColumnType;
  role: ColumnRole;
  /** SQL of the column's value: the quoted name, or the date that its text stands for. */
  sql: string;
  /** The column itself, where `sql` gives its names one spelling. */
  bare?: string;
  /** SQL of conditions on rows: the values of others are not in its unit, or stand for none. */
  valid?: readonly string[];
  /** SQL of conditions on rows that have something of it at all: sums need none. */
  among?: readonly string[];
  /** SQL of a condition that leaves out groups that were there for a part of the time, where totals are compared. */
  lasting?: string;
  distinct: number;
  /** Share of rows that have a value. */
  filled: number;
  /** Longest label, in characters. */
  longest: number;
  /** Numbers and times: ISO text for times. */
  least?: string | number;
  most?: string | number;
  /** Numbers: all of them are whole. */
  whole?: true;
  /** Numbers: 2 % of the values lie below `low`, 2 % above `high`. */
  low?: number;
  high?: number;
  /** Numbers: mean, median and standard deviation. */
  mean?: number;
  median?: number;
  spread?: number;
  /** Times: distinct hours of the day. */
  hours?: number;
  /** Runs on in each thing: SQL of the condition that leaves its last values. */
  runsOn?: string;
  /** How many there are of what a row stands for. */
  counts?: true;
  /** A measure that may be summed. */
  additive: boolean;
  /** `%`, an ISO 4217 currency, or a unit as it is written. */
  unit?: string;
  /** What it places on a map. */
  place?: 'country' | 'state' | 'lat' | 'lon';
  /** Of a column of yes and no: the SQL of its being yes. */
  yes?: string;
  /** The words for yes and no among a few other answers: "No internet service". */
  sides?: { yes: string; no: string; others: readonly string[] };
  /** Names that are numbers in words, `<1`, `1`, `>4`: they stand in their order. */
  steps?: true;
  /** A share of rows, of which values are 1 and 0: the column of yes and no. */
  shareOf?: string;
}

/** Whether a name says that its values only tell rows apart. */
export const isIdentifierName = (name: string): boolean => IDENTIFIER.test(name);
const IDENTIFIER =
  /(^|[\s_.-])(id|uuid|guid|key|code|zip|zipcode|postcode|phone|fips|iata|index|no|nr)$|^id$|[a-z](Id|ID)$/i;
const DATE_NAME = /date|time|day|month|released?|created|updated/i;
/** How people write dates; the one that reads nearly all of the first cells is taken. */
const DATE_PATTERNS = [
  '%Y-%m-%d %H:%M',
  '%Y/%m/%d %H:%M',
  '%Y/%m/%d %H:%M:%S',
  '%m/%d/%Y %H:%M',
  '%m/%d/%Y %H:%M:%S',
  '%d.%m.%Y %H:%M',
  '%d/%m/%Y',
  '%Y-%m-%d',
  '%b %d %Y',
  '%d %b %Y',
  '%m/%d/%Y',
  '%Y/%m/%d',
  '%d.%m.%Y',
  '%B %d, %Y',
  '%Y',
];
const NEARLY_ALL = 0.9;
const FIRST_CELLS = 500;
/** The ends of the middle of a measure that its histogram shows, and its median. */
const QUANTILES = [0.02, 0.5, 0.98] as const;

/** Profiles every column of a table by SQL: distinct values, range, gaps, and the part it can play. */
export async function profileColumns(table: TableSchema, runQuery: RunQuery): Promise<ColumnProfile[]> {
  const usable = table.columns.filter((column) => column.type !== 'json');
  if (table.rowCount === 0) return [];
  const source = { from: `FROM ${quoteName(table.name)}`, rowCount: table.rowCount, runQuery };
  const states = usable.some(({ name }) => isStateName(name)) ? await stateTexts() : [];
  const rows = await readByColumn(usable, (column) => statisticsOf(column, source.from, states), source);
  const profiles = usable.map((column, i) => profileOf(column, rows[i] ?? {}, table.rowCount));
  return withRanges(profiles, source);
}

/** What one column is asked for, by short names. */
function statisticsOf(
  { name, type }: Column,
  from: string,
  states: readonly string[],
): Record<string, string> {
  const column = quoteName(name);
  const common = { n: `COUNT(${column})`, d: `COUNT(DISTINCT ${column})` };
  if (type === 'string') {
    const letters = {
      ...common,
      l: `MAX(LENGTH(${column}))`,
      s: `AVG(LENGTH(${column}))`,
      g: `AVG(REGEXP_MATCHES(${column}, '[0-9]')::INT)`,
      k: `AVG(CONTAINS(${column}, ' ')::INT)`,
      x: `MIN(${column})`,
      y: `MAX(${column})`,
      ...(isStateName(name) && { u: stateShare(column, states) }),
    };
    return DATE_NAME.test(name) ? { ...letters, p: datePatternOf(column, from) } : letters;
  }
  if (type === 'boolean') return common;
  const range = { ...common, a: `MIN(${column})`, b: `MAX(${column})` };
  if (type === 'datetime') return { ...range, h: `COUNT(DISTINCT HOUR(${column}))` };
  if (type !== 'number') return range;
  // All in one call, which keeps the values once.
  const quantiles = `QUANTILE_CONT(${column}::DOUBLE, [${QUANTILES.join(', ')}])`;
  const finite = `FILTER (WHERE ISFINITE(${column}::DOUBLE))`;
  return {
    ...range,
    w: `BOOL_AND(${column} = FLOOR(${column}))`,
    low: `${quantiles}[1]`,
    mid: `${quantiles}[2]`,
    high: `${quantiles}[3]`,
    avg: `AVG(${column}::DOUBLE) ${finite}`,
    sd: `STDDEV_POP(${column}::DOUBLE) ${finite}`,
  };
}

/** How many of the values are US states, of 1. */
function stateShare(column: string, states: readonly string[]): string {
  const list = states.map((text) => `'${text.toUpperCase()}'`).join(', ');
  return `AVG((UPPER(TRIM(${column})) IN (${list}))::INT)`;
}

/** The way of writing dates in which nearly all of the first cells are written. */
function datePatternOf(column: string, from: string): string {
  const tests = DATE_PATTERNS.map(
    (pattern) =>
      `WHEN COUNT(TRY_STRPTIME("cell", '${pattern}')) >= ${NEARLY_ALL} * COUNT(*) THEN '${pattern}'`,
  );
  return `(SELECT CASE WHEN COUNT(*) = 0 THEN NULL ${tests.join(' ')} END FROM (SELECT ${column} AS "cell" ${from} WHERE ${column} IS NOT NULL LIMIT ${FIRST_CELLS}))`;
}

function profileOf(column: SchemaColumn, row: Row, rowCount: number): ColumnProfile {
  const { name, type } = column;
  const { n, d, l, a: least, b: most, h, low, mid, high, avg, sd, p: pattern } = row;
  const count = Number(n ?? 0);
  const profile: ColumnProfile = {
    name, type, role: 'other', sql: quoteName(name), distinct: Number(d ?? 0),
    filled: count / rowCount, longest: Number(l ?? 0), additive: false,
    ...(typeof least === 'number' || typeof least === 'string' ? { least } : {}),
    ...(typeof most === 'number' || typeof most === 'string' ? { most } : {}),
    ...(typeof low === 'number' ? { low } : {}),
    ...(typeof high === 'number' ? { high } : {}),
    ...(typeof mid === 'number' ? { median: mid } : {}),
    ...(typeof avg === 'number' ? { mean: avg } : {}),
    ...(typeof sd === 'number' ? { spread: sd } : {}),
    ...(typeof h === 'number' ? { hours: h } : {}),
    ...(row['w'] === true ? { whole: true as const } : {}),
  }; // prettier-ignore
  if (typeof pattern === 'string')
    return { ...profile, role: 'time', sql: `TRY_STRPTIME(${profile.sql}, '${pattern}')` };
  return isCompactDate(profile)
    ? { ...asDate(profile), role: 'time' }
    : { ...profile, ...partOf(column, profile, row, rowCount), ...yesOf(column, profile, row) };
}

/** The word for yes, in a column that holds it and the word for no. */
function yesOf(
  { type }: Column,
  { distinct, filled, sql, least, most }: ColumnProfile,
  { x, y }: Row,
): Pick<ColumnProfile, 'yes'> {
  if (distinct !== 2) return {};
  if (type === 'boolean') return { yes: sql };
  if (type === 'number') return least === 0 && most === 1 ? { yes: `${sql} = 1` } : {};
  if (typeof x !== 'string' || typeof y !== 'string') return {};
  const word = yesWord([x, y], filled < 1);
  return word === undefined ? {} : { yes: `${sql} = ${sqlLiteral(word)}` };
}

/** 20261121: a number by its type, a date by its name and range. */
const isCompactDate = ({ name, type, least, most, distinct }: ColumnProfile): boolean =>
  type === 'number' &&
  /date/i.test(name) &&
  distinct > 1 &&
  Number(least) >= 1500_01_01 &&
  Number(most) <= 2200_12_31 &&
  [least, most].every((day) => Number(day) % 100 <= 31 && Math.floor(Number(day) / 100) % 100 <= 12);

function asDate({
  least: _least,
  most: _most,
  low: _low,
  high: _high,
  mean: _mean,
  median: _median,
  spread: _spread,
  ...profile
}: ColumnProfile): ColumnProfile {
  return { ...profile, sql: `TRY_STRPTIME(${profile.sql}::BIGINT::VARCHAR, '%Y%m%d')`, additive: false };
}

/** Dates written as text have their range only once they are read as dates. */
async function withRanges(profiles: readonly ColumnProfile[], source: TableSource): Promise<ColumnProfile[]> {
  const unread = profiles.filter(({ role, least }) => role === 'time' && least === undefined);
  const rangeOf = ({ sql }: ColumnProfile): Record<string, string> => ({
    a: `MIN(${sql})::DATE::VARCHAR`,
    b: `MAX(${sql})::DATE::VARCHAR`,
    h: `COUNT(DISTINCT HOUR(${sql}))`,
  });
  const rows = await readByColumn(unread, rangeOf, source);
  return profiles.map((profile) => {
    const { a, b, h } = rows[unread.indexOf(profile)] ?? {};
    return typeof a === 'string' && typeof b === 'string'
      ? { ...profile, least: a, most: b, hours: Number(h ?? 1) }
      : profile;
  });
}
