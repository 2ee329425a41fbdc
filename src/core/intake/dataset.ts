export type ColumnTable = Record<string, ArrayLike<unknown>>;
/** Rows as a host has them: any JavaScript values; the loader infers one SQL type a column. */
export type InputRow = Record<string, unknown>;
export type DatasetData = InputRow[] | ColumnTable | ArrayBuffer | Uint8Array | Blob | URL;

export interface Dataset {
  name: string;
  tableName: string;
  /** Objects, columns, Arrow IPC bytes, a Blob of CSV / JSON / Parquet, a URL, or a function that gives one of these. */
  data: DatasetData | (() => Promise<DatasetData>);
  /** Declared SQL types win over inference. */
  columns?: { name: string; type: string }[];
  /**
   * Decides staleness: the same version is not loaded again, nor is a function asked again. Without one, bytes (also those that an
   * address or a function gives) are compared by SHA-256 where the page is a secure context, and all else is loaded again.
   */
  version?: string;
}

/** What was noticed while a dataset was loaded: renamed or mixed columns, text kept as text, no room to persist it … */
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
    | 'not_persisted';
  message: string;
}
