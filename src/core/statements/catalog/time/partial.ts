import { columnRef } from '../../../template/column-ref.js';
import type { Kind } from '../../types.js';

/** The last period had not ended when the rows were read. */
export const partial: Kind = {
  name: 'partial',
  candidates: ({ dimension, partialLast }) =>
    dimension?.grain && partialLast ? [{ by: dimension.column }] : [],
  find({ dimension, partialLast, points }, { by = '' }) {
    const key = String(points.at(-1)?.label ?? '');
    if (!dimension?.grain || !partialLast || dimension.column !== by || key === '') return undefined;
    const column = columnRef(by);
    return {
      args: { by },
      form: 'partial',
      slots: { period: { as: 'name', expr: `last(${column})`, dimension } },
      claim: `count(${column}) > 0`,
      marks: [{ mark: 'band', from: key, to: key }],
      impact: 0.16,
    };
  },
};
