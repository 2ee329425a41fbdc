import type { Dimension } from '../../frame/dimension.js';
import type { Frame } from '../../frame/frame.js';
import type { Measure } from '../../frame/measure.js';
import type { Args } from '../../types.js';

/** The arguments of kinds about values by two names: none where the chart has one name only. */
export const byTwoNames = ({ dimension, series, measure }: Frame): Args[] =>
  dimension && series && measure
    ? [{ by: dimension.column, series: series.column, measure: measure.column }]
    : [];

/** The two names and the measure that arguments name; undefined where a frame has others, or not each of its values once. */
export function twoNames(
  { dimension, series: other, measure: own, seen, unique }: Frame,
  { by, series, measure }: Args,
): { dimension: Dimension; other: Dimension; own: Measure } | undefined {
  if (!seen || !unique || !dimension || !other || !own) return undefined;
  return dimension.column === by && other.column === series && own.column === measure
    ? { dimension, other, own }
    : undefined;
}

/** Whether a chart has a place for each of two names. */
export const isTable = ({ shape }: Pick<Frame, 'shape'>): boolean => shape === 'grid' || shape === 'matrix';
