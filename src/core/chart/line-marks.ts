import type { Frame, Plot } from './frame.js';
import type { Matrix, Series } from './series-matrix.js';
import { valueName } from './series-matrix.js';
import type { Mark } from './shapes.js';
import { dotMark, px } from './shapes.js';
import { yOf } from './value-axis.js';
import type { XScale } from './x-scale.js';

/** More points than this lie so close that only the highest and lowest of neighbours can be pointed at. */
const MOST_MARKS = 500;
/** A point itself is too small for a finger. */
const REACH = 12;

/** A value in words: of the category `c` and the series `s`. */
export type PointWriter = (value: number, c: number, s: number) => string;

interface LinePlaces {
  x: XScale;
  plot: Plot;
  scale: { min: number; max: number };
  write: PointWriter;
}

/** A circle around every point of the lines. */
export function lineMarks(frame: Frame, matrix: Matrix, places: LinePlaces): Mark[] {
  return markSeries(matrix, places, (it, i) => pointOutline(frame, places, i, it.values[i] ?? 0));
}

/** The strip of an area that belongs to each of its points: down to the `floors`, half the way to its neighbours. */
export function areaMarks(
  frame: Frame,
  matrix: Matrix,
  tops: readonly (readonly (number | null)[])[],
  places: LinePlaces,
  stacked: boolean,
): Mark[] {
  const { x, plot, scale } = places;
  const ground = Math.min(scale.max, Math.max(scale.min, 0));
  return markSeries(matrix, places, (_, i, s, before, after) => {
    const top = (c: number): number | null => tops[s]?.[c] ?? null;
    const floor = (c: number): number => (stacked && s > 0 ? (tops[s - 1]?.[c] ?? 0) : ground);
    const own = top(i) ?? 0;
    const point = (at: number, value: number): string => `${px(at)} ${px(yOf(value, scale, plot))}`;
    // Towards a neighbour that has no value nothing is filled.
    const sides = [before, after].flatMap((c) => {
      const there = c === undefined ? null : top(c);
      if (c === undefined || there === null) return [];
      const at = (x.px(c, plot) + x.px(i, plot)) / 2;
      return [{ at, top: (there + own) / 2, floor: (floor(c) + floor(i)) / 2 }];
    });
    if (sides.length === 0) return pointOutline(frame, places, i, own);
    const here = { at: x.px(i, plot), top: own, floor: floor(i) };
    const corners = [...sides, here].sort((a, b) => a.at - b.at);
    const rim = corners.map((it) => point(it.at, it.top));
    const base = corners.reverse().map((it) => point(it.at, it.floor));
    return { d: `M${[...rim, ...base].join('L')}Z`, x: here.at, y: yOf(own, scale, plot) };
  });
}

type Outline = Pick<Mark, 'd' | 'x' | 'y'>;

/** `before` and `after` are the nearest points that are marked as well. */
function markSeries(
  { categories, series }: Matrix,
  { write }: LinePlaces,
  outline: (it: Series, i: number, s: number, before?: number, after?: number) => Outline,
): Mark[] {
  const most = Math.max(2, Math.floor(MOST_MARKS / series.length));
  return series.flatMap((it, s) => {
    const marked = it.values.length > most ? extremes(it.values, most) : it.values.map((_, i) => i);
    return marked.flatMap((i, k): Mark[] => {
      const value = it.values[i] ?? null;
      const category = categories[i];
      if (value === null || category === undefined) return [];
      const { d, x, y } = outline(it, i, s, marked[k - 1], marked[k + 1]);
      return [
        { d, x: Number(px(x)), y: Number(px(y)), label: valueName(category, it), value: write(value, i, s) },
      ];
    });
  });
}

function pointOutline(frame: Frame, { x, plot, scale }: LinePlaces, i: number, value: number): Outline {
  const [across, down] = [x.px(i, plot), yOf(value, scale, plot)];
  const room = Math.min(across, frame.width - across, down, frame.height - down);
  return dotMark(across, down, Math.max(1, Math.min(REACH, room)), '', '');
}

/** The places of the highest and the lowest of each run of neighbours, `most` in all. */
function extremes(values: readonly (number | null)[], most: number): number[] {
  const runs = Math.max(1, Math.floor(most / 2));
  const length = values.length / runs;
  return Array.from({ length: runs }, (_, run): number[] => {
    let [low, high] = [-1, -1];
    for (let i = Math.floor(run * length); i < Math.floor((run + 1) * length); i += 1) {
      const value = values[i] ?? null;
      if (value === null) continue;
      if (low < 0 || value < (values[low] ?? 0)) low = i;
      if (high < 0 || value > (values[high] ?? 0)) high = i;
    }
    return [...new Set([low, high])].filter((i) => i >= 0).sort((a, b) => a - b);
  }).flat();
}
