/** How a person says that a file is to be read, where what is found by itself is wrong. */
export interface ReadOptions {
  /** BCP 47: decides what nothing in the file does (`03/04/2025`, `1,234`). */
  locale?: string;
  /** The order of day and month. */
  dates?: 'dmy' | 'mdy';
  /** Row of the header, from 0, blank rows counted; -1: the file names no columns. */
  header?: number;
  /** The one sheet of a workbook, or file of an archive, to read. */
  sheet?: string;
  /** Rows of totals are data. */
  keepTotals?: boolean;
}
