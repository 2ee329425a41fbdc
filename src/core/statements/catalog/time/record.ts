import { at, timeKind, value, valuesOf } from './time-kind.js';

/** The latest value is the highest (or lowest) since a period that lies at least this many periods back. */
const LEAST_BACK = 6;

/** The latest value breaks a record, or reaches a level that was last seen long ago. */
export const record = timeKind('record', LEAST_BACK + 2, (course) => {
  const { moments } = course;
  const values = valuesOf(course);
  const last = moments.at(-1);
  const previous = moments.at(-2);
  if (!last || !previous || last.value === previous.value) return undefined;
  const high = last.value > previous.value;
  const before = values.slice(0, -1);
  const back = before.findLastIndex((one) => (high ? one >= last.value : one <= last.value));
  if (before.length - back <= LEAST_BACK) return undefined;
  const since = moments[back];
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
    impact: 0.3 + 0.3 * Math.min(1, (before.length - back) / before.length),
    ofAll: 'conditions',
  };
});
