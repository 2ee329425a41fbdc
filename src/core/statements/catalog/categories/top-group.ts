import { gapTest } from '../../tests/share-tests.js';
import { nameOf, namesOf, valueOf } from '../slots.js';
import { categoryKind, showsAll } from './category-kind.js';

const ALPHA = 0.02;
/** A group is apart where the gap below it takes this part of the range. */
const LEAST_GAP = 0.3;
const MOST_NAMED = 4;

/** Two to four categories well above all others: Tietjen and Moore's test of the gap below them. */
export const topGroup = categoryKind(
  'top-group',
  (field) => {
    const { sorted, frame } = field;
    const { upper, p, width } = gapTest(sorted.map(({ value }) => value));
    const some = sorted.slice(0, upper);
    const [lowest, next] = [some.at(-1), sorted[upper]];
    if (p > ALPHA || width < LEAST_GAP || upper < 2 || upper > MOST_NAMED || !showsAll(frame))
      return undefined;
    if (!lowest || !next || next.key === undefined || some.some(({ key }) => key === undefined))
      return undefined;
    return {
      form: 'top-group',
      slots: {
        names: namesOf(field, some),
        low: nameOf(field, lowest),
        value: valueOf(field, lowest),
        next: nameOf(field, next),
        other: valueOf(field, next),
      },
      claim: `${lowest.of} > ${next.of}`,
      marks: [{ mark: 'highlight', keys: some.map(({ key }) => key as string) }],
      impact: 0.4 + 0.4 * width,
      p,
      ofAll: 'conditions',
    };
  },
  { comparesSome: true },
);
