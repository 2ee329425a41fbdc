import type { LoadWarning } from './dataset.js';
import type { ColumnMeaning, LeftOut, ReadingFlag } from './reading.js';

/** The types that datasets are stored in; the engine casts from these to other declared types. */
export type StorageType =
  'BOOLEAN' | 'INTEGER' | 'BIGINT' | 'HUGEINT' | 'DOUBLE' | 'DATE' | 'TIMESTAMP' | 'VARCHAR';

/** A cell of a storage type: boolean, number (INTEGER, DOUBLE, DATE in days), bigint (BIGINT, HUGEINT), number or bigint (TIMESTAMP in µs), string. */
export type StoredCell = boolean | number | bigint | string | null;

/** How a column is stored, and what the engine casts it to where that is another type. */
export interface StoredAs {
  type: StorageType;
  cast?: string;
}

/** What was found in a whole column. */
export interface Inference {
  type: StorageType;
  /** Every cell is null. */
  empty: boolean;
  /** A text column (CSV, or values of one textual kind): a declared type is then cast from the text. */
  textual: boolean;
  /** All values are strings. */
  onlyText?: boolean;
  /** Why the column stayed text though it looked like something else, or what it loses. */
  problem?: ColumnProblem;
  /** Gives the cells of `type` where they were read on the way. */
  read?: ((row: number) => StoredCell) | undefined;
  /** The first row whose text holds half of a surrogate pair. */
  halved?: number;
}

export interface ColumnProblem {
  code: 'mixed_types' | 'invalid_dates' | 'cut_digits' | 'replaced_characters';
  detail: string;
}

/** Looks through a column from its first row to its last, some rows at a time. */
export interface ColumnScan {
  /** False once the rows that follow cannot change what was found. */
  scan(from: number, to: number): boolean;
  found(): Inference;
}

/** A column as its source has it. */
export type RawColumn =
  /** Text of a file: numbers and dates are written in it. */
  | {
      name: string;
      readonly read: (row: number) => string | undefined;
      isText: true;
      /** Rows of totals sum it up. */
      summed?: boolean;
      scan?: undefined;
      stored?: undefined;
    }
  /** JavaScript values. */
  | {
      name: string;
      readonly read: (row: number) => unknown;
      isText?: undefined;
      summed?: undefined;
      /** Where all of the column has been looked through already. */
      scan?: ColumnScan;
      stored?: undefined;
    }
  /** Of a source that has types itself (Arrow, Parquet): nothing is left to be found. */
  | {
      name: string;
      readonly read: (row: number) => StoredCell;
      isText?: undefined;
      summed?: undefined;
      scan?: undefined;
      stored: StoredAs;
      /** What the way it is stored loses. */
      problem?: ColumnProblem | undefined;
    };

export interface RawTable {
  rowCount: number;
  columns: RawColumn[];
  /** Values of a file, which nobody wrote SQL for by their types. */
  isFile?: boolean;
  /** Name of the sheet, or of the file in an archive. */
  sheet?: string;
  /** Where the table is in a grid of cells, and what is around it. */
  layout?: TableLayout;
}

export interface TableLayout {
  /** Row of the header, blank rows counted; -1: none. */
  header: number;
  title?: string;
  notes: string[];
  leftOut: LeftOut;
  flags: ReadingFlag[];
}

export interface IngestColumn extends StoredAs {
  name: string;
  /** Where something beyond the values says it: the text of cells, or a person. */
  meaning?: ColumnMeaning;
  readonly read: (row: number) => StoredCell;
}

/** A dataset with one engine type a column; the same from the same input in page and Node. */
export interface IngestTable {
  name: string;
  rowCount: number;
  columns: IngestColumn[];
  warnings: LoadWarning[];
}
