import { period, timeKind } from './time-kind.js';

/** Compound growth a year, over whole years. */
export const pace = timeKind('pace', 4, (course, frame) => {
  const { column, moments, dimension } = course;
  const [first, last] = [moments[0], moments.at(-1)];
  if (
    column === undefined ||
    !course.measure.ratio ||
    dimension.grain !== 'year' ||
    !first ||
    !last ||
    frame.partialFirst ||
    frame.partialLast
  )
    return undefined;
  const years = Number(last.key.slice(0, 4)) - Number(first.key.slice(0, 4));
  if (years !== moments.length - 1 || first.value <= 0 || last.value <= 0 || first.value === last.value)
    return undefined;
  return {
    form: last.value > first.value ? 'pace.up' : 'pace.down',
    slots: {
      rate: { as: 'percent', expr: `abs(pace(${column}))`, digits: 1 },
      start: period(course, first),
      end: period(course, last),
    },
    claim: `${last.of} ${last.value > first.value ? '>' : '<'} ${first.of}`,
    marks: [{ mark: 'growth', from: first.key, to: last.key }],
    impact: 0.22,
    ofAll: 'conditions',
  };
});
