import { mean, median } from 'simple-statistics';
import { isNameless } from '../../chart/cells.js';
import type { Point } from '../reading/frame.js';
import {
  countLeaderP,
  fisherLargestShareP,
  LEAST_VALUES,
  robustGrubbsP,
} from '../statistics/leader-tests.js';
import { concentrationP, evennessP, gapTest } from '../statistics/share-tests.js';
import type { Candidate } from './fact.js';

/** One named amount: a category, or the total of a series. */
export interface Amount {
  row: number;
  label: Point['label'];
  value: number;
}

export interface AmountKind {
  additive: boolean;
  counts: boolean;
  about: Candidate['about'];
}

/** A leader must stand this much above an even share before the word is worth a headline. */
const ABOVE_EVEN = 1.3;
/** A few parts hold most from this share on. */
const LEAST_HELD = 0.6;
/** A group stands apart where the gap below it takes this part of the range. */
const LEAST_GAP = 0.3;
/** A value this little away from the usual is no news, however alike the others are. */
const LEAST_EXTREME = 0.03;
/** A sentence has room for so many names. */
const MOST_NAMED = 4;

/** Tests who leads, who stands out and who lags among named amounts. */
export function categoryCandidates(amounts: readonly Amount[], kind: AmountKind): Candidate[] {
  const values = amounts.map((amount) => amount.value);
  if (values.length < 2) return [];
  const top = only(amounts, Math.max(...values));
  const bottom = only(amounts, Math.min(...values));
  const { about } = kind;
  const candidates: Candidate[] = [];
  const total = values.reduce((sum, value) => sum + value, 0);
  const shares = kind.additive && total > 0 && values.every((value) => value >= 0);
  if (shares) {
    const { p, test } = leaderTest(values, kind.counts);
    const share = (top?.value ?? 0) / total;
    const tellable = top !== undefined && share * values.length >= ABOVE_EVEN;
    candidates.push({
      kind: 'share',
      direction: 'up',
      about,
      row: top?.row ?? 0,
      test,
      p,
      impact: share,
      tellable,
    });
  }
  if (values.length < LEAST_VALUES) return candidates;
  if (shares) candidates.push(...spreadCandidates(amounts, kind, candidates[0]?.tellable === true));
  const sides = shares ? ([-1] as const) : ([1, -1] as const);
  for (const side of sides) {
    const extreme = side === 1 ? top : bottom;
    const rest = values.filter((value) => value !== extreme?.value);
    const scale = Math.abs(median(values)) || Math.abs(mean(values)) || 1;
    const gap = extreme === undefined || rest.length === 0 ? 0 : Math.abs(extreme.value - mean(rest)) / scale;
    candidates.push({
      kind: 'extreme', direction: side === 1 ? 'up' : 'down', about, row: extreme?.row ?? 0, test: 'grubbs',
      p: robustGrubbsP(values, side), impact: Math.min(1, gap / (1 + gap)), tellable: extreme !== undefined && gap >= LEAST_EXTREME,
    }); // prettier-ignore
  }
  const { upper, p, width } = gapTest(values);
  const group = largest(amounts, upper);
  if (upper > 0) candidates.push({
    kind: 'gap', direction: 'up', about, row: group[0]?.row ?? 0, rows: group.map(({ row }) => row), test: 'tietjen-moore', p,
    impact: width, tellable: width >= LEAST_GAP && upper <= MOST_NAMED && named(group),
  }); // prettier-ignore
  return candidates;
}

/** How a whole is spread over its parts: a few hold most, or all hold alike; and who leads a close field of counts. */
function spreadCandidates(
  amounts: readonly Amount[],
  { counts, about }: AmountKind,
  leads: boolean,
): Candidate[] {
  const values = amounts.map((amount) => amount.value);
  const total = values.reduce((sum, value) => sum + value, 0);
  const most = largest(amounts, amounts.length >= 8 ? 3 : 2);
  const held = most.reduce((sum, { value }) => sum + value, 0) / total;
  const [first] = most;
  const common = { direction: 'up', about, row: first?.row ?? 0 } as const;
  // A test that does not apply (too few parts, too unlike to be even) is none, and takes no part in the correction.
  const candidates: Candidate[] = [
    {
      ...common, kind: 'concentration', rows: most.map(({ row }) => row), test: 'greenwood', p: concentrationP(values), impact: held * 0.9,
      tellable: held >= LEAST_HELD && most.length * 3 <= amounts.length && named(most),
    },
    { ...common, kind: 'evenness', test: counts ? 'chi-square' : 'greenwood', p: evennessP(values, counts), impact: 0.4, tellable: true },
  ].filter(({ p }) => p < 1) as Candidate[]; // prettier-ignore
  if (counts && !leads && only(amounts, Math.max(...values)))
    candidates.push({
      ...common,
      kind: 'rank',
      test: 'counts',
      p: countLeaderP(values),
      impact: 0.35,
      tellable: true,
    });
  return candidates;
}

function largest(amounts: readonly Amount[], count: number): Amount[] {
  return [...amounts].sort((a, b) => b.value - a.value).slice(0, count);
}

const named = (amounts: readonly Amount[]): boolean =>
  amounts.length > 0 && amounts.every(({ label }) => !isNameless(label));

/** Counts are tested as counts; amounts by whichever of the two leader tests speaks louder, at twice its p-value. */
function leaderTest(values: readonly number[], counts: boolean): Pick<Candidate, 'p' | 'test'> {
  if (counts) return { p: countLeaderP(values), test: 'counts' };
  const fisher = fisherLargestShareP(values);
  const grubbs = robustGrubbsP(values, 1);
  return { p: Math.min(1, 2 * Math.min(fisher, grubbs)), test: fisher <= grubbs ? 'fisher' : 'grubbs' };
}

/** The amount with this value, unless it is shared or nameless. */
function only(amounts: readonly Amount[], value: number): Amount | undefined {
  const found = amounts.filter((amount) => amount.value === value);
  return found.length === 1 && !isNameless(found[0]?.label ?? null) ? found[0] : undefined;
}
