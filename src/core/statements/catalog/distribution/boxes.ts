import { sampleStandardDeviation } from 'simple-statistics';
import { isNameless } from '../../../chart/cells.js';
import { columnRef } from '../../../template/column-ref.js';
import { quoted } from '../../expressions.js';
import { isWithinNoise, LEAST_IN_GROUP } from '../../views/group-sizes.js';
import type { Kind } from '../../types.js';

/** Medians that differ by a smaller part are no headline. */
const NEAR = 0.05;

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
    const known = [...groups].filter(([, values]) => values.length >= LEAST_IN_GROUP);
    const medians = known
      .map(([key, values]) => ({ key, median: medianOf(values), size: sizeOf(values) }))
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
    // Medians of samples scatter by about a quarter more than averages do.
    const sized = ({ median, size }: typeof most) => ({ value: median, size });
    if (isWithinNoise(sized(most), sized(least), { ...own, format: '' }, medians.length)) return undefined;
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
      impact:
        (most.median - least.median) / scale < NEAR
          ? 0.15
          : 0.3 + 0.4 * Math.min(1, (most.median - least.median) / scale),
      ...(known.length < groups.size ? { leastRows: LEAST_IN_GROUP } : {}),
      ofAll: 'conditions',
    };
  },
};

function sizeOf(values: readonly number[]): { n: number; spread: number } {
  return { n: values.length, spread: 1.2533 * sampleStandardDeviation([...values]) };
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
