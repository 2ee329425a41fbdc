import { cellOf } from '../../../chart/cells.js';
import { columnRef } from '../../../template/column-ref.js';
import { LONG_LABEL } from '../../frame/dimension.js';
import type { Kind } from '../../types.js';

/** The point with the highest y, with its name where it has one. */
export const extremePoint: Kind = {
  name: 'extreme-point',
  candidates: ({ shape, measure, against, encoding }) =>
    shape === 'points' && measure && against && encoding.label !== undefined
      ? [{ x: against.column, y: measure.column, label: encoding.label }]
      : [],
  find(frame, { x = '', y = '', label = '' }) {
    const { shape, seen, measure, against, points, widget, encoding, base } = frame;
    if (shape !== 'points' || !seen || measure?.column !== y || against?.column !== x) return undefined;
    if (encoding.label !== label || points.length < 3 || (base.cut !== undefined && base.cut !== 'top'))
      return undefined;
    const most = Math.max(...points.map(({ value }) => value));
    const found = points.filter(({ value }) => value === most);
    const [point] = found;
    const name = point && cellOf(widget.rows?.[point.row] ?? {}, label);
    if (!point || found.length > 1 || typeof name !== 'string' || name.trim() === '') return undefined;
    const [cx, cy, cl] = [columnRef(x), columnRef(y), columnRef(label)];
    const named = widget.rows?.filter((row) => cellOf(row, label) === name).length === 1;
    if (!named) return undefined;
    const dimension = {
      column: label,
      base: label,
      noun: '',
      needsNoun: false,
      long: name.length > LONG_LABEL,
      nullNamed: false,
    };
    return {
      args: { x, y, label },
      form: 'extreme-point',
      slots: {
        who: { as: 'name', expr: `argmax(${cl}, ${cy})`, dimension },
        value: { as: 'value', expr: `max(${cy})`, measure, value: most },
        other: { as: 'value', expr: `argmax(${cx}, ${cy})`, measure: against, value: Number(point.label) },
        x: { as: 'measure', measure: against },
        y: { as: 'measure', measure },
      },
      claim: `count(${cy}, max(${cy})) == 1`,
      marks: [{ mark: 'highlight', keys: [name] }],
      impact: 0.2,
      ofAll: 'conditions',
    };
  },
};
