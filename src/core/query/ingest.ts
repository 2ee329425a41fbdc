import { QueryError } from './errors.js';
import { inferText } from './infer-text.js';
import { inferValues, type Inference } from './infer-values.js';
import { tableColumnNames } from './ingest-names.js';
import { readSource, type SourceOptions } from './ingest-source.js';
import type { IngestColumn, IngestTable, RawColumn, StorageType } from './ingest-types.js';
import { storageReader } from './storage-cells.js';
import type { Dataset, LoadWarning } from './types.js';

/** Spellings of the storage types in declarations. */
const STORAGE: Record<string, StorageType> = {
  BOOL: 'BOOLEAN',
  BOOLEAN: 'BOOLEAN',
  LOGICAL: 'BOOLEAN',
  INT: 'INTEGER',
  INT4: 'INTEGER',
  INTEGER: 'INTEGER',
  SIGNED: 'INTEGER',
  BIGINT: 'BIGINT',
  INT8: 'BIGINT',
  LONG: 'BIGINT',
  HUGEINT: 'HUGEINT',
  DOUBLE: 'DOUBLE',
  FLOAT8: 'DOUBLE',
  DATE: 'DATE',
  TIMESTAMP: 'TIMESTAMP',
  DATETIME: 'TIMESTAMP',
  VARCHAR: 'VARCHAR',
  TEXT: 'VARCHAR',
  STRING: 'VARCHAR',
};

/** Where a declared type holds all that was found, the cells are read as it at once, without a cast. */
const WIDER: Partial<Record<StorageType, StorageType[]>> = {
  INTEGER: ['BIGINT', 'HUGEINT', 'DOUBLE'],
  BIGINT: ['HUGEINT'],
  DATE: ['TIMESTAMP'],
};

/** Type names, with numbers in parentheses and list brackets: nothing that could end the CAST it goes into. */
const DECLARED_TYPE = /^[a-z][a-z0-9_ ]*(\(\s*\d+\s*(,\s*\d+\s*)?\))?(\s*\[\d*\])*$/i;

/**
 * Reads a dataset into typed columns. The type of a column comes from all its values; a declared type wins.
 *
 * - rows, columns, JSON, Parquet: BOOLEAN, INTEGER, BIGINT, HUGEINT, DOUBLE by value; text that is all ISO dates DATE,
 *   all ISO dates and times (and `Date`) TIMESTAMP in UTC; nested values JSON text; kinds that do not go together VARCHAR
 * - CSV: the same types found in the text; empty cells are null; codes with leading zeros stay text
 *
 * @throws QueryError INVALID_DATASET
 */
export async function ingestDataset(dataset: Dataset, options: SourceOptions = {}): Promise<IngestTable> {
  const table = dataset.tableName;
  if (typeof table !== 'string' || table.trim() === '' || table.includes('\0')) {
    throw new QueryError('INVALID_DATASET', `Dataset "${dataset.name}" has no usable tableName.`, {
      path: 'tableName',
      hint: 'tableName is the name that the SQL reads from.',
    });
  }
  const raw = await readSource(dataset, options);
  const columns = [...raw.columns];
  const declared = declaredTypes(dataset);
  for (const [name] of declared) {
    if (!findColumn(columns, name)) columns.push({ name, read: () => null });
  }
  if (columns.length === 0) {
    throw new QueryError('INVALID_DATASET', `Dataset "${table}" has no columns.`, {
      path: table,
      hint: 'Declare columns: [{ name, type }] for a dataset that may be empty.',
    });
  }
  const { names, warnings } = tableColumnNames(
    table,
    columns.map((column) => column.name),
  );
  if (raw.rowCount === 0) {
    warnings.push({ table, code: 'empty', message: `Dataset "${table}" has no rows.` });
  }
  const typed: IngestColumn[] = [];
  let lastPause = performance.now();
  for (const [index, column] of columns.entries()) {
    typed.push(
      typedColumn(column, names[index] as string, {
        table,
        rowCount: raw.rowCount,
        text: raw.text,
        declared: declared.get(column.name) ?? column.dbType,
        warnings,
      }),
    );
    // Looking through a million cells takes as long as a frame or two: the page may paint between columns.
    if (performance.now() - lastPause > 16) {
      await new Promise((resolve) => setTimeout(resolve));
      options.signal?.throwIfAborted();
      lastPause = performance.now();
    }
  }
  return { name: table, rowCount: raw.rowCount, columns: typed, warnings };
}

function findColumn(columns: RawColumn[], name: string): RawColumn | undefined {
  return columns.find((column) => column.name === name);
}

function declaredTypes(dataset: Dataset): Map<string, string> {
  const types = new Map<string, string>();
  for (const { name, type } of dataset.columns ?? []) {
    if (typeof type !== 'string' || !DECLARED_TYPE.test(type.trim())) {
      throw new QueryError(
        'INVALID_DATASET',
        `Column "${name}" of dataset "${dataset.tableName}" is declared as ${JSON.stringify(type)}.`,
        {
          path: dataset.tableName,
          hint: 'Declare an SQL type such as DOUBLE, DATE, DECIMAL(18,2) or VARCHAR[].',
        },
      );
    }
    types.set(name, type.trim().toUpperCase());
  }
  return types;
}

interface ColumnContext {
  table: string;
  rowCount: number;
  text: boolean;
  declared: string | undefined;
  warnings: LoadWarning[];
}

function typedColumn(raw: RawColumn, name: string, context: ColumnContext): IngestColumn {
  const { rowCount, text, declared } = context;
  const target = declared === undefined ? undefined : STORAGE[declared];
  const make = (type: StorageType, cast?: string): IngestColumn => ({
    name,
    type,
    ...(cast === undefined ? {} : { cast }),
    read: storageReader(type, raw.read, text),
  });
  if (target === 'VARCHAR') return make('VARCHAR');
  const found = (text ? inferText : inferValues)(rowCount, raw.read);
  if (declared === undefined) {
    warn(name, found, context);
    return make(found.type);
  }
  if (found.empty) return target ? make(target) : make('VARCHAR', declared);
  if (target && (found.type === target || WIDER[found.type]?.includes(target))) return make(target);
  // Text is cast by the engine from what was written: `1.10` as DECIMAL(9,2) never passes through a double.
  return make(found.textual ? 'VARCHAR' : found.type, declared);
}

function warn(column: string, found: Inference, { table, rowCount, warnings }: ColumnContext): void {
  if (found.problem) {
    const { code, detail } = found.problem;
    warnings.push({ table, column, code, message: `Column "${column}" of "${table}": ${detail}.` });
  } else if (found.empty && rowCount > 0) {
    const message = `Column "${column}" of "${table}" has no value; it is taken as text.`;
    warnings.push({ table, column, code: 'all_null', message });
  }
}
