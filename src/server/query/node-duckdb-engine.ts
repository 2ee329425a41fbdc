import type { DuckDBConnection, DuckDBDataChunk, DuckDBInstance } from '@duckdb/node-api';
import { setOwn } from '../../core/query/cells.js';
import { QueryError } from '../../core/query/errors.js';
import type { IngestTable, StorageType } from '../../core/query/ingest-types.js';
import type { SqlEngine } from '../../core/query/sql-runner.js';
import type { Row } from '../../core/query/types.js';
import { loadNodeApi, type NodeApi } from './load-node-api.js';
import { nodeCell } from './node-cells.js';

/** Files and network off from the start, no extension but the linked ones, nothing spilled to disk. */
const CONFIG = {
  enable_external_access: 'false',
  autoload_known_extensions: 'false',
  autoinstall_known_extensions: 'false',
};

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
    const stop = () => connection.interrupt();
    signal.addEventListener('abort', stop, { once: true });
    try {
      const described = await select(api, connection, describe);
      const columns = (await described.getRows()).map((row) => ({
        name: String(row[0]),
        dbType: String(row[1]),
      }));
      signal.throwIfAborted();
      const result = await select(api, connection, sql);
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
      connection.closeSync();
    }
  }

  async append(table: string, data: IngestTable, signal?: AbortSignal): Promise<void> {
    const { api, admin } = await this.start();
    const types = data.columns.map(({ type }) => engineType(api, type));
    const appender = await admin.createAppender(table);
    const size = 2048;
    for (let from = 0; from < data.rowCount; from += size) {
      signal?.throwIfAborted();
      const count = Math.min(size, data.rowCount - from);
      const chunk = api.DuckDBDataChunk.create(types, count);
      data.columns.forEach(({ type, read }, column) => {
        const wrap = engineValue(api, type);
        const vector = chunk.getColumnVector(column);
        for (let row = 0; row < count; row += 1) {
          const cell = read(from + row);
          vector.setItem(row, (cell === null ? null : wrap(cell)) as never);
        }
        vector.flush();
      });
      appender.appendDataChunk(chunk);
    }
    appender.closeSync();
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
  // Global, since every query has its own connection; locked last, so that no query can undo them.
  await admin.run(
    "SET GLOBAL errors_as_json = true; SET GLOBAL TimeZone = 'UTC'; SET lock_configuration = true;",
  );
  return { api, instance, admin };
}

/** Lets one read-only statement through, judged by the engine's own parser. */
async function select(api: NodeApi, connection: DuckDBConnection, sql: string) {
  const statements = await connection.extractStatements(sql);
  if (statements.count !== 1) {
    throw new QueryError('NOT_A_SINGLE_SELECT', `Only one statement is run, not ${statements.count}.`);
  }
  const statement = await statements.prepare(0);
  try {
    if (statement.statementType !== api.StatementType.SELECT) {
      throw new QueryError('NOT_A_SINGLE_SELECT', 'Only a SELECT is run.');
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
