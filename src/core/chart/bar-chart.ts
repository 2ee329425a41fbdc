import { barStage } from './annotation/bar-stage.js';
import { bandGap, barBand } from './bar-band.js';
import { barBoxes, barMarks } from './bar-marks.js';
import { orderBars } from './bar-order.js';
import { bandLabels } from './band-labels.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight, notesHeight, paletteColor } from './frame.js';
import { highlighted, quietColor, type Strong } from './highlight.js';
import { categoryChart, gapShare, singleSeries, unseenAxis } from './office-marks.js';
import type { Matrix } from './series-matrix.js';
import { readMatrix } from './series-matrix.js';
import type { Drawing, Shape } from './shapes.js';
import { text } from './shapes.js';
import { axisTitle, baseline, valueAxis, valueAxisWidth, yOf } from './value-axis.js';
import type { ValueFormat } from './value-format.js';
import { frameFormat } from './value-axis.js';
import { type ValueScale, valueScale } from './value-scale.js';

const MOST_LABELLED = 12;
const MOST_STRONG = 3;
/** Px across a bar. */
export const THICKEST = { upright: 110, lying: 44 };

/** Vertical bars from zero: labelled one by one while there are few, with an axis and grid lines beyond. */
export function barChart(frame: Frame): Drawing {
  const matrix = orderBars(frame, readMatrix(frame, 'keep'), {
    sorted: false,
    room: Number.POSITIVE_INFINITY,
  });
  const values = matrix.series[0]?.values ?? [];
  const format = frameFormat(frame, values);
  const strong = highlighted(frame, matrix.categories, values);
  const title = axisTitle(frame, frame.config.yLabel, frame.encoding.value);
  const step = lineHeight(frame);

  const labels = barLabels(frame, values, format, (frame.width - 8) / Math.max(1, values.length));
  const scale = valueScale(values, Math.max(3, Math.floor(frame.height / 80)), true);
  const range = labels === undefined ? scale : tight(values);
  const above =
    (labels !== undefined && values.some((value) => value === null || value >= 0)) || strong.size > 0
      ? step + 4
      : 8;
  const below = labels !== undefined && values.some((value) => value !== null && value < 0) ? step + 4 : 0;

  const axisWidth = labels === undefined ? valueAxisWidth(frame, scale, format) : 4;
  const { left, width, labels: categories } = bandLabels(frame, matrix, { axis: axisWidth }, strong);
  const top = above + title.height;
  const plot: Plot = {
    left,
    top,
    width,
    height: Math.max(20, frame.height - top - below - categories.height - notesHeight(frame)),
  };
  const band = barBand(plot, values.length, { most: THICKEST.upright });
  const at = (value: number): number => yOf(value, range, plot);
  const boxes = barBoxes(matrix, { band, at }, false);
  return {
    plot,
    office: categoryChart(frame, matrix, {
      kind: 'column',
      ...(labels === undefined ? { plot, step: scale.step } : unseenAxis(plot, range, { room: below })),
      series: [
        {
          ...singleSeries(frame, values, strong),
          ...(labels === undefined && strong.size <= MOST_STRONG ? { labelled: [...strong] } : {}),
        },
      ],
      axis: labels === undefined,
      labels: labels !== undefined,
      gap: gapShare(width, values.length, band.thickness),
    }),
    x: { type: 'category', data: matrix.categories.map((_, i) => String(i)) },
    y: { type: 'value', min: range.min, max: range.max },
    series: [barSeries(frame, values, strong, matrix, false)],
    shapes: [
      ...title.shapes,
      ...(labels === undefined
        ? [
            ...valueAxis(frame, scale, format, plot),
            ...(frame.config.valueLabels === false
              ? []
              : strongLabels(frame, values, { format, scale, plot, strong })),
          ]
        : valueLabels(frame, values, labels, range, plot, strong)),
      baseline(frame, range, plot),
      ...categories.shapes({ ...plot, height: plot.height + below }),
    ],
    marks: barMarks(matrix, boxes, format.label),
    stage: barStage(frame, matrix, { plot, range, boxes, at, format, across: (c) => band.middle(c, 0) }),
  };
}

/** The labels that fit above their bars, the exact ones if they do; undefined where an axis has to say it. */
function barLabels(
  frame: Frame,
  values: (number | null)[],
  format: ValueFormat,
  band: number,
): string[] | undefined {
  const wanted = frame.config.valueLabels;
  if (wanted === false || (wanted !== true && values.length > MOST_LABELLED)) return undefined;
  for (const write of [format.label, format.short]) {
    const labels = values.map((value) => (value === null ? '–' : write(value)));
    if (labels.every((label) => labelWidth(frame, label, true) <= band - 6)) return labels;
  }
  return undefined;
}

/** Beside an axis only what stands out is written: the few of many bars, where each has room. */
function strongLabels(
  frame: Frame,
  values: readonly (number | null)[],
  { format, scale, plot, strong }: { format: ValueFormat; scale: ValueScale; plot: Plot; strong: Strong },
): Shape[] {
  if (strong.size > MOST_STRONG) return [];
  const band = plot.width / values.length;
  return [...strong].flatMap((i): Shape[] => {
    const value = values[i] ?? null;
    if (value === null) return [];
    const down = value < 0;
    const y = yOf(value, scale, plot);
    return [
      text(frame, format.label(value), plot.left + band * (i + 0.5), down ? y + 5 : y - 5, {
        align: 'center',
        baseline: down ? 'top' : 'bottom',
        bold: true,
        color: frame.theme.colors.text,
        rim: true,
      }),
    ];
  });
}

/** With labels on the bars there are no ticks to be round: the tallest bar takes the whole height. */
export function tight(values: readonly (number | null)[]): { min: number; max: number } {
  const numbers = values.filter((value) => value !== null);
  const min = Math.min(0, ...numbers);
  const max = Math.max(0, ...numbers);
  return min === max ? { min: 0, max: 1 } : { min, max };
}

function valueLabels(
  frame: Frame,
  values: (number | null)[],
  labels: string[],
  range: { min: number; max: number },
  plot: Plot,
  strong: Strong,
): Shape[] {
  const band = plot.width / values.length;
  return values.map((value, i) => {
    const down = value !== null && value < 0;
    const y = yOf(value ?? 0, range, plot);
    return text(frame, labels[i] ?? '', plot.left + band * (i + 0.5), down ? y + 5 : y - 5, {
      align: 'center',
      baseline: down ? 'top' : 'bottom',
      bold: strong.size === 0 || strong.has(i),
      color: strong.size === 0 || strong.has(i) ? frame.theme.colors.text : frame.theme.colors.muted,
    });
  });
}

/** One series of bars, its highlighted bar in the accent and the others behind it. */
export function barSeries(
  frame: Frame,
  values: readonly (number | null)[],
  strong: Strong,
  matrix: Matrix,
  horizontal: boolean,
): Record<string, unknown> {
  const color = strong.size === 0 ? paletteColor(frame, 0) : quietColor(frame);
  return {
    type: 'bar',
    barMaxWidth: horizontal ? THICKEST.lying : THICKEST.upright,
    barCategoryGap: bandGap(matrix.categories.length),
    itemStyle: { color },
    data: values.map((value, i) => {
      if (value === null) return '-';
      const end = horizontal
        ? value < 0
          ? [2, 0, 0, 2]
          : [0, 2, 2, 0]
        : value < 0
          ? [0, 0, 2, 2]
          : [2, 2, 0, 0];
      return {
        value,
        itemStyle: { color: strong.has(i) ? frame.theme.colors.accent : color, borderRadius: end },
      };
    }),
  };
}
