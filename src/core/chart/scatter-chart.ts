import type { Frame, Plot } from './frame.js';
import { notesHeight } from './frame.js';
import { extremePoints } from './extreme-points.js';
import { highlighted, quietColor } from './highlight.js';
import { legend } from './legend.js';
import { MOST_LABELS, pointLabels } from './point-labels.js';
import {
  horizontalAxis,
  horizontalAxisHeight,
  horizontalTicks,
  labelsBottom,
  pointWords,
  tickStep,
  withMargin,
} from './scatter-axes.js';
import { pointChart } from './office-marks.js';
import type { Point } from './scatter-points.js';
import { readPoints, sample, seriesColors } from './scatter-points.js';
import type { Drawing } from './shapes.js';
import { dotMark } from './shapes.js';
import { axisTitle, frameFormat, valueAxis, valueAxisWidth, yOf } from './value-axis.js';
import { valueScale } from './value-scale.js';

/** Points on two scales with a light grid; translucent where they are many, named where they are few. */
export function scatterChart(frame: Frame): Drawing {
  const all = readPoints(frame);
  const points = sample(frame, all);
  const { colorOf, items } = seriesColors(frame, points);
  const strong = highlighted(
    frame,
    points.map((it) => ({ label: it.label })),
  );
  const yTitle = axisTitle(frame, frame.config.yLabel, frame.encoding.y);
  const key = items.length > 1 ? legend(frame, items, yTitle.height) : { height: 0, shapes: [] };

  const ys = points.map((it) => it.y);
  const xs = points.map((it) => it.x);
  const yFormat = frameFormat(frame, ys);
  const yScale = withMargin(valueScale(ys, Math.max(3, Math.floor(frame.height / 80)), false), ys);
  const left = valueAxisWidth(frame, yScale, yFormat);
  const width = frame.width - left - 24;
  const xTicks = horizontalTicks(frame, xs, width);
  const top = yTitle.height + key.height + 8;
  const below = horizontalAxisHeight(frame, xTicks);
  const plot: Plot = {
    left,
    top,
    width,
    height: Math.max(20, frame.height - top - below - notesHeight(frame)),
  };
  const xOf = (value: number): number =>
    plot.left + (plot.width * (value - xTicks.min)) / (xTicks.max - xTicks.min);

  const yPx = (value: number): number => yOf(value, yScale, plot);
  // Names of all of many points would be a cloud of their own.
  const first = extremePoints(points);
  const shown = points.length <= MOST_LABELS ? points.map((_, i) => i) : [];

  const radius = points.length <= 60 ? 7 : points.length <= 400 ? 5.5 : points.length <= 1500 ? 4.5 : 3.5;
  const opacity =
    points.length <= 60 ? 0.85 : points.length <= 400 ? 0.6 : points.length <= 1500 ? 0.45 : 0.3;
  const quiet = quietColor(frame);
  const groups = new Map<string, Point[]>();
  points.forEach((point, i) => {
    const color =
      strong.size === 0 ? colorOf(point.series) : strong.has(i) ? frame.theme.colors.accent : quiet;
    const group = groups.get(color);
    if (group === undefined) groups.set(color, [point]);
    else group.push(point);
  });

  const labels = pointLabels(frame, points, {
    strong,
    first,
    shown,
    radiusOf: () => radius,
    xOf,
    yOf: yPx,
    plot,
  });
  const ends = {
    xs: { min: xTicks.min, max: xTicks.max, step: tickStep(frame, xTicks) },
    ys: { min: yScale.min, max: yScale.max, step: yScale.step },
  };
  return {
    plot,
    office: pointChart(frame, 'scatter', points, colorOf, {
      ...ends,
      namesTop: yTitle.height,
      bottom: labelsBottom(frame, xTicks, plot),
      plot,
      opacity,
      radius,
      names: labels.names,
    }),
    x: { type: 'value', min: xTicks.min, max: xTicks.max },
    y: { type: 'value', min: yScale.min, max: yScale.max },
    series: [...groups].map(([color, group]) => ({
      type: 'scatter',
      symbol: 'circle',
      symbolSize: radius * 2,
      z: color === frame.theme.colors.accent ? 5 : 4,
      itemStyle: { color, opacity: strong.size > 0 && points.length <= 60 ? 1 : opacity },
      data: group.map((point) => [point.x, point.y]),
    })),
    shapes: [
      ...yTitle.shapes,
      ...key.shapes,
      ...valueAxis(frame, yScale, yFormat, plot),
      ...horizontalAxis(frame, xTicks, xOf, plot),
      ...labels.shapes,
    ],
    stage: { kind: 'points', plot, points, xOf, yOf: yPx },
    marks: points.map((point) => {
      const { label, value } = pointWords(frame, point, xTicks.write(point.x), yFormat.label(point.y));
      return dotMark(xOf(point.x), yPx(point.y), radius, label, value);
    }),
  };
}
