import { sampleCorrelation } from 'simple-statistics';
import { isRest } from './amounts.js';
import { columnRef } from '../../template/column-ref.js';
import { quoted } from '../expressions.js';
import type { Dimension } from '../frame/dimension.js';
import type { Frame } from '../frame/frame.js';
import { startOf } from '../frame/text-periods.js';
import type { Grain } from '../frame/time-grain.js';
import { mayWander } from '../tests/autocorrelation.js';
import { detrended, LEAST_POINTS } from '../tests/trend-tests.js';
import type { Measure } from '../frame/measure.js';

/** One period with its value, and the expressions that give both. */
export interface Moment {
  key: string;
  value: number;
  of: string;
  name: string;
}

/** Values in order of time, without a period that has not ended. */
export interface Course {
  dimension: Dimension;
  measure: Measure;
  moments: readonly Moment[];
  /** The series it is of; undefined for the only one, or the sum of all. */
  series?: { key: string; name: string; dimension: Dimension };
  /** The value column, where the course is all of its rows in order. */
  column: string | undefined;
  /** The last period of the chart is left out: it is not over. */
  isCut: boolean;
  /** The sum of all rows of it, periods that are not whole too. */
  all: { value: number; of: string } | undefined;
  /** Each period follows the one before without a gap. */
  regular: boolean;
  /** Expressions of the sum and the average of all moments; undefined where rows without a time would be in them. */
  sum: string | undefined;
  average: string | undefined;
}

/** One line beside that of all others: its own course is what the chart is about, not which of both is higher. */
export function isBesideRest(frame: Frame): boolean {
  const keys = seriesKeys(frame);
  return keys.length === 2 && keys.filter(isRest).length === 1;
}

/** The course of a timeline, of one series, or of the sum of all series where they add up. Undefined where there is none. */
export function courseOf(frame: Frame, series?: string): Course | undefined {
  const { dimension, measure, seen, unique, ascending, shape, points, partialFirst, partialLast, running } =
    frame;
  if (!seen || !unique || !ascending || !dimension?.grain || !measure) return undefined;
  if (shape !== 'timeline' && shape !== 'grid') return undefined;
  const isGrid = frame.series !== undefined;
  if (isGrid && series === undefined && !measure.additive) return undefined;
  if (!isGrid && series !== undefined) return undefined;
  // What has come together by now is whole at any time.
  const isCut = !running && (partialLast || mayBePartial(frame));
  const isCutFirst = !running && partialFirst;
  const cut = [isCutFirst ? points[0]?.label : undefined, isCut ? points.at(-1)?.label : undefined];
  const complete = points.filter(({ label }) => !cut.includes(label));
  const kept = complete.filter((point) => series === undefined || point.series === series);
  const [k, v] = [columnRef(dimension.column), columnRef(measure.column)];
  const s = frame.series && columnRef(frame.series.column);
  const sums = new Map<string, number>();
  for (const { label, value } of kept) sums.set(String(label), (sums.get(String(label)) ?? 0) + value);
  const moments = [...sums].map(([key, value]): Moment => {
    const at = quoted(key);
    const of = !isGrid
      ? `first(${v}, ${k}, ${at})`
      : series === undefined
        ? `sum(${v}, ${k}, ${at})`
        : `first(${v}, ${k}, ${at}, ${s}, ${quoted(series)})`;
    return { key, value, of, name: `first(${k}, ${k}, ${at})` };
  });
  // A line that begins late or ends early is no course of the whole time.
  const [start, stop] = [complete[0]?.label, complete.at(-1)?.label];
  const isLate = moments[0]?.key !== String(start) && !running;
  if (moments.length === 0 || isLate || moments.at(-1)?.key !== String(stop)) return undefined;
  const whole = !isGrid && !isCutFirst && !isCut && points.length === frame.widget.rows?.length;
  const named =
    series !== undefined && frame.series && s !== undefined
      ? { series: { key: series, name: `first(${s}, ${s}, ${quoted(series)})`, dimension: frame.series } }
      : {};
  const key = series === undefined ? '' : quoted(series);
  const end = (side: 'first' | 'last'): string =>
    !isGrid
      ? `${side}(${v})`
      : s !== undefined && key !== ''
        ? `${side}(${v}, ${s}, ${key})`
        : `sum(${v}, ${k}, ${side}(${k}))`;
  const all = s !== undefined && key !== '' ? `sum(${v}, ${s}, ${key})` : `sum(${v})`;
  const ofAll = points
    .filter((point) => series === undefined || point.series === series)
    .reduce((total, { value }) => total + value, 0);
  const count = !isGrid
    ? `count(${v})`
    : s !== undefined && key !== ''
      ? `count(${s}, ${key})`
      : `distinct(${k})`;
  const cutEnds = [...(isCutFirst ? [end('first')] : []), ...(isCut ? [end('last')] : [])];
  const sum = [all, ...cutEnds].join(' - ');
  const average = !isGrid ? `avg(${v})` : key !== '' ? `avg(${v}, ${s ?? ''}, ${key})` : `${all} / ${count}`;
  return {
    dimension, measure, moments, regular: isRegular(moments, dimension.grain), column: whole ? v : undefined, ...named,
    isCut, all: frame.unplaced > 0 ? undefined : { value: ofAll, of: all },
    sum: frame.unplaced > 0 ? undefined : sum,
    average: frame.unplaced > 0 ? undefined : cutEnds.length > 0 ? `(${sum}) / (${count} - ${cutEnds.length})` : average,
  }; // prettier-ignore
}

/** So little of the year before: of a bare year nobody knows on which day its rows end. */
const HARDLY_A_YEAR = 0.7;

/** The last of years that are no cut of a date, with far less than the year before: its rows may end in spring. */
export function mayBePartial({ dimension, measure, points, widget: { coverage } }: Frame): boolean {
  if (dimension?.grain !== 'year' || !measure?.flows || coverage?.times !== undefined) return false;
  const totals = new Map<string, number>();
  for (const { label, value } of points) totals.set(String(label), (totals.get(String(label)) ?? 0) + value);
  const [before, last] = [...totals.values()].slice(-2);
  if (before === undefined || last === undefined || totals.size < LEAST_YEARS) return false;
  return last < HARDLY_A_YEAR * before;
}
const LEAST_YEARS = 4;

const MONTHS: Partial<Record<Grain, number>> = { year: 12, half: 6, quarter: 3, month: 1 };
const DAYS: Partial<Record<Grain, number>> = { week: 7, day: 1 };

function isRegular(moments: readonly Moment[], grain: Grain): boolean {
  const times = moments.map(({ key }) => startOf(key) ?? NaN);
  const months = times.map((time) => new Date(time).getUTCFullYear() * 12 + new Date(time).getUTCMonth());
  const [places, step] =
    MONTHS[grain] === undefined ? [times, (DAYS[grain] ?? 0) * 86_400_000] : [months, MONTHS[grain]];
  return places.every((place, i) => i === 0 || place - (places[i - 1] ?? NaN) === step);
}

/** The names of the series of a grid over time. */
export function seriesKeys({ points, series }: Frame): string[] {
  return series ? [...new Set(points.map((point) => point.series).filter((key) => key !== null))] : [];
}

const wandering = new WeakMap<Frame, boolean>();

/** Series of one chart are of one kind: where most may be random walks, one that happens to look straight is one none the less. */
export function mostWander(frame: Frame): boolean {
  let wander = wandering.get(frame);
  if (wander === undefined) {
    const lines = seriesKeys(frame).flatMap((key) => courseOf(frame, key) ?? []);
    const walks = lines.filter(
      ({ moments }) =>
        moments.length >= LEAST_POINTS && mayWander(detrended(moments.map(({ value }) => value))),
    );
    wander = walks.length * 2 > lines.length;
    wandering.set(frame, wander);
  }
  return wander;
}

/** So many periods make a year. */
const A_YEAR: Partial<Record<Grain, number>> = { quarter: 4, month: 12 };
const LEAST_LIKENESS = 0.5;

/** The values go with the year, beside a trend: those of one year are like those of the year before. Takes a year and a half to see. */
export function goesWithYear({ moments, dimension, regular }: Course): boolean {
  const period = dimension.grain === undefined ? undefined : A_YEAR[dimension.grain];
  if (period === undefined || !regular || moments.length < 1.5 * period) return false;
  const values = detrended(moments.map(({ value }) => value));
  const likeness = (lag: number): number => sampleCorrelation(values.slice(lag), values.slice(0, -lag));
  // A level that changed once is like itself at any distance, a season at half a year least.
  return likeness(period) > Math.max(LEAST_LIKENESS, likeness(period / 2) + LEAST_LIKENESS);
}

/**
 * The first and the last period are different places of the year, and the values go with the year: what lies between the ends is as much
 * season as change. Takes two years to see; the values of a year must be like those of the year before, beside the trend.
 */
export function isOffSeason(course: Course): boolean {
  const { moments, dimension } = course;
  const period = dimension.grain === undefined ? undefined : A_YEAR[dimension.grain];
  return period !== undefined && (moments.length - 1) % period !== 0 && goesWithYear(course);
}
