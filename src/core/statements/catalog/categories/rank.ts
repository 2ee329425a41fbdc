import { columnRef } from '../../../template/column-ref.js';
import { quoted } from '../../expressions.js';
import { countOf, nameOf, valueOf } from '../slots.js';
import { categoryKind, showsAll } from './category-kind.js';

/** The place of one category among all. */
export const rank = categoryKind(
  'rank',
  (field, who) => {
    const { frame, measure, dimension, size } = field;
    if (!who || who.key === undefined || field.sorted.length < 2 || !showsAll(frame)) return undefined;
    const place = `rank(${columnRef(measure.column)}, ${columnRef(dimension.column)}, ${quoted(who.key)})`;
    return {
      form: 'rank',
      slots: {
        who: nameOf(field, who),
        place: { as: 'ordinal', expr: place },
        count: countOf(field, size),
        value: valueOf(field, who),
      },
      claim: `${place} <= ${size}`,
      marks: [{ mark: 'highlight', keys: [who.key] }],
      impact: 0.05,
      ofAll: 'groups',
    };
  },
  { each: 8 },
);
