import { isNameless } from '../../../chart/cells.js';
import { columnRef } from '../../../template/column-ref.js';
import { quoted } from '../../expressions.js';
import type { Kind } from '../../types.js';

/** Which category has the highest median, and which the lowest. */
export const highestMedian: Kind = {
  name: 'highest-median',
  candidates: ({ shape, dimension, measure }) =>
    shape === 'boxes' && dimension && measure ? [{ by: dimension.column, measure: measure.column }] : [],
  find(frame, { by = '', measure = '' }) {
    const { shape, seen, dimension, measure: own, points, base } = frame;
    if (shape !== 'boxes' || !seen || !own || dimension?.column !== by || own.column !== measure)
      return undefined;
    if (base.cut !== undefined) return undefined;
    const [k, v] = [columnRef(by), columnRef(measure)];
    const groups = new Map<string, number[]>();
    for (const { label, value } of points)
      if (!isNameless(label)) groups.set(String(label), [...(groups.get(String(label)) ?? []), value]);
    const medians = [...groups]
      .map(([key, values]) => ({ key, median: medianOf(values) }))
      .sort((a, b) => b.median - a.median);
    const [most, least] = [medians[0], medians.at(-1)];
    if (
      medians.length < 2 ||
      !most ||
      !least ||
      most.median === medians[1]?.median ||
      least.median === medians.at(-2)?.median
    )
      return undefined;
    const of = (key: string): string => `median(${v}, ${k}, ${quoted(key)})`;
    const name = (key: string) => ({
      as: 'name' as const,
      expr: `first(${k}, ${k}, ${quoted(key)})`,
      dimension,
    });
    const scale = Math.max(Math.abs(most.median), Math.abs(least.median)) || 1;
    const value = (one: typeof most) => ({
      as: 'value' as const,
      expr: of(one.key),
      measure: own,
      value: one.median,
      average: true,
    });
    return {
      args: { by, measure },
      form: 'highest-median',
      slots: { who: name(most.key), value: value(most), low: name(least.key), other: value(least) },
      claim: `${of(most.key)} > ${of(least.key)}`,
      marks: [{ mark: 'highlight', keys: [most.key] }],
      impact: 0.3 + 0.4 * Math.min(1, (most.median - least.median) / scale),
      ofAll: 'conditions',
    };
  },
};

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
