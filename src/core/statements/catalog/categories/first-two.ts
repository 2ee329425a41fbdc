import { nameOf, valueOf } from '../slots.js';
import { categoryKind, lead, showsTop } from './category-kind.js';

const LEAST_CATEGORIES = 4;
/** Two so close together lead as two. */
const CLOSE = 0.1;
/** So far behind them is the next. */
const BEHIND = 0.12;

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
    const ahead = lead(second.value, third.value);
    if (lead(first.value, second.value) >= CLOSE || ahead < BEHIND || !field.apart(second, third))
      return undefined;
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
