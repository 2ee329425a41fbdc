import type { Point } from './scatter-points.js';

/** The points that a reader asks the names of first: the largest, the highest and lowest, the farthest to each side. */
export function extremePoints(points: readonly Point[]): number[] {
  const best = (rank: (point: Point) => number): number =>
    points.reduce((found, point, i) => (rank(point) > rank(points[found] as Point) ? i : found), 0);
  if (points.length === 0) return [];
  const sized = points.some(({ size }) => size !== null);
  const found = [
    ...(sized ? [best(({ size }) => size ?? -1)] : []),
    best(({ y }) => y),
    best(({ y }) => -y),
    best(({ x }) => x),
    best(({ x }) => -x),
  ];
  return [...new Set(found)];
}
