import { cellOf, textOf } from '../../../chart/cells.js';
import { totalRows } from '../../../chart/total-rows.js';
import { columnRef } from '../../../template/column-ref.js';
import { quoted } from '../../expressions.js';
import type { Frame, Point } from '../../frame/frame.js';
import type { Measure } from '../../frame/measure.js';
import type { Finding, Kind, Slot } from '../../types.js';
import { isRest } from '../../views/amounts.js';

/** How far a closing level may be from what leads to it: rounded parts. */
const CLOSING = 0.005;

/** Titles of what changed, and not of what something is made of. */
const CHANGES =
  /\b(?:changes?|bridge|walk|variance|difference|delta|vs\.?|versus|veränderung\p{L}*|abweichung\p{L}*|variation|écart|evolution|évolution|variación|variação)\b|増減|变动|变化|التغيّر/iu;

interface Part {
  key: string;
  value: number;
  of: string;
  name: string;
}

/** Whether the first amount is what there was before, where the last is what there is after: larger than any change. */
const opens = ([first, ...others]: readonly Point[]): boolean =>
  first !== undefined && others.slice(0, -1).every(({ value }) => first.value > Math.abs(value));

/** Changes, and the levels before, between and after them. */
function partsOf(frame: Frame): { changes: Part[]; levels: Part[] } | undefined {
  const { shape, seen, unique, dimension, measure, points, widget, base } = frame;
  if (shape !== 'waterfall' || !seen || !unique || !dimension || !measure || base.cut !== undefined)
    return undefined;
  if (points.some(({ label }) => label === null)) return undefined;
  const names = (widget.rows ?? []).map((row) => textOf(cellOf(row, dimension.column)));
  const levels = new Set(totalRows(names, widget.config?.['total'], 'en'));
  // A first amount beside which all others are small is what there was before them.
  const [first, ...others] = points;
  if (first && Math.abs(first.value) > others.reduce((sum, { value }) => sum + Math.abs(value), 0))
    levels.add(first.row);
  // A last amount that all before it come to is what there is after them.
  const [last, before] = [points.at(-1), points.slice(0, -1).reduce((sum, { value }) => sum + value, 0)];
  if (last && points.length > 3 && last.value > 0 && Math.abs(last.value - before) <= CLOSING * last.value)
    for (const level of opens(points) ? [points[0], last] : [last]) if (level) levels.add(level.row);
  const [k, v] = [columnRef(dimension.column), columnRef(measure.column)];
  const part = ({ label, value }: Point): Part => {
    const at = quoted(String(label));
    return { key: String(label), value, of: `first(${v}, ${k}, ${at})`, name: `first(${k}, ${k}, ${at})` };
  };
  return {
    changes: points.filter(({ row }) => !levels.has(row)).map(part),
    levels: points.filter(({ row }) => levels.has(row)).map(part),
  };
}

/** Amounts of one sign without a level among them: no changes, but a whole by its parts. */
export function isWholeByParts(frame: Frame): boolean {
  const parts = partsOf(frame);
  return parts !== undefined && parts.levels.length === 0 && parts.changes.every(({ value }) => value >= 0);
}

/** What the changes come to, with the largest plus and the largest minus. */
export const bridge: Kind = {
  name: 'bridge',
  candidates: ({ shape, dimension, measure }) =>
    shape === 'waterfall' && dimension && measure ? [{ by: dimension.column, measure: measure.column }] : [],
  find(frame, { by = '', measure = '' }) {
    const { dimension, measure: own } = frame;
    const parts = partsOf(frame);
    if (!parts || dimension?.column !== by || own?.column !== measure || parts.changes.length < 2)
      return undefined;
    // What is left over by all others is no change of its own.
    const sorted = parts.changes.filter(({ key }) => !isRest(key)).sort((a, b) => b.value - a.value);
    const [plus, minus] = [sorted[0], sorted.at(-1)];
    if (!plus || !minus) return undefined;
    const name = ({ name }: Part): Slot => ({ as: 'name', expr: name, dimension });
    // How far, not which way: the words say that.
    const size: Measure = {
      ...own,
      format: own.format.replace(/,signed$/, '').replace(/^signed$/, 'number'),
    };
    const amount = ({ of, value }: Part): Slot => ({ as: 'value', expr: `abs(${of})`, measure: size, value });
    const net = parts.changes.reduce((sum, { value }) => sum + value, 0);
    const [opening, closing] = [parts.levels[0], parts.levels.at(-1)];
    const both = plus.value > 0 && minus.value < 0;
    const expr =
      opening && closing && opening !== closing
        ? `${closing.of} - ${opening.of}`
        : both && parts.levels.length === 0 && CHANGES.test(frame.widget.title)
          ? `sum(${columnRef(own.column)})`
          : undefined;
    // Of parts without a level before them nobody knows what they change: amounts of one sign are a whole by its parts.
    if (!both && expr === undefined) return undefined;
    const form = both
      ? net < 0
        ? 'bridge.down'
        : 'bridge.up'
      : net < 0
        ? 'bridge.all-down'
        : 'bridge.all-up';
    const finding: Omit<Finding, 'args'> = {
      form,
      slots: {
        plus: name(plus),
        plusValue: amount(plus),
        minus: name(minus),
        minusValue: amount(minus),
        ...(expr === undefined
          ? {}
          : { net: { as: 'value', expr: `abs(${expr})`, measure: size, value: Math.abs(net) } }),
      },
      claim: `${plus.of} > ${minus.of}`,
      marks: [{ mark: 'highlight', keys: both ? [plus.key, minus.key] : [net < 0 ? minus.key : plus.key] }],
      impact: 0.65,
      ofAll: 'conditions',
    };
    return { args: { by, measure }, ...finding };
  },
};
