import type PptxGenJS from 'pptxgenjs';
import type { OfficeTable } from '../../chart/office-types.js';
import { cleanText } from './clean-text.js';
import type { DrawnTable } from './draw-table.js';
import { fontReference, inches, points, type TextStyle } from './draw-text.js';
import type { CellsBox } from './prepare-pictures.js';
import { hex } from './theme-colors.js';

/** Px at both sides of a cell's text, between a row's name and its cells, and of the seams between cells. */
const PADDING = 4;
const NAME_GAP = 12;
/** Programs measure type a little wider than it was measured here: a name that just fits would break. */
const SLACK = 3;
const SEAM = 2;

/** Names of columns above, those of rows in front, and cells in the colours of their values with seams between them. */
export function drawCells({ table, fontSize, ...box }: CellsBox, style: TextStyle): DrawnTable {
  const { theme, language, rightToLeft } = style;
  const { text, muted, background } = theme.colors;
  const cell = (
    content: string,
    row: number,
    col: number,
    options: PptxGenJS.TableCellProps,
  ): PptxGenJS.TableCell => ({
    text: cleanText(content),
    options: {
      align: 'center',
      lang: language,
      ...(rightToLeft ? { rtlMode: true } : {}),
      border: borders(table, row, col, text, background),
      ...options,
    },
  });
  const name = (content: string, row: number, col: number, strong: boolean): PptxGenJS.TableCell =>
    cell(content, row, col, {
      align: col < 0 ? (row < 0 ? 'left' : 'right') : 'center',
      ...(col < 0 && row >= 0 ? { margin: [0, inches(NAME_GAP - SLACK), 0, 0] } : {}),
      bold: strong,
      color: hex(row < 0 ? muted : text),
    });
  const { strong } = table;
  return {
    rows: [
      [
        name(table.corner, -1, -1, false),
        ...table.columns.map((it, c) => name(it, -1, c, c === strong.col && strong.row < 0)),
      ],
      ...table.rows.map((row, r) => [
        name(row.name, r, -1, r === strong.row && strong.col < 0),
        ...row.cells.map(({ text: content, fill, color }, c) =>
          cell(content, r, c, {
            color: hex(color),
            ...(fill === undefined ? {} : { fill: { color: hex(fill) } }),
          }),
        ),
      ]),
    ],
    options: {
      x: inches(box.x),
      y: inches(box.y),
      w: inches(box.width),
      h: inches(box.height),
      colW: [table.nameWidth, ...table.columns.map(() => table.columnWidth)].map(inches),
      rowH: [table.headerHeight, ...table.rows.map(() => table.rowHeight)].map(inches),
      margin: [0, inches(PADDING), 0, inches(PADDING)],
      valign: 'middle',
      fontFace: fontReference('body'),
      fontSize: points(fontSize),
    },
  };
}

type Sides = Exclude<PptxGenJS.TableCellProps['border'], PptxGenJS.BorderProps | undefined>;

/**
 * Top, right, bottom and left of a cell: a rim where what is highlighted ends, else a seam. Each side is said twice, by
 * both cells that it parts: programs differ in which they believe.
 */
function borders(
  { strong, columns, rows }: OfficeTable,
  row: number,
  col: number,
  rim: string,
  ground: string,
): Sides {
  const inside = (r: number, c: number): boolean =>
    (strong.row >= 0 || strong.col >= 0) &&
    r >= 0 &&
    c >= 0 &&
    r < rows.length &&
    c < columns.length &&
    (strong.row < 0 || r === strong.row) &&
    (strong.col < 0 || c === strong.col);
  const side = (down: number, right: number): PptxGenJS.BorderProps => {
    const [r, c] = [row + down, col + right];
    if (inside(row, col) !== inside(r, c)) return { type: 'solid', pt: points(SEAM), color: hex(rim) };
    const parts = row >= 0 && col >= 0 && r >= 0 && c >= 0 && r < rows.length && c < columns.length;
    return parts ? { type: 'solid', pt: points(SEAM), color: hex(ground) } : { type: 'none' };
  };
  return [side(-1, 0), side(0, 1), side(1, 0), side(0, -1)];
}
