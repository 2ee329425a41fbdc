import type { PlacedBox } from './boxplot-parts.js';
import { mix } from './colors.js';
import type { Frame } from './frame.js';
import { paletteColor } from './frame.js';
import { quietColor } from './highlight.js';
import { fillPhrase } from './phrases.js';
import type { Mark, Shape } from './shapes.js';
import { boxMark, dot, dotMark, line, rect } from './shapes.js';
import type { ValueFormat } from './value-format.js';

const radiusOf = (thickness: number): number => (thickness < 12 ? 2 : 3);
/** Outliers nearer to each other than this, in px, are one dot: they would cover each other. */
const SLOT = 2;
const LEAST_MARK = 6;

type Scale = (value: number) => number;

/** Whiskers, box, median and outliers of one box; `lying` is along x. */
export function boxShapes(frame: Frame, placed: PlacedBox, at: Scale, lying: boolean): Shape[] {
  const { box, center, thickness } = placed;
  const { background, text: dark, accent } = frame.theme.colors;
  const color = placed.strong ? accent : placed.quiet ? quietColor(frame) : paletteColor(frame, 0);
  const point = (value: number, across: number): [number, number] =>
    lying ? [at(value), across] : [across, at(value)];
  const side = thickness / 2;
  // Beside many others a box is hardly wider than two strokes.
  const stroke = thickness < 10 ? 1 : 2;
  const whisker = (from: number, to: number): Shape[] =>
    from === to ? [] : [line([point(from, center), point(to, center)], color, stroke)];
  const cap = (value: number): Shape =>
    line([point(value, center - side / 2), point(value, center + side / 2)], color, stroke);
  const [start, end] = [at(box.q1), at(box.q3)];
  const fill = mix(background, color, 0.3);
  const body = lying
    ? rect(start, center - side, end - start, thickness, fill, { rim: color, rimWidth: stroke })
    : rect(center - side, end, thickness, start - end, fill, { rim: color, rimWidth: stroke });
  const median = line([point(box.median, center - side), point(box.median, center + side)], dark, stroke + 1);
  return [
    ...whisker(box.low, box.q1),
    ...whisker(box.q3, box.high),
    ...[box.low, box.high].filter((value) => value < box.q1 || value > box.q3).map(cap),
    body,
    { ...median, z: 6 },
    ...slots(box.outliers, at).map(([first = 0]) => {
      const [x, y] = point(first, center);
      return { ...dot(x, y, radiusOf(thickness), color), z: 4 };
    }),
  ];
}

/** What a reader can point at: the box with its figures, and every outlier. */
export function boxMarks(
  frame: Frame,
  placed: PlacedBox,
  at: Scale,
  lying: boolean,
  format: ValueFormat,
): Mark[] {
  const { box, center, thickness, name } = placed;
  const says = fillPhrase(frame.phrases.box, {
    median: format.label(box.median),
    q1: format.label(box.q1),
    q3: format.label(box.q3),
    low: format.label(box.low),
    high: format.label(box.high),
  });
  const length = Math.max(LEAST_MARK, Math.abs(at(box.q3) - at(box.q1)));
  const start = (at(box.q3) + at(box.q1) - length) / 2;
  const side = thickness / 2;
  return [
    lying
      ? boxMark(start, center - side, length, thickness, name, says)
      : boxMark(center - side, start, thickness, length, name, says),
    ...slots(box.outliers, at).map((values): Mark => {
      const radius = radiusOf(thickness) + 1;
      const [first = 0, last = 0] = [values[0], values.at(-1)];
      const value =
        values.length === 1
          ? format.label(first)
          : `${format.label(first)} – ${format.label(last)} (${values.length})`;
      const place = at(first);
      return lying
        ? dotMark(place, center, radius, name, value)
        : dotMark(center, place, radius, name, value);
    }),
  ];
}

/** Sorted values by the slot of the axis that they fall into. */
function slots(sorted: readonly number[], at: Scale): number[][] {
  const bySlot = new Map<number, number[]>();
  for (const value of sorted) {
    const slot = Math.round(at(value) / SLOT);
    const values = bySlot.get(slot);
    if (values === undefined) bySlot.set(slot, [value]);
    else values.push(value);
  }
  return [...bySlot.values()];
}
