import { bandGap, barBand, GROUP_GAP } from './bar-band.js';
import { barMarks } from './bar-marks.js';
import { countText, orderBars } from './bar-order.js';
import { bandLabels } from './band-labels.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight, notesHeight } from './frame.js';
import { highlighted, quietColor } from './highlight.js';
import { legend } from './legend.js';
import { namedColors } from './named-colors.js';
import { fillPhrase } from './phrases.js';
import { categoryChart, gapShare, namedSeries } from './office-marks.js';
import type { Matrix } from './series-matrix.js';
import { joinSmallSeries, readMatrix } from './series-matrix.js';
import type { Drawing } from './shapes.js';
import { text } from './shapes.js';
import { axisTitle, baseline, frameFormat, valueAxis, valueAxisWidth, yOf } from './value-axis.js';
import type { ValueFormat } from './value-format.js';
import {
  type StackLabels,
  stackEnds,
  stackLabels,
  stackNames,
  stackNamesWidth,
  stackTotal,
  THICKEST_STACK,
} from './stack-labels.js';
import type { ValueScale } from './value-scale.js';
import { valueScale } from './value-scale.js';

export const MOST_SERIES = 7;
/** Values beside bars, beyond which they would be a table. */
const MOST_LABELLED = 12;
/** Px across a bar. */
const THICKEST_GROUPED = 60;

/** Series as parts of one bar (stacked) or side by side (grouped); the largest series first, the small ones joined. */
export function seriesBarChart(frame: Frame, stacked: boolean): Drawing {
  const { matrix, colors, strongCategory } = prepareSeries(frame, stacked);
  const { series, categories } = matrix;
  const values = series.flatMap((it) => it.values);
  const totals = categories.map((_, c) => stackTotal(matrix, c));
  const format = frameFormat(frame, stacked ? [...values, ...totals.map((it) => it.net)] : values);
  const title = axisTitle(frame, frame.config.yLabel, frame.encoding.value);
  const beside = stacked ? stackNamesWidth(frame, matrix) : 0;
  const named = series.map((it, i) => ({ name: it.name, color: colors[i] ?? '' }));
  const names = beside > 0 ? { height: 0, shapes: [] } : legend(frame, named, title.height);

  const extent = stacked ? totals.flatMap((it) => [it.up, it.down]) : values;
  const scale = valueScale(extent, Math.max(3, Math.floor(frame.height / 80)), true);
  const axisWidth = valueAxisWidth(frame, scale, format);
  const { left, width, labels } = bandLabels(
    frame,
    matrix,
    { axis: axisWidth, right: Math.max(4, beside) },
    strongCategory,
  );
  const top = title.height + names.height + lineHeight(frame);
  const plot: Plot = {
    left,
    top,
    width,
    height: Math.max(20, frame.height - top - labels.height - notesHeight(frame)),
  };
  const band = width / categories.length;
  const bars = stacked
    ? barBand(plot, categories.length, { most: THICKEST_STACK })
    : barBand(plot, categories.length, { side: series.length, most: THICKEST_GROUPED });
  const side = stacked ? 1 : series.length;
  const written = stacked
    ? stackLabels(frame, matrix, colors, format, scale, plot)
    : groupLabels(frame, matrix, format, scale, plot);

  return {
    plot,
    office: categoryChart(frame, matrix, {
      kind: 'column',
      plot,
      stacked,
      axis: true,
      series: namedSeries(matrix, colors),
      labels: written.parts,
      ...(written.sums && { sums: { name: frame.phrases.total, values: totals.map(({ net }) => net) } }),
      names: beside > 0 || frame.config.legend === false ? 'none' : 'above',
      namesTop: title.height,
      ...(beside > 0 ? { ends: stackEnds(frame, matrix, colors, scale, plot) } : {}),
      gap: gapShare(width, categories.length, bars.thickness, side, GROUP_GAP),
      apart: GROUP_GAP,
    }),
    x: { type: 'category', data: categories.map((_, i) => String(i)) },
    y: { type: 'value', min: scale.min, max: scale.max },
    series: series.map((it, i) => ({
      type: 'bar',
      ...(stacked ? { stack: 'all' } : { barGap: `${GROUP_GAP * 100}%` }),
      barMaxWidth: stacked ? THICKEST_STACK : THICKEST_GROUPED,
      barCategoryGap: bandGap(categories.length),
      itemStyle: {
        color: colors[i],
        // A seam in the colour of the ground keeps neighbours apart where their hues are close.
        ...(stacked && band > 12 ? { borderColor: frame.theme.colors.background, borderWidth: 1 } : {}),
      },
      data: it.values.map((value) => value ?? '-'),
    })),
    shapes: [
      ...title.shapes,
      ...names.shapes,
      ...valueAxis(frame, scale, format, plot),
      ...written.shapes,
      ...(beside > 0 ? stackNames(frame, matrix, colors, scale, plot) : []),
      baseline(frame, scale, plot),
      ...labels.shapes(plot),
    ],
    marks: barMarks(
      matrix,
      {
        band: bars,
        at: (value) => yOf(value, scale, plot),
        write: format.label,
      },
      stacked,
    ),
  };
}

/** Rows as a matrix of at most seven series, with a colour each; a highlighted series stands before quiet ones. */
function prepareSeries(
  frame: Frame,
  stacked: boolean,
): { matrix: Matrix; colors: string[]; strongCategory: number } {
  const read = readMatrix(frame, stacked ? 'sum' : 'refuse');
  const { matrix: few, joined } = stacked
    ? joinSmallSeries(read, MOST_SERIES, frame.phrases.other)
    : { matrix: largestSeries(frame, read), joined: 0 };
  if (joined > 0) {
    frame.notes.push(
      fillPhrase(frame.phrases.grouped, {
        n: countText(frame, joined),
        of: countText(frame, read.series.length),
      }),
    );
  }
  const matrix = orderBars(frame, few, { sorted: false, room: Number.POSITIVE_INFINITY });
  const strong = highlighted(
    frame,
    matrix.series.map((it) => ({ label: it.name })),
  );
  const hues = namedColors(
    frame,
    matrix.series.map((it) => it.name),
  );
  const colors = matrix.series.map((_, i) => {
    if (strong >= 0) return i === strong ? frame.theme.colors.accent : quietColor(frame);
    return joined > 0 && i === matrix.series.length - 1 ? quietColor(frame) : (hues[i] ?? '');
  });
  return { matrix, colors, strongCategory: strong >= 0 ? -1 : highlighted(frame, matrix.categories) };
}

/** Bars side by side do not add up, so small series cannot be joined: the largest seven stay. */
function largestSeries(frame: Frame, matrix: Matrix): Matrix {
  if (matrix.series.length <= MOST_SERIES) return matrix;
  const kept = [...matrix.series].sort((a, b) => Math.abs(b.total) - Math.abs(a.total)).slice(0, MOST_SERIES);
  frame.notes.push(
    fillPhrase(frame.phrases.top, {
      n: countText(frame, kept.length),
      of: countText(frame, matrix.series.length),
    }),
  );
  return { ...matrix, series: matrix.series.filter((it) => kept.includes(it)) };
}

function groupLabels(
  frame: Frame,
  matrix: Matrix,
  format: ValueFormat,
  scale: ValueScale,
  plot: Plot,
): StackLabels {
  const { categories, series } = matrix;
  const none = { shapes: [], parts: false, sums: false };
  if (frame.config.valueLabels === false || categories.length * series.length > MOST_LABELLED) return none;
  const { thickness: bar, middle } = barBand(plot, categories.length, {
    side: series.length,
    most: THICKEST_GROUPED,
  });
  const texts = series.map((it) => it.values.map((value) => (value === null ? '' : format.short(value))));
  if (texts.flat().some((it) => labelWidth(frame, it) > bar * (1 + GROUP_GAP))) return none;
  const shapes = series.flatMap((it, s) =>
    it.values.flatMap((value, c) => {
      if (value === null) return [];
      const y = yOf(value, scale, plot);
      const down = value < 0;
      return text(frame, texts[s]?.[c] ?? '', middle(c, s), down ? y + 4 : y - 4, {
        align: 'center',
        baseline: down ? 'top' : 'bottom',
        color: frame.theme.colors.text,
      });
    }),
  );
  return { shapes, parts: true, sums: false };
}
