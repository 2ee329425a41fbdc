import { columnRef } from '../../../template/column-ref.js';
import { isOfLeast } from '../../frame/base.js';
import type { Frame } from '../../frame/frame.js';
import type { Shape } from '../../frame/shape.js';
import type { Args, Finding, Kind, Mark } from '../../types.js';
import { isMadeOf } from '../pairs/made-of.js';
import { isPlainSplit, OF_PLAIN_SPLIT } from '../plain-split.js';
import { isWholeByParts } from '../flow/bridge.js';
import { amountsBy, ranked, readings, type Amount, type Amounts } from '../../views/amounts.js';
import { leavesOutDays } from '../../views/per-day.js';
import { mixesPercentages } from '../../views/scales.js';
import {
  ALPHA,
  isThin,
  leastRows,
  LEAST_IN_GROUP,
  noiseOf,
  noiseOfAll,
  sizesOf,
  type Size,
} from '../../views/group-sizes.js';

/** What chance does less often than this needs no large difference to be worth saying. */
export const CERTAIN = 0.001;

/** Categories as a kind looks at them. */
export interface Field extends Amounts {
  frame: Frame;
  /** Largest first. */
  sorted: readonly Amount[];
  /** Number of categories as an expression. */
  size: string;
  /** Whether two of them differ by more than chance allows, as far as is known what is behind each: the first and the next, or two ends. */
  apart: (a: Amount, b: Amount, picked?: 'ends') => boolean;
  /** Each group has a name: none is all others, or nobody's. */
  areNamed: boolean;
  /** Whether a group that is left out lies above a value. */
  outranked: (value: number) => boolean;
  /** Of how many rows the groups are that it looks at, where it leaves others out. */
  leastRows: number | undefined;
  /** How often chance alone sets all of them so far apart, whichever two may be alike; 1 where that is not known. */
  noise: () => number;
  /** Whether it is known what is behind both, and chance alone would hardly set them so far apart. */
  certain: (a: Amount, b: Amount, picked?: 'ends') => boolean;
}

export type Found = Omit<Finding, 'args'>;

/** Shapes with kinds of their own: neither steps nor changes compete. */
const OTHERS: ReadonlySet<Shape> = new Set(['funnel', 'waterfall', 'flows', 'boxes', 'points', 'values']);

interface KindOptions {
  /** One finding for each of so many categories. */
  each?: number;
  /** It compares single categories and says nothing of all: where some are of hardly a row, it speaks of the larger ones. */
  comparesSome?: boolean;
  /** It compares none with another: what is behind each does not matter. */
  ofEach?: boolean;
}

/** A kind over categories: `by` which column, of which `measure`, and where it is about one of them, `who`. */
export function categoryKind(
  name: string,
  find: (field: Field, who: Amount | undefined) => Found | undefined,
  { each = 0, comparesSome = false, ofEach = false }: KindOptions = {},
): Kind {
  const fieldOf = (frame: Frame, { by = '', measure = '' }: Args): Field | undefined => {
    // Counts by ranges are a distribution; amounts and averages by ranges are compared as any others.
    const counted =
      frame.order === 'ranges' &&
      frame.measure?.additive !== false &&
      (frame.measure?.counts === true || frame.widget.type === 'histogram');
    const others = OTHERS.has(frame.shape) && !isWholeByParts(frame);
    const amounts = others || counted ? undefined : amountsBy(frame, by, measure);
    if (!amounts || amounts.all.length === 0) return undefined;
    // That the average age rises with the age group is how the groups were made.
    if (!amounts.measure.additive && isMadeOf(amounts.measure.noun, amounts.dimension.noun)) return undefined;
    if (leavesOutDays(frame, amounts.measure)) return undefined;
    if (!amounts.measure.additive && mixesPercentages(amounts.all.map(({ value }) => value)))
      return undefined;
    const sizeOfOne = sizesOf(frame, amounts.measure);
    const size = ({ key }: Amount): Size | undefined =>
      key === undefined ? undefined : sizeOfOne?.({ label: key, series: null });
    const rows = amounts.all.reduce((sum, one) => sum + (size(one)?.n ?? 0), 0);
    // Who asks for groups of so many rows has said what is enough.
    const isSmall = (one: Amount): boolean =>
      isThin(size(one), hasLeastRows(frame) ? undefined : rows) && !standsOut(amounts, one, size);
    const sorted = ranked(amounts).filter((one) => ofEach || !isSmall(one));
    // What is said of all groups is not true of the larger ones alone.
    if (sorted.length < amounts.all.length && !comparesSome) return undefined;
    const leftOut = amounts.all.filter((one) => !sorted.includes(one));
    const p = (a: Amount, b: Amount, picked?: 'ends'): number | undefined =>
      noiseOf({ value: a.value, size: size(a) }, { value: b.value, size: size(b) }, amounts.measure, picked ? sorted.length : 2); // prettier-ignore
    return {
      ...amounts, frame, sorted, size: countExpr(amounts),
      // Who comes first in a list that was asked for is no estimate.
      apart: (...picked) => frame.title.listed === true || (p(...picked) ?? 0) <= ALPHA,
      leastRows: leftOut.length === 0 ? undefined : leastRows(sorted.map((one) => size(one)?.n ?? 0), leftOut.map((one) => size(one)?.n ?? 0)),
      areNamed: amounts.all.every(({ key }) => key !== undefined),
      outranked: (value) => leftOut.some((one) => one.value > value),
      noise: () => noiseOfAll(sorted.map((one) => ({ value: one.value, size: size(one) })), amounts.measure) ?? 1,
      certain: (...picked) => (p(...picked) ?? 1) <= CERTAIN,
    }; // prettier-ignore
  };
  return {
    name,
    candidates(frame) {
      const found = readings(frame);
      if (each === 0) return found;
      return found.flatMap((args) =>
        (fieldOf(frame, args)?.sorted ?? [])
          .filter(({ key }) => key !== undefined)
          .slice(0, each)
          .map(({ key }) => ({ ...args, who: key as string })),
      );
    },
    find(frame, args) {
      const { by = '', measure = '', who } = args;
      const field = fieldOf(frame, args);
      const one = field?.all.find(({ key }) => key !== undefined && key === who);
      if (!field || (each > 0 && !one)) return undefined;
      const found = find(field, one);
      const own: Args = { by, measure, ...(each > 0 ? { who: who as string } : {}) };
      if (!found || !field) return undefined;
      const { marks, ...rest } = found;
      return {
        args: own,
        ...rest,
        ...(field.leastRows === undefined ? {} : { leastRows: field.leastRows }),
        impact:
          found.impact *
          (isPlain(field) ? OF_PLAIN_SPLIT : 1) *
          (isOfAllTime(field) ? OF_ALL_TIME : 1) *
          (frame.widget.type === 'heatmap' ? OF_CELLS : 1),
        ...(marks && { marks: frame.series?.column === by ? marks.flatMap(ofSeries) : marks }),
        slots: { ...found.slots, measure: { as: 'measure', measure: field.measure } },
      };
    },
  };
}

const hasLeastRows = ({ query }: Frame): boolean => query?.conditions.some(isOfLeast) === true;

/** Whether few cases are enough: two of seven where nine of ten are usual. Of rates, whose scatter their size tells. */
function standsOut({ all, measure }: Amounts, one: Amount, size: (of: Amount) => Size | undefined): boolean {
  const own = size(one);
  if (!measure.format.startsWith('percent') || own === undefined || own.n < LEAST_IN_GROUP) return false;
  const others = all.filter((other) => other !== one);
  const n = others.reduce((sum, other) => sum + (size(other)?.n ?? 0), 0);
  const value = others.reduce((sum, other) => sum + other.value * (size(other)?.n ?? 0), 0) / n;
  const p = noiseOf({ value: one.value, size: own }, { value, size: { n } }, measure);
  return p !== undefined && p * all.length <= OF_FEW;
}
const OF_FEW = 0.01;

/** The same of series: their sums have no place in a chart between which anything could run. */
const ofSeries = (mark: Mark): Mark[] => (mark.mark === 'highlight' ? [{ ...mark, of: 'series' }] : []);

/** What series came to over the whole time says less than how they went. */
const OF_ALL_TIME = 0.6;
const isOfAllTime = ({ dimension, frame }: Field): boolean =>
  frame.dimension?.grain !== undefined && dimension === frame.series;

/** A heatmap is there for its cells. */
const OF_CELLS = 0.55;

/** Amounts by priority, status or sex. */
const isPlain = ({ dimension, measure, frame }: Field): boolean =>
  measure.additive && frame.order === undefined && isPlainSplit(dimension);

/** How many categories there are: those without a name count as one. */
function countExpr({ dimension, all }: Amounts): string {
  const column = columnRef(dimension.column);
  const nameless = all.length > new Set(all.map(({ name }) => name)).size || dimension.nullNamed;
  return nameless
    ? `distinct(${column}) + ceil((count() - count(${column})) / count())`
    : `distinct(${column})`;
}

/** The chart shows the groups at this end of the ranking, whatever it leaves out. */
export const showsTop = ({ base }: Frame): boolean => base.cut === undefined || base.cut === 'top';
export const showsBottom = ({ base }: Frame): boolean => base.cut === undefined || base.cut === 'bottom';
/** No group is missing: sums, averages and shares are of all. */
export const showsAll = ({ base }: Frame): boolean => base.cut === undefined && !base.unknown;

/** How much more one is than another, 0–1: a half where it is twice as much. */
export const lead = (more: number, less: number): number => {
  const scale = Math.max(Math.abs(more), Math.abs(less));
  return scale === 0 ? 0 : Math.min(1, Math.abs(more - less) / scale);
};
