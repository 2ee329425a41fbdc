import type { DeclaredColumn } from './declared-column.js';
import type { ReadOptions } from './read-options.js';
import type { ReadTable } from './read-table.js';

export type ColumnTable = Record<string, ArrayLike<unknown>>;
/** Rows as a host has them: any JavaScript values; the loader infers one SQL type a column. */
export type InputRow = Record<string, unknown>;
export type DatasetData = InputRow[] | ColumnTable | ArrayBuffer | Uint8Array | Blob | URL | ReadTable;

export interface Dataset {
  name: string;
  tableName: string;
  /** Objects, columns, Arrow IPC bytes, a Blob of CSV / JSON / Parquet, a URL, or a function that gives one of these. */
  data: DatasetData | (() => Promise<DatasetData>);
  /** What is declared of columns wins over what is found. */
  columns?: DeclaredColumn[];
  /** How a file is to be read where what is found by itself is wrong. */
  read?: ReadOptions;
  /**
   * Decides staleness: the same version is not loaded again, nor is a function asked again. Without one, bytes (also those that an
   * address or a function gives) are compared by SHA-256 where the page is a secure context, and all else is loaded again.
   */
  version?: string;
}

/** What was noticed while a dataset was loaded: renamed or mixed columns, cells that were read as empty, rows left out, no room to persist it … */
export interface LoadWarning {
  table: string;
  column?: string;
  code:
    | 'mixed_types'
    | 'renamed'
    | 'empty'
    | 'all_null'
    | 'invalid_dates'
    | 'cut_digits'
    | 'replaced_characters'
    | 'not_persisted'
    | 'misfits'
    | 'missing_marker'
    | 'sentinel_suspected'
    | 'ambiguous_date_order'
    | 'ambiguous_number_format'
    | 'preamble_left_out'
    | 'totals_row_left_out'
    | 'footer_left_out'
    | 'header_repeated'
    | 'no_header'
    | 'sheet_chosen'
    | 'encoding_guessed';
  message: string;
}
