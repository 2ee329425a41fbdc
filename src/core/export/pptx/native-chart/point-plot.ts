import type { PointChart } from '../../../chart/office-types.js';
import type { PointSide } from '../../../chart/point-labels.js';
import { AXIS_IDS, ACROSS, VALUES, valuesAxis } from './chart-axes.js';
import { NO_LINE, outline, shapeProperties, solidFill, val, type ChartStyle } from './chart-xml.js';
import { dataLabels, type LabelLook } from './data-labels.js';
import { numberReference, textReference } from './series-data.js';
import { rangeOf, serialDay, type SheetColumn } from './sheet.js';

/** Columns of the workbook of points. */
const [NAME, , X, Y, SIZE] = [0, 1, 2, 3, 4];
const POSITIONS: Record<PointSide, NonNullable<LabelLook['position']>> = {
  inside: 'ctr',
  right: 'r',
  left: 'l',
  above: 't',
  below: 'b',
};
/** The largest bubble of an office program: this share of the plot's shorter side is its diameter. */
const LARGEST_BUBBLE = 0.25;

/** The plot of a chart of points, a series a group, and its axes. */
export function pointPlot(chart: PointChart, columns: readonly SheetColumn[], style: ChartStyle): string {
  const { kind, x, y, timed } = chart;
  let row = 0;
  const series = chart.groups.map((group, index) => {
    const first = row;
    row += group.points.length;
    return groupSeries(chart, group, { index, first }, columns, style);
  });
  const across = (value: number): number => (timed ? serialDay(value) : value);
  return (
    (kind === 'scatter'
      ? `<c:scatterChart>${val('scatterStyle', 'lineMarker')}${val('varyColors', false)}${series.join('')}${AXIS_IDS}</c:scatterChart>`
      : `<c:bubbleChart>${val('varyColors', false)}${series.join('')}${val('bubbleScale', bubbleScale(chart))}${val('showNegBubbles', false)}${val('sizeRepresents', 'area')}${AXIS_IDS}</c:bubbleChart>`) +
    valuesAxis(
      {
        id: ACROSS,
        position: 'b',
        shown: true,
        format: chart.xTickFormat,
        title: chart.below?.text ?? '',
        titleAt: chart.below,
        ...x,
        min: across(x.min),
        max: across(x.max),
      },
      false,
      style,
    ) +
    valuesAxis(
      { id: VALUES, position: 'l', shown: true, format: chart.tickFormat, title: chart.valueName, ...y },
      false,
      style,
    )
  );
}

/** Percent of the program's own size, 1 to 300. */
function bubbleScale({ plot, radius }: PointChart): number {
  const side = plot ? Math.min(plot.width, plot.height) : 8 * radius;
  return Math.max(1, Math.min(300, Math.round((200 * radius) / (side * LARGEST_BUBBLE))));
}

function groupSeries(
  { kind, radius, opacity }: PointChart,
  { color, points }: PointChart['groups'][number],
  { index, first }: { index: number; first: number },
  columns: readonly SheetColumn[],
  style: ChartStyle,
): string {
  const range = (column: number): ReturnType<typeof rangeOf> =>
    rangeOf(columns, column, first, points.length);
  const rim = kind === 'bubble' ? outline(color, 1.5, style) : NO_LINE;
  const fill = shapeProperties(solidFill(color, style, opacity) + rim);
  const labels = new Map<number, LabelLook>();
  points.forEach(({ label, side, strong = false }, i) => {
    if (label === undefined || side === undefined) return;
    labels.set(i, { text: label, position: POSITIONS[side], color: style.theme.colors.text, bold: strong });
  });
  return (
    `<c:ser>${val('idx', index)}${val('order', index)}${textReference('tx', rangeOf(columns, NAME, first, 1))}` +
    (kind === 'scatter'
      ? `${shapeProperties(NO_LINE)}<c:marker>${val('symbol', 'circle')}${val('size', markerSize(radius))}${fill}</c:marker>`
      : `${fill}${val('invertIfNegative', false)}`) +
    (labels.size > 0 ? dataLabels(labels, undefined, style) : '') +
    numberReference('xVal', range(X)) +
    numberReference('yVal', range(Y)) +
    (kind === 'scatter'
      ? val('smooth', false)
      : numberReference('bubbleSize', range(SIZE)) + val('bubble3D', false)) +
    '</c:ser>'
  );
}

/** Points across, 2 to 72. */
const markerSize = (radius: number): number => Math.max(2, Math.min(72, Math.round(radius * 2 * 0.75)));
