import { countOf } from '../slots.js';
import { categoryKind, showsAll } from './category-kind.js';

/** What all categories come to. */
export const total = categoryKind('total', (field) => {
  const { measure, sum, frame, size } = field;
  if (
    !measure.additive ||
    field.sorted.length < 3 ||
    !showsAll(frame) ||
    !field.areNamed ||
    frame.order === 'ranges' ||
    frame.shape === 'waterfall' ||
    frame.shape === 'funnel'
  )
    return undefined;
  return {
    form: 'total',
    slots: { total: { as: 'value', expr: sum, measure, value: field.total }, count: countOf(field, size) },
    claim: `${sum} != 0 or ${sum} == 0`,
    impact: 0.12,
    ofAll: 'groups',
  };
});
