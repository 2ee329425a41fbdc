import { bucketRange } from '../../chart/bucket-range.js';
import type { Row } from '../../query/types.js';
import { cycleOf, orderOf } from './category-order.js';
import { plural } from './english-nouns.js';
import type { Frame, Point } from './frame.js';
import type { Measure } from './measure.js';
import { isFiscalYearCut, startOf, textPeriod } from './text-periods.js';
import { cutEnds, isPartial, timeOf, type Grain } from './time-grain.js';

/** The order that time, ranges or cycles give the rows. A row without a time has no place in it. */
export function ordered(frame: Frame, rows: readonly Row[]): Frame {
  const { dimension, measure, widget } = frame;
  if (!dimension || !measure) return frame;
  if (dimension.grain) {
    const placed = frame.points.filter(({ label }) => label !== null);
    // One series behind the other is in order too, where each is.
    const points =
      frame.series && isInOrder(placed)
        ? placed.toSorted((a, b) => (startOf(a.label) ?? 0) - (startOf(b.label) ?? 0))
        : placed;
    const times = points.map(({ label }) => startOf(label));
    const ascending = times.every(
      (time, i) => time !== undefined && (i === 0 || time >= (times[i - 1] ?? time)),
    );
    return {
      ...frame,
      points,
      ascending,
      ...(ascending ? partialEnds(times, dimension.grain, frame, rows) : {}),
    };
  }
  const order = frame.shape === 'categories' ? orderOf(frame, measure.counts) : undefined;
  if (widget.type === 'histogram') return readRanges({ ...frame, order: 'ranges' });
  const cycle = dimension.cycle ?? cycleOf(frame.points[0]?.label);
  const across = frame.series?.cycle ?? cycleOf(frame.points[0]?.series);
  const uneven = [
    ...(cycle && isUneven(frame, cycle) ? [dimension.column] : []),
    ...(frame.series && across && isUneven(frame, across) ? [frame.series.column] : []),
  ];
  if (uneven.length > 0)
    return frame.series ? { ...frame, uneven } : { ...frame, shape: 'table', points: [] };
  if (order === undefined) return frame;
  if (cycle && order === 'cycle') return { ...frame, order, dimension: { ...dimension, cycle } };
  return order === 'ranges' ? readRanges({ ...frame, order }) : { ...frame, order };
}

/** Whether the rows of each series come in order of time. */
function isInOrder(points: readonly Point[]): boolean {
  const last = new Map<string | null, number>();
  return points.every(({ label, series }) => {
    const time = startOf(label);
    const before = last.get(series) ?? -Infinity;
    if (time !== undefined) last.set(series, time);
    return time !== undefined && time >= before;
  });
}

/** Whether the data holds the first and the last period in part only. */
function partialEnds(
  times: readonly (number | undefined)[],
  grain: Grain,
  { points, dimension, series, query, widget: { coverage, queriedAt } }: Frame,
  rows: readonly Row[],
): Pick<Frame, 'partialFirst' | 'partialLast'> {
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined || first === last)
    return { partialFirst: false, partialLast: last !== undefined && isPartial(last, grain, queriedAt) };
  const span = coverage?.times;
  const lastLabel = points.at(-1)?.label;
  if (typeof lastLabel === 'string' && textPeriod(lastLabel)?.fiscal) {
    const years = Math.round((last - first) / (365.25 * DAY)) + 1;
    return { partialFirst: false, partialLast: (span && isFiscalYearCut(years, span)) ?? false };
  }
  // What is rare need not happen on the first day that was asked for.
  const isAsked = query?.conditions.some(
    ({ kind, column, values: [from] }) =>
      (kind === 'greater-equal' || kind === 'between') &&
      column === dimension?.base &&
      timeOf(from) === first,
  );
  const endsWithValue = series !== undefined || points.at(-1)?.row === rows.length - 1;
  return {
    partialFirst: isAsked !== true && span !== undefined && cutEnds(first, grain, span).first,
    partialLast:
      endsWithValue &&
      (isPartial(last, grain, queriedAt) || (span !== undefined && cutEnds(last, grain, span).last)),
  };
}

const DAY = 86_400_000;

const FEW_TURNS = 6;

/** Places of a cycle that the data holds more often than others, so that their sums say nothing: thirteen months have two Januaries. */
function isUneven({ measure, widget: { coverage } }: Frame, cycle: 'hour' | 'weekday' | 'month'): boolean {
  const [from, to] = [timeOf(coverage?.times?.from), timeOf(coverage?.times?.to)];
  if (!measure?.additive || from === undefined || to === undefined || cycle === 'hour') return false;
  const turns = (to - from) / DAY / (cycle === 'month' ? 365.25 : 7);
  const odd = Math.abs(turns - Math.round(turns)) * (cycle === 'month' ? 12 : 7);
  return turns < FEW_TURNS && odd > 1.5;
}

/** Things that are counted once, without the word for it. */
const plain = ({ aggregate: _, noun, ...measure }: Measure): Measure => ({
  ...measure,
  noun: noun === '' ? '' : plural(noun),
});

/** Ranges in their order. */
function readRanges(frame: Frame): Frame {
  const starts = new Map(frame.points.map((point) => [point, bucketRange(String(point.label))?.from]));
  const known = [...starts.values()].every((start) => start !== undefined);
  const points = known
    ? [...frame.points].sort((a, b) => (starts.get(a) ?? 0) - (starts.get(b) ?? 0))
    : frame.points;
  const dimension = frame.dimension && {
    ...frame.dimension,
    // "20" alone says nothing, "20–30" does.
    needsNoun:
      // Of another quantity than the one in ranges nobody knows what 65–70 is.
      frame.measure?.additive === false ||
      (frame.dimension.needsNoun &&
        frame.widget.type !== 'histogram' &&
        points.every(({ label }) => typeof label === 'number')),
    noun: frame.dimension.noun || quantityIn(frame),
  };
  // What is counted once is in one range: the counts of all ranges add up.
  const { measure } = frame;
  const isCounted = measure?.aggregate === 'distinct' || (measure?.counts === true && !measure.additive);
  const counted = measure &&
    isCounted && {
      ...plain(measure),
      additive: true,
      counts: true,
    };
  return { ...frame, points, ...(dimension ? { dimension } : {}), ...(counted ? { measure: counted } : {}) };
}

/** What is cut into ranges that nothing but the title names: "Lead time of bookings". */
const quantityIn = ({ title, measure, widget }: Frame): string =>
  widget.type === 'histogram' && measure
    ? (title.quantity ?? title.measure ?? '').replace(` of ${measure.noun}`, '')
    : '';
