import type { BoxSummary } from './box-summary.js';
import type { Frame } from './frame.js';
import { labelWidth } from './frame.js';
import type { Matrix } from './series-matrix.js';
import type { axisTitle } from './value-axis.js';
import type { ValueFormat } from './value-format.js';
import type { Strong } from './highlight.js';

/** What both directions of a box plot draw. */
export interface BoxPlot {
  matrix: Matrix;
  /** By category; undefined where it has no values. */
  boxes: readonly (BoxSummary | undefined)[];
  title: ReturnType<typeof axisTitle>;
  format: ValueFormat;
  /** Index of the highlighted box, or −1. */
  strong: Strong;
}

/** One box, where it lies and how it is drawn. */
export interface PlacedBox {
  name: string;
  box: BoxSummary;
  /** Middle of its band, across the value axis. */
  center: number;
  thickness: number;
  strong: boolean;
  quiet: boolean;
}

/** The boxes there are, each in the middle of its band. */
export function placed(plot: BoxPlot, centerOf: (index: number) => number, thickness: number): PlacedBox[] {
  const { matrix, boxes, strong } = plot;
  return boxes.flatMap((box, i) => {
    if (box === undefined) return [];
    const name = matrix.categories[i]?.label ?? '';
    return [
      {
        name,
        box,
        center: centerOf(i),
        thickness,
        strong: strong.has(i),
        quiet: strong.size > 0 && !strong.has(i),
      },
    ];
  });
}

/** All numbers that a scale has to hold. */
export const figuresOf = (boxes: Iterable<BoxSummary | undefined>): number[] =>
  [...boxes].flatMap((box) =>
    box === undefined ? [] : [box.low, box.q1, box.median, box.q3, box.high, ...box.outliers],
  );

/** Whether the medians fit between the boxes, each right of its own. */
export function medianRoom(frame: Frame, medians: readonly string[], band: number): boolean {
  const widest = Math.max(...medians.map((it) => labelWidth(frame, it, true)));
  return band / 2 >= 10 + 6 + widest;
}

/** Medians as they are written beside their boxes. */
export function medianTexts(matrix: Matrix, format: ValueFormat): string[] {
  return (matrix.series[0]?.values ?? []).map((value) => (value === null ? '–' : format.label(value)));
}

/** Dark for what is highlighted, or for all where nothing is. */
export const labelColor = (frame: Frame, strong: Strong, index: number): string =>
  strong.size === 0 || strong.has(index) ? frame.theme.colors.text : frame.theme.colors.muted;
