import { cellOf, numberOf } from '../../../chart/cells.js';
import { SAMPLE_COLUMNS } from '../../../chart/sampled-points.js';
import { columnRef } from '../../../template/column-ref.js';
import { spearman } from '../../tests/correlation-test.js';
import type { Kind } from '../../types.js';

const ALPHA = 0.005;
/** A rank correlation below this is real perhaps, but nothing to see in a scatter plot. */
const LEAST = 0.3;

/** Two measures that rise together, or one falls where the other rises: Spearman's test. */
export const relation: Kind = {
  name: 'relation',
  candidates: ({ shape, measure, against }) =>
    shape === 'points' && measure && against ? [{ x: against.column, y: measure.column }] : [],
  find(frame, { x = '', y = '' }) {
    const { shape, seen, measure, against, points, sampled, widget } = frame;
    if (shape !== 'points' || !seen || measure?.column !== y || against?.column !== x) return undefined;
    // Two columns that are called the same would be said to rise with themselves.
    if (measure.noun === against.noun) return undefined;
    const { p, rho } = spearman(
      points.map(({ label }) => Number(label)),
      points.map(({ value }) => value),
    );
    // Of a sample only what the correlation of all points bears out.
    const all = sampled ? (numberOf(cellOf(widget.rows?.[0] ?? {}, SAMPLE_COLUMNS.correlation)) ?? 0) : rho;
    if (p > ALPHA || Math.min(rho * Math.sign(all), Math.abs(all)) < LEAST) return undefined;
    const expr = `correlation(${columnRef(x)}, ${columnRef(y)})`;
    const strong = Math.abs(rho) >= 0.7;
    return {
      args: { x, y },
      form: `relation.${rho > 0 ? 'up' : 'down'}${strong ? '.strong' : ''}`,
      slots: {
        x: { as: 'measure', measure: against },
        y: { as: 'measure', measure },
        // Of a sample the figure would be that of the points that are drawn.
        ...(sampled ? {} : { correlation: { as: 'number' as const, expr, digits: 2 } }),
        rows: { as: 'count', expr: 'count()', of: 'rows' },
      },
      marks: [{ mark: 'trend' }],
      claim: `${expr} ${rho > 0 ? '>' : '<'} 0`,
      impact: 0.3 + 0.6 * Math.abs(rho),
      p,
      ofAll: 'conditions',
    };
  },
};
