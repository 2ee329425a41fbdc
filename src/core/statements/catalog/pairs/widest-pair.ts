import { relative } from '../time/time-kind.js';
import { pairKind } from './pair-kind.js';

/** Where the second value is farthest from the first. */
export const widestPair = pairKind('widest-pair', ({ pairs, measure, frame, inTime, sides }) => {
  const sorted = [...pairs].sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from));
  const [most, next] = sorted;
  if (!most || !next || most.key === undefined || most.to === most.from) return undefined;
  if (Math.abs(most.to - most.from) === Math.abs(next.to - next.from)) return undefined;
  // What stands for either side is said of all categories, or of none.
  if (sides && !inTime) return undefined;
  return {
    form: sides
      ? 'sides.moved'
      : !inTime
        ? 'widest-gap'
        : most.to > most.from
          ? 'widest-pair.up'
          : 'widest-pair.down',
    slots: {
      ...sides,
      who: most.name,
      from: { as: 'value', expr: most.ofFrom, measure, value: most.from },
      difference: {
        as: 'difference',
        expr: `abs(${most.ofTo} - ${most.ofFrom})`,
        measure,
        value: Math.abs(most.to - most.from),
      },
      to: { as: 'value', expr: most.ofTo, measure, value: most.to },
      moved: { as: 'moved', from: most.ofFrom, to: most.ofTo, measure, values: [most.from, most.to] },
    },
    claim: `abs(${most.ofTo} - ${most.ofFrom}) > abs(${next.ofTo} - ${next.ofFrom})`,
    marks: [{ mark: 'highlight', keys: [most.key] }],
    impact: 0.4 + 0.3 * relative(most.from, most.to),
    ofAll: frame.base.cut === undefined ? 'conditions' : 'groups',
  };
});
