import { untilAborted } from '../until-aborted.js';
import { arrowRows, EXACT } from './arrow-cells.js';
import { ConnectionPool } from './connection-pool.js';
import type { DuckDBWorker } from './duckdb-worker.js';
import { isCrash } from './engine-error.js';
import { TEXT_IN_PAGE, withExactColumns } from './exact-columns.js';
import type { IngestTable } from './ingest-types.js';
import { abortError } from './query-cache.js';
import { OWN_PREFIX } from './refused-names.js';
import { joinWorker, type SharedWorkerOptions } from './shared-worker.js';
import { quoteName } from './sql-text.js';
import type { AppendOptions, SqlEngine } from './sql-engine.js';
import type { Row } from './types.js';

/** So few that encoding them holds the page for less than a frame or two. */
const ROWS_PER_CHUNK = 8192;
const CONNECTIONS = 4;
/** How long a query may ignore its cancellation before its worker is given up. */
const STUCK_MS = 5000;

const loadEncoder = () => import('./arrow-encode.js');
const loadDecoder = () => import('./arrow-decode.js');

interface Session {
  worker: DuckDBWorker;
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
    const { worker, admin } = await this.start();
    await this.call(worker, worker.db.runQuery(admin, sql));
  }

  async query(describe: string, sql: string, signal: AbortSignal) {
    const { worker, connections } = await this.start();
    const work = connections.use(signal, (connection) => this.run(worker, connection, describe, sql, signal));
    const settled = work.then(
      () => undefined,
      () => undefined,
    );
    const leave = () => {
      const timer = setTimeout(() => worker.terminate(), STUCK_MS);
      void settled.then(() => clearTimeout(timer));
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await untilAborted(Promise.race([work, worker.lost]), signal, abortError);
    } catch (error) {
      if (isCrash(error)) worker.terminate();
      throw error;
    } finally {
      void settled.then(() => signal.removeEventListener('abort', leave));
    }
  }

  async append(table: string, data: IngestTable, options: AppendOptions = {}): Promise<void> {
    const { encodeArrow } = await loadEncoder();
    const pieces = Math.ceil(data.rowCount / ROWS_PER_CHUNK);
    await this.fill(table, pieces, options, (piece) => {
      const from = piece * ROWS_PER_CHUNK;
      const bytes = encodeArrow(data, from, Math.min(data.rowCount, from + ROWS_PER_CHUNK));
      options.onChunk?.(bytes);
      return bytes;
    });
  }

  async appendArrow(
    table: string,
    chunks: readonly ArrayBuffer[],
    options: AppendOptions = {},
  ): Promise<void> {
    await this.fill(table, chunks.length, options, (piece) => new Uint8Array(chunks[piece] as ArrayBuffer));
  }

  private async fill(
    table: string,
    pieces: number,
    { signal, onProgress }: AppendOptions,
    piece: (index: number) => Uint8Array,
  ): Promise<void> {
    const { worker } = await this.start();
    // A connection of its own: bytes that are no whole stream would stand before those of the next table.
    const connection = await this.call(worker, worker.db.connectInternal());
    let inserting: Promise<void> | undefined;
    try {
      for (let index = 0; index < pieces; index += 1) {
        signal?.throwIfAborted();
        const options = { name: table, schema: this.schema, create: false };
        // Made while the worker takes the piece before it; waiting for that lets the page breathe.
        const bytes = piece(index);
        await inserting;
        inserting = this.call(worker, worker.db.insertArrowFromIPCStream(connection, bytes, options));
        inserting.catch(() => undefined);
        onProgress?.((index + 1) / pieces);
      }
      await inserting;
    } finally {
      await this.call(worker, worker.db.disconnect(connection)).catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    const session = await this.session?.catch(() => undefined);
    this.session = undefined;
    if (!session) return;
    if (!this.dead) {
      const drop = session.worker.db.runQuery(session.admin, `DROP SCHEMA ${quoteName(this.schema)} CASCADE`);
      await Promise.race([drop, session.worker.lost]).catch(() => undefined);
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
    const started = joinWorker(this.options);
    // Needed once the engine has started; a failure is told there.
    void Promise.allSettled([loadEncoder(), loadDecoder()]);
    const { worker, leave } = await started;
    const admin = await this.call(worker, worker.db.connectInternal());
    await this.call(worker, worker.db.runQuery(admin, `CREATE SCHEMA ${quoteName(this.schema)}`));
    const connections = new ConnectionPool(
      CONNECTIONS,
      () => this.connect(worker),
      (connection) => this.call(worker, worker.db.disconnect(connection)),
    );
    worker.lost.catch(() => {
      if ((this.session as unknown) !== undefined) this.dead = true;
      leave();
    });
    return { worker, admin, connections, leave };
  }

  private async connect(worker: DuckDBWorker): Promise<number> {
    const connection = await this.call(worker, worker.db.connectInternal());
    await this.call(worker, worker.db.runQuery(connection, `SET schema = '${this.schema}'`));
    return connection;
  }

  private async run(
    { db }: DuckDBWorker,
    connection: number,
    describe: string,
    sql: string,
    signal: AbortSignal,
  ) {
    const { tableFromIPC } = await loadDecoder();
    signal.throwIfAborted();
    // Preparing refuses a second statement, which running would not.
    const statement = await db.createPrepared(connection, describe);
    const described = arrowRows(tableFromIPC(await db.runPrepared(connection, statement, []), EXACT), [
      'name',
      'type',
    ]);
    await db.closePrepared(connection, statement);
    const columns = described.map((row) => ({ name: row['name'] as string, dbType: row['type'] as string }));
    signal.throwIfAborted();
    let header = await db.startPendingQuery(connection, withExactColumns(sql, columns, TEXT_IN_PAGE));
    while (header === null) {
      if (signal.aborted) {
        await db.cancelPendingQuery(connection);
        throw abortError();
      }
      header = await db.pollPendingQuery(connection);
    }
    const messages = [header];
    for (;;) {
      const batch = await db.fetchQueryResults(connection);
      if (!batch || batch.length === 0) break;
      messages.push(batch);
    }
    const rows: Row[] = arrowRows(
      tableFromIPC(messages, EXACT),
      columns.map(({ name }) => name),
      columns.map(({ dbType }) => dbType),
    );
    return { columns, rows };
  }

  /** What a dead worker was asked never settles. */
  private call<T>(worker: DuckDBWorker, promise: Promise<T>): Promise<T> {
    return Promise.race([promise, worker.lost]);
  }
}
