import type { Grain } from '../../frame/time-grain.js';
import { goesWithYear } from '../../views/course.js';
import { at, hasGaps, timeKind, value, valuesOf, endsEmpty, OF_EMPTY } from './time-kind.js';

/** The latest value is the highest (or lowest) since a period that lies more than this many periods back: a month of days, a quarter of weeks. */
const LEAST_BACK = 6;
const BACK: Partial<Record<Grain, number>> = { time: 24, day: 28, week: 13 };
const OF_SHORT = 0.5;
const LEAST_MONTHS = 18;
const OF_SUM = 0.8;
/** Since a period that lies less far back than this part of the time, it is no record. */
const LEAST_PART = 1 / 3;

/** The latest value breaks a record, or reaches a level that was last seen long ago. */
export const record = timeKind(
  'record',
  LEAST_BACK + 2,
  (course, frame) => {
    const { moments } = course;
    const values = valuesOf(course);
    const last = moments.at(-1);
    const previous = moments.at(-2);
    if (!last || !previous || last.value === previous.value) return undefined;
    const high = last.value > previous.value;
    const before = values.slice(0, -1);
    const back = before.findLastIndex((one) => (high ? one >= last.value : one <= last.value));
    const span = before.length - back;
    const since = moments[back];
    if (!high && hasGaps(course)) return undefined;
    const grain = course.dimension.grain ?? 'month';
    if (span <= (BACK[grain] ?? LEAST_BACK)) return undefined;
    // Of a year nobody knows whether that month is always so.
    const isShort = grain === 'month' && moments.length < LEAST_MONTHS;
    if (isShort && !since) return undefined;
    if (since && span < LEAST_PART * moments.length) return undefined;
    // Every year has its best month.
    if (goesWithYear(course) && span < 12) return undefined;
    return {
      form: `record.${high ? 'high' : 'low'}${since ? '.since' : ''}`,
      slots: {
        when: at(course, last),
        value: value(course, last),
        ...(since
          ? {
              since: { as: 'name' as const, expr: since.name, dimension: course.dimension },
              other: value(course, since),
            }
          : {}),
      },
      claim: `${last.of} ${high ? '>' : '<'} ${previous.of}`,
      marks: [{ mark: 'highlight', keys: [last.key] }],
      // Every day or week of rest is a low.
      impact:
        (0.3 + 0.3 * Math.min(1, span / before.length)) *
        (grain in BACK ? OF_SHORT : 1) *
        (endsEmpty(course) ? OF_EMPTY : 1) *
        (isShort ? OF_SHORT : 1) *
        // Beside single lines their sum is the smaller news.
        (frame.series && !course.series ? OF_SUM : 1),
      ofAll: 'conditions',
    };
  },
  { overGaps: true },
);
