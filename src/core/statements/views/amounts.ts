import { foldedName, isCalendarPartName } from '../../intake/roles/name-words.js';
import { isNameless } from '../../chart/cells.js';
import { columnRef } from '../../template/column-ref.js';
import { quoted } from '../expressions.js';
import { areChosen } from '../frame/base.js';
import type { Dimension } from '../frame/dimension.js';
import type { Frame, Point } from '../frame/frame.js';
import { isOneQuantity, type Measure } from '../frame/measure.js';

/** One category with its value, and the expressions that give both. */
export interface Amount {
  /** Its cell as text; undefined where it has no name that a sentence could give. */
  key: string | undefined;
  value: number;
  /** Template expressions of its value and its name. */
  of: string;
  name: string;
}

/** The categories of a chart by one of its names, each once, in the order of the rows. */
export interface Amounts {
  dimension: Dimension;
  measure: Measure;
  all: readonly Amount[];
  total: number;
  /** Expression of the sum of all. */
  sum: string;
  /** All values are zero or more, they add up, and their sum is not zero: shares make sense. */
  shares: boolean;
  /** The value column, where each category is one row of it. */
  column: string | undefined;
  /** That they have by themselves, and come in. */
  order: Frame['order'];
}

/** A key that an expression can hold. */
const LONGEST_KEY = 120;
/** What is left over by all others is no category of its own. */
const REST =
  /^\(?(?:all )?(?:others?|other \p{Ll}[\p{L} ]*s|(?:the )?rest(?: of [\p{L} ]+)?|remaining|remainder|various|misc\.?|unknown|n\/a|none|sonstige\w*|übrige\w*|andere|unbekannt|autres?|inconnu|otr[oa]s?|desconocido|outr[oa]s?|その他|其他|أخرى)\)?$/iu;

export const isRest = (key: string): boolean => REST.test(key.trim());

/** Reads the categories by `by`, the column of the category or the series; undefined where the frame has no such reading. */
export function amountsBy(frame: Frame, by: string, measure: string): Amounts | undefined {
  const { dimension, series, measure: own, against, shape } = frame;
  if (!frame.seen || !frame.unique || !dimension || !own || shape === 'flows') return undefined;
  if (frame.uneven?.includes(by)) return undefined;
  // A list of single things is no grid.
  if (series && shape === 'table') return undefined;
  const isSeries = series?.column === by;
  const named = isSeries ? series : dimension.column === by ? dimension : undefined;
  const measured = own.column === measure ? own : against?.column === measure ? against : undefined;
  if (!named || !measured || (isSeries && measured !== own)) return undefined;
  // Several rows of one name can only be added up.
  const grouped = series !== undefined;
  const isCut = frame.base.cut !== undefined && !(frame.base.cut === 'some' && areChosen(frame.base, named));
  if (grouped && (!own.additive || isCut)) return undefined;
  // What is there at a time, such as employees, is there again in the next: over time it adds up to nothing.
  const summed = isSeries ? dimension : series;
  if (summed?.grain && !own.flows) return undefined;
  // The same months of several years are not added up: nobody sees such a sum.
  const recurs =
    dimension.cycle !== undefined ||
    frame.order === 'cycle' ||
    isCalendarPartName(foldedName(dimension.noun));
  if (!isSeries && summed?.grain && recurs) return undefined;
  // Nobody sees what a category comes to where all of them are drawn as one whole.
  if (!isSeries && grouped && frame.widget.config?.stack === 'percent') return undefined;
  const points = measured === own ? frame.points : otherPoints(frame, measure);
  const groups = new Map<string | null, { label: Point['label']; value: number }>();
  for (const point of points) {
    const label = isSeries ? point.series : point.label;
    const id = label === null ? null : String(label);
    const group = groups.get(id);
    if (group) group.value += point.value;
    else groups.set(id, { label, value: point.value });
  }
  const [k, v] = [columnRef(by), columnRef(measure)];
  const order = orderOf(frame, named);
  const listed = order === 'cycle' && named.hours ? inHours([...groups]) : [...groups];
  const all = listed.map(([id, { label, value }]): Amount => {
    const nameable = id !== null && !isNameless(label) && id.length <= LONGEST_KEY && !isRest(id);
    const key = nameable ? id : undefined;
    const at = quoted(id ?? '');
    return {
      key,
      value,
      of: `${measured.additive ? 'sum' : 'first'}(${v}, ${k}, ${at})`,
      name: `first(${k}, ${k}, ${at})`,
    };
  });
  const total = all.reduce((sum, { value }) => sum + value, 0);
  const shares = measured.additive && total > 0 && all.every(({ value }) => value >= 0);
  return {
    dimension: named,
    measure: measured,
    all,
    total,
    sum: `sum(${v})`,
    shares,
    column: grouped ? undefined : v,
    order,
  };
}

/** Of a table of two names each may go round with the day, the week or the year. */
const orderOf = ({ order, dimension, shape }: Frame, named: Dimension): Frame['order'] =>
  shape !== 'matrix' ? (named === dimension ? order : undefined) : named.cycle ? 'cycle' : undefined;

const inHours = <T>(groups: readonly [string | null, T][]): [string | null, T][] =>
  groups.toSorted(([a], [b]) => Number(a) - Number(b));

/** The points of the second value of pairs. */
function otherPoints({ points, widget }: Frame, column: string): Point[] {
  return points.flatMap((point) => {
    const value = widget.rows?.[point.row]?.[column];
    return typeof value === 'number' ? [{ ...point, value }] : [];
  });
}

/** Amounts with a name, largest first; of equal ones the first row's first. */
export const ranked = ({ all }: Amounts): Amount[] => [...all].sort((a, b) => b.value - a.value);

/** Pairs of `by` and `measure` that a frame can be read by. */
export function readings(frame: Frame): { by: string; measure: string }[] {
  const { dimension, series, measure, against, shape } = frame;
  // Periods compete with nothing: they have a course, and the last of them may not be over.
  const named = series?.grain ? undefined : series;
  if (!dimension || !measure || dimension.grain)
    return named && measure ? [{ by: named.column, measure: measure.column }] : [];
  // Two columns of one quantity would be called the same.
  if (against && shape === 'pairs' && (against.noun === measure.noun || isOneQuantity(against, measure)))
    return [];
  const own = [{ by: dimension.column, measure: measure.column }];
  if (named) own.push({ by: named.column, measure: measure.column });
  if (against && shape === 'pairs') own.push({ by: dimension.column, measure: against.column });
  return own;
}
