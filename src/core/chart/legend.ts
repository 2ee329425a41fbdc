import { truncateText } from '../layout/measure.js';
import { readable } from './colors.js';
import type { Frame } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import type { Shape } from './shapes.js';
import { dot, text } from './shapes.js';

export interface Named {
  name: string;
  color: string;
}

/** Up to so many series are named where they are drawn. */
export const MOST_DIRECT = 4;

/** Names of series above the plot, each behind its colour, in as many rows as they need. */
export function legend(
  frame: Frame,
  items: readonly Named[],
  top: number,
): { height: number; shapes: Shape[] } {
  if (frame.config.legend === false) return { height: 0, shapes: [] };
  const shapes: Shape[] = [];
  const step = lineHeight(frame) + 4;
  let x = 0;
  let row = 0;
  for (const item of items) {
    const name = truncateText(item.name, frame.width * 0.4, { fontSize: frame.fontSize });
    const width = 18 + labelWidth(frame, name);
    if (x > 0 && x + width > frame.width) {
      x = 0;
      row += 1;
    }
    const y = top + row * step + step / 2;
    shapes.push(
      dot(x + 7, y, 6, item.color),
      text(frame, name, x + 18, y, { color: frame.theme.colors.text }),
    );
    x += width + 22;
  }
  return { height: (row + 1) * step + 8, shapes };
}

/** A series colour as text: the colour itself where it reads as such (4.5:1), else moved towards the text colour. */
export function textColor(frame: Frame, color: string): string {
  return readable(color, frame.theme.colors.background, frame.theme.colors.text, 4.5);
}

/**
 * Moves labels apart that want to stand at `wanted` (px, middle) so that they are `gap` apart between `from` and `to`,
 * in the order of their wishes. Returns the places, and the farthest any label was moved.
 */
export function spread(
  wanted: readonly number[],
  gap: number,
  from: number,
  to: number,
): { places: number[]; moved: number } {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const places = [...wanted];
  let floor = from;
  for (const i of order) {
    places[i] = Math.max(wanted[i] ?? 0, floor);
    floor = (places[i] ?? 0) + gap;
  }
  let ceiling = to;
  for (const i of order.reverse()) {
    places[i] = Math.min(places[i] ?? 0, ceiling);
    ceiling = (places[i] ?? 0) - gap;
  }
  const moved = Math.max(0, ...places.map((place, i) => Math.abs(place - (wanted[i] ?? 0))));
  return { places, moved };
}
