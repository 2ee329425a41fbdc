import type { Page } from 'playwright';
import type { Box, SlideGeometry } from '../../src/core/layout/index.js';

/** Slide pixels by which the ink of a box may stand elsewhere: one in a hundred of the width of the slide. */
const TOLERANCE = 12.8;
/** Slide pixels around boxes that belong to them: edges are softened, and letters lean out of their line. */
const AROUND = 4;

type Rect = Pick<Box, 'id' | 'x' | 'y' | 'width' | 'height'>;

/**
 * What is different between a slide on the screen and as LibreOffice draws it: where the ink of a box begins and ends (ink is what
 * differs from the ground of the box), and ink where the slide has no box. Gives one line a difference.
 */
export async function comparePages(
  page: Page,
  geometry: SlideGeometry,
  { screen, office }: { screen: Buffer; office: Buffer },
): Promise<string[]> {
  const rects: Rect[] = geometry.boxes.map(({ id, x, y, width, height }) => ({ id, x, y, width, height }));
  const found = await page.evaluate(inkOf, {
    pictures: [screen, office].map((png) => `data:image/png;base64,${png.toString('base64')}`),
    rects,
    around: AROUND,
  });
  const moved = found.bounds.flatMap(({ id, shown, drawn }) => {
    if (!shown && !drawn) return [];
    if (!shown || !drawn) return [`${id}: ink only ${shown ? 'on the screen' : 'in the file'}`];
    const edges = (['left', 'top', 'right', 'bottom'] as const).filter(
      (edge) => Math.abs(shown[edge] - drawn[edge]) > TOLERANCE,
    );
    return edges.map((edge) => `${id}: ${edge} edge at ${drawn[edge]}, on the screen at ${shown[edge]}`);
  });
  const { outside } = found;
  return outside ? [...moved, `ink outside every box at ${outside.x}, ${outside.y}`] : moved;
}

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Runs in the page, which knows how to read pictures. */
async function inkOf({
  pictures,
  rects,
  around,
}: {
  pictures: string[];
  rects: Rect[];
  around: number;
}): Promise<{
  bounds: { id: string; shown: Bounds | undefined; drawn: Bounds | undefined }[];
  outside: { x: number; y: number } | undefined;
}> {
  /** Sum of the differences of red, green and blue from which a pixel has another colour. */
  const MUCH = 90;
  const [width, height] = [1280, 720];
  const read = async (url: string): Promise<Uint8ClampedArray> => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    context.drawImage(image, 0, 0, width, height);
    return context.getImageData(0, 0, width, height).data;
  };
  const [screen, office] = (await Promise.all(pictures.map(read))) as [Uint8ClampedArray, Uint8ClampedArray];
  const differs = (a: Uint8ClampedArray, at: number, b: ArrayLike<number>, from = 0): boolean =>
    Math.abs(a[at]! - b[from]!) + Math.abs(a[at + 1]! - b[from + 1]!) + Math.abs(a[at + 2]! - b[from + 2]!) >
    MUCH;
  const clip = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)));

  /** The colour that most pixels of a rectangle have. */
  const ground = (data: Uint8ClampedArray, [x0, y0, x1, y1]: [number, number, number, number]): number[] => {
    const counts = new Map<number, number>();
    for (let y = y0; y < y1; y += 1)
      for (let x = x0; x < x1; x += 1) {
        const at = 4 * (y * width + x);
        const color = ((data[at]! >> 3) << 10) | ((data[at + 1]! >> 3) << 5) | (data[at + 2]! >> 3);
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
    const [most = 0] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0]);
    return [(most >> 10) * 8 + 4, ((most >> 5) & 31) * 8 + 4, (most & 31) * 8 + 4];
  };
  const inside = ({ x, y, width: w, height: h }: Rect, column: number, row: number, soft = 0): boolean =>
    column >= x - soft && column < x + w + soft && row >= y - soft && row < y + h + soft;
  /** What is drawn beside a box in another one, or on the softened edge of that, belongs to the other. */
  const isOfAnother = (rect: Rect, column: number, row: number): boolean =>
    !inside(rect, column, row) && rects.some((other) => other !== rect && inside(other, column, row, 1));
  const boundsOf = (data: Uint8ClampedArray, rect: Rect): Bounds | undefined => {
    const area: [number, number, number, number] = [
      clip(rect.x - around, width),
      clip(rect.y - around, height),
      clip(rect.x + rect.width + around, width),
      clip(rect.y + rect.height + around, height),
    ];
    const color = ground(data, area);
    let found: Bounds | undefined;
    for (let y = area[1]; y < area[3]; y += 1)
      for (let x = area[0]; x < area[2]; x += 1) {
        if (!differs(data, 4 * (y * width + x), color) || isOfAnother(rect, x, y)) continue;
        found ??= { left: x, top: y, right: x, bottom: y };
        found.left = Math.min(found.left, x);
        found.right = Math.max(found.right, x);
        found.bottom = y;
      }
    return found;
  };

  const covered = new Uint8Array(width * height);
  for (const { x, y, width: w, height: h } of rects)
    for (let row = clip(y - around, height); row < clip(y + h + around, height); row += 1)
      covered.fill(1, row * width + clip(x - around, width), row * width + clip(x + w + around, width));
  let outside: { x: number; y: number } | undefined;
  for (let at = 0; at < covered.length && !outside; at += 1)
    if (!covered[at] && differs(office, 4 * at, screen, 4 * at))
      outside = { x: at % width, y: Math.floor(at / width) };
  return {
    bounds: rects.map((rect) => ({
      id: rect.id,
      shown: boundsOf(screen, rect),
      drawn: boundsOf(office, rect),
    })),
    outside,
  };
}
