import { columnRef } from '../../../template/column-ref.js';
import { quoted } from '../../expressions.js';
import type { Dimension } from '../../frame/dimension.js';
import type { Frame } from '../../frame/frame.js';
import type { Measure } from '../../frame/measure.js';
import type { Finding, Kind } from '../../types.js';
import type { Amount } from '../../views/amounts.js';

/** Counts by neighbouring ranges of one quantity. */
export interface Ranges {
  frame: Frame;
  dimension: Dimension;
  measure: Measure;
  ranges: readonly (Amount & { key: string })[];
  total: number;
  sum: string;
}

export function rangesKind(name: string, find: (field: Ranges) => Omit<Finding, 'args'> | undefined): Kind {
  return {
    name,
    candidates: ({ order, dimension, measure }) =>
      order === 'ranges' && dimension && measure ? [{ by: dimension.column, measure: measure.column }] : [],
    find(frame, { by = '', measure = '' }) {
      const { dimension, measure: own, order, seen, unique, points, base } = frame;
      if (order !== 'ranges' || !seen || !unique || !dimension || !own?.additive || base.cut !== undefined)
        return undefined;
      if (dimension.column !== by || own.column !== measure) return undefined;
      const [k, v] = [columnRef(by), columnRef(measure)];
      const ranges = points.flatMap(({ label, value }) => {
        const key = label === null ? '' : String(label);
        const at = quoted(key);
        return key === ''
          ? []
          : [{ key, value, of: `sum(${v}, ${k}, ${at})`, name: `first(${k}, ${k}, ${at})` }];
      });
      const total = points.reduce((sum, { value }) => sum + value, 0);
      if (ranges.length < 4 || total <= 0 || ranges.some(({ value }) => value < 0)) return undefined;
      const found = find({ frame, dimension, measure: own, ranges, total, sum: `sum(${v})` });
      return found && { args: { by, measure }, ...found };
    },
  };
}
