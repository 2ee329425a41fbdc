import { median } from 'simple-statistics';
import type { Frame } from '../../frame/frame.js';
import type { Args, Finding, Kind, Slot } from '../../types.js';
import { isRest } from '../../views/amounts.js';
import {
  courseOf,
  goesWithYear,
  isBesideRest,
  seriesKeys,
  type Course,
  type Moment,
} from '../../views/course.js';
import { isSeasoning } from '../../views/seasoning.js';
import { scalesOf } from '../../views/scales.js';
import { areCountsAlike, isThin, isWithinNoise, sizedBy, type Sized } from '../../views/group-sizes.js';

type Found = Omit<Finding, 'args'>;

/** What chance may do in one case of so many is no finding. */
export const ALPHA = 0.01;

/** Charts with more series than this are no lines that anyone follows one by one. */
const MOST_SERIES = 12;

/** What is left of the impact of a move that chance alone may make. */
const BY_CHANCE = 0.3;
const BESIDE_REST = 0.9;

/** Of averages and rates: nothing that rests on a period of hardly a row, and little of a difference that chance may make. */
function withSupport(found: Found, course: Course, frame: Frame): Found | undefined {
  const { moments, measure } = course;
  if (measure.counts && found.p === undefined && isOfFew(found, moments))
    return { ...found, impact: found.impact * BY_CHANCE };
  const sizeOf = sizedBy(frame, course);
  if (!sizeOf) return found;
  const sized = (key: string): Sized | undefined => {
    const moment = moments.find((one) => one.key === key);
    return moment && sizeOf(moment);
  };
  const marks = found.marks ?? [];
  const ends = marks.flatMap((mark) => (mark.mark === 'growth' ? [sized(mark.from), sized(mark.to)] : []));
  const peaks = marks.flatMap((mark) => (mark.mark === 'highlight' ? mark.keys.map(sized) : []));
  if ([...ends, ...peaks].some((one) => isThin(one?.size))) return undefined;
  const [from, to] = ends;
  const [peak] = peaks;
  // One value far from the rest makes an average stand out as well as many do: what scatters within says which.
  if (found.p !== undefined && peak === undefined) return found;
  const all = moments.map(({ key }) => sized(key)).filter((one) => one !== undefined);
  const isByChance =
    from && to
      ? isWithinNoise(from, to, measure)
      : peak !== undefined &&
        // A ratio of sums is of all that there is.
        peak.size?.sums !== true &&
        all.some((one) => one !== peak) &&
        isWithinNoise(peak, pooled(all), measure, moments.length);
  return isByChance ? { ...found, impact: found.impact * BY_CHANCE } : found;
}

/** A change between two counts that chance alone may make. */
function isOfFew({ marks = [] }: Found, moments: readonly Moment[]): boolean {
  const valueAt = (key: string): number => moments.find((one) => one.key === key)?.value ?? 0;
  return marks.some((mark) => mark.mark === 'growth' && areCountsAlike(valueAt(mark.from), valueAt(mark.to)));
}

/** All periods as one: what a single one is compared with. */
function pooled(all: readonly Sized[]): Sized {
  const n = all.reduce((sum, { size }) => sum + (size?.n ?? 0), 0);
  const part = (of: (one: Sized) => number): number =>
    n === 0 ? 0 : all.reduce((sum, one) => sum + of(one) * (one.size?.n ?? 0), 0) / n;
  const spreads = all.every(({ size }) => size?.spread !== undefined);
  return {
    value: part(({ value }) => value),
    size: { n, ...(spreads ? { spread: part(({ size }) => size?.spread ?? 0) } : {}) },
  };
}

/**
 * A kind over the course of time: of a timeline, of the sum of all series, or of one `series`. What is `madeBySeason` is told of no course
 * that goes with the year, where every year has its peak, its low and its recovery. Over values in two units only what is `overScales` is
 * told, and over months in which nothing happened, which are not in the rows, only what is `overGaps`.
 */
export function timeKind(
  name: string,
  least: number,
  find: (course: Course, frame: Frame) => Found | undefined,
  {
    madeBySeason = false,
    overScales = false,
    overGaps = false,
  }: { madeBySeason?: boolean; overScales?: boolean; overGaps?: boolean } = {},
): Kind {
  return {
    name,
    candidates(frame) {
      const { dimension, measure, series } = frame;
      if (!dimension?.grain || !measure || isSeasoning(frame)) return [];
      const own = { by: dimension.column, measure: measure.column };
      if (!series) return [own];
      const keys = seriesKeys(frame).filter((key) => !isRest(key));
      const each = keys.length <= MOST_SERIES ? keys.map((key) => ({ ...own, series: key })) : [];
      return measure.additive && !namesEach(frame) ? [own, ...each] : each;
    },
    find(frame, args) {
      const { by = '', measure = '', series } = args;
      if (frame.dimension?.column !== by || frame.measure?.column !== measure) return undefined;
      if (isSeasoning(frame) || (frame.series && series === undefined && namesEach(frame))) return undefined;
      const course = courseOf(frame, series);
      if (!course || course.moments.length < least || (madeBySeason && goesWithYear(course)))
        return undefined;
      if (!course.measure.additive && !overScales && scalesOf(valuesOf(course))) return undefined;
      if (!overGaps && hasGaps(course)) return undefined;
      const told = find(course, frame);
      const found = told && withSupport(told, course, frame);
      if (!found) return undefined;
      const own: Args = { by, measure, ...(series === undefined ? {} : { series }) };
      if (course.series === undefined)
        return { args: own, ...found, impact: found.impact * (comparesSeries(frame) ? OF_COMPARED : 1) };
      // The line was picked among all.
      const p = found.p === undefined ? undefined : Math.min(1, found.p * seriesKeys(frame).length);
      if (p !== undefined && p > ALPHA) return undefined;
      const who: Slot = { as: 'name', expr: course.series.name, dimension: course.series.dimension };
      const marks = (found.marks ?? []).map((mark) =>
        mark.mark === 'highlight'
          ? { ...mark, keys: [course.series?.key ?? ''], of: 'series' as const }
          : mark.mark === 'growth'
            ? { ...mark, series: course.series?.key ?? '' }
            : mark,
      );
      // One of several lines matters less than all of them.
      return {
        args: own,
        ...found,
        ...(p === undefined ? {} : { p }),
        marks,
        slots: { ...found.slots, line: who },
        impact: found.impact * (isBesideRest(frame) ? BESIDE_REST : 0.6),
      };
    },
  };
}

/** "Colonies lost and added": lines of two things, which nobody adds up. */
function namesEach(frame: Frame): boolean {
  const title = frame.widget.title.toLowerCase();
  const keys = seriesKeys(frame);
  return keys.length > 1 && keys.every((key) => title.includes(key.toLowerCase()));
}

/** Months of nothing are not among the rows: neither the lowest nor the average of those that are there is one of all. */
export const hasGaps = ({ measure, regular, dimension: { grain } }: Course): boolean =>
  measure.flows && !regular && (grain === 'month' || grain === 'quarter' || grain === 'week');

/** A chart of one group against another is not about their sum. */
const comparesSeries = ({ series, widget: { title } }: Frame): boolean =>
  series !== undefined &&
  /(?:^|\s)(?:vs\.?|versus|against|compared|gegen|gegenüber|contre|frente|contra)\s/iu.test(title);
const OF_COMPARED = 0.5;

export const at = ({ dimension }: Course, { name }: Moment): Slot => ({ as: 'when', expr: name, dimension });
export const period = ({ dimension }: Course, { name }: Moment): Slot => ({
  as: 'name',
  expr: name,
  dimension,
});
export const value = ({ measure }: Course, { of, value }: Moment): Slot => ({
  as: 'value',
  expr: of,
  measure,
  value,
});

/** From one period to another: both values, both periods, and how far it moved. */
export const moved = (course: Course, from: Moment, to: Moment): Record<string, Slot> => ({
  from: value(course, from),
  to: value(course, to),
  start: period(course, from),
  end: period(course, to),
  atStart: at(course, from),
  atEnd: at(course, to),
  moved: { as: 'moved', from: from.of, to: to.of, measure: course.measure, values: [from.value, to.value] },
});

export const valuesOf = ({ moments }: Course): number[] => moments.map(({ value }) => value);

/** That a table has ten times as many rows of one time as of another says how it came about. */
export const isOfTable = ({ measure }: Course, from: Moment, to: Moment): boolean =>
  measure.counts && from.value > 0 && to.value / from.value > 10;
export const OF_TABLE = 0.2;

/** Size of a change beside where it began, 0–1. */
export function relative(from: number, to: number): number {
  const scale = Math.max(Math.abs(from), Math.abs(to));
  return scale === 0 ? 0 : Math.min(1, Math.abs(to - from) / scale);
}

export const direction = (from: number, to: number): 'up' | 'down' | 'flat' =>
  to > from ? 'up' : to < from ? 'down' : 'flat';

/** What is left where the last period holds hardly anything: mostly the data ends there. */
export const OF_EMPTY = 0.2;
const HARDLY = 0.15;
export function endsEmpty({ measure, moments }: Course): boolean {
  const last = moments.at(-1);
  if (!measure.flows || !last) return false;
  return Math.abs(last.value) < HARDLY * Math.abs(median(moments.slice(0, -1).map(({ value }) => value)));
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Index of the only greatest (1) or least (−1) value; −1 where several share it. */
export function onlyExtreme(values: readonly number[], side: 1 | -1): number {
  const most = side === 1 ? Math.max(...values) : Math.min(...values);
  const first = values.indexOf(most);
  return values.lastIndexOf(most) === first ? first : -1;
}

/** The two ends say nothing of a course whose single steps are as large as the whole change. */
export function isJittery(values: readonly number[]): boolean {
  const change = Math.abs((values.at(-1) ?? 0) - (values[0] ?? 0));
  const steps = values.slice(1).map((value, i) => Math.abs(value - (values[i] ?? 0)));
  return values.length > 2 && steps.reduce((a, b) => Math.max(a, b), 0) > 0.7 * change;
}
