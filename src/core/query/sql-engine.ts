import type { IngestTable } from '../intake/table-types.js';
import type { Row } from './types.js';

export interface AppendOptions {
  signal?: AbortSignal | undefined;
  /** 0 … 1 of the rows. */
  onProgress?: ((done: number) => void) | undefined;
  /** Is shown each Arrow IPC stream before it goes in; the bytes are gone afterwards. Engines in the page only. */
  onChunk?: ((bytes: Uint8Array) => void) | undefined;
}

/** What a DuckDB engine (in the page's worker or in Node) does for the runner. */
export interface SqlEngine {
  /** The schema that holds the runner's tables and macros; the engine's connections look there first. */
  readonly schema: string;
  /** False once the engine is lost: it starts again, empty, at the next call. */
  readonly alive: boolean;
  /** Begins to start the engine. What fails is told by the next call. */
  warm(): void;
  /** Runs statements of ours, in order. */
  execute(sql: string): Promise<void>;
  /** Runs `describe` for the columns, then `sql` for the rows. Rejects soon after `signal` aborts, with whatever error. */
  query(
    describe: string,
    sql: string,
    signal: AbortSignal,
  ): Promise<{ columns: { name: string; dbType: string }[]; rows: Row[] }>;
  /** Fills an existing empty table. */
  append(table: string, data: IngestTable, options?: AppendOptions): Promise<void>;
  /** Fills an existing empty table from streams that `append` once showed, and takes their bytes. Absent where nothing is persisted. */
  appendArrow?(table: string, chunks: readonly ArrayBuffer[], options?: AppendOptions): Promise<void>;
  close(): Promise<void>;
}
