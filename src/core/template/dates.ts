import { intl } from './intl-cache.js';

/** A point in time; dates and times `onTheWall` came without a zone and are never moved into one. */
export interface IsoDate {
  readonly time: number;
  readonly onTheWall: boolean;
}

const ISO =
  /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?)?)?)?$/;

/** Reads ISO 8601 text (year, month, day, or date and time; no zone means as it stands); undefined for anything else. */
export function parseIsoDate(text: string): IsoDate | undefined {
  const match = ISO.exec(text);
  if (!match) return undefined;
  const [, year, month = '01', day = '01', hour, minute = '0', second = '0', fraction = '0', zone] = match;
  const midnight = new Date(0);
  midnight.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (midnight.getUTCMonth() !== Number(month) - 1 || midnight.getUTCDate() !== Number(day)) return undefined;
  if (hour === undefined) return { time: midnight.getTime(), onTheWall: true };
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const clock =
    (Number(hour) * 60 + Number(minute)) * 60_000 + Number(second) * 1000 + Number(`0.${fraction}`) * 1000;
  return {
    time: midnight.getTime() + Math.floor(clock) - offset(zone),
    onTheWall: zone === undefined,
  };
}

function offset(zone: string | undefined): number {
  if (!zone || zone === 'Z') return 0;
  const digits = zone.replace(/\D/g, '').padEnd(4, '0');
  const ms = (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2))) * 60_000;
  return zone.startsWith('-') ? -ms : ms;
}

const STYLES = new Map<string, Intl.DateTimeFormatOptions>([
  ['short', { dateStyle: 'short' }],
  ['medium', { dateStyle: 'medium' }],
  ['long', { dateStyle: 'long' }],
  ['full', { dateStyle: 'full' }],
  ['month', { month: 'long', year: 'numeric' }],
  ['year', { year: 'numeric' }],
  ['day', { day: 'numeric' }],
  ['weekday', { weekday: 'long' }],
]);
export const DATE_STYLES: readonly string[] = [...STYLES.keys(), 'quarter', 'iso'];

const FIELD_OPTIONS: Intl.DateTimeFormatOptions = {
  calendar: 'iso8601',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
};

/** Year, month, day, hour, minute, second as the zone's clocks and calendars show them. */
function fields(date: IsoDate, timeZone: string): Map<string, string> {
  const zone = date.onTheWall ? 'UTC' : timeZone;
  const parts = intl.date('en', { ...FIELD_OPTIONS, timeZone: zone }).formatToParts(date.time);
  return new Map(parts.map((part) => [part.type, part.value]));
}

/** Formats a date in one of `DATE_STYLES`. */
export function formatDateStyle(date: IsoDate, style: string, locale: string, timeZone: string): string {
  const options = STYLES.get(style);
  if (options)
    return intl.date(locale, { ...options, timeZone: date.onTheWall ? 'UTC' : timeZone }).format(date.time);
  return formatDatePattern(date, style === 'iso' ? 'yyyy-MM-dd' : "'Q'Q yyyy", locale, timeZone);
}

const PATTERN = /'((?:[^']|'')*)'|([A-Za-z])\2*/g;

const FIELDS: Record<string, { type: string; widths: number }> = {
  y: { type: 'year', widths: 4 },
  M: { type: 'month', widths: 4 },
  d: { type: 'day', widths: 2 },
  E: { type: 'weekday', widths: 4 },
  Q: { type: 'quarter', widths: 1 },
  H: { type: 'hour', widths: 2 },
  h: { type: 'hour', widths: 2 },
  m: { type: 'minute', widths: 2 },
  s: { type: 'second', widths: 2 },
  a: { type: 'dayPeriod', widths: 1 },
};

/** The first letters in a date pattern that mean nothing, or undefined when all do. */
export function unknownPatternLetters(pattern: string): string | undefined {
  for (const match of pattern.matchAll(PATTERN)) {
    const letter = match[2];
    if (letter === undefined) continue;
    if (!Object.hasOwn(FIELDS, letter) || match[0].length > (FIELDS[letter]?.widths ?? 0)) return match[0];
  }
  return undefined;
}

/** Formats a date by a pattern of `y M d E Q H h m s a`, doubled for two digits, `MMM` and `MMMM` for names, quoted text as it is. */
export function formatDatePattern(date: IsoDate, pattern: string, locale: string, timeZone: string): string {
  const values = fields(date, timeZone);
  const zone = date.onTheWall ? 'UTC' : timeZone;
  const get = (type: string) => values.get(type) ?? '';
  const named = (options: Intl.DateTimeFormatOptions) =>
    intl.date(locale, { ...options, timeZone: zone }).format(date.time);
  const padded = (text: string, width: number) =>
    width > 1 ? text.padStart(width, '0') : String(Number(text));
  return pattern.replace(PATTERN, (token: string, quoted: string | undefined, letter: string | undefined) => {
    if (letter === undefined) return (quoted ?? '').replaceAll("''", "'") || "'";
    const width = token.length;
    const hour = Number(get('hour'));
    switch (letter) {
      case 'y':
        return width === 2 ? get('year').slice(-2) : padded(get('year'), width);
      case 'M':
        if (width > 2) return named({ month: width === 3 ? 'short' : 'long' });
        return padded(get('month'), width);
      case 'E':
        return named({ weekday: width === 4 ? 'long' : 'short' });
      case 'Q':
        return String(Math.ceil(Number(get('month')) / 3));
      case 'h':
        return padded(String(hour % 12 || 12), width);
      case 'a':
        return hour < 12 ? 'AM' : 'PM';
      default:
        return padded(get(FIELDS[letter]?.type ?? ''), width);
    }
  });
}
