import { isOffSeason } from '../../views/course.js';
import { seasonOf } from './trend.js';
import { direction, isJittery, moved, relative, timeKind } from './time-kind.js';

/** Less is the same, for a reader. */
const LEAST_CHANGE = 0.005;

/** From the first period to the last. Of few periods, or where each goes on in the same direction, that is the course. */
export const change = timeKind('change', 2, (course) => {
  const { moments } = course;
  const [from, to] = [moments[0], moments.at(-1)];
  if (!from || !to || seasonOf(course) || isOffSeason(course)) return undefined;
  const way = direction(from.value, to.value);
  const steps = moments.slice(1).map((moment, i) => moment.value - (moments[i]?.value ?? 0));
  const straight = steps.every((step) => (way === 'up' ? step >= 0 : step <= 0));
  const isSmall = relative(from.value, to.value) < LEAST_CHANGE;
  return {
    form: `change.${way}`,
    slots: moved(course, from, to),
    claim: `${to.of} ${way === 'up' ? '>' : way === 'down' ? '<' : '=='} ${from.of}`,
    marks: way === 'flat' ? [] : [{ mark: 'growth', from: from.key, to: to.key }],
    // The two ends of a course that goes up and down say little of it.
    impact:
      isSmall || (!straight && isJittery(moments.map(({ value }) => value)))
        ? 0
        : (straight ? 0.4 : 0.1) + (straight ? 0.5 : 0.15) * relative(from.value, to.value),
    ofAll: 'conditions',
  };
});
