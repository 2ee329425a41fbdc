import { foldedName } from '../../../intake/roles/name-words.js';
import { columnRef } from '../../../template/column-ref.js';
import type { Measure } from '../../frame/measure.js';
import { nameOf, valueOf, countOf } from '../slots.js';
import { categoryKind, showsAll } from './category-kind.js';

const OF_TARGET =
  /(?:^| )(?:targets?|attain\w*|achieve\w*|quotas?|plan|budget|ziel\w*|soll|objectifs?|atteinte|objetivos?|cumplimiento|metas?|atingimento)(?: |$)|目標|达成|達成|目标|هدف/;
const LEAST = 3;

/** How many categories are below their target, by a column that says what part of it each has reached. */
export const targets = categoryKind('targets', (field) => {
  const { sorted, all, frame, measure, apart } = field;
  const line = lineOf(
    measure,
    all.map(({ value }) => value),
  );
  const [last, next] = sorted.slice(-2).reverse();
  if (line === undefined || all.length < LEAST || !showsAll(frame) || !last || !next) return undefined;
  if (last.key === undefined || last.value === next.value || !apart(last, next)) return undefined;
  const below = all.filter(({ value }) => value < line).length;
  const column = columnRef(measure.column);
  return {
    form: below === 0 ? 'targets.met' : 'targets.missed',
    slots: {
      below: { as: 'number', expr: `below(${column}, ${line})` },
      count: countOf(field, `count(${column})`),
      who: nameOf(field, last),
      value: valueOf(field, last),
    },
    claim: below === 0 ? `min(${column}) >= ${line}` : `min(${column}) < ${line}`,
    marks: [{ mark: 'highlight', keys: [last.key] }],
    impact: 0.5,
    ofAll: 'groups',
  };
});

/** What the whole target is in the column's numbers; undefined where it holds no parts of targets. */
function lineOf({ noun, column, additive }: Measure, values: readonly number[]): 1 | 100 | undefined {
  if (additive || ![noun, column].some((name) => OF_TARGET.test(foldedName(name)))) return undefined;
  const middle = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  if (middle > 0.3 && middle < 3) return 1;
  return middle > 30 && middle < 300 ? 100 : undefined;
}
