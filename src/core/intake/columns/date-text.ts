import { civilDays } from '../../base/temporal.js';
import { foldedWord, monthOfName } from './month-names.js';

export type Grain = 'year' | 'quarter' | 'month' | 'week' | 'day' | 'second';

/** A cell that is written as a date. */
export interface DateText {
  /** How it is written: `Y-M-D`, `A/B/Y` (the order of A and B is not known yet), `MON YY` …; two `Y` are a year of two digits. */
  format: string;
  grain: Grain;
  year: number;
  /** Month and day; for `A/B/Y` the first and the second number. */
  first: number;
  second: number;
  /** Microseconds since midnight; undefined without a time. */
  micros: number | undefined;
  /** Minutes east of UTC, where the cell says so. */
  offset: number | undefined;
}

/** Whether A is the day in `A/B/Y`. */
export type DayOrder = 'dmy' | 'mdy';

const TIME =
  /(?:^|[T ,]\s*)(\d{1,2})[:.h](\d{2})(?:[:.](\d{2})(?:[.,](\d{1,9}))?)?\s*([ap]\.?\s?m\.?)?\s*(?:(Z|UTC|GMT)|([+-])(\d{2}):?(\d{2})?)?$/i;

/** `06/May/2024:10:00:00 +0000`, as web servers write it. */
const SERVER_TIME = /^(\d{1,2}\/\p{L}{3}\/\d{4}):(\d{2}:\d{2}:\d{2}.*)$/u;

/** Reads a cell as a date, with or without a time of day; undefined for all else. Impossible days are dates too: `dateDays` finds out. */
export function dateText(cell: string): DateText | undefined {
  if (cell.length < 5 || cell.length > 45) return undefined;
  if (SERVER_TIME.test(cell)) return dateText(cell.replace(SERVER_TIME, '$1 $2'));
  const time = cell.length > 9 ? TIME.exec(cell) : null;
  // `12.30` at the end of `01.12.30` is no time.
  const clock = time && time.index > 5 ? timeOf(time) : undefined;
  const date = clock ? cell.slice(0, time?.index).replace(/[,\s]+$/, '') : cell;
  const found = dayOf(date);
  if (!found) return undefined;
  if (!clock) return { ...found, micros: undefined, offset: undefined };
  return found.grain === 'day' ? { ...found, ...clock, grain: 'second' } : undefined;
}

/** A cell that is a time of day alone, as microseconds since midnight. */
export function timeOfDay(cell: string): number | undefined {
  if (cell.length < 4 || cell.length > 15 || !/\d[:h]\d/.test(cell)) return undefined;
  const found = TIME.exec(cell);
  return found?.index === 0 && !found[6] && !found[7] ? timeOf(found)?.micros : undefined;
}

function timeOf(found: RegExpExecArray): { micros: number; offset: number | undefined } | undefined {
  const [, hours, minutes, seconds = '0', fraction = '', half, utc, sign, east, rest = '0'] = found;
  let hour = Number(hours);
  if (half) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (/^p/i.test(half) ? 12 : 0);
  }
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const micros =
    ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000_000 +
    Number(fraction.slice(0, 6).padEnd(6, '0'));
  if (!sign) return { micros, offset: utc ? 0 : undefined };
  return { micros, offset: (Number(east) * 60 + Number(rest)) * (sign === '-' ? -1 : 1) };
}

type Day = Omit<DateText, 'micros' | 'offset'>;

const day = (format: string, year: number, first: number, second: number): Day => ({
  ...{ format, grain: 'day', year, first, second },
});
const month = (format: string, year: number, first: number): Day | undefined =>
  first >= 1 && first <= 12 ? { format, grain: 'month', year, first, second: 1 } : undefined;
const quarter = (year: number, number: number): Day => ({
  ...{ format: 'Q', grain: 'quarter', year, first: number * 3 - 2, second: 1 },
});
const week = (year: number, number: number): Day | undefined =>
  number >= 1 && number <= 53 ? { format: 'W', grain: 'week', year, first: number, second: 1 } : undefined;

function dayOf(text: string): Day | undefined {
  const code = text.charCodeAt(0);
  if (code >= 48 && code <= 57) {
    const numeric = numericDay(text);
    if (numeric) return numeric;
  }
  return /^[\d\s./-]*$/.test(text) ? undefined : (periodOf(text) ?? namedDay(text));
}

function numericDay(text: string): Day | undefined {
  const parts = /^(\d{1,4})([-/.]|\. )(\d{1,4})(?:\2(\d{1,4}))?\.?$/.exec(text);
  if (!parts) return undefined;
  const [, a = '', , b = '', c] = parts;
  const mark = (parts[2] as string).charAt(0);
  if (c === undefined) {
    if (a.length === 4 && b.length <= 2) return month(`Y${mark}M`, Number(a), Number(b));
    return b.length === 4 && a.length <= 2 ? month(`M${mark}Y`, Number(b), Number(a)) : undefined;
  }
  if (a.length === 4 && b.length <= 2 && c.length <= 2)
    return day(`Y${mark}M${mark}D`, Number(a), Number(b), Number(c));
  if (a.length > 2 || b.length > 2 || (c.length !== 4 && c.length !== 2)) return undefined;
  return day(`A${mark}B${mark}${c.length === 2 ? 'YY' : 'Y'}`, yearOf(c), Number(a), Number(b));
}

/** Two digits are 1970 to 2069. */
const yearOf = (text: string): number =>
  text.length > 2 ? Number(text) : Number(text) + (Number(text) < 70 ? 2000 : 1900);

function periodOf(text: string): Day | undefined {
  const east = /^(\d{4})年(\d{1,2})月(?:(\d{1,2})日)?$/.exec(text);
  if (east)
    return east[3]
      ? day('Y年M月D日', Number(east[1]), Number(east[2]), Number(east[3]))
      : month('Y年M月', Number(east[1]), Number(east[2]));
  const folded = foldedWord(text);
  const yearMonth = /^(\d{4})[\s-]?m(\d{2})$/.exec(folded);
  if (yearMonth) return month('YMM', Number(yearMonth[1]), Number(yearMonth[2]));
  const yearFirst =
    /^(\d{4})[\s\-/]*(?:年)?\s*(?:q|t|k|第)\s?([1-4])(?:四半期|季度)?$/.exec(folded) ??
    /^(\d{4})[\s\-/]+([1-4])\s?(?:st|nd|rd|th)?\s?(?:q|t|k|quarter|quartal)$/.exec(folded);
  if (yearFirst) return quarter(Number(yearFirst[1]), Number(yearFirst[2]));
  const quarterFirst =
    /^(?:q|t|k|quarter|quartal|trimestre|kwartaal)\s?([1-4])[\s\-/]*(\d{4}|\d{2})$/.exec(folded) ??
    /^([1-4])\s?(?:st|nd|rd|th|er|e|eme|º|o|\.)?\s?(?:q|t|k|quarter|quartal|trimestre|trim|kwartaal)[\s\-/]*(?:de |del )?(\d{4}|\d{2})$/.exec(
      folded,
    );
  if (quarterFirst) return quarter(yearOf(quarterFirst[2] as string), Number(quarterFirst[1]));
  const yearWeek = /^(\d{4})[\s\-/]?(?:w|kw|s|cw|wk)[\s-]?(\d{1,2})$/.exec(folded);
  if (yearWeek) return week(Number(yearWeek[1]), Number(yearWeek[2]));
  const weekYear = /^(?:kw|w|cw|wk|sem|semaine|week|woche|settimana|semana)\s?(\d{1,2})[\s\-/]+(\d{4})$/.exec(
    folded,
  );
  return weekYear ? week(Number(weekYear[2]), Number(weekYear[1])) : undefined;
}

const WEEKDAY = String.raw`(?:[\p{L}.]{2,12}(?:,\s*|\s+))?`;
const DAY_MONTH = new RegExp(
  String.raw`^${WEEKDAY}(\d{1,2})(?:st|nd|rd|th|er|º|ª|\.)?[\s\-/]*(?:of |de |d')?(\p{L}{3,12})\.?[\s,\-/]*(?:de |del )?(\d{4}|'?\d{2})$`,
  'u',
);
const MONTH_DAY = new RegExp(
  String.raw`^${WEEKDAY}(\p{L}{3,12})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4}|\d{2})$`,
  'u',
);
const MONTH_YEAR = /^(\p{L}{3,12})\.?[\s\-/,']*(?:de |del )?(\d{4}|\d{2})$/u;
const YEAR_MONTH = /^(\d{4})[\s\-/]*(\p{L}{3,12})\.?(?:[\s\-/](\d{1,2}))?$/u;

function namedDay(cell: string): Day | undefined {
  const text = cell.toLowerCase();
  const dayMonth = DAY_MONTH.exec(text);
  if (dayMonth) {
    const name = monthOfName(dayMonth[2] as string);
    const year = (dayMonth[3] as string).replace("'", '');
    return name
      ? day(`D MON ${year.length === 2 ? 'YY' : 'Y'}`, yearOf(year), name, Number(dayMonth[1]))
      : undefined;
  }
  const monthDay = MONTH_DAY.exec(text);
  if (monthDay) {
    const name = monthOfName(monthDay[1] as string);
    const year = monthDay[3] as string;
    return name
      ? day(`MON D ${year.length === 2 ? 'YY' : 'Y'}`, yearOf(year), name, Number(monthDay[2]))
      : undefined;
  }
  const monthYear = MONTH_YEAR.exec(text);
  if (monthYear) {
    const name = monthOfName(monthYear[1] as string);
    const year = monthYear[2] as string;
    return name ? month(`MON ${year.length === 2 ? 'YY' : 'Y'}`, yearOf(year), name) : undefined;
  }
  const yearMonth = YEAR_MONTH.exec(text);
  const name = yearMonth ? monthOfName(yearMonth[2] as string) : undefined;
  if (!yearMonth || !name) return undefined;
  return yearMonth[3]
    ? day('Y MON D', Number(yearMonth[1]), name, Number(yearMonth[3]))
    : month('Y MON', Number(yearMonth[1]), name);
}

/** Days since 1970-01-01 of the day, or of the first day of the period; null where no calendar has it. */
export function dateDays({ format, grain, year, first, second }: DateText, order: DayOrder): number | null {
  if (grain === 'week') {
    const fourth = civilDays(year, 1, 4) as number;
    // 1970-01-01 was a Thursday.
    return fourth - ((fourth + 3) % 7) + (first - 1) * 7;
  }
  return format.startsWith('A') && order === 'dmy'
    ? civilDays(year, second, first)
    : civilDays(year, first, second);
}

/** Whether the order of day and month is open in this way of writing; with points the day comes first everywhere. */
export const isOrderOpen = (format: string): boolean => format.startsWith('A') && !format.startsWith('A.');
