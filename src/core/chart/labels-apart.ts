import { measureText } from '../layout/measure.js';
import type { Shape, TextShape } from './shapes.js';

type Point = readonly [number, number];

/** From the top of a capital to below a `g`, in em from the middle of the line. */
const [ABOVE, BELOW] = [0.36, 0.56];
/** Px that neighbours may share: widths are rounded, and letters seldom fill their line. */
const SHARED = 0.5;

/**
 * No label lies on another, or on the `notes`. Builders leave room for each; where a small box has none, large and bold
 * labels stay, then the rest in drawing order, and those of a scale only where they stand free. `lost` where something
 * left out has to be told.
 */
export function labelsApart(
  shapes: readonly Shape[],
  notes: readonly TextShape[],
): { shapes: Shape[]; lost: boolean } {
  const texts = shapes.filter((shape) => shape.type === 'text');
  const kept = notes.map(quadOf);
  const out = new Set<Shape>();
  let lost = false;
  for (const shape of [...texts].sort((a, b) => weightOf(b) - weightOf(a))) {
    const box = quadOf(shape);
    // An ellipsis alone names nothing.
    if (shape.style.text !== '…' && !kept.some((other) => meet(box, other))) kept.push(box);
    else {
      out.add(shape);
      lost ||= shape.tick !== true;
    }
  }
  return { shapes: [...shapes.filter((shape) => !out.has(shape)), ...notes], lost };
}

/** Px between a text that is added and those that stand already. */
const APART = 5;

/** Whether a text would lie on one of those among `shapes`, or run into it. */
export function labelsOn(shape: TextShape, shapes: readonly Shape[]): boolean {
  const own = quadOf(shape);
  const box = { ...own, left: own.left - APART, right: own.right + APART };
  return shapes.some((other) => other.type === 'text' && meet(box, quadOf(other)));
}

function weightOf({ style, tick }: TextShape): number {
  return tick === true ? -1 : style.fontSize + (style.fontWeight === 'bold' ? 0.5 : 0);
}

interface Quad {
  corners: readonly [Point, Point, Point, Point];
  left: number;
  right: number;
  top: number;
  bottom: number;
  slanted: boolean;
}

function quadOf({ x, y, rotation = 0, style }: TextShape): Quad {
  const size = style.fontSize;
  const width = measureText(style.text, { fontSize: size, bold: style.fontWeight === 'bold' });
  const from = -{ left: 0, center: width / 2, right: width }[style.align];
  const middle = { top: 0.5, middle: 0, bottom: -0.5 }[style.verticalAlign] * size;
  const [left, right] = [from + SHARED, from + width - SHARED];
  const [top, bottom] = [middle - ABOVE * size + SHARED, middle + BELOW * size - SHARED];
  const [sin, cos] = [Math.sin(rotation), Math.cos(rotation)];
  const turned = (dx: number, dy: number): Point => [x + dx * cos + dy * sin, y - dx * sin + dy * cos];
  const corners = [
    turned(left, top),
    turned(right, top),
    turned(right, bottom),
    turned(left, bottom),
  ] as const;
  const [xs, ys] = [corners.map((it) => it[0]), corners.map((it) => it[1])];
  return {
    corners,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    slanted: rotation !== 0,
  };
}

function meet(a: Quad, b: Quad): boolean {
  if (a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top) return false;
  return (!a.slanted && !b.slanted) || !(parted(a, b) || parted(b, a));
}

/** Whether a side of `a` has all of `b` beyond it. */
function parted(a: Quad, b: Quad): boolean {
  const [from, across, , down] = a.corners;
  return [across, down].some(([x, y]) => {
    const along = ({ corners }: Quad): number[] =>
      corners.map((it) => (it[0] - from[0]) * (x - from[0]) + (it[1] - from[1]) * (y - from[1]));
    const [own, other] = [along(a), along(b)];
    return Math.max(...own) <= Math.min(...other) || Math.max(...other) <= Math.min(...own);
  });
}
