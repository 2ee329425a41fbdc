import type { CategoryChart } from '../../../chart/office-types.js';
import { categorySeries } from './category-series.js';
import { NO_LINE, shapeProperties, val, type ChartStyle } from './chart-xml.js';
import { dataLabels, type LabelLook } from './data-labels.js';
import { labelCells, type LabelPart } from './label-fields.js';
import { numberReference, textReference } from './series-data.js';
import { headingOf, rangeOf, type SheetColumn } from './sheet.js';

/**
 * Lines that carry what no program writes by itself: the sums of stacks and the names of their parts stand on lines that
 * are not seen, and an area that is not stacked has its upper edge as a line, with the value at its end.
 */
export function labelLines(
  chart: CategoryChart,
  columns: readonly SheetColumn[],
  style: ChartStyle,
): string[] {
  const { kind, series, stacked, sums, ends, format } = chart;
  const lines: string[] = [];
  const next = (): number => series.length + lines.length;
  if (kind === 'area' && !stacked) {
    for (const [s, one] of series.entries()) {
      if (one.line) continue;
      const look = { ...chart, kind: 'line' } as const;
      lines.push(categorySeries(look, one, { column: s + 1, index: next() }, columns, style));
    }
  }
  if (sums) {
    const { text } = style.theme.colors;
    const look: LabelLook = { value: true, position: 't', format, color: text, bold: true };
    const column = series.length + 1;
    const labels = dataLabels(new Map(), look, style);
    lines.push(unseen(chart, { index: next(), heading: column, column, labels }, columns));
  }
  if (stacked && ends) {
    const first = series.length + (sums ? 2 : 1);
    let at = first;
    for (const s of ends.labels.keys()) {
      lines.push(nameLine(chart, { s, index: next(), column: at }, columns, style));
      at += 1;
    }
  }
  return lines;
}

/** The name of a part of a stack, and the value of its cell, beside the last one. */
function nameLine(
  chart: CategoryChart,
  { s, index, column }: { s: number; index: number; column: number },
  columns: readonly SheetColumn[],
  style: ChartStyle,
): string {
  const { name, value, color, moved } = chart.ends?.labels.get(s) ?? {
    name: '',
    value: '',
    color: '',
    moved: 0,
  };
  const at = chart.series[s]?.values.findLastIndex((it) => it !== null) ?? -1;
  const parts: LabelPart[] = [
    ...(name === '' ? [] : [{ says: 'SERIESNAME' as const, text: name, look: { color, bold: true } }]),
    ...(value === '' ? [] : [{ says: 'CELLRANGE' as const, text: value, look: {} }]),
  ];
  const place = { position: 'r', moved: { right: chart.ends?.across ?? 0, down: moved } } as const;
  // A name alone is a label as all programs know it.
  const look: LabelLook =
    value === '' ? { ...place, series: true, color, bold: true } : { ...place, parts, color };
  const labels = dataLabels(new Map([[at, look]]), undefined, style);
  const cells = value === '' ? '' : labelCells(new Map([[at, value]]), rangeOf(columns, s + 1));
  return unseen(chart, { index, heading: s + 1, column, labels, cells }, columns);
}

interface Unseen {
  index: number;
  /** Columns of its name and of its values. */
  heading: number;
  column: number;
  labels: string;
  cells?: string;
}

function unseen(
  { times }: CategoryChart,
  { index, heading, column, labels, cells = '' }: Unseen,
  columns: readonly SheetColumn[],
): string {
  const names = rangeOf(columns, 0);
  return (
    `<c:ser>${val('idx', index)}${val('order', index)}${textReference('tx', headingOf(columns, heading))}` +
    `${shapeProperties(NO_LINE)}<c:marker>${val('symbol', 'none')}</c:marker>${labels}` +
    (times ? numberReference('cat', names) : textReference('cat', names)) +
    `${numberReference('val', rangeOf(columns, column))}${val('smooth', false)}${cells}</c:ser>`
  );
}
