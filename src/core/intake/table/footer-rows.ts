import type { Grid } from '../grid/grid.js';
import { cellKind } from './cell-kind.js';
import type { RowSample } from './row-sample.js';

/** Notes below a table are few lines. */
const MOST_NOTES = 25;

export interface Footer {
  /** First row behind the data, blank rows included. */
  start: number;
  notes: string[];
}

/** Finds notes below the data: rows at the end with few cells, none of them a value where its column has values. */
export function findFooter(grid: Grid, { full, columns }: RowSample, firstRow: number): Footer {
  const lowest = Math.max(firstRow, grid.rowCount - MOST_NOTES);
  let start = trimmedEnd(grid, grid.rowCount, firstRow);
  const end = start;
  const notes: string[] = [];
  while (start > lowest) {
    const row = start - 1;
    const cells = Array.from({ length: grid.width }, (_unused, column) =>
      (grid.column(column)(row) ?? '').trim(),
    );
    const filled = cells.filter((cell) => cell !== '');
    const isBelowBlank = row > firstRow && grid.isBlank(row - 1);
    const hasValue = cells.some(
      (cell, column) => columns[column] !== undefined && cellKind(cell) === columns[column],
    );
    const isNote =
      filled.length * 3 <= Math.max(full, 3) &&
      !hasValue &&
      (isBelowBlank || notes.length > 0 || full > 3 || isNoteText(filled[0] as string));
    if (!isNote || (full < 2 && !isNoteText(filled[0] as string))) break;
    notes.unshift(filled.join(' '));
    start = trimmedEnd(grid, row, firstRow);
  }
  return notes.length === 0 ? { start: end, notes } : { start, notes };
}

/** Without blank rows at the end. */
function trimmedEnd(grid: Grid, end: number, firstRow: number): number {
  while (end > firstRow && grid.isBlank(end - 1)) end -= 1;
  return end;
}

const isNoteText = (text: string): boolean =>
  /^(?:[*†¹²³]|\(\d\)|(?:source|sources|note|notes|quelle|quellen|hinweis|anmerkung|stand|fuente|fuentes|nota|notas|fonte|fonti|fontes|bron|bronnen|opmerking|let op|remarque|updated|generated|exported?|erstellt|©|注|出典|来源|资料来源)\b)/i.test(
    text,
  );
