import { columnTypeOf } from '../base/cells.js';
import { explainError } from './explain-error.js';
import { QueryError } from '../base/query-error.js';
import { guardSelect, type GuardedSelect } from './guarded-select.js';
import { abortError, QueryCache } from './query-cache.js';
import { worksOnText, textMacros } from './text-macros.js';
import { readsClock } from './reads-clock.js';
import { RunnerTables, type TableOptions } from './runner-tables.js';
import type { SqlEngine } from './sql-engine.js';
import { quoteName, sqlLiteral } from './sql-text.js';
import type {
  SchemaColumn,
  Dataset,
  LoadOptions,
  LoadWarning,
  QueryResult,
  QueryRunner,
  RunQueryOptions,
  TableSchema,
} from './types.js';

export interface SqlRunnerOptions extends Pick<TableOptions, 'fetch' | 'onProgress' | 'onWarning'> {
  /** Rows that a result holds at most; what is more is cut and `truncated` set. Default 10,000. */
  limit?: number;
  /** Milliseconds that a query may take. Default 30,000. */
  timeout?: number;
  /** The clock that `now()`, `current_date` … read. Default: the system's, in whole seconds, so that equal queries are one. */
  now?: () => Date;
  /** Bytes of results that are kept for equal queries. Default 32 MB. */
  cacheBytes?: number;
}

/** Guard, clock, limits, cache and errors around an engine: the same for the page and for Node. */
export function createSqlRunner(
  engine: SqlEngine,
  options: SqlRunnerOptions & Pick<TableOptions, 'snapshots'> = {},
): QueryRunner {
  const { limit = 10_000, timeout = 30_000, now = wholeSecond, cacheBytes = 32 * 2 ** 20 } = options;
  const tables = new RunnerTables(engine, options);
  const cache = new QueryCache(cacheBytes);
  let loading: Promise<unknown> = Promise.resolve();
  let clock = NaN;
  let readsText = false;
  let recovering: Promise<void> | undefined;
  let closed = false;

  const setClock = async () => {
    const moment = now();
    if (moment.getTime() === clock) return;
    const { clockMacros } = await import('./clock-macros.js');
    await engine.execute(clockMacros(moment, quoteName(engine.schema)));
    clock = moment.getTime();
  };

  const setTextMacros = async () => {
    if (readsText) return;
    await engine.execute(textMacros(quoteName(engine.schema)));
    readsText = true;
  };

  /** Loads again what a lost engine held. */
  const recover = (): Promise<void> => {
    recovering ??= (async () => {
      clock = NaN;
      readsText = false;
      await tables.reload();
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
      if (worksOnText(sql)) await setTextMacros();
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
      throw await explainError(error, sql, select);
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

  return {
    dialect: 'duckdb',

    async runQuery(sql: string, { signal, params }: RunQueryOptions = {}): Promise<QueryResult> {
      if (signal?.aborted) throw abortError();
      if (closed) throw new QueryError('ENGINE_LOAD', 'The query runner is closed.', { sql });
      const select = guardSelect(sql, limit + 1, params);
      await loading.catch(() => undefined);
      const moment = readsClock(sql) ? now().getTime() : 0;
      const key = `${tables.revisionsFor(select.sql)}|${moment}|${select.sql}`;
      return cache.get(key, (shared) => execute(sql, select, shared), signal);
    },

    load(datasets: Dataset[], loadOptions: LoadOptions = {}): Promise<LoadWarning[]> {
      const load = loading
        .catch(() => undefined)
        .then(async () => {
          if (loadOptions.signal?.aborted) throw abortError();
          if (closed) throw new QueryError('ENGINE_LOAD', 'The query runner is closed.');
          if (recovering || !engine.alive) await recover();
          const warnings = await tables.load(datasets, loadOptions);
          cache.evict((key) => tables.isStale(key.slice(0, key.indexOf('|'))));
          return warnings;
        });
      loading = load.catch(() => undefined);
      return load;
    },

    async explain(sql: string, { signal = new AbortController().signal }: { signal?: AbortSignal } = {}) {
      if (signal.aborted) throw abortError();
      await loading.catch(() => undefined);
      // Asked for no rows first: only what stood that as one SELECT is put behind EXPLAIN.
      await execute(sql, guardSelect(sql, 0), signal);
      const { rows } = await engine.query(DESCRIBE_PLAN, explainOf(guardSelect(sql, limit + 1)), signal);
      return rows.map((row) => row['explain_value'] as string).join('\n');
    },

    async schema(): Promise<TableSchema[]> {
      await loading.catch(() => undefined);
      const listed = tables.list();
      if (listed.length === 0) return [];
      if (recovering || !engine.alive) await recover();
      const sql = `SELECT table_name, column_name, data_type FROM duckdb_columns()
        WHERE schema_name = ${sqlLiteral(engine.schema)} AND NOT internal ORDER BY table_name, column_index`;
      const { rows } = await engine.query(`DESCRIBE ${sql}`, sql, new AbortController().signal);
      return listed.map(({ meanings, ...table }) => ({
        ...table,
        columns: rows
          .filter((row) => row['table_name'] === table.name)
          .map((row): SchemaColumn => {
            const dbType = row['data_type'] as string;
            const name = row['column_name'] as string;
            return { name, type: columnTypeOf(dbType), dbType, ...meanings.get(name) };
          }),
      }));
    },

    async close(): Promise<void> {
      closed = true;
      cache.evict(() => true);
      await loading.catch(() => undefined);
      await tables.close();
      await engine.close();
    },
  };
}

const DESCRIBE_PLAN = "DESCRIBE SELECT '' AS explain_key, '' AS explain_value";
const explainOf = ({ sql }: GuardedSelect): string => `EXPLAIN ${sql.trimStart()}`;

const wholeSecond = (): Date => new Date(Math.floor(Date.now() / 1000) * 1000);
