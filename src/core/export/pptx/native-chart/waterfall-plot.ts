import type { WaterfallChart } from '../../../chart/office-types.js';
import { AXIS_IDS, namesAxis, valuesAxis } from './chart-axes.js';
import { NO_LINE, outline, shapeProperties, solidFill, val, type ChartStyle } from './chart-xml.js';
import { dataLabels, type LabelLook } from './data-labels.js';
import { labelCells } from './label-fields.js';
import { numberReference, textReference } from './series-data.js';
import { headingOf, rangeOf, type SheetColumn } from './sheet.js';
import { STEP } from './waterfall-sheet.js';

/** Stacked columns on a ground that is not seen, the lines between them, and lines without a stroke that carry their labels. */
export function waterfallPlot(
  chart: WaterfallChart,
  columns: readonly SheetColumn[],
  style: ChartStyle,
): string {
  const { rise, fall, total } = chart.colors;
  const bars: [column: number, color: string | undefined][] = [
    [STEP.ground, undefined],
    [STEP.rise, rise],
    [STEP.riseBelow, rise],
    [STEP.fall, fall],
    [STEP.fallBelow, fall],
    [STEP.total, total],
  ];
  const connectors = columns.slice(STEP.connectors).map((_, i) => STEP.connectors + i);
  let index = 0;
  const opening = (column: number, look: string): string => {
    const number = index++;
    return `<c:ser>${val('idx', number)}${val('order', number)}${textReference('tx', headingOf(columns, column))}${shapeProperties(look)}`;
  };
  const data = (column: number): string =>
    textReference('cat', rangeOf(columns, 0)) + numberReference('val', rangeOf(columns, column));
  const bar = ([column, color]: (typeof bars)[number]): string =>
    opening(column, color === undefined ? `<a:noFill/>${NO_LINE}` : barLook(chart, color, style)) +
    val('invertIfNegative', false) +
    (color === undefined ? '' : strongPoints(chart, color, style)) +
    `${data(column)}</c:ser>`;
  const line = (column: number, look: string, { labels, cells } = { labels: '', cells: '' }): string =>
    opening(column, look) +
    `<c:marker>${val('symbol', 'none')}</c:marker>${labels}${data(column)}${val('smooth', false)}${cells}</c:ser>`;
  return (
    `<c:barChart>${val('barDir', 'col')}${val('grouping', 'stacked')}${val('varyColors', false)}` +
    bars.map(bar).join('') +
    `${val('gapWidth', Math.min(500, Math.round(chart.gap * 100)))}${val('overlap', 100)}${AXIS_IDS}</c:barChart>` +
    `<c:lineChart>${val('grouping', 'standard')}${val('varyColors', false)}` +
    connectors.map((column) => line(column, outline(chart.connectors ?? '', 1, style))).join('') +
    line(STEP.upper, NO_LINE, stepLabels(chart, columns, true, style)) +
    line(STEP.lower, NO_LINE, stepLabels(chart, columns, false, style)) +
    `${val('marker', true)}${AXIS_IDS}</c:lineChart>` +
    namesAxis({ position: 'b', every: chart.every }, style) +
    valuesAxis(
      {
        position: 'l',
        shown: chart.axis,
        format: chart.tickFormat,
        title: chart.valueName,
        step: chart.step ?? 0,
      },
      true,
      style,
    )
  );
}

const barLook = ({ strong }: WaterfallChart, color: string, style: ChartStyle): string =>
  solidFill(strong ? strong.quiet : color, style) + NO_LINE;

function strongPoints({ strong }: WaterfallChart, color: string, style: ChartStyle): string {
  if (!strong) return '';
  const look = shapeProperties(solidFill(color, style) + NO_LINE);
  return [...strong.at]
    .sort((a, b) => a - b)
    .map(
      (i) =>
        `<c:dPt>${val('idx', i)}${val('invertIfNegative', false)}${val('bubble3D', false)}${look}</c:dPt>`,
    )
    .join('');
}

/** Both sides of every labelled bar: what a cell says stands on one of them, the other is empty until the sign changes. */
function stepLabels(
  { steps }: WaterfallChart,
  columns: readonly SheetColumn[],
  above: boolean,
  style: ChartStyle,
): { labels: string; cells: string } {
  const column = above ? STEP.above : STEP.below;
  const texts = new Map<number, string>();
  const labels = new Map<number, LabelLook>();
  steps.forEach(({ label }, i) => {
    if (!label || columns[column]?.formulas?.[i] === undefined) return;
    const { color, bold } = label;
    const text = label.above === above ? label.text : '';
    const part = { says: 'CELLRANGE', text, look: { color, bold } } as const;
    labels.set(i, { parts: [part], color, bold, position: above ? 't' : 'b' });
    texts.set(i, text);
  });
  if (labels.size === 0) return { labels: '', cells: '' };
  return {
    labels: dataLabels(labels, undefined, style),
    cells: labelCells(texts, rangeOf(columns, column)),
  };
}
