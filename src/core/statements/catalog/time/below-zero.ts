import { columnRef } from '../../../template/column-ref.js';
import { quoted } from '../../expressions.js';
import type { Kind, Slot } from '../../types.js';

/** Chance makes so many values of one sign in a row in one of about 30 courses. */
const LEAST_RUN = 4;

/** Changes and balances that were negative for a long stretch, while others were not. */
export const belowZero: Kind = {
  name: 'below-zero',
  candidates: ({ dimension, series, measure, shape }) =>
    dimension?.grain && !series && measure && (shape === 'timeline' || shape === 'waterfall')
      ? [{ by: dimension.column, measure: measure.column }]
      : [],
  find(frame, { by = '', measure = '' }) {
    const { dimension, measure: own, seen, unique, ascending, partialFirst, partialLast } = frame;
    if (!seen || !unique || !ascending || !dimension?.grain || !own || frame.series) return undefined;
    if (dimension.column !== by || own.column !== measure || partialFirst) return undefined;
    const points = partialLast ? frame.points.slice(0, -1) : frame.points;
    const run = longestRun(points.map(({ value }) => value < 0));
    const some = points.slice(run.from, run.to);
    const [first, last] = [some[0], some.at(-1)];
    if (!first || !last || some.length < LEAST_RUN || some.length === points.length) return undefined;
    const lowest = some.reduce((a, b) => (b.value < a.value ? b : a));
    const [k, v] = [columnRef(by), columnRef(measure)];
    const at = ({ label }: (typeof some)[number]): string => quoted(String(label));
    const name = (point: (typeof some)[number], as: 'name' | 'when' = 'name'): Slot => ({
      as,
      expr: `first(${k}, ${k}, ${at(point)})`,
      dimension,
    });
    const value = (point: (typeof some)[number]): string => `first(${v}, ${k}, ${at(point)})`;
    return {
      args: { by, measure },
      form: 'below-zero',
      slots: {
        start: name(first),
        end: name(last),
        when: name(lowest, 'when'),
        value: { as: 'value', expr: value(lowest), measure: own, value: lowest.value },
      },
      claim: some.map((point) => `${value(point)} < 0`).join(' and '),
      marks: [
        { mark: 'line', at: 'zero' },
        { mark: 'highlight', keys: some.map(({ label }) => String(label)) },
      ],
      impact: 0.35 + 0.3 * (some.length / points.length),
    };
  },
};

/** The longest run of true: from its first index up to the one behind its last. */
function longestRun(flags: readonly boolean[]): { from: number; to: number } {
  let best = { from: 0, to: 0 };
  let from = 0;
  flags.forEach((flag, at) => {
    if (!flag) from = at + 1;
    else if (at + 1 - from > best.to - best.from) best = { from, to: at + 1 };
  });
  return best;
}
