import { printsAlike } from '../../frame/formats.js';
import { isOffSeason } from '../../views/course.js';
import { seasonOf } from './trend.js';
import { at, direction, mean, relative, timeKind, value, valuesOf } from './time-kind.js';

/** The latest period beside the average of all. */
export const latestAverage = timeKind(
  'latest-average',
  4,
  (course) => {
    const last = course.moments.at(-1);
    // The latest in the chart is one that is not over. The mean of rates is not the rate of all.
    if (
      course.isCut ||
      !last ||
      course.average === undefined ||
      course.measure.format.startsWith('percent') ||
      seasonOf(course) ||
      isOffSeason(course)
    )
      return undefined;
    const average = mean(valuesOf(course));
    const way = direction(average, last.value);
    if (way === 'flat' || printsAlike(course.measure, average, last.value)) return undefined;
    const of = course.average;
    return {
      form: `latest-average.${way}`,
      slots: {
        when: at(course, last),
        value: value(course, last),
        average: { as: 'value', expr: of, measure: course.measure, value: average, average: true },
      },
      claim: `${last.of} ${way === 'up' ? '>' : '<'} ${of}`,
      marks: [{ mark: 'line', at: 'average' }],
      impact: 0.12 + 0.15 * relative(average, last.value),
      ofAll: 'conditions',
    };
  },
  { madeBySeason: true },
);
