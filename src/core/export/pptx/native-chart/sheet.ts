/** A column of the workbook behind a chart: its heading and its cells. */
export interface SheetColumn {
  heading: string;
  cells: readonly (string | number | null)[];
  /** Format code of its numbers. */
  format: string;
  /** Of single cells, where it is another. */
  formats?: readonly (string | undefined)[];
  /** What computes single cells; those without are typed by a person. */
  formulas?: readonly (string | undefined)[];
}

/** Where cells stand, as a formula says it. */
export interface SheetRange {
  formula: string;
  cells: readonly (string | number | null)[];
  format: string;
}

export const SHEET_NAME = 'Data';
export const GENERAL = 'General';
/** Days from the first of a spreadsheet's calendar to 1970-01-01 (ECMA-376 part 1, 18.17.4.1). */
const EPOCH_DAY = 25_569;

/** A wall time in milliseconds as a spreadsheet's day. */
export const serialDay = (time: number): number => time / 86_400_000 + EPOCH_DAY;

/** The cells of a column, `count` of them from the row `first` (0: the one below the heading). */
export function rangeOf(
  columns: readonly SheetColumn[],
  column: number,
  first = 0,
  count?: number,
): SheetRange {
  const { cells, format } = columns[column] as SheetColumn;
  const taken = cells.slice(first, count === undefined ? undefined : first + count);
  const letter = columnName(column);
  const [from, to] = [first + 2, first + 1 + taken.length];
  const formula = `${SHEET_NAME}!$${letter}$${from}${to === from ? '' : `:$${letter}$${to}`}`;
  return { formula, cells: taken, format };
}

export function headingOf(columns: readonly SheetColumn[], column: number): SheetRange {
  const cells = [columns[column]?.heading ?? ''];
  return { formula: `${SHEET_NAME}!$${columnName(column)}$1`, cells, format: GENERAL };
}

/** 0 is A, 26 is AA. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
}
