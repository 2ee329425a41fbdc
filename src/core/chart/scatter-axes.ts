import { intl } from '../template/intl-cache.js';
import { truncateText } from '../layout/measure.js';
import { cleanText } from './cells.js';
import type { DateTick } from './date-ticks.js';
import { dateTicks } from './date-ticks.js';
import type { Frame, Plot } from './frame.js';
import { lineHeight } from './frame.js';
import { namesOnly } from './naming-numbers.js';
import type { Point } from './scatter-points.js';
import type { Shape } from './shapes.js';
import { crisp, line, text } from './shapes.js';
import { axisName, columnTitle, otherFormat } from './value-axis.js';
import type { ValueScale } from './value-scale.js';
import { valueScale } from './value-scale.js';
import { formatMoment, grainOf } from './wall-time.js';

/** Of a step: what a scale goes on after its last tick. */
const BEYOND = 0.3;

/** A little more where a point would stand on the end of the scale and lose half of its circle's surroundings. */
export function withMargin(scale: ValueScale, values: readonly number[]): ValueScale {
  const largest = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  if (scale.max - largest > (scale.max - scale.min) * 0.01 || largest === 0) return scale;
  return { ...scale, max: scale.max + scale.step * BEYOND };
}

interface Ticks {
  min: number;
  max: number;
  ticks: DateTick[];
  /** A single value, as exact as it is read from the chart. */
  write: (at: number) => string;
}

/** Ticks along x: numbers or dates; `margin` leaves a step behind the last point. */
export function horizontalTicks(frame: Frame, xs: number[], width: number, margin = true): Ticks {
  const column = frame.data.columns.find((it) => it.name === frame.encoding.x);
  if (column?.type === 'date' || column?.type === 'datetime') {
    const grain = grainOf(xs);
    let min = xs.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    let max = xs.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
    if (min === max) [min, max] = [min - 86_400_000, max + 86_400_000];
    return {
      min,
      max,
      write: (at) => formatMoment(at, grain, frame.locale),
      ticks: dateTicks(frame, { from: min, to: max, grain }, width),
    };
  }
  const format = otherFormat(frame, frame.encoding.x, xs, frame.config.xLabel);
  // Years and numbers that name are no amounts: nothing parts their digits.
  const names = namesOnly(frame.encoding.x ?? '') && xs.every(Number.isInteger);
  const digits = (at: number): string => intl.number(frame.locale, { useGrouping: false }).format(at);
  const plain = valueScale(xs, Math.max(3, Math.floor(width / 110)), false);
  const scale = margin ? withMargin(plain, xs) : plain;
  return {
    ...scale,
    ticks: scale.ticks.map((at) => ({ at, label: names ? digits(at) : format.tick(at, scale.step) })),
    write: names ? digits : format.label,
  };
}

/** Grid lines and labels along x, and the name of the axis below them at its end. */
export function horizontalAxis(
  frame: Frame,
  ticks: Ticks,
  xOf: (value: number) => number,
  plot: Plot,
): Shape[] {
  const bottom = plot.top + plot.height;
  const title = axisName(frame, frame.config.xLabel, frame.encoding.x);
  const named = truncateText(title, plot.width, { fontSize: frame.fontSize });
  return [
    ...ticks.ticks.flatMap((tick) => {
      const x = crisp(xOf(tick.at));
      return [
        line(
          [
            [x, plot.top],
            [x, bottom],
          ],
          frame.theme.colors.rule,
        ),
        ...tickLines(tick).map((content, n) =>
          text(frame, content, xOf(tick.at), bottom + 9 + n * lineHeight(frame), {
            align: 'center',
            baseline: 'top',
            tick: true,
          }),
        ),
      ];
    }),
    ...(title === ''
      ? []
      : [
          text(frame, named, plot.left + plot.width, bottom + labelsHeight(frame, ticks) + 4, {
            align: 'right',
            baseline: 'top',
          }),
        ]),
  ];
}

/** From tick to tick; 0 for dates, which have no such step. */
export function tickStep({ data, encoding }: Frame, { ticks }: Ticks): number {
  const type = data.columns.find(({ name }) => name === encoding.x)?.type;
  const [first, second] = ticks;
  return type !== 'number' || !first || !second ? 0 : second.at - first.at;
}

/** Where tick labels end below the plot. */
export const labelsBottom = (frame: Frame, ticks: Ticks, { top, height }: Plot): number =>
  top + height + labelsHeight(frame, ticks);

/** Height of tick labels and name below the plot. */
export function horizontalAxisHeight(frame: Frame, ticks: Ticks): number {
  const title = axisName(frame, frame.config.xLabel, frame.encoding.x);
  return labelsHeight(frame, ticks) + (title === '' ? 0 : lineHeight(frame) + 4);
}

function labelsHeight(frame: Frame, { ticks }: Ticks): number {
  return 9 + lineHeight(frame) * Math.max(1, ...ticks.map((tick) => tickLines(tick).length));
}

const tickLines = ({ label, below }: DateTick): string[] => (below === undefined ? [label] : [label, below]);

/**
 * What a point says when it is pointed at: its names, and its values with what they are of, as one sentence:
 * "Height 12 cm, weight 30 kg".
 */
export function pointWords(
  frame: Frame,
  point: Point,
  xText: string,
  yText: string,
  sizeText = '',
): { label: string; value: string } {
  const { config, encoding } = frame;
  const parts = [
    { given: config.xLabel, column: encoding.x, role: 'x', value: xText },
    { given: config.yLabel, column: encoding.y, role: 'y', value: yText },
    { given: undefined, column: encoding.size, role: 'size', value: sizeText },
  ].flatMap(({ given, column, role, value }, i) => {
    if (value === '') return [];
    const own = cleanText(given ?? '') || cleanText(columnTitle(column)) || role;
    const name = i === 0 && !given ? axisName(frame, undefined, column) || role : own;
    // A name that ends in a digit would run into its value.
    return `${name}${/\p{Nd}$/u.test(name) ? ': ' : ' '}${value}`;
  });
  const names = [point.label, point.series].filter((it) => it !== '');
  return { label: names.join(', '), value: parts.join(', ') };
}
