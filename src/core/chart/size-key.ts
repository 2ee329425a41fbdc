import type { Frame } from './frame.js';
import { labelWidth, lineHeight } from './frame.js';
import type { Shape } from './shapes.js';
import { dotMark, line, path, text } from './shapes.js';
import type { ValueFormat } from './value-format.js';

/** Px of height from which a chart has lines to spare for three circles, and for two. */
const [FOR_THREE, FOR_TWO] = [330, 150];
/** Px of the least radius that is told from a dot. */
const LEAST = 3;

/** What the areas of circles stand for. */
export interface SizeKey {
  width: number;
  height: number;
  draw: (x: number, y: number) => Shape[];
}

/**
 * Circles of round values one in the other, each with a thin line to its value: as large as on the chart, the largest
 * no higher than the lines of text beside it. Fewer of them where the chart is low or its circles are small.
 */
export function sizeKey(
  frame: Frame,
  name: string,
  sizes: readonly number[],
  radiusOf: (size: number) => number,
  format: ValueFormat,
): SizeKey {
  const step = lineHeight(frame);
  const rows = frame.height >= FOR_THREE ? 3 : frame.height >= FOR_TWO ? 2 : 1;
  const values = keyValues(sizes, radiusOf, rows, step);
  const [largest] = values;
  if (largest === undefined) return { width: 0, height: 0, draw: () => [] };
  const labels = values.map((value) => format.short(value));
  const title = name === '' ? 0 : labelWidth(frame, name) + 14;
  const most = radiusOf(largest);
  const inner = Math.max(2 * most, values.length * step);
  const to = title + 2 * most + 10;
  return {
    width: to + 4 + Math.max(...labels.map((it) => labelWidth(frame, it))),
    height: inner + 8,
    draw(x, y) {
      const color = frame.theme.colors.muted;
      const shapes: Shape[] = name === '' ? [] : [text(frame, name, x, y + step / 2)];
      // Labels are spread over the height, the circles stand in its middle.
      const pitch = values.length === 1 ? 0 : (inner - step) / (values.length - 1);
      const first = values.length === 1 ? inner / 2 : step / 2;
      const foot = y + inner / 2 + most;
      const centre = x + title + most;
      values.forEach((value, i) => {
        const radius = radiusOf(value);
        const { d } = dotMark(centre, foot - radius, radius, '', '');
        const row = y + first + pitch * i;
        const rim = [centre, foot - 2 * radius] as [number, number];
        shapes.push(path(d, 'none', { rim: color, rimWidth: 1.25 }));
        if (values.length > 1) shapes.push(line([rim, [x + to - 8, row], [x + to, row]], color, 0.75));
        shapes.push(text(frame, labels[i] ?? '', x + to + 4, row));
      });
      return shapes;
    },
  };
}

/** Round values, the largest first: near the largest of the chart, about a half of it and a tenth; of two, a fifth. */
function keyValues(
  sizes: readonly number[],
  radiusOf: (size: number) => number,
  rows: number,
  step: number,
): number[] {
  const largest = sizes.reduce((a, b) => Math.max(a, b), 0);
  if (largest <= 0) return [];
  const most = radiusOf(largest);
  const room = (rows * step) / 2;
  const large = roundDown(most <= room ? largest : largest * (room / most) ** 2);
  const rest = rows === 3 && radiusOf(large) >= step * 0.8 ? [large / 2, large / 10] : [large / 5];
  const all = [large, ...(rows === 1 ? [] : rest.map(roundDown))];
  return all.filter(
    (value, i) => value > 0 && Number.isFinite(value) && radiusOf(value) >= (i === 0 ? 1 : LEAST),
  );
}

/** The next 1, 2 or 5 × 10ⁿ at or below a value. */
function roundDown(value: number): number {
  const power = Math.floor(Math.log10(value));
  const factor = [5, 2, 1].find((it) => it * 10 ** power <= value * (1 + 1e-9)) ?? 1;
  return Number((factor * 10 ** power).toPrecision(12));
}
