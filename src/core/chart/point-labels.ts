import { truncateText } from '../layout/measure.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import type { Point } from './scatter-chart.js';
import type { Shape } from './shapes.js';
import { text } from './shapes.js';

const MOST_LABELS = 12;

/** Names beside points while they are few; the highlighted one always. A name that would lie on another is left out. */
export function pointLabels(
  frame: Frame,
  points: Point[],
  strong: number,
  radius: number,
  xOf: (value: number) => number,
  yPx: (value: number) => number,
  plot: Plot,
): Shape[] {
  if (frame.encoding.label === undefined) return [];
  const shown = points
    .map((point, i) => ({ point, i }))
    .filter(({ i }) => i === strong || points.length <= MOST_LABELS);
  shown.sort((a, b) => Number(b.i === strong) - Number(a.i === strong));
  const step = lineHeight(frame);
  const boxes: Box[] =
    points.length > MOST_LABELS
      ? []
      : points.map((it) => ({
          x: xOf(it.x) - radius,
          y: yPx(it.y) - radius,
          width: 2 * radius,
          height: 2 * radius,
        }));
  return shown.flatMap(({ point, i }) => {
    const bold = i === strong;
    const name = truncateText(point.label, 180, { fontSize: frame.fontSize, bold });
    const width = labelWidth(frame, name, bold);
    const [px, py] = [xOf(point.x), yPx(point.y)];
    const gap = radius + 5;
    const places = [
      { x: px + gap, y: py - step / 2 },
      { x: px - gap - width, y: py - step / 2 },
      { x: px - width / 2, y: py - gap - step + 4 },
      { x: px - width / 2, y: py + gap - 4 },
    ].map((place) => ({ ...place, width, height: step }));
    const free = places.find((place) => inside(place, plot) && !boxes.some((box) => overlap(box, place)));
    const place = free ?? (bold ? places[0] : undefined);
    if (place === undefined) return [];
    boxes.push(place);
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

function inside(box: Box, plot: Plot): boolean {
  const right = plot.left + plot.width + 24;
  return (
    box.x >= plot.left &&
    box.x + box.width <= right &&
    box.y >= 0 &&
    box.y + box.height <= plot.top + plot.height
  );
}
