import type { RenderedChart } from '../../src/core/chart/index.js';
import { imagePixels } from '../../src/core/export/rasterize-node.js';
import type { Picture } from './office-charts.js';

type Color = readonly [red: number, green: number, blue: number];

/** Sum of the differences of red, green and blue up to which two colours are one: edges and text of a PDF are softened. */
const SAME = 24;
/** The same for colours that show the ground through them on the screen alone. */
const SAME_OPAQUE = 80;
/** Of the pixels that a mark has in its colour on the screen, so many have it in the file, where labels and seams may cover others. */
const LEAST_SHARE = 0.5;

const apart = (a: Color, b: Color): number =>
  Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);

/**
 * Marks of a chart that do not have the colour in the file that they have on the screen: looked for where the mark is, or, with
 * `anywhere`, in all of the chart. Gives one line a mark.
 */
export async function comparedColors(
  { svg, marks, width, height }: RenderedChart,
  at: { x: number; y: number },
  drawn: Picture,
  { background, anywhere, opaque }: { background: string; anywhere: boolean; opaque: boolean },
): Promise<string[]> {
  const ground = `<rect width="100%" height="100%" fill="${background}"/>`;
  const screen = await pixelsOf(svg.replace(/(<svg[^>]*>)/u, `$1${ground}`), width, height);
  const outlines = marks.map(
    ({ d }, i) => `<path d="${d}" fill="#${(i + 1).toString(16).padStart(6, '0')}"/>`,
  );
  const places = await pixelsOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">${outlines.join('')}</svg>`,
    width,
    height,
  );
  const paper: Color = screen.at(0);
  const file = (i: number): Color => {
    const x = Math.round(at.x) + (i % screen.width);
    const y = Math.round(at.y) + Math.floor(i / screen.width);
    const from = 3 * (y * drawn.width + x);
    return [drawn.pixels[from] ?? 0, drawn.pixels[from + 1] ?? 0, drawn.pixels[from + 2] ?? 0];
  };
  const inside = marks.map((): number[] => []);
  for (let i = 0; i < screen.count; i += 1) {
    const [red, green, blue] = places.at(i);
    inside[(red << 16) + (green << 8) + blue - 1]?.push(i);
  }
  const all = Array.from({ length: anywhere ? screen.count : 0 }, (_, i) => i);
  return marks.flatMap(({ label, value }, m) => {
    const own = inside[m] ?? [];
    const most = mostOf(own.map((i) => screen.at(i)).filter((color) => apart(color, paper) > SAME));
    if (!most) return [];
    const has = (anywhere ? all : own).filter(
      (i) => apart(file(i), most.color) <= (opaque ? SAME_OPAQUE : SAME),
    ).length;
    if (has >= LEAST_SHARE * most.count) return [];
    return [`"${label}" (${value}) is ${most.color.join()} in ${most.count} pixels, in the file in ${has}`];
  });
}

async function pixelsOf(
  svg: string,
  width: number,
  height: number,
): Promise<{ at: (i: number) => Color; width: number; count: number }> {
  const image = await imagePixels(`data:image/svg+xml,${encodeURIComponent(svg)}`, width, height);
  return {
    width: image.width,
    count: image.data.length / 4,
    at: (i) => [image.data[4 * i] ?? 0, image.data[4 * i + 1] ?? 0, image.data[4 * i + 2] ?? 0],
  };
}

function mostOf(colors: readonly Color[]): { color: Color; count: number } | undefined {
  const counts = new Map<string, { color: Color; count: number }>();
  for (const color of colors) {
    const one = counts.get(color.join()) ?? { color, count: 0 };
    one.count += 1;
    counts.set(color.join(), one);
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)[0];
}
