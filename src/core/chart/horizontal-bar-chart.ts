import { barBand } from './bar-band.js';
import { barStage } from './annotation/bar-stage.js';
import { barSeries, THICKEST, tight } from './bar-chart.js';
import { barBoxes, barMarks } from './bar-marks.js';
import { orderBars } from './bar-order.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight, notesHeight } from './frame.js';
import { mix } from './colors.js';
import { highlighted } from './highlight.js';
import type { FittedLabel } from './label-text.js';
import { wrapNames } from './label-text.js';
import { categoryChart, gapShare, singleSeries, unseenAxis } from './office-marks.js';
import { readMatrix } from './series-matrix.js';
import type { Drawing, Shape } from './shapes.js';
import { crisp, line, text } from './shapes.js';
import { axisTitle, frameFormat } from './value-axis.js';

/** Bars to the right, largest first, each with its name before it and its value behind it; no axis. */
export function horizontalBarChart(frame: Frame): Drawing {
  const title = axisTitle(frame, frame.config.yLabel, frame.encoding.value);
  const room = Math.floor((frame.height - title.height - 30) / (frame.fontSize * 1.5));
  const matrix = orderBars(frame, readMatrix(frame, 'keep'), { sorted: true, room });
  const values = matrix.series[0]?.values ?? [];
  const format = frameFormat(frame, values);
  const strong = highlighted(frame, matrix.categories, values);
  const plotHeight = Math.max(20, frame.height - title.height - notesHeight(frame));
  const band = plotHeight / values.length;

  const most = Math.max(1, Math.min(2, Math.floor((band - 2) / lineHeight(frame))));
  // Dates and numbers cannot be left out one by one beside their bars, only thinned.
  const every = Math.max(1, Math.ceil((frame.fontSize * 1.15) / band));
  const fit = (share: number): FittedLabel[] =>
    wrapNames(
      matrix.categories.map((it) => it.label),
      frame.width * share,
      most,
      frame.fontSize,
    );
  // A little more for names that it saves from being cut.
  const [usual, wide] = [fit(0.36), fit(0.45)];
  const names = (usual.some((it) => it.cut) && !wide.some((it) => it.cut) ? wide : usual).map(
    (it) => it.lines,
  );
  const left = Math.max(...names.flat().map((it) => labelWidth(frame, it))) + 12;
  const texts = values.map((value) => (value === null ? '–' : format.label(value)));
  const withLabels = frame.config.valueLabels !== false;
  const valueRoom = withLabels ? Math.max(...texts.map((it) => labelWidth(frame, it, true))) + 10 : 8;
  const range = tight(values);
  const before = withLabels && range.min < 0 ? valueRoom : 0;
  const plot: Plot = {
    left: left + before,
    top: title.height,
    width: Math.max(20, frame.width - left - before - valueRoom),
    height: plotHeight,
  };
  const xOf = (value: number): number =>
    plot.left + (plot.width * (value - range.min)) / (range.max - range.min);

  const shapes: Shape[] = [...title.shapes];
  names.forEach((lines, i) => {
    if (i % every !== 0) return;
    const y = plot.top + band * (i + 0.5);
    const isStrong = strong.size === 0 || strong.has(i);
    const { text: dark, muted } = frame.theme.colors;
    lines.forEach((content, n) => {
      shapes.push(
        text(frame, content, left - 12, y + (n - (lines.length - 1) / 2) * lineHeight(frame), {
          align: 'right',
          color: isStrong ? dark : muted,
          bold: strong.has(i),
        }),
      );
    });
    if (!withLabels) return;
    const value = values[i] ?? null;
    const down = value !== null && value < 0;
    shapes.push(
      text(frame, texts[i] ?? '', xOf(value ?? 0) + (down ? -8 : 8), y, {
        align: down ? 'right' : 'left',
        bold: isStrong,
        color: isStrong ? dark : muted,
      }),
    );
  });
  const zero = crisp(xOf(0));
  const axis = line(
    [
      [zero, plot.top],
      [zero, plot.top + plot.height],
    ],
    mix(frame.theme.colors.rule, frame.theme.colors.muted, 0.7),
  );
  const bars = barBand(plot, values.length, { horizontal: true, most: THICKEST.lying });
  const boxes = barBoxes(matrix, { band: bars, at: xOf, horizontal: true }, false);
  return {
    plot,
    office: categoryChart(frame, matrix, {
      kind: 'bar',
      ...unseenAxis(plot, range, { room: before, lying: true }),
      series: [singleSeries(frame, values, strong)],
      labels: withLabels,
      gap: gapShare(plot.height, values.length, bars.thickness),
    }),
    x: { type: 'value', min: range.min, max: range.max },
    y: { type: 'category', inverse: true, data: matrix.categories.map((_, i) => String(i)) },
    series: [barSeries(frame, values, strong, matrix, true)],
    shapes: [...shapes, { ...axis, z: 12 }],
    marks: barMarks(matrix, boxes, format.label),
    stage: barStage(frame, matrix, {
      plot,
      range,
      boxes,
      at: xOf,
      format,
      across: (c) => bars.middle(c, 0),
      lying: true,
    }),
  };
}
