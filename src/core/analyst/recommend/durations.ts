import { foldedName } from '../../intake/roles/name-words.js';
import { ofLanguage } from '../../of-language.js';
import { quoteName } from '../../query/sql-text.js';
import type { RunQuery } from '../../query/types.js';
import { namedDate } from './date-words.js';
import { timeOf } from '../../statements/frame/time-grain.js';
import { COMPLETE } from './effects.js';
import { knownRows } from './known-rows.js';
import { isDateOfThing } from './interest.js';
import type { Measure } from './measures.js';
import { daysOf } from './periods.js';
import type { ColumnProfile } from './profile-columns.js';
import type { Titles } from './title-words.js';

/** More dates than this are a log, not a process. */
const MOST_DATES = 5;
const MOST = 2;
/** The end is not before the beginning in so many rows. */
const NEARLY_ALL = 0.98;
const LEAST_ROWS = 60;
const LEAST_FILLED = 0.2;
/** Longer than this part of all the time there is: how old things are, not how long something took. */
const MOST_OF_TIME = 0.35;
/** A date that so many rows share belongs to a thing, not to what a row is. */
const LEAST_DISTINCT = 0.3;
const FINE = 20;
const SKEWED = 0.2;
/** Below so many days hours are counted, where both are times of day. */
const HOURS_BELOW = 3;

interface Words {
  days: string;
  hours: string;
}

const EN: Words = { days: 'days from {a} to {b}', hours: 'hours from {a} to {b}' };
const WORDS: Readonly<Record<string, Words>> = {
  en: EN,
  de: { days: 'Tage von {a} bis {b}', hours: 'Stunden von {a} bis {b}' },
  fr: { days: 'Jours de {a} à {b}', hours: 'Heures de {a} à {b}' },
  es: { days: 'Días de {a} a {b}', hours: 'Horas de {a} a {b}' },
  pt: { days: 'Dias de {a} a {b}', hours: 'Horas de {a} a {b}' },
  ja: { days: '{a}から{b}までの日数', hours: '{a}から{b}までの時間数' },
  zh: { days: '从{a}到{b}的天数', hours: '从{a}到{b}的小时数' },
  ar: { days: 'الأيام من {a} إلى {b}', hours: 'الساعات من {a} إلى {b}' },
};

/**
 * How long it took from one date of a row to another: ordered to shipped, opened to closed. Rows that have not ended are left out. None
 * where the dates are deadlines, belong to things that many rows share, or tell an age.
 */
export async function durationsOf(
  table: string,
  rowCount: number,
  columns: readonly ColumnProfile[],
  time: ColumnProfile | undefined,
  only: readonly string[],
  titles: Titles,
  runQuery: RunQuery,
): Promise<Measure[]> {
  const dates = columns
    .filter(
      ({ role, name, filled }) =>
        role === 'time' && !isDateOfThing(name) && !isForetoldDate(name) && filled >= LEAST_FILLED,
    )
    .slice(0, MOST_DATES);
  const pairs = dates.flatMap((from) =>
    dates.flatMap((to) => (from === to || !areAlike(from, to) ? [] : [{ from, to }])),
  );
  if (pairs.length === 0 || !time) return [];
  const items = pairs.flatMap(({ from, to }, i) => {
    const known = `FILTER (WHERE ${from.sql} IS NOT NULL AND ${to.sql} IS NOT NULL)`;
    const days = daysBetween(from, to);
    return [
      `COUNT(${days}) AS "n${i}"`, `AVG((${to.sql} >= ${from.sql})::INT) ${known} AS "o${i}"`, `AVG(${days}) AS "m${i}"`,
      `QUANTILE_CONT(${days}, [0.02, 0.5, 0.98]) AS "q${i}"`, `STDDEV_POP(${days}) AS "s${i}"`, `COUNT(DISTINCT ${days}) AS "d${i}"`,
    ]; // prettier-ignore
  });
  const where = only.length === 0 ? '' : ` WHERE ${only.join(' AND ')}`;
  const { rows } = await runQuery(`SELECT ${items.join(', ')} FROM ${quoteName(table)}${where}`);
  const found = pairs.flatMap(({ from, to }, i): Measure[] => {
    const number = (key: string): number => Number(rows[0]?.[`${key}${i}`] ?? 0);
    const quantiles = rows[0]?.[`q${i}`];
    const [low = 0, median = 0, high = 0] = Array.isArray(quantiles) ? quantiles.map(Number) : [];
    const [n, mean, spread, distinct] = [number('n'), number('m'), number('s'), number('d')];
    if (
      n < LEAST_ROWS ||
      number('o') < NEARLY_ALL ||
      distinct < 3 ||
      high <= low ||
      high > MOST_OF_TIME * daysOf(time)
    )
      return [];
    const cut = to.filled < COMPLETE ? hadTime(from, high) : [];
    const inHours = high < HOURS_BELOW && isTimed(from) && isTimed(to);
    const scale = inHours ? 24 : 1;
    const words = ofLanguage(WORDS, titles.locale) ?? EN;
    const slots: Readonly<Record<string, string>> = {
      a: namedDate(from.name, titles),
      b: namedDate(to.name, titles),
    };
    const skewed = distinct > FINE && Math.abs(mean - median) > SKEWED * spread;
    return [{
      name: words[inHours ? 'hours' : 'days'].replace(/\{(\w)\}/g, (_, name: string) => slots[name] ?? ''),
      type: 'number', role: 'measure', sql: inHours ? hoursBetween(from, to) : daysBetween(from, to), of: [from.name, to.name],
      distinct, filled: n / rowCount, longest: 0, additive: false, low: low * scale, high: high * scale, mean: mean * scale, median: median * scale, spread: spread * scale,
      aggregate: skewed ? 'MEDIAN' : 'AVG',
      only: [...only, ...knownRows(from, to), ...cut],
      ...(cut.length > 0 && { settled: true as const }),
      interest: (isOfRecord(to) ? 0.5 : 0.87) * (n / rowCount) ** 0.3, format: 'number:1',
    }]; // prettier-ignore
  });
  return withoutKnown(table, found.sort((a, b) => b.interest - a.interest).slice(0, MOST), columns, runQuery);
}

/** Until somebody wrote it down: about the record, not the thing. */
const isOfRecord = ({ name }: ColumnProfile): boolean => RECORDED.test(foldedName(name));
const RECORDED =
  /(?:^| )(?:created|recorded|entered|registered|reported|logged|imported|angelegt|erfasst|gemeldet|registriert|cree|saisi|enregistre|signale|creado|registrado|denunciado|inserito|registrato|criado|aangemaakt|gemeld)(?= |$)/;

/** A duration that a column of the table holds already. */
const THE_SAME = 0.98;

async function withoutKnown(
  table: string,
  found: readonly Measure[],
  columns: readonly ColumnProfile[],
  runQuery: RunQuery,
): Promise<Measure[]> {
  const numbers = columns.filter(({ role, type }) => role === 'measure' && type === 'number');
  const asked = found.flatMap((one) => numbers.map((column) => ({ one, column })));
  if (asked.length === 0) return [...found];
  const items = asked.map(
    ({ one, column }, i) => `CORR(${one.sql}::DOUBLE, ${column.sql}::DOUBLE) AS "r${i}"`,
  );
  const { rows } = await runQuery(`SELECT ${items.join(', ')} FROM ${quoteName(table)}`);
  const known = new Set(
    asked.filter((_, i) => Number(rows[0]?.[`r${i}`] ?? 0) > THE_SAME).map(({ one }) => one),
  );
  return found.filter((one) => !known.has(one));
}

/** Begun so long before the last one that nearly all that end have ended: of late rows only the quick ones are known. */
function hadTime(from: ColumnProfile, high: number): string[] {
  const last = timeOf(from.most);
  if (last === undefined || 2 * high > daysOf(from)) return [];
  const day = new Date(last - Math.ceil(high) * 86_400_000).toISOString().slice(0, 10);
  return [`${from.sql} < DATE '${day}'`];
}

/** Two dates of what the rows are, not of a thing that many of them share. */
const areAlike = (from: ColumnProfile, to: ColumnProfile): boolean =>
  Math.min(from.distinct, to.distinct) >= LEAST_DISTINCT * Math.max(from.distinct, to.distinct) ||
  isTimed(from) !== isTimed(to);

const isTimed = ({ type, hours = 1 }: ColumnProfile): boolean => type === 'datetime' && hours > 1;

const daysBetween = (from: ColumnProfile, to: ColumnProfile): string =>
  isTimed(from) && isTimed(to)
    ? `(DATE_DIFF('minute', ${from.sql}, ${to.sql}) / 1440.0)`
    : `DATE_DIFF('day', ${from.sql}, ${to.sql})`;

const hoursBetween = (from: ColumnProfile, to: ColumnProfile): string =>
  `(DATE_DIFF('minute', ${from.sql}, ${to.sql}) / 60.0)`;

/** Said beforehand: `promised_date`. */
export const isForetoldDate = (name: string): boolean =>
  /promis|expected|planned|scheduled|estimated|target|deadline|(?:^|[_ ])due|zugesagt|geplant|soll|prevu|prévu|previst|prometid|予定|预计|متوقع/i.test(
    name,
  );
