import type { Cell } from '../query/types.js';
import { intl } from '../template/intl-cache.js';

/**
 * Time on the wall: milliseconds whose UTC fields are what a clock shows. Dates and timestamps without a zone are that
 * already; instants (`…Z`) are moved into the deck's time zone. Axes then need no zone arithmetic.
 */
const ISO = /^([+-]?\d{4,6})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?)?(Z)?$/u;

export type Grain = 'year' | 'month' | 'day' | 'time';

function offsetOf(instant: number, timeZone: string): number {
  const clock = intl.date('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const field: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const part of clock.formatToParts(instant)) field[part.type] = Number(part.value);
  const wall = Date.UTC(
    field.year ?? 1970,
    (field.month ?? 1) - 1,
    field.day ?? 1,
    field.hour ?? 0,
    field.minute ?? 0,
    field.second ?? 0,
  );
  return wall - Math.floor(instant / 1000) * 1000;
}

/** Null for anything that is not an ISO date or timestamp as the query layer gives it. */
export function wallTime(cell: Cell, timeZone: string): number | null {
  if (typeof cell !== 'string') return null;
  const match = ISO.exec(cell.trim());
  if (match === null) return null;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0));
  const date = new Date(0);
  date.setUTCFullYear(year ?? 0, (month ?? 1) - 1, day ?? 1);
  date.setUTCHours(hour ?? 0, minute ?? 0, second ?? 0, Number((match[7] ?? '').padEnd(3, '0').slice(0, 3)));
  const time = date.getTime();
  if (Number.isNaN(time)) return null;
  return match[8] === 'Z' ? time + offsetOf(time, timeZone) : time;
}

/** The coarsest grain that tells the times apart: first days of months are months, first days of years years. */
export function grainOf(times: readonly number[]): Grain {
  let grain: Grain = 'year';
  for (const time of times) {
    const date = new Date(time);
    if (time % 86_400_000 !== 0) return 'time';
    if (date.getUTCDate() !== 1) grain = 'day';
    else if (date.getUTCMonth() !== 0 && grain === 'year') grain = 'month';
  }
  return times.length === 1 ? 'day' : grain;
}

/** A wall time in the locale; `options` as of `Intl.DateTimeFormat`. */
export function formatWall(time: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  return intl.date(locale, { ...options, timeZone: 'UTC' }).format(time);
}

const FULL: Record<Grain, Intl.DateTimeFormatOptions> = {
  year: { year: 'numeric' },
  month: { year: 'numeric', month: 'short' },
  day: { year: 'numeric', month: 'short', day: 'numeric' },
  time: { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
};

/** A time that stands alone, with its year. */
export function formatMoment(time: number, grain: Grain, locale: string): string {
  return formatWall(time, locale, FULL[grain]);
}
