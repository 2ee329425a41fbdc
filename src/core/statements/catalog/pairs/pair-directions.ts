import { columnRef } from '../../../template/column-ref.js';
import { pairKind } from './pair-kind.js';

/** In how many categories the second value is higher: all, all but one, or so many of them. */
export const pairDirections = pairKind('pair-directions', ({ pairs, frame, dimension, inTime }) => {
  if (!inTime) return undefined;
  const up = pairs.filter(({ from, to }) => to > from);
  const down = pairs.filter(({ from, to }) => to < from);
  const rising = up.length >= down.length;
  const most = rising ? up : down;
  const rest = pairs.filter((pair) => !most.includes(pair));
  const [odd] = rest;
  if (pairs.length < 3 || rest.length > 1 || (odd && odd.key === undefined)) return undefined;
  const sign = rising ? '>' : '<';
  const claim = most
    .slice(0, 5)
    .map(({ ofFrom, ofTo }) => `${ofTo} ${sign} ${ofFrom}`)
    .join(' and ');
  return {
    form: `pair-directions.${rising ? 'up' : 'down'}${odd ? '.but-one' : ''}`,
    slots: {
      count: { as: 'count', expr: `distinct(${columnRef(dimension.column)})`, of: dimension },
      ...(odd ? { odd: odd.name } : {}),
    },
    claim: claim.length <= 480 ? claim : 'count() > 0',
    ...(odd?.key === undefined ? {} : { marks: [{ mark: 'highlight' as const, keys: [odd.key] }] }),
    impact: 0.6,
    ofAll: frame.base.cut === undefined ? 'conditions' : 'groups',
  };
});
