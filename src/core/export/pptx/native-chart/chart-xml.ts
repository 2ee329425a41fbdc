import type { Theme } from '../../../layout/theme-types.js';
import { cleanText, escapeXml } from '../clean-text.js';
import { fileColor } from '../theme-colors.js';

/** What parts of a chart refer to while they are written. Lengths are px of the chart. */
export interface ChartStyle {
  theme: Theme;
  /** BCP 47. */
  language: string;
  /** Of the chart. */
  width: number;
  height: number;
  /** Of its labels. */
  fontSize: number;
}

/** An element of a chart that only carries a value. */
export const val = (name: string, value: string | number | boolean): string =>
  `<c:${name} val="${typeof value === 'boolean' ? Number(value) : value}"/>`;

export const xmlText = (text: string): string => escapeXml(cleanText(text));

/** An underscore before what would be read as the code of a character (`_x0041_` as A: ECMA-376 part 1, 22.9.2.19). */
const CODED = /_(?=x[\da-fA-F]{4}_)/gu;

/** Text of a cell, of what a chart keeps of cells, or of a format code, which is read with codes of characters in it. */
export const cellText = (text: string): string => xmlText(text).replaceAll(CODED, '_x005F_');

/** Thousandths of a percent, as transparency is written (ECMA-376 part 1, 20.1.10.40). */
const thousandths = (share: number): number => Math.round(share * 100_000);

/** A fill by the theme's slot where one has the colour; `alpha` from 0 to 1. */
export function solidFill(color: string, { theme }: ChartStyle, alpha = 1): string {
  const value = fileColor(color, theme);
  const inner = alpha < 1 ? `<a:alpha val="${thousandths(alpha)}"/>` : '';
  const element = /^[0-9A-F]{6}$/u.test(value) ? 'srgbClr' : 'schemeClr';
  return `<a:solidFill><a:${element} val="${value}">${inner}</a:${element}></a:solidFill>`;
}

/** A line; width in px. */
export function outline(color: string, width: number, style: ChartStyle): string {
  return `<a:ln w="${Math.round(width * 9525)}" cap="rnd">${solidFill(color, style)}<a:round/></a:ln>`;
}

/** A thin dashed line. */
export function dashedOutline(color: string, width: number, style: ChartStyle): string {
  return `<a:ln w="${Math.round(width * 9525)}">${solidFill(color, style)}<a:prstDash val="dash"/><a:round/></a:ln>`;
}

export const NO_LINE = '<a:ln><a:noFill/></a:ln>';
export const shapeProperties = (content: string): string => `<c:spPr>${content}</c:spPr>`;

export interface TextLook {
  color?: string;
  bold?: boolean;
  size?: number;
}

/** Fonts by the theme, hundredths of a point. */
export function runProperties(name: 'defRPr' | 'rPr', look: TextLook, style: ChartStyle): string {
  const size = Math.round((look.size ?? style.fontSize) * 75);
  const language = name === 'rPr' ? ` lang="${style.language}"` : '';
  return (
    `<a:${name}${language} sz="${size}" b="${look.bold ? 1 : 0}">` +
    solidFill(look.color ?? style.theme.colors.muted, style) +
    `<a:latin typeface="+mn-lt"/><a:ea typeface="+mn-ea"/><a:cs typeface="+mn-cs"/></a:${name}>`
  );
}

/** How text of a part looks. */
export function textProperties(style: ChartStyle, look: TextLook = {}): string {
  return `<c:txPr><a:bodyPr/><a:p><a:pPr>${runProperties('defRPr', look, style)}</a:pPr><a:endParaRPr lang="${style.language}"/></a:p></c:txPr>`;
}

/** Text that stands in the chart itself. */
export function richText(text: string, style: ChartStyle, look: TextLook = {}, body = '<a:bodyPr/>'): string {
  return `<c:tx><c:rich>${body}<a:p><a:pPr>${runProperties('defRPr', look, style)}</a:pPr><a:r>${runProperties('rPr', look, style)}<a:t>${xmlText(text)}</a:t></a:r></a:p></c:rich></c:tx>`;
}

interface Place {
  left: number;
  top: number;
  width?: number;
  height?: number;
}

/** A place from the edges of the chart, px. */
export function layout(place: Place, style: ChartStyle, inner = false): string {
  const share = (name: string, length: number, whole: number): string =>
    val(name, Math.round((length / whole) * 1e5) / 1e5);
  return (
    '<c:layout><c:manualLayout>' +
    (inner ? val('layoutTarget', 'inner') : '') +
    val('xMode', 'edge') +
    val('yMode', 'edge') +
    share('x', place.left, style.width) +
    share('y', place.top, style.height) +
    (place.width === undefined ? '' : share('w', place.width, style.width)) +
    (place.height === undefined ? '' : share('h', place.height, style.height)) +
    '</c:manualLayout></c:layout>'
  );
}
