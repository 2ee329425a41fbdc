import { median } from 'simple-statistics';
import { grubbsP } from '../statistics/leader-tests.js';
import { changePointTest } from '../statistics/change-point-test.js';
import { deseasonalised, LEAST_CYCLES, seasonTest, usualByPlace } from '../statistics/season-test.js';
import { detrended, lastStepP, LEAST_POINTS, trendTest } from '../statistics/trend-tests.js';
import type { Candidate } from './fact.js';

/** One value of a time series, in order of time, without a period that has not ended. */
export interface Moment {
  row: number;
  value: number;
}

const LEAST_FOR_OUTLIER = 10;
/** A season must be this certain before it is taken out, and explain this much before it is told. */
const SURE_OF_SEASON = 0.001;
const LEAST_SEASON = 0.3;

/**
 * Tests direction, last step, outliers and, where `period` gives the length of a cycle in moments, the season of a series.
 * Where there is a season, the other tests look at the series without it.
 */
export function seriesCandidates(
  moments: readonly Moment[],
  about: Candidate['about'],
  period = 0,
): Candidate[] {
  const values = moments.map((moment) => moment.value);
  const last = moments.at(-1);
  const previous = moments.at(-2);
  const season =
    period > 1 && values.length >= LEAST_CYCLES * period ? seasonTest(values, period) : undefined;
  const seasonal = season !== undefined && season.p < SURE_OF_SEASON;
  const tested = seasonal ? deseasonalised(values, period) : values;
  const candidates = [
    ...trendCandidates(moments, about, trendTest(tested, seasonal ? period : 0)),
    ...levelCandidates(moments, about, tested),
  ];
  if (season) candidates.push(seasonCandidate(moments, about, period, season));
  if (!last || !previous || values.length < LEAST_POINTS) return candidates;
  const step = last.value - previous.value;
  const up = step >= 0;
  candidates.push({
    kind: 'change', direction: up ? 'up' : 'down', about, row: last.row, test: 'last-step', p: lastStepP(tested),
    impact: relative(step, previous.value), tellable: step !== 0 && (!seasonal || up === (tested.at(-1) ?? 0) >= (tested.at(-2) ?? 0)),
  }); // prettier-ignore
  if (values.length >= LEAST_FOR_OUTLIER) candidates.push(outlier(moments, about, tested));
  return candidates;
}

/** The place of the cycle that is usually highest; the row is its latest. */
function seasonCandidate(
  moments: readonly Moment[],
  about: Candidate['about'],
  period: number,
  { p, strength }: ReturnType<typeof seasonTest>,
): Candidate {
  const usual = usualByPlace(
    moments.map((moment) => moment.value),
    period,
  );
  const place = usual.indexOf(Math.max(...usual));
  const at = moments.length - 1 - ((moments.length - 1 - place) % period);
  return {
    kind: 'season',
    direction: 'up',
    about,
    period,
    row: moments[at]?.row ?? 0,
    test: 'kruskal-wallis',
    p,
    impact: strength,
    tellable: strength > LEAST_SEASON,
  };
}

/** The trend alone, by the test of the values as they are, or one that fits them better. */
export function trendCandidates(
  moments: readonly Moment[],
  about: Candidate['about'],
  { p, tau } = trendTest(moments.map((moment) => moment.value)),
): Candidate[] {
  const first = moments[0];
  const last = moments.at(-1);
  if (!first || !last || moments.length < LEAST_POINTS) return [];
  const change = last.value - first.value;
  // The sentence compares both ends, so they must agree with the test.
  const tellable = Math.sign(change) === Math.sign(tau) && change !== 0;
  const impact = Math.max(Math.abs(tau), relative(change, first.value)) * (0.5 + Math.abs(tau) / 2);
  return [
    {
      kind: 'trend',
      direction: tau >= 0 ? 'up' : 'down',
      about,
      row: last.row,
      test: 'mann-kendall',
      p,
      impact,
      tellable,
    },
  ];
}

/** A change of level must be this large beside the usual level, and leave less unexplained than a straight line does. */
const LEAST_SHIFT = 0.03;

function levelCandidates(
  moments: readonly Moment[],
  about: Candidate['about'],
  tested: readonly number[],
): Candidate[] {
  if (moments.length < LEAST_FOR_OUTLIER) return [];
  const { p, at, before, after, residuals } = changePointTest(tested);
  const sum = (values: readonly number[]): number =>
    values.reduce((total, value) => total + value * value, 0);
  const shift = after - before;
  const explains = at > 0 && sum(residuals) < sum(detrended(tested));
  return [
    {
      kind: 'changePoint', direction: shift >= 0 ? 'up' : 'down', about, row: moments[at]?.row ?? 0, test: 'pettitt', p,
      impact: Math.min(1, 1.2 * relative(shift, before)), tellable: explains && relative(shift, before) >= LEAST_SHIFT,
    },
  ]; // prettier-ignore
}

/** The period farthest from the straight line through the series, by Grubbs' test on what the line leaves. */
function outlier(
  moments: readonly Moment[],
  about: Candidate['about'],
  tested: readonly number[],
): Candidate {
  const values = moments.map((moment) => moment.value);
  const residuals = detrended(tested);
  const logs = tested.every((value) => value > 0) ? detrended(tested.map(Math.log)) : residuals;
  const p = (side: 1 | -1): number => Math.max(grubbsP(residuals, side), grubbsP(logs, side));
  const side = p(1) <= p(-1) ? 1 : -1;
  const extreme = side === 1 ? Math.max(...residuals) : Math.min(...residuals);
  const moment = moments[residuals.indexOf(extreme)];
  // It is told as the highest or lowest of all, so it must be that.
  const bound = side === 1 ? Math.max(...values) : Math.min(...values);
  const alone = values.filter((value) => value === bound).length === 1;
  return {
    kind: 'outlier', direction: side === 1 ? 'up' : 'down', about, row: moment?.row ?? 0, test: 'grubbs',
    p: Math.min(1, 2 * p(side)), impact: relative((moment?.value ?? 0) - median(values), median(values)),
    tellable: alone && moment?.value === bound,
  }; // prettier-ignore
}

/** A change as a part of where it began, 0 to 1; a doubling counts 1. */
function relative(change: number, base: number): number {
  return base === 0 ? (change === 0 ? 0 : 1) : Math.min(1, Math.abs(change / base));
}
