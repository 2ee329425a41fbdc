import { median, sampleCorrelation } from 'simple-statistics';
import { cellOf, numberOf } from '../../../chart/cells.js';
import { SAMPLE_COLUMNS } from '../../../chart/sampled-points.js';
import { columnRef } from '../../../template/column-ref.js';
import { percentile } from '../../../template/ranks.js';
import type { Point } from '../../frame/frame.js';
import { spearman } from '../../tests/correlation-test.js';
import type { Kind } from '../../types.js';
import { isMadeOf, isPriced } from './made-of.js';

const ALPHA = 0.005;
/** A rank correlation below this is real perhaps, but nothing to see in a scatter plot. */
const LEAST = 0.3;
/** Nothing that is measured goes together so closely over many points by itself: one is computed from the other. */
const BY_MAKING = 0.985;
const MANY = 30;
const MOST_AT_CAP = 0.25;
/** A quarter of fewer points has no middle worth telling. */
const LEAST_FOR_QUARTERS = 20;
/** What is left of the impact where one is what the other is paid for. */
const PRICED = 0.5;

/** The medians of y over the quarters of all points with the lowest and the highest x, as templates compute them. */
function outerMedians(points: readonly Point[]): { low: number; high: number } | undefined {
  if (points.length < LEAST_FOR_QUARTERS) return undefined;
  const xs = points.map(({ label }) => Number(label));
  const [low, high] = [percentile(xs, 25) ?? 0, percentile(xs, 75) ?? 0];
  const of = (keeps: (x: number) => boolean): number[] =>
    points.flatMap(({ label, value }) => (keeps(Number(label)) ? [value] : []));
  return { low: median(of((x) => x <= low)), high: median(of((x) => x >= high)) };
}

const linear = (points: readonly Point[]): number =>
  sampleCorrelation(
    points.map(({ label }) => Number(label)),
    points.map(({ value }) => value),
  );

/** Two measures that rise together, or one falls where the other rises: Spearman's test. */
export const relation: Kind = {
  name: 'relation',
  candidates: ({ shape, measure, against }) =>
    shape === 'points' && measure && against ? [{ x: against.column, y: measure.column }] : [],
  find(frame, { x = '', y = '' }) {
    const { shape, seen, measure, against, points, sampled, widget } = frame;
    if (shape !== 'points' || !seen || measure?.column !== y || against?.column !== x) return undefined;
    // What ends at a cap rises no further.
    const most = Math.max(...points.map(({ value }) => value));
    if (points.filter(({ value }) => value === most).length > MOST_AT_CAP * points.length) return undefined;
    // Two columns that are called the same would be said to rise with themselves, and what is made of the other rises by its making.
    const columns = [x, y].map((column) => frame.query?.origin(column)?.column ?? column);
    if (measure.noun === against.noun || isMadeOf(measure.noun, against.noun)) return undefined;
    if (isMadeOf(columns[0] ?? '', columns[1] ?? '')) return undefined;
    const { p, rho } = spearman(
      points.map(({ label }) => Number(label)),
      points.map(({ value }) => value),
    );
    // Of a sample only what the correlation of all points bears out.
    const all = sampled ? (numberOf(cellOf(widget.rows?.[0] ?? {}, SAMPLE_COLUMNS.correlation)) ?? 0) : rho;
    if (p > ALPHA || Math.min(rho * Math.sign(all), Math.abs(all)) < LEAST) return undefined;
    if (points.length >= MANY && Math.abs(sampled ? all : linear(points)) > BY_MAKING) return undefined;
    const expr = `correlation(${columnRef(x)}, ${columnRef(y)})`;
    const strong = Math.abs(rho) >= 0.7;
    const ends = sampled ? undefined : outerMedians(points);
    const isSeen = ends && ends.low !== ends.high && ends.high > ends.low === rho > 0;
    const typical = (end: 'low' | 'high', value: number) => ({
      as: 'value' as const,
      expr: `median_${end}(${columnRef(y)}, ${columnRef(x)})`,
      measure,
      value,
      average: true,
    });
    return {
      args: { x, y },
      form: `relation.${rho > 0 ? 'up' : 'down'}${isSeen ? '.quarters' : strong ? '.strong' : ''}`,
      slots: {
        ...(isSeen ? { from: typical('low', ends.low), to: typical('high', ends.high) } : {}),
        x: { as: 'measure', measure: against },
        y: { as: 'measure', measure },
        // Of a sample the figure would be that of the points that are drawn.
        ...(sampled ? {} : { correlation: { as: 'number' as const, expr, digits: 2 } }),
        rows: { as: 'count', expr: 'count()', of: 'rows' },
      },
      marks: [{ mark: 'trend' }],
      claim: `${expr} ${rho > 0 ? '>' : '<'} 0`,
      impact: (0.3 + 0.6 * Math.abs(rho)) * (isPriced(measure, against) ? PRICED : 1),
      p,
      ofAll: 'conditions',
    };
  },
};
