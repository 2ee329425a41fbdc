import { columnRef } from '../../../template/column-ref.js';
import { mayBePartial } from '../../views/course.js';
import type { Kind } from '../../types.js';

/** The first or the last period is there in part only: the data begins or ends inside it, or it had not ended when it was read. */
export const partial: Kind = {
  name: 'partial',
  candidates: (frame) => {
    const { dimension, partialFirst, partialLast } = frame;
    return dimension?.grain
      ? [
          ...(partialLast || mayBePartial(frame) ? [{ by: dimension.column, end: 'last' }] : []),
          ...(partialFirst ? [{ by: dimension.column, end: 'first' }] : []),
        ]
      : [];
  },
  find(frame, { by = '', end = '' }) {
    const { dimension, partialFirst, partialLast, points } = frame;
    const isLikely = !partialLast && mayBePartial(frame);
    const isFirst = end === 'first';
    const key = String(points.at(isFirst ? 0 : -1)?.label ?? '');
    if (!dimension?.grain || dimension.column !== by || key === '') return undefined;
    if (isFirst ? !partialFirst : end !== 'last' || !(partialLast || isLikely)) return undefined;
    const column = columnRef(by);
    return {
      args: { by, end },
      form: isFirst || !isLikely ? 'partial' : 'partial.maybe',
      slots: { period: { as: 'name', expr: `${end}(${column})`, dimension } },
      claim: `count(${column}) > 0`,
      marks: [{ mark: 'band', from: key, to: key }],
      impact: isFirst ? 0.12 : 0.16,
    };
  },
};
