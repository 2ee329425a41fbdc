import { createSqlRunner, type SqlRunnerOptions } from '../../core/query/sql-runner.js';
import type { QueryRunner } from '../../core/query/types.js';
import { NodeDuckDBEngine } from './node-duckdb-engine.js';

export interface NodeDuckDBRunnerOptions extends SqlRunnerOptions {
  /** Memory that the engine may take, e.g. `'512MB'`. Default `'2GB'`. */
  memory?: string;
}

/**
 * A query runner on DuckDB inside the Node process (`@duckdb/node-api`): the same loading, guard, clock, row policy and
 * errors as `createDuckDBRunner` in the page, so that both make the same deck. Queries can reach neither files nor
 * the network; one runner per trust domain, since a query can read every loaded table.
 *
 * One call of a function (`repeat('x', 2000000000)`) cannot be stopped in DuckDB, nor does `memory` bound what it takes: whoever
 * asked is answered in time, but until it has ended it holds one of the places for queries, which all runners of the process
 * share. There is one place fewer than threads of libuv's pool: three, or more by `UV_THREADPOOL_SIZE`. Where strangers
 * write SQL, run the server with a limit of memory, and let `allow` of `createQueryHandler` judge it.
 *
 * A DuckDB that a fatal error has closed starts again, and its tables are loaded again, once a query.
 *
 * @throws QueryError at the first call: ENGINE_LOAD where `@duckdb/node-api` is not installed
 */
export function createNodeDuckDBRunner(options: NodeDuckDBRunnerOptions = {}): QueryRunner {
  return createSqlRunner(new NodeDuckDBEngine(options.memory ?? '2GB'), options);
}
