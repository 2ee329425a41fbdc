import { toOklch } from '../layout/oklch.js';
import { colorDistance } from '../layout/series-palette.js';
import type { Frame } from './frame.js';

/** Degrees between two hues that nobody takes for shades of one. */
const HUES_APART = 45;

/**
 * The first colour of the palette that means nothing else: of another hue than each of `others`, and at least so far
 * from them for eyes that lack a kind of cone. In a red theme a sum is not to look like a loss, nor growth like decline.
 */
export function hueApart(frame: Frame, others: readonly string[], distance: number): string {
  const own = frame.palette[0] ?? frame.theme.colors.accent;
  return (
    frame.palette.find((color) =>
      others.every(
        (other) => hueBetween(color, other) >= HUES_APART && colorDistance(color, other) >= distance,
      ),
    ) ?? own
  );
}

function hueBetween(a: string, b: string): number {
  const turn = Math.abs(toOklch(a).hue - toOklch(b).hue) % 360;
  return Math.min(turn, 360 - turn);
}
