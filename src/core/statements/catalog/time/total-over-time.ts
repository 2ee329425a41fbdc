import { columnRef } from '../../../template/column-ref.js';
import { at, timeKind, valuesOf } from './time-kind.js';

/** What all periods come to. */
export const totalOverTime = timeKind(
  'total-over-time',
  2,
  (course, { base }) => {
    const { measure, moments, dimension, series } = course;
    const [first, last] = [moments[0], moments.at(-1)];
    // The day on which the last week begins is not the last day.
    if (dimension.grain === 'week') return undefined;
    if (!measure.flows || course.sum === undefined || !first || !last || series || base.cut !== undefined)
      return undefined;
    return {
      form: 'total-over-time',
      slots: {
        total: { as: 'value', expr: course.sum, measure, value: valuesOf(course).reduce((a, b) => a + b, 0) },
        atStart: at(course, first),
        atEnd: at(course, last),
        start: { as: 'name', expr: first.name, dimension },
        end: { as: 'name', expr: last.name, dimension },
      },
      claim: `count(${columnRef(measure.column)}) > 0`,
      impact: 0.13,
      ofAll: 'conditions',
    };
  },
  { overGaps: true },
);
