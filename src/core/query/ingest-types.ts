import type { LoadWarning } from './types.js';

/** The types that datasets are stored in; the engine casts from these to other declared types. */
export type StorageType =
  'BOOLEAN' | 'INTEGER' | 'BIGINT' | 'HUGEINT' | 'DOUBLE' | 'DATE' | 'TIMESTAMP' | 'VARCHAR';

/** A column as its source has it, before it has an engine type. */
export interface RawColumn {
  name: string;
  readonly read: (row: number) => unknown;
  /** The type that the source itself declares (Arrow). */
  dbType?: string;
}

export interface RawTable {
  rowCount: number;
  columns: RawColumn[];
  /** True where every cell is text whose type is to be found (CSV), false where cells are typed values. */
  text: boolean;
}

export interface IngestColumn {
  name: string;
  type: StorageType;
  /** The declared type that the engine casts the stored values to, where it differs from `type`. */
  cast?: string;
  /**
   * The cell as its storage type: boolean, number (INTEGER, DOUBLE, DATE in days), bigint (BIGINT,
   * HUGEINT), number or bigint (TIMESTAMP in µs), string.
   */
  readonly read: (row: number) => boolean | number | bigint | string | null;
}

/** A dataset with one engine type a column; the same from the same input in page and Node. */
export interface IngestTable {
  name: string;
  rowCount: number;
  columns: IngestColumn[];
  warnings: LoadWarning[];
}
