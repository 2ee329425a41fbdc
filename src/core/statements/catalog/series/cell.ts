import { median } from 'simple-statistics';
import { isNameless } from '../../../chart/cells.js';
import { columnRef } from '../../../template/column-ref.js';
import type { Kind } from '../../types.js';
import { isRest } from '../../views/amounts.js';
import { isBesideRest } from '../../views/course.js';
import { scalesOf } from '../../views/scales.js';
import { isThin, sizesOf } from '../../views/group-sizes.js';
import { isPlainSplit, OF_PLAIN_SPLIT } from '../plain-split.js';
import { areStatistics } from './series-kind.js';
import { byTwoNames, isTable, twoNames } from './two-names.js';

const LEAST_CELLS = 4;
const OF_ONE = 0.3;
const OF_COUNTS = 0.6;
const ALIKE = 0.005;

/** A value this many standard deviations from the middle of all, told by their median distance from it, lies off. */
const FAR = 4.5;
const FAR_OFF = 0.2;
/** The median distance from the median of normal values in standard deviations. */
const NORMAL = 0.6745;

/** The modified z-score (Iglewicz & Hoaglin, "How to Detect and Handle Outliers", 1993). */
function isFarOff(value: number, all: readonly number[]): boolean {
  const middle = median([...all]);
  const usual = median(all.map((one) => Math.abs(one - middle)));
  return usual > 0 && (NORMAL * Math.abs(value - middle)) / usual > FAR;
}

/** The highest (or lowest) value of two names together. */
const cellBy = (side: 1 | -1): Kind => ({
  name: side === 1 ? 'highest-cell' : 'lowest-cell',
  candidates: (frame) => (isTable(frame) || frame.shape === 'table' ? byTwoNames(frame) : []),
  find(frame, { by = '', series = '', measure = '' }) {
    const { points, base, shape } = frame;
    const named = twoNames(frame, { by, series, measure });
    if (!named || points.length < LEAST_CELLS || shape === 'flows') return undefined;
    const { dimension, other, own } = named;
    const values = points.map(({ value }) => value);
    if (frame.uneven || (!own.additive && scalesOf(values))) return undefined;
    const most = side === 1 ? Math.max(...values) : Math.min(...values);
    const found = points.filter(({ value }) => value === most);
    const [point] = found;
    if (!point || found.length > 1 || isNameless(point.label) || isNameless(point.series)) return undefined;
    if ([point.label, point.series].some((name) => isRest(String(name)))) return undefined;
    // The highest of one group and all others together need not be that of every group.
    if (dimension.grain && points.some((one) => isRest(String(one.series)))) return undefined;
    // Two that print alike are both the highest.
    const next = Math.max(...values.filter((value) => value !== most).map((value) => side * value));
    if (Math.abs(most - side * next) < ALIKE * Math.abs(most)) return undefined;
    if (areStatistics([...new Set(points.map((one) => one.series))])) return undefined;
    const size = sizesOf(frame, own);
    const rows = points.reduce((sum, one) => sum + (size?.(one)?.n ?? 0), 0);
    if (isThin(size?.(point), rows)) return undefined;
    // Of losses only, the smallest is the highest: nobody would call it that.
    if (most * side < 0) return undefined;
    if (base.cut !== undefined && base.cut !== (side === 1 ? 'top' : 'bottom')) return undefined;
    const [k, s, v] = [columnRef(by), columnRef(series), columnRef(measure)];
    const [arg, fn] = side === 1 ? ['argmax', 'max'] : ['argmin', 'min'];
    const rest = values.filter((value) => value !== most).reduce((a, b) => a + b, 0) / (values.length - 1);
    const first = { as: 'name' as const, expr: `${arg}(${k}, ${v})`, dimension };
    const second = { as: 'name' as const, expr: `${arg}(${s}, ${v})`, dimension: other };
    return {
      args: { by, series, measure },
      form: side === 1 ? 'highest-cell' : 'lowest-cell',
      slots: {
        ...(dimension.grain ? { who: second, series: first } : { who: first, series: second }),
        value: { as: 'value', expr: `${fn}(${v})`, measure: own, value: most },
      },
      claim: `count(${v}, ${fn}(${v})) == 1`,
      marks: [{ mark: 'highlight', keys: [String(point.label)], series: String(point.series) }],
      impact:
        ((side === 1 && !dimension.grain ? 0.22 : 0.12) +
          (isFarOff(most, values) ? FAR_OFF : 0) +
          0.2 * Math.min(1, Math.abs(most - rest) / (Math.abs(most) + Math.abs(rest) || 1))) *
        (isBesideRest(frame) ? OF_ONE : 1) *
        // The largest group has the largest cell.
        (own.counts && frame.shape !== 'matrix' ? OF_COUNTS : 1) *
        (own.additive && [dimension, other].some(isPlainSplit) ? OF_PLAIN_SPLIT : 1),
      ofAll: 'conditions',
    };
  },
});

export const highestCell = cellBy(1);
export const lowestCell = cellBy(-1);
