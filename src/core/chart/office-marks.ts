import { officeBelow } from './below-title.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, paletteColor } from './frame.js';
import { highlighted, quietColor, type Strong } from './highlight.js';
import type { CategoryChart, OfficeSeries, OfficeText, PointChart } from './office-types.js';
import { measureText } from '../layout/measure.js';
import type { PointLabels } from './point-labels.js';
import type { Point } from './scatter-points.js';
import type { Matrix } from './series-matrix.js';
import type { Shape } from './shapes.js';
import { dateFormat, plainFormat, sheetFormat } from './sheet-format.js';
import { axisName, columnTitle, frameOfOther } from './value-axis.js';
import { formatMoment } from './wall-time.js';

interface Named {
  categories: readonly { label: string }[];
  scale?: Matrix['scale'];
}
/** Names keep so much of their width to the next. */
const SPARE = 1.2;

type Given = Pick<CategoryChart, 'kind' | 'series'> & Partial<Omit<CategoryChart, 'kind' | 'series'>>;

/** A chart of categories, with what the frame says about it. */
export function categoryChart(frame: Frame, named: Named, given: Given): CategoryChart {
  const { config, encoding } = frame;
  const { categories } = named;
  const { series, stacked } = given;
  const values = series.flatMap((it) => it.values);
  const sums = stacked ? categories.map((_, c) => sumAt(series, c)) : [];
  const every = namedEvery(frame, named, given.plot);
  return {
    stacked: false,
    axis: false,
    labels: false,
    names: 'none',
    categoryName: axisName(frame, config.xLabel, encoding.category),
    categories: categories.map(({ label }) => label),
    valueName: axisName(frame, config.yLabel, encoding.value),
    format: sheetFormat(frame, values),
    tickFormat: plainFormat(frame, [...values, ...sums], given.step),
    ...(every > 1 ? { every } : {}),
    ...given,
  };
}

/** Texts that stand beside a chart. */
export function officeTexts(frame: Frame, shapes: readonly Shape[]): OfficeText[] {
  return shapes.flatMap((shape): OfficeText[] => {
    if (shape.type !== 'text') return [];
    const { text, align, verticalAlign, fontSize: size, fontWeight, fill: color } = shape.style;
    const bold = fontWeight === 'bold';
    const half = measureText(text, { fontSize: size, bold }) / 2;
    const x = shape.x + (align === 'left' ? half : align === 'right' ? -half : 0);
    const y = shape.y + { top: 0.5, middle: 0, bottom: -0.5 }[verticalAlign] * size;
    return [{ text, x, y, size, bold, color }];
  });
}

/** What stands on one another at a category, in positive numbers. */
function sumAt(series: readonly Pick<OfficeSeries, 'values'>[], category: number): number {
  return series.reduce((sum, { values }) => sum + (values[category] ?? 0), 0);
}

/** Names with an order of their own are thinned to those that have room. */
export function namedEvery(
  frame: Frame,
  { categories, scale = 'names' }: Named,
  plot: Plot | undefined,
): number {
  if (scale === 'names' || !plot || categories.length === 0) return 1;
  const widest = categories.reduce((most, { label }) => Math.max(most, labelWidth(frame, label)), 0);
  return Math.ceil((widest * SPARE * categories.length) / plot.width);
}

/** Bars of one series, the highlighted one in the accent and the others behind it. */
export function singleSeries(frame: Frame, values: readonly (number | null)[], strong: Strong): OfficeSeries {
  const { accent } = frame.theme.colors;
  return {
    name: seriesName(frame),
    values,
    color: strong.size === 0 ? paletteColor(frame, 0) : quietColor(frame),
    ...(strong.size === 0 ? {} : { own: new Map([...strong].map((i) => [i, accent])) }),
  };
}

/** What the values of a chart of one series are called. */
export function seriesName(frame: Frame): string {
  const { config, encoding, spec } = frame;
  return axisName(frame, config.yLabel, encoding.value) || (spec.title ?? '') || (encoding.value ?? '');
}

export function namedSeries(matrix: Matrix, colors: readonly string[]): OfficeSeries[] {
  return matrix.series.map(({ name, values }, i) => ({ name, values, color: colors[i] ?? '#000000' }));
}

/** Steps of an axis that is not seen, so fine that the highest mark ends where it does on the screen. */
const UNSEEN_STEPS = 200;

/**
 * The plot of an axis that is not seen, and the steps of the axis. `room`: px beyond its lower end (of one that lies: before it) for
 * labels of marks that end there. A program ends its axis at a tick, so the first below the lowest mark has to lie beyond the room.
 */
export function unseenAxis(
  plot: Plot,
  { min, max }: { min: number; max: number },
  { room = 0, lying = false } = {},
): { plot: Plot; step: number } {
  // Divided first: the extremes of a double lie farther apart than a double can say.
  const of = (parts: number): number => max / parts - min / parts;
  const beyond = room * of(lying ? plot.width : plot.height);
  const lowest = beyond - min;
  if (room === 0 || !Number.isFinite(lowest)) return { plot, step: Number(of(UNSEEN_STEPS).toPrecision(1)) };
  const { left, width, height } = plot;
  return {
    plot: lying ? { ...plot, left: left - room, width: width + room } : { ...plot, height: height + room },
    step: lowest / Math.max(1, Math.ceil(lowest / beyond) - 1),
  };
}

/** Share of a bar's thickness that lies between it and the next one. */
export function gapShare(plot: number, bands: number, thickness: number, side = 1, apart = 0): number {
  return Math.max(0, plot / bands / thickness - side - apart * (side - 1));
}

/** Steps of an axis of dates that people count in, and about how long its units are. */
const STEPS = { day: [1, 2, 7, 14, 28], month: [1, 2, 3, 6, 12, 24], year: [1, 2, 5, 10, 20, 50] } as const;
const DAY = 86_400_000;
const UNIT_MS = { day: DAY, month: 30.4 * DAY, year: 365.2 * DAY } as const;

/** Spreadsheets begin with 1900, whose February they get wrong. */
const FIRST_DAY = Date.UTC(1900, 2, 1);

/** Days, months or years at their true distance; times of a day have no axis in office programs. */
export function datedCategories(frame: Frame, matrix: Matrix, plot: Plot): Pick<CategoryChart, 'times'> {
  const at = matrix.categories.map((category) => category.at).filter((time) => time !== null);
  if (matrix.scale !== 'time' || matrix.grain === 'time' || at.length < matrix.categories.length) return {};
  if (at.some((time) => time < FIRST_DAY)) return {};
  const { grain } = matrix;
  const span = ((at.at(-1) ?? 0) - (at[0] ?? 0)) / UNIT_MS[grain];
  const widest = Math.max(
    ...[at[0] ?? 0, at.at(-1) ?? 0].map((time) => labelWidth(frame, formatMoment(time, grain, frame.locale))),
  );
  const wanted = (span * widest * SPARE) / plot.width;
  const every = STEPS[grain].find((step) => step >= wanted) ?? Math.ceil(wanted);
  return { times: { at, format: dateFormat(grain, frame.locale), unit: `${grain}s` as const, every } };
}

interface Places {
  xs: PointChart['x'];
  ys: PointChart['y'];
  namesTop: number;
  /** Where the labels below the plot end, px. */
  bottom: number;
  plot: Plot;
  opacity: number;
  radius: number;
  names: PointLabels['names'];
}

/** Points by their colours: the highlighted one is a group of its own. */
export function pointChart(
  frame: Frame,
  kind: PointChart['kind'],
  points: readonly Point[],
  colorOf: (series: string) => string,
  places: Places,
): PointChart {
  const { config, encoding, data, theme } = frame;
  const strong = highlighted(frame, points);
  const x = data.columns.find(({ name }) => name === encoding.x);
  const timed = x?.type === 'date' || x?.type === 'datetime';
  const [xs, ys] = [points.map((it) => it.x), points.map((it) => it.y)];
  const across = frameOfOther(frame, encoding.x, config.xLabel);
  const groups = new Map<string, PointChart['groups'][number]>();
  points.forEach((point, i) => {
    if (kind === 'bubble' && point.size === null) return;
    const name = strong.size === 0 ? point.series : strong.has(i) ? point.label : '';
    const color =
      strong.size === 0 ? colorOf(point.series) : strong.has(i) ? theme.colors.accent : quietColor(frame);
    const group = groups.get(name) ?? { name, color, points: [] };
    const named = places.names.get(i);
    const label = named === undefined ? {} : { label: named.name, side: named.side, strong: strong.has(i) };
    const size = point.size === null ? {} : { size: point.size };
    groups.set(name, { ...group, points: [...group.points, { x: point.x, y: point.y, ...size, ...label }] });
  });
  return {
    kind,
    plot: places.plot,
    namesTop: places.namesTop,
    ...officeBelow(frame, axisName(frame, config.xLabel, encoding.x), places.plot, places.bottom),
    valueName: axisName(frame, config.yLabel, encoding.y),
    format: sheetFormat(frame, ys),
    tickFormat: plainFormat(frame, ys, places.ys.step),
    xName: axisName(frame, config.xLabel, encoding.x),
    xFormat: timed ? dateFormat('day', frame.locale) : sheetFormat(across, xs),
    xTickFormat: timed ? dateFormat('day', frame.locale) : plainFormat(across, xs, places.xs.step),
    timed,
    sizeName: columnTitle(encoding.size),
    groups: [...groups.values()],
    named: strong.size === 0 && groups.size > 1,
    opacity: places.opacity,
    radius: places.radius,
    x: places.xs,
    y: places.ys,
  };
}
