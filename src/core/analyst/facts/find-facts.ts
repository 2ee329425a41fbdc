import type { WidgetInput } from '../../stream/protocol.js';
import { readFrame, type Frame, type Point } from '../reading/frame.js';
import { cycleLength } from '../reading/time-grain.js';
import { spearman } from '../statistics/correlation-test.js';
import { holdsAtRate } from '../statistics/false-discovery.js';
import { categoryCandidates, type Amount } from './category-facts.js';
import type { Candidate, Fact } from './fact.js';
import { seriesCandidates, trendCandidates } from './series-facts.js';

/** At most this many facts of a chart are told. */
const MOST_FACTS = 3;
/** Autocorrelated noise costs a little more than its share, so the rate lies below the 5 % that are promised. */
const FALSE_DISCOVERY_RATE = 0.04;
/** A rank correlation below this is real perhaps, but nothing to see in a scatter plot. */
const LEAST_CORRELATION = 0.25;
const MOST_SERIES = 12;
/** p-values below this count as equally certain. */
const CERTAIN = 6;

/**
 * The facts of one widget's rows, strongest first, at most three, never two of one kind and direction. Empty where rows are
 * missing or incomplete, or where chance explains them at a false discovery rate below 5 %. Throws `wrong_columns`.
 */
export function findFacts(widget: WidgetInput): Fact[] {
  return factsOf(readFrame(widget));
}

export function factsOf(frame: Frame): Fact[] {
  const candidates = candidatesOf(frame);
  const holds = holdsAtRate(
    candidates.map((candidate) => candidate.p),
    FALSE_DISCOVERY_RATE,
  );
  const told = new Set<string>();
  return candidates
    .filter((candidate, index) => holds[index] && candidate.tellable)
    .map(({ tellable: _, ...fact }) => ({
      ...fact,
      score: (Math.min(CERTAIN, -Math.log10(fact.p)) / CERTAIN) * fact.impact,
    }))
    .sort((a, b) => b.score - a.score)
    .filter(({ kind, direction }) => !told.has(`${kind} ${direction}`) && told.add(`${kind} ${direction}`))
    .slice(0, MOST_FACTS);
}

function candidatesOf(frame: Frame): Candidate[] {
  const { measure, points } = frame;
  if (!frame.seen || !measure || !frame.unique) return [];
  const kind = { additive: measure.additive, counts: measure.counts };
  switch (frame.shape) {
    case 'categories':
      return categoryCandidates(points, { ...kind, about: 'rows' });
    case 'timeline':
      return frame.ascending
        ? seriesCandidates(
            complete(frame),
            'rows',
            frame.dimension?.grain
              ? cycleLength(
                  complete(frame).map((point) => point.label),
                  frame.dimension.grain,
                )
              : 0,
          )
        : [];
    case 'grid':
      return gridCandidates(frame);
    case 'points':
      return correlation(points);
    default:
      return [];
  }
}

function complete({ points, partialLast }: Frame): Point[] {
  return partialLast ? points.slice(0, -1) : points;
}

/** Which series leads; over time also where the totals and each series went. */
function gridCandidates(frame: Frame): Candidate[] {
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
    if (!measure.additive)
      candidates.push(...categoryCandidates(points, { ...kind, additive: false, about: 'rows' }));
    return candidates;
  }
  if (!frame.ascending || frame.partialLast) return candidates;
  const trends = [...groups].flatMap(([series, group]) => (series === null ? [] : seriesTrend(group)));
  if (measure.additive) {
    const sums = totals(groupBy(points, 'label'));
    candidates.push(...trendCandidates(sums, 'totals'));
  }
  return [...candidates, ...trends];
}

/** A series is named by the first row that carries its name, so the fact points there. */
function seriesTrend(group: readonly Point[]): Candidate[] {
  return trendCandidates(group, 'series').map((candidate) => ({ ...candidate, row: group[0]?.row ?? 0 }));
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

function totals(groups: ReadonlyMap<unknown, Point[]>): Amount[] {
  return [...groups].map(([label, group]) => ({
    row: group[0]?.row ?? 0,
    label,
    value: group.reduce((sum, point) => sum + point.value, 0),
  }));
}

function correlation(points: readonly Point[]): Candidate[] {
  const x = points.map((point) => Number(point.label));
  const y = points.map((point) => point.value);
  const { p, rho } = spearman(x, y);
  return [
    {
      kind: 'correlation', direction: rho >= 0 ? 'up' : 'down', about: 'rows', row: 0, test: 'spearman',
      p, impact: Math.abs(rho), tellable: Math.abs(rho) >= LEAST_CORRELATION,
    },
  ]; // prettier-ignore
}
