import { cellText, richText, textProperties, val, xmlText, type ChartStyle } from './chart-xml.js';
import type { SheetRange } from './sheet.js';

/** What stands beside a mark, and how. */
export interface LabelLook {
  /** Not for rings and areas, whose labels have one place. */
  position?: 'outEnd' | 'ctr' | 't' | 'r' | 'l' | 'b';
  value?: boolean;
  category?: boolean;
  series?: boolean;
  percent?: boolean;
  separator?: ' ' | '\n';
  /** Text of its own, in the place of figures. */
  text?: string;
  format?: string;
  color: string;
  bold?: boolean;
  /** There is no room for it. */
  none?: boolean;
  /** Px that it is moved down. */
  moved?: number;
}

const NOTHING: Omit<LabelLook, 'color'> = {};

/** The labels of a series: those of single values, and that of all others where they have any (CT_DLbls). */
export function dataLabels(
  single: ReadonlyMap<number, LabelLook>,
  others: LabelLook | undefined,
  style: ChartStyle,
): string {
  const own = [...single]
    .sort(([a], [b]) => a - b)
    .map(([index, look]) => {
      const inner = look.none
        ? val('delete', true)
        : moved(look, style) + words(look, style) + group(look, style);
      return `<c:dLbl>${val('idx', index)}${inner}</c:dLbl>`;
    });
  return `<c:dLbls>${own.join('')}${others ? group(others, style) : shown(NOTHING)}</c:dLbls>`;
}

const CHART_2012 = 'http://schemas.microsoft.com/office/drawing/2012/chart';
const extension = (uri: string, content: string): string =>
  `<c:extLst><c:ext uri="{${uri}}" xmlns:c15="${CHART_2012}">${content}</c:ext></c:extLst>`;

/**
 * Labels that say what stands in cells ([MS-ODRAWXML], datalabelsRange), one for each of `labels`: what is edited there is written here.
 * Programs before 2013 show the same text, which stays as it is. `extension` goes to the end of the series.
 */
export function cellLabels(
  labels: ReadonlyMap<number, LabelLook & { text: string }>,
  { formula, cells }: SheetRange,
  style: ChartStyle,
): { inner: string; extension: string } {
  if (labels.size === 0) return { inner: '', extension: '' };
  const own = [...labels].map(([index, look]) => {
    const { text, position, ...font } = look;
    return (
      `<c:dLbl>${val('idx', index)}${cellText(text, index, style, font)}` +
      group({ ...font, ...(position && { position }) }, style) +
      `${extension('CE6537A1-D6FC-4f65-9D91-7224C49458BB', '<c15:showDataLabelsRange val="1"/>')}</c:dLbl>`
    );
  });
  const points = [...labels].map(([i, { text }]) => `<c:pt idx="${i}"><c:v>${xmlText(text)}</c:v></c:pt>`);
  const range = `<c15:datalabelsRange><c15:f>${formula}</c15:f><c15:dlblRangeCache>${val('ptCount', cells.length)}${points.join('')}</c15:dlblRangeCache></c15:datalabelsRange>`;
  return {
    inner: `<c:dLbls>${own.join('')}${shown(NOTHING)}</c:dLbls>`,
    extension: extension('02D57815-91ED-43cb-92C2-25804820EDAC', range),
  };
}

function moved({ moved: px = 0 }: LabelLook, { height }: ChartStyle): string {
  if (Math.abs(px) < 1) return '';
  const y = Math.round((px / height) * 1e5) / 1e5;
  return `<c:layout><c:manualLayout>${val('x', 0)}${val('y', y)}</c:manualLayout></c:layout>`;
}

const words = ({ text, color, bold = false }: LabelLook, style: ChartStyle): string =>
  text === undefined ? '' : richText(text, style, { color, bold });

function group(look: LabelLook, style: ChartStyle): string {
  const { format, color, bold = false, position } = look;
  return (
    (format === undefined ? '' : `<c:numFmt formatCode="${xmlText(format)}" sourceLinked="0"/>`) +
    '<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>' +
    textProperties(style, { color, bold }) +
    (position === undefined ? '' : val('dLblPos', position)) +
    shown(look)
  );
}

function shown(look: Omit<LabelLook, 'color'>): string {
  const { value = false, category = false, series = false, percent = false, separator, text } = look;
  return (
    val('showLegendKey', false) +
    val('showVal', value || text !== undefined) +
    val('showCatName', category) +
    val('showSerName', series) +
    val('showPercent', percent) +
    val('showBubbleSize', false) +
    (separator === undefined ? '' : `<c:separator>${separator}</c:separator>`)
  );
}
