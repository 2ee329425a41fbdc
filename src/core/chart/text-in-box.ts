import { measureText, truncateText } from '../layout/measure.js';
import type { Frame } from './frame.js';
import { HALF_CAPITAL } from './frame.js';
import type { TextShape } from './shapes.js';

/**
 * The text where it stands, moved or cut only as far as it would leave the chart: builders leave room for every label, but a small box
 * and a long number can ask for more than there is. A slanted label without room for a letter is left out.
 */
export function textInBox(frame: Frame, shape: TextShape): TextShape | undefined {
  if (shape.rotation !== undefined) return slantedInBox(frame, shape, shape.rotation);
  const { style } = shape;
  const font = { fontSize: style.fontSize, bold: style.fontWeight === 'bold' };
  const measured = measureText(style.text, font);
  const content = measured > frame.width ? truncateText(style.text, frame.width, font) : style.text;
  const width = content === style.text ? measured : measureText(content, font);
  const before = { left: 0, center: width / 2, right: width }[style.align];
  const above = { top: -0.5, middle: 0, bottom: 0.5 }[style.verticalAlign] * style.fontSize;
  const edge = HALF_CAPITAL * style.fontSize;
  const x = within(shape.x, before, frame.width - width + before);
  const y = within(shape.y, edge + above, frame.height - edge + above);
  if (x === shape.x && y === shape.y && content === style.text) return shape;
  return { ...shape, x, y, style: { ...style, text: content } };
}

/** A slanted label ends where it belongs and begins further down: only its beginning can be outside. */
function slantedInBox(frame: Frame, shape: TextShape, rotation: number): TextShape | undefined {
  const { style } = shape;
  const font = { fontSize: style.fontSize, bold: style.fontWeight === 'bold' };
  const half = HALF_CAPITAL * style.fontSize;
  const [sin, cos] = [Math.sin(rotation), Math.cos(rotation)];
  const room = Math.min((shape.x - half * sin) / cos, (frame.height - shape.y - half * cos) / sin);
  if (measureText(style.text, font) <= room) return shape;
  const content = truncateText(style.text, room, font);
  if (measureText(content, font) > room) return undefined;
  return { ...shape, style: { ...style, text: content } };
}

function within(value: number, from: number, to: number): number {
  return Math.max(from, Math.min(to, value));
}
