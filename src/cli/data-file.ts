import { basename } from 'node:path';
import type { Dataset } from '../core/query/types.js';
import { readDatasetFile } from '../server/query/read-dataset-file.js';
import { mustExist } from './must-exist.js';
import type { ReadingSettings } from './reading-options.js';

/** A data file as a table named after it. Throws a `UsageError` where there is none. */
export async function readDataFile(file: string, { read, columns }: ReadingSettings): Promise<Dataset> {
  await mustExist(file);
  return { ...(await readDatasetFile(file, tableNameOf(file))), read, columns };
}

/** `data/sales.csv.gz` → `sales`. */
export const tableNameOf = (file: string): string =>
  basename(file)
    .replace(/\.(?:gz|zip)$/i, '')
    .replace(/\.[a-z]+$/i, '') || 'data';
