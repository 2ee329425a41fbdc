import type { Grain } from './wall-time.js';
import { formatWall } from './wall-time.js';

/** A tick of a time axis: what it says, and the larger unit below it where that one begins. */
export interface TimeTick {
  time: number;
  unit: Unit;
  label: string;
  below?: string;
}

export type Unit = 'minute' | 'hour' | 'day' | 'month' | 'year';
interface Step {
  unit: Unit;
  count: number;
}

const DAY = 86_400_000;
const LENGTH: Record<Unit, number> = {
  minute: 60_000,
  hour: 3_600_000,
  day: DAY,
  month: 30.44 * DAY,
  year: 365.25 * DAY,
};
const STEPS: readonly Step[] = [
  ...[1, 5, 15, 30].map((count): Step => ({ unit: 'minute', count })),
  ...[1, 3, 6, 12].map((count): Step => ({ unit: 'hour', count })),
  ...[1, 2, 7, 14].map((count): Step => ({ unit: 'day', count })),
  ...[1, 2, 3, 6].map((count): Step => ({ unit: 'month', count })),
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].map((count): Step => ({ unit: 'year', count })),
];
const COARSEST: Step = { unit: 'year', count: 5000 };
const FINEST: Record<Grain, Unit> = { time: 'minute', day: 'day', month: 'month', year: 'year' };
const ORDER: readonly Unit[] = ['minute', 'hour', 'day', 'month', 'year'];

/** What is known of dates on an axis. */
export interface Pace {
  grain: Grain;
  /** They come every so many months, such as 3 for quarters: a tick stands at a date, not between two. */
  months?: number | undefined;
}

/** The pace of dates in order; it has months where each begins a month, and they come every so many, not of one month or a year. */
export function paceOf(times: readonly number[], grain: Grain): Pace {
  const [first] = times;
  if (first === undefined || grain === 'time' || grain === 'year') return { grain };
  if (times.some((time) => new Date(time).getUTCDate() !== 1 || time % DAY !== 0)) return { grain };
  const months = times.slice(1).reduce((all, time) => gcd(all, monthOf(time) - monthOf(first)), 0);
  return months > 1 && months < 12 ? { grain, months } : { grain };
}

const yearOf = (time: number): number => new Date(time).getUTCFullYear();
const monthOf = (time: number): number => yearOf(time) * 12 + new Date(time).getUTCMonth();
const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** Ticks at round calendar times between two wall times, at most `most`, never finer than the data's pace. */
export function timeTicks(
  from: number,
  to: number,
  { grain, months }: Pace,
  most: number,
  locale: string,
): TimeTick[] {
  const step =
    stepsOf(grain, months).find((it) => (to - from) / (LENGTH[it.unit] * it.count) <= most - 1) ?? COARSEST;
  const times = roundTimes(from, to, step, step.unit === 'month' && months ? monthOf(from) : 0);
  return label(times.length > 0 ? times : [from], step.unit, locale);
}

function stepsOf(grain: Grain, months: number | undefined): readonly Step[] {
  if (months) {
    const longer = [2, 4].map((times) => months * times).filter((count) => count < 12 && 12 % count === 0);
    const steps = [months, ...longer].map((count): Step => ({ unit: 'month', count }));
    return [...steps, ...STEPS.filter(({ unit }) => unit === 'year')];
  }
  const finest = ORDER.indexOf(FINEST[grain]);
  return STEPS.filter((step) => ORDER.indexOf(step.unit) >= finest);
}

/** @param month one that a step of months begins with, counted from the year 0 */
function roundTimes(from: number, to: number, step: Step, month: number): number[] {
  const times: number[] = [];
  if (step.unit === 'year' || step.unit === 'month') {
    const months = step.unit === 'year' ? step.count * 12 : step.count;
    const last = monthOf(to);
    const first = Math.floor((monthOf(from) - month) / months) * months + month;
    for (let at = first; at <= last; at += months) {
      const date = new Date(0);
      date.setUTCFullYear(Math.floor(at / 12), ((at % 12) + 12) % 12, 1);
      if (date.getTime() >= from) times.push(date.getTime());
    }
    return times;
  }
  const length = LENGTH[step.unit] * step.count;
  // 1970-01-05 was a Monday: weeks begin there, other steps at midnight.
  const origin = step.unit === 'day' && step.count % 7 === 0 ? 4 * DAY : 0;
  for (let time = Math.ceil((from - origin) / length) * length + origin; time <= to; time += length)
    times.push(time);
  return times;
}

/** Whether a tick's label, with the larger unit that goes with it, is true of another time as well. */
export function labels(tick: TimeTick, time: number, locale: string): boolean {
  const larger = LARGER[tick.unit] ?? LABEL[tick.unit];
  const same = (options: Intl.DateTimeFormatOptions): boolean =>
    formatWall(tick.time, locale, options) === formatWall(time, locale, options);
  return same(LABEL[tick.unit]) && same(larger);
}

/** Every one of these times as a tick of its own, at the grain of the data. */
export function ownTicks(times: readonly number[], grain: Grain, locale: string): TimeTick[] {
  return label(times, FINEST[grain], locale);
}

function label(times: readonly number[], unit: Unit, locale: string): TimeTick[] {
  let previous = '';
  return times.map((time) => {
    const text = formatWall(time, locale, LABEL[unit]);
    const larger = LARGER[unit];
    if (larger === undefined) return { time, unit, label: text };
    const below = formatWall(time, locale, larger);
    const tick = below === previous ? { time, unit, label: text } : { time, unit, label: text, below };
    previous = below;
    return tick;
  });
}

const LABEL: Record<Unit, Intl.DateTimeFormatOptions> = {
  year: { year: 'numeric' },
  month: { month: 'short' },
  day: { month: 'short', day: 'numeric' },
  hour: { hour: 'numeric' },
  minute: { hour: '2-digit', minute: '2-digit' },
};
const LARGER: Partial<Record<Unit, Intl.DateTimeFormatOptions>> = {
  month: { year: 'numeric' },
  day: { year: 'numeric' },
  hour: { month: 'short', day: 'numeric' },
  minute: { month: 'short', day: 'numeric' },
};
