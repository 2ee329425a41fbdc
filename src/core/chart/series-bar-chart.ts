import { bandGap, barBand, GROUP_GAP } from './bar-band.js';
import type { BarWriter } from './bar-marks.js';
import { barBoxes, barMarks } from './bar-marks.js';
import { barSeries } from './bar-series.js';
import { bandLabels } from './band-labels.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight, notesHeight } from './frame.js';
import { legend } from './legend.js';
import { categoryChart, gapShare, namedSeries } from './office-marks.js';
import type { CategoryChart } from './office-types.js';
import { overLines } from './over-lines.js';
import type { PercentStack } from './percent-stack.js';
import { officePercent, percentStack } from './percent-stack.js';
import type { Matrix } from './series-matrix.js';
import { valueName } from './series-matrix.js';
import { plainFormat } from './sheet-format.js';
import type { Drawing, Mark } from './shapes.js';
import { dotMark, text } from './shapes.js';
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

const NOTHING_WRITTEN: StackLabels = { shapes: [], parts: false, sums: false };
/** Values beside bars, beyond which they would be a table. */
const MOST_LABELLED = 12;
/** Px across a bar. */
const THICKEST_GROUPED = 60;

/** Series as parts of one bar (stacked) or side by side (grouped); the largest series first, the small ones joined. */
export function seriesBarChart(frame: Frame, stacked: boolean): Drawing {
  const all = barSeries(frame, stacked);
  const { lines, colors, strongCategory } = all;
  const { categories } = all.matrix;
  const shares = stacked ? percentStack(frame, all.bars) : undefined;
  // What is drawn: values, or what they are of the sum of their category.
  const drawn = shares?.matrix ?? all.bars;
  const { series } = drawn;
  const values = [...all.bars.series, ...lines].flatMap((it) => it.values);
  const totals = categories.map((_, c) => stackTotal(drawn, c));
  const written = frameFormat(
    frame,
    stacked && !shares ? [...values, ...totals.map((it) => it.net)] : values,
  );
  const format = shares?.format ?? written;
  const title = axisTitle(frame, frame.config.yLabel, frame.encoding.value);
  const beside = stacked && lines.length === 0 ? stackNamesWidth(frame, drawn) : 0;
  const named = all.matrix.series.map((it, i) => ({ name: it.name, color: colors[i] ?? '' }));
  const names = beside > 0 ? { height: 0, shapes: [] } : legend(frame, named, title.height);

  const ends = lines.flatMap((it) => it.values);
  const extent = stacked ? [...totals.flatMap((it) => [it.up, it.down]), ...ends] : values;
  const scale = shares?.scale ?? valueScale(extent, Math.max(3, Math.floor(frame.height / 80)), true);
  const axisWidth = valueAxisWidth(frame, scale, format);
  const { left, width, labels } = bandLabels(
    frame,
    drawn,
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
  // Sums and values above bars would lie under the lines.
  const alone = lines.length === 0;
  const labelled = stacked
    ? stackLabels(frame, drawn, colors, format, { scale, plot, sums: alone && !shares })
    : alone
      ? groupLabels(frame, drawn, format, scale, plot)
      : NOTHING_WRITTEN;
  const at = (value: number): number => yOf(value, scale, plot);
  const boxes = barBoxes(drawn, { band: bars, at }, stacked);

  return {
    plot,
    office: categoryChart(frame, all.matrix, {
      kind: 'column',
      plot,
      stacked,
      axis: true,
      step: scale.step,
      // Beside and on the parts stands what is short.
      format: plainFormat(frame, stacked && !shares ? [...values, ...totals.map((it) => it.net)] : values),
      series: namedSeries(all.matrix, colors).map((it, i) =>
        i < series.length ? it : { ...it, line: true },
      ),
      labels: labelled.parts,
      ...(labelled.sums && { sums: { name: frame.phrases.total, values: totals.map(({ net }) => net) } }),
      ...(shares ? { percent: officePercent(frame, shares) } : {}),
      ...officeNames(frame, beside > 0, shares !== undefined),
      namesTop: title.height,
      ...(beside > 0 && !shares ? { ends: stackEnds(frame, drawn, colors, scale, plot) } : {}),
      gap: gapShare(width, categories.length, bars.thickness, side, GROUP_GAP),
      apart: GROUP_GAP,
    }),
    x: { type: 'category', data: categories.map((_, i) => String(i)) },
    y: { type: 'value', min: scale.min, max: scale.max },
    series: [
      ...series.map((it, i): Record<string, unknown> => ({
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
      ...overLines(frame, lines, colors.slice(series.length)),
    ],
    shapes: [
      ...title.shapes,
      ...names.shapes,
      ...valueAxis(frame, scale, format, plot),
      ...labelled.shapes,
      ...(beside > 0 ? stackNames(frame, drawn, colors, scale, plot) : []),
      baseline(frame, scale, plot),
      ...labels.shapes(plot),
    ],
    marks: [
      ...barMarks(drawn, boxes, writer(all.bars, written, shares)),
      ...lines.flatMap((line) =>
        line.values.flatMap((value, c): Mark | Mark[] =>
          value === null
            ? []
            : dotMark(
                bars.middle(c, (side - 1) / 2),
                at(value),
                8,
                valueName(categories[c]!, line),
                written.label(value),
              ),
        ),
      ),
    ],
    stage: {
      kind: 'values',
      plot,
      range: scale,
      categories,
      series,
      at,
      across: (c) => bars.middle(c, (side - 1) / 2),
      boxes,
      stacked: !stacked ? false : shares ? 'shares' : 'sums',
      strong: strongCategory,
      format,
    },
  };
}

/** What a part says when it is pointed at: its value, or its share and the value. */
function writer(bars: Matrix, format: ValueFormat, shares: PercentStack | undefined): BarWriter {
  if (!shares) return format.label;
  return (share, c, s) => `${shares.format.label(share)} (${format.label(bars.series[s]?.values[c] ?? 0)})`;
}

/** The names of the series for a program that does not write them beside shares. */
function officeNames(frame: Frame, beside: boolean, shares: boolean): Pick<CategoryChart, 'names'> {
  if (frame.config.legend === false) return { names: 'none' };
  return { names: !beside ? 'above' : shares ? 'beside' : 'none' };
}

function groupLabels(
  frame: Frame,
  matrix: Matrix,
  format: ValueFormat,
  scale: ValueScale,
  plot: Plot,
): StackLabels {
  const { categories, series } = matrix;
  if (frame.config.valueLabels === false || categories.length * series.length > MOST_LABELLED)
    return NOTHING_WRITTEN;
  const { thickness: bar, middle } = barBand(plot, categories.length, {
    side: series.length,
    most: THICKEST_GROUPED,
  });
  const texts = series.map((it) => it.values.map((value) => (value === null ? '' : format.short(value))));
  if (texts.flat().some((it) => labelWidth(frame, it) > bar * (1 + GROUP_GAP))) return NOTHING_WRITTEN;
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
