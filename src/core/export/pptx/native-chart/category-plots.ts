import type { CategoryChart } from '../../../chart/office-types.js';
import { categorySeries } from './category-series.js';
import { AXIS_IDS, datesAxis, namesAxis, valuesAxis, type Axis } from './chart-axes.js';
import { val, type ChartStyle } from './chart-xml.js';
import { labelLines } from './label-lines.js';
import type { SheetColumn } from './sheet.js';

/** The plot of a chart of categories, and its axes. */
export function categoryPlot(
  chart: CategoryChart,
  columns: readonly SheetColumn[],
  style: ChartStyle,
): string {
  const { kind } = chart;
  const drawn = chart.series.map((series, s) => ({
    line: series.line === true,
    xml: categorySeries(chart, series, { column: s + 1, index: s }, columns, style),
  }));
  const marks = drawn.flatMap(({ line, xml }) => (line ? [] : xml)).join('');
  const lines = [
    ...drawn.flatMap(({ line, xml }) => (line ? xml : [])),
    ...labelLines(chart, columns, style),
  ].join('');
  const overlay =
    lines === ''
      ? ''
      : `<c:lineChart>${val('grouping', 'standard')}${val('varyColors', false)}${lines}${val('marker', true)}${AXIS_IDS}</c:lineChart>`;
  switch (kind) {
    case 'pie':
    case 'doughnut':
      return (
        `<c:${kind}Chart>${val('varyColors', true)}${marks}${val('firstSliceAng', 0)}` +
        `${kind === 'doughnut' ? val('holeSize', 62) : ''}</c:${kind}Chart>`
      );
    case 'radar':
      return (
        `<c:radarChart>${val('radarStyle', 'filled')}${val('varyColors', false)}${marks}${AXIS_IDS}</c:radarChart>` +
        namesAxis({ position: 'b', color: style.theme.colors.text }, style) +
        valuesAxis(
          {
            position: 'l',
            shown: true,
            format: withoutZero(chart.tickFormat),
            min: 0,
            step: chart.step ?? 0,
          },
          true,
          style,
        )
      );
    case 'line':
    case 'area':
      return (
        `<c:${kind}Chart>${grouping(chart, 'standard')}${val('varyColors', false)}` +
        `${marks}${kind === 'line' ? val('marker', true) : ''}${AXIS_IDS}</c:${kind}Chart>` +
        overlay +
        axes(chart, chart.times === undefined, style)
      );
    default:
      return (
        `<c:barChart>${val('barDir', kind === 'bar' ? 'bar' : 'col')}` +
        `${grouping(chart, 'clustered')}${val('varyColors', false)}${marks}` +
        `${val('gapWidth', Math.min(500, Math.round((chart.gap ?? 0.5) * 100)))}` +
        `${val('overlap', chart.stacked ? 100 : Math.round(-(chart.apart ?? 0) * 100))}${AXIS_IDS}</c:barChart>` +
        overlay +
        axes(chart, true, style)
      );
  }
}

const grouping = ({ stacked, percent }: CategoryChart, single: 'standard' | 'clustered'): string =>
  val('grouping', percent ? 'percentStacked' : stacked ? 'stacked' : single);

/** The middle of a radar is zero: a number there lies under its marks. */
function withoutZero(format: string): string {
  if (format.startsWith('[>')) return format;
  const [positive = '', negative = `-${positive}`] = format.split(';');
  return `${positive};${negative};`;
}

function axes(chart: CategoryChart, between: boolean, style: ChartStyle): string {
  const lying = chart.kind === 'bar';
  const { times, axis, percent } = chart;
  const format = percent?.format ?? chart.tickFormat;
  const across = times
    ? datesAxis(times, style)
    : namesAxis(
        {
          position: lying ? 'l' : 'b',
          reversed: lying,
          every: chart.every,
          title: chart.below?.text,
          titleAt: chart.below,
        },
        style,
      );
  const values = {
    position: lying ? 'b' : 'l',
    shown: axis,
    format,
    title: chart.valueName,
    step: percent?.step ?? chart.step ?? 0,
  } as const;
  return across + valuesAxis({ ...values, ...ends(chart) }, between, style);
}

/** Bars and areas begin at zero, whatever a program makes of values that lie close together; lines begin where they do. */
function ends({ kind, series, min, percent, range }: CategoryChart): Pick<Partial<Axis>, 'min' | 'max'> {
  if (percent) return { min: 0, max: 1 };
  if (range) return range;
  if (kind === 'line') return min === undefined || min === 0 ? {} : { min };
  const values = series.flatMap((it) => it.values).filter((value) => value !== null);
  if (values.every((value) => value >= 0)) return { min: 0 };
  return values.every((value) => value <= 0) ? { max: 0 } : {};
}
