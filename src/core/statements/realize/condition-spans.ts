import { timeOf } from '../frame/time-grain.js';
import type { Condition } from '../sql/types.js';
import type { Voice } from './voice.js';

const DAY = 86_400_000;

/** The day of ISO text without a time of day; undefined for other values. */
export const isoDate = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^(\d{4}-\d\d-\d\d)(?:[T ]00:00(?::00)?)?$/.exec(value)?.[1] : undefined;

/** Two bounds of one column as the span between them, which is a year where it is one whole year: from 1 January on, and before the next. */
export function withSpans(given: readonly Condition[]): Condition[] {
  const conditions = given.filter((one) => !given.some((other) => isWithin(other, one)));
  const left = [...conditions];
  for (const lower of conditions) {
    const from = isoDate(lower.values[0]);
    if (from === undefined || (lower.kind !== 'greater-equal' && lower.kind !== 'between')) continue;
    const upper =
      lower.kind === 'between'
        ? lower
        : conditions.find(
            ({ kind, column, values }) =>
              column === lower.column &&
              (kind === 'less' || kind === 'less-equal') &&
              isoDate(values[0]) !== undefined,
          );
    const to = upper && lastDay(upper);
    if (!upper || to === undefined) continue;
    const year = /^(\d{4})-01-01$/.exec(from)?.[1];
    const span: Condition =
      year !== undefined && to === `${year}-12-31`
        ? { ...lower, kind: 'equal', part: 'year', values: [Number(year)] }
        : { ...lower, kind: 'between', values: [from, to] };
    left.splice(left.indexOf(lower), 1, span);
    if (upper !== lower) left.splice(left.indexOf(upper), 1);
  }
  return left;
}

/** Whether of two upper bounds of one column the first is the earlier. */
const isWithin = (one: Condition, other: Condition): boolean => {
  const [own, bound] = [isoDate(one.values[0]), isoDate(other.values[0])];
  return (
    one.kind === 'less' &&
    other.kind === 'less' &&
    one.column === other.column &&
    own !== undefined &&
    bound !== undefined &&
    own < bound
  );
};

/** The last day that a bound lets in; of a column of months the last of that month. */
function lastDay({ kind, column = '', values }: Condition): string | undefined {
  const bound = isoDate(kind === 'between' ? values[1] : values[0]);
  const time = timeOf(bound);
  if (bound === undefined || time === undefined) return undefined;
  if (kind === 'less') return dayOf(time - DAY);
  return isOfMonths(column) && bound.endsWith('-01') ? endOfMonth(bound) : bound;
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

function endOfMonth(day: string): string {
  const [year, month] = day.split('-').map(Number);
  return dayOf(Date.UTC(year ?? 0, month ?? 1, 0));
}

const isOfMonths = (column: string): boolean => /(?:^|_)months?(?:_|$)/i.test(column);

const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** `June 2024 – May 2025` of days that hold whole months; undefined for other days. */
export function monthsBetween(from: unknown, to: unknown, { locale }: Voice): string | undefined {
  const [first, last] = [isoDate(from), isoDate(to)];
  const [start, end] = [timeOf(first), timeOf(last)];
  if (start === undefined || end === undefined || end < start) return undefined;
  if (!first?.endsWith('-01') || last === undefined || endOfMonth(last) !== last) return undefined;
  // Thin spaces are not in every font.
  return new Intl.DateTimeFormat(locale, MONTH).formatRange(start, end).replaceAll('\u2009', ' ');
}

/** The month that one value of a column of months stands for. */
export function monthNamed(column: string, value: unknown, { locale }: Voice): string | undefined {
  const day = isoDate(value);
  if (day === undefined || !day.endsWith('-01') || !isOfMonths(column)) return undefined;
  return new Intl.DateTimeFormat(locale, MONTH).format(timeOf(day));
}
