import type { ImagePixels } from '../export/rasterize-types.js';
import { linearRgb, oklab } from '../layout/oklch.js';

export type Rgb = readonly [r: number, g: number, b: number];
/** OKLab: distances in it are about as large as they look. */
export type Lab = readonly [lightness: number, a: number, b: number];

/** A flat colour of a picture and how many of its pixels are about that colour. */
export interface PictureColor {
  hex: string;
  rgb: Rgb;
  lab: Lab;
  area: number;
}

export interface PictureColors {
  /** Largest first. */
  colors: PictureColor[];
  /** The one among `colors` that fills the border. */
  ground: PictureColor | undefined;
}

/** Within this distance shades count as one colour: shadows, noise of JPEG. */
const SAME = 0.09;
const MOST = 12;
/** Share of the border that one colour must have to be the ground. */
const GROUND_SHARE = 0.8;
/** Two neighbours further apart than this (of 441) are two colours; what lies between them is their edge. */
const EDGE = 60;
const MIX_ERROR = 24;

export const distance = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The pixels of a picture that can be seen, by place. */
class Pixels {
  readonly width: number;
  readonly height: number;
  readonly #data: ArrayLike<number>;
  readonly #labs = new Map<number, Lab>();
  readonly #least: number;

  constructor({ data, width }: ImagePixels) {
    this.#data = data;
    this.width = width;
    this.height = data.length / 4 / width;
    let most = 0;
    for (let at = 3; at < data.length; at += 4) most = Math.max(most, data[at] ?? 0);
    // Edges on nothing are half transparent; a picture that is so all over counts whole.
    this.#least = most < 8 ? 256 : most / 2;
  }

  /** Undefined outside, and where next to nothing is seen. */
  at(x: number, y: number): Rgb | undefined {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return undefined;
    const from = (y * this.width + x) * 4;
    if ((this.#data[from + 3] ?? 0) < this.#least) return undefined;
    return [this.#data[from] ?? 0, this.#data[from + 1] ?? 0, this.#data[from + 2] ?? 0];
  }

  lab(color: Rgb): Lab {
    const packed = (color[0] << 16) | (color[1] << 8) | color[2];
    let lab = this.#labs.get(packed);
    if (!lab) this.#labs.set(packed, (lab = oklab(linearRgb(hexOf(color)))));
    return lab;
  }
}

/** The colours of RGBA pixels, by area; none where nothing can be seen. The same pixels give the same answer. */
export function pictureColors(picture: ImagePixels): PictureColors {
  const pixels = new Pixels(picture);
  const seen: [number, number, Rgb][] = [];
  for (let y = 0; y < pixels.height; y += 1) {
    for (let x = 0; x < pixels.width; x += 1) {
      const color = pixels.at(x, y);
      if (color) seen.push([x, y, color]);
    }
  }
  const flat = seen.filter(([x, y, color]) => !isEdge(pixels, x, y, color));
  const colors = groups(
    pixels,
    (flat.length > 0 ? flat : seen).map(([, , color]) => color),
  );
  return { colors, ground: groundOf(pixels, seen, colors) };
}

/** Whether a pixel is but the smooth edge between the colours on two opposite sides of it. */
function isEdge(pixels: Pixels, x: number, y: number, color: Rgb): boolean {
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ] as const) {
    for (const reach of [1, 2]) {
      const one = pixels.at(x - dx * reach, y - dy * reach);
      const other = pixels.at(x + dx * reach, y + dy * reach);
      if (one && other && isMix(color, one, other)) return true;
    }
  }
  return false;
}

/** Whether a colour lies between two others, as where one passes smoothly into the other. */
export function isMix(color: Rgb, one: Rgb, other: Rgb): boolean {
  const [r, g, b] = [other[0] - one[0], other[1] - one[1], other[2] - one[2]];
  const length = Math.hypot(r, g, b);
  if (length < EDGE) return false;
  const [dr, dg, db] = [color[0] - one[0], color[1] - one[1], color[2] - one[2]];
  const part = (dr * r + dg * g + db * b) / length ** 2;
  if (part < 0.06 || part > 0.94) return false;
  return Math.hypot(dr - part * r, dg - part * g, db - part * b) < MIX_ERROR;
}

/** The most frequent shade with all that look like it, then the most frequent of the rest, and so on. */
function groups(pixels: Pixels, colors: readonly Rgb[]): PictureColor[] {
  const bins = new Map<number, Rgb[]>();
  for (const color of colors) {
    const key = ((color[0] >> 4) << 8) | ((color[1] >> 4) << 4) | (color[2] >> 4);
    const bin = bins.get(key);
    if (bin) bin.push(color);
    else bins.set(key, [color]);
  }
  let rest = [...bins]
    .sort(([a, one], [b, other]) => other.length - one.length || a - b)
    .map(([, members]) => ({ members, lab: pixels.lab(median(members)) }));
  const found: PictureColor[] = [];
  while (rest[0] && found.length < MOST) {
    const { lab } = rest[0];
    const near = rest.filter((bin) => distance(bin.lab, lab) <= SAME);
    const core = near.filter((bin) => distance(bin.lab, lab) <= SAME / 2);
    const color = median(core.flatMap(({ members }) => members));
    const area = near.reduce((sum, { members }) => sum + members.length, 0);
    found.push({ hex: hexOf(color), rgb: color, lab: pixels.lab(color), area });
    rest = rest.filter((bin) => !near.includes(bin));
  }
  return found.sort((a, b) => b.area - a.area);
}

/** The colour that fills the border of what is seen. */
function groundOf(
  pixels: Pixels,
  seen: readonly [number, number, Rgb][],
  colors: readonly PictureColor[],
): PictureColor | undefined {
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const border = seen.filter(([x, y]) => x === left || x === right || y === top || y === bottom);
  const places = 2 * (right - left + bottom - top);
  return colors.find(({ lab }) => {
    const share = border.filter(([, , color]) => distance(pixels.lab(color), lab) <= SAME).length;
    return share >= GROUND_SHARE * places;
  });
}

function median(colors: readonly Rgb[]): Rgb {
  const middle = (channel: 0 | 1 | 2): number =>
    colors.map((color) => color[channel]).sort((a, b) => a - b)[colors.length >> 1] ?? 0;
  return [middle(0), middle(1), middle(2)];
}

const hexOf = (color: Rgb): string =>
  `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
