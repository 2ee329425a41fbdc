import { QueryError } from '../base/query-error.js';
import type { RawTable } from './table-types.js';
import { Pace } from '../base/pace.js';
import { tableFromColumns, tableFromRows } from './values/raw-table.js';
import type { Dataset, DatasetData } from './dataset.js';

// A page whose data are rows or columns needs nothing of it.
const files = () => import('./files.js');

export interface SourceOptions {
  signal?: AbortSignal;
  fetch?: (input: URL, init?: RequestInit) => Promise<Response>;
}

/**
 * A dataset's data once it is there: what a function gives, and the file at an address (its name and media type with it).
 *
 * @throws QueryError INVALID_DATASET (unreachable URL); what the function throws
 */
export async function resolveData(
  { data: given, tableName }: Dataset,
  options: SourceOptions,
  pace = new Pace(options),
): Promise<Exclude<DatasetData, URL>> {
  const data = typeof given === 'function' ? await pace.wait(given()) : given;
  return data instanceof URL ? (await files()).fetchFile(data, tableName, options, pace) : data;
}

/**
 * Reads data, whatever its form, into columns of untyped cells.
 *
 * @throws QueryError INVALID_DATASET (unknown form, unreadable bytes)
 */
export async function readSource(
  data: Exclude<DatasetData, URL>,
  name: string,
  pace: Pace,
): Promise<RawTable> {
  if (Array.isArray(data)) return tableFromRows(data, name, pace);
  if (data instanceof Blob || data instanceof ArrayBuffer || ArrayBuffer.isView(data)) {
    return (await files()).readFile(data, name, pace);
  }
  if (typeof data === 'object' && data !== null) return tableFromColumns(data, name);
  throw new QueryError('INVALID_DATASET', `The data of dataset "${name}" is ${typeof data}.`, {
    path: name,
    hint: 'Give rows, columns, Arrow bytes, a Blob (CSV, JSON, Parquet, Arrow), a URL, or a function that resolves to one.',
  });
}
