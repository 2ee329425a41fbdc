import { arrowRows, EXACT } from './arrow-cells.js';
import {
  defaultDuckDBAssets,
  startDuckDBWorker,
  type DuckDBAssets,
  type DuckDBWorker,
} from './duckdb-worker.js';
import { isCrash } from './engine-error.js';
import type { IngestTable } from './ingest-types.js';
import { abortError } from './query-cache.js';
import { quoteName } from './sql-text.js';
import type { SqlEngine } from './sql-runner.js';
import type { Row } from './types.js';

const ROWS_PER_CHUNK = 50_000;
const CONNECTIONS = 4;
/** How long a query may ignore its cancellation before its worker is given up. */
const STUCK_MS = 5000;
const START_MS = 60_000;

const loadEncoder = () => import('./arrow-encode.js');
const loadDecoder = () => import('@uwdata/flechette');

interface SharedWorker {
  started: Promise<DuckDBWorker>;
  users: number;
}

/** One worker a page for all runners with the same files; each runner has a schema of its own in it. */
const workers = new Map<string, SharedWorker>();
let schemas = 0;

interface Session {
  worker: DuckDBWorker;
  admin: number;
  /** Connections without a query; a second query on a busy one would silently end the first. */
  idle: number[];
  waiting: ((connection: number) => void)[];
  open: number;
  leave: () => void;
}

/** DuckDB-WASM in a worker. Nothing is loaded before the first call. */
export class PageDuckDBEngine implements SqlEngine {
  readonly schema: string;
  private readonly assets: DuckDBAssets | undefined;
  private session: Promise<Session> | undefined;
  private dead = false;

  constructor(assets: DuckDBAssets | undefined) {
    this.schema = `deck_${(schemas += 1)}`;
    this.assets = assets;
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
    const session = await this.start();
    const connection = await this.acquire(session);
    const work = this.run(session.worker, connection, describe, sql, signal);
    const settled = work.then(
      () => undefined,
      () => undefined,
    );
    void settled.then(() => release(session, connection));
    const leave = () => {
      const timer = setTimeout(() => session.worker.terminate(), STUCK_MS);
      void settled.then(() => clearTimeout(timer));
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([work, session.worker.lost, rejectOnAbort(signal)]);
    } catch (error) {
      if (isCrash(error)) session.worker.terminate();
      throw error;
    } finally {
      void settled.then(() => signal.removeEventListener('abort', leave));
    }
  }

  async append(table: string, data: IngestTable, signal?: AbortSignal): Promise<void> {
    const [{ worker, admin }, { encodeArrow }] = await Promise.all([this.start(), loadEncoder()]);
    for (let from = 0; from < data.rowCount; from += ROWS_PER_CHUNK) {
      signal?.throwIfAborted();
      const bytes = encodeArrow(data, from, Math.min(data.rowCount, from + ROWS_PER_CHUNK));
      const options = { name: table, schema: this.schema, create: false };
      // Awaiting the worker between chunks also lets the page breathe.
      await this.call(worker, worker.db.insertArrowFromIPCStream(admin, bytes, options));
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
    const started = joinWorker(this.assets ?? defaultDuckDBAssets());
    // Needed once the engine has started; a failure is told there.
    void Promise.allSettled([loadEncoder(), loadDecoder()]);
    const { worker, leave } = await started;
    const admin = await this.call(worker, worker.db.connectInternal());
    await this.call(worker, worker.db.runQuery(admin, `CREATE SCHEMA ${quoteName(this.schema)}`));
    const session: Session = { worker, admin, idle: [], waiting: [], open: 0, leave };
    worker.lost.catch(() => {
      if ((this.session as unknown) !== undefined) this.dead = true;
      leave();
    });
    return session;
  }

  private async acquire(session: Session): Promise<number> {
    const idle = session.idle.pop();
    if (idle !== undefined) return idle;
    if (session.open >= CONNECTIONS) return new Promise((resolve) => session.waiting.push(resolve));
    session.open += 1;
    const { worker } = session;
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
    let header = await db.startPendingQuery(connection, withoutEnums(sql, columns));
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
    );
    return { columns, rows };
  }

  /** What a dead worker was asked never settles. */
  private call<T>(worker: DuckDBWorker, promise: Promise<T>): Promise<T> {
    return Promise.race([promise, worker.lost]);
  }
}

const ENUM = /ENUM\((?:'(?:[^']|'')*'(?:, )?)*\)/g;

/**
 * The engine sends an ENUM's keys without its dictionary when a result comes in pieces: such columns are sent as text.
 * The padding at the start of `sql` is used up, so that positions in errors stay right.
 */
function withoutEnums(sql: string, columns: { name: string; dbType: string }[]): string {
  const casts = columns
    .filter(({ dbType }) => dbType.includes('ENUM('))
    .map(
      ({ name, dbType }) =>
        `CAST(${quoteName(name)} AS ${dbType.replace(ENUM, 'VARCHAR')}) AS ${quoteName(name)}`,
    );
  if (casts.length === 0) return sql;
  const from = 'FROM (';
  return `${from}${sql.slice(from.length)}) SELECT * REPLACE (${casts.join(', ')})`;
}

function release(session: Session, connection: number): void {
  const next = session.waiting.shift();
  if (next) next(connection);
  else session.idle.push(connection);
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(abortError()), { once: true });
  });
}

/** Joins the page's worker for these files; `leave` ends it once nobody uses it. */
async function joinWorker(assets: DuckDBAssets): Promise<{ worker: DuckDBWorker; leave: () => void }> {
  const key = JSON.stringify([assets.wasm, assets.worker]);
  let shared = workers.get(key);
  if (!shared) {
    shared = { started: startDuckDBWorker(assets, START_MS), users: 0 };
    workers.set(key, shared);
  }
  const joined = shared;
  const forget = () => {
    if (workers.get(key) === joined) workers.delete(key);
  };
  joined.users += 1;
  let left = false;
  try {
    const worker = await joined.started;
    worker.lost.catch(forget);
    return {
      worker,
      leave: () => {
        if (left) return;
        left = true;
        joined.users -= 1;
        if (joined.users === 0) {
          forget();
          worker.terminate();
        }
      },
    };
  } catch (error) {
    forget();
    throw error;
  }
}
