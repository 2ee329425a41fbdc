import { timeOf } from '../../statements/frame/time-grain.js';
import type { ColumnProfile } from './profile-columns.js';

const DAY = 86_400_000;

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
  if (days <= 62) return 'day';
  if (days <= 270) return 'week';
  return days <= 12 * 366 ? 'month' : 'year';
}

export function truncated(time: ColumnProfile, grain: TimeGrain): string {
  if (time.role === 'year') return time.sql;
  const start = `DATE_TRUNC('${grain}', ${time.sql})`;
  return grain === 'hour' ? start : `${start}::DATE`;
}

/** How many periods the times lie in, about. */
export const periodsOf = (time: ColumnProfile, grain: TimeGrain): number =>
  time.role === 'year'
    ? time.distinct
    : Math.max(1, Math.min(time.distinct, (daysOf(time) + 1) / DAYS[grain]));

const DAYS = { hour: 1 / 24, day: 1, week: 7, month: 30.4, year: 365.25 } as const;

const LEAST_PERIODS = 6;

/** A first and a last period that the rows cover in part only: they would look like a rise and a fall. */
export interface PartialPeriods {
  /** Starts of the periods that are not complete, as ISO days. */
  starts: string[];
  /** SQL of conditions that leave them out. */
  tests: string[];
}

export function partialPeriods(time: ColumnProfile, grain: TimeGrain): PartialPeriods {
  const [from, to] = [time.least, time.most].map(timeOf);
  // A clock time late in the day is the end of that day; a bare date stands for all of it.
  const slack = time.type === 'datetime' && (time.hours ?? 0) > 1 ? DAY / 2 : DAY;
  const none = { starts: [], tests: [] };
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
    tests: [
      ...(isCut.first ? [`${time.sql} >= DATE '${second}'`] : []),
      ...(isCut.last ? [`${time.sql} < DATE '${isoDate(last)}'`] : []),
    ],
  };
}

function startOf(time: number, grain: 'week' | 'month'): number {
  const date = new Date(time);
  if (grain === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  const monday = (date.getUTCDay() + 6) % 7;
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() - monday);
}

const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The last whole months of the data and the same months of the year before. Days are ISO text; ends are not part of their span. */
export interface Span {
  start: string;
  end: string;
  before: string;
  endBefore: string;
}

/** A year beside the one before. */
function yearSpan(year: number, years: number): Span | undefined {
  const day = (of: number): string => isoDate(Date.UTC(of, 0, 1));
  return years < 2
    ? undefined
    : { start: day(year), end: day(year + 1), before: day(year - 1), endBefore: day(year) };
}

/** A year where the data holds two, a quarter where it holds that of the year before as well; else there is nothing to compare with. */
export function comparableSpan(time: ColumnProfile): Span | undefined {
  const [from, to] = [time.least, time.most].map(timeOf);
  if (time.role !== 'time' || from === undefined || to === undefined) return undefined;
  const month = (at: number): number => new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth();
  const start = (at: number): number => Date.UTC(Math.floor(at / 12), at % 12, 1);
  // Dates that stand for months name their first or last day; of days on which something happened now and then the next would have come.
  const areMonths = time.distinct <= month(to) - month(from) + 1;
  const slack = areMonths ? 31 * DAY : Math.max(DAY, (2 * (to - from)) / time.distinct);
  const first = from - start(month(from)) < slack ? month(from) : month(from) + 1;
  const end = start(month(to) + 1) - to <= slack ? month(to) + 1 : month(to);
  // Dates that stand for years.
  if (
    [from, to].every((at) => start(Math.floor(month(at) / 12) * 12) === at) &&
    time.distinct <= (month(to) - month(from)) / 12 + 1
  )
    return yearSpan(new Date(to).getUTCFullYear(), time.distinct);
  const length = end - first >= 24 ? 12 : end - first >= 15 ? 3 : undefined;
  if (length === undefined) return undefined;
  const day = (at: number): string => isoDate(start(at));
  return {
    start: day(end - length),
    end: day(end),
    before: day(end - length - 12),
    endBefore: day(end - 12),
  };
}
