import { contrast } from './contrast.js';
import { linearRgb, oklab, toHex, toOklch } from './oklch.js';

const COLORS = 8;
const HUE_STEP = 15;
/** Of a mark on its ground (WCAG 2.2, 1.4.11), with something to spare for grounds that differ a little. */
const MARK_CONTRAST = 3.1;

/** Linear RGB as people see it who lack one kind of cone: Viénot, Brettel and Mollon 1999. */
const DICHROMACIES: readonly (readonly number[])[] = [
  [0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1],
  [0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1],
];

/** A colour as people with full vision and with each dichromacy see it, in OKLab. */
function looks(hex: string): [number, number, number][] {
  const rgb = linearRgb(hex);
  const seen = DICHROMACIES.map(
    (m) =>
      [0, 3, 6].map((row) =>
        Math.min(
          1,
          Math.max(0, (m[row] ?? 0) * rgb[0] + (m[row + 1] ?? 0) * rgb[1] + (m[row + 2] ?? 0) * rgb[2]),
        ),
      ) as [number, number, number],
  );
  return [rgb, ...seen].map(oklab);
}

/** How far apart two colours are for whom they are hardest to tell. Lightness counts most: it is left in grey print. */
function apart(a: readonly [number, number, number][], b: readonly [number, number, number][]): number {
  return Math.min(
    ...a.map((one, i) => {
      const other = b[i] ?? one;
      return Math.hypot(1.4 * (one[0] - other[0]), one[1] - other[1], one[2] - other[2]);
    }),
  );
}

/** How far apart two colours are in OKLab for whom they are hardest to tell: below 0.1 they pass for one hue. */
export const colorDistance = (a: string, b: string): number => apart(looks(a), looks(b));

/** Colours of a brand nearer than this would be taken for one series. */
const LEAST_APART = 0.08;

/**
 * Colours for the series of a chart, the brand's own first as far as they can be told apart, each of the rest as far as
 * can be from those before it, for eyes with and without all cones. All have the contrast of a mark on `grounds`;
 * `chroma` says how strong they are.
 */
export function seriesPalette(brand: readonly string[], grounds: readonly string[], chroma = 0.13): string[] {
  const reads = (color: string): boolean =>
    grounds.every((ground) => contrast(color, ground) >= MARK_CONTRAST);
  const dark = toOklch(grounds[0] ?? '#ffffff').lightness < 0.5;
  const { hue } = toOklch(brand[0] ?? '#000000');
  const levels = dark ? [0.62, 0.72, 0.82] : [0.42, 0.53, 0.63];
  const candidates = levels.flatMap((lightness) =>
    Array.from({ length: 360 / HUE_STEP }, (_, i) =>
      toHex({ lightness, chroma, hue: (hue + i * HUE_STEP) % 360 }),
    ),
  );
  const chosen: string[] = [];
  for (const color of brand.map((each) => readableOn(each, grounds, MARK_CONTRAST))) {
    if (chosen.every((other) => apart(looks(color), looks(other)) >= LEAST_APART)) chosen.push(color);
  }
  const free = [...new Set(candidates)].filter(reads).map((color) => ({ color, seen: looks(color) }));
  while (chosen.length < COLORS && free.length > 0) {
    const taken = chosen.map(looks);
    // The last two stand beside each other most often: they count a little more than the rest.
    const score = ({ seen }: { seen: [number, number, number][] }): number =>
      Math.min(...taken.map((other, i) => apart(seen, other) * (i >= taken.length - 2 ? 1 : 1.15)));
    const best = free.reduce((a, b) => (score(b) > score(a) ? b : a));
    chosen.push(best.color);
    free.splice(free.indexOf(best), 1);
  }
  return chosen.slice(0, COLORS);
}

/** The colour, or the nearest lightness of it that has the contrast on all grounds. */
export function readableOn(color: string, grounds: readonly string[], minimum: number): string {
  const reads = (hex: string): boolean => grounds.every((ground) => contrast(hex, ground) >= minimum);
  if (reads(color)) return color;
  const { lightness, chroma, hue } = toOklch(color);
  const dark = toOklch(grounds[0] ?? '#ffffff').lightness < 0.5;
  for (let step = 0.01; step <= 1; step += 0.01) {
    const moved = toHex({ lightness: dark ? lightness + step : lightness - step, chroma, hue });
    if (reads(moved)) return moved;
  }
  return dark ? '#ffffff' : '#000000';
}
