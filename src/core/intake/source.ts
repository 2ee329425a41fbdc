import { QueryError } from '../base/query-error.js';
import type { RawTable } from './table-types.js';
import { Pace } from '../base/pace.js';
import { tableFromColumns, tableFromRows } from './values/raw-table.js';
import type { Dataset, DatasetData } from './dataset.js';
import type { ReadOptions } from './read-options.js';
import type { ReadTable } from './read-table.js';
import type { Reading, ReadingFlag } from './reading.js';

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

/** What data holds, before its columns have types. */
export interface Source {
  tables: RawTable[];
  dialect: Reading['dialect'];
  flags: ReadingFlag[];
}

/**
 * Reads data, whatever its form, into columns of untyped cells.
 *
 * @throws QueryError INVALID_DATASET (unknown form, broken bytes); UnreadableFile where a file holds no table
 */
export async function readSource(
  data: Exclude<DatasetData, URL | ReadTable>,
  name: string,
  options: ReadOptions,
  pace: Pace,
): Promise<Source> {
  if (Array.isArray(data)) return only(await tableFromRows(data, name, pace));
  if (data instanceof Blob || data instanceof ArrayBuffer || ArrayBuffer.isView(data)) {
    return (await files()).readFile(data, name, options, pace);
  }
  if (typeof data === 'object' && data !== null) return only(tableFromColumns(data, name));
  throw new QueryError('INVALID_DATASET', `The data of dataset "${name}" is ${typeof data}.`, {
    path: name,
    hint: 'Give rows, columns, Arrow bytes, a Blob (CSV, JSON, workbook, Parquet, Arrow), a URL, or a function that resolves to one.',
  });
}

const only = (table: RawTable): Source => ({ tables: [table], dialect: {}, flags: [] });

/** Of several tables (sheets of a workbook, files of an archive) the one with the most cells. */
export function mainTable(tables: readonly RawTable[]): RawTable {
  const size = ({ rowCount, columns }: RawTable): number => rowCount * columns.length;
  return tables.reduce((largest, table) => (size(table) > size(largest) ? table : largest));
}
