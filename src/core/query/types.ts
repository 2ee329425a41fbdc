/** A cell as it leaves the query layer: JSON-safe. Exact integers and decimals beyond 2^53 are strings. */
export type Cell = string | number | boolean | null | Cell[] | { [key: string]: Cell };
export type Row = Record<string, Cell>;

export type ColumnType = 'number' | 'string' | 'boolean' | 'date' | 'datetime' | 'json';
export interface Column {
  name: string;
  type: ColumnType;
  /** The engine's own type name, e.g. `DECIMAL(18,2)`. */
  dbType: string;
}

export interface QueryResult {
  columns: Column[];
  rows: Row[];
  rowCount: number;
  elapsedMs: number;
  /** True when the row limit cut the result: expressions are never evaluated over such rows. */
  truncated: boolean;
}

export interface RunQueryOptions {
  signal?: AbortSignal;
  params?: unknown[];
}
export type RunQuery = (sql: string, options?: RunQueryOptions) => Promise<QueryResult>;

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

export interface TableSchema {
  name: string;
  columns: Column[];
  rowCount: number;
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

/** How far the engine's start or a table's loading is. */
export type LoadProgress =
  | {
      phase: 'engine';
      /** 0 … 1; undefined where the server does not say how large the file is. */
      done?: number;
    }
  | {
      phase: 'table';
      table: string;
      /** 0 … 1. */
      done: number;
    };

export interface LoadOptions {
  signal?: AbortSignal;
  /** Names of tables that go, in the same transaction. */
  drop?: readonly string[];
}

export interface QueryRunner {
  readonly dialect: string;
  runQuery: RunQuery;
  /** Creates or atomically replaces the tables; those that are as they were stay. Resolves with what was noticed. */
  load(datasets: Dataset[], options?: LoadOptions): Promise<LoadWarning[]>;
  schema(): Promise<TableSchema[]>;
  /** The plan of one SELECT as text; the guard of `runQuery` holds for it. Absent where the engine tells none. @throws QueryError */
  explain?(sql: string, options?: { signal?: AbortSignal }): Promise<string>;
  close(): Promise<void>;
}
