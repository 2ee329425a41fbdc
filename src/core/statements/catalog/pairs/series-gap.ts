import { isNameless } from '../../../chart/cells.js';
import { columnRef } from '../../../template/column-ref.js';
import { quoted } from '../../expressions.js';
import type { Frame, Point } from '../../frame/frame.js';
import type { Kind, Slot } from '../../types.js';
import { isRest } from '../../views/amounts.js';
import { noiseOf, sizesOf, type Sized } from '../../views/group-sizes.js';
import { scalesOf } from '../../views/scales.js';
import { relative } from '../time/time-kind.js';
import { byTwoNames, isTable, twoNames } from '../series/two-names.js';

const ALPHA = 0.01;
const LEAST_PAIRS = 3;

interface Gap {
  first: Point;
  second: Point;
  wide: number;
}

/**
 * Of averages or rates of two groups in each category: where the two lie farthest apart. The gap must be beyond chance in itself and wider
 * than that of all other categories together, as far as is known how many values stand behind them.
 */
export const seriesGap: Kind = {
  name: 'series-gap',
  candidates: byTwoNames,
  find(frame, { by = '', series = '', measure = '' }) {
    const { base } = frame;
    const pair = isTable(frame) ? twoNames(frame, { by, series, measure }) : undefined;
    if (!pair) return undefined;
    const { dimension, other, own } = pair;
    if (dimension.grain || other.grain || own.additive || base.cut !== undefined) return undefined;
    const gaps = gapsOf(frame);
    const [most, next] = gaps ?? [];
    if (!most || !next || !isApart(frame, gaps ?? [])) return undefined;
    const [k, s, v] = [columnRef(by), columnRef(series), columnRef(measure)];
    const at = ({ label, series: name }: Point): string =>
      `first(${v}, ${k}, ${quoted(String(label))}, ${s}, ${quoted(name ?? '')})`;
    const named = (of: Point): Slot => ({
      as: 'name',
      expr: `first(${s}, ${s}, ${quoted(of.series ?? '')})`,
      dimension: other,
    });
    const key = String(most.first.label);
    const gap = ({ first, second }: Gap): string => `abs(${at(first)} - ${at(second)})`;
    return {
      args: { by, series, measure },
      form: 'widest-gap.series',
      slots: {
        who: { as: 'name', expr: `first(${k}, ${k}, ${quoted(key)})`, dimension },
        first: named(most.first),
        from: { as: 'value', expr: at(most.first), measure: own, value: most.first.value },
        second: named(most.second),
        to: { as: 'value', expr: at(most.second), measure: own, value: most.second.value },
      },
      claim: `${gap(most)} > ${gap(next)}`,
      marks: [{ mark: 'highlight', keys: [key] }],
      impact: 0.35 + 0.4 * relative(most.first.value, most.second.value),
      ofAll: 'conditions',
    };
  },
};

/** The two values of each category, widest apart first; undefined where there are not two groups that all categories have. */
function gapsOf({ points }: Frame): Gap[] | undefined {
  const names = [...new Set(points.map(({ series }) => series))];
  const [a, b] = names;
  if (
    names.length !== 2 ||
    a == null ||
    b == null ||
    names.some((name) => isNameless(name) || isRest(name ?? ''))
  )
    return undefined;
  if (scalesOf(points.map(({ value }) => value))) return undefined;
  const gaps = points
    .filter(({ series }) => series === a)
    .flatMap((first): Gap[] => {
      const second = points.find(({ label, series }) => series === b && label === first.label);
      return second ? [{ first, second, wide: Math.abs(first.value - second.value) }] : [];
    });
  const isNamed = gaps.every(({ first: { label } }) => !isNameless(label) && !isRest(String(label)));
  return isNamed && gaps.length >= LEAST_PAIRS && gaps.length * 2 === points.length
    ? gaps.sort((one, two) => two.wide - one.wide)
    : undefined;
}

/** The widest gap is no chance, and no gap is as wide in either direction. */
function isApart(frame: Frame, [most, ...others]: readonly Gap[]): boolean {
  const { measure } = frame;
  const size = measure && sizesOf(frame, measure);
  if (!most || !measure || !size) return false;
  const sized = (point: Point): Sized => ({ value: point.value, size: size(point) });
  const p = noiseOf(sized(most.first), sized(most.second), measure, 2);
  const pairs = others.length + 1;
  return p !== undefined && p * pairs <= ALPHA && others.every(({ wide }) => most.wide > 1.5 * wide);
}
