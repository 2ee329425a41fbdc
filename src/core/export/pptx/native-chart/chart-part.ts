import type { OfficeChart } from '../../../chart/office-types.js';
import { categoryPlot } from './category-plots.js';
import { isExtended } from './category-series.js';
import { layout, textProperties, val, type ChartStyle } from './chart-xml.js';
import { pointPlot } from './point-plot.js';
import type { SheetColumn } from './sheet.js';
import { sheetColumns } from './sheet-columns.js';
import { waterfallPlot } from './waterfall-plot.js';
import { workbook } from './workbook.js';

/** A chart of the file: its own part, and the workbook that it is edited in. */
export interface ChartPart {
  xml: string;
  workbook: Uint8Array;
}

/** Writes a chart that fits a workbook as PresentationML has it (ECMA-376 part 1, 21.2). */
export function chartPart(chart: OfficeChart, style: ChartStyle): ChartPart {
  const columns = sheetColumns(chart);
  const plot = plotOf(chart, columns, style);
  const place = chart.plot ? layout(chart.plot, style, true) : '<c:layout/>';
  const blanks = chart.kind === 'area' && chart.stacked ? 'zero' : 'gap';
  const xml =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" ' +
    'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
    'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
    `${val('date1904', false)}${val('roundedCorners', false)}` +
    `<c:chart>${val('autoTitleDeleted', true)}<c:plotArea>${place}${plot}</c:plotArea>${legend(chart, style)}` +
    `${val('plotVisOnly', true)}${val('dispBlanksAs', blanks)}</c:chart>` +
    '<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>' +
    textProperties(style) +
    `<c:externalData r:id="rId1">${val('autoUpdate', false)}</c:externalData></c:chartSpace>`;
  return { xml, workbook: workbook(columns) };
}

function plotOf(chart: OfficeChart, columns: readonly SheetColumn[], style: ChartStyle): string {
  if ('groups' in chart) return pointPlot(chart, columns, style);
  return chart.kind === 'waterfall'
    ? waterfallPlot(chart, columns, style)
    : categoryPlot(chart, columns, style);
}

/** Names of series above the plot or beside it; those that have no name on the screen have none here. */
function legend(chart: OfficeChart, style: ChartStyle): string {
  if (chart.kind === 'waterfall') return '';
  const points = 'groups' in chart;
  const names = points
    ? chart.named
      ? 'above'
      : 'none'
    : chart.kind === 'doughnut'
      ? 'beside'
      : chart.names;
  if (names === 'none') return '';
  const place =
    names === 'above' && chart.namesTop !== undefined ? layout({ left: 0, top: chart.namesTop }, style) : '';
  const unnamed = points ? [] : chart.series.flatMap((it, i) => (it.quiet ? [i] : []));
  if (!points && chart.sums) unnamed.push(chart.series.length);
  // Lines that go on beyond their points come behind all series.
  if (!points) {
    const extended = chart.series.filter((series) => isExtended(chart, series));
    unnamed.push(...extended.map((_, i) => chart.series.length + i));
  }
  const entries = unnamed.map((i) => `<c:legendEntry>${val('idx', i)}${val('delete', true)}</c:legendEntry>`);
  return `<c:legend>${val('legendPos', names === 'above' ? 't' : 'r')}${entries.join('')}${place}${val('overlay', false)}${textProperties(style, { color: style.theme.colors.text })}</c:legend>`;
}
