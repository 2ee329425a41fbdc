import type { DeclaredType } from './declared-types.js';
import { QueryError } from '../base/query-error.js';
import { ValueScan } from './values/value-scan.js';
import { tableColumnNames } from './column-names.js';
import { readSource, resolveData, type SourceOptions } from './source.js';
import type {
  ColumnProblem,
  ColumnScan,
  Inference,
  IngestColumn,
  IngestTable,
  RawColumn,
  RawTable,
  StorageType,
  StoredAs,
} from './table-types.js';
import { Pace, ROWS_PER_LOOK, type PaceOptions } from '../base/pace.js';
import { storageReader } from './storage-cells.js';
import type { Dataset, LoadWarning } from './dataset.js';

/** How much of the work is done, as far as anybody can tell, when the data is there, and when it has been read into cells. */
const FETCHED = 0.2;
const READ = 0.6;

export type IngestOptions = SourceOptions & PaceOptions;

/**
 * Reads a dataset into typed columns, in slices between which the page goes on and the signal can end it. The type of a
 * column comes from all its values; a declared type wins.
 *
 * - rows, columns, JSON: BOOLEAN, INTEGER, BIGINT, HUGEINT, DOUBLE by value; text that is all ISO dates DATE, all ISO dates
 *   and times (and `Date`) TIMESTAMP in UTC; nested values JSON text; kinds that do not go together VARCHAR
 * - CSV: the same types found in the text; empty cells are null; codes with leading zeros stay text
 * - Arrow, Parquet: the types of the schema; text stays text, times of day and nested values become it
 *
 * @throws QueryError INVALID_DATASET; the signal's reason once it is aborted
 */
export async function ingestDataset(dataset: Dataset, options: IngestOptions = {}): Promise<IngestTable> {
  const table = dataset.tableName;
  if (typeof table !== 'string' || table.trim() === '' || table.includes('\0')) {
    throw new QueryError('INVALID_DATASET', `Dataset "${dataset.name}" has no usable tableName.`, {
      path: 'tableName',
      hint: 'tableName is the name that the SQL reads from.',
    });
  }
  const declaring = dataset.columns ? await import('./declared-types.js') : undefined;
  const types = declaring?.declaredTypes(dataset);
  const pace = new Pace(options);
  pace.check();
  pace.stage(0, FETCHED);
  const data = await resolveData(dataset, options, pace);
  pace.stage(FETCHED, READ);
  const raw = await readSource(data, table, pace);
  const columns = [...raw.columns];
  const declared = types && declaring?.matchDeclared(columns, types);
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
  for (const [index, column] of columns.entries()) {
    pace.stage(
      READ + ((1 - READ) * index) / columns.length,
      READ + ((1 - READ) * (index + 1)) / columns.length,
    );
    const name = names[index] as string;
    const context = { table, name, declared: declared?.get(column), warnings };
    typed.push({ name, ...(await typedColumn(column, raw, context, pace)) });
  }
  options.onProgress?.(1);
  return { name: table, rowCount: raw.rowCount, columns: typed, warnings };
}

interface ColumnContext {
  table: string;
  name: string;
  declared: DeclaredType | undefined;
  warnings: LoadWarning[];
}

async function typedColumn(
  raw: RawColumn,
  table: RawTable,
  context: ColumnContext,
  pace: Pace,
): Promise<StoredAs & Pick<IngestColumn, 'read'>> {
  const { declared } = context;
  const { rowCount } = table;
  const target = declared?.storage;
  if (raw.stored) {
    const { read, stored, problem } = raw;
    if (problem) warnOf(problem, context);
    if (!declared) return { read, ...stored };
    return { read, type: stored.type, ...(target === stored.type ? {} : { cast: declared.sql }) };
  }
  // Text of a file was whole when it was decoded.
  const isText = target === 'VARCHAR' && table.scanText !== undefined;
  const found = isText ? undefined : (raw.scan ?? (await scanned(raw, table, pace))).found();
  const make = (type: StorageType, cast?: string) => ({
    type,
    ...(cast === undefined ? {} : { cast }),
    read:
      (found?.type === type && found.read) ||
      storageReader(
        type,
        raw.read,
        table.scanText !== undefined,
        `Column "${context.name}" of dataset "${context.table}"`,
      ),
  });
  if (!found) return make('VARCHAR');
  if (found.halved !== undefined) {
    const detail = `row ${found.halved + 1} holds half of a surrogate pair; such halves are replaced by U+FFFD`;
    warnOf({ code: 'replaced_characters', detail }, context);
  }
  if (target === 'VARCHAR') return make('VARCHAR');
  if (!declared) {
    warn(found, rowCount, context);
    return make(found.type);
  }
  if (found.empty) return target ? make(target) : make('VARCHAR', declared.sql);
  if (target && declared.holds(found.type)) return make(target);
  // Text is cast by the engine from what was written: `1.10` as DECIMAL(9,2) never passes through a double.
  return make(found.textual ? 'VARCHAR' : found.type, declared.sql);
}

async function scanned(
  { read }: RawColumn,
  { rowCount, scanText }: RawTable,
  pace: Pace,
): Promise<ColumnScan> {
  const scan = scanText?.(read, rowCount) ?? new ValueScan(read);
  for (let from = 0; from < rowCount; from += ROWS_PER_LOOK) {
    if (!scan.scan(from, Math.min(rowCount, from + ROWS_PER_LOOK))) break;
    if (pace.spent) await pace.turn(from / rowCount);
  }
  return scan;
}

function warn(found: Inference, rowCount: number, context: ColumnContext): void {
  if (found.problem) {
    warnOf(found.problem, context);
  } else if (found.empty && rowCount > 0) {
    const { table, name: column, warnings } = context;
    const message = `Column "${column}" of "${table}" has no value; it is taken as text.`;
    warnings.push({ table, column, code: 'all_null', message });
  }
}

function warnOf({ code, detail }: ColumnProblem, { table, name: column, warnings }: ColumnContext): void {
  warnings.push({ table, column, code, message: `Column "${column}" of "${table}": ${detail}.` });
}
