import type { Frame } from '../frame.js';
import type { Piece, Point } from './overlay.js';
import { annotationPhrases } from './phrases.js';
import type { PointStage } from './stage.js';

/** Fewer points have no course. */
const LEAST_POINTS = 8;
/** Share of the points that each place of the line looks at, and how many places it has. */
const SPAN = 0.75;
const PLACES = 24;
/** More are read by every n-th of their order along x. */
const MOST_READ = 1500;

/**
 * Where the middle of the points runs: a straight line through the neighbourhood of each of its places, the nearest weighing most
 * (Cleveland's local regression, degree 1). It bends where the points do, and makes no claim beyond them.
 */
export function trendLine(frame: Frame, { points, plot, xOf, yOf }: PointStage): Piece | undefined {
  const all = [...points].sort((a, b) => a.x - b.x);
  const every = Math.max(1, Math.ceil(all.length / MOST_READ));
  const read = all.filter((_, i) => i % every === 0).map(({ x, y }): Point => [xOf(x), yOf(y)]);
  if (read.length < LEAST_POINTS) return undefined;
  const [first, last] = [read[0] as Point, read.at(-1) as Point];
  if (last[0] - first[0] < 1) return undefined;
  const line = Array.from({ length: PLACES }, (_, i): Point => {
    const x = first[0] + ((last[0] - first[0]) * i) / (PLACES - 1);
    return [x, Math.min(plot.top + plot.height, Math.max(plot.top, localMiddle(read, x)))];
  });
  return {
    rules: [{ points: line, color: frame.theme.colors.text, width: 2 }],
    said: [annotationPhrases(frame.locale).trend],
  };
}

function localMiddle(points: readonly Point[], x: number): number {
  const near = points.map(([px]) => Math.abs(px - x)).sort((a, b) => a - b);
  const reach =
    Math.max(1e-9, near[Math.min(near.length - 1, Math.ceil(near.length * SPAN) - 1)] ?? 0) * 1.0001;
  let [sum, sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0, 0];
  for (const [px, py] of points) {
    const distance = Math.abs(px - x) / reach;
    if (distance >= 1) continue;
    const weight = (1 - distance ** 3) ** 3;
    const dx = px - x;
    sum += weight;
    sumX += weight * dx;
    sumY += weight * py;
    sumXX += weight * dx * dx;
    sumXY += weight * dx * py;
  }
  const spread = sum * sumXX - sumX * sumX;
  return Math.abs(spread) < 1e-9 ? sumY / sum : (sumXX * sumY - sumX * sumXY) / spread;
}
