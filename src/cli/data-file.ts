import { basename, extname } from 'node:path';
import type { Dataset } from '../core/query/types.js';
import { readDatasetFile } from '../server/query/read-dataset-file.js';
import { mustExist } from './must-exist.js';
import { UsageError } from './usage-error.js';

const DATA_FILES = ['.csv', '.tsv', '.json', '.ndjson', '.jsonl', '.parquet'];

/** A data file as a table named after it. Throws a `UsageError` where there is none, or of another kind. */
export async function readDataFile(file: string): Promise<Dataset> {
  await mustExist(file);
  if (!DATA_FILES.includes(extname(file)))
    throw new UsageError(`"${file}" is neither a dashboard (.json) nor a table (${DATA_FILES.join(', ')}).`);
  return readDatasetFile(file, basename(file, extname(file)));
}
