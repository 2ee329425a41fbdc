import { PageDuckDBEngine } from './duckdb-page-engine.js';
import type { DuckDBAssets } from './duckdb-worker.js';
import { createSqlRunner, type SqlRunnerOptions } from './sql-runner.js';
import type { QueryRunner } from './types.js';

export type { DuckDBAssets } from './duckdb-worker.js';

export interface DuckDBRunnerOptions extends SqlRunnerOptions {
  /** The engine's wasm and worker script. Default: those of this browser's build in the asset folder (`configureDeck`). */
  assets?: DuckDBAssets;
}

/**
 * A query runner on DuckDB-WASM in a worker. Nothing is fetched before the first query or load; all runners of a page
 * with the same files share one worker, each with tables of its own. Queries can reach neither files nor the network,
 * but can read every table of the worker: pages that mix trust domains give each its own `assets` URLs.
 *
 * @throws DeckError asset_not_found, QueryError ENGINE_LOAD at the first call
 */
export function createDuckDBRunner(options: DuckDBRunnerOptions = {}): QueryRunner {
  return createSqlRunner(new PageDuckDBEngine(options.assets), options);
}
