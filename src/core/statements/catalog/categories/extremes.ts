import { nameOf, valueOf } from '../slots.js';
import { categoryKind, CERTAIN, lead, showsAll } from './category-kind.js';

/** Beyond these a factor says nothing more: it is hardly there, or one of the ends is next to nothing. */
const LEAST_TIMES = 1.4;
const MOST_TIMES = 10;
/** That something is highest and something lowest is no news, unless it is certain that they differ. */
const PLAIN = 0.17;
const OF_CERTAIN = 0.27;
/** Groups that differ for certain have a highest and a lowest, though chance may have a say in which. */
const SURE = 0.01;
/** Of many groups one is always small: what the first ones hold of all says more. */
const FEW = 5;
const OF_SUMS = 0.6;
/** Of what is counted the part of the whole is asked for before who has least. */
const OF_COUNTS = 0.8;

/** From the lowest to the highest: how far apart the categories lie. */
export const extremes = categoryKind(
  'extremes',
  (field) => {
    const { sorted, frame, measure } = field;
    const [most, least] = [sorted[0], sorted.at(-1)];
    if (sorted.length < 3 || !field.areNamed) return undefined;
    if (!most || !least || most.key === undefined || least.key === undefined || !showsAll(frame))
      return undefined;
    if (most.value === sorted[1]?.value || (least.value === sorted.at(-2)?.value && sorted.length > 2))
      return undefined;
    if (!field.apart(most, least, 'ends') && field.noise() > SURE) return undefined;
    const factor = least.value > 0 && field.measure.ratio ? most.value / least.value : 0;
    const times = factor >= LEAST_TIMES && factor <= MOST_TIMES;
    return {
      form: times ? (measure.additive ? 'extremes.times' : 'extremes.times.level') : 'extremes',
      slots: {
        who: nameOf(field, most),
        value: valueOf(field, most),
        low: nameOf(field, least),
        other: valueOf(field, least),
        ...(times ? { times: { as: 'times', expr: `${most.of} / ${least.of}`, value: factor } } : {}),
      },
      claim: `${most.of} > ${least.of}`,
      marks: [{ mark: 'highlight', keys: [most.key, least.key] }],
      impact: times
        ? (0.15 + 0.4 * lead(most.value, least.value)) *
          (measure.additive && sorted.length > FEW ? OF_SUMS : measure.counts ? OF_COUNTS : 1)
        : field.certain(most, least, 'ends') || field.noise() <= CERTAIN
          ? OF_CERTAIN + 0.4 * lead(most.value, least.value)
          : PLAIN,
      ofAll: 'groups',
    };
  },
  { comparesSome: true },
);
