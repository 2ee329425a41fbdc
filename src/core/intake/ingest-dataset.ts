import { Pace, type PaceOptions } from '../base/pace.js';
import { QueryError } from '../base/query-error.js';
import type { Dataset } from './dataset.js';
import { ReadTable } from './read-table.js';
import { sourceWarnings } from './reading-warnings.js';
import { mainTable, readSource, resolveData, type Source, type SourceOptions } from './source.js';
import type { IngestTable } from './table-types.js';
import { UnreadableFile } from './unreadable-file.js';
import { typeTable } from './type-table.js';

/** How much of the work is done, as far as anybody can tell, when the data is there, and when it has been read into cells. */
const FETCHED = 0.2;
const READ = 0.6;

export type IngestOptions = SourceOptions & PaceOptions;

/**
 * Reads a dataset into typed columns, in slices between which the page goes on and the signal can end it. The type of a
 * column comes from all its values; a declared type wins.
 *
 * - CSV, workbooks: numbers, dates and words for "no value" the way people write them
 * - rows, columns, JSON: BOOLEAN, INTEGER, BIGINT, HUGEINT, DOUBLE by value; `Date` TIMESTAMP in UTC; nested values JSON text
 * - Arrow, Parquet: the types of the schema; times of day and nested values become text
 * - text of all these is read as the text of files is, but digits alone stay text
 *
 * @throws QueryError INVALID_DATASET; the signal's reason once it is aborted
 */
export async function ingestDataset(dataset: Dataset, options: IngestOptions = {}): Promise<IngestTable> {
  const { tableName: table, read = {} } = dataset;
  if (typeof table !== 'string' || table.trim() === '' || table.includes('\0')) {
    throw new QueryError('INVALID_DATASET', `Dataset "${dataset.name}" has no usable tableName.`, {
      path: 'tableName',
      hint: 'tableName is the name that the SQL reads from.',
    });
  }
  const pace = new Pace(options);
  pace.check();
  pace.stage(0, FETCHED);
  const data = await resolveData(dataset, options, pace);
  pace.stage(FETCHED, READ);
  if (data instanceof ReadTable) {
    const { rowCount, columns, warnings } = data;
    return { name: table, rowCount, columns: [...columns], warnings: [...warnings] };
  }
  const { tables, flags } = await readSource(data, table, read, pace).catch((error: unknown) =>
    noTable(error, dataset),
  );
  const raw = mainTable(tables);
  if (raw.columns.length + (dataset.columns ?? []).length === 0) {
    throw new QueryError('INVALID_DATASET', `Dataset "${table}" has no columns.`, {
      path: table,
      hint: 'Declare columns: [{ name, type }] for a dataset that may be empty.',
    });
  }
  pace.stage(READ, 1);
  const { rowCount, columns, warnings } = await typeTable(
    table,
    raw,
    { ...read, columns: dataset.columns },
    pace,
  );
  warnings.push(...sourceWarnings(tables, raw, flags, table));
  options.onProgress?.(1);
  return {
    ...{ name: table, rowCount, warnings },
    columns: columns.map(({ name, type, cast, meaning, read: cell }) => ({
      name,
      type,
      ...(cast !== undefined && { cast }),
      ...(meaning && { meaning }),
      read: cell,
    })),
  };
}

/** A file without data is an empty table where its columns are declared. */
function noTable(error: unknown, { tableName, columns = [] }: Dataset): Source {
  if (!(error instanceof UnreadableFile)) throw error;
  if (error.code === 'EMPTY_FILE' && columns.length > 0)
    return { tables: [{ rowCount: 0, columns: [] }], dialect: {}, flags: [] };
  throw new QueryError('INVALID_DATASET', error.message, { path: tableName, cause: error });
}
