import { quantile } from 'simple-statistics';
import { columnRef } from '../../../template/column-ref.js';
import type { Frame } from '../../frame/frame.js';
import type { Args, Finding, Kind } from '../../types.js';

const LEAST_VALUES = 8;

const valuesKind = (
  name: string,
  find: (frame: Frame, column: string) => Omit<Finding, 'args'> | undefined,
): Kind => ({
  name,
  candidates: ({ shape, measure }): readonly Args[] =>
    shape === 'values' && measure ? [{ measure: measure.column }] : [],
  find(frame, { measure = '' }) {
    const { shape, seen, measure: own, points, base } = frame;
    if (
      shape !== 'values' ||
      !seen ||
      own?.column !== measure ||
      points.length < LEAST_VALUES ||
      base.cut !== undefined
    )
      return undefined;
    const found = find(frame, columnRef(measure));
    return found && { args: { measure }, ...found };
  },
});

/** Between which values the middle half lies: the quartiles. */
export const middleHalf = valuesKind('middle-half', ({ measure, points }, column) => {
  const values = points.map(({ value }) => value);
  return quantile(values, 0.25) >= quantile(values, 0.75)
    ? undefined
    : {
        form: 'middle-half',
        slots: {
          from: {
            as: 'value',
            expr: `percentile(${column}, 25)`,
            measure: measure as NonNullable<Frame['measure']>,
            average: true,
          },
          to: {
            as: 'value',
            expr: `percentile(${column}, 75)`,
            measure: measure as NonNullable<Frame['measure']>,
            average: true,
          },
          median: {
            as: 'value',
            expr: `median(${column})`,
            measure: measure as NonNullable<Frame['measure']>,
            average: true,
          },
          rows: { as: 'count', expr: `count(${column})`, of: 'rows' },
        },
        claim: `percentile(${column}, 25) <= percentile(${column}, 75)`,
        impact: 0.4,
        ofAll: 'conditions',
      };
});

/** The largest value lies beyond Tukey's far fence: three times the middle half above it. */
export const outlier = valuesKind('outlier', ({ measure, points }, column) => {
  const sorted = points.map(({ value }) => value).sort((a, b) => a - b);
  const at = (part: number): number => {
    const place = part * (sorted.length - 1);
    const [low, high] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
    return low + (high - low) * (place - Math.floor(place));
  };
  const [first, third] = [at(0.25), at(0.75)];
  const most = sorted.at(-1) ?? 0;
  if (third <= first || most <= third + 3 * (third - first) || sorted.at(-2) === most) return undefined;
  const own = measure as NonNullable<Frame['measure']>;
  return {
    form: 'outlier',
    slots: {
      value: { as: 'value', expr: `max(${column})`, measure: own, value: most },
      to: { as: 'value', expr: `percentile(${column}, 75)`, measure: own, value: third, average: true },
      median: { as: 'value', expr: `median(${column})`, measure: own, average: true },
    },
    claim: `max(${column}) > percentile(${column}, 75)`,
    impact: 0.35,
    ofAll: 'conditions',
  };
});
