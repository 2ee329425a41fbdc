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

/**
 * Finds notes below the data: rows at the end with fewer cells than rows of data have, and without a value where its column has values
 * unless they have fewer by far. Totals among them belong to the data.
 */
export function findFooter(
  grid: Grid,
  sample: RowSample,
  firstRow: number,
  totals: ReadonlySet<number>,
): Footer {
  const lowest = Math.max(firstRow, grid.rowCount - MOST_NOTES);
  const end = trimmedEnd(grid, grid.rowCount, firstRow);
  const notes: string[] = [];
  let start = end;
  let row = end - 1;
  for (; row >= lowest; row -= 1) {
    if (totals.has(row) || grid.isBlank(row)) continue;
    const cells = Array.from({ length: grid.width }, (_unused, column) =>
      (grid.column(column)(row) ?? '').trim(),
    );
    const isBelowBlank = row > firstRow && grid.isBlank(row - 1);
    if (!isNote(cells, sample, isBelowBlank || notes.length > 0)) break;
    notes.unshift(cells.filter((cell) => cell !== '').join(' '));
    start = row;
  }
  const dataEnd = trimmedEnd(grid, start, firstRow);
  // Notes are about data: where all rows look like notes, none is one.
  return notes.length === 0 || dataEnd === firstRow ? { start: end, notes: [] } : { start: dataEnd, notes };
}

function isNote(cells: readonly string[], { full, least, columns }: RowSample, isApart: boolean): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const isMarked = isNoteText(filled[0] as string);
  if (full < 2) return isMarked;
  if (filled.length < least && namesWhatIsDated(cells, columns)) return true;
  if (filled.length > 1 && filled.length * 2 > least) return false;
  const hasValue = cells.some(
    (cell, column) => columns[column] !== undefined && cellKind(cell) === columns[column],
  );
  if (hasValue) return filled.length * 3 <= least && filled.some((cell) => cellKind(cell) === 'word');
  return isMarked || (cells[0] !== '' && (full > 3 || (full === 3 && isApart)));
}

/** A word where the table has dates in its first column, as in the balance below the bookings of an account. */
const namesWhatIsDated = ([first = '']: readonly string[], [kind]: RowSample['columns']): boolean =>
  kind === 'date' && cellKind(first) === 'word';

/** Without blank rows at the end. */
function trimmedEnd(grid: Grid, end: number, firstRow: number): number {
  while (end > firstRow && grid.isBlank(end - 1)) end -= 1;
  return end;
}

const isNoteText = (text: string): boolean =>
  /^(?:[*†¹²³]|\(\d\)|(?:source|sources|note|notes|quelle|quellen|hinweis|anmerkung|stand|fuente|fuentes|nota|notas|fonte|fonti|fontes|bron|bronnen|opmerking|let op|remarque|updated|generated|exported?|erstellt|©|注|出典|来源|资料来源)\b)/i.test(
    text,
  );
