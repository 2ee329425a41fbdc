import { DeckError } from '../errors.js';
import { cellOf, nameOf, numberOf, textOf } from './cells.js';
import { countText } from './bar-order.js';
import type { Frame } from './frame.js';
import { quietColor } from './highlight.js';
import { namedColors } from './named-colors.js';
import { fillPhrase } from './phrases.js';
import { sampledFrom } from './sampled-points.js';
import { wallTime } from './wall-time.js';

const MOST_POINTS = 5000;
const MOST_SERIES = 7;

export interface Point {
  x: number;
  y: number;
  /** Null where the row has none, or the chart no column for it. */
  size: number | null;
  label: string;
  series: string;
}

/** Rows that have a place on both scales. */
export function readPoints(frame: Frame): Point[] {
  const { encoding, data, timeZone } = frame;
  const read = (name: string | undefined): ((row: (typeof data.rows)[number]) => number | null) => {
    const column = data.columns.find((it) => it.name === name);
    const timed = column?.type === 'date' || column?.type === 'datetime';
    return (row) => (timed ? wallTime(cellOf(row, name ?? ''), timeZone) : numberOf(cellOf(row, name ?? '')));
  };
  const [xOf, yOf, sizeOf] = [read(encoding.x), read(encoding.y), read(encoding.size)];
  const textAt = (row: (typeof data.rows)[number], name: string | undefined): string =>
    name === undefined ? '' : textOf(cellOf(row, name));
  const points = data.rows.flatMap((row) => {
    const [x, y] = [xOf(row), yOf(row)];
    return x === null || y === null
      ? []
      : [
          {
            x,
            y,
            size: encoding.size === undefined ? null : sizeOf(row),
            label: textAt(row, encoding.label),
            series: encoding.series === undefined ? '' : nameOf(cellOf(row, encoding.series), frame.phrases),
          },
        ];
  });
  if (points.length > 0) return points;
  const [x, y] = [encoding.x, encoding.y].map((name) => JSON.stringify(name));
  throw new DeckError('no_rows', `No row of this ${frame.spec.type} has a value of both ${x} and ${y}.`, {
    hint: 'Check the filters and the casts of these columns in the SQL.',
  });
}

/** The points that are drawn, with a note where they are not all: of those that the query found, or of those of its rows. */
export function sample(frame: Frame, points: Point[]): Point[] {
  const drawn = everyKth(points);
  const of = Math.max(points.length, sampledFrom(frame.data) ?? 0);
  if (drawn.length < of) {
    const counts = { n: countText(frame, drawn.length), of: countText(frame, of) };
    frame.notes.push(fillPhrase(frame.phrases.sample, counts));
  }
  return drawn;
}

/** Every k-th point of too many, and always the outermost ones: the same rows give the same picture. */
function everyKth(points: Point[]): Point[] {
  if (points.length <= MOST_POINTS) return points;
  const kept = new Set<number>();
  const extreme = (better: (a: Point, b: Point) => boolean): void => {
    kept.add(points.reduce((best, point, i) => (better(point, points[best] as Point) ? i : best), 0));
  };
  extreme((a, b) => a.x < b.x);
  extreme((a, b) => a.x > b.x);
  extreme((a, b) => a.y < b.y);
  extreme((a, b) => a.y > b.y);
  if (points.some(({ size }) => size !== null)) extreme((a, b) => (a.size ?? 0) > (b.size ?? 0));
  for (let i = 0; i < MOST_POINTS; i += 1) {
    let index = Math.floor((i * points.length) / MOST_POINTS);
    while (kept.has(index) && index < points.length - 1) index += 1;
    if (kept.size < MOST_POINTS) kept.add(index);
  }
  return [...kept].sort((a, b) => a - b).map((i) => points[i] as Point);
}

/** Colours by series, those with the most points first; the small ones are one. */
export function seriesColors(
  frame: Frame,
  points: Point[],
): { colorOf: (series: string) => string; items: { name: string; color: string }[] } {
  const counts = new Map<string, number>();
  for (const point of points) counts.set(point.series, (counts.get(point.series) ?? 0) + 1);
  const ranked = [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  const own = ranked.length > MOST_SERIES ? ranked.slice(0, MOST_SERIES - 1) : ranked;
  const hues = namedColors(frame, own);
  const items = own.map((name, i) => ({ name, color: hues[i] ?? '' }));
  const quiet = quietColor(frame);
  if (ranked.length > own.length) {
    items.push({ name: frame.phrases.other, color: quiet });
    frame.notes.push(
      fillPhrase(frame.phrases.grouped, {
        n: countText(frame, ranked.length - own.length),
        of: countText(frame, ranked.length),
      }),
    );
  }
  return { colorOf: (series) => items[own.indexOf(series)]?.color ?? quiet, items };
}
