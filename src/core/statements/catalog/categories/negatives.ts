import { countOf, namesOf, nameOf, valueOf } from '../slots.js';
import { categoryKind, showsAll } from './category-kind.js';

const MOST_NAMED = 3;

/** Which categories are below zero, where others are not. */
export const negatives = categoryKind('negatives', (field) => {
  const { sorted, frame, column } = field;
  const below = sorted.filter(({ value }) => value < 0);
  if (below.length === 0 || below.length === sorted.length || !showsAll(frame)) return undefined;
  const named = below.length <= MOST_NAMED && below.every(({ key }) => key !== undefined);
  const least = below.at(-1);
  if (!named && column === undefined) return undefined;
  if (least?.key === undefined) return undefined;
  const keys = below.flatMap(({ key }) => (key === undefined ? [] : [key]));
  return {
    form: named ? (below.length === 1 ? 'negatives.one' : 'negatives.named') : 'negatives.many',
    slots: {
      ...(named
        ? { names: namesOf(field, below) }
        : { below: { as: 'number', expr: `below(${column as string}, 0)` } }),
      who: nameOf(field, least),
      value: valueOf(field, least),
      count: countOf(field, field.size),
    },
    claim: named ? below.map(({ of }) => `${of} < 0`).join(' and ') : `below(${column as string}, 0) > 0`,
    marks: [
      { mark: 'line', at: 'zero' },
      { mark: 'highlight', keys },
    ],
    impact: 0.6,
    ofAll: 'groups',
  };
});
