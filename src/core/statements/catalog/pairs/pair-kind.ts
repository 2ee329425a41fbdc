import { isNameless } from '../../../chart/cells.js';
import { columnRef } from '../../../template/column-ref.js';
import { quoted } from '../../expressions.js';
import type { Frame } from '../../frame/frame.js';
import { isOneQuantity, type Measure } from '../../frame/measure.js';
import { isPeriodName } from '../../frame/measure-periods.js';
import { isRoleName } from '../../frame/names.js';
import { startOf } from '../../frame/text-periods.js';
import { cutEnds } from '../../frame/time-grain.js';
import type { Args, Finding, Kind, Slot } from '../../types.js';
import { isRest } from '../../views/amounts.js';
import { scalesOf } from '../../views/scales.js';
import type { Dimension } from '../../frame/dimension.js';

/** A category with two values of one quantity. */
export interface Pair {
  key: string | undefined;
  from: number;
  to: number;
  ofFrom: string;
  ofTo: string;
  name: Slot;
}

export interface Pairs {
  frame: Frame;
  dimension: Dimension;
  measure: Measure;
  /** The second value comes after the first; otherwise they are two groups at one time. */
  inTime: boolean;
  /** What the first and the second values are of, where each is a series. */
  sides?: { first: Slot; second: Slot };
  /** What the two values are called, where they are two things at one time, and not one before and after. */
  names?: { first: Slot; second: Slot };
  pairs: readonly Pair[];
}

/** Two series are compared in so many categories at least. */
const LEAST_CATEGORIES = 3;

/**
 * A kind over pairs of values that may be compared: two columns of one quantity, such as two years of sales, or two series of a chart, such
 * as 2024 and 2025, or with and without.
 */
export function pairKind(name: string, find: (field: Pairs) => Omit<Finding, 'args'> | undefined): Kind {
  return {
    name,
    candidates: ({ shape, dimension, measure, against, series }) =>
      !dimension || !measure
        ? []
        : shape === 'pairs' && against
          ? [{ by: dimension.column, from: measure.column, to: against.column }]
          : series && (shape === 'grid' || shape === 'matrix')
            ? [{ by: dimension.column, series: series.column, measure: measure.column }]
            : [],
    find(frame, args) {
      const field = args['series'] === undefined ? ofColumns(frame, args) : ofSeries(frame, args);
      const found = field && find(field);
      return found && { args: own(args), ...found };
    },
  };
}

const own = ({ by = '', from = '', to = '', series, measure = '' }: Args): Args =>
  series === undefined ? { by, from, to } : { by, series, measure };

function ofColumns(frame: Frame, { by, from, to = '' }: Args): Pairs | undefined {
  const { dimension, measure, against, shape, seen, unique, points, widget } = frame;
  if (shape !== 'pairs' || !seen || !unique || !dimension || !measure || !against) return undefined;
  if (dimension.column !== by || measure.column !== from || against.column !== to) return undefined;
  if (!isOneQuantity(measure, against)) return undefined;
  const [k, a, b] = [columnRef(by), columnRef(from), columnRef(to)];
  const pairs = points.flatMap(({ row, label, value }): Pair[] => {
    const other = widget.rows?.[row]?.[to];
    if (typeof other !== 'number') return [];
    const key = quoted(String(label));
    return [
      {
        key: isNameless(label) ? undefined : String(label),
        ...{ from: value, to: other },
        ...{ ofFrom: `first(${a}, ${k}, ${key})`, ofTo: `first(${b}, ${k}, ${key})` },
        name: { as: 'name', expr: `first(${k}, ${k}, ${key})`, dimension },
      },
    ];
  });
  if (pairs.length < 2) return undefined;
  const inTime = measure.periods && against.periods && areMoments(frame, [measure.column, against.column]);
  const names =
    !inTime && measure.noun !== against.noun && measure.noun !== '' && against.noun !== ''
      ? { first: { as: 'measure' as const, measure }, second: { as: 'measure' as const, measure: against } }
      : undefined;
  return {
    ...{ frame, dimension, measure: { ...against, noun: withoutPeriod(measure.noun) }, inTime, pairs },
    ...(names && { names }),
  };
}

/** Whether anything says that one value comes after the other: the columns, the SQL behind them, or the title. Else they are two groups. */
function areMoments({ query, widget: { title } }: Frame, columns: readonly string[]): boolean {
  const isNamed = columns.some((column) => !isRoleName(column) && isPeriodName(column));
  const sql = columns.map((column) => query?.origin(column)?.text ?? '').join(' ');
  return isNamed || OF_TIME.test(sql) || OF_TIME.test(title) || SAYS_TIME.test(title);
}
const OF_TIME = /(?<!\d)(?:19|20)\d\d(?!\d)|\byear\s*\(/i;
const SAYS_TIME =
  /(?:^|[^\p{L}])(?:before|after|previous|prior|last|since|change|changes|growth|then|now|earlier|today|trend|moved|shift|vorher|nachher|vorjahr|ver[äa]nderung|avant|apr[èe]s|[ée]volution|antes|despu[ée]s|depois|cambio|varia[çc][ãa]o)(?!\p{L})|前|後|后|قبل|بعد/iu;

/** "Rides 2011" and "rides 2012" are rides. */
const withoutPeriod = (noun: string): string =>
  noun
    .split(' ')
    .filter((word) => !/^(?:19|20)\d\d$/.test(word))
    .join(' ') || noun;

/** Two series over the same categories; of two periods the later is the second. */
function ofSeries(frame: Frame, { by, series: name, measure: column }: Args): Pairs | undefined {
  const { dimension, series, measure, shape, seen, unique, points, base, widget } = frame;
  if ((shape !== 'grid' && shape !== 'matrix') || !seen || !unique || !dimension || !series || !measure)
    return undefined;
  if (dimension.column !== by || series.column !== name || measure.column !== column) return undefined;
  if (dimension.grain || base.cut === 'sample' || mixesScales(frame)) return undefined;
  const names = [...new Set(points.map((point) => point.series))];
  const [one, other] = series.grain ? names.toSorted() : names;
  if (
    names.length !== 2 ||
    one == null ||
    other == null ||
    [one, other].some((key) => isNameless(key) || isRest(key))
  )
    return undefined;
  // A period that is not over is below the one before it by its making.
  const last = startOf(other);
  const { times } = widget.coverage ?? {};
  if (series.grain && last !== undefined && times && cutEnds(last, series.grain, times).last)
    return undefined;
  const [k, s, v] = [columnRef(by), columnRef(name), columnRef(column)];
  const pairs = points
    .filter((point) => point.series === one)
    .flatMap(({ label, value }): Pair[] => {
      const second = points.find((point) => point.series === other && point.label === label);
      if (!second || isNameless(label) || isRest(String(label))) return [];
      const key = quoted(String(label));
      const at = (of: string): string => `first(${v}, ${k}, ${key}, ${s}, ${quoted(of)})`;
      return [
        {
          key: String(label),
          ...{ from: value, to: second.value, ofFrom: at(one), ofTo: at(other) },
          name: { as: 'name', expr: `first(${k}, ${k}, ${key})`, dimension },
        },
      ];
    });
  if (pairs.length < LEAST_CATEGORIES || pairs.length * 2 !== points.length) return undefined;
  const side = (of: string): Slot => ({
    as: 'name',
    expr: `first(${s}, ${s}, ${quoted(of)})`,
    dimension: series,
  });
  return {
    frame,
    dimension,
    measure,
    inTime: series.grain !== undefined,
    sides: { first: side(one), second: side(other) },
    pairs,
  };
}

const mixesScales = ({ points, measure }: Frame): boolean =>
  measure?.additive === false && scalesOf(points.map(({ value }) => value)) !== undefined;
