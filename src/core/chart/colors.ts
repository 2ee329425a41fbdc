import { contrast } from '../layout/contrast.js';
import type { Theme } from '../layout/theme-types.js';

const HEX = /^#[0-9a-f]{6}$/iu;

export function isColor(value: unknown): value is string {
  return typeof value === 'string' && HEX.test(value);
}

/** `share` of `b` in `a`, by sRGB channel; both `#rrggbb`. */
export function mix(a: string, b: string, share: number): string {
  let result = '#';
  for (let i = 1; i < 7; i += 2) {
    const from = Number.parseInt(a.slice(i, i + 2), 16);
    const to = Number.parseInt(b.slice(i, i + 2), 16);
    result += Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  }
  return result;
}

/** The colour itself, or moved towards `toward` until it reads on `background` (WCAG contrast of `minimum`). */
export function readable(color: string, background: string, toward: string, minimum: number): string {
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(color, toward, share);
    if (contrast(candidate, background) >= minimum) return candidate;
  }
  return toward;
}

/** The palest step from `color` to the background that still has the contrast of a graphical object (3:1). */
export function muted(color: string, background: string): string {
  let palest = color;
  for (let share = 0.05; share < 1; share += 0.05) {
    const candidate = mix(color, background, share);
    if (contrast(candidate, background) < 3.1) break;
    palest = candidate;
  }
  return palest;
}

/** Text on a coloured mark: the theme's lightest or darkest colour, whichever reads better. */
export function textOn(fill: string, theme: Theme): string {
  const { text, background } = theme.colors;
  return contrast(text, fill) >= contrast(background, fill) ? text : background;
}
