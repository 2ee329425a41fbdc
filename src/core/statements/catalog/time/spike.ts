import { grubbsP } from '../../tests/leader-tests.js';
import { detrended } from '../../tests/trend-tests.js';
import { seasonOf } from './trend.js';
import { at, mean, onlyExtreme, period, relative, timeKind, value, valuesOf } from './time-kind.js';

const ALPHA = 0.005;

/** One period far from the line through all: Grubbs' test, of values and of their logarithms. */
export const spike = timeKind('spike', 10, (course) => {
  const { moments, measure } = course;
  if (course.average === undefined) return undefined;
  const values = valuesOf(course);
  const tested = seasonOf(course)?.values ?? values;
  const residuals = detrended(tested);
  const logs = tested.every((one) => one > 0) ? detrended(tested.map(Math.log)) : residuals;
  for (const side of [1, -1] as const) {
    const p = Math.min(1, 2 * Math.max(grubbsP(residuals, side), grubbsP(logs, side)));
    const index = onlyExtreme(values, side);
    const moment = moments[index];
    // What was closed, or not counted, is no finding of what is counted.
    if (moment?.value === 0) continue;
    if (p > ALPHA || !moment || onlyExtreme(residuals, side) !== index) continue;
    const average = mean(values);
    const of = course.average;
    return {
      form: side === 1 ? 'spike.up' : 'spike.down',
      slots: {
        when: at(course, moment),
        period: period(course, moment),
        value: value(course, moment),
        average: { as: 'value', expr: of, measure, value: average, average: true },
      },
      claim: `${moment.of} ${side === 1 ? '>' : '<'} ${of}`,
      marks: [
        { mark: 'highlight', keys: [moment.key] },
        { mark: 'line', at: 'average' },
      ],
      impact: 0.35 + 0.45 * relative(average, moment.value),
      p,
      ofAll: 'conditions',
    };
  }
  return undefined;
});
