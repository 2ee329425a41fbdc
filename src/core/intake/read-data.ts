import { Pace, type PaceOptions } from '../base/pace.js';
import type { DeclaredColumn } from './declared-column.js';
import type { Dataset, DatasetData } from './dataset.js';
import { columnValues } from './describe/column-values.js';
import { describeTable, statistics, type DescribedTable } from './describe/describe-table.js';
import { ReadTable } from './read-table.js';
import type { ColumnMeaning, ColumnReading, LongReading, Reading, ReadingFlag } from './reading.js';
import { mainTable, readSource } from './source.js';
import type { ReadOptions } from './read-options.js';
import { typeTable, type TypedTable } from './type-table.js';
import { UnreadableFile } from './unreadable-file.js';
import { findWidePeriods, longColumns, longNames, longTable } from './table/wide-periods.js';

export interface ReadDataOptions extends ReadOptions, PaceOptions {
  /** Name of the table in SQL; from the file's name where it is left away. */
  tableName?: string;
  /** What a person said of columns. */
  columns?: DeclaredColumn[];
}

export interface ReadData {
  /** One for each table of the file, for `runner.load`. A table with a column for each period gets a view `<name>_long` there. */
  tables: (Dataset & { data: ReadTable })[];
  reading: Reading;
}

/**
 * Reads data the way people have it: a file (CSV and other delimited text, JSON, NDJSON, workbooks, Parquet, Arrow; also gzipped or in
 * a zip archive), its bytes, pasted text, rows or columns. Finds encoding, delimiter, header, what is written around the table, and for
 * each column its type, unit and role on all its values.
 *
 * A file without data or of another kind gives no table, and `reading.error`.
 *
 * @throws QueryError INVALID_DATASET (broken file, unknown input); the signal's reason once it is aborted
 */
export async function readData(
  input: Exclude<DatasetData, URL | ReadTable> | string,
  options: ReadDataOptions = {},
): Promise<ReadData> {
  const pace = new Pace(options);
  const data = typeof input === 'string' ? new Blob([input], { type: 'text/plain' }) : input;
  const file = (data as Partial<File>).name;
  const tableName = options.tableName ?? tableNameOf(file ?? '');
  try {
    const source = await readSource(data, tableName, options, pace);
    const flags = new Set<ReadingFlag>(source.flags);
    const tables: ReadData['tables'] = [];
    const described: DescribedTable[] = [];
    let long: LongReading | undefined;
    for (const raw of source.tables) {
      const name =
        source.tables.length > 1
          ? `${tableName}_${tableNameOf(raw.sheet ?? String(tables.length + 1))}`
          : tableName;
      const table = await typeTable(name, raw, options, pace);
      const read = await describeTable(table, pace);
      for (const flag of read.flags) flags.add(flag);
      const columns = table.columns.map((column, at) => ({
        ...column,
        meaning: meaningOf(read.table.columns[at] as ColumnReading),
      }));
      tables.push(datasetOf(name, new ReadTable({ ...table, columns })));
      described.push(read);
      const rows = await longReading(table, read, pace);
      if (rows) flags.add('wide_periods');
      long ??= rows;
    }
    const main = described[source.tables.indexOf(mainTable(source.tables))];
    const reading: Reading = {
      ...(file !== undefined && { file }),
      dialect: source.dialect,
      ...(main && { table: main.table }),
      ...(described.length > 1 && { tables: described.map(({ table }) => table) }),
      ...(long && { long }),
      flags: [...flags],
    };
    return { tables, reading };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { code, flag, message } = error;
    return {
      tables: [],
      reading: { ...(file !== undefined && { file }), dialect: {}, flags: [flag], error: code, message },
    };
  }
}

/** How the rows read that a table with a column for each period has as `<name>_long`, a view that the runner makes. */
async function longReading(
  { name, rowCount, columns }: TypedTable,
  { table }: DescribedTable,
  pace: Pace,
): Promise<LongReading | undefined> {
  const wide = findWidePeriods(table.columns);
  if (!wide) return undefined;
  const keys = wide.keys.map((at) => table.columns[at] as ColumnReading);
  const names = longNames(wide, keys);
  const value = table.columns[wide.columns[0]?.at ?? 0] as ColumnReading;
  const described: ColumnReading[] = [
    ...keys,
    {
      ...{ name: names.period, original: '', role: 'time', grain: wide.grain, nulls: 0 },
      type: wide.hasYear ? 'date' : 'number',
    },
    { ...value, name: names.value, original: '' },
  ];
  const rows = rowCount * wide.columns.length;
  const readings: ColumnReading[] = [];
  for (const [at, part] of longColumns(wide, columns, names).entries()) {
    const values = await columnValues(part, rows, pace);
    readings.push({ ...(described[at] as ColumnReading), nulls: values.nulls, ...statistics(part, values) });
  }
  return { name: longTable(name), rows, columns: readings };
}

const meaningOf = ({ role, unit, additive }: ColumnReading): ColumnMeaning => ({
  role,
  ...(unit !== undefined && { unit }),
  ...(additive !== undefined && { additive }),
});

const datasetOf = (name: string, data: ReadTable): Dataset & { data: ReadTable } => ({
  name,
  tableName: name,
  data,
});

/** The name of a file's table: `Sales 2024 (final).csv` → `sales_2024_final`. */
export function tableNameOf(file: string): string {
  const stem = file.replace(/(?:\.[a-z]{2,8}){1,2}$/i, '');
  return (
    stem
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '_')
      .replace(/^_+|_+$/g, '') || 'data'
  );
}
