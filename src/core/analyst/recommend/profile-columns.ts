import { quoteName } from '../../query/sql-text.js';
import type { ColumnType, Row, RunQuery, TableSchema } from '../../query/types.js';
import { isAmountName } from '../reading/measure.js';
import { readableName } from '../reading/names.js';

/** What a column is good for on a dashboard. */
export type ColumnRole = 'time' | 'year' | 'category' | 'label' | 'measure' | 'other';

export interface ColumnProfile {
  name: string;
  type: ColumnType;
  role: ColumnRole;
  /** SQL of the column's value: the quoted name, or the date that its text stands for. */
  sql: string;
  distinct: number;
  /** Share of rows that have a value. */
  filled: number;
  /** Longest label, in characters. */
  longest: number;
  /** Numbers and times: ISO text for times. */
  least?: string | number;
  most?: string | number;
  /** Numbers: 2 % of the values lie below `low`, 2 % above `high`. */
  low?: number;
  high?: number;
  /** Times: distinct hours of the day. */
  hours?: number;
  /** A measure that may be summed. */
  additive: boolean;
}

/** Whether a name says that its values only tell rows apart. */
export const isIdentifierName = (name: string): boolean => IDENTIFIER.test(name);
const IDENTIFIER =
  /(^|[\s_.-])(id|uuid|guid|key|code|zip|zipcode|postcode|phone|fips|iata|index|no|nr)$|^id$|[a-z](Id|ID)$/i;
const PLACE = /^(lat|latitude|lon|lng|long|longitude|x|y)$/i;
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
/** More values than this do not fit on an axis. */
const MOST_CATEGORIES = 60;
const FEW_NUMBERS = 12;
/** The middle of a measure that its histogram shows. */
const MIDDLE = [0.02, 0.98] as const;

/** Profiles every column of a table by SQL: distinct values, range, gaps, and the part it can play. */
export async function profileColumns(table: TableSchema, runQuery: RunQuery): Promise<ColumnProfile[]> {
  const from = `FROM ${quoteName(table.name)}`;
  const usable = table.columns.filter((column) => column.type !== 'json');
  if (usable.length === 0 || table.rowCount === 0) return [];
  const items = usable.flatMap(({ name, type }, i) => {
    const column = quoteName(name);
    const common = [`COUNT(${column}) AS "n${i}"`, `COUNT(DISTINCT ${column}) AS "d${i}"`];
    if (type === 'string') {
      const dates = DATE_NAME.test(name)
        ? DATE_PATTERNS.map(
            (pattern, p) =>
              `(SELECT COUNT(TRY_STRPTIME("cell", '${pattern}')) FROM (SELECT ${column} AS "cell" ${from} WHERE ${column} IS NOT NULL LIMIT ${FIRST_CELLS})) AS "p${i}_${p}"`,
          )
        : [];
      return [...common, `MAX(LENGTH(${column})) AS "l${i}"`, ...dates];
    }
    if (type === 'boolean') return common;
    const range = [...common, `MIN(${column}) AS "a${i}"`, `MAX(${column}) AS "b${i}"`];
    if (type === 'datetime') return [...range, `COUNT(DISTINCT HOUR(${column})) AS "h${i}"`];
    return type === 'number'
      ? [...range, ...MIDDLE.map((part, q) => `QUANTILE_CONT(${column}::DOUBLE, ${part}) AS "q${i}_${q}"`)]
      : range;
  });
  const { rows } = await runQuery(`SELECT ${items.join(', ')} ${from}`);
  const row: Row = rows[0] ?? {};
  const profiles = usable.map(({ name, type }, i): ColumnProfile => {
    const count = Number(row[`n${i}`] ?? 0);
    const pattern = DATE_PATTERNS.findIndex(
      (_, p) => count > 0 && Number(row[`p${i}_${p}`] ?? 0) >= NEARLY_ALL * Math.min(count, FIRST_CELLS),
    );
    const least = row[`a${i}`];
    const most = row[`b${i}`];
    const profile: ColumnProfile = {
      name, type, role: 'other', sql: quoteName(name), distinct: Number(row[`d${i}`] ?? 0),
      filled: count / table.rowCount, longest: Number(row[`l${i}`] ?? 0), additive: type === 'number' && isAmountName(name),
      ...(typeof least === 'number' || typeof least === 'string' ? { least } : {}),
      ...(typeof most === 'number' || typeof most === 'string' ? { most } : {}),
      ...(typeof row[`q${i}_0`] === 'number' ? { low: Number(row[`q${i}_0`]) } : {}),
      ...(typeof row[`q${i}_1`] === 'number' ? { high: Number(row[`q${i}_1`]) } : {}),
      ...(typeof row[`h${i}`] === 'number' ? { hours: Number(row[`h${i}`]) } : {}),
    }; // prettier-ignore
    if (pattern >= 0)
      return {
        ...profile,
        role: 'time',
        sql: `TRY_STRPTIME(${profile.sql}, '${DATE_PATTERNS[pattern] ?? ''}')`,
      };
    return isCompactDate(profile)
      ? { ...asDate(profile), role: 'time' }
      : { ...profile, role: roleOf(profile, table.rowCount) };
  });
  const unread = profiles.filter((profile) => profile.role === 'time' && profile.least === undefined);
  const ranges = new Map(
    await Promise.all(
      unread.map(async (profile) => [profile, await withRange(profile, from, runQuery)] as const),
    ),
  );
  return profiles.map((profile) => ranges.get(profile) ?? profile);
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
  ...profile
}: ColumnProfile): ColumnProfile {
  return { ...profile, sql: `TRY_STRPTIME(${profile.sql}::BIGINT::VARCHAR, '%Y%m%d')`, additive: false };
}

/** Dates written as text have their range only once they are read as dates. */
async function withRange(profile: ColumnProfile, from: string, runQuery: RunQuery): Promise<ColumnProfile> {
  const { rows } = await runQuery(
    `SELECT MIN(${profile.sql})::DATE::VARCHAR AS "a", MAX(${profile.sql})::DATE::VARCHAR AS "b", COUNT(DISTINCT HOUR(${profile.sql})) AS "h" ${from}`,
  );
  const { a, b, h } = rows[0] ?? {};
  return typeof a === 'string' && typeof b === 'string'
    ? { ...profile, least: a, most: b, hours: Number(h ?? 1) }
    : profile;
}

function roleOf({ name, type, distinct, filled, least, most }: ColumnProfile, rowCount: number): ColumnRole {
  if (filled === 0 || distinct < 2) return 'other';
  if (type === 'date' || type === 'datetime') return 'time';
  const cells = filled * rowCount;
  if (type === 'string' || type === 'boolean') {
    if (IDENTIFIER.test(name) && distinct > MOST_CATEGORIES) return 'other';
    if (distinct <= MOST_CATEGORIES && distinct * 2 <= cells) return 'category';
    return distinct * 5 <= cells ? 'category' : 'label';
  }
  if (type !== 'number' || IDENTIFIER.test(name) || PLACE.test(name)) return 'other';
  const whole = Number.isInteger(least) && Number.isInteger(most);
  if (/year/i.test(name) && whole && Number(least) >= 1500 && Number(most) <= 2200) return 'year';
  // Numbers that count the rows through are a key, whatever they are called.
  if (whole && distinct >= cells && distinct > FEW_NUMBERS && Number(most) - Number(least) === cells - 1)
    return 'other';
  // A few whole numbers are codes or grades, unless the name says that they are amounts.
  return whole && distinct <= FEW_NUMBERS && distinct * 5 <= cells && !isAmountName(name)
    ? 'category'
    : 'measure';
}

/** Pairs of so many measures are compared. */
const MOST_RELATED = 6;
/** Beyond this two columns are one in two units. */
const THE_SAME = 0.995;

/** The two measures that are most strongly correlated, for a scatter plot; the x is the one that the table has first. */
export async function relatedPair(
  table: string,
  columns: readonly ColumnProfile[],
  runQuery: RunQuery,
): Promise<readonly [ColumnProfile, ColumnProfile] | undefined> {
  const measures = columns
    .filter(({ role, filled }) => role === 'measure' && filled > 0.5)
    .slice(0, MOST_RELATED);
  const all = measures.flatMap((x, i) => measures.slice(i + 1).map((y) => [x, y] as const));
  // "Total cost" against "cost of repair" or a maximum against its minimum shows nothing new.
  const apart = all.filter(([x, y]) => !shareWord(x.name, y.name));
  const pairs = apart.length > 0 ? apart : all;
  if (pairs.length < 2) return pairs[0];
  const items = pairs.map(([x, y], i) => `CORR(${x.sql}::DOUBLE, ${y.sql}::DOUBLE) AS "r${i}"`);
  const { rows } = await runQuery(`SELECT ${items.join(', ')} FROM ${quoteName(table)}`);
  const strength = (i: number): number => {
    const r = Math.abs(Number(rows[0]?.[`r${i}`] ?? 0));
    return Number.isFinite(r) && r < THE_SAME ? r : 0;
  };
  const best = pairs.map((_, i) => i).sort((a, b) => strength(b) - strength(a))[0] ?? 0;
  return pairs[best];
}

function shareWord(a: string, b: string): boolean {
  const words = (name: string): string[] =>
    readableName(name)
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length > 3);
  return words(a).some((word) => words(b).includes(word));
}
