import { truncateText } from '../layout/measure.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import type { Point } from './scatter-points.js';
import type { Shape } from './shapes.js';
import { text } from './shapes.js';

export const MOST_LABELS = 12;

interface PointPlaces {
  /** The highlighted point, which always has its name; −1 for none. */
  strong: number;
  /** The points that are named where there is room, the most important first. */
  shown: readonly number[];
  radiusOf: (point: Point) => number;
  xOf: (value: number) => number;
  yOf: (value: number) => number;
  plot: Plot;
  /** The colour of a name that stands in its circle; names stand beside circles where it is not given. */
  inside?: (point: Point) => string;
}

/** Names beside points, or in them where they are large. A name that would lie on another or on a point is left out. */
export function pointLabels(frame: Frame, points: readonly Point[], places: PointPlaces): Shape[] {
  if (frame.encoding.label === undefined) return [];
  const { strong, radiusOf, xOf, yOf, plot, inside } = places;
  const order = strong < 0 ? places.shown : [strong, ...places.shown.filter((i) => i !== strong)];
  const step = lineHeight(frame);
  const boxes: (Box & { own: number })[] = (places.shown.length === 0 ? [] : points).map((point, own) => {
    const radius = radiusOf(point);
    return { x: xOf(point.x) - radius, y: yOf(point.y) - radius, width: 2 * radius, height: 2 * radius, own };
  });
  return order.flatMap((i) => {
    const point = points[i] as Point;
    const radius = radiusOf(point);
    const bold = i === strong;
    const name = truncateText(point.label, 180, { fontSize: frame.fontSize, bold });
    const width = labelWidth(frame, name, bold);
    const [px, py] = [xOf(point.x), yOf(point.y)];
    const gap = radius + 5;
    const box = (x: number, y: number): Box => ({ x, y, width, height: step });
    const within = box(px - width / 2, py - step / 2);
    const others = boxes.filter((it) => it.own !== i);
    if (
      inside !== undefined &&
      Math.hypot(width, step) < 2 * radius &&
      !others.some((it) => overlap(it, within))
    ) {
      boxes.push({ ...within, own: i });
      return [text(frame, name, within.x, py, { bold, color: inside(point) })];
    }
    const around = [
      box(px + gap, py - step / 2),
      box(px - gap - width, py - step / 2),
      box(px - width / 2, py - gap - step + 4),
      box(px - width / 2, py + gap - 4),
    ];
    const free = around.find((place) => lies(place, plot) && !boxes.some((it) => overlap(it, place)));
    const place = free ?? (bold ? (around.find((it) => lies(it, plot)) ?? around[0]) : undefined);
    if (place === undefined) return [];
    boxes.push({ ...place, own: i });
    return [
      text(frame, name, place.x, place.y + step / 2, { bold, color: frame.theme.colors.text, rim: true }),
    ];
  });
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Whether a label lies in the plot; to its right there is room for 24 px more. */
function lies(box: Box, plot: Plot): boolean {
  const right = plot.left + plot.width + 24;
  return (
    box.x >= plot.left &&
    box.x + box.width <= right &&
    box.y >= 0 &&
    box.y + box.height <= plot.top + plot.height
  );
}
