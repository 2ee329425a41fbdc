import type { ValueStage } from './annotation/stage.js';
import { tight } from './bar-chart.js';
import type { BarBox } from './bar-marks.js';
import { belowTitle, officeBelow } from './below-title.js';
import { bandLabels } from './band-labels.js';
import { edgeLabels, edgeTexts } from './edge-labels.js';
import { finiteScale } from './finite-scale.js';
import type { Frame, Plot } from './frame.js';
import { labelWidth, lineHeight, notesHeight, paletteColor } from './frame.js';
import { highlighted, quietColor, type Strong } from './highlight.js';
import type { Buckets } from './histogram-buckets.js';
import { binColumn, readBuckets } from './histogram-buckets.js';
import { categoryChart, singleSeries, unseenAxis } from './office-marks.js';
import type { Drawing, Mark, Shape } from './shapes.js';
import { plainFormat, sheetFormat } from './sheet-format.js';
import { boxMark, rect, text } from './shapes.js';
import { axisName, axisTitle, baseline, frameFormat, valueAxis, valueAxisWidth, yOf } from './value-axis.js';
import type { ValueFormat } from './value-format.js';

const MOST_LABELLED = 20;
const WIDEST_BAR = 240;
/** A bar too low to be pointed at still answers to this height. */
const LEAST_MARK = 6;

/** Counts of ranges as bars that touch: labelled one by one while that fits, with an axis from zero beyond. */
export function histogramChart(frame: Frame): Drawing {
  const { encoding, config, phrases } = frame;
  const raw = encoding.bucket === undefined;
  const buckets = raw ? binColumn(frame) : readBuckets(frame);
  const { counts } = buckets;
  const ticks = edgeTexts(frame, buckets, raw);
  const named = withNames(buckets, ticks);
  const strong = highlighted(frame, named.categories, counts);
  // The author's format is that of the value column: where we count, that one lies along the ranges.
  const counted = raw ? { ...frame, config: {} } : frame;
  const format = frameFormat(counted, counts);
  const scale = finiteScale(frame, counts, Math.max(3, Math.floor(frame.height / 80)), true);
  const heading = axisName(frame, undefined, raw ? undefined : encoding.value);
  const title = axisTitle(frame, config.yLabel ?? (heading === '' ? phrases.count : heading), undefined);

  const labels = countLabels(frame, counts, format, (frame.width - 16) / counts.length);
  const axisWidth = labels === undefined ? valueAxisWidth(frame, scale, format) : 4;
  const room = { axis: axisWidth, widest: WIDEST_BAR };
  const {
    left,
    width,
    labels: below,
  } = buckets.edges === undefined
    ? bandLabels(frame, named, room, strong)
    : edgeLabels(frame, buckets, ticks, room);
  const end = belowTitle(frame, config.xLabel, raw ? encoding.value : encoding.bucket);
  const top = title.height + (labels === undefined ? 8 : lineHeight(frame) + 4);
  const plot: Plot = {
    left,
    top,
    width,
    height: Math.max(20, frame.height - top - below.height - end.height - notesHeight(frame)),
  };
  const range = labels === undefined ? scale : tight(counts);
  const across = axisName(frame, config.xLabel, raw ? encoding.value : encoding.bucket);
  // Ranges are in an order that says those whose names have no room.
  const ordered = buckets.edges === undefined ? named : { ...named, scale: 'number' as const };
  return {
    office: categoryChart(frame, ordered, {
      kind: 'column',
      plot,
      series: [singleSeries(frame, counts, strong)],
      axis: labels === undefined,
      step: labels === undefined ? scale.step : unseenAxis(plot, range).step,
      labels: labels !== undefined,
      gap: 0.02,
      format: sheetFormat(counted, counts),
      tickFormat: plainFormat(counted, counts, scale.step),
      valueName: config.yLabel ?? (heading === '' ? phrases.count : heading),
      categoryName: across,
      ...officeBelow(frame, across, plot, plot.top + plot.height + below.height),
    }),
    shapes: [
      ...title.shapes,
      ...(labels === undefined
        ? valueAxis(frame, scale, format, plot)
        : labelShapes(frame, counts, labels, range, plot, strong)),
      ...bars(frame, counts, range, plot, strong),
      baseline(frame, range, plot),
      ...below.shapes(plot),
      ...end.shapes({ ...plot, height: plot.height + below.height }),
    ],
    stage: histogramStage(named, plot, range, format),
    marks: counts.flatMap((count, i): Mark[] => {
      if (count === null) return [];
      const band = plot.width / counts.length;
      const height = Math.max(LEAST_MARK, plot.top + plot.height - yOf(count, range, plot));
      const bottom = plot.top + plot.height;
      const name = named.categories[i]?.label ?? '';
      return [boxMark(plot.left + band * i, bottom - height, band, height, name, format.label(count))];
    }),
  };
}

/** Where the bars stand. A count has no average that says anything: levels have no values. */
function histogramStage(
  { categories, series }: Buckets['matrix'],
  plot: Plot,
  range: { min: number; max: number },
  format: ValueFormat,
): ValueStage {
  const at = (value: number): number => yOf(value, range, plot);
  const band = plot.width / categories.length;
  const boxes = (series[0]?.values ?? []).flatMap((value, c): BarBox | [] =>
    value === null
      ? []
      : { c, s: 0, value, x: plot.left + band * c, y: at(value), width: band, height: at(0) - at(value) },
  );
  const across = (c: number): number => plot.left + band * (c + 0.5);
  return { kind: 'values', categories, series, plot, range, at, across, boxes, stacked: false, format };
}

/** Every bucket with a name: that of its row, its number, or the range between its edges. */
function withNames(buckets: Buckets, ticks: readonly string[]): Buckets['matrix'] {
  const { matrix, edges } = buckets;
  const nameAt = (i: number): string =>
    edges === undefined ? (ticks[i] ?? '') : `${ticks[i] ?? ''} – ${ticks[i + 1] ?? ''}`;
  return {
    ...matrix,
    categories: matrix.categories.map((it, i) => (it.label === '' ? { ...it, label: nameAt(i) } : it)),
  };
}

/** Counts above their bars, the exact ones if they fit; undefined where an axis has to say them. */
function countLabels(
  frame: Frame,
  counts: readonly (number | null)[],
  format: ValueFormat,
  band: number,
): string[] | undefined {
  const wanted = frame.config.valueLabels;
  if (wanted === false || (wanted !== true && counts.length > MOST_LABELLED)) return undefined;
  for (const write of [format.label, format.short]) {
    const labels = counts.map((count) => (count === null ? '–' : write(count)));
    if (labels.every((label) => labelWidth(frame, label, true) <= band - 6)) return labels;
  }
  return undefined;
}

function labelShapes(
  frame: Frame,
  counts: readonly (number | null)[],
  labels: readonly string[],
  range: { min: number; max: number },
  plot: Plot,
  strong: Strong,
): Shape[] {
  const { text: dark, muted } = frame.theme.colors;
  const band = plot.width / counts.length;
  return counts.map((count, i) => {
    const isStrong = strong.size === 0 || strong.has(i);
    return text(frame, labels[i] ?? '', plot.left + band * (i + 0.5), yOf(count ?? 0, range, plot) - 5, {
      align: 'center',
      baseline: 'bottom',
      bold: isStrong,
      color: isStrong ? dark : muted,
    });
  });
}

/** Bars side by side, parted by a hairline of the ground while they are wide enough for one. */
function bars(
  frame: Frame,
  counts: readonly (number | null)[],
  range: { min: number; max: number },
  plot: Plot,
  strong: Strong,
): Shape[] {
  const band = plot.width / counts.length;
  const gap = band >= 5 ? 1 : 0;
  const color = strong.size === 0 ? paletteColor(frame, 0) : quietColor(frame);
  return counts.flatMap((count, i) => {
    if (count === null || count === 0) return [];
    const y = yOf(count, range, plot);
    const fill = strong.has(i) ? frame.theme.colors.accent : color;
    return [rect(plot.left + band * i + gap / 2, y, band - gap, plot.top + plot.height - y, fill)];
  });
}
