import type { BarBox } from '../bar-marks.js';
import type { Plot } from '../frame.js';
import type { Category, Series } from '../series-matrix.js';
import type { ValueFormat } from '../value-format.js';

/** Where the values of a chart stand, for what is drawn over them. Lengths are px of the chart. */
export type Stage = ValueStage | PointStage;

/** Values of categories along one axis: bars and lines. */
export interface ValueStage {
  kind: 'values';
  plot: Plot;
  categories: readonly Pick<Category, 'key' | 'label'>[];
  series: readonly Pick<Series, 'name' | 'values'>[];
  /** The value axis runs to the right, not upwards. */
  lying?: boolean;
  /** Values at the ends of the plot. */
  range: { min: number; max: number };
  /** A value along the value axis. */
  at: (value: number) => number;
  /** The middle of a category across the value axis. */
  across: (category: number) => number;
  /** Bars; absent where values are points of a line. */
  boxes?: readonly BarBox[];
  /** What stands on the values of other series has no level of its own; their sums have, unless all are one whole. */
  stacked: false | 'sums' | 'shares';
  /** Categories of several bars that stand out. */
  strong?: ReadonlySet<number>;
  format: ValueFormat;
  /** Every value that a level is computed from, those that are not drawn too; absent where levels say nothing. */
  all?: readonly (number | null)[];
}

/** Points on two scales. */
export interface PointStage {
  kind: 'points';
  plot: Plot;
  points: readonly { x: number; y: number }[];
  /** The scales of the plot. */
  xOf: (value: number) => number;
  yOf: (value: number) => number;
}
