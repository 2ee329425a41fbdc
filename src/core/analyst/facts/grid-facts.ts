import type { Frame, Point } from '../reading/frame.js';
import { independenceTest } from '../statistics/order-tests.js';
import { mayWander } from '../statistics/autocorrelation.js';
import { detrended, LEAST_POINTS, trendTest } from '../statistics/trend-tests.js';
import { categoryCandidates, type Amount } from './category-facts.js';
import type { Candidate } from './fact.js';
import { trendCandidates } from './series-facts.js';

const MOST_SERIES = 12;
/** A part must gain or lose this much of the whole before its share is news. */
const LEAST_SHARE_MOVED = 0.05;
/** Cramér's V below this is no difference that a reader would see. */
const LEAST_V = 0.12;

/** Which series leads and who overtook it; over time also where totals, series and their shares went. */
export function gridCandidates(frame: Frame): Candidate[] {
  const { points, measure, dimension } = frame;
  const groups = groupBy(points, 'series');
  if (!measure || groups.size < 2 || groups.size > MOST_SERIES) return [];
  const candidates: Candidate[] = [];
  const kind = { additive: true, counts: measure.counts };
  if (measure.additive)
    candidates.push(
      ...categoryCandidates(totals(groups), { ...kind, about: 'series' }).filter(
        (one) => one.kind === 'share',
      ),
    );
  if (!dimension?.grain) {
    if (measure.additive) candidates.push(...mixCandidates(frame, groups));
    else candidates.push(...categoryCandidates(points, { ...kind, additive: false, about: 'rows' }));
    return candidates;
  }
  if (!frame.ascending || frame.partialLast) return candidates;
  const wander = mostWander([...groups.values()]);
  const trends = [...groups].flatMap(([series, group]) =>
    series === null ? [] : seriesTrend(group, wander),
  );
  if (measure.additive) {
    const sums = totals(groupBy(points, 'label'));
    candidates.push(
      ...trendCandidates(
        sums,
        'totals',
        trendOf(
          sums.map(({ value }) => value),
          wander,
        ),
      ),
      ...shareCandidates(groups, sums, wander),
    );
  }
  return [...candidates, ...trends, ...overtaking(groups, wander)];
}

/** Series of one chart are of one kind: where most may be random walks, one that happens to look straight is none the less. */
function mostWander(groups: readonly (readonly Point[])[]): boolean {
  const walks = groups.filter(
    (group) => group.length >= LEAST_POINTS && mayWander(detrended(group.map(({ value }) => value))),
  );
  return walks.length * 2 > groups.length;
}

const trendOf = (values: readonly number[], wander: boolean): { p: number; tau: number } =>
  trendTest(values, 0, wander || undefined);

/** A series is named by the first row that carries its name, so the fact points there. */
function seriesTrend(group: readonly Point[], wander: boolean): Candidate[] {
  const trend = trendOf(
    group.map(({ value }) => value),
    wander,
  );
  return trendCandidates(group, 'series', trend).map((candidate) => ({
    ...candidate,
    row: group[0]?.row ?? 0,
  }));
}

/** Where the share of a series in the whole went: the trend test on shares. */
function shareCandidates(
  groups: ReadonlyMap<unknown, Point[]>,
  sums: readonly Amount[],
  wander: boolean,
): Candidate[] {
  const complete = [...groups.values()].every((group) => group.length === sums.length);
  if (!complete || sums.some(({ value }) => !(value > 0))) return [];
  return [...groups].flatMap(([series, group]): Candidate[] => {
    if (series === null || group.some(({ value }) => value < 0)) return [];
    const shares = group.map(({ value }, i) => value / (sums[i]?.value ?? 1));
    const { p, tau } = trendOf(shares, wander);
    const moved = (shares.at(-1) ?? 0) - (shares[0] ?? 0);
    return [
      {
        kind: 'composition', direction: tau >= 0 ? 'up' : 'down', about: 'series', row: group[0]?.row ?? 0, test: 'mann-kendall', p,
        impact: Math.min(1, 2 * Math.abs(moved)),
        tellable: Math.abs(moved) >= LEAST_SHARE_MOVED && Math.sign(moved) === Math.sign(tau),
      },
    ];
  }); // prettier-ignore
}

/** The series on top at the end, where another was on top at the start: the trend test on their difference. */
function overtaking(groups: ReadonlyMap<unknown, Point[]>, wander: boolean): Candidate[] {
  const series = [...groups].filter(([name]) => name !== null).map(([, group]) => group);
  const length = series[0]?.length ?? 0;
  if (series.length < 2 || series.some((group) => group.length !== length)) return [];
  const top = (at: number): Point[] | undefined =>
    [...series].sort((a, b) => (b.at(at)?.value ?? 0) - (a.at(at)?.value ?? 0))[0];
  const winner = top(-1);
  const loser = top(0);
  if (!winner || !loser || winner === loser) return [];
  const difference = winner.map(({ value }, i) => value - (loser[i]?.value ?? 0));
  const last = difference.at(-1) ?? 0;
  const { p, tau } = trendOf(difference, wander);
  // The pair was picked among all by its ends.
  const pairs = (series.length * (series.length - 1)) / 2;
  return [
    {
      kind: 'rank', direction: 'up', about: 'series', row: winner[0]?.row ?? 0, rows: [loser[0]?.row ?? 0],
      test: 'mann-kendall', p: Math.min(1, p * pairs), impact: 1, tellable: tau > 0 && last > 0 && (difference[0] ?? 0) < 0,
    },
  ]; // prettier-ignore
}

/** Whether the mix of series differs between categories of counts, and the cell where it differs most. */
function mixCandidates({ points, measure }: Frame, groups: ReadonlyMap<unknown, Point[]>): Candidate[] {
  if (!measure?.counts) return [];
  const labels = [...groupBy(points, 'label').keys()];
  const names = [...groups.keys()];
  const at = new Map(points.map((point) => [JSON.stringify([point.label, point.series]), point]));
  const cell = (label: unknown, name: unknown): Point | undefined => at.get(JSON.stringify([label, name]));
  const table = labels.map((label) => names.map((name) => cell(label, name)?.value ?? 0));
  const { p, v, row, column } = independenceTest(table);
  const point = cell(labels[row], names[column]);
  return [
    {
      kind: 'composition', direction: 'up', about: 'rows', row: point?.row ?? 0, test: 'chi-square', p,
      impact: Math.min(1, 1.5 * v), tellable: v >= LEAST_V && point !== undefined && point.label !== null && point.series !== null,
    },
  ]; // prettier-ignore
}
function groupBy<Key extends 'series' | 'label'>(
  points: readonly Point[],
  key: Key,
): Map<Point[Key], Point[]> {
  const groups = new Map<Point[Key], Point[]>();
  for (const point of points) {
    const group = groups.get(point[key]);
    if (group) group.push(point);
    else groups.set(point[key], [point]);
  }
  return groups;
}

function totals(groups: ReadonlyMap<Amount['label'], Point[]>): Amount[] {
  return [...groups].map(([label, group]) => ({
    row: group[0]?.row ?? 0,
    label,
    value: group.reduce((sum, point) => sum + point.value, 0),
  }));
}
