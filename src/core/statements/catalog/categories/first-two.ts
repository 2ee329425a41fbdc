import type { Amount } from '../../views/amounts.js';
import { nameOf, valueOf } from '../slots.js';
import { categoryKind, lead, showsTop } from './category-kind.js';

const LEAST_CATEGORIES = 4;
/** Two so close together lead as two. */
const CLOSE = 0.1;
/** So far behind them is the next. */
const BEHIND = 0.12;

/** Of levels that all lie close, so much of all that parts them. */
const OF_ALL = 0.3;
const isFarOfAll = (sorted: readonly Amount[]): boolean => {
  const [first = 0, second = 0, third = 0] = sorted.map(({ value }) => value);
  const behind = second - third;
  return behind >= OF_ALL * (first - (sorted.at(-1)?.value ?? 0)) && first - second <= behind / 2;
};

/** Two that are close to each other, and ahead of all others: neither alone would be the news. */
export const firstTwo = categoryKind(
  'first-two',
  (field) => {
    const { sorted, frame } = field;
    const [first, second, third] = sorted;
    if (!first || !second || !third || sorted.length < LEAST_CATEGORIES || frame.base.cut === 'bottom')
      return undefined;
    if ([first, second, third].some(({ key }) => key === undefined) || third.value <= 0) return undefined;
    if (first.value === second.value || third.value === sorted[3]?.value) return undefined;
    if (field.outranked(third.value)) return undefined;
    const ahead = lead(second.value, third.value);
    const isFar = field.measure.additive ? ahead >= BEHIND : ahead >= BEHIND || isFarOfAll(sorted);
    if (lead(first.value, second.value) >= CLOSE || !isFar || !field.apart(second, third)) return undefined;
    return {
      form: 'first-two',
      slots: {
        who: nameOf(field, first),
        value: valueOf(field, first),
        second: nameOf(field, second),
        other: valueOf(field, second),
        low: nameOf(field, third),
        from: valueOf(field, third),
      },
      claim: `${first.of} > ${second.of} and ${second.of} > ${third.of}`,
      marks: [{ mark: 'highlight', keys: [first.key ?? '', second.key ?? ''] }],
      impact: 0.22 + 0.6 * ahead,
      ofAll: showsTop(frame) ? 'conditions' : 'groups',
    };
  },
  { comparesSome: true },
);
