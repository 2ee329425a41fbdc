import type { GroupSizes } from '../../query/types.js';
import { chiSquareTail, normalTail } from '../tests/distributions.js';
import type { Frame, Point } from '../frame/frame.js';
import type { Measure } from '../frame/measure.js';
import type { Course, Moment } from './course.js';

/** An average or a rate of fewer values than this says nothing of its group. */
export const LEAST_IN_GROUP = 5;
/** Fewer than this, and so small a part of all, is a handful. */
const HANDFUL = 30;
const SMALL = 0.01;
/** Two groups whose averages chance alone sets apart so far once in twenty times. */
export const ALPHA = 0.05;

export interface Size {
  n: number;
  spread?: number;
  /** Of a ratio of sums, which is no rate of its rows. */
  sums?: true;
}

type Sizes = ReadonlyMap<string, Size>;
const read = new WeakMap<readonly GroupSizes[], Map<string, Sizes>>();

const keyOf = (cells: readonly unknown[]): string => JSON.stringify(cells);

/** How many values each group of a chart is the average or rate of; undefined where the engine was not asked, or rows say nothing of it. */
export function sizesOf(
  { widget, dimension, series }: Frame,
  measure: Measure,
): ((point: Pick<Point, 'label' | 'series'>) => Size | undefined) | undefined {
  const groups = widget.coverage?.groups;
  if (!groups || !dimension || measure.additive) return undefined;
  const known = read.get(groups) ?? new Map<string, Sizes>();
  read.set(groups, known);
  const columns = [dimension.column, ...(series ? [series.column] : [])];
  const key = keyOf([...columns, measure.column]);
  let sizes = known.get(key);
  if (!sizes) {
    sizes = new Map(
      groups.flatMap(({ names, sizes: of }) => {
        const size = Object.hasOwn(of, measure.column) ? of[measure.column] : undefined;
        return size ? [[keyOf(columns.map((column) => textOf(names[column]))), size] as const] : [];
      }),
    );
    known.set(key, sizes);
  }
  const all = sizes;
  return all.size === 0
    ? undefined
    : ({ label, series: name }) => all.get(keyOf([textOf(label), ...(series ? [name] : [])]));
}

const textOf = (cell: string | number | boolean | null | undefined): string | null =>
  cell === null || cell === undefined ? null : String(cell);

/** Whether a group is of hardly a value, or a handful among the `rows` of all groups. */
export const isThin = (size: Size | undefined, rows = 0): boolean =>
  size !== undefined && (size.n < LEAST_IN_GROUP || (size.n < HANDFUL && size.n < SMALL * rows));

/** A round number of rows that parts the groups that are spoken of from those that are not; 0 where none does. */
export function leastRows(spoken: readonly number[], leftOut: readonly number[]): number {
  const [least, most] = [Math.min(...spoken), Math.max(...leftOut)];
  return ROUND.find((n) => n > most && n <= least) ?? (most < least ? least : 0);
}
const ROUND = [5, 10, 15, 20, 25, 30, 40, 50, 100];

/** A group's average or rate, with what is behind it. */
export interface Sized {
  value: number;
  size?: Size | undefined;
}

/** The periods of a course, with what is behind each; undefined where nothing is known of them. */
export function sizedBy(
  frame: Frame,
  { measure, series }: Pick<Course, 'measure' | 'series'>,
): ((moment: Pick<Moment, 'key' | 'value'>) => Sized) | undefined {
  const sizes = sizesOf(frame, measure);
  return sizes && (({ key, value }) => ({ value, size: sizes({ label: key, series: series?.key ?? null }) }));
}

/**
 * Whether two counts differ by no more than chance allows where one of `picks` was chosen: as many of one kind as of the other (Przyborowski
 * and Wilenski, "Homogeneity of results in testing samples from Poisson series", 1940), by its normal limit.
 */
export const areCountsAlike = (a: number, b: number, picks = 1): boolean =>
  2 * normalTail(Math.abs(a - b) / Math.sqrt(a + b)) * picks > ALPHA;

/** Whether two averages or rates differ by no more than chance allows. False where nothing is known of either. */
export const isWithinNoise = (a: Sized, b: Sized, measure: Measure, groups = 2): boolean =>
  (noiseOf(a, b, measure, groups) ?? 0) > ALPHA;

/**
 * How often chance alone sets two averages or rates so far apart where the two were picked as the ends of `groups`: the normal test of two
 * means with their own variances, times the number of pairs (Bonferroni). Undefined where nothing is known of either.
 */
export function noiseOf(a: Sized, b: Sized, measure: Measure, groups = 2): number | undefined {
  const [first, second] = [varianceOf(a, measure), varianceOf(b, measure)];
  if (first === undefined || second === undefined || first + second <= 0) return undefined;
  const z = Math.abs(a.value - b.value) / Math.sqrt(first + second);
  return 2 * normalTail(z) * Math.max(1, (groups * (groups - 1)) / 2);
}

/** The variance of an average; a rate knows its own. */
function varianceOf({ value, size }: Sized, { format, hundredths }: Measure): number | undefined {
  if (!size || size.n < 1) return undefined;
  const whole = hundredths ? 100 : 1;
  if (size.sums) return size.spread === undefined ? undefined : size.spread ** 2 / size.n;
  if (!format.startsWith('percent') || value < 0 || value > whole)
    return size.spread === undefined ? undefined : size.spread ** 2 / size.n;
  // As if one more of each kind had been seen, so that none of five is not certainly none.
  const p = ((value / whole) * size.n + 1) / (size.n + 2);
  return (p * (1 - p) * whole ** 2) / size.n;
}

/**
 * How often chance alone sets averages or rates of groups so far apart, all of them: Cochran's Q, the squares of their distances from their
 * mean weighted by precision, beside chi-square (Cochran, "The combination of estimates from different experiments", 1954). Undefined where
 * nothing is known of a group.
 */
export function noiseOfAll(all: readonly Sized[], measure: Measure): number | undefined {
  const weights = all.map((one) => 1 / (varianceOf(one, measure) ?? 0));
  const total = weights.reduce((sum, one) => sum + one, 0);
  const mean = all.reduce((sum, { value }, at) => sum + value * (weights[at] ?? 0), 0) / total;
  const q = all.reduce((sum, { value }, at) => sum + (weights[at] ?? 0) * (value - mean) ** 2, 0);
  return Number.isFinite(q) ? chiSquareTail(q, all.length - 1) : undefined;
}

/**
 * Whether what a model leaves of averages or rates is no more than their sampling error, which has no memory: Pearson's chi-square of the
 * residuals beside the variances of `all`, with `fitted` numbers taken from them.
 */
export function isSamplingError(
  all: readonly Sized[],
  residuals: readonly number[],
  measure: Measure,
  fitted: number,
): boolean {
  const variances = all.map((one) => varianceOf(one, measure));
  const chi = residuals.reduce((sum, left, at) => sum + left ** 2 / (variances[at] ?? 0), 0);
  return Number.isFinite(chi) && chiSquareTail(chi, residuals.length - fitted) > ALPHA;
}
