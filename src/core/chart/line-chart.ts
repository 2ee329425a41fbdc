import { countText } from './bar-order.js';
import type { Frame, Plot } from './frame.js';
import { lineHeight, notesHeight } from './frame.js';
import { legend, MOST_DIRECT, spread } from './legend.js';
import { endLabels, lineEnds, officeEnds, pointLabel } from './line-labels.js';
import type { PointWriter } from './line-marks.js';
import { areaMarks, lineMarks } from './line-marks.js';
import { categoryChart, datedCategories, namedSeries, seriesName } from './office-marks.js';
import { prepareLines } from './line-series.js';
import { officePercent, percentStack } from './percent-stack.js';
import { fillPhrase } from './phrases.js';
import type { Matrix } from './series-matrix.js';
import type { Drawing, Shape } from './shapes.js';
import { dot } from './shapes.js';
import { axisTitle, baseline, frameFormat, valueAxis, valueAxisWidth, yOf } from './value-axis.js';
import { valueScale } from './value-scale.js';
import type { XScale } from './x-scale.js';
import { xScale } from './x-scale.js';

/** Lines, or areas down to zero: stacked where there are several. Names stand at the ends of the lines. */
export function lineChart(frame: Frame, filled: boolean): Drawing {
  const lines = prepareLines(frame, filled);
  const { matrix, colors, named, strongPoints } = lines;
  const stacked = filled && matrix.series.length > 1;
  const shares = stacked && frame.spec.type === 'stacked-area' ? percentStack(frame, matrix) : undefined;
  // What is drawn: values, or what they are of the sum of their category.
  const drawn = shares?.matrix ?? matrix;
  const tops = stacked ? stackTops(drawn) : drawn.series.map((it) => it.values);
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
  const written = frameFormat(frame, shares ? matrix.series.flatMap((it) => it.values) : tops.flat());
  const format = shares?.format ?? written;
  const scale = shares?.scale ?? valueScale(tops.flat(), Math.max(3, Math.floor(frame.height / 80)), filled);
  const title = axisTitle(frame, frame.config.yLabel, frame.encoding.value);
  const left = valueAxisWidth(frame, scale, format);

  const ends = lineEnds(frame, { ...lines, matrix: drawn }, tops, format, stacked);
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
    const top = title.height + key.height + (strongPoints.size > 0 ? lineHeight(frame) : 8);
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
  drawn.series.forEach((it, s) =>
    shapes.push(...lonePoints(it.values, tops[s] ?? [], colors[s] ?? '', x, scale, plot)),
  );
  if (direct) shapes.push(...endLabels(frame, ends, apart.places, x, plot, scale, stacked));
  for (const i of strongPoints) shapes.push(...pointLabel(frame, tops[0] ?? [], i, x, scale, plot, format));
  const write: PointWriter = (value, c, s) =>
    shares
      ? `${format.label(value)} (${written.label(matrix.series[s]?.values[c] ?? 0)})`
      : format.label(value);
  const places = { x, plot, scale, write };
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
          labelled: [...strongPoints],
          quiet: !named.includes(s),
        })),
        axis: true,
        step: scale.step,
        ...(shares ? { percent: officePercent(frame, shares) } : {}),
        names:
          (direct && !shares) || frame.config.legend === false || matrix.series.length === 1
            ? 'none'
            : direct
              ? 'beside'
              : 'above',
        namesTop: title.height,
        min: scale.min,
      }),
      ...datedCategories(frame, matrix, plot),
      ...(direct && !shares ? { ends: officeEnds(frame, ends, named, wanted, apart.places) } : {}),
    },
    x: x.option,
    y: { type: 'value', min: scale.min, max: scale.max },
    series: drawn.series.map((it, s) =>
      lineSeries(frame, it.values, colors[s] ?? '', x, { filled, stacked, quiet: !named.includes(s), plot }),
    ),
    shapes,
    stage: {
      kind: 'values',
      plot,
      range: scale,
      categories: matrix.categories,
      series: drawn.series,
      at: (value) => yOf(value, scale, plot),
      across: (c) => x.px(c, plot),
      stacked: !stacked ? false : shares ? 'shares' : 'sums',
      format,
      all: matrix.series.length === 1 ? (matrix.series[0]?.values ?? []) : [],
    },
    marks: filled ? areaMarks(frame, drawn, tops, places, stacked) : lineMarks(frame, matrix, places),
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
