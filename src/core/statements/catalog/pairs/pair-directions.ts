import { columnRef } from '../../../template/column-ref.js';
import type { Finding } from '../../types.js';
import { noiseOf, sizesOf } from '../../views/group-sizes.js';
import { relative } from '../time/time-kind.js';
import { pairKind, type Pair, type Pairs } from './pair-kind.js';

const LEAST_PAIRS = 3;
const BESIDE_MOST = 0.4;
/** Claims name so many of them. */
const MOST_CLAIMED = 5;

/** In how many categories the second value is higher: all, or all but one. Of two groups, which is above the other in all of them. */
export const pairDirections = pairKind('pair-directions', (field) => {
  const { pairs, frame, dimension, measure, inTime, sides } = field;
  if (!inTime && !sides) return undefined;
  const up = pairs.filter(({ from, to }) => to > from);
  const down = pairs.filter(({ from, to }) => to < from);
  const rising = up.length >= down.length;
  const most = rising ? up : down;
  const rest = pairs.filter((pair) => !most.includes(pair));
  const [odd] = rest;
  if (pairs.length < LEAST_PAIRS || rest.length > 1 || (odd && odd.key === undefined)) return undefined;
  const sign = rising ? '>' : '<';
  const claim = most
    .slice(0, MOST_CLAIMED)
    .map(({ ofFrom, ofTo }) => `${ofTo} ${sign} ${ofFrom}`)
    .join(' and ');
  const found: Omit<Finding, 'args'> = {
    form: `pair-directions.${rising ? 'up' : 'down'}${odd ? '.but-one' : ''}`,
    slots: {
      measure: { as: 'measure', measure },
      count: { as: 'count', expr: `distinct(${columnRef(dimension.column)})`, of: dimension },
      ...(odd ? { odd: odd.name } : {}),
    },
    claim: claim.length <= 480 ? claim : 'count() > 0',
    ...(odd?.key === undefined ? {} : { marks: [{ mark: 'highlight' as const, keys: [odd.key] }] }),
    impact: 0.6,
    ofAll: frame.base.cut === undefined ? 'conditions' : 'groups',
  };
  if (inTime) return withGrowth(field, most, found, rising);
  return ofSides(field, most, found, rising);
});

/** By how much it moved at least and at most, of amounts that were there before; else where it moved most says more. */
function withGrowth(
  { pairs, measure, sides }: Pairs,
  most: readonly Pair[],
  found: Omit<Finding, 'args'>,
  rising: boolean,
): Omit<Finding, 'args'> {
  const growth = ({ from, to }: Pair): number => Math.abs(to - from) / from;
  const sorted = most.toSorted((a, b) => growth(b) - growth(a));
  const [top, bottom] = [sorted[0], sorted.at(-1)];
  const isWhole = most.length === pairs.length && measure.additive && most.every(({ from }) => from > 0);
  if (!top || !bottom || !isWhole || growth(top) === growth(bottom))
    return sides ? { ...found, impact: BESIDE_MOST } : found;
  const percent = (one: Pair) => ({
    as: 'percent' as const,
    expr: `abs(${one.ofTo} - ${one.ofFrom}) / ${one.ofFrom}`,
    value: growth(one),
  });
  return {
    ...found,
    form: sides ? (rising ? 'sides.rose' : 'sides.fell') : `pair-directions.${rising ? 'up' : 'down'}.by`,
    slots: {
      ...found.slots,
      ...sides,
      ...{ who: top.name, share: percent(top), low: bottom.name, otherShare: percent(bottom) },
    },
    impact: 0.6 + 0.3 * Math.min(1, growth(bottom)),
  };
}

const ALPHA = 0.01;
/** Of averages and rates of which nothing more is known, so many on one side are no chance. */
const LEAST_UNKNOWN = 6;

/** Which of two groups is above the other. */
function ofSides(
  { frame, measure, sides }: Pairs,
  most: readonly Pair[],
  found: Omit<Finding, 'args'>,
  isSecond: boolean,
): Omit<Finding, 'args'> | undefined {
  const [widest] = most.toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
  if (!sides || !widest || (!measure.additive && !isCertain(frame, widest, most))) return undefined;
  const value = (expr: string, value: number) => ({ as: 'value' as const, expr, measure, value });
  const [first, second] = isSecond ? [sides.second, sides.first] : [sides.first, sides.second];
  const [from, to] = [value(widest.ofFrom, widest.from), value(widest.ofTo, widest.to)];
  const hasOdd = found.slots['odd'] !== undefined;
  return {
    ...found,
    form: hasOdd ? 'sides.but-one' : 'sides.all',
    slots: {
      ...found.slots,
      ...{ first, second },
      ...(hasOdd ? {} : { who: widest.name, from: isSecond ? to : from, to: isSecond ? from : to }),
    },
    impact: (hasOdd ? 0.3 : 0.4) + 0.3 * relative(widest.from, widest.to),
  };
}

function isCertain(frame: Pairs['frame'], { key, from, to }: Pair, most: readonly Pair[]): boolean {
  const { measure, points } = frame;
  const size = measure && sizesOf(frame, measure);
  if (!size) return most.length >= LEAST_UNKNOWN;
  const [a, b] = points.filter(({ label }) => String(label) === key);
  const p = a && b && noiseOf({ value: from, size: size(a) }, { value: to, size: size(b) }, measure, 2);
  return p !== undefined && p * most.length <= ALPHA;
}
