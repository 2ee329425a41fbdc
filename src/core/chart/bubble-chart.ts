import { DeckError } from '../errors.js';
import { mix, textOn } from './colors.js';
import { extremePoints } from './extreme-points.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, notesHeight } from './frame.js';
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
} from './scatter-axes.js';
import { pointChart } from './office-marks.js';
import type { Point } from './scatter-points.js';
import { readPoints, sample, seriesColors } from './scatter-points.js';
import type { Drawing, Mark, Shape } from './shapes.js';
import { dotMark, path } from './shapes.js';
import { sizeKey } from './size-key.js';
import { radiusOf } from './size-scale.js';
import {
  axisName,
  axisTitle,
  frameFormat,
  otherFormat,
  valueAxis,
  valueAxisWidth,
  yOf,
} from './value-axis.js';
import { valueScale } from './value-scale.js';

/** Circles with more of a ring around them than this would be all ring. */
const MOST_RINGED = 400;
/** A chart lower than this has no line to spare. */
const LOW = 280;

/** Points on two scales whose areas are a third value, the largest behind the others and named. */
export function bubbleChart(frame: Frame): Drawing {
  const points = sample(frame, readPoints(frame));
  refuseNegative(frame, points);
  const { colorOf, items } = seriesColors(frame, points);
  const strong = highlighted(
    frame,
    points.map((it) => ({ label: it.label })),
  );
  const sizes = points.map(({ size }) => size).filter((size) => size !== null);
  const sizeFormat = otherFormat(frame, frame.encoding.size, sizes);
  const largest = sizes.reduce((a, b) => Math.max(a, b), 0);
  const scaled = radiusOf(largest, largestRadius(frame, points.length));
  // Without a column of sizes all are points of one size.
  const radius = ({ size }: Point): number => (frame.encoding.size === undefined ? 7 : scaled(size ?? 0));

  const head = heading(frame, items, (name) => sizeKey(frame, name, sizes, scaled, sizeFormat));
  const ys = points.map((it) => it.y);
  const xs = points.map((it) => it.x);
  const yFormat = frameFormat(frame, ys);
  const yScale = valueScale(ys, Math.max(3, Math.floor(frame.height / 80)), false);
  const left = valueAxisWidth(frame, yScale, yFormat);
  const xTicks = horizontalTicks(frame, xs, frame.width - left - 24, false);
  const top = head.height + 8;
  const plot: Plot = {
    left,
    top,
    width: Math.max(20, frame.width - left - 24),
    height: Math.max(20, frame.height - top - horizontalAxisHeight(frame, xTicks) - notesHeight(frame)),
  };
  const shareX = (value: number): number => part(value, xTicks.min, xTicks.max);
  const shareY = (value: number): number => part(value, yScale.min, yScale.max);
  const padX = padding(
    points.map((it) => [shareX(it.x), radius(it)]),
    plot.width,
  );
  const padY = padding(
    points.map((it) => [shareY(it.y), radius(it)]),
    plot.height,
  );
  // The scales run inside the plot, so that no circle leaves it; the grid runs through all of it.
  const inner: Plot = { ...plot, top: plot.top + padY, height: plot.height - 2 * padY };
  const xOf = (value: number): number => plot.left + padX + (plot.width - 2 * padX) * shareX(value);
  const yPx = (value: number): number => yOf(value, yScale, inner);

  const colorAt = (i: number): string =>
    strong.size === 0
      ? colorOf(points[i]?.series ?? '')
      : strong.has(i)
        ? frame.theme.colors.accent
        : quietColor(frame);
  const order = points
    .map((_, i) => i)
    .sort(
      (a, b) =>
        Number(strong.has(a)) - Number(strong.has(b)) || sizeAt(points, b) - sizeAt(points, a) || a - b,
    );
  const opacity = points.length > 1500 ? 0.3 : 0.45;
  const { background } = frame.theme.colors;
  const marks = order.map((i): Mark => {
    const point = points[i] as Point;
    const size =
      frame.encoding.size === undefined ? '' : point.size === null ? '–' : sizeFormat.label(point.size);
    const { label, value } = pointWords(frame, point, xTicks.write(point.x), yFormat.label(point.y), size);
    return dotMark(xOf(point.x), yPx(point.y), radius(point), label, value);
  });
  const named = [...order].sort((a, b) => sizeAt(points, b) - sizeAt(points, a) || a - b);
  const labels = pointLabels(frame, points, {
    strong,
    first: extremePoints(points),
    shown: named.slice(0, MOST_LABELS),
    radiusOf: radius,
    xOf,
    yOf: yPx,
    plot,
    inside: (point) => textOn(mix(background, colorAt(points.indexOf(point)), opacity), frame.theme),
  });
  return {
    office: pointChart(frame, frame.encoding.size === undefined ? 'scatter' : 'bubble', points, colorOf, {
      xs: padded(xTicks, tickStep(frame, xTicks), padX / plot.width),
      ys: padded(yScale, yScale.step, padY / plot.height),
      plot,
      namesTop: head.namesTop,
      bottom: labelsBottom(frame, xTicks, plot),
      opacity,
      radius: frame.encoding.size === undefined ? 7 : scaled(largest),
      names: labels.names,
    }),
    shapes: [
      ...head.shapes,
      ...valueAxis(frame, yScale, yFormat, inner),
      ...horizontalAxis(frame, xTicks, xOf, plot),
      ...marks.flatMap(({ d }, n): Shape[] => {
        const i = order[n] ?? 0;
        const color = colorAt(i);
        const ring = { rim: color, rimWidth: 1.5, z: 4 };
        // A size that is not known has no area.
        if (frame.encoding.size !== undefined && points[i]?.size === null) return [path(d, 'none', ring)];
        return [path(d, color, points.length > MOST_RINGED ? { opacity, z: 4 } : { opacity, ...ring })];
      }),
      ...labels.shapes,
    ],
    marks,
    stage: { kind: 'points', plot, points, xOf, yOf: yPx },
  };
}

/** A scale with as many whole steps more on both sides as circles need that share of it free. */
function padded(
  { min, max }: { min: number; max: number },
  step: number,
  share: number,
): { min: number; max: number; step: number } {
  if (share <= 0 || step <= 0) return { min, max, step };
  const more = Math.ceil(((max - min) * share) / (1 - 2 * share) / step) * step;
  return { step, min: min - more, max: max + more };
}

const sizeAt = (points: readonly Point[], i: number): number => points[i]?.size ?? -1;

function refuseNegative(frame: Frame, points: readonly Point[]): void {
  const negative = points.find(({ size }) => size !== null && size < 0);
  if (negative === undefined) return;
  const where = negative.label === '' ? '' : ` at ${JSON.stringify(negative.label)}`;
  throw new DeckError(
    'wrong_columns',
    `A bubble shows ${JSON.stringify(frame.encoding.size)} as an area, but it is negative${where}.`,
    { hint: 'Take another column for the size, or draw a scatter without one.' },
  );
}

/** Smaller circles the more there are, so that they do not fill the plot. */
function largestRadius(frame: Frame, count: number): number {
  const share = count <= 12 ? 0.1 : count <= 40 ? 0.085 : count <= 150 ? 0.065 : count <= 600 ? 0.045 : 0.03;
  return Math.max(5, Math.min(44, Math.min(frame.width, frame.height) * share));
}

/** Name of y and size key in one line where both fit, and the names of series below. */
function heading(
  frame: Frame,
  items: readonly { name: string; color: string }[],
  keyOf: (name: string) => ReturnType<typeof sizeKey>,
): { height: number; namesTop: number; shapes: Shape[] } {
  const title = axisTitle(frame, frame.config.yLabel, frame.encoding.y);
  const titleEnd = title.shapes.length === 0 ? 0 : titleWidth(title.shapes) + 24;
  const full = keyOf(axisName(frame, undefined, frame.encoding.size));
  const bare = keyOf('');
  // The name of the size gives way before the plot gives a line to it.
  const key = titleEnd + full.width > frame.width && frame.height < LOW ? bare : full;
  const beside = titleEnd + key.width <= frame.width;
  const keyTop = beside ? 0 : title.height;
  // The names of series stand under the name of y, beside the key, where that has a half of the width for them.
  const narrow = { ...frame, width: frame.width - key.width - 24 };
  const under = beside && items.length > 1 && narrow.width >= frame.width / 2;
  const height = beside ? Math.max(title.height, under ? 0 : key.height) : title.height + key.height;
  const names = items.length > 1 ? legend(under ? narrow : frame, items, height) : { height: 0, shapes: [] };
  const keyShapes = key.width > frame.width ? [] : key.draw(frame.width - key.width, keyTop);
  return {
    height: Math.max(height + names.height, key.height),
    namesTop: height,
    shapes: [...title.shapes, ...keyShapes, ...names.shapes],
  };

  function titleWidth(shapes: readonly Shape[]): number {
    const shown = shapes[0];
    return shown?.type === 'text' ? shown.x + labelWidth(frame, shown.style.text) : 0;
  }
}

/** Where a value lies between two others, 0 to 1; halved first, since the extremes of a double lie too far apart. */
function part(value: number, min: number, max: number): number {
  return (value / 2 - min / 2) / (max / 2 - min / 2);
}

/**
 * How far a scale of `length` px has to be moved in on both sides for circles at these shares of it to stay inside:
 * p + share × (length − 2p) ≥ radius, at the nearer end.
 */
function padding(circles: readonly (readonly [number, number])[], length: number): number {
  const wanted = circles.map(([share, radius]) => {
    const near = Math.min(share, 1 - share);
    return near >= 0.49 ? 0 : (radius - near * length) / (1 - 2 * near);
  });
  return Math.min(
    length / 3,
    wanted.reduce((a, b) => Math.max(a, b), 0),
  );
}
