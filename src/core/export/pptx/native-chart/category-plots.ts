import type { CategoryChart, OfficeSeries } from '../../../chart/office-types.js';
import { AXIS_IDS, datesAxis, namesAxis, valuesAxis } from './chart-axes.js';
import { NO_LINE, outline, shapeProperties, solidFill, val, type ChartStyle } from './chart-xml.js';
import { dataLabels } from './data-labels.js';
import { seriesLabels } from './series-labels.js';
import { numberReference, textReference } from './series-data.js';
import { headingOf, rangeOf, type SheetColumn } from './sheet.js';

/** The plot of a chart of categories, and its axes. */
export function categoryPlot(
  chart: CategoryChart,
  columns: readonly SheetColumn[],
  style: ChartStyle,
): string {
  const series = chart.series.map((it, s) => plotSeries(chart, it, s, columns, style));
  switch (chart.kind) {
    case 'pie':
    case 'doughnut':
      return roundPlot(chart, series);
    case 'radar':
      return (
        `<c:radarChart>${val('radarStyle', 'filled')}${val('varyColors', false)}${series.join('')}${AXIS_IDS}</c:radarChart>` +
        namesAxis({ position: 'b' }, style) +
        valuesAxis({ position: 'l', shown: true, format: chart.tickFormat, min: 0 }, true, style)
      );
    case 'line':
    case 'area':
      return (
        `<c:${chart.kind}Chart>${val('grouping', chart.stacked ? 'stacked' : 'standard')}${val('varyColors', false)}` +
        `${series.join('')}${chart.kind === 'line' ? val('marker', true) : ''}${AXIS_IDS}</c:${chart.kind}Chart>` +
        axes(chart, chart.kind === 'line' && chart.times === undefined, style)
      );
    default:
      return (
        `<c:barChart>${val('barDir', chart.kind === 'bar' ? 'bar' : 'col')}` +
        `${val('grouping', chart.stacked ? 'stacked' : 'clustered')}${val('varyColors', false)}${series.join('')}` +
        `${val('gapWidth', Math.min(500, Math.round((chart.gap ?? 0.5) * 100)))}` +
        `${val('overlap', chart.stacked ? 100 : Math.round(-(chart.apart ?? 0) * 100))}${AXIS_IDS}</c:barChart>` +
        sumsPlot(chart, columns, style) +
        axes(chart, true, style)
      );
  }
}

/** A line that is not seen carries the sums of stacks: no program writes them by itself. */
function sumsPlot(
  { sums, series, format }: CategoryChart,
  columns: readonly SheetColumn[],
  style: ChartStyle,
): string {
  if (!sums) return '';
  const index = series.length;
  const look = { value: true, position: 't', format, color: style.theme.colors.text, bold: true } as const;
  return (
    `<c:lineChart>${val('grouping', 'standard')}${val('varyColors', false)}` +
    `<c:ser>${val('idx', index)}${val('order', index)}${textReference('tx', headingOf(columns, index + 1))}` +
    `${shapeProperties(NO_LINE)}<c:marker>${val('symbol', 'none')}</c:marker>` +
    dataLabels(new Map(), look, style) +
    textReference('cat', rangeOf(columns, 0)) +
    numberReference('val', rangeOf(columns, index + 1)) +
    `${val('smooth', false)}</c:ser>${val('marker', true)}${AXIS_IDS}</c:lineChart>`
  );
}

function roundPlot({ kind }: CategoryChart, series: readonly string[]): string {
  return (
    `<c:${kind}Chart>${val('varyColors', true)}${series.join('')}${val('firstSliceAng', 0)}` +
    `${kind === 'doughnut' ? val('holeSize', 62) : ''}</c:${kind}Chart>`
  );
}

function axes(chart: CategoryChart, between: boolean, style: ChartStyle): string {
  const lying = chart.kind === 'bar';
  const { times, tickFormat: format, axis } = chart;
  const across = times
    ? datesAxis(times, style)
    : namesAxis({ position: lying ? 'l' : 'b', reversed: lying, every: chart.every }, style);
  const title = chart.valueName;
  const values = {
    position: lying ? 'b' : 'l',
    shown: axis,
    format,
    title: axis || !lying ? title : '',
  } as const;
  return across + valuesAxis({ ...values, ...ends(chart) }, between, style);
}

/** Bars and areas begin at zero, whatever a program makes of values that lie close together; lines begin where they do. */
function ends({ kind, series, min }: CategoryChart): { min?: number; max?: number } {
  if (kind === 'line') return min === undefined || min === 0 ? {} : { min };
  const values = series.flatMap((it) => it.values).filter((value) => value !== null);
  if (values.every((value) => value >= 0)) return { min: 0 };
  return values.every((value) => value <= 0) ? { max: 0 } : {};
}

function plotSeries(
  chart: CategoryChart,
  series: OfficeSeries,
  index: number,
  columns: readonly SheetColumn[],
  style: ChartStyle,
): string {
  const { kind } = chart;
  const names = rangeOf(columns, 0);
  const bars = kind === 'column' || kind === 'bar';
  return (
    `<c:ser>${val('idx', index)}${val('order', index)}${textReference('tx', headingOf(columns, index + 1))}` +
    shapeProperties(look(chart, series, style)) +
    (bars
      ? val('invertIfNegative', false)
      : kind === 'line'
        ? `<c:marker>${val('symbol', 'none')}</c:marker>`
        : '') +
    ownPoints(chart, series, style) +
    seriesLabels(chart, series, index, style) +
    (chart.times ? numberReference('cat', names) : textReference('cat', names)) +
    numberReference('val', rangeOf(columns, index + 1)) +
    (kind === 'line' ? val('smooth', false) : '') +
    '</c:ser>'
  );
}

function look(
  { kind, stacked, series }: CategoryChart,
  { color, quiet }: OfficeSeries,
  style: ChartStyle,
): string {
  const { background } = style.theme.colors;
  switch (kind) {
    case 'line':
      return outline(color, quiet ? 1.5 : 3, style);
    case 'area':
      return stacked
        ? solidFill(color, style) + outline(background, 1, style)
        : solidFill(color, style, 0.18) + outline(color, 3, style);
    case 'radar':
      return solidFill(color, style, series.length === 1 ? 0.2 : 0.1) + outline(color, 2.5, style);
    case 'pie':
    case 'doughnut':
      return solidFill(color, style) + outline(background, 2, style);
    default:
      // A seam in the colour of the ground keeps neighbours apart where their hues are close.
      return solidFill(color, style) + (stacked ? outline(background, 1, style) : NO_LINE);
  }
}

/** Values with a colour of their own, those of a line between two gaps, which no line goes through, and its end. */
function ownPoints(chart: CategoryChart, series: OfficeSeries, style: ChartStyle): string {
  const { kind } = chart;
  const bars = kind === 'column' || kind === 'bar';
  const colored = [...(series.own ?? [])].map(
    ([index, color]) =>
      `<c:dPt>${val('idx', index)}${bars ? val('invertIfNegative', false) : ''}${val('bubble3D', false)}${shapeProperties(look(chart, { ...series, color }, style))}</c:dPt>`,
  );
  if (kind !== 'line') return colored.join('');
  const marker = `<c:marker>${val('symbol', 'circle')}${val('size', 6)}${shapeProperties(solidFill(series.color, style) + NO_LINE)}</c:marker>`;
  const known = (i: number): boolean => (series.values[i] ?? null) !== null;
  const last = chart.ends ? series.values.findLastIndex((value) => value !== null) : -1;
  const alone = series.values.flatMap((_, i) =>
    (known(i) && !known(i - 1) && !known(i + 1)) || (i === last && !series.quiet)
      ? [`<c:dPt>${val('idx', i)}${marker}${val('bubble3D', false)}</c:dPt>`]
      : [],
  );
  return alone.join('');
}
