import type { Mark } from '../../types.js';
import type { Amount } from '../../views/amounts.js';
import { countOf, namesOf, nameOf, valueOf } from '../slots.js';
import { categoryKind, showsAll, type Found } from './category-kind.js';

const MOST_NAMED = 3;

/** Which categories are below zero, where others are not. */
export const negatives = categoryKind(
  'negatives',
  (field): Found | undefined => {
    const { all, sorted, frame, column } = field;
    const below = sorted.filter(({ value }) => value < 0);
    if (below.length === 0 || below.length === sorted.length || !showsAll(frame)) return undefined;
    const from = frame.order === 'numbers' ? firstOf(all) : undefined;
    const named = below.length <= MOST_NAMED && below.every(({ key }) => key !== undefined);
    const least = below.at(-1);
    if (!named && column === undefined) return undefined;
    if (least?.key === undefined) return undefined;
    const marks: Mark[] = [
      { mark: 'line', at: 'zero' },
      { mark: 'highlight', keys: below.flatMap(({ key }) => (key === undefined ? [] : [key])) },
    ];
    if (from !== undefined)
      return {
        form: 'negatives.from',
        slots: { first: nameOf(field, from), who: nameOf(field, least), value: valueOf(field, least) },
        claim: below.map(({ of }) => `${of} < 0`).join(' and '),
        marks,
        impact: 0.95,
        ofAll: 'groups',
      };
    const [first] = sorted;
    // One loss is news beside gains of another size, and they beside it.
    if (named && below.length === 1 && first?.key !== undefined && first.value > -least.value)
      return {
        form: 'negatives.one.beside',
        slots: {
          first: nameOf(field, first),
          most: valueOf(field, first),
          who: nameOf(field, least),
          value: valueOf(field, least),
        },
        claim: `${least.of} < 0`,
        marks: [...marks, { mark: 'highlight', keys: [first.key] }],
        impact: 0.6,
        ofAll: 'groups',
      };
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
      marks,
      impact: 0.6,
      ofAll: 'groups',
    };
  },
  { ofEach: true },
);

/** So many steps below zero are a side of the scale. */
const LEAST_STEPS = 2;

/** The step of a scale from which on all are below zero and before which none is; undefined where there is no such step. */
function firstOf(all: readonly Amount[]): Amount | undefined {
  const at = all.findIndex(({ value }) => value < 0);
  const rest = all.slice(at);
  return at >= LEAST_STEPS &&
    rest.length >= LEAST_STEPS &&
    rest.every(({ value, key }) => value < 0 && key !== undefined)
    ? all[at]
    : undefined;
}
