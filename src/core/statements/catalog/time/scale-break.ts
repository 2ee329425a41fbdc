import { scalesOf } from '../../views/scales.js';
import { at, moved, timeKind, valuesOf } from './time-kind.js';

const LEAST_SIDE = 2;

/** From one period on all values are in another unit. */
export const scaleBreak = timeKind(
  'scale-break',
  6,
  (course) => {
    const { moments, measure } = course;
    const scales = measure.additive ? undefined : scalesOf(valuesOf(course));
    if (!scales) return undefined;
    const [highest] = scales.low.slice(-1);
    const isLow = moments.map(({ value }) => value <= (highest ?? 0));
    const index = isLow.findIndex((low) => low !== isLow[0]);
    const [before, moment] = [moments[index - 1], moments[index]];
    const isOnce = isLow.every((low, i) => (low === isLow[0]) === i < index);
    if (!before || !moment || !isOnce || index < LEAST_SIDE || moments.length - index < LEAST_SIDE)
      return undefined;
    return {
      form: 'scale-break',
      slots: { ...moved(course, before, moment), when: at(course, moment) },
      claim: `${moment.of} ${moment.value > before.value ? '>' : '<'} ${before.of}`,
      marks: [{ mark: 'band', from: moment.key, to: moments.at(-1)?.key ?? moment.key }],
      impact: 0.9,
      ofAll: 'conditions',
    };
  },
  { overScales: true },
);
