import { countText } from './bar-order.js';
import type { Frame, Plot } from './frame.js';
import { lineHeight, notesHeight } from './frame.js';
import { highlighted, quietColor } from './highlight.js';
import { legend, MOST_DIRECT, spread } from './legend.js';
import { endLabels, lineEnds, officeEnds, pointLabel } from './line-labels.js';
import { areaMarks, lineMarks } from './line-marks.js';
import { namedColors } from './named-colors.js';
import { categoryChart, datedCategories, namedSeries, seriesName } from './office-marks.js';
import { fillPhrase } from './phrases.js';
import type { Matrix } from './series-matrix.js';
import { joinSmallSeries, pick, readMatrix, requireReadable } from './series-matrix.js';
import type { Drawing, Shape } from './shapes.js';
import { dot } from './shapes.js';
import { axisTitle, baseline, frameFormat, valueAxis, valueAxisWidth, yOf } from './value-axis.js';
import { valueScale } from './value-scale.js';
import type { XScale } from './x-scale.js';
import { xScale } from './x-scale.js';

const MOST_COLOURED = 7;
const MOST_NAMED_POINTS = 20_000;
const MOST_POINTS = 200_000;
/** Lower, because points of several series are often alone at their place and drawn one by one. */
const MOST_SERIES_POINTS = 60_000;

/** What is drawn: its series in drawing order, each with its colour; `strong` are the ones that carry a name. */
export interface Lines {
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
  const gaps = stacked
    ? matrix.series.flatMap((it) => it.values.filter((value) => value === null)).length
    : 0;
  if (gaps > 0) {
    // A stack has no gaps: what is not known is drawn as nothing, and said.
    const all = matrix.series.length * matrix.categories.length;
    frame.notes.push(
      fillPhrase(frame.phrases.withoutValue, { n: countText(frame, gaps), of: countText(frame, all) }),
    );
  }
  const format = frameFormat(frame, tops.flat());
  const scale = valueScale(tops.flat(), Math.max(3, Math.floor(frame.height / 80)), filled);
  const title = axisTitle(frame, frame.config.yLabel, frame.encoding.value);
  const left = valueAxisWidth(frame, scale, format);

  const ends = lineEnds(frame, lines, tops, format, stacked);
  const build = (direct: boolean): { plot: Plot; x: XScale; top: Shape[] } => {
    const key = direct
      ? { height: 0, shapes: [] }
      : legend(
          frame,
          named.map((s) => ({ name: matrix.series[s]?.name ?? '', color: colors[s] ?? '' })),
          title.height,
        );
    // Points of named categories stand in the middle of their bands: half a band of the label's room is there already.
    const free = matrix.scale === 'names' ? (frame.width - left) / matrix.categories.length / 2 : 0;
    const right = direct && ends.width > 0 ? Math.max(8, ends.width + 16 - free) : lineHeight(frame);
    const width = Math.max(40, frame.width - left - right);
    const x = xScale(frame, matrix, width);
    // A peak at the very top needs room for its label.
    const top = title.height + key.height + (strongPoint >= 0 ? lineHeight(frame) : 8);
    const height = Math.max(20, frame.height - top - x.height - notesHeight(frame));
    return { plot: { left, top, width, height }, x, top: [...title.shapes, ...key.shapes] };
  };
  let { plot, x, top } = build(true);
  const wanted = ends.items.map((end) => yOf(end.at, scale, plot));
  const apart = spread(wanted, lineHeight(frame), plot.top, plot.top + plot.height);
  const direct = wanted.length <= MOST_DIRECT || apart.moved <= lineHeight(frame) * 1.5;
  if (!direct) ({ plot, x, top } = build(false));

  const shapes: Shape[] = [...top, ...valueAxis(frame, scale, format, plot), ...x.shapes(plot)];
  if (scale.min <= 0) shapes.push(baseline(frame, scale, plot));
  matrix.series.forEach((it, s) =>
    shapes.push(...lonePoints(it.values, tops[s] ?? [], colors[s] ?? '', x, scale, plot)),
  );
  if (direct) shapes.push(...endLabels(frame, ends, apart.places, x, plot, scale, stacked));
  if (strongPoint >= 0) shapes.push(...pointLabel(frame, tops[0] ?? [], strongPoint, x, scale, plot, format));
  const places = { x, plot, scale, write: format.label };
  return {
    plot,
    office: {
      ...categoryChart(frame, matrix, {
        kind: filled ? 'area' : 'line',
        plot,
        stacked,
        series: namedSeries(matrix, colors).map((series, s) => ({
          ...series,
          name: series.name || seriesName(frame),
          labelled: strongPoint >= 0 ? [strongPoint] : [],
          quiet: !named.includes(s),
        })),
        axis: true,
        names: direct || frame.config.legend === false || matrix.series.length === 1 ? 'none' : 'above',
        namesTop: title.height,
        min: scale.min,
      }),
      ...datedCategories(frame, matrix, plot),
      ...(direct ? { ends: officeEnds(frame, ends, named, wanted, apart.places) } : {}),
    },
    x: x.option,
    y: { type: 'value', min: scale.min, max: scale.max },
    series: matrix.series.map((it, s) =>
      lineSeries(frame, it.values, colors[s] ?? '', x, { filled, stacked, quiet: !named.includes(s), plot }),
    ),
    shapes,
    marks: filled ? areaMarks(frame, matrix, tops, places, stacked) : lineMarks(frame, matrix, places),
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
  const most = placed.scale === 'names' ? MOST_NAMED_POINTS : MOST_POINTS;
  requireReadable(frame, matrix, matrix.series.length > 1 ? Math.min(most, MOST_SERIES_POINTS) : most);
  const count = (n: number): string => countText(frame, n);
  if (joined > 0) {
    frame.notes.push(
      fillPhrase(frame.phrases.grouped, { n: count(joined), of: count(placed.series.length) }),
    );
  }
  const names = matrix.series.map((it) => ({ label: it.name }));
  const strong = matrix.series.length > 1 ? highlighted(frame, names) : -1;
  const [only, ...others] = matrix.series;
  const strongPoint = only && others.length === 0 ? highlighted(frame, matrix.categories, only.values) : -1;
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
  const hues = namedColors(
    frame,
    coloured.map((s) => matrix.series[s]?.name ?? ''),
  );
  const colors = matrix.series.map((_, s) => {
    const rank = coloured.indexOf(s);
    return joined > 0 && s === matrix.series.length - 1 ? quiet : (hues[rank] ?? quiet);
  });
  return { matrix, colors, named: coloured.sort((a, b) => a - b), strongPoint };
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
      width: stacked ? 1 : quiet || values.length > plot.width ? 1.5 : values.length > 150 ? 2 : 3,
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
