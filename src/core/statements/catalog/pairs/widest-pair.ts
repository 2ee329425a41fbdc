import { relative } from '../time/time-kind.js';
import { pairKind, type Pair } from './pair-kind.js';

const apart = ({ from, to }: Pair): number => Math.abs(to - from);

const BEATEN = 0.15;
/** Who moved most by its amount must not be beaten by far in percent: told in percent, either would be taken for the other. */
const NEAR = 0.5;

/** Where the second value is farthest from the first: of amounts in percent, among those that moved nearly as far. */
export const widestPair = pairKind('widest-pair', ({ pairs, measure, frame, inTime, sides, names }) => {
  const inPercent =
    inTime &&
    measure.ratio &&
    !measure.format.startsWith('percent') &&
    pairs.every(({ from, to }) => from > 0 && to > 0);
  const far = Math.max(...pairs.map(apart));
  const size = (pair: Pair): number => (inPercent ? apart(pair) / pair.from : apart(pair));
  const sorted = pairs
    .filter((pair) => !inPercent || apart(pair) >= NEAR * far)
    .sort((a, b) => size(b) - size(a));
  const [most, next] = sorted;
  if (!most || most.key === undefined || most.to === most.from) return undefined;
  if (next && size(most) === size(next)) return undefined;
  // A small one that grew many times moved more, for some.
  const beaten = inPercent && pairs.some((pair) => size(pair) > size(most));
  // What stands for either side is said of all categories, or of none.
  if (sides && !inTime) return undefined;
  return {
    form: sides
      ? 'sides.moved'
      : !inTime
        ? names
          ? 'widest-gap.two'
          : 'widest-gap'
        : most.to > most.from
          ? 'widest-pair.up'
          : 'widest-pair.down',
    slots: {
      ...sides,
      ...names,
      measure: { as: 'measure', measure },
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
    claim: `${most.ofTo} ${most.to > most.from ? '>' : '<'} ${most.ofFrom}`,
    marks: [{ mark: 'highlight', keys: [most.key] }],
    impact: beaten ? BEATEN : 0.4 + 0.3 * relative(most.from, most.to),
    ofAll: frame.base.cut === undefined ? 'conditions' : 'groups',
  };
});
