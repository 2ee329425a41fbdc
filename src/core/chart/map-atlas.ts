import type { Point } from './map-view.js';

/**
 * Outlines of countries as text. Lines that two countries share stand once: `shapes` names them by number for each
 * country (`id:line line,hole;island …`), `lines` has their points as steps on a grid of `grid` degrees. All numbers are
 * digits of five bits, the least first, sign in the lowest bit.
 */
export interface Atlas {
  grid: number;
  shapes: string;
  lines: string;
}

export interface Country {
  /** ISO numeric code; XKX is Kosovo, which has none; empty for land of no country. */
  id: string;
  /** Polygons as lists of rings, longitude and latitude, the first ring outside. */
  polygons: Point[][][];
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The countries of an atlas, their lines without points nearer than `least` degrees to the one before. */
export function readAtlas(atlas: Atlas, least: number): Country[] {
  const lines = atlas.lines.split(' ').map((it) => lineOf(numbersOf(it), atlas.grid, least));
  const ringOfLines = (source: string): Point[] =>
    numbersOf(source).flatMap((number, i) => {
      const line = number < 0 ? [...(lines[~number] ?? [])].reverse() : (lines[number] ?? []);
      return i === 0 ? line : line.slice(1);
    });
  return atlas.shapes.split(' ').map((shape) => {
    const [id = '', polygons = ''] = shape.split(':');
    const rings = polygons.split(';').map((it) => it.split(',').map(ringOfLines));
    return {
      id,
      polygons: rings
        .filter(([outer = []]) => outer.length >= 4)
        .map((it) => it.filter((ring) => ring.length >= 4)),
    };
  });
}

function lineOf(steps: number[], grid: number, least: number): Point[] {
  let [x, y] = [0, 0];
  let last: Point = [Number.POSITIVE_INFINITY, 0];
  const points: Point[] = [];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i] ?? 0;
    y += steps[i + 1] ?? 0;
    const point: Point = [x * grid, y * grid];
    const squeeze = Math.cos((point[1] * Math.PI) / 180);
    const ends = i === 0 || i === steps.length - 2;
    if (!ends && Math.hypot((point[0] - last[0]) * squeeze, point[1] - last[1]) < least) continue;
    points.push(point);
    last = point;
  }
  return points;
}

function numbersOf(source: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const letter of source) {
    const digit = DIGITS.indexOf(letter);
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit >= 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  return numbers;
}
