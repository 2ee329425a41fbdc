import { mix } from './colors.js';
import type { Frame } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import { quietColor } from './highlight.js';
import { hueApart } from './hue-apart.js';
import type { Shape } from './shapes.js';
import { rect, text } from './shapes.js';
import type { ValueFormat } from './value-format.js';

/** Values as shades: one hue from pale to strong, or two hues that meet at zero where the values lie on both sides. */
export interface ColorScale {
  colorOf: (value: number) => string;
  min: number;
  max: number;
}

/** The palest shade, as a share of the way from the ground to the hue: a small value still shows on the ground. */
const PALEST = 0.2;
const STEPS = 24;

/** A scale over all values; `null`s are left out. One value alone has the strong shade. */
export function colorScale(frame: Frame, values: Iterable<number | null>): ColorScale {
  const { background, accent, negative } = frame.theme.colors;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value === null) continue;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  if (min > max) [min, max] = [0, 0];
  const strong = frame.palette[0] ?? accent;
  const shade = (hue: string, share: number): string => mix(background, hue, PALEST + (1 - PALEST) * share);
  if (min < 0 && max > 0) {
    const most = Math.max(-min, max);
    const above = hueApart(frame, [negative], 0.1);
    return {
      min,
      max,
      colorOf: (value) => shade(value < 0 ? negative : above, Math.min(1, Math.abs(value) / most)),
    };
  }
  // Halved first: the extremes of a double lie farther apart than a double can say.
  const span = max / 2 - min / 2;
  return {
    min,
    max,
    colorOf: (value) => shade(strong, span === 0 ? 1 : (value / 2 - min / 2) / span),
  };
}

/** The colour of what has no value: a quiet tint that no shade of the scale has. */
export const noValueColor = (frame: Frame): string =>
  mix(frame.theme.colors.background, quietColor(frame), 0.3);

/** The scale as a key: least value, its shades, largest value; `width` px at most, one line high. */
export function colorKey(
  frame: Frame,
  scale: ColorScale,
  format: ValueFormat,
  x: number,
  y: number,
): { width: number; height: number; shapes: Shape[] } {
  const least = format.short(scale.min);
  const most = format.short(scale.max);
  const bar = 132;
  const height = lineHeight(frame);
  const from = x + labelWidth(frame, least) + 10;
  const step = bar / STEPS;
  const middle = y + height / 2;
  const shades = Array.from({ length: STEPS }, (_, i) => {
    const share = i / (STEPS - 1);
    const value = scale.min * (1 - share) + scale.max * share;
    return rect(from + i * step, middle - 6, step + 0.5, 12, scale.colorOf(value));
  });
  const end = from + bar + 10;
  return {
    width: end + labelWidth(frame, most) - x,
    height,
    shapes: [text(frame, least, x, middle), ...shades, text(frame, most, end, middle)],
  };
}
