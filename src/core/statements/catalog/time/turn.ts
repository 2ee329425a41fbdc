import { trendTest } from '../../tests/trend-tests.js';
import { seasonOf } from './trend.js';
import { at, direction, moved, period, relative, timeKind, value, valuesOf } from './time-kind.js';

/** Each side of a turn is a course of its own. */
const LEAST_SIDE = 5;
const ALPHA = 0.01;

/** The direction changed for good: a trend down to a low and up from there, or the other way round. */
export const turn = timeKind(
  'turn',
  2 * LEAST_SIDE,
  (course) => {
    const { moments } = course;
    if (seasonOf(course)) return undefined;
    const values = valuesOf(course);
    const [first, last] = [moments[0], moments.at(-1)];
    if (!first || !last) return undefined;
    for (const side of [1, -1] as const) {
      const index = values.indexOf(side === 1 ? Math.max(...values) : Math.min(...values));
      const top = moments[index];
      if (!top || index < LEAST_SIDE || values.length - index <= LEAST_SIDE) continue;
      const before = trendTest(values.slice(0, index + 1));
      const after = trendTest(values.slice(index));
      if (before.p > ALPHA || after.p > ALPHA || before.tau * side <= 0 || after.tau * side >= 0) continue;
      if (direction(first.value, top.value) === direction(top.value, last.value)) continue;
      return {
        form: side === 1 ? 'turn.down' : 'turn.up',
        slots: {
          ...moved(course, top, last),
          from: value(course, first),
          atFrom: at(course, first),
          turn: value(course, top),
          atTurn: at(course, top),
          turnPeriod: period(course, top),
        },
        claim: `${top.of} ${side === 1 ? '>' : '<'} ${first.of} and ${top.of} ${side === 1 ? '>' : '<'} ${last.of}`,
        marks: [
          { mark: 'highlight', keys: [top.key] },
          { mark: 'growth', from: top.key, to: last.key },
        ],
        impact: Math.min(1, 0.55 + 0.4 * relative(top.value, last.value)),
        p: Math.max(before.p, after.p),
        ofAll: 'conditions',
      };
    }
    return undefined;
  },
  { madeBySeason: true },
);
