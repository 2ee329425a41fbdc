import { untilAborted } from '../until-aborted.js';
import { readArrow } from '../arrow/read-arrow.js';
import { arrowRows } from '../arrow/arrow-cells.js';
import { encodeArrow } from './arrow-encode.js';
import { ConnectionPool } from './connection-pool.js';
import type { DuckDBClient } from './duckdb-client.js';
import { isCrash } from './engine-report.js';
import { TEXT_IN_PAGE, withExactColumns } from './exact-columns.js';
import type { IngestTable } from '../intake/table-types.js';
import { Pace } from '../base/pace.js';
import { abortError } from './query-cache.js';
import { OWN_PREFIX } from './refused-names.js';
import { joinWorker, type SharedWorkerOptions } from './shared-worker.js';
import { quoteName } from './sql-text.js';
import type { AppendOptions, SqlEngine } from './sql-engine.js';
import type { Row } from './types.js';

/** Streams that may lie before the worker: the next is encoded while one goes in. */
const STREAMS_AHEAD = 2;
const CONNECTIONS = 4;
/** How long a query may ignore its cancellation before its worker is given up. */
const STUCK_MS = 5000;

interface Session {
  client: DuckDBClient;
  admin: number;
  connections: ConnectionPool;
  leave: () => void;
}

/** DuckDB-WASM in a worker. Nothing is loaded before the first call. */
export class PageDuckDBEngine implements SqlEngine {
  readonly schema: string;
  private readonly options: SharedWorkerOptions;
  private session: Promise<Session> | undefined;
  private dead = false;

  constructor(options: SharedWorkerOptions) {
    // Not to be guessed: a function that takes a table's name as text could read the tables of another runner.
    this.schema = `${OWN_PREFIX}_${crypto.getRandomValues(new BigUint64Array(2)).join('')}`;
    this.options = options;
  }

  get alive(): boolean {
    return !this.dead;
  }

  warm(): void {
    this.start().catch(() => undefined);
  }

  async execute(sql: string): Promise<void> {
    const { client, admin } = await this.start();
    await client.ask('RUN_QUERY', [admin, sql]);
  }

  async query(describe: string, sql: string, signal: AbortSignal) {
    const { client, connections } = await this.start();
    const work = connections.use(signal, (connection) => this.run(client, connection, describe, sql, signal));
    const settled = work.then(
      () => undefined,
      () => undefined,
    );
    const leave = () => {
      const timer = setTimeout(() => client.terminate(), STUCK_MS);
      void settled.then(() => clearTimeout(timer));
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await untilAborted(work, signal, abortError);
    } catch (error) {
      if (isCrash(error)) client.terminate();
      throw error;
    } finally {
      void settled.then(() => signal.removeEventListener('abort', leave));
    }
  }

  async append(table: string, data: IngestTable, options: AppendOptions = {}): Promise<void> {
    await this.fill(table, options, (pace) => encodeArrow(data, pace));
  }

  async appendArrow(
    table: string,
    chunks: readonly ArrayBuffer[],
    options: AppendOptions = {},
  ): Promise<void> {
    await this.fill(table, options, async function* (pace) {
      for (const [at, chunk] of chunks.entries()) {
        await pace.turn(at / chunks.length);
        yield new Uint8Array(chunk);
      }
    });
  }

  private async fill(
    table: string,
    options: AppendOptions,
    streams: (pace: Pace) => AsyncIterable<Uint8Array<ArrayBuffer>>,
  ): Promise<void> {
    const { client } = await this.start();
    // A connection of its own: bytes that are no whole stream would stand before those of the next table.
    const connection = await client.ask('CONNECT', null);
    const into = { name: table, schema: this.schema, create: false } as const;
    const pace = new Pace(options);
    const inserts: Promise<unknown>[] = [];
    try {
      pace.check();
      for await (const bytes of streams(pace)) {
        options.onChunk?.(bytes);
        const insert = client.ask('INSERT_ARROW_FROM_IPC_STREAM', [connection, bytes, into], [bytes.buffer]);
        insert.catch(() => undefined);
        inserts.push(insert);
        await inserts[inserts.length - STREAMS_AHEAD];
      }
      await Promise.all(inserts);
      options.onProgress?.(1);
    } finally {
      await client.ask('DISCONNECT', connection).catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    const session = await this.session?.catch(() => undefined);
    this.session = undefined;
    if (!session) return;
    if (!this.dead) {
      const drop = `DROP SCHEMA ${quoteName(this.schema)} CASCADE`;
      await session.client.ask('RUN_QUERY', [session.admin, drop]).catch(() => undefined);
    }
    session.leave();
  }

  private start(): Promise<Session> {
    if (this.dead) {
      this.dead = false;
      this.session = undefined;
    }
    this.session ??= this.open().catch((error: unknown) => {
      this.session = undefined;
      throw error;
    });
    return this.session;
  }

  private async open(): Promise<Session> {
    const { client, leave } = await joinWorker(this.options);
    const admin = await client.ask('CONNECT', null);
    await client.ask('RUN_QUERY', [admin, `CREATE SCHEMA ${quoteName(this.schema)}`]);
    const connections = new ConnectionPool(
      CONNECTIONS,
      () => this.connect(client),
      (connection) => client.ask('DISCONNECT', connection),
    );
    client.lost.catch(() => {
      if ((this.session as unknown) !== undefined) this.dead = true;
      leave();
    });
    return { client, admin, connections, leave };
  }

  private async connect(client: DuckDBClient): Promise<number> {
    const connection = await client.ask('CONNECT', null);
    await client.ask('RUN_QUERY', [connection, `SET schema = '${this.schema}'`]);
    return connection;
  }

  private async run(
    client: DuckDBClient,
    connection: number,
    describe: string,
    sql: string,
    signal: AbortSignal,
  ) {
    signal.throwIfAborted();
    // Preparing refuses a second statement, which running would not.
    const statement = await client.ask('CREATE_PREPARED', [connection, describe]);
    const described = readArrow(await client.ask('RUN_PREPARED', [connection, statement, []]));
    await client.ask('CLOSE_PREPARED', [connection, statement]);
    const columns = arrowRows(described, ['name', 'type']).map((row) => ({
      name: row['name'] as string,
      dbType: row['type'] as string,
    }));
    signal.throwIfAborted();
    const exact = withExactColumns(sql, columns, TEXT_IN_PAGE);
    let header = await client.ask('START_PENDING_QUERY', [connection, exact, false]);
    while (header === null) {
      if (signal.aborted) {
        await client.ask('CANCEL_PENDING_QUERY', connection);
        throw abortError();
      }
      header = await client.ask('POLL_PENDING_QUERY', connection);
    }
    const messages = [header];
    for (;;) {
      const batch = await client.ask('FETCH_QUERY_RESULTS', connection);
      if (!batch || batch.length === 0) break;
      messages.push(batch);
    }
    const rows: Row[] = arrowRows(
      readArrow(messages),
      columns.map(({ name }) => name),
      columns.map(({ dbType }) => dbType),
    );
    return { columns, rows };
  }
}
