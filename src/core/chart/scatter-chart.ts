import { cellOf, numberOf, textOf } from './cells.js';
import { truncateText } from '../layout/measure.js';
import { countText } from './bar-order.js';
import type { Frame, Plot } from './frame.js';
import { lineHeight, notesHeight, paletteColor } from './frame.js';
import { highlighted, quietColor } from './highlight.js';
import { legend } from './legend.js';
import { pointLabels } from './point-labels.js';
import { fillPhrase } from './phrases.js';
import type { Drawing } from './shapes.js';
import { crisp, line, text } from './shapes.js';
import { axisTitle, axisName, frameFormat, valueAxis, valueAxisWidth, yOf } from './value-axis.js';
import type { ValueScale } from './value-scale.js';
import { valueScale } from './value-scale.js';
import { formatMoment, grainOf, wallTime } from './wall-time.js';
import { timeTicks } from './time-ticks.js';

const MOST_POINTS = 5000;
const MOST_SERIES = 7;

export interface Point {
  x: number;
  y: number;
  label: string;
  series: string;
}

/** Points on two scales with a light grid; translucent where they are many, named where they are few. */
export function scatterChart(frame: Frame): Drawing {
  const all = readPoints(frame);
  const points = sample(frame, all);
  const { colorOf, items } = seriesColors(frame, points);
  const strong = highlighted(
    frame,
    points.map((it) => ({ label: it.label })),
  );
  const yTitle = axisTitle(frame, frame.config.yLabel, frame.encoding.y);
  const key = items.length > 1 ? legend(frame, items, yTitle.height) : { height: 0, shapes: [] };

  const ys = points.map((it) => it.y);
  const xs = points.map((it) => it.x);
  const yFormat = frameFormat(frame, ys);
  const yScale = withMargin(valueScale(ys, Math.max(3, Math.floor(frame.height / 80)), false), ys);
  const left = valueAxisWidth(frame, yScale, yFormat);
  const width = frame.width - left - 24;
  const xTicks = horizontalTicks(frame, xs, width);
  const xTitle = axisName(frame, frame.config.xLabel, frame.encoding.x);
  const top = yTitle.height + key.height + 8;
  const below = 9 + lineHeight(frame) + (xTitle === '' ? 0 : lineHeight(frame) + 4);
  const plot: Plot = {
    left,
    top,
    width,
    height: Math.max(20, frame.height - top - below - notesHeight(frame)),
  };
  const xOf = (value: number): number =>
    plot.left + (plot.width * (value - xTicks.min)) / (xTicks.max - xTicks.min);

  const radius = points.length <= 60 ? 7 : points.length <= 400 ? 5.5 : points.length <= 1500 ? 4.5 : 3.5;
  const opacity =
    points.length <= 60 ? 0.85 : points.length <= 400 ? 0.6 : points.length <= 1500 ? 0.45 : 0.3;
  const quiet = quietColor(frame);
  const groups = new Map<string, Point[]>();
  points.forEach((point, i) => {
    const color = strong < 0 ? colorOf(point.series) : i === strong ? frame.theme.colors.accent : quiet;
    groups.set(color, [...(groups.get(color) ?? []), point]);
  });

  return {
    plot,
    x: { type: 'value', min: xTicks.min, max: xTicks.max },
    y: { type: 'value', min: yScale.min, max: yScale.max },
    series: [...groups].map(([color, group]) => ({
      type: 'scatter',
      symbol: 'circle',
      symbolSize: radius * 2,
      z: color === frame.theme.colors.accent ? 5 : 4,
      itemStyle: { color, opacity: strong >= 0 && points.length <= 60 ? 1 : opacity },
      data: group.map((point) => [point.x, point.y]),
    })),
    shapes: [
      ...yTitle.shapes,
      ...key.shapes,
      ...valueAxis(frame, yScale, yFormat, plot),
      ...xTicks.ticks.flatMap((tick) => [
        line(
          [
            [crisp(xOf(tick.at)), plot.top],
            [crisp(xOf(tick.at)), plot.top + plot.height],
          ],
          frame.theme.colors.rule,
        ),
        text(frame, tick.label, xOf(tick.at), plot.top + plot.height + 9, {
          align: 'center',
          baseline: 'top',
        }),
      ]),
      ...(xTitle === ''
        ? []
        : [
            text(
              frame,
              truncateText(xTitle, plot.width, { fontSize: frame.fontSize }),
              plot.left + plot.width,
              plot.top + plot.height + 9 + lineHeight(frame) + 4,
              {
                align: 'right',
                baseline: 'top',
              },
            ),
          ]),
      ...pointLabels(frame, points, strong, radius, xOf, (value) => yOf(value, yScale, plot), plot),
    ],
  };
}

function readPoints(frame: Frame): Point[] {
  const { encoding, data, timeZone } = frame;
  const read = (name: string | undefined): ((row: (typeof data.rows)[number]) => number | null) => {
    const column = data.columns.find((it) => it.name === name);
    const timed = column?.type === 'date' || column?.type === 'datetime';
    return (row) => (timed ? wallTime(cellOf(row, name ?? ''), timeZone) : numberOf(cellOf(row, name ?? '')));
  };
  const [xOf, yOf] = [read(encoding.x), read(encoding.y)];
  const textAt = (row: (typeof data.rows)[number], name: string | undefined): string =>
    name === undefined ? '' : textOf(cellOf(row, name));
  return data.rows.flatMap((row) => {
    const [x, y] = [xOf(row), yOf(row)];
    return x === null || y === null
      ? []
      : [{ x, y, label: textAt(row, encoding.label), series: textAt(row, encoding.series) }];
  });
}

/** Every k-th point of too many, and always the outermost ones: the same rows give the same picture. */
function sample(frame: Frame, points: Point[]): Point[] {
  if (points.length <= MOST_POINTS) return points;
  const kept = new Set<number>();
  const extreme = (better: (a: Point, b: Point) => boolean): void => {
    kept.add(points.reduce((best, point, i) => (better(point, points[best] as Point) ? i : best), 0));
  };
  extreme((a, b) => a.x < b.x);
  extreme((a, b) => a.x > b.x);
  extreme((a, b) => a.y < b.y);
  extreme((a, b) => a.y > b.y);
  for (let i = 0; i < MOST_POINTS; i += 1) {
    let index = Math.floor((i * points.length) / MOST_POINTS);
    while (kept.has(index) && index < points.length - 1) index += 1;
    if (kept.size < MOST_POINTS) kept.add(index);
  }
  frame.notes.push(
    fillPhrase(frame.phrases.sample, { n: countText(frame, kept.size), of: countText(frame, points.length) }),
  );
  return [...kept].sort((a, b) => a - b).map((i) => points[i] as Point);
}

function seriesColors(
  frame: Frame,
  points: Point[],
): { colorOf: (series: string) => string; items: { name: string; color: string }[] } {
  const counts = new Map<string, number>();
  for (const point of points) counts.set(point.series, (counts.get(point.series) ?? 0) + 1);
  const ranked = [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  const own = ranked.length > MOST_SERIES ? ranked.slice(0, MOST_SERIES - 1) : ranked;
  const items = own.map((name, i) => ({ name, color: paletteColor(frame, i) }));
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

/** A step more where a point would stand on the end of the scale and lose half of its circle's surroundings. */
function withMargin(scale: ValueScale, values: readonly number[]): ValueScale {
  const largest = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  if (scale.max - largest > (scale.max - scale.min) * 0.01 || largest === 0) return scale;
  const max = scale.max + scale.step;
  return { ...scale, max, ticks: [...scale.ticks, max] };
}

interface Ticks {
  min: number;
  max: number;
  ticks: { at: number; label: string }[];
}

function horizontalTicks(frame: Frame, xs: number[], width: number): Ticks {
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
  const scale = withMargin(valueScale(xs, Math.max(3, Math.floor(width / 110)), false), xs);
  return { ...scale, ticks: scale.ticks.map((at) => ({ at, label: format.tick(at, scale.step) })) };
}
