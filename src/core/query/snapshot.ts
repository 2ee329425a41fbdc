import type { IngestColumn } from '../intake/table-types.js';
import type { LoadWarning } from './types.js';

/** A loaded table as it is kept from one visit to the next. */
export interface Snapshot {
  /** What it was made from: a version or a digest, and the declared types. */
  content: string;
  columns: Pick<IngestColumn, 'name' | 'type' | 'cast' | 'meaning'>[];
  rowCount: number;
  /** What was noticed when it was loaded. */
  warnings: LoadWarning[];
  /** Arrow IPC streams, in order. Not blobs, which WebKit keeps on no private page. */
  chunks: ArrayBuffer[];
}

/** Where snapshots are kept; each method rejects with what the store said. */
export interface SnapshotStore {
  /** The table's snapshot where it has this content; an older one is no answer. */
  read(table: string, content: string): Promise<Snapshot | undefined>;
  /** Replaces the table's snapshot as a whole: until it is written the old one stands. */
  write(table: string, snapshot: Snapshot): Promise<void>;
  remove(table: string): Promise<void>;
  clear(): Promise<void>;
}
