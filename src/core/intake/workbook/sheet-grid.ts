import type { Grid } from '../grid/grid.js';
import type { Sheet } from './sheet.js';

/** A sheet's cells as a grid. Cells that span rows hold their value in each of them, as a person reads it. */
export function sheetGrid(sheet: Sheet): Grid {
  const { rowCount, width } = sheet;
  const spanned = new Map<number, Map<number, number>>();
  for (const { row, column, lastRow } of sheet.merges) {
    const above = spanned.get(column) ?? new Map<number, number>();
    for (let at = row + 1; at <= Math.min(lastRow, rowCount - 1); at += 1) above.set(at, row);
    spanned.set(column, above);
  }
  const wide = sheet.merges.filter(({ column, lastColumn }) => lastColumn > column);
  const merged = new Set(wide.map(({ row }) => row));
  return {
    ...{ rowCount, width, skip: 0 },
    column: (index) => {
      const above = spanned.get(index);
      return (row) => sheet.cell(above?.get(row) ?? row, index);
    },
    cells: () => width,
    reach: (row, column) =>
      wide.find((merge) => merge.row === row && merge.column === column)?.lastColumn ??
      (merged.has(row) ? column : undefined),
    isBlank: (row) => {
      for (let column = 0; column < width; column += 1)
        if (sheet.cell(row, column).trim() !== '') return false;
      return true;
    },
  };
}
