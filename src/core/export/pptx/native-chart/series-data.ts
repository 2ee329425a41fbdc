import { val, cellText } from './chart-xml.js';
import type { SheetRange } from './sheet.js';

/** Text of a chart by reference to the workbook, with what stands there. */
export function textReference(name: 'tx' | 'cat', { formula, cells }: SheetRange): string {
  const points = cells.map((cell, i) => `<c:pt idx="${i}"><c:v>${cellText(String(cell ?? ''))}</c:v></c:pt>`);
  return `<c:${name}><c:strRef><c:f>${formula}</c:f><c:strCache>${val('ptCount', cells.length)}${points.join('')}</c:strCache></c:strRef></c:${name}>`;
}

/** Numbers in the same way; a value that is not known has no point. */
export function numberReference(
  name: 'cat' | 'val' | 'xVal' | 'yVal' | 'bubbleSize',
  { formula, cells, format }: SheetRange,
): string {
  const points = cells.map((cell, i) =>
    typeof cell === 'number' ? `<c:pt idx="${i}"><c:v>${cell}</c:v></c:pt>` : '',
  );
  return `<c:${name}><c:numRef><c:f>${formula}</c:f><c:numCache><c:formatCode>${cellText(format)}</c:formatCode>${val('ptCount', cells.length)}${points.join('')}</c:numCache></c:numRef></c:${name}>`;
}
