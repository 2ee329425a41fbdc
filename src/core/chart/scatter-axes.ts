import { truncateText } from '../layout/measure.js';
import type { Frame, Plot } from './frame.js';
import { lineHeight } from './frame.js';
import type { Point } from './scatter-points.js';
import type { Shape } from './shapes.js';
import { crisp, line, text } from './shapes.js';
import { timeTicks } from './time-ticks.js';
import { axisName, frameFormat } from './value-axis.js';
import type { ValueScale } from './value-scale.js';
import { valueScale } from './value-scale.js';
import { formatMoment, grainOf } from './wall-time.js';

/** A step more where a point would stand on the end of the scale and lose half of its circle's surroundings. */
export function withMargin(scale: ValueScale, values: readonly number[]): ValueScale {
  const largest = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  if (scale.max - largest > (scale.max - scale.min) * 0.01 || largest === 0) return scale;
  const max = scale.max + scale.step;
  return { ...scale, max, ticks: [...scale.ticks, max] };
}

interface Ticks {
  min: number;
  max: number;
  ticks: { at: number; label: string }[];
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
    const ticks = timeTicks(min, max, grain, Math.max(2, Math.floor(width / 120)), frame.locale);
    return {
      min,
      max,
      write: (at) => formatMoment(at, grain, frame.locale),
      ticks: ticks.map((tick) => ({
        at: tick.time,
        label:
          grain === 'year'
            ? tick.label
            : formatMoment(tick.time, grain === 'time' ? 'time' : 'month', frame.locale),
      })),
    };
  }
  // The author's number format is that of the value, not of what it is plotted against.
  const format = frameFormat({ ...frame, config: {} }, xs);
  const plain = valueScale(xs, Math.max(3, Math.floor(width / 110)), false);
  const scale = margin ? withMargin(plain, xs) : plain;
  return {
    ...scale,
    ticks: scale.ticks.map((at) => ({ at, label: format.tick(at, scale.step) })),
    write: format.label,
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
        text(frame, tick.label, xOf(tick.at), bottom + 9, { align: 'center', baseline: 'top' }),
      ];
    }),
    ...(title === ''
      ? []
      : [
          text(frame, named, plot.left + plot.width, bottom + 9 + lineHeight(frame) + 4, {
            align: 'right',
            baseline: 'top',
          }),
        ]),
  ];
}

/** Height of tick labels and name below the plot. */
export function horizontalAxisHeight(frame: Frame): number {
  const title = axisName(frame, frame.config.xLabel, frame.encoding.x);
  return 9 + lineHeight(frame) + (title === '' ? 0 : lineHeight(frame) + 4);
}

/** What a point says when it is pointed at: its names, else its place on x; its values with the names of their columns. */
export function pointWords(
  frame: Frame,
  point: Point,
  xText: string,
  yText: string,
  sizeText = '',
): { label: string; value: string } {
  const { config, encoding } = frame;
  const named = (
    given: string | undefined,
    column: string | undefined,
    role: string,
    value: string,
  ): string => `${axisName(frame, given, column) || role}: ${value}`;
  const x = named(config.xLabel, encoding.x, 'x', xText);
  const rest = [named(config.yLabel, encoding.y, 'y', yText)];
  if (sizeText !== '') rest.push(named(undefined, encoding.size, 'size', sizeText));
  const names = [point.label, point.series].filter((it) => it !== '');
  return names.length === 0
    ? { label: x, value: rest.join(', ') }
    : { label: names.join(', '), value: [x, ...rest].join(', ') };
}
