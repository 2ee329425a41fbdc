import { DeckError } from '../errors.js';
import type { BucketRange } from './bucket-range.js';
import { bucketRange } from './bucket-range.js';
import { countText } from './bar-order.js';
import { cellOf, numberOf } from './cells.js';
import type { Frame } from './frame.js';
import { binValues } from './histogram-bins.js';
import { fillPhrase } from './phrases.js';
import type { Category, Matrix } from './series-matrix.js';
import { pick, readMatrix, requireReadable } from './series-matrix.js';

/** Counts of ranges in their order. */
export interface Buckets {
  /** Empty labels are still to be written: a range between its edges, or a number. */
  matrix: Matrix;
  counts: (number | null)[];
  /** Where ranges of one length touch: one more than there are counts. */
  edges?: number[];
  step: number;
}

const MOST_BUCKETS = 500;
/** More numbers than this, far apart, are single values. */
const MOST_SINGLES = 60;
const MOST_SPREAD = 20_000;
/** One part in a million: how far a written edge may be off. */
const DUST = 1e-6;

/** One column of numbers in bins of ours. */
export function binColumn(frame: Frame): Buckets {
  const { data, encoding } = frame;
  const cells = data.rows.map((row) => numberOf(cellOf(row, encoding.value ?? '')));
  const values = cells.filter((value) => value !== null);
  if (values.length < cells.length) {
    frame.notes.push(
      fillPhrase(frame.phrases.withoutValue, {
        n: countText(frame, cells.length - values.length),
        of: countText(frame, cells.length),
      }),
    );
  }
  const { edges, counts, step } = binValues(values);
  const wholes = step === 1 && values.every(Number.isInteger);
  // A bin of one whole number is that number, not a range from it to the next.
  if (wholes) return singles(edges.slice(0, -1), counts);
  return { ...withEdges(edges, counts), step };
}

/** The buckets and counts of the rows. */
export function readBuckets(frame: Frame): Buckets {
  const { encoding } = frame;
  const asCategories = { ...frame, encoding: { ...encoding, category: encoding.bucket ?? '' } };
  const matrix = readMatrix(asCategories, 'sum');
  requireReadable(asCategories, matrix, MOST_BUCKETS);
  const counts = matrix.series[0]?.values ?? [];
  const negative = counts.findIndex((count) => count !== null && count < 0);
  if (negative >= 0) {
    throw new DeckError(
      'wrong_columns',
      `A histogram shows how often values occur, but ${JSON.stringify(encoding.value)} is negative at ${JSON.stringify(matrix.categories[negative]?.label)}.`,
      { hint: 'Count rows in the SQL: SELECT … AS bucket, COUNT(*) AS count FROM … GROUP BY bucket.' },
    );
  }
  if (matrix.scale === 'number') return numbered(matrix);
  if (matrix.scale === 'time' || frame.config.sort === 'none') return { matrix, counts, step: 0 };
  return named(frame, matrix);
}

/** Numbers as the starts of their ranges: as far apart as the nearest two of them. */
function numbered(matrix: Matrix): Buckets {
  const counts = matrix.series[0]?.values ?? [];
  const starts = matrix.categories.map((category) => category.at);
  const plain: Buckets = { matrix, counts, step: 0 };
  const known = starts.filter((at) => at !== null);
  if (known.length < 2 || known.length < starts.length) return plain;
  const step = Math.min(...known.slice(1).map((at, i) => at - (known[i] ?? 0)));
  const filled = fill(known, counts, step);
  const scattered = filled === undefined || filled.counts.length > 2 * known.length;
  if (scattered && known.length > MOST_SINGLES) return binCounted(known, counts);
  if (filled === undefined) return plain;
  return step === 1 && known.every(Number.isInteger)
    ? singles(filled.edges.slice(0, -1), filled.counts)
    : { ...withEdges(filled.edges, filled.counts, matrix, known), step };
}

/** Single values with their numbers of rows, too many and too far apart to be starts of ranges: binned as the rows would be. */
function binCounted(values: readonly number[], counts: readonly (number | null)[]): Buckets {
  const total = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  // Where bins begin is decided by the spread alone: so many rows show it.
  const share = Math.min(1, MOST_SPREAD / Math.max(1, total));
  const spread = values.flatMap((value, i) => Array<number>(Math.ceil((counts[i] ?? 0) * share)).fill(value));
  const { edges, step } = binValues(spread);
  const binned = edges.slice(1).map(() => 0);
  values.forEach((value, i) => {
    const bin = edges.findLastIndex((edge, at) => at < binned.length && value >= edge);
    binned[Math.max(0, bin)]! += counts[i] ?? 0;
  });
  return { ...withEdges(edges, binned), step };
}

/** Names that say ranges in the order of their starts, others behind them; on an axis where all are of one length. */
function named(frame: Frame, rows: Matrix): Buckets {
  const ranges = rows.categories.map((category) => bucketRange(category.key));
  const counts = rows.series[0]?.values ?? [];
  if (ranges.filter((range) => range !== undefined).length * 2 <= ranges.length)
    return { matrix: rows, counts, step: 0 };
  const order = ranges.map((_, i) => i).sort((a, b) => compare(ranges[a], ranges[b]) || a - b);
  const matrix = pick(rows, order);
  const sorted = order.map((i) => ranges[i]);
  // What is thinned is what a reader can fill in: names of ranges in their order.
  const plain: Buckets = {
    matrix: { ...matrix, scale: 'number' },
    counts: matrix.series[0]?.values ?? [],
    step: 0,
  };
  const closed = sorted.filter((range) => range?.closed === true && Number.isFinite(range.to - range.from));
  const written = closed.filter((range) => range !== undefined);
  const step = lengthOf(written);
  if (step === undefined && written.length > 1) noteUnequal(frame, written);
  if (step === undefined || written.length < sorted.length || !written.every((range) => range.plain))
    return plain;
  const starts = written.map((range) => range.from);
  const filled = fill(starts, plain.counts, step);
  return filled === undefined ? plain : { ...withEdges(filled.edges, filled.counts, matrix, starts), step };
}

/** Bars of one width for ranges of several lengths: their areas are not their shares, which has to be said. */
function noteUnequal(frame: Frame, ranges: readonly BucketRange[]): void {
  const lengths = ranges.map((range) => range.to - range.from);
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  // Whole ends make a range that begins at zero one shorter or longer than its neighbours.
  if (most - least > Math.max(1, DUST * most)) frame.notes.push(frame.phrases.unequal);
}

function compare(a: BucketRange | undefined, b: BucketRange | undefined): number {
  if (a === undefined || b === undefined) return (a === undefined ? 1 : 0) - (b === undefined ? 1 : 0);
  if (a.from !== b.from) return a.from < b.from ? -1 : 1;
  // Two ranges do not begin alike: a single number with words ("up to 18") lies before the one from it.
  return (a.closed ? 1 : 0) - (b.closed ? 1 : 0);
}

/** The one length of all ranges; whole ends that stop short of the next start ("0-9", "10-19") are meant to touch it. */
function lengthOf(ranges: readonly BucketRange[]): number | undefined {
  for (const short of [0, 1]) {
    const lengths = ranges.map((range) => range.to - range.from + short);
    const length = lengths[0] ?? 0;
    const equal = lengths.every((it) => Math.abs(it - length) <= DUST * length);
    const apart = ranges.every(
      (range, i) => i === 0 || range.from >= (ranges[i - 1]?.from ?? 0) + length * (1 - DUST),
    );
    const whole = ranges.every((range) => Number.isInteger(range.from) && Number.isInteger(range.to));
    const touching = ranges.some(
      (range, i) => i > 0 && Math.abs(range.from - length - (ranges[i - 1]?.from ?? 0)) <= DUST * length,
    );
    if (length > 0 && equal && apart && touching && (short === 0 || whole)) return length;
  }
  return undefined;
}

/** Ranges without a row between others are zero: they keep their place. Undefined where the starts are no multiples. */
function fill(
  starts: readonly number[],
  counts: readonly (number | null)[],
  step: number,
): { edges: number[]; counts: (number | null)[] } | undefined {
  const first = starts[0] ?? 0;
  const places = starts.map((start) => (start - first) / step);
  const last = places.at(-1) ?? 0;
  const even = places.every((place) => Math.abs(place - Math.round(place)) <= DUST * Math.max(1, place));
  if (!(step > 0) || !even || !(last < MOST_BUCKETS)) return undefined;
  const all: (number | null)[] = Array.from({ length: Math.round(last) + 1 }, () => 0);
  places.forEach((place, i) => (all[Math.round(place)] = counts[i] ?? null));
  const edgeAt = (i: number): number => Number((first + i * step).toPrecision(12));
  return { edges: Array.from({ length: all.length + 1 }, (_, i) => edgeAt(i)), counts: all };
}

function singles(numbers: readonly number[], counts: (number | null)[]): Buckets {
  const categories = numbers.map((at): Category => ({ key: String(at), label: '', at }));
  return { matrix: { ...matrixOf(categories, counts), scale: 'number' }, counts, step: 1 };
}

/** Buckets between edges; those of a row keep its name. */
function withEdges(
  edges: number[],
  counts: (number | null)[],
  rows?: Matrix,
  starts: readonly number[] = [],
): Omit<Buckets, 'step'> {
  const categories = counts.map((_, i): Category => {
    const at = edges[i] ?? 0;
    const row = starts.findIndex(
      (start) => Math.abs(start - at) <= DUST * Math.abs((edges[1] ?? 0) - (edges[0] ?? 0)),
    );
    const own = rows?.scale === 'names' ? rows.categories[row] : undefined;
    return { key: own?.key ?? String(at), label: own?.label ?? '', at };
  });
  return { matrix: matrixOf(categories, counts), counts, edges };
}

function matrixOf(categories: Category[], counts: (number | null)[]): Matrix {
  return { categories, series: [{ name: '', values: counts, total: 0 }], scale: 'names', grain: 'day' };
}
