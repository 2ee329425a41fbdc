import { datasetContent } from './dataset-content.js';
import { ingestDataset } from '../intake/ingest-dataset.js';
import { resolveData, type SourceOptions } from '../intake/source.js';
import type { IngestTable } from '../intake/table-types.js';
import type { Snapshot, SnapshotStore } from './snapshot.js';
import type { Dataset } from './types.js';

export interface ReadOptions extends SourceOptions {
  snapshots?: SnapshotStore | undefined;
  onProgress?: ((done: number) => void) | undefined;
}

/** What a dataset comes to: a table as it was kept, or one made from its data. */
export interface DatasetReading {
  /** Undefined where nothing tells whether the dataset has changed. */
  content: string | undefined;
  table: IngestTable | Snapshot;
}

export function isSnapshot(table: IngestTable | Snapshot): table is Snapshot {
  return 'chunks' in table;
}

/**
 * Reads a dataset; undefined where its content is `held` already. With a version, neither a function nor an address is asked for
 * what is held or kept.
 *
 * @throws QueryError INVALID_DATASET
 */
export async function readDataset(
  dataset: Dataset,
  held: string | undefined,
  { snapshots, onProgress, ...options }: ReadOptions,
): Promise<DatasetReading | undefined> {
  const given = typeof dataset.data === 'function' ? undefined : dataset.data;
  const data = dataset.version === undefined ? await resolveData(dataset, options) : given;
  const content = await datasetContent(dataset, data);
  if (content !== undefined) {
    if (content === held) return undefined;
    const kept = await snapshots
      ?.read(String(dataset.tableName).toLowerCase(), content)
      .catch(() => undefined);
    if (kept) return { content, table: kept };
  }
  const resolved = data === undefined ? dataset : { ...dataset, data };
  return { content, table: await ingestDataset(resolved, { ...options, ...(onProgress && { onProgress }) }) };
}
