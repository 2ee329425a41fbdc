import { columnRef } from '../../../template/column-ref.js';
import { spearman } from '../../tests/correlation-test.js';
import type { Kind } from '../../types.js';
import { isMadeOf } from './made-of.js';

/** Fewer points may hide any relation. */
const LEAST_POINTS = 20;
/** A rank correlation up to this, which chance alone makes more often than once in ten times, is nothing that anyone sees. */
const MOST = 0.2;
const BY_CHANCE = 0.1;

/** Two measures of which the points show no relation: Spearman's test finds none, and what there is would be weak. */
export const unrelated: Kind = {
  name: 'unrelated',
  candidates: ({ shape, measure, against }) =>
    shape === 'points' && measure && against ? [{ x: against.column, y: measure.column }] : [],
  find(frame, { x = '', y = '' }) {
    const { shape, seen, measure, against, points, sampled } = frame;
    if (shape !== 'points' || !seen || measure?.column !== y || against?.column !== x || sampled)
      return undefined;
    if (points.length < LEAST_POINTS || measure.noun === against.noun) return undefined;
    if (isMadeOf(measure.noun, against.noun)) return undefined;
    const { p, rho } = spearman(
      points.map(({ label }) => Number(label)),
      points.map(({ value }) => value),
    );
    if (p <= BY_CHANCE || Math.abs(rho) > MOST) return undefined;
    const expr = `correlation(${columnRef(x)}, ${columnRef(y)})`;
    return {
      args: { x, y },
      form: 'unrelated',
      slots: {
        x: { as: 'measure', measure: against },
        y: { as: 'measure', measure },
        correlation: { as: 'number', expr, digits: 2 },
        rows: { as: 'count', expr: 'count()', of: 'rows' },
      },
      claim: `abs(${expr}) < ${MOST}`,
      impact: 0.15,
      ofAll: 'conditions',
    };
  },
};
