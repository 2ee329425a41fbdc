import { cellText, runProperties, val, xmlText, type ChartStyle, type TextLook } from './chart-xml.js';
import type { SheetRange } from './sheet.js';

/** One part of a label: what it says follows the chart, in a look of its own. */
export interface LabelPart {
  says: 'CELLRANGE' | 'SERIESNAME' | 'CATEGORYNAME' | 'VALUE' | 'PERCENTAGE';
  /** What it says now; all that programs before 2013 know. */
  text: string;
  look: TextLook;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const CHART_2012 = 'http://schemas.microsoft.com/office/drawing/2012/chart';
const extension = (uri: string, content: string): string =>
  `<c:extLst><c:ext uri="{${uri}}" xmlns:c15="${CHART_2012}">${content}</c:ext></c:extLst>`;

/** The text of a label of fields ([MS-ODRAWXML], 2.24.3); `point` and place tell the fields of a series apart. */
export function fieldText(
  parts: readonly LabelPart[],
  separator: ' ' | '\n',
  point: number,
  style: ChartStyle,
): string {
  const runs = parts.map(({ says, text, look }, i) => {
    const serial = (point * 16 + i).toString(16).toUpperCase().padStart(12, '0');
    const [run, own] = [runProperties('rPr', look, style), runProperties('defRPr', look, style)];
    return `<a:fld id="{DEC0C311-0000-4000-8000-${serial}}" type="${says}">${run}<a:pPr>${own}</a:pPr><a:t>${xmlText(text)}</a:t></a:fld>`;
  });
  const opening = `<a:pPr>${runProperties('defRPr', parts[0]?.look ?? {}, style)}</a:pPr>`;
  // A number behind a name that runs from right to left would be read as a part of it.
  const apart = parts.some(({ text }) => RIGHT_TO_LEFT.test(text)) ? ' \u200e' : ' ';
  const space = `<a:r>${runProperties('rPr', parts.at(-1)?.look ?? {}, style)}<a:t>${apart}</a:t></a:r>`;
  const lines =
    separator === '\n'
      ? runs.map((run) => `<a:p>${opening}${run}</a:p>`).join('')
      : `<a:p>${opening}${runs.join(space)}</a:p>`;
  return `<c:tx><c:rich><a:bodyPr/>${lines}</c:rich></c:tx>`;
}

/** What stands at the end of a label of fields: where its text comes from. */
export function fieldsExtension(parts: readonly LabelPart[]): string {
  const cells = parts.some(({ says }) => says === 'CELLRANGE');
  return extension(
    'CE6537A1-D6FC-4f65-9D91-7224C49458BB',
    cells ? '<c15:showDataLabelsRange val="1"/>' : '<c15:dlblFieldTable/>',
  );
}

/** At the end of labels that are moved: no line leads from them to their marks. */
export const NO_LEADERS = extension('CE6537A1-D6FC-4f65-9D91-7224C49458BB', '<c15:showLeaderLines val="0"/>');

/** At the end of a series: the cells that its labels say, and what stands there now. */
export function labelCells(texts: ReadonlyMap<number, string>, { formula, cells }: SheetRange): string {
  if (texts.size === 0) return '';
  const points = [...texts].map(([i, text]) => `<c:pt idx="${i}"><c:v>${cellText(text)}</c:v></c:pt>`);
  return extension(
    '02D57815-91ED-43cb-92C2-25804820EDAC',
    `<c15:datalabelsRange><c15:f>${formula}</c15:f><c15:dlblRangeCache>${val('ptCount', cells.length)}${points.join('')}</c15:dlblRangeCache></c15:datalabelsRange>`,
  );
}
