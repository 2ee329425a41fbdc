import { textOn } from '../../../chart/colors.js';
import { sumAt } from '../../../chart/office-marks.js';
import type { CategoryChart, OfficeSeries } from '../../../chart/office-types.js';
import type { ChartStyle } from './chart-xml.js';
import { dataLabels, type LabelLook } from './data-labels.js';

/** What stands beside the marks of a series: values, shares of a whole, or its name at the end of its line. */
export function seriesLabels(
  chart: CategoryChart,
  series: OfficeSeries,
  index: number,
  style: ChartStyle,
): string {
  const { kind, stacked, labels, ends } = chart;
  const { text } = style.theme.colors;
  const single = new Map<number, LabelLook>();
  const { format } = chart;
  const moved = ends?.moved.get(index);
  const last = series.values.findLastIndex((value) => value !== null);
  if (ends && moved !== undefined && last >= 0 && (ends.names || ends.values)) {
    const said = {
      series: ends.names && chart.series.length > 1,
      value: ends.values,
      separator: ' ' as const,
    };
    single.set(last, { ...said, position: 'r', format, color: series.color, bold: true, moved });
  }
  for (const at of series.labelled ?? [])
    single.set(at, { value: true, position: 't', format, color: text, bold: true });
  if (!labels) return single.size > 0 ? dataLabels(single, undefined, style) : '';
  if (kind === 'pie')
    return dataLabels(
      single,
      { category: true, percent: true, position: 'outEnd', separator: '\n', format: '0%', color: text },
      style,
    );
  if (kind === 'doughnut') {
    // A share stands on its part: in the colour that reads there.
    for (const [at, color] of series.own ?? [])
      single.set(at, { percent: true, format: '0%', color: textOn(color, style.theme), bold: true });
    return dataLabels(single, undefined, style);
  }
  const color = stacked ? textOn(series.color, style.theme) : text;
  const position = kind === 'radar' ? {} : { position: stacked ? ('ctr' as const) : ('outEnd' as const) };
  const bold = !stacked && series.own === undefined;
  for (const at of series.own?.keys() ?? [])
    single.set(at, { value: true, ...position, format, color, bold: true });
  if (stacked) for (const [at, look] of thinParts(chart, series, style)) single.set(at, { format, ...look });
  return dataLabels(single, { value: true, ...position, format, color, bold }, style);
}

/** Least height of a part that holds its value, in heights of its letters. */
const LEAST_HEIGHT = 1.4;

/** Parts of stacks that are too thin for their values go without. */
function* thinParts(
  { series, categories, plot }: CategoryChart,
  { values }: OfficeSeries,
  style: ChartStyle,
): Iterable<[number, LabelLook]> {
  const tallest = Math.max(...categories.map((_, c) => sumAt(series, c)));
  const least = (LEAST_HEIGHT * style.fontSize * tallest) / (plot?.height ?? style.height);
  const color = style.theme.colors.text;
  for (const [at, value] of values.entries()) {
    if (value === null || Math.abs(value) >= least) continue;
    yield [at, { none: true, color }];
  }
}
