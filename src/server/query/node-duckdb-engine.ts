import type { DuckDBConnection, DuckDBDataChunk } from '@duckdb/node-api';
import { setOwn } from '../../core/base/cells.js';
import { isCrash } from '../../core/query/engine-report.js';
import { QueryError } from '../../core/base/query-error.js';
import { TEXT_IN_NODE, withExactColumns } from '../../core/query/exact-columns.js';
import { ONLY_READ } from '../../core/query/guard-rules.js';
import type { IngestTable } from '../../core/intake/table-types.js';
import { Pace } from '../../core/base/pace.js';
import { abortError } from '../../core/query/query-cache.js';
import { Slots } from '../../core/query/slots.js';
import type { AppendOptions, SqlEngine } from '../../core/query/sql-engine.js';
import type { Row } from '../../core/query/types.js';
import { untilAborted } from '../../core/until-aborted.js';
import type { NodeApi } from './load-node-api.js';
import { nodeCell } from './node-cells.js';
import { CHUNK_ROWS, chunkOf } from './node-chunks.js';
import { closeSession, openSession, type NodeSession } from './node-session.js';

/**
 * Of all engines of the process: a query holds a thread of libuv's pool until it ends, and one of them stays for files, names of
 * hosts and statements of ours. A single call of a function (`repeat('x', 2000000000)`) heeds no interrupt: who asked has
 * been answered long before it ends, and so many of them may pile up and no more.
 */
const RUNNING = new Slots(Math.max(1, (Number(process.env['UV_THREADPOOL_SIZE']) || 4) - 1));

/** A query that is only about to begin when it is interrupted forgets that, so it is told again. */
const INTERRUPT_AGAIN_MS = 20;

/** DuckDB in the Node process, behind the same interface as the page's worker. Starts at the first call. */
export class NodeDuckDBEngine implements SqlEngine {
  readonly schema = 'main';
  private readonly memory: string;
  private started: Promise<NodeSession> | undefined;
  private lost = false;

  constructor(memory: string) {
    this.memory = memory;
  }

  get alive(): boolean {
    return !this.lost;
  }

  warm(): void {
    this.start().catch(() => undefined);
  }

  async execute(sql: string): Promise<void> {
    await this.noticing(async ({ admin }) => {
      await admin.run(sql);
    });
  }

  async query(describe: string, sql: string, signal: AbortSignal) {
    const release = await RUNNING.take(signal);
    const work = this.noticing((session) => run(session, describe, sql, signal)).finally(release);
    return untilAborted(work, signal, abortError);
  }

  async append(table: string, data: IngestTable, { signal, onProgress }: AppendOptions = {}): Promise<void> {
    const pace = new Pace({ ...(signal && { signal }), ...(onProgress && { onProgress }) });
    await this.noticing(async ({ api, instance }) => {
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
    });
    await pace.turn(1);
  }

  async close(): Promise<void> {
    const { started } = this;
    this.started = undefined;
    if (!started) return;
    const session = await started;
    session.closing.abort(abortError());
    await closeSession(session);
  }

  /** Runs on the engine, and takes note where it is lost meanwhile: from then on it refuses whatever it is asked. */
  private async noticing<T>(work: (session: NodeSession) => Promise<T>): Promise<T> {
    const own = this.start();
    const session = await own;
    const working = work(session);
    session.working.add(working);
    try {
      return await working;
    } catch (error) {
      // What still ran in an engine that was lost before says nothing of the one after it.
      if (isCrash(error) && this.started === own) {
        this.started = undefined;
        this.lost = true;
        void closeSession(session);
      }
      throw error;
    } finally {
      session.working.delete(working);
    }
  }

  private start(): Promise<NodeSession> {
    if (this.started) return this.started;
    this.lost = false;
    const own = openSession(this.memory).catch((error: unknown) => {
      if (this.started === own) this.started = undefined;
      throw error;
    });
    this.started = own;
    return own;
  }
}

async function run(
  { api, instance, closing }: NodeSession,
  describe: string,
  sql: string,
  signal: AbortSignal,
): Promise<{ columns: { name: string; dbType: string }[]; rows: Row[] }> {
  const signals = [signal, closing.signal];
  const goOn = () => {
    for (const each of signals) each.throwIfAborted();
  };
  goOn();
  // A connection runs one query at a time, and interrupting it must not hit another.
  const connection = await instance.connect();
  let again: NodeJS.Timeout | undefined;
  const stop = () => {
    connection.interrupt();
    again ??= setInterval(() => connection.interrupt(), INTERRUPT_AGAIN_MS);
  };
  for (const each of signals) each.addEventListener('abort', stop, { once: true });
  try {
    goOn();
    const described = await select(api, connection, describe);
    const columns = (await described.getRows()).map((row) => ({
      name: String(row[0]),
      dbType: String(row[1]),
    }));
    goOn();
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
    for (const each of signals) each.removeEventListener('abort', stop);
    clearInterval(again);
    connection.closeSync();
  }
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
