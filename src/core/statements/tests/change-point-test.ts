import { mean } from 'simple-statistics';
import { mayWander, varianceInflation } from './autocorrelation.js';
import { studentTail } from './distributions.js';

/** Fewer points than this on one side make no level. */
const LEAST_SIDE = 4;

export interface ChangePoint {
  p: number;
  /** Index of the first value of the new level; 0 where none was looked for. */
  at: number;
  before: number;
  after: number;
  /** What both levels leave of the series. */
  residuals: number[];
}

const NONE: ChangePoint = { p: 1, at: 0, before: 0, after: 0, residuals: [] };

/**
 * Whether the level changes at an unknown point, two-sided: the largest two-sample t of all places, with Bonferroni's bound (Worsley, "On the
 * Likelihood Ratio Test for a Shift in Location of Normal Populations", J. Am. Stat. Assoc. 74, 1979), for as many values as the
 * autocorrelation of the residuals leaves. `isIndependent` says of residuals that they have no memory. A series that may be a random walk
 * changes its level all the time, so nothing is found there.
 */
export function changePointTest(
  values: readonly number[],
  isIndependent: (residuals: readonly number[]) => boolean = () => false,
): ChangePoint {
  const n = values.length;
  let most = 0;
  let found = NONE;
  for (let at = LEAST_SIDE; at <= n - LEAST_SIDE; at += 1) {
    const one = changeAt(values, at);
    const squares = one.residuals.reduce((sum, left) => sum + left * left, 0);
    const error = Math.sqrt((squares / (n - 2)) * (1 / at + 1 / (n - at)));
    const t = error > 0 ? Math.abs(one.after - one.before) / error : 0;
    if (t > most) [most, found] = [t, one];
  }
  const isFree = isIndependent(found.residuals);
  if (found.at === 0 || (!isFree && mayWander(found.residuals))) return { ...found, p: 1 };
  const inflation = isFree ? 1 : varianceInflation(found.residuals);
  const places = n - 2 * LEAST_SIDE + 1;
  const freedom = Math.max(1, n / inflation - 2);
  return { ...found, p: Math.min(1, 2 * places * studentTail(most / Math.sqrt(inflation), freedom)) };
}

function changeAt(values: readonly number[], at: number): ChangePoint {
  if (at === 0) return NONE;
  const [before, after] = [mean(values.slice(0, at)), mean(values.slice(at))];
  const residuals = values.map((value, index) => value - (index < at ? before : after));
  return { p: 1, at, before, after, residuals };
}
