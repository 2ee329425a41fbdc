/** Rows of cells as a file holds them: blank rows are counted, nothing is interpreted. */
export interface Grid {
  rowCount: number;
  /** Cells of the widest row. */
  width: number;
  /** Rows at the start that say how to read the file (`sep=;`) and are no part of the table. */
  skip: number;
  /** Reads a column's cells; undefined or empty where a row has none. Fast when rows are read in order. */
  column(index: number): (row: number) => string | undefined;
  /** Number of cells that a row writes, empty ones included. */
  cells(row: number): number;
  isBlank(row: number): boolean;
  /** The last column that a cell is shown over, where the file says how far cells of this row reach. */
  reach?(row: number, column: number): number | undefined;
}
