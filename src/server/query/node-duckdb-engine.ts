import type { DuckDBConnection, DuckDBDataChunk, DuckDBInstance } from '@duckdb/node-api';
import { setOwn } from '../../core/query/cells.js';
import { QueryError } from '../../core/query/errors.js';
import { TEXT_IN_NODE, withExactColumns } from '../../core/query/exact-columns.js';
import { ONLY_READ } from '../../core/query/guard-rules.js';
import type { IngestTable, StorageType } from '../../core/query/ingest-types.js';
import { Pace } from '../../core/query/pace.js';
import type { AppendOptions, SqlEngine } from '../../core/query/sql-engine.js';
import type { Row } from '../../core/query/types.js';
import { loadNodeApi, type NodeApi } from './load-node-api.js';
import { nodeCell } from './node-cells.js';

/** No extension but the linked ones. Files are switched off later, in `LOCKDOWN`: given here, that would come too early. */
const CONFIG = {
  autoload_known_extensions: 'false',
  autoinstall_known_extensions: 'false',
};

/**
 * In this order: while external access is being switched off, the engine makes the folder for spilled rows (`.tmp` of
 * the working directory) one that SQL may read, so there must be none by then. No folder of the machine stands in a
 * setting. Locked last, so that no query can undo it; global, since every query has its own connection.
 */
const LOCKDOWN = [
  "SET temp_directory = ''",
  "SET secret_directory = ''",
  "SET extension_directory = 'none'",
  'SET allow_persistent_secrets = false',
  'SET enable_external_access = false',
  'SET GLOBAL errors_as_json = true',
  "SET GLOBAL TimeZone = 'UTC'",
  'SET lock_configuration = true',
].join(';');

/** The engine's own size of a chunk. */
const CHUNK_ROWS = 2048;

/** DuckDB in the Node process, behind the same interface as the page's worker. Starts at the first call. */
export class NodeDuckDBEngine implements SqlEngine {
  readonly schema = 'main';
  readonly alive = true;
  private readonly memory: string;
  private started: Promise<{ api: NodeApi; instance: DuckDBInstance; admin: DuckDBConnection }> | undefined;

  constructor(memory: string) {
    this.memory = memory;
  }

  warm(): void {
    this.start().catch(() => undefined);
  }

  async execute(sql: string): Promise<void> {
    const { admin } = await this.start();
    await admin.run(sql);
  }

  async query(describe: string, sql: string, signal: AbortSignal) {
    const { api, instance } = await this.start();
    signal.throwIfAborted();
    // A connection runs one query at a time, and interrupting it must not hit another.
    const connection = await instance.connect();
    let again: NodeJS.Timeout | undefined;
    // A query that is only about to begin when it is interrupted forgets that.
    const stop = () => {
      connection.interrupt();
      again = setInterval(() => connection.interrupt(), 20);
    };
    signal.addEventListener('abort', stop, { once: true });
    try {
      const described = await select(api, connection, describe);
      const columns = (await described.getRows()).map((row) => ({
        name: String(row[0]),
        dbType: String(row[1]),
      }));
      signal.throwIfAborted();
      const result = await select(api, connection, withExactColumns(sql, columns, TEXT_IN_NODE));
      const rows: Row[] = [];
      for (
        let chunk = await result.fetchChunk();
        chunk && chunk.rowCount > 0;
        chunk = await result.fetchChunk()
      ) {
        addRows(api, rows, chunk, columns);
      }
      return { columns, rows };
    } finally {
      signal.removeEventListener('abort', stop);
      clearInterval(again);
      connection.closeSync();
    }
  }

  async append(table: string, data: IngestTable, { signal, onProgress }: AppendOptions = {}): Promise<void> {
    const { api, instance } = await this.start();
    const pace = new Pace({ ...(signal && { signal }), ...(onProgress && { onProgress }) });
    // Of its own: statements of ours run while the appender waits for its turn.
    const connection = await instance.connect();
    try {
      const appender = await connection.createAppender(table);
      for (let from = 0; from < data.rowCount; from += CHUNK_ROWS) {
        // The process answers others meanwhile, and hears of an abort.
        if (pace.spent) await pace.turn(from / data.rowCount);
        appender.appendDataChunk(chunkOf(api, data, from));
      }
      appender.closeSync();
    } finally {
      connection.closeSync();
    }
    await pace.turn(1);
  }

  async close(): Promise<void> {
    if (!this.started) return;
    const { admin, instance } = await this.started;
    admin.closeSync();
    instance.closeSync();
  }

  private start() {
    this.started ??= boot(this.memory);
    return this.started;
  }
}

async function boot(memory: string) {
  const api = loadNodeApi();
  const instance = await api.DuckDBInstance.create(':memory:', { ...CONFIG, memory_limit: memory });
  const admin = await instance.connect();
  await admin.run(LOCKDOWN);
  return { api, instance, admin };
}

const isRead = ({ StatementType }: NodeApi, type: number): boolean =>
  type === Number(StatementType.SELECT) || type === Number(StatementType.EXPLAIN);

/** Lets one read-only statement through, judged by the engine's own parser. */
async function select(api: NodeApi, connection: DuckDBConnection, sql: string) {
  const statements = await connection.extractStatements(sql);
  // In the words of the page's engine, so that both make the same error of it.
  if (statements.count !== 1) throw new Error('Cannot prepare multiple statements at once!');
  const statement = await statements.prepare(0);
  try {
    // Of plans only ours: an author's EXPLAIN stands in parentheses by then, where the parser takes none.
    if (!isRead(api, statement.statementType)) {
      throw new QueryError('NOT_A_SINGLE_SELECT', 'Only a SELECT is run.', { hint: ONLY_READ });
    }
    return await statement.run();
  } finally {
    statement.destroySync();
  }
}

function addRows(api: NodeApi, rows: Row[], chunk: DuckDBDataChunk, columns: { name: string }[]): void {
  const first = rows.length;
  for (let row = 0; row < chunk.rowCount; row += 1) rows.push({});
  columns.forEach(({ name }, column) => {
    chunk.visitColumnValues(column, (value, row) =>
      setOwn(rows[first + row] as Row, name, nodeCell(api, value)),
    );
  });
}

/** Rows `from` and after, as many as go in at once. */
function chunkOf(api: NodeApi, { columns, rowCount }: IngestTable, from: number): DuckDBDataChunk {
  const count = Math.min(CHUNK_ROWS, rowCount - from);
  const types = columns.map(({ type }) => engineType(api, type));
  const chunk = api.DuckDBDataChunk.create(types, count);
  columns.forEach(({ type, read }, column) => {
    const wrap = engineValue(api, type);
    const vector = chunk.getColumnVector(column);
    for (let row = 0; row < count; row += 1) {
      const cell = read(from + row);
      vector.setItem(row, (cell === null ? null : wrap(cell)) as never);
    }
    vector.flush();
  });
  return chunk;
}

function engineType(api: NodeApi, type: StorageType) {
  switch (type) {
    case 'BOOLEAN':
      return api.BOOLEAN;
    case 'INTEGER':
      return api.INTEGER;
    case 'BIGINT':
      return api.BIGINT;
    case 'HUGEINT':
      return api.HUGEINT;
    case 'DOUBLE':
      return api.DOUBLE;
    case 'DATE':
      return api.DATE;
    case 'TIMESTAMP':
      return api.TIMESTAMP;
    case 'VARCHAR':
      return api.VARCHAR;
  }
}

function engineValue(api: NodeApi, type: StorageType): (cell: boolean | number | bigint | string) => unknown {
  if (type === 'DATE') return (days) => new api.DuckDBDateValue(days as number);
  if (type === 'TIMESTAMP') return (micros) => new api.DuckDBTimestampValue(BigInt(micros));
  return (cell) => cell;
}
