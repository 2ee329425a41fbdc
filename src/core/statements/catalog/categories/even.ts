import { printsAlike } from '../../frame/formats.js';
import { countOf, nameOf, valueOf } from '../slots.js';
import { categoryKind, lead, showsAll, type Found } from './category-kind.js';

/** All amounts are within a tenth of the largest. Of levels so much may be all the difference that there is: they are even within 3 %. */
const CLOSE = 10;
const CLOSE_LEVELS = 33;

/** The categories differ little. */
export const even = categoryKind('even', (field): Found | undefined => {
  const { sorted, frame } = field;
  const [most, least] = [sorted[0], sorted.at(-1)];
  if (sorted.length < 3 || !showsAll(frame) || !most || !least || least.value < 0) return undefined;
  const part = field.measure.additive ? CLOSE : CLOSE_LEVELS;
  if (lead(most.value, least.value) > 1 / part || most.key === undefined || least.key === undefined)
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
    claim: `${most.of} - ${least.of} <= ${most.of} / ${part}`,
    marks: [{ mark: 'line', at: 'average' }],
    impact: 0.32,
    ofAll: 'groups',
  };
});
