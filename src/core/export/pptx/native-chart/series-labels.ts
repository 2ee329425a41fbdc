import { textOn } from '../../../chart/colors.js';
import type { CategoryChart, OfficeSeries } from '../../../chart/office-types.js';
import type { ChartStyle } from './chart-xml.js';
import { dataLabels, type LabelLook } from './data-labels.js';
import type { LabelPart } from './label-fields.js';

/** Values, shares of a whole, or the name of a series at the end of its line. */
export function seriesLabels(
  chart: CategoryChart,
  series: OfficeSeries,
  { column, kind }: { column: number; kind: CategoryChart['kind'] },
  style: ChartStyle,
): string {
  const { stacked, labels, format } = chart;
  const { text } = style.theme.colors;
  const single = kind === 'line' ? endLabel(chart, series, column - 1, style) : new Map<number, LabelLook>();
  const written = (others?: LabelLook): string =>
    others || single.size > 0 ? dataLabels(single, others, style) : '';
  for (const at of series.labelled ?? [])
    single.set(at, {
      value: true,
      position: kind === 'column' || kind === 'bar' ? 'outEnd' : 't',
      format,
      color: text,
      bold: true,
    });
  if (!labels || series.line) return written();
  if (kind === 'pie') {
    for (const [at, look] of sliceLabels(chart, style)) single.set(at, look);
    return written();
  }
  if (kind === 'doughnut') {
    // A share stands on its part: in the colour that reads there.
    for (const [at, color] of series.own ?? [])
      single.set(at, { percent: true, ...shareOf(chart), color: textOn(color, style.theme), bold: true });
    return written();
  }
  const quiet = series.own && kind !== 'radar';
  if (chart.percent) {
    for (const [at, look] of shareLabels(chart, series, column - 1, style)) single.set(at, look);
    return written();
  }
  const color = stacked ? textOn(series.color, style.theme) : quiet ? style.theme.colors.muted : text;
  const position = kind === 'radar' ? {} : { position: stacked ? ('ctr' as const) : ('outEnd' as const) };
  const bold = chart.series.filter(({ level }) => !level).length === 1 && series.own === undefined;
  for (const at of series.own?.keys() ?? [])
    single.set(at, { value: true, ...position, format, color: text, bold: true });
  if (stacked) for (const [at, look] of thinParts(chart, series, style)) single.set(at, { format, ...look });
  return written({ value: true, ...position, format, color, bold });
}

/** Name and value at the end of a line: the name in its colour, the value behind it. */
function endLabel(
  { ends, format }: CategoryChart,
  { values }: OfficeSeries,
  index: number,
  style: ChartStyle,
): Map<number, LabelLook> {
  const label = ends?.labels.get(index);
  const last = values.findLastIndex((value) => value !== null);
  if (!label || last < 0) return new Map();
  const { name, value, color, moved } = label;
  const place = { position: 'r', moved: { right: 0, down: moved } } as const;
  const { text } = style.theme.colors;
  if (name === '') return new Map([[last, { ...place, value: true, format, color: text, bold: true }]]);
  if (value === '') return new Map([[last, { ...place, series: true, color, bold: true }]]);
  const parts: LabelPart[] = [
    { says: 'SERIESNAME', text: name, look: { color, bold: true } },
    { says: 'VALUE', text: value, look: {} },
  ];
  return new Map([[last, { ...place, parts, format, color }]]);
}

const shareOf = ({ shares }: Pick<CategoryChart, 'shares'>): Pick<LabelLook, 'format'> =>
  shares ? { format: shares.format } : {};

/** The share of each slice in its colour, its name below. */
function* sliceLabels(
  { categories, series, shares }: CategoryChart,
  style: ChartStyle,
): Iterable<[number, LabelLook]> {
  const { text } = style.theme.colors;
  for (const [at, name] of categories.entries()) {
    const color = shares?.slices[at]?.color ?? series[0]?.color ?? text;
    const parts: LabelPart[] = [
      { says: 'PERCENTAGE', text: shares?.slices[at]?.text ?? '', look: { color, bold: true } },
      { says: 'CATEGORYNAME', text: name, look: { color: text } },
    ];
    yield [at, { parts, separator: '\n', position: 'outEnd', ...shareOf({ shares }), color: text }];
  }
}

/** The share of each part that has room for it: a program writes values there, so they are read from cells. */
function* shareLabels(
  { percent, plot }: CategoryChart,
  series: OfficeSeries,
  index: number,
  style: ChartStyle,
): Iterable<[number, LabelLook]> {
  const color = textOn(series.color, style.theme);
  for (const [at, share] of (percent?.shares[index] ?? []).entries()) {
    if (share === null || share * (plot?.height ?? style.height) < LEAST_HEIGHT * style.fontSize) continue;
    const part: LabelPart = { says: 'CELLRANGE', text: percent?.texts[index]?.[at] ?? '', look: { color } };
    yield [at, { parts: [part], position: 'ctr', color }];
  }
}

/** Least height of a part that holds its value, in heights of its letters. */
const LEAST_HEIGHT = 1.4;

/** Parts of stacks that are too thin for their values go without. */
function* thinParts(
  { series, categories, plot }: CategoryChart,
  { values }: OfficeSeries,
  style: ChartStyle,
): Iterable<[number, LabelLook]> {
  const bars = series.filter(({ line }) => !line);
  // Stacks reach above zero, and below it.
  const reach = (sign: 1 | -1): number =>
    Math.max(
      ...categories.map((_, c) => bars.reduce((sum, it) => sum + Math.max(0, sign * (it.values[c] ?? 0)), 0)),
    );
  const tallest = reach(1) + reach(-1);
  const least = (LEAST_HEIGHT * style.fontSize * tallest) / (plot?.height ?? style.height);
  const color = style.theme.colors.text;
  for (const [at, value] of values.entries()) {
    if (value === null || Math.abs(value) >= least) continue;
    yield [at, { none: true, color }];
  }
}
