import { isNameless } from '../../../chart/cells.js';
import { columnRef } from '../../../template/column-ref.js';
import type { Kind } from '../../types.js';

/** The largest amount from one name to another. */
export const largestFlow: Kind = {
  name: 'largest-flow',
  candidates: ({ shape, dimension, series, measure }) =>
    shape === 'flows' && dimension && series && measure
      ? [{ from: dimension.column, to: series.column, measure: measure.column }]
      : [],
  find(frame, { from = '', to = '', measure = '' }) {
    const { shape, seen, unique, dimension, series, measure: own, points, base } = frame;
    if (shape !== 'flows' || !seen || !unique || dimension?.column !== from || series?.column !== to)
      return undefined;
    if (own?.column !== measure || points.length < 3 || (base.cut !== undefined && base.cut !== 'top'))
      return undefined;
    const sorted = [...points].sort((a, b) => b.value - a.value);
    const [first, second] = sorted;
    if (!first || first.value === second?.value || isNameless(first.label) || isNameless(first.series))
      return undefined;
    const [f, t, v] = [columnRef(from), columnRef(to), columnRef(measure)];
    const total = points.reduce((sum, { value }) => sum + value, 0);
    // What flows through a name is in the sum twice.
    const sources = new Set(points.map(({ label }) => String(label)));
    const passes = points.some(({ series: end }) => end !== null && sources.has(end));
    const whole =
      !passes && own.additive && base.cut === undefined && sorted.every(({ value }) => value >= 0);
    return {
      args: { from, to, measure },
      form: whole ? 'largest-flow.share' : 'largest-flow',
      slots: {
        source: { as: 'name', expr: `argmax(${f}, ${v})`, dimension },
        target: { as: 'name', expr: `argmax(${t}, ${v})`, dimension: series },
        value: { as: 'value', expr: `max(${v})`, measure: own, value: first.value },
        ...(whole ? { share: { as: 'percent' as const, expr: `max(${v}) / sum(${v})` } } : {}),
      },
      claim: `count(${v}, max(${v})) == 1`,
      marks: [{ mark: 'highlight', keys: [String(first.label)], series: String(first.series) }],
      impact: 0.4 + (whole ? 0.4 * (first.value / total) : 0.1),
      ofAll: 'groups',
    };
  },
};
