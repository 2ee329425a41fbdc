import { nameOf, valueOf } from '../slots.js';
import { categoryKind, showsAll, showsTop, type Field } from './category-kind.js';

/** From this factor on the lead itself is worth saying. */
const LEAST_FACTOR = 1.4;
/** Of two levels there is nothing else to say. */
const LEAST_OF_PAIR = 1.15;

/** Where all parts are shown, which part it has says more. */
const BESIDE_SHARE = 0.8;

const isOfWhole = ({ shares, frame }: Field): boolean => shares && showsAll(frame);

/** The first is this many times the second. */
export const gap = categoryKind(
  'gap',
  (field) => {
    const [first, second] = field.sorted;
    if (!first || !second || first.key === undefined || second.key === undefined) return undefined;
    if (field.outranked(second.value)) return undefined;
    const least = field.sorted.length === 2 && !field.measure.additive ? LEAST_OF_PAIR : LEAST_FACTOR;
    if (!field.measure.ratio || second.value <= 0 || first.value / second.value < least) return undefined;
    if (field.frame.base.cut === 'bottom' || !field.apart(first, second)) return undefined;
    const factor = first.value / second.value;
    // Of two there is no next.
    const isPair = field.sorted.length === 2;
    return {
      form: `${isPair ? 'extremes.times' : 'gap'}${field.measure.additive ? '' : '.level'}`,
      slots: {
        who: nameOf(field, first),
        [isPair ? 'low' : 'second']: nameOf(field, second),
        value: valueOf(field, first),
        other: valueOf(field, second),
        times: { as: 'times', expr: `${first.of} / ${second.of}`, value: factor },
      },
      claim: `${first.of} > ${second.of}`,
      marks: [
        { mark: 'highlight', keys: [first.key] },
        { mark: 'difference', from: second.key, to: first.key },
      ],
      impact: Math.min(0.9, 0.3 + 0.25 * Math.log2(factor)) * (isOfWhole(field) ? BESIDE_SHARE : 1),
      ofAll: showsTop(field.frame) ? 'conditions' : 'groups',
    };
  },
  { comparesSome: true },
);
