import { openAsBlob } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { QueryError } from '../../core/base/query-error.js';
import type { Dataset } from '../../core/query/types.js';

/**
 * A data file as a dataset: CSV, TSV, JSON, NDJSON, Parquet or Arrow. The file's size and time are its version, so that
 * an unchanged file is not loaded again.
 *
 * @throws QueryError INVALID_DATASET where the file cannot be read
 */
export async function readDatasetFile(path: string, tableName: string): Promise<Dataset> {
  try {
    const file = await stat(path);
    const { mtimeMs, size } = file;
    // A file stays on the disk and is read in pieces; a pipe can only be read once.
    const content = file.isFile() ? await openAsBlob(path) : await readFile(path);
    return {
      name: basename(path),
      tableName,
      data: new File([content], basename(path)),
      version: `${path} ${size} ${mtimeMs}`,
    };
  } catch (cause) {
    throw new QueryError(
      'INVALID_DATASET',
      `The data file ${path} could not be read: ${(cause as Error).message}`,
      {
        cause,
        path,
        hint: 'Give the path of a CSV, JSON, NDJSON, Parquet or Arrow file.',
      },
    );
  }
}
