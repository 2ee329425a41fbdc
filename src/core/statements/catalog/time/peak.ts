import type { Frame } from '../../frame/frame.js';
import type { Finding } from '../../types.js';
import type { Course } from '../../views/course.js';
import { smoothnessP } from '../../tests/order-tests.js';
import {
  ALPHA,
  at,
  mean,
  moved,
  onlyExtreme,
  period,
  relative,
  timeKind,
  value,
  valuesOf,
} from './time-kind.js';

/** Of many weeks or days one is the highest whatever happens: where it stands far out, a test says so. Where a course begins is no low of it. */
const JITTERY: ReadonlySet<string> = new Set(['time', 'day', 'week']);
const OF_JITTER = 0.6;
/** Of amounts the most is asked for first. */
const OF_LOW = 0.75;
/** A course that came back from its top by this much, and moves slowly, is told by its top. */
const LEAST_SINCE = 0.05;
const OF_SMOOTH = 0.12;

/** The period with the greatest (or least) value, and where the course ended. */
const extreme =
  (side: 1 | -1) =>
  (course: Course, { base }: Frame): Omit<Finding, 'args'> | undefined => {
    const { moments } = course;
    const values = valuesOf(course);
    const index = onlyExtreme(values, side);
    const [moment, last] = [moments[index], moments.at(-1)];
    if (!moment || !last || course.average === undefined || base.cut !== undefined) return undefined;
    // What was closed, or not counted, had no low.
    if (side === -1 && moment.value === 0) return undefined;
    const name = side === 1 ? 'peak' : 'low';
    const inside = index > 0 && index < moments.length - 1;
    // Of years that lie near their neighbours the top is no accident.
    const isSmooth = inside && course.dimension.grain === 'year' && smoothnessP(values) <= ALPHA;
    return {
      form: inside ? `${name}.since` : name,
      slots: {
        when: at(course, moment),
        period: period(course, moment),
        value: value(course, moment),
        average: {
          as: 'value',
          expr: course.average,
          measure: course.measure,
          value: mean(values),
          average: true,
        },
        ...(inside ? moved(course, moment, last) : {}),
      },
      claim: `${moment.of} ${side === 1 ? '>' : '<'} ${course.average}`,
      marks: [{ mark: 'highlight', keys: [moment.key] }],
      impact:
        (0.12 +
          0.25 * relative(mean(values), moment.value) +
          (inside ? 0.15 * relative(moment.value, last.value) : 0)) *
          (side === -1 && course.measure.additive ? OF_LOW : 1) *
          (JITTERY.has(course.dimension.grain ?? '') || index === 0 ? OF_JITTER : 1) +
        (isSmooth && relative(moment.value, last.value) >= LEAST_SINCE ? OF_SMOOTH : 0),
      ofAll: 'conditions',
    };
  };

export const peak = timeKind('peak', 4, extreme(1), { madeBySeason: true, overGaps: true });
export const low = timeKind('low', 4, extreme(-1), { madeBySeason: true });
