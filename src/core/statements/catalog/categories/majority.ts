import { nameOf, shareOf, valueOf } from '../slots.js';
import { categoryKind, showsAll } from './category-kind.js';

/** One category has more than all others together. */
export const majority = categoryKind('majority', (field) => {
  const [first] = field.sorted;
  if (!first || first.key === undefined || field.sorted.length < 3 || !field.shares || !showsAll(field.frame))
    return undefined;
  const part = first.value / field.total;
  if (part <= 0.5) return undefined;
  return {
    form: part >= 0.9 ? 'majority.nearly' : 'majority',
    slots: {
      who: nameOf(field, first),
      share: shareOf(field, [first], Math.round(part * 100) === 50 ? 1 : 0),
      value: valueOf(field, first),
    },
    claim: `${first.of} > ${field.sum} - ${first.of}`,
    marks: [{ mark: 'highlight', keys: [first.key] }],
    impact: 0.62 + 0.4 * (part - 0.5),
    ofAll: 'groups',
  };
});
