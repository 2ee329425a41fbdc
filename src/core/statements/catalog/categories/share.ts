import { nameOf, shareOf, valueOf } from '../slots.js';
import { categoryKind, showsAll } from './category-kind.js';

/** What part of the whole one category has. */
export const share = categoryKind(
  'share',
  (field, who) => {
    if (
      !who ||
      who.key === undefined ||
      who.value === 0 ||
      field.sorted.length < 2 ||
      !field.shares ||
      !showsAll(field.frame)
    )
      return undefined;
    return {
      form: 'share',
      slots: { who: nameOf(field, who), share: shareOf(field, [who]), value: valueOf(field, who) },
      claim: `${who.of} <= ${field.sum}`,
      marks: [{ mark: 'highlight', keys: [who.key] }],
      impact: 0.1 + 0.2 * (who.value / field.total),
      ofAll: 'groups',
    };
  },
  { each: 8 },
);
