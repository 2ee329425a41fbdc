import { printsAlike } from '../../frame/formats.js';
import { countOf, nameOf, valueOf } from '../slots.js';
import { categoryKind, lead, showsAll, type Found } from './category-kind.js';

/** All are within a tenth of the largest. */
const CLOSE = 0.1;

/** The categories differ little. */
export const even = categoryKind('even', (field): Found | undefined => {
  const { sorted, frame } = field;
  const [most, least] = [sorted[0], sorted.at(-1)];
  if (sorted.length < 3 || !showsAll(frame) || !most || !least || least.value < 0) return undefined;
  if (lead(most.value, least.value) > CLOSE || most.key === undefined || least.key === undefined)
    return undefined;
  if (printsAlike(field.measure, most.value, least.value))
    return {
      form: 'equal',
      slots: { value: valueOf(field, most), count: countOf(field, field.size) },
      claim: `${most.of} >= ${least.of}`,
      marks: [{ mark: 'line', at: 'average' }],
      impact: 0.3,
      ofAll: 'groups',
    };
  return {
    form: 'even',
    slots: {
      who: nameOf(field, most),
      value: valueOf(field, most),
      low: nameOf(field, least),
      other: valueOf(field, least),
      count: countOf(field, field.size),
    },
    claim: `${most.of} - ${least.of} <= ${most.of} / 10`,
    marks: [{ mark: 'line', at: 'average' }],
    impact: 0.32,
    ofAll: 'groups',
  };
});
