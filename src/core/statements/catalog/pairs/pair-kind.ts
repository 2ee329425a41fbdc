import { isNameless } from '../../../chart/cells.js';
import { columnRef } from '../../../template/column-ref.js';
import { quoted } from '../../expressions.js';
import type { Frame } from '../../frame/frame.js';
import { isOneQuantity, type Measure } from '../../frame/measure.js';
import type { Finding, Kind, Slot } from '../../types.js';
import type { Dimension } from '../../frame/dimension.js';

/** A category with two values of one quantity. */
export interface Pair {
  key: string | undefined;
  from: number;
  to: number;
  ofFrom: string;
  ofTo: string;
  name: Slot;
}

export interface Pairs {
  frame: Frame;
  dimension: Dimension;
  measure: Measure;
  /** The second value comes after the first; otherwise they are two groups at one time. */
  inTime: boolean;
  pairs: readonly Pair[];
}

/** A kind over pairs of values that may be compared: two columns of one quantity, such as two years of sales. */
export function pairKind(name: string, find: (field: Pairs) => Omit<Finding, 'args'> | undefined): Kind {
  return {
    name,
    candidates: ({ shape, dimension, measure, against }) =>
      shape === 'pairs' && dimension && measure && against
        ? [{ by: dimension.column, from: measure.column, to: against.column }]
        : [],
    find(frame, { by = '', from = '', to = '' }) {
      const { dimension, measure, against, shape, seen, unique, points, widget } = frame;
      if (shape !== 'pairs' || !seen || !unique || !dimension || !measure || !against) return undefined;
      if (dimension.column !== by || measure.column !== from || against.column !== to) return undefined;
      if (!isOneQuantity(measure, against)) return undefined;
      const [k, a, b] = [columnRef(by), columnRef(from), columnRef(to)];
      const pairs = points.flatMap(({ row, label, value }): Pair[] => {
        const other = widget.rows?.[row]?.[to];
        if (typeof other !== 'number') return [];
        const key = quoted(String(label));
        return [
          {
            key: isNameless(label) ? undefined : String(label),
            from: value,
            to: other,
            ofFrom: `first(${a}, ${k}, ${key})`,
            ofTo: `first(${b}, ${k}, ${key})`,
            name: { as: 'name', expr: `first(${k}, ${k}, ${key})`, dimension },
          },
        ];
      });
      if (pairs.length < 2) return undefined;
      const found = find({
        frame,
        dimension,
        measure: { ...against, noun: measure.noun },
        inTime: measure.periods !== false && against.periods !== false,
        pairs,
      });
      return found && { args: { by, from, to }, ...found };
    },
  };
}
