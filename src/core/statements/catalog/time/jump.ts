import { changePointTest } from '../../tests/change-point-test.js';
import { detrended } from '../../tests/trend-tests.js';
import { isSamplingError, sizedBy } from '../../views/group-sizes.js';
import { seasonOf } from './trend.js';
import { at, mean, moved, relative, timeKind, valuesOf } from './time-kind.js';

const ALPHA = 0.005;
/** Series that depend on their own past jump by chance more often than the test allows for. */
const ALPHA_OF_SERIES = 0.0003;
const LEAST_SHIFT = 0.05;
/** The step that the sentence shows is this part of the change of level at least. */
const LEAST_STEP = 0.2;

/** The level changed at one point, by a published test, and less is left unexplained than by a straight line. */
export const jump = timeKind('jump', 12, (course, frame) => {
  const { moments, measure, series } = course;
  if (seasonOf(course)) return undefined;
  const values = valuesOf(course);
  const sized = sizedBy(frame, course);
  const {
    p,
    at: index,
    residuals,
  } = changePointTest(
    values,
    (left) => sized !== undefined && isSamplingError(moments.map(sized), left, measure, 2),
  );
  const moment = moments[index];
  const first = moments[0];
  const squares = (list: readonly number[]): number => list.reduce((sum, one) => sum + one * one, 0);
  if (!moment || !first || index < 3 || moments.length - index < 3 || p > (series ? ALPHA_OF_SERIES : ALPHA))
    return undefined;
  if (squares(residuals) >= squares(detrended(values))) return undefined;
  const [before, after] = [mean(values.slice(0, index)), mean(values.slice(index))];
  // What was nothing before was not there, or was not written down.
  if (before === 0 || after === 0) return undefined;
  if (relative(before, after) < LEAST_SHIFT) return undefined;
  const previous = moments[index - 1];
  if (!previous || Math.sign(moment.value - previous.value) !== Math.sign(after - before)) return undefined;
  if (Math.abs(moment.value - previous.value) < LEAST_STEP * Math.abs(after - before)) return undefined;
  return {
    form: after > before ? 'jump.up' : 'jump.down',
    slots: {
      ...moved(course, previous, moment),
      when: at(course, moment),
    },
    claim: `${moment.of} ${after > before ? '>' : '<'} ${previous.of}`,
    marks: [{ mark: 'band', from: moment.key, to: moments.at(-1)?.key ?? moment.key }],
    impact: Math.min(1, 0.4 + 0.5 * relative(before, after)),
    p,
    ofAll: 'conditions',
  };
});
