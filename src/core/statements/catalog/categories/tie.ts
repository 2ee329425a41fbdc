import { namesOf, valueOf } from '../slots.js';
import { categoryKind, showsTop } from './category-kind.js';

const MOST_NAMED = 3;

/** Two or three share the first place. */
export const tie = categoryKind(
  'tie',
  (field) => {
    const { sorted, frame } = field;
    const first = sorted[0];
    const tied = sorted.filter(({ value }) => value === first?.value);
    if (!first || tied.length < 2 || tied.length > MOST_NAMED || tied.length === sorted.length)
      return undefined;
    if (!showsTop(frame) || tied.some(({ key }) => key === undefined)) return undefined;
    return {
      form: 'tie',
      slots: { names: namesOf(field, tied), value: valueOf(field, first) },
      claim: tied
        .slice(1)
        .map(({ of }) => `${of} == ${first.of}`)
        .join(' and '),
      marks: [{ mark: 'highlight', keys: tied.map(({ key }) => key as string) }],
      impact: 0.3,
      ofAll: 'conditions',
    };
  },
  { comparesSome: true },
);
