import { median } from 'simple-statistics';
import { grubbsP } from '../statistics/leader-tests.js';
import { detrended, lastStepP, LEAST_POINTS, trendTest } from '../statistics/trend-tests.js';
import type { Candidate } from './fact.js';

/** One value of a time series, in order of time, without a period that has not ended. */
export interface Moment {
  row: number;
  value: number;
}

const LEAST_FOR_OUTLIER = 10;

/** Tests direction, last step and outliers of a time series. */
export function seriesCandidates(moments: readonly Moment[], about: Candidate['about']): Candidate[] {
  const candidates = trendCandidates(moments, about);
  const values = moments.map((moment) => moment.value);
  const last = moments.at(-1);
  const previous = moments.at(-2);
  if (!last || !previous || values.length < LEAST_POINTS) return candidates;
  const step = last.value - previous.value;
  candidates.push({
    kind: 'change', direction: step >= 0 ? 'up' : 'down', about, row: last.row, test: 'last-step',
    p: lastStepP(values), impact: relative(step, previous.value), tellable: step !== 0,
  }); // prettier-ignore
  if (values.length >= LEAST_FOR_OUTLIER) candidates.push(outlier(moments, about));
  return candidates;
}

/** The trend alone, as it is told of one series among several. */
export function trendCandidates(moments: readonly Moment[], about: Candidate['about']): Candidate[] {
  const first = moments[0];
  const last = moments.at(-1);
  if (!first || !last || moments.length < LEAST_POINTS) return [];
  const values = moments.map((moment) => moment.value);
  const { p, tau } = trendTest(values);
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

/** The period farthest from the straight line through the series, by Grubbs' test on what the line leaves. */
function outlier(moments: readonly Moment[], about: Candidate['about']): Candidate {
  const values = moments.map((moment) => moment.value);
  const residuals = detrended(values);
  const logs = values.every((value) => value > 0) ? detrended(values.map(Math.log)) : residuals;
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
