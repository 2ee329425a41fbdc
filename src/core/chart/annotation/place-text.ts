import { measureText } from '../../layout/measure.js';
import { labelsOn } from '../labels-apart.js';
import type { Frame } from '../frame.js';
import type { Shape, TextOptions, TextShape } from '../shapes.js';
import { text } from '../shapes.js';
import type { Point, Rule } from './overlay.js';
import type { ValueStage } from './stage.js';

/** What is there already: a text may lie on no other, and rather on no line. */
export interface Surroundings {
  stage: ValueStage;
  shapes: readonly Shape[];
  /** Of annotations that were drawn before. */
  rules: readonly Rule[];
}

/** A place for a text, px of the chart. */
export interface Spot {
  x: number;
  y: number;
  align: 'left' | 'center' | 'right';
  baseline: 'top' | 'middle' | 'bottom';
}

/** How bad it is to stand on a bar, beside a point of a line which lies under it. */
const [ON_BAR, ON_LINE] = [10, 1];
/** Px from one looked at point of a line to the next. */
const PITCH = 5;

/**
 * The text at the best of `spots`: inside the chart and on no other text; rather free of lines and bars, and the earlier the better.
 * Undefined where none has room.
 */
export function placeText(
  frame: Frame,
  content: string,
  spots: readonly Spot[],
  { stage, shapes, rules }: Surroundings,
  look: TextOptions,
): TextShape | undefined {
  let best: { shape: TextShape; cost: number } | undefined;
  const lines = [
    ...linePoints(stage),
    ...rules.flatMap(({ points }) =>
      points.slice(1).flatMap((to, i) => alongSegment(points[i] as Point, to)),
    ),
  ];
  for (const { x, y, align, baseline } of spots) {
    const shape = text(frame, content, x, y, { ...look, align, baseline, rim: true });
    const box = boxOf(shape);
    if (box.left < 0 || box.right > frame.width || box.top < 0 || box.bottom > frame.height) continue;
    if (labelsOn(shape, shapes)) continue;
    const onBars = (stage.boxes ?? []).filter(
      (it) =>
        it.x < box.right && it.x + it.width > box.left && it.y < box.bottom && it.y + it.height > box.top,
    );
    const onLines = lines.filter(
      ([px, py]) => px > box.left && px < box.right && py > box.top && py < box.bottom,
    );
    const cost = onBars.length * ON_BAR + Math.min(ON_BAR, onLines.length * ON_LINE);
    if (best === undefined || cost < best.cost) best = { shape, cost };
    if (cost === 0) break;
  }
  return best?.shape;
}

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function boxOf({ x, y, style }: TextShape): Edges {
  const width = measureText(style.text, {
    fontSize: style.fontSize,
    bold: style.fontWeight === 'bold',
  });
  const left = x - { left: 0, center: width / 2, right: width }[style.align];
  const top = y - { top: 0, middle: 0.5, bottom: 1 }[style.verticalAlign] * style.fontSize;
  return { left, right: left + width, top, bottom: top + style.fontSize };
}

/** Points along the lines, so close that none passes a letter unseen. */
function linePoints({ boxes, series, stacked, at, across }: ValueStage): Point[] {
  if (boxes || stacked) return [];
  return series.flatMap(({ values }) =>
    values.flatMap((value, c): Point[] => {
      const next = values[c + 1] ?? null;
      if (value === null) return [];
      const here: Point = [across(c), at(value)];
      if (next === null) return [here];
      const there: Point = [across(c + 1), at(next)];
      return alongSegment(here, there);
    }),
  );
}

function alongSegment([x1, y1]: Point, [x2, y2]: Point): Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / PITCH));
  return Array.from({ length: steps }, (_, i): Point => [
    x1 + ((x2 - x1) * i) / steps,
    y1 + ((y2 - y1) * i) / steps,
  ]);
}
