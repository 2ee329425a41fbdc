import { countOf } from '../slots.js';
import { categoryKind, showsAll } from './category-kind.js';

/** How many categories are above the average of them. */
export const aboveLine = categoryKind('above-line', (field) => {
  const { sorted, total, frame, column, measure } = field;
  // The mean of averages is the average of nothing.
  if (sorted.length < 5 || !measure.additive || !showsAll(frame) || column === undefined) return undefined;
  if (frame.dimension?.nullNamed || !field.areNamed) return undefined;
  const average = total / sorted.length;
  const above = sorted.filter(({ value }) => value > average).length;
  if (above < 2 || above === sorted.length || sorted.some(({ value }) => value === average)) return undefined;
  return {
    form: 'above-line',
    slots: {
      above: { as: 'number', expr: `above(${column}, avg(${column}))` },
      count: countOf(field, field.size),
      average: { as: 'value', expr: `avg(${column})`, measure, value: average, average: true },
    },
    claim: `above(${column}, avg(${column})) > 0`,
    marks: [{ mark: 'line', at: 'average' }],
    impact: 0.14 + 0.2 * Math.abs(above / sorted.length - 0.5),
    ofAll: 'groups',
  };
});
