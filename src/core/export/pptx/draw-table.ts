import type PptxGenJS from 'pptxgenjs';
import type { TableBox } from '../../layout/types.js';
import { cleanText } from './clean-text.js';
import { alignment, fontReference, inches, points, type TextStyle } from './draw-text.js';
import { hex } from './theme-colors.js';

export interface DrawnTable {
  rows: PptxGenJS.TableRow[];
  options: PptxGenJS.TableProps;
}

/** A native table: header row with a strong rule under it, a fine rule under every other row, no fill. */
export function drawTable(box: TableBox, style: TextStyle): DrawnTable {
  const { colors } = style.theme;
  const none: PptxGenJS.BorderProps = { type: 'none' };
  const strong: PptxGenJS.BorderProps = { type: 'solid', pt: points(2), color: hex(colors.muted) };
  const fine: PptxGenJS.BorderProps = { type: 'solid', pt: points(1), color: hex(colors.rule) };
  const last = box.rows.length;
  const isTotal = (index: number): boolean => box.total === true && index === last;
  const row = (texts: string[], index: number): PptxGenJS.TableRow =>
    texts.map((text, column) => ({
      text: cleanText(text),
      options: {
        align: alignment(box.columns[column]?.align ?? 'start', style.rightToLeft),
        bold: index === 0 || isTotal(index),
        lang: style.language,
        color: hex(index === 0 ? colors.muted : colors.text),
        // The rule of a row is said twice, as the lower side of one cell and the upper of the next: programs differ in
        // which of the two they believe.
        border: [
          index === 0 ? none : index === 1 || isTotal(index) ? strong : fine,
          none,
          index === 0 || isTotal(index + 1) ? strong : fine,
          none,
        ],
        ...(style.rightToLeft ? { rtlMode: true } : {}),
      },
    }));
  return {
    rows: [box.columns.map((column) => column.label), ...box.rows].map(row),
    options: {
      x: inches(box.x),
      y: inches(box.y),
      w: inches(box.width),
      h: inches(box.height),
      colW: box.columns.map((column) => inches(column.width)),
      rowH: Array.from({ length: box.rows.length + 1 }, () => inches(box.rowHeight)),
      margin: [0, inches(box.cellPadding), 0, inches(box.cellPadding)],
      valign: 'middle',
      fontFace: fontReference('body'),
      fontSize: points(box.fontSize),
    },
  };
}
