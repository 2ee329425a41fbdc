import { truncateText } from '../layout/measure.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import type { Point } from './scatter-points.js';
import type { Shape } from './shapes.js';
import { text } from './shapes.js';
import type { Strong } from './highlight.js';

export const MOST_LABELS = 12;
/** Px between two names. */
const APART = 6;
/** Points that the name of an extreme one may lie on: so many, or this share of many. */
const [MOST_HIDDEN, HIDDEN_SHARE] = [4, 0.05];

interface PointPlaces {
  /** The highlighted point, which always has its name; −1 for none. */
  strong: Strong;
  /** The points whose names go before all others, and may lie on a few points where no place is free. */
  first: readonly number[];
  /** The points that are named where there is room, the most important first. */
  shown: readonly number[];
  radiusOf: (point: Point) => number;
  xOf: (value: number) => number;
  yOf: (value: number) => number;
  plot: Plot;
  /** The colour of a name that stands in its circle; names stand beside circles where it is not given. */
  inside?: (point: Point) => string;
}

/** Where a name stands by its point. */
export type PointSide = 'inside' | 'right' | 'left' | 'above' | 'below';
const SIDES: readonly PointSide[] = ['right', 'left', 'above', 'below', 'right', 'right', 'left', 'left'];

export interface PointLabels {
  shapes: Shape[];
  /** Of each point that is named, by its index. */
  names: ReadonlyMap<number, { name: string; side: PointSide }>;
}

/** Names beside points, or in them where they are large. A name that would lie on another or on a point is left out. */
export function pointLabels(frame: Frame, points: readonly Point[], places: PointPlaces): PointLabels {
  const names = new Map<number, { name: string; side: PointSide }>();
  if (frame.encoding.label === undefined) return { shapes: [], names };
  const { strong, first, shown, radiusOf, xOf, yOf, plot, inside } = places;
  const order = [...new Set([...strong, ...first, ...shown])];
  const step = lineHeight(frame);
  const dots: Box[] = points.map((point) => {
    const radius = radiusOf(point);
    return { x: xOf(point.x) - radius, y: yOf(point.y) - radius, width: 2 * radius, height: 2 * radius };
  });
  const taken: Box[] = [];
  const hidden = Math.max(MOST_HIDDEN, points.length * HIDDEN_SHARE);
  const shapes = order.flatMap((i) => {
    const point = points[i] as Point;
    const radius = radiusOf(point);
    const bold = strong.has(i);
    const name = truncateText(point.label, 180, { fontSize: frame.fontSize, bold });
    const width = labelWidth(frame, name, bold);
    const [px, py] = [xOf(point.x), yOf(point.y)];
    const gap = radius + 5;
    const box = (x: number, y: number): Box => ({ x, y, width, height: step });
    const within = box(px - width / 2, py - step / 2);
    const covered = (place: Box): number => dots.filter((it, n) => n !== i && overlap(it, place)).length;
    const open = ({ x, ...rest }: Box): boolean =>
      !taken.some((it) => overlap(it, { ...rest, x: x - APART, width: width + 2 * APART }));
    const fits = inside !== undefined && Math.hypot(width, step) < 2 * radius && open(within);
    if (fits && covered(within) === 0) {
      taken.push(within);
      names.set(i, { name, side: 'inside' });
      return [text(frame, name, within.x, py, { bold, color: inside(point) })];
    }
    const beside = [
      box(px + gap, py - step / 2),
      box(px - gap - width, py - step / 2),
      box(px - width / 2, py - gap - step + 4),
      box(px - width / 2, py + gap - 4),
      box(px + gap * 0.7, py - gap * 0.7 - step + 3),
      box(px + gap * 0.7, py + gap * 0.7 - 3),
      box(px - gap * 0.7 - width, py - gap * 0.7 - step + 3),
      box(px - gap * 0.7 - width, py + gap * 0.7 - 3),
    ];
    const around = beside.filter((it) => lies(it, plot));
    const free = around.filter(open);
    const place =
      free.find((it) => covered(it) === 0) ??
      (bold || first.includes(i)
        ? fewest(fits ? [within, ...free] : free, covered, bold ? points.length : hidden)
        : undefined) ??
      (bold ? (around[0] ?? box(px + gap, py - step / 2)) : undefined);
    if (place === undefined) return [];
    taken.push(place);
    const side = SIDES[beside.indexOf(place)] ?? (place === within ? 'inside' : 'right');
    names.set(i, { name, side });
    return [
      text(frame, name, place.x, place.y + step / 2, { bold, color: frame.theme.colors.text, rim: true }),
    ];
  });
  return { shapes, names };
}

/** The place that hides the fewest points; none where those are more than `most`. */
function fewest(places: readonly Box[], covered: (place: Box) => number, most: number): Box | undefined {
  const counts = places.map(covered);
  const least = Math.min(...counts);
  return least <= most ? places[counts.indexOf(least)] : undefined;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Whether a label lies in the plot; to its right there is room for 24 px more. */
function lies(box: Box, plot: Plot): boolean {
  const right = plot.left + plot.width + 24;
  return (
    box.x >= plot.left &&
    box.x + box.width <= right &&
    box.y >= 0 &&
    box.y + box.height <= plot.top + plot.height
  );
}
