import { truncateText } from '../layout/measure.js';
import { countText } from './bar-order.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight, notesHeight, paletteColor } from './frame.js';
import { highlighted, quietColor } from './highlight.js';
import { legend, spread, textColor } from './legend.js';
import { fillPhrase } from './phrases.js';
import type { Matrix, Series } from './series-matrix.js';
import { joinSmallSeries, pick, readMatrix } from './series-matrix.js';
import type { Drawing, Shape } from './shapes.js';
import { dot, text } from './shapes.js';
import { axisTitle, baseline, frameFormat, valueAxis, valueAxisWidth, yOf } from './value-axis.js';
import type { ValueFormat } from './value-format.js';
import { valueScale } from './value-scale.js';
import type { XScale } from './x-scale.js';
import { xScale } from './x-scale.js';

const MOST_COLOURED = 7;
const MOST_DIRECT = 4;

/** What is drawn: its series in drawing order, each with its colour; `strong` are the ones that carry a name. */
interface Lines {
  matrix: Matrix;
  colors: string[];
  named: number[];
  strongPoint: number;
}

/** Lines, or areas down to zero: stacked where there are several. Names stand at the ends of the lines. */
export function lineChart(frame: Frame, filled: boolean): Drawing {
  const lines = prepareLines(frame, filled);
  const { matrix, colors, named, strongPoint } = lines;
  const stacked = filled && matrix.series.length > 1;
  const tops = stacked ? stackTops(matrix) : matrix.series.map((it) => it.values);
  const format = frameFormat(frame, tops.flat());
  const scale = valueScale(tops.flat(), Math.max(3, Math.floor(frame.height / 100)), filled);
  const title = axisTitle(frame, frame.config.yLabel, frame.encoding.value);
  const left = valueAxisWidth(frame, scale, format);

  const ends = named.map((s) => endOf(frame, matrix.series[s] as Series, s, tops, format, colors, stacked));
  const endWidth = Math.min(frame.width * 0.3, Math.max(0, ...ends.map((end) => end.width)));
  const build = (direct: boolean): { plot: Plot; x: XScale; top: Shape[] } => {
    const key = direct
      ? { height: 0, shapes: [] }
      : legend(
          frame,
          named.map((s) => ({ name: matrix.series[s]?.name ?? '', color: colors[s] ?? '' })),
          title.height,
        );
    const right = direct && endWidth > 0 ? endWidth + 16 : lineHeight(frame);
    const width = Math.max(40, frame.width - left - right);
    const x = xScale(frame, matrix, width);
    // A peak at the very top needs room for its label.
    const top = title.height + key.height + (strongPoint >= 0 ? lineHeight(frame) : 8);
    const height = Math.max(20, frame.height - top - x.height - notesHeight(frame));
    return { plot: { left, top, width, height }, x, top: [...title.shapes, ...key.shapes] };
  };
  let { plot, x, top } = build(true);
  const wanted = ends.map((end) => yOf(end.at, scale, plot));
  let apart = spread(wanted, lineHeight(frame), plot.top, plot.top + plot.height);
  const direct = ends.length <= MOST_DIRECT || apart.moved <= lineHeight(frame) * 1.5;
  if (!direct) {
    ({ plot, x, top } = build(false));
    apart = { places: [], moved: 0 };
  }

  const shapes: Shape[] = [...top, ...valueAxis(frame, scale, format, plot), ...x.shapes(plot)];
  if (scale.min <= 0) shapes.push(baseline(frame, scale, plot));
  matrix.series.forEach((it, s) =>
    shapes.push(...lonePoints(it.values, tops[s] ?? [], colors[s] ?? '', x, scale, plot)),
  );
  if (direct) {
    ends.forEach((end, i) => {
      const at = plot.left + plot.width + 12;
      const y = apart.places[i] ?? 0;
      if (!stacked)
        shapes.push(dot(x.px(end.index, plot), wanted[i] ?? 0, 5, end.color, frame.theme.colors.background));
      const name = truncateText(end.name, endWidth - (end.name === '' ? 0 : end.valueWidth), {
        fontSize: frame.fontSize,
        bold: true,
      });
      shapes.push(text(frame, name, at, y, { color: textColor(frame, end.color), bold: true }));
      const after = name === '' ? 0 : labelWidth(frame, `${name} `, true);
      shapes.push(
        text(
          frame,
          end.value,
          at + after,
          y,
          name === '' ? { color: frame.theme.colors.text, bold: true } : {},
        ),
      );
    });
  }
  if (strongPoint >= 0) shapes.push(...pointLabel(frame, lines, tops, x, scale, plot, format));
  return {
    plot,
    x: x.option,
    y: { type: 'value', min: scale.min, max: scale.max },
    series: matrix.series.map((it, s) =>
      lineSeries(frame, it.values, colors[s] ?? '', x, { filled, stacked, quiet: !named.includes(s), plot }),
    ),
    shapes,
  };
}

function prepareLines(frame: Frame, filled: boolean): Lines {
  const unsorted = { ...frame, config: { ...frame.config, sort: undefined } } as Frame;
  const read = readMatrix(unsorted, filled && frame.encoding.series !== undefined ? 'sum' : 'refuse');
  const placed =
    read.scale === 'names'
      ? read
      : pick(
          read,
          read.categories.flatMap((category, i) => (category.at === null ? [] : [i])),
        );
  const { matrix, joined } =
    filled && placed.series.length > 1
      ? joinSmallSeries(placed, MOST_COLOURED, frame.phrases.other)
      : { matrix: placed, joined: 0 };
  const count = (n: number): string => countText(frame, n);
  if (joined > 0) {
    frame.notes.push(
      fillPhrase(frame.phrases.grouped, { n: count(joined), of: count(placed.series.length) }),
    );
  }
  const names = matrix.series.map((it) => ({ label: it.name }));
  const strong = matrix.series.length > 1 ? highlighted(frame, names) : -1;
  const strongPoint = matrix.series.length === 1 ? highlighted(frame, matrix.categories) : -1;
  const quiet = quietColor(frame);
  if (strong >= 0) {
    const colors = matrix.series.map((_, s) => (s === strong ? frame.theme.colors.accent : quiet));
    return {
      matrix,
      colors,
      named: matrix.series.length <= MOST_DIRECT ? matrix.series.map((_, s) => s) : [strong],
      strongPoint,
    };
  }
  // Beyond seven nobody tells hues apart: the largest seven are coloured, the others are their quiet context.
  const ranked = matrix.series
    .map((_, s) => s)
    .sort((a, b) => Math.abs(matrix.series[b]?.total ?? 0) - Math.abs(matrix.series[a]?.total ?? 0) || a - b);
  const coloured = ranked.slice(0, MOST_COLOURED);
  if (ranked.length > coloured.length) {
    frame.notes.push(
      fillPhrase(frame.phrases.context, { n: count(coloured.length), of: count(ranked.length) }),
    );
  }
  const colors = matrix.series.map((_, s) => {
    const rank = coloured.indexOf(s);
    return rank < 0 || (joined > 0 && s === matrix.series.length - 1) ? quiet : paletteColor(frame, rank);
  });
  return { matrix, colors, named: coloured.sort((a, b) => a - b), strongPoint };
}

interface End {
  name: string;
  value: string;
  valueWidth: number;
  width: number;
  index: number;
  /** The value at whose height the label stands. */
  at: number;
  color: string;
}

function endOf(
  frame: Frame,
  series: Series,
  s: number,
  tops: (number | null)[][],
  format: ValueFormat,
  colors: string[],
  stacked: boolean,
): End {
  const index = Math.max(
    0,
    series.values.findLastIndex((value) => value !== null),
  );
  const raw = series.values[index] ?? 0;
  const top = tops[s]?.[index] ?? 0;
  const value = format.label(raw);
  const valueWidth = labelWidth(frame, ` ${value}`, series.name === '');
  return {
    name: series.name,
    value,
    valueWidth,
    width: valueWidth + (series.name === '' ? 0 : labelWidth(frame, `${series.name} `, true)),
    index,
    at: stacked ? top - raw / 2 : raw,
    color: colors[s] ?? frame.theme.colors.accent,
  };
}

/** Upper edge of each series of a stack, at each category. A gap counts as nothing. */
function stackTops(matrix: Matrix): (number | null)[][] {
  const sums = matrix.categories.map(() => 0);
  return matrix.series.map((it) => it.values.map((value, c) => (sums[c] = (sums[c] ?? 0) + (value ?? 0))));
}

function lineSeries(
  frame: Frame,
  values: (number | null)[],
  color: string,
  x: XScale,
  how: { filled: boolean; stacked: boolean; quiet: boolean; plot: Plot },
): Record<string, unknown> {
  const { filled, stacked, quiet, plot } = how;
  return {
    type: 'line',
    symbol: 'none',
    z: quiet ? 3 : 4,
    ...(stacked ? { stack: 'all', stackStrategy: 'all' } : {}),
    // Keeps the extremes of every pixel column: nothing a reader could see is lost.
    ...(!stacked && values.length > plot.width * 2 ? { sampling: 'minmax' } : {}),
    lineStyle: {
      color: stacked ? frame.theme.colors.background : color,
      width: stacked ? 1 : quiet ? 1.5 : 3,
      cap: 'round',
      join: 'round',
    },
    ...(filled ? { areaStyle: { color, opacity: stacked ? 1 : 0.18 } } : {}),
    data: values.map((value, i) => [x.at(i), value ?? (stacked ? 0 : '-')]),
  };
}

/** A value between two gaps has no line to stand on: it is a dot. */
function lonePoints(
  values: (number | null)[],
  tops: (number | null)[],
  color: string,
  x: XScale,
  scale: { min: number; max: number },
  plot: Plot,
): Shape[] {
  return values.flatMap((value, i) => {
    const alone = value !== null && (values[i - 1] ?? null) === null && (values[i + 1] ?? null) === null;
    return alone ? [dot(x.px(i, plot), yOf(tops[i] ?? value, scale, plot), 4, color)] : [];
  });
}

function pointLabel(
  frame: Frame,
  lines: Lines,
  tops: (number | null)[][],
  x: XScale,
  scale: { min: number; max: number },
  plot: Plot,
  format: ValueFormat,
): Shape[] {
  const i = lines.strongPoint;
  const value = tops[0]?.[i] ?? null;
  if (value === null) return [];
  const label = format.label(value);
  const half = labelWidth(frame, label, true) / 2;
  const px = x.px(i, plot);
  const py = yOf(value, scale, plot);
  const last = i === lines.matrix.categories.length - 1;
  const shapes: Shape[] = [dot(px, py, 6, frame.theme.colors.accent, frame.theme.colors.background)];
  // The last point is labelled at its end already.
  if (last) return shapes;
  const inside = Math.min(frame.width - half, Math.max(plot.left + half, px));
  return [
    ...shapes,
    text(frame, label, inside, py - 10, {
      align: 'center',
      baseline: 'bottom',
      bold: true,
      color: frame.theme.colors.text,
    }),
  ];
}
