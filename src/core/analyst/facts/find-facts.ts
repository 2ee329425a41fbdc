import { cellOf, numberOf } from '../../chart/cells.js';
import { SAMPLE_COLUMNS } from '../../chart/sampled-points.js';
import type { WidgetInput } from '../../stream/protocol.js';
import { readFrame, type Frame, type Point } from '../reading/frame.js';
import { cycleLength } from '../reading/time-grain.js';
import { spearman } from '../statistics/correlation-test.js';
import { holdsAtRate } from '../statistics/false-discovery.js';
import { categoryCandidates, type AmountKind } from './category-facts.js';
import type { Candidate, Fact } from './fact.js';
import { gridCandidates } from './grid-facts.js';
import { courseCandidates, distributionCandidates } from './ordered-facts.js';
import { seriesCandidates } from './series-facts.js';
import { withoutSubsumed } from './subsumption.js';

/** At most this many facts of a chart are told. */
const MOST_FACTS = 3;
/** Autocorrelated noise costs a little more than its share, so the rate lies below the 5 % that are promised. */
const FALSE_DISCOVERY_RATE = 0.04;
/** A rank correlation below this is real perhaps, but nothing to see in a scatter plot. */
const LEAST_CORRELATION = 0.25;
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
  const found = candidates
    .filter((candidate, index) => holds[index] && candidate.tellable)
    .map(({ tellable: _, ...fact }) => ({
      ...fact,
      score: (Math.min(CERTAIN, -Math.log10(fact.p)) / CERTAIN) * fact.impact,
    }))
    .sort((a, b) => b.score - a.score);
  return withoutSubsumed(found).slice(0, MOST_FACTS);
}

function candidatesOf(frame: Frame): Candidate[] {
  const { measure, points } = frame;
  if (!frame.seen || !measure || !frame.unique) return [];
  const kind = { additive: measure.additive, counts: measure.counts };
  switch (frame.shape) {
    case 'categories':
      return categoriesOf(frame, { ...kind, about: 'rows' });
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
    case 'matrix':
      return categoryCandidates(points, { additive: false, counts: false, about: 'rows' });
    case 'points':
      return correlation(frame);
    default:
      return [];
  }
}

/** Categories with an order of their own are read in it; a quantity by ranges has a distribution, not leaders. */
function categoriesOf(frame: Frame, kind: AmountKind): Candidate[] {
  const { points, order } = frame;
  if (order === 'ranges' && kind.counts) return distributionCandidates(points);
  const leaders = categoryCandidates(points, kind);
  // That hours or weekdays are alike says how the calendar is made.
  return order
    ? [
        ...courseCandidates(points, kind, order === 'cycle'),
        ...leaders.filter((one) => one.kind !== 'evenness'),
      ]
    : leaders;
}

function complete({ points, partialLast }: Frame): Point[] {
  return partialLast ? points.slice(0, -1) : points;
}

/** Of a sample by its ranks, and only what the correlation of all points bears out. */
function correlation({ points, sampled, widget }: Frame): Candidate[] {
  const x = points.map((point) => Number(point.label));
  const y = points.map((point) => point.value);
  const { p, rho } = spearman(x, y);
  const all = sampled ? (numberOf(cellOf(widget.rows?.[0] ?? {}, SAMPLE_COLUMNS.correlation)) ?? 0) : rho;
  const least = Math.min(rho * Math.sign(all), Math.abs(all));
  return [
    {
      kind: 'correlation', direction: rho >= 0 ? 'up' : 'down', about: 'rows', row: 0, test: 'spearman',
      p, impact: Math.abs(rho), tellable: least >= LEAST_CORRELATION,
    },
  ]; // prettier-ignore
}
