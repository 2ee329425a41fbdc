import type { CategoryChart, OfficeSeries } from '../../../chart/office-types.js';
import {
  dashedOutline,
  NO_LINE,
  outline,
  shapeProperties,
  solidFill,
  val,
  xmlText,
  type ChartStyle,
} from './chart-xml.js';
import { labelCells } from './label-fields.js';
import { numberReference, textReference } from './series-data.js';
import { seriesLabels } from './series-labels.js';
import { headingOf, rangeOf, type SheetColumn } from './sheet.js';

type Kind = CategoryChart['kind'];
/** Px. */
const LEVEL = 1.25;

/** A series of a chart of categories: its look, the points that differ, its labels and its cells. */
export function categorySeries(
  chart: CategoryChart,
  series: OfficeSeries,
  { column, index }: { column: number; index: number },
  columns: readonly SheetColumn[],
  style: ChartStyle,
): string {
  const kind = series.line ? 'line' : chart.kind;
  const names = rangeOf(columns, 0);
  const bars = kind === 'column' || kind === 'bar';
  return (
    `<c:ser>${val('idx', index)}${val('order', index)}${textReference('tx', headingOf(columns, column))}` +
    shapeProperties(look(chart, kind, series, style)) +
    (bars ? val('invertIfNegative', false) : kind === 'line' ? lineMarker(series, style) : '') +
    ownPoints(chart, kind, series, style) +
    seriesLabels(chart, series, { column, kind }, style) +
    (isExtended(chart, series) ? extension(series, style) : '') +
    (chart.times ? numberReference('cat', names) : textReference('cat', names)) +
    numberReference('val', rangeOf(columns, column)) +
    (kind === 'line' ? val('smooth', false) : '') +
    shareCells(chart, series, column, columns) +
    '</c:ser>'
  );
}

/** Half a category beyond the middle of the first and the last one: so far a level runs where marks stand between ticks. */
const HALF = 0.5;

/** Whether a level is drawn by a line through its points that goes on beyond them: its series ends in the middle of a category. */
export const isExtended = (
  { kind, times, categories }: CategoryChart,
  { level = false }: OfficeSeries,
): boolean => level && categories.length > 1 && (kind === 'column' || times === undefined);

const extension = ({ name, color }: OfficeSeries, style: ChartStyle): string =>
  `<c:trendline><c:name>${xmlText(name)}</c:name>${shapeProperties(dashedOutline(color, LEVEL, style))}` +
  `${val('trendlineType', 'linear')}${val('forward', HALF)}${val('backward', HALF)}` +
  `${val('dispRSqr', false)}${val('dispEq', false)}</c:trendline>`;

/** Where the labels of shares are read from. */
function shareCells(
  { percent, labels, series: all }: CategoryChart,
  series: OfficeSeries,
  column: number,
  columns: readonly SheetColumn[],
): string {
  if (!percent || !labels || series.line) return '';
  const texts = percent.texts[column - 1] ?? [];
  return labelCells(new Map(texts.entries()), rangeOf(columns, column + all.length));
}

/** Points of a line over bars are its categories: each has a dot. */
function lineMarker({ line, level, color }: OfficeSeries, style: ChartStyle): string {
  return line && !level ? dotMarker(color, style) : `<c:marker>${val('symbol', 'none')}</c:marker>`;
}

const dotMarker = (color: string, style: ChartStyle): string =>
  `<c:marker>${val('symbol', 'circle')}${val('size', 6)}${shapeProperties(solidFill(color, style) + NO_LINE)}</c:marker>`;

function look(chart: CategoryChart, kind: Kind, own: OfficeSeries, style: ChartStyle): string {
  const { stacked, series } = chart;
  const { color, quiet, level } = own;
  const { background } = style.theme.colors;
  switch (kind) {
    case 'line':
      if (level) return isExtended(chart, own) ? NO_LINE : dashedOutline(color, LEVEL, style);
      return outline(color, quiet ? 1.5 : 3, style);
    case 'area':
      // The rim of an area goes around it: a line stands on one that is not stacked.
      return stacked
        ? solidFill(color, style) + outline(background, 1, style)
        : solidFill(color, style, 0.18) + NO_LINE;
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
function ownPoints(chart: CategoryChart, kind: Kind, series: OfficeSeries, style: ChartStyle): string {
  const bars = kind === 'column' || kind === 'bar';
  const colored = [...(series.own ?? [])].map(
    ([index, color]) =>
      `<c:dPt>${val('idx', index)}${bars ? val('invertIfNegative', false) : ''}${val('bubble3D', false)}${shapeProperties(look(chart, kind, { ...series, color }, style))}</c:dPt>`,
  );
  if (kind !== 'line') return colored.join('');
  if (series.line) return '';
  const known = (i: number): boolean => (series.values[i] ?? null) !== null;
  const last = chart.ends ? series.values.findLastIndex((value) => value !== null) : -1;
  const alone = series.values.flatMap((_, i) =>
    (known(i) && !known(i - 1) && !known(i + 1)) || (i === last && !series.quiet)
      ? [`<c:dPt>${val('idx', i)}${dotMarker(series.color, style)}${val('bubble3D', false)}</c:dPt>`]
      : [],
  );
  return alone.join('');
}
