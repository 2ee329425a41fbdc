import type { ColorScale } from './color-scale.js';
import { colorKey } from './color-scale.js';
import { mix, textOn } from './colors.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import type { Shape } from './shapes.js';
import { line, rect, text } from './shapes.js';
import type { ValueFormat } from './value-format.js';

const DASH = 8;

/** A value on its shade. */
export function cellText(frame: Frame, label: string, x: number, y: number, fill: string): Shape {
  return text(frame, label, x, y, { align: 'center', color: textOn(fill, frame.theme) });
}

/** The values as they fit into their cells, all in one way; undefined where they do not. */
export function cellTexts(
  frame: Frame,
  values: readonly (number | null)[],
  format: ValueFormat,
  cell: { width: number; height: number },
): string[] | undefined {
  if (frame.config.valueLabels === false || cell.height < lineHeight(frame)) return undefined;
  for (const write of [format.label, format.short]) {
    const labels = values.map((value) => (value === null ? '–' : write(value)));
    if (labels.every((label) => labelWidth(frame, label) <= cell.width - 8)) return labels;
  }
  return undefined;
}

/** A place without a value: the bare ground with a dash, so that it is no pale shade of a small value. */
export function emptyCell(
  frame: Frame,
  x: number,
  y: number,
  width: number,
  height: number,
  labelled: boolean,
): Shape[] {
  if (labelled) return [text(frame, '–', x + width / 2, y + height / 2, { align: 'center' })];
  return [dash(frame, x + width / 2, y + height / 2, Math.min(DASH, width * 0.4))];
}

function dash(frame: Frame, x: number, y: number, length: number): Shape {
  const color = mix(frame.theme.colors.background, frame.theme.colors.muted, 0.55);
  return line(
    [
      [x - length / 2, y],
      [x + length / 2, y],
    ],
    color,
  );
}

/** The shades and what a dash means, right of the title where both fit, else below it. */
export function heatmapKey(
  frame: Frame,
  scale: ColorScale,
  format: ValueFormat,
  gaps: boolean,
  title: { height: number; shapes: Shape[] },
): { height: number; shapes: Shape[] } {
  const { noValue } = frame.phrases;
  const gapWidth = gaps ? 24 + DASH + 8 + labelWidth(frame, noValue) : 0;
  const { width } = colorKey(frame, scale, format, 0, 0);
  const heading = title.shapes[0];
  const used = heading?.type === 'text' ? heading.x + labelWidth(frame, heading.style.text) : 0;
  const beside = used === 0 || used + 24 + width + gapWidth <= frame.width;
  const x = beside && used > 0 ? frame.width - width - gapWidth - 2 : 2;
  const y = beside ? 0 : title.height - 8;
  const key = colorKey(frame, scale, format, x, y);
  // In a very narrow chart the shades matter more than the empty places, which show for themselves.
  const withGaps = gaps && x + width + gapWidth <= frame.width;
  const middle = y + lineHeight(frame) / 2;
  return {
    height: y + lineHeight(frame) + 12,
    shapes: [
      ...key.shapes,
      ...(withGaps
        ? [
            dash(frame, x + width + 24 + DASH / 2, middle, DASH),
            text(frame, noValue, x + width + 24 + DASH + 8, middle),
          ]
        : []),
    ],
  };
}

/** A frame around what is highlighted: a row, a column or one cell. */
export function outline(
  frame: Frame,
  plot: Plot,
  cell: { width: number; height: number },
  { row, col }: { row: number; col: number },
): Shape[] {
  if (row < 0 && col < 0) return [];
  const [x, width] = col < 0 ? [plot.left, plot.width] : [plot.left + col * cell.width, cell.width];
  const [y, height] = row < 0 ? [plot.top, plot.height] : [plot.top + row * cell.height, cell.height];
  return [rect(x, y, width, height, 'none', { rim: frame.theme.colors.text, z: 12 })];
}
