import type { TimeSpan } from '../../query/types.js';

export type Grain = 'year' | 'half' | 'quarter' | 'month' | 'week' | 'day' | 'time';

const ISO_TEXT = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?Z?)?)?)?$/;
const DAY = 86_400_000;
const MONTHS: Partial<Record<Grain, number>> = { year: 12, half: 6, quarter: 3, month: 1 };

/** Milliseconds of ISO 8601 text in UTC, or undefined for other text. */
export function timeOf(text: unknown): number | undefined {
  const match = typeof text === 'string' ? ISO_TEXT.exec(text) : null;
  if (!match) return undefined;
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00'] = match;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  date.setUTCHours(Number(hour), Number(minute), Number(second));
  return date.getTime();
}

/** The period that ascending times stand for, by their smallest step. */
export function grainOf(times: readonly number[]): Grain {
  const dates = times.map((time) => new Date(time));
  if (dates.some((date) => date.getTime() % DAY !== 0)) return 'time';
  let step = Infinity;
  times.forEach((time, index) => {
    const previous = times[index - 1];
    if (previous !== undefined && time > previous) step = Math.min(step, (time - previous) / DAY);
  });
  const onFirst = dates.every((date) => date.getUTCDate() === 1);
  if (onFirst && step >= 364 && dates.every((date) => date.getUTCMonth() === 0)) return 'year';
  if (onFirst && step >= 88 && dates.every((date) => date.getUTCMonth() % 3 === 0)) return 'quarter';
  if (step >= 28 && onFirst) return 'month';
  return step === 7 ? 'week' : 'day';
}

/** The date format of the template grammar that shows a period of this grain. */
export function dateFormat(grain: Grain): string {
  if (grain === 'year' || grain === 'quarter' || grain === 'month') return `date:${grain}`;
  return grain === 'time' ? 'date:"d MMM yyyy, HH:mm"' : 'date:medium';
}

/** True when the period that starts at `start` had not ended at `queriedAt`: its value will still change. */
export function isPartial(start: number, grain: Grain, queriedAt: string): boolean {
  const asked = Date.parse(queriedAt);
  return grain !== 'time' && Number.isFinite(asked) && start <= asked && asked < endOf(start, grain);
}

/** Data that begins or ends this far inside a period is there in part only, as a part of the period; steps of the data itself are none. */
const LEAST_GAP = 0.05;
const MOST_STEPS = 2.5;
/** Steps of weeks and months are regular. */
const REGULAR_STEP = 6 * DAY;

/** Above these steps are months, of which one in a quarter is missed; what comes once a week may begin on any day of it. */
const WEEKS = 10 * DAY;

/** Which of its ends the period that starts at `start` lacks, as the times of the data do not reach it. */
export function cutEnds(
  start: number,
  grain: Grain,
  { from, to, moments }: TimeSpan,
): { first: boolean; last: boolean } {
  const [first, last] = [timeOf(from), timeOf(to)];
  const stop = endOf(start, grain);
  if (first === undefined || last === undefined || grain === 'time' || moments < 5)
    return { first: false, last: false };
  const step = (last - first) / (moments - 1);
  const most = Math.max(
    LEAST_GAP * (stop - start),
    (step > REGULAR_STEP ? (step > WEEKS ? 0.8 : 1) : MOST_STEPS) * step,
  );
  return {
    first: first >= start && first < stop && first - start > most,
    last: last >= start && last < stop && stop - last - step > most,
  };
}

function endOf(start: number, grain: Grain): number {
  const months = MONTHS[grain];
  if (months === undefined) return start + (grain === 'week' ? 7 : 1) * DAY;
  const date = new Date(start);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime();
}

/** Names the place of a period in its cycle: the month of the year, the day of the week. */
export function cycleFormat(grain: Grain): string {
  return grain === 'day' ? 'date:weekday' : grain === 'quarter' ? `date:"'Q'Q"` : 'date:"MMMM"';
}
