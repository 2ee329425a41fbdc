import type { Column, Row } from '../base/rows.js';
import type { Dataset, LoadWarning } from '../intake/dataset.js';
import type { ColumnMeaning } from '../intake/reading.js';

export type * from '../base/rows.js';
export type * from '../intake/dataset.js';

export interface QueryResult {
  columns: Column[];
  rows: Row[];
  rowCount: number;
  elapsedMs: number;
  /** True when the row limit cut the result: expressions are never evaluated over such rows. */
  truncated: boolean;
}

/** From when to when times go, as ISO 8601 text without a zone, and how many different hours they hold. */
export interface TimeSpan {
  from: string;
  to: string;
  moments: number;
}

/** What a result does not show of the rows that it was made from. */
export interface Coverage {
  /** Of the times that are cut to periods. */
  times?: TimeSpan;
  /** Conditions of the query, as written, that leave no row out. */
  idle?: string[];
  /** What stands behind the averages and rates of each group. */
  groups?: GroupSizes[];
}

/** One group of a query that averages: the cells that name it, and how many values each of its averages and rates is of. */
export interface GroupSizes {
  names: Record<string, string | number | boolean | null>;
  /**
   * By result column; `spread` is the standard deviation of the values, where it is known: of a ratio of sums (`sums`) that of what each
   * row adds to it, so that `spread² / n` is the variance of both.
   */
  sizes: Record<string, { n: number; spread?: number; sums?: true }>;
}

export interface RunQueryOptions {
  signal?: AbortSignal;
  params?: unknown[];
}
export type RunQuery = (sql: string, options?: RunQueryOptions) => Promise<QueryResult>;

/** A column of a loaded table, with what its source or a person says of its values. */
export type SchemaColumn = Column & ColumnMeaning;

export interface TableSchema {
  name: string;
  columns: SchemaColumn[];
  rowCount: number;
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
