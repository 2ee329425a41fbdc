import { isSnapshot } from './dataset-reader.js';
import { QueryError } from '../base/query-error.js';
import { explainError } from './explain-error.js';
import type { IngestTable } from '../intake/table-types.js';
import type { Snapshot } from './snapshot.js';
import type { AppendOptions, SqlEngine } from './sql-engine.js';
import { quoteName, sqlLiteral } from './sql-text.js';

/**
 * Makes the table `name` anew and fills it. With `keep`, resolves with what the next visit can fill it from.
 *
 * @param table the dataset's name for it, for errors
 * @throws QueryError INVALID_DATASET where values do not fit a declared type, or a snapshot has lost rows
 */
export async function fillTable(
  engine: SqlEngine,
  name: string,
  { table, data, content }: { table: string; data: IngestTable | Snapshot; content?: string | undefined },
  { keep, ...options }: AppendOptions & { keep: boolean },
): Promise<Snapshot | undefined> {
  const ref = `${quoteName(engine.schema)}.${quoteName(name)}`;
  const { columns, rowCount, warnings } = data;
  const declared = columns.map((column) => `${quoteName(column.name)} ${column.type}`).join(', ');
  await engine.execute(`CREATE OR REPLACE TABLE ${ref} (${declared})`);
  let snapshot: Snapshot | undefined;
  if (isSnapshot(data)) {
    await engine.appendArrow?.(name, data.chunks, options);
    await requireRows(engine, ref, rowCount, table);
  } else if (keep && content !== undefined && engine.appendArrow) {
    const chunks: ArrayBuffer[] = [];
    const onChunk = (bytes: Uint8Array): number => chunks.push(new Uint8Array(bytes).buffer);
    await engine.append(name, data, { ...options, onChunk });
    const plain = columns.map(({ name: own, type, cast, meaning }) => ({
      name: own,
      type,
      ...(cast !== undefined && { cast }),
      ...(meaning && { meaning }),
    }));
    snapshot = { content, columns: plain, rowCount, warnings, chunks };
  } else await engine.append(name, data, options);
  for (const column of columns)
    if (column.cast) await castColumn(engine, ref, table, column.name, column.cast);
  return snapshot;
}

/** The engine takes a stream that lost its bytes for an empty one. */
async function requireRows(engine: SqlEngine, ref: string, rowCount: number, table: string): Promise<void> {
  const sql = `SELECT count(*) AS ${quoteName('n')} FROM ${ref}`;
  const { rows } = await engine.query(`DESCRIBE ${sql}`, sql, new AbortController().signal);
  if (rows[0]?.['n'] !== rowCount) {
    throw new QueryError('INVALID_DATASET', `What was kept of dataset ${sqlLiteral(table)} is not whole.`, {
      path: table,
    });
  }
}

async function castColumn(
  engine: SqlEngine,
  ref: string,
  table: string,
  name: string,
  type: string,
): Promise<void> {
  try {
    await engine.execute(`ALTER TABLE ${ref} ALTER ${quoteName(name)} SET DATA TYPE ${type}`);
  } catch (cause) {
    const { message } = await explainError(cause, '');
    throw new QueryError(
      'INVALID_DATASET',
      `Column "${name}" of dataset "${table}" does not fit its declared type ${type}: ${message}`,
      { cause, path: table, hint: 'Correct the values, or declare another type (VARCHAR takes any).' },
    );
  }
}
