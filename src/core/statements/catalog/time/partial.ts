import { columnRef } from '../../../template/column-ref.js';
import type { Kind } from '../../types.js';

/** The first or the last period is there in part only: the data begins or ends inside it, or it had not ended when it was read. */
export const partial: Kind = {
  name: 'partial',
  candidates: ({ dimension, partialFirst, partialLast }) =>
    dimension?.grain
      ? [
          ...(partialLast ? [{ by: dimension.column, end: 'last' }] : []),
          ...(partialFirst ? [{ by: dimension.column, end: 'first' }] : []),
        ]
      : [],
  find({ dimension, partialFirst, partialLast, points }, { by = '', end = '' }) {
    const isFirst = end === 'first';
    const key = String(points.at(isFirst ? 0 : -1)?.label ?? '');
    if (!dimension?.grain || dimension.column !== by || key === '') return undefined;
    if (isFirst ? !partialFirst : end !== 'last' || !partialLast) return undefined;
    const column = columnRef(by);
    return {
      args: { by, end },
      form: 'partial',
      slots: { period: { as: 'name', expr: `${end}(${column})`, dimension } },
      claim: `count(${column}) > 0`,
      marks: [{ mark: 'band', from: key, to: key }],
      impact: isFirst ? 0.12 : 0.16,
    };
  },
};
