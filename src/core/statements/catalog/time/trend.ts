import { cycleLength } from '../../frame/cycle-length.js';
import { seasonTest, deseasonalised, LEAST_CYCLES } from '../../tests/season-test.js';
import { LEAST_POINTS, trendTest } from '../../tests/trend-tests.js';
import { isOffSeason, mostWander, type Course } from '../../views/course.js';
import { direction, moved, relative, timeKind, valuesOf, isOfTable, OF_TABLE } from './time-kind.js';

/** What chance may do in one case of so many is no trend. */
const ALPHA = 0.01;
const SURE_OF_SEASON = 0.001;

/** The cycle of a course and its values without it, where there is one. */
export function seasonOf(
  course: Course,
  alpha = SURE_OF_SEASON,
): { period: number; p: number; strength: number; values: number[] } | undefined {
  const { dimension, moments } = course;
  const values = valuesOf(course);
  const period = dimension.grain
    ? cycleLength(
        moments.map(({ key }) => key),
        dimension.grain,
      )
    : 0;
  if (period < 2 || values.length < LEAST_CYCLES * period) return undefined;
  const { p, strength } = seasonTest(values, period);
  return p < alpha ? { period, p, strength, values: deseasonalised(values, period) } : undefined;
}

/** Whether a course is too short to tell a season from anything else: less than two turns of it. */
export function mayBeSeason({ dimension, moments }: Course): boolean {
  const keys = moments.map(({ key }) => key);
  const period = dimension.grain ? cycleLength(keys, dimension.grain) : 0;
  return period > 7 && moments.length < 2 * period;
}

const SMALL_START = 10;

/** A direction over the whole time: Mann and Kendall's test, without the season where there is one. */
export const trend = timeKind('trend', LEAST_POINTS, (course, frame) => {
  const { moments } = course;
  const season = seasonOf(course);
  const { p, tau } = trendTest(
    season?.values ?? valuesOf(course),
    season?.period ?? 0,
    mostWander(frame) || undefined,
  );
  // With a season the ends compare only where both are the same place of it.
  const start = season ? (moments.length - 1) % season.period : 0;
  const [from, to] = [moments[start], moments.at(-1)];
  if (p > ALPHA || !from || !to || (!season && isOffSeason(course))) return undefined;
  const way = direction(from.value, to.value);
  // The sentence compares both ends, so they must agree with the test.
  if (way === 'flat' || (way === 'up') !== tau > 0) return undefined;
  return {
    form: `trend.${way}`,
    slots: moved(course, from, to),
    claim: `${to.of} ${way === 'up' ? '>' : '<'} ${from.of}`,
    marks: [{ mark: 'growth', from: from.key, to: to.key }],
    // A thousand times one is a small start.
    impact:
      Math.min(1, 0.45 + 0.3 * Math.abs(tau) + 0.25 * relative(from.value, to.value)) *
      (isOfTable(course, from, to) && from.value < SMALL_START ? OF_TABLE : 1),
    p,
    ofAll: 'conditions',
  };
});
