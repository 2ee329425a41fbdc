import { courseOf } from '../../views/course.js';
import { moved } from '../time/time-kind.js';
import { firstExpr, firstOf, lastExpr, lastOf, seriesKind, seriesName } from './series-kind.js';

const LEAST_PART = 0.4;

/** Who made most of the change of the whole. */
export const contribution = seriesKind(
  'contribution',
  ({ lines, frame }) => {
    const all = courseOf(frame);
    const [from, to] = [all?.moments[0], all?.moments.at(-1)];
    if (!all || !from || !to || lines.length < 3 || from.value <= 0 || frame.base.cut !== undefined)
      return undefined;
    const change = to.value - from.value;
    if (Math.abs(change) < 0.05 * from.value) return undefined;
    const part = (line: (typeof lines)[number]): number => (lastOf(line) - firstOf(line)) / change;
    const sorted = [...lines].sort((a, b) => part(b) - part(a));
    const [one, next] = sorted;
    // Parts beyond the whole, or against it, make no shares.
    if (!one || !next || part(one) < LEAST_PART || part(one) > 1 || sorted.some((line) => part(line) < 0))
      return undefined;
    if (part(one) === part(next)) return undefined;
    return {
      form: change > 0 ? 'contribution.up' : 'contribution.down',
      slots: {
        who: seriesName(one),
        share: { as: 'percent', expr: `(${lastExpr(one)} - ${firstExpr(one)}) / (${to.of} - ${from.of})` },
        difference: {
          as: 'difference',
          expr: `abs(${to.of} - ${from.of})`,
          measure: all.measure,
          value: Math.abs(change),
        },
        ...moved(all, from, to),
      },
      claim: `${to.of} ${change > 0 ? '>' : '<'} ${from.of}`,
      marks: [{ mark: 'highlight', keys: [one.series.key], of: 'series' }],
      impact: 0.4 + 0.3 * part(one),
      ofAll: 'conditions',
    };
  },
  { comparesEnds: true },
);
