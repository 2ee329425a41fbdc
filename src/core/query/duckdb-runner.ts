import { PageDuckDBEngine } from './duckdb-page-engine.js';
import type { DuckDBAssets } from './duckdb-worker.js';
import type { SnapshotStore } from './snapshot.js';
import { createSqlRunner, type SqlRunnerOptions } from './sql-runner.js';
import type { QueryRunner } from './types.js';

export type { DuckDBAssets } from './duckdb-worker.js';

export interface DuckDBRunnerOptions extends SqlRunnerOptions {
  /** The engine's wasm and worker script. Default: those of this browser's build in the asset folder (`configureDeck`). */
  assets?: DuckDBAssets;
  /**
   * Keeps loaded tables in the browser for the next visit, as far as their dataset has a `version` or consists of bytes. `true` keeps
   * them apart by the page's path; a name keeps them for all pages of the origin that give it. Where several people use
   * one browser, put who they are into the name: a version alone does not tell their data apart.
   */
  persistence?: boolean | string;
  /** Memory that the engine may take, e.g. `'512MB'`. Default `'2GB'`. */
  memory?: string;
  /** Milliseconds without a sign of life after which the engine's start is given up, and tried once more. Default 60,000. */
  startTimeout?: number;
}

/** A runner that can forget what it keeps. */
export interface DuckDBRunner extends QueryRunner {
  /** Removes what is persisted for this page or name; the loaded tables stay. */
  clear(): Promise<void>;
}

/**
 * A query runner on DuckDB-WASM in a worker. Nothing is fetched before the first query or load; all runners of a page
 * with the same files share one worker, each with tables of its own. Queries can reach neither files nor the network,
 * but can read every table of the worker: pages that mix trust domains give each its own `assets` URLs.
 *
 * @throws DeckError asset_not_found, QueryError ENGINE_LOAD at the first call
 */
export function createDuckDBRunner(options: DuckDBRunnerOptions = {}): DuckDBRunner {
  const { assets, persistence = false, memory = '2GB', startTimeout = 60_000, onProgress } = options;
  const snapshots = persistence === false ? undefined : snapshotStore(storeName(persistence));
  const engine = new PageDuckDBEngine({
    assets,
    memory,
    startTimeout,
    onProgress:
      onProgress && ((done) => onProgress({ phase: 'engine', ...(done !== undefined && { done }) })),
  });
  const runner = createSqlRunner(engine, { ...options, snapshots });
  return { ...runner, clear: async () => snapshots?.clear() };
}

/** Its code is loaded when a table is looked up in it. */
function snapshotStore(name: string): SnapshotStore {
  const store = async (): Promise<SnapshotStore> =>
    (await import('./indexeddb-snapshots.js')).createIndexedDBSnapshots(name);
  return {
    read: async (...asked) => (await store()).read(...asked),
    write: async (...given) => (await store()).write(...given),
    remove: async (table) => (await store()).remove(table),
    clear: async () => (await store()).clear(),
  };
}

const storeName = (persistence: true | string): string =>
  persistence === true ? `path:${globalThis.location?.pathname ?? ''}` : `name:${persistence}`;
