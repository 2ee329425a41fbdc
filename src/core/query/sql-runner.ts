import { columnTypeOf } from './cells.js';
import { clockMacros, readsClock } from './clock-macros.js';
import { queryErrorFrom } from './engine-error.js';
import { QueryError } from './errors.js';
import { guardSelect, type GuardedSelect } from './guarded-select.js';
import { ingestDataset } from './ingest.js';
import type { SourceOptions } from './ingest-source.js';
import type { IngestTable } from './ingest-types.js';
import { abortError, QueryCache } from './query-cache.js';
import { quoteName, sqlLiteral } from './sql-text.js';
import type {
  Column,
  Dataset,
  LoadWarning,
  QueryResult,
  QueryRunner,
  Row,
  RunQueryOptions,
  TableSchema,
} from './types.js';

/** What a DuckDB engine (in the page's worker or in Node) does for the runner. */
export interface SqlEngine {
  /** The schema that holds the runner's tables and macros; the engine's connections look there first. */
  readonly schema: string;
  /** False once the engine is lost: it starts again, empty, at the next call. */
  readonly alive: boolean;
  /** Begins to start the engine. What fails is told by the next call. */
  warm(): void;
  /** Runs statements of ours, in order. */
  execute(sql: string): Promise<void>;
  /** Runs `describe` for the columns, then `sql` for the rows. Rejects soon after `signal` aborts, with whatever error. */
  query(
    describe: string,
    sql: string,
    signal: AbortSignal,
  ): Promise<{ columns: { name: string; dbType: string }[]; rows: Row[] }>;
  /** Fills an existing empty table. */
  append(table: string, data: IngestTable, signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

export interface SqlRunnerOptions {
  /** Rows that a result holds at most; what is more is cut and `truncated` set. Default 10,000. */
  limit?: number;
  /** Milliseconds that a query may take. Default 30,000. */
  timeout?: number;
  /** The clock that `now()`, `current_date` … read. Default: the system's. */
  now?: () => Date;
  /** Bytes of results that are kept for equal queries. Default 32 MB. */
  cacheBytes?: number;
  /** For datasets given as URLs. */
  fetch?: SourceOptions['fetch'];
}

interface LoadedTable {
  dataset: Dataset;
  rowCount: number;
}

/** Guard, clock, limits, cache and errors around an engine: the same for the page and for Node. */
export function createSqlRunner(engine: SqlEngine, options: SqlRunnerOptions = {}): QueryRunner {
  const { limit = 10_000, timeout = 30_000, now = () => new Date(), cacheBytes = 32 * 2 ** 20 } = options;
  const tables = new Map<string, LoadedTable>();
  const cache = new QueryCache(cacheBytes);
  let loading: Promise<unknown> = Promise.resolve();
  let generation = 0;
  let clock = NaN;
  let recovering: Promise<void> | undefined;
  let closed = false;

  const setClock = async () => {
    const moment = now();
    if (moment.getTime() === clock) return;
    await engine.execute(clockMacros(moment, quoteName(engine.schema)));
    clock = moment.getTime();
  };

  /** Loads again what a lost engine held. */
  const recover = (): Promise<void> => {
    recovering ??= (async () => {
      clock = NaN;
      await replaceTables([...tables.values()].map(({ dataset }) => dataset));
    })().finally(() => {
      recovering = undefined;
    });
    return recovering;
  };

  const attempt = async (sql: string, select: GuardedSelect, signal: AbortSignal): Promise<QueryResult> => {
    const started = performance.now();
    const expiry = new AbortController();
    const timer = setTimeout(() => expiry.abort(), timeout);
    try {
      if (recovering || !engine.alive) await recover();
      if (readsClock(sql)) await setClock();
      const { columns, rows } = await engine.query(
        select.describe,
        select.sql,
        AbortSignal.any([signal, expiry.signal]),
      );
      const truncated = rows.length > limit;
      if (truncated) rows.length = limit;
      return {
        columns: columns.map(({ name, dbType }) => ({ name, type: columnTypeOf(dbType), dbType })),
        rows,
        rowCount: rows.length,
        elapsedMs: performance.now() - started,
        truncated,
      };
    } catch (error) {
      if (signal.aborted) throw abortError();
      if (expiry.signal.aborted) {
        throw new QueryError('TIMEOUT', `The query took longer than ${timeout / 1000} s and was stopped.`, {
          sql,
          cause: error,
          hint: 'Aggregate or filter more, or raise the timeout.',
        });
      }
      throw queryErrorFrom(error, sql, select);
    } finally {
      clearTimeout(timer);
    }
  };

  const execute = async (sql: string, select: GuardedSelect, signal: AbortSignal): Promise<QueryResult> => {
    try {
      return await attempt(sql, select, signal);
    } catch (error) {
      if (!QueryError.is(error) || error.code !== 'ENGINE_CRASHED' || signal.aborted) throw error;
      return attempt(sql, select, signal);
    }
  };

  const replaceTables = async (datasets: Dataset[], signal?: AbortSignal): Promise<LoadWarning[]> => {
    const staged: { staging: string; dataset: Dataset; rowCount: number }[] = [];
    const warnings: LoadWarning[] = [];
    // The engine starts while the data sets are read, all at once: they come over the network.
    engine.warm();
    const read = datasets.map((dataset) =>
      ingestDataset(dataset, {
        ...(signal ? { signal } : {}),
        ...(options.fetch ? { fetch: options.fetch } : {}),
      }),
    );
    void Promise.allSettled(read);
    try {
      for (const [at, dataset] of datasets.entries()) {
        const table = (await read[at]) as IngestTable;
        const staging = `__deckwright_load_${staged.length}`;
        staged.push({ staging, dataset, rowCount: table.rowCount });
        warnings.push(...table.warnings);
        await stage(engine, staging, table, signal);
        signal?.throwIfAborted();
      }
      await engine.execute(swapSql(engine.schema, staged));
    } catch (error) {
      for (const { staging } of staged) {
        await engine.execute(`DROP TABLE IF EXISTS ${tableRef(engine, staging)}`).catch(() => undefined);
      }
      if (signal?.aborted) throw abortError();
      throw error;
    }
    for (const { dataset, rowCount } of staged)
      tables.set(dataset.tableName.toLowerCase(), { dataset, rowCount });
    generation += 1;
    cache.clear();
    return warnings;
  };

  return {
    dialect: 'duckdb',

    async runQuery(sql: string, { signal, params }: RunQueryOptions = {}): Promise<QueryResult> {
      if (signal?.aborted) throw abortError();
      if (closed) throw new QueryError('ENGINE_LOAD', 'The query runner is closed.', { sql });
      const select = guardSelect(sql, limit + 1, params);
      await loading.catch(() => undefined);
      const moment = readsClock(sql) ? now().getTime() : 0;
      return cache.get(
        `${generation} ${moment} ${select.sql}`,
        (shared) => execute(sql, select, shared),
        signal,
      );
    },

    load(datasets: Dataset[], { signal }: { signal?: AbortSignal } = {}): Promise<LoadWarning[]> {
      const load = loading
        .catch(() => undefined)
        .then(async () => {
          if (signal?.aborted) throw abortError();
          if (closed) throw new QueryError('ENGINE_LOAD', 'The query runner is closed.');
          if (recovering || !engine.alive) await recover();
          const stale = datasets.filter(({ tableName, version }) => {
            const held = tables.get(String(tableName).toLowerCase())?.dataset;
            return version === undefined || held?.version !== version;
          });
          return stale.length > 0 ? replaceTables(stale, signal) : [];
        });
      loading = load.catch(() => undefined);
      return load;
    },

    async schema(): Promise<TableSchema[]> {
      await loading.catch(() => undefined);
      if (tables.size === 0) return [];
      if (recovering || !engine.alive) await recover();
      const sql = `SELECT table_name, column_name, data_type FROM duckdb_columns()
        WHERE schema_name = ${sqlLiteral(engine.schema)} AND NOT internal ORDER BY table_name, column_index`;
      const { rows } = await engine.query(`DESCRIBE ${sql}`, sql, new AbortController().signal);
      return [...tables.values()].map(({ dataset, rowCount }) => ({
        name: dataset.tableName,
        rowCount,
        columns: rows
          .filter((row) => row['table_name'] === dataset.tableName)
          .map((row): Column => {
            const dbType = row['data_type'] as string;
            return { name: row['column_name'] as string, type: columnTypeOf(dbType), dbType };
          }),
      }));
    },

    async close(): Promise<void> {
      closed = true;
      cache.clear();
      await loading.catch(() => undefined);
      tables.clear();
      await engine.close();
    },
  };
}

function tableRef(engine: SqlEngine, name: string): string {
  return `${quoteName(engine.schema)}.${quoteName(name)}`;
}

async function stage(
  engine: SqlEngine,
  staging: string,
  table: IngestTable,
  signal?: AbortSignal,
): Promise<void> {
  const ref = tableRef(engine, staging);
  const columns = table.columns.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ');
  await engine.execute(`CREATE OR REPLACE TABLE ${ref} (${columns})`);
  await engine.append(staging, table, signal);
  for (const { name, cast } of table.columns) {
    if (cast === undefined) continue;
    try {
      await engine.execute(`ALTER TABLE ${ref} ALTER ${quoteName(name)} SET DATA TYPE ${cast}`);
    } catch (cause) {
      const { message } = queryErrorFrom(cause, '');
      throw new QueryError(
        'INVALID_DATASET',
        `Column "${name}" of dataset "${table.name}" does not fit its declared type ${cast}: ${message}`,
        { cause, path: table.name, hint: 'Correct the values, or declare another type (VARCHAR takes any).' },
      );
    }
  }
}

/** One transaction: a query sees either all old tables or all new ones. */
function swapSql(schema: string, staged: { staging: string; dataset: Dataset }[]): string {
  const ref = (name: string) => `${quoteName(schema)}.${quoteName(name)}`;
  const moves = staged.flatMap(({ staging, dataset }) => [
    `DROP TABLE IF EXISTS ${ref(dataset.tableName)};`,
    `ALTER TABLE ${ref(staging)} RENAME TO ${quoteName(dataset.tableName)};`,
  ]);
  return ['BEGIN TRANSACTION;', ...moves, 'COMMIT;'].join('\n');
}
