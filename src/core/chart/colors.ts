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

/**
 * Text on a coloured mark at 4.5:1: the theme's lightest or darkest colour, whichever reads better. On shades in the
 * middle neither does, but black or white.
 */
export function textOn(fill: string, theme: Theme): string {
  const { text, background } = theme.colors;
  const better = (a: string, b: string): string => (contrast(a, fill) >= contrast(b, fill) ? a : b);
  const own = better(text, background);
  return contrast(own, fill) >= 4.5 ? own : better('#000000', '#ffffff');
}
