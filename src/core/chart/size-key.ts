import type { Frame } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import type { Shape } from './shapes.js';
import { dotMark, path, text } from './shapes.js';
import type { ValueFormat } from './value-format.js';

/** A key is to be read beside a line of text: its circles stay near to that size. */
const MOST_RADIUS = 15;

/** Two circles of round values with what they stand for, as one line of `width` px. */
export function sizeKey(
  frame: Frame,
  name: string,
  sizes: readonly number[],
  radiusOf: (size: number) => number,
  format: ValueFormat,
): { width: number; height: number; draw: (x: number, y: number) => Shape[] } {
  const circles = keyValues(sizes, radiusOf).map((value) => ({
    radius: radiusOf(value),
    label: format.short(value),
  }));
  if (circles.length === 0) return { width: 0, height: 0, draw: () => [] };
  const title = name === '' ? 0 : labelWidth(frame, name) + 14;
  const widths = circles.map(({ radius, label }) => 2 * radius + 6 + labelWidth(frame, label));
  return {
    width: title + widths.reduce((sum, it) => sum + it, 0) + 14 * (circles.length - 1),
    height: Math.max(lineHeight(frame), ...circles.map(({ radius }) => 2 * radius + 4)) + 8,
    draw(x, y) {
      const shapes: Shape[] = name === '' ? [] : [text(frame, name, x, y)];
      let at = x + title;
      circles.forEach(({ radius, label }, i) => {
        const { d } = dotMark(at + radius, y, radius, '', '');
        shapes.push(
          path(d, 'none', { rim: frame.theme.colors.muted, rimWidth: 1.5 }),
          text(frame, label, at + 2 * radius + 6, y),
        );
        at += (widths[i] ?? 0) + 14;
      });
      return shapes;
    },
  };
}

/** A round value whose circle is not higher than the line allows, and before it one of a fifth of its area. */
function keyValues(sizes: readonly number[], radiusOf: (size: number) => number): number[] {
  const largest = sizes.reduce((a, b) => Math.max(a, b), 0);
  if (largest <= 0) return [];
  const most = radiusOf(largest);
  const large = roundDown(most <= MOST_RADIUS ? largest : largest * (MOST_RADIUS / most) ** 2);
  const small = roundDown(large / 5);
  return [small, large].filter((value) => value > 0 && Number.isFinite(value) && radiusOf(value) >= 3);
}

/** The next 1, 2 or 5 × 10ⁿ at or below a value. */
function roundDown(value: number): number {
  const power = Math.floor(Math.log10(value));
  const factor = [5, 2, 1].find((it) => it * 10 ** power <= value) ?? 1;
  return Number((factor * 10 ** power).toPrecision(12));
}
