import type { PeriodUnit } from './types.js';

/** As `PeriodUnit`, with the weekday told apart from the day of a month or year. */
export type TimeUnit = PeriodUnit | 'weekday';

/** From coarse to fine. */
export const FINENESS: readonly TimeUnit[] = [
  'year',
  'quarter',
  'month',
  'week',
  'day',
  'weekday',
  'hour',
  'minute',
];

/** A finder of the unit that a name is listed under. */
function listed<U extends string>(
  lists: Readonly<Partial<Record<U, string>>>,
): (name: string) => U | undefined {
  const units = new Map(
    (Object.entries(lists) as [U, string][]).flatMap(([unit, names]) =>
      names.split(' ').map((name) => [name, unit] as const),
    ),
  );
  return (name) => units.get(name);
}

const ofWord = listed<TimeUnit>({
  year: 'year years yr y yyyy isoyear',
  quarter: 'quarter quarters q',
  month: 'month months mon mm',
  week: 'week weeks isoweek w weekofyear yearweek',
  day: 'day days d dd dayofmonth doy dayofyear',
  weekday: 'dow isodow weekday dayofweek',
  hour: 'hour hours h hh',
  minute: 'minute minutes m',
});
/** A unit as EXTRACT, date_trunc and intervals call it. */
export const unitOf = (word: string): TimeUnit | undefined => ofWord(word.toLowerCase());

/** What a function gives of a time, as a number or a name. */
export const partOf = listed<TimeUnit>({
  year: 'year isoyear toyear',
  quarter: 'quarter toquarter',
  month: 'month monthname tomonth',
  week: 'week weekofyear toweek toisoweek',
  day: 'day dayofmonth dayofyear todayofmonth todayofyear',
  weekday: 'dayname dayofweek isodow weekday todayofweek',
  hour: 'hour tohour',
  minute: 'minute tominute',
});

/** The period whose start or end a function gives. */
export const startOf = listed<PeriodUnit>({
  year: 'tostartofyear',
  quarter: 'tostartofquarter',
  month: 'tostartofmonth toyyyymm last_day tolastdayofmonth',
  week: 'tostartofweek tomonday yearweek',
  day: 'tostartofday todate date toyyyymmdd',
  hour: 'tostartofhour',
  minute: 'tostartofminute',
});

/** Letters behind % in strftime. */
const ofLetter = listed<TimeUnit>({
  year: 'Y y G',
  quarter: 'Q',
  month: 'm b B',
  week: 'W U V',
  day: 'd e j x D F',
  weekday: 'a A u w',
  hour: 'H I k h',
  minute: 'M c i',
});
/** Words of to_char in Postgres. */
const ofPattern = listed<TimeUnit>({
  year: 'IYYY YYYY YY',
  quarter: 'Q',
  month: 'MONTH MON MM',
  week: 'IW WW',
  day: 'DDD DD',
  weekday: 'DAY DY ID D',
  hour: 'HH24 HH12 HH',
  minute: 'MI',
});
/** The longest that fits is meant. */
const PATTERNS = /IYYY|YYYY|YY|MONTH|MON|MM|DDD|DD|DAY|DY|ID|Q|IW|WW|HH24|HH12|HH|MI|D/gi;

/** The units that a format prints: `%Y-%m` a year and a month. */
export function unitsPrinted(format: string, takesWords: boolean): TimeUnit[] {
  const units = format.includes('%')
    ? [...format.matchAll(/%-?([a-z])/gi)].map(([, letter = '']) => ofLetter(letter))
    : takesWords
      ? [...format.matchAll(PATTERNS)].map(([word]) => ofPattern(word.toUpperCase()))
      : [];
  return units.filter((unit) => unit !== undefined);
}
