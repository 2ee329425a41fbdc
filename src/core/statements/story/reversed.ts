import type { Frame, Point } from '../frame/frame.js';
import type { Offer, Reading } from '../offers.js';

/** What compares the groups of a chart with each other. */
const COMPARISONS: ReadonlySet<string> = new Set([
  'leader',
  'gap',
  'last',
  'extremes',
  'rank',
  'top-group',
  'first-two',
  'tie',
  'even',
]);
/** Fewer groups than this turn nothing round. */
const LEAST_GROUPS = 3;

/**
 * The widgets of a deck that compare groups by an average or a rate, where another of its charts splits the same figure once more and most
 * of its groups have the opposite order (Simpson, "The Interpretation of Interaction in Contingency Tables", J. R. Stat. Soc. B 13, 1951).
 */
export function reversedIn(readings: readonly Reading[]): ReadonlySet<string> {
  const frames = readings.map(({ frame }) => frame);
  const splits = frames.filter(({ series, points }) => series !== undefined && points.length > 0);
  const pooled = frames.filter(
    ({ shape, measure }) => shape === 'categories' && measure && !measure.additive,
  );
  return new Set(
    pooled.filter((frame) => splits.some((split) => isReversed(frame, split))).map(({ widget }) => widget.id),
  );
}

function isReversed(pooled: Frame, split: Frame): boolean {
  if (figureOf(pooled) === undefined || figureOf(pooled) !== figureOf(split)) return false;
  const by = pooled.dimension?.base;
  const [own, group] =
    split.series?.base === by ? (['series', 'label'] as const) : (['label', 'series'] as const);
  if (own === 'label' && split.dimension?.base !== by) return false;
  const groups = new Map<string, Map<string, number>>();
  for (const point of split.points) {
    const values = groups.get(nameOf(point, group)) ?? new Map<string, number>();
    groups.set(nameOf(point, group), values.set(nameOf(point, own), point.value));
  }
  const shown = new Set(split.points.map((point) => nameOf(point, own)));
  const ranked = pooled.points
    .filter((point) => shown.has(nameOf(point, 'label')))
    .sort((a, b) => b.value - a.value);
  const [most, least] = [ranked[0], ranked.at(-1)];
  if (!most || !least || most.value === least.value) return false;
  const differences = [...groups.values()].flatMap((values) => {
    const [a, b] = [values.get(nameOf(most, 'label')), values.get(nameOf(least, 'label'))];
    return a === undefined || b === undefined ? [] : [a - b];
  });
  const against = differences.filter((difference) => difference < 0).length;
  return differences.length >= LEAST_GROUPS && against * 2 > differences.length;
}

const nameOf = (point: Point, of: 'label' | 'series'): string => String(point[of]);

/** What the value of a chart is, as its SQL computes it. */
const figureOf = ({ measure, query }: Frame): string | undefined =>
  measure && query?.origin(measure.column)?.text.replace(/\s+/g, '').toLowerCase();

/** The reading without comparisons that another chart of the deck turns round. */
export function withoutReversed(reading: Reading, reversed: ReadonlySet<string>): Reading {
  const { frame } = reading;
  if (!reversed.has(frame.widget.id)) return reading;
  const isComparison = ({ kind }: Offer): boolean => COMPARISONS.has(kind);
  return { frame, offers: reading.offers.filter((offer) => !isComparison(offer)) };
}
