import { columnRef } from '../../../template/column-ref.js';
import { quoted } from '../../expressions.js';
import { seasonOf } from './trend.js';
import { moved, relative, timeKind, valuesOf } from './time-kind.js';

/** Chance makes so many steps of one direction in a row in one of about 360 courses (runs up: 1 / 6!). */
const LEAST_STEPS = 5;

/** The latest periods all went the same way. */
export const streak = timeKind(
  'streak',
  LEAST_STEPS + 1,
  (course, frame) => {
    const { moments, column, series, measure } = course;
    const values = valuesOf(course);
    const last = moments.at(-1);
    const way = Math.sign((values.at(-1) ?? 0) - (values.at(-2) ?? 0));
    let steps = 0;
    while (
      steps < values.length - 1 &&
      Math.sign((values.at(-1 - steps) ?? 0) - (values.at(-2 - steps) ?? 0)) === way
    )
      steps += 1;
    const from = moments.at(-1 - steps);
    if (
      way === 0 ||
      steps < LEAST_STEPS ||
      !from ||
      !last ||
      frame.partialFirst ||
      frame.partialLast ||
      !course.regular ||
      seasonOf(course)
    )
      return undefined;
    if (column === undefined && !series) return undefined;
    const count = series
      ? `streak(${columnRef(measure.column)}, ${columnRef(series.dimension.column)}, ${quoted(series.key)})`
      : `streak(${column as string})`;
    return {
      form: way > 0 ? 'streak.up' : 'streak.down',
      slots: { ...moved(course, from, last), steps: { as: 'count', expr: count, of: course.dimension } },
      claim: `${last.of} ${way > 0 ? '>' : '<'} ${from.of}`,
      marks: [{ mark: 'growth', from: from.key, to: last.key }],
      impact: 0.3 + 0.3 * Math.min(1, steps / 12) + 0.2 * relative(from.value, last.value),
      ofAll: 'conditions',
    };
  },
  { madeBySeason: true },
);
