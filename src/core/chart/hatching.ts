import type { Point } from './map-view.js';

/** Px between two lines. */
const PITCH = 6;
/** Shorter pieces would be dots along a coast. */
const SHORTEST = 1.5;

/**
 * Lines rising to the right across areas, as SVG path data: what lies in an odd number of rings is hatched. Lines stand at
 * the same places all over a chart, so that neighbours are one area.
 */
export function hatching(rings: readonly (readonly Point[])[]): string {
  // A line is where x + y is a multiple of the pitch; along it, x says where.
  const crossings = new Map<number, number[]>();
  for (const points of rings) {
    points.forEach(([x1, y1], i) => {
      const [x2, y2] = points[(i + 1) % points.length] ?? [x1, y1];
      const [from, to] = x1 + y1 <= x2 + y2 ? [x1 + y1, x2 + y2] : [x2 + y2, x1 + y1];
      for (let n = Math.ceil(from / PITCH); n * PITCH < to; n += 1) {
        const share = (n * PITCH - x1 - y1) / (x2 + y2 - x1 - y1);
        const xs = crossings.get(n);
        if (xs === undefined) crossings.set(n, [x1 + (x2 - x1) * share]);
        else xs.push(x1 + (x2 - x1) * share);
      }
    });
  }
  let d = '';
  for (const [n, xs] of [...crossings].sort(([a], [b]) => a - b)) {
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const [from, to] = [tenth(xs[i] ?? 0), tenth(xs[i + 1] ?? 0)];
      if (to - from >= SHORTEST) d += `M${from} ${tenth(n * PITCH - from)}L${to} ${tenth(n * PITCH - to)}`;
    }
  }
  return d;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
