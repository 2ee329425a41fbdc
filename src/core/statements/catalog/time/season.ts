import { usualByPlace } from '../../tests/season-test.js';
import { detrended } from '../../tests/trend-tests.js';
import { startOf } from '../../frame/text-periods.js';
import { cycleFormat } from '../../frame/time-grain.js';
import type { Moment } from '../../views/course.js';
import { seasonOf } from './trend.js';
import { timeKind, value, valuesOf } from './time-kind.js';

const ALPHA = 0.01;
const LEAST_STRENGTH = 0.3;

/** The place of the year or the week that is usually highest: Kruskal and Wallis' test of the places. */
export const season = timeKind('season', 8, (course) => {
  const found = seasonOf(course, ALPHA);
  const { moments, dimension, measure } = course;
  const { grain } = dimension;
  if (!found || !grain || found.strength <= LEAST_STRENGTH) return undefined;
  // Sums of months follow their number of days: a season of that size is the calendar's.
  const values = valuesOf(course);
  const usual = usualByPlace(values, found.period);
  const [most, least] = [Math.max(...usual), Math.min(...usual)];
  const average = values.reduce((sum, one) => sum + one, 0) / values.length;
  if (measure.flows && grain === 'month' && most - least < CALENDAR * Math.abs(average)) return undefined;
  const latest = (place: number): number => {
    const end = moments.length - 1;
    return end - ((((end - place) % found.period) + found.period) % found.period);
  };
  const places = ([1, -1] as const).map((side) => {
    const often = oftenest(values, found.period, side);
    return isUsual(values, found.period, often, side) ? often : usual.indexOf(side > 0 ? most : least);
  });
  const [high = 0, low = 0] = places;
  const [top, bottom] = places.map((place) => moments[latest(place)]);
  if (!top || !bottom || top.value <= bottom.value) return undefined;
  if (measure.flows && grain === 'month' && !isSoPerDay(moments, found.period, places)) return undefined;
  if (!isUsual(values, found.period, high, 1) || !isUsual(values, found.period, low, -1)) return undefined;
  // Where another place is lowest on average than in most years, nobody can say which is.
  const [isHigh, isLow] = [high === usual.indexOf(most), low === usual.indexOf(least)];
  if (!isHigh && !isLow) return undefined;
  if (grain !== 'day' && !isSeason(usual, high, low)) return undefined;
  const place = { ...dimension, format: cycleFormat(grain) };
  return {
    form: isHigh && isLow ? 'season' : isHigh ? 'season.high' : 'season.low',
    slots: {
      who: { as: 'name', expr: top.name, dimension: place },
      low: { as: 'name', expr: bottom.name, dimension: place },
      atWho: { as: 'when', expr: top.name, dimension: place },
      atLow: { as: 'when', expr: bottom.name, dimension: place },
      atPeriod: { as: 'when', expr: top.name, dimension },
      atLowPeriod: { as: 'when', expr: bottom.name, dimension },
      value: value(course, top),
      other: value(course, bottom),
    },
    claim: `${top.of} > ${bottom.of}`,
    marks: [{ mark: 'highlight', keys: [...(isHigh ? [top.key] : []), ...(isLow ? [bottom.key] : [])] }],
    impact: 0.5 + 0.4 * found.strength * Math.min(1, (most - least) / (Math.abs(average) || 1)),
    p: found.p,
    ofAll: 'conditions',
  };
});

const NEXT = 3;
/** A month that is lowest for its few days only is not lowest: per day too an end must be among the next. */
function isSoPerDay(moments: readonly Moment[], period: number, places: readonly number[]): boolean {
  const perDay = moments.map(({ key, value }) => value / daysOf(key));
  const of = usualByPlace(perDay, period);
  return places.every((place, at) => {
    const own = of[place] ?? 0;
    return of.filter((other) => (at === 0 ? other > own : other < own)).length < NEXT;
  });
}

function daysOf(key: string): number {
  const date = new Date(startOf(key) ?? NaN);
  return Number.isNaN(date.valueOf())
    ? 30
    : new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}

/** Seasons of a year build up and fade: the highest place is not next to the lowest, and each has a neighbour on its own side. */
function isSeason(usual: readonly number[], top: number, bottom: number): boolean {
  const middle = usual.reduce((a, b) => a + b, 0) / usual.length;
  const beside = (place: number): number[] =>
    [place - 1, place + 1].map((at) => usual[(at + usual.length) % usual.length] ?? middle);
  if (usual.length < 5) return true;
  const away = Math.abs(top - bottom);
  return (
    Math.min(away, usual.length - away) > 1 &&
    beside(top).some((value) => value > middle) &&
    beside(bottom).some((value) => value < middle)
  );
}

/** The place that is the highest, or the lowest, in most turns; of several the one that is so on average. */
function oftenest(values: readonly number[], period: number, side: 1 | -1): number {
  const turns = Math.floor(values.length / period);
  const [often, sums] = [new Array<number>(period).fill(0), new Array<number>(period).fill(0)];
  for (let turn = 0; turn < turns; turn += 1) {
    const own = values.slice(turn * period, (turn + 1) * period).map((value) => side * value);
    const place = own.indexOf(Math.max(...own));
    often[place] = (often[place] ?? 0) + 1;
    own.forEach((value, at) => (sums[at] = (sums[at] ?? 0) + value));
  }
  return [...often.keys()].reduce((best, at) => {
    const [more, as] = [(often[at] ?? 0) - (often[best] ?? 0), (sums[at] ?? 0) > (sums[best] ?? 0)];
    return more > 0 || (more === 0 && as) ? at : best;
  }, 0);
}

/** In half of the turns or more a place is the highest, or the lowest, or next to it. */
function isUsual(values: readonly number[], period: number, place: number, side: 1 | -1): boolean {
  const level = detrended(values);
  const turns = Math.floor(values.length / period);
  const often = Array.from({ length: turns }, (_, turn) =>
    level.slice(turn * period, (turn + 1) * period),
  ).filter((turn) => turn.filter((value) => side * value > side * (turn[place] ?? 0)).length < 2).length;
  return often >= turns / 2;
}

/** February has a tenth fewer days than March. */
const CALENDAR = 0.12;
