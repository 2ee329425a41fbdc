import type { DuckDBRunner, DuckDBRunnerOptions } from '../../core/query/duckdb-runner.js';
import type { Dataset, LoadWarning, QueryResult, RunQueryOptions } from '../../core/query/types.js';
import { loadDuckDBRunner } from './load.js';
import type { QueryEngine } from './query-desk.js';

export type DatabaseOptions = Pick<DuckDBRunnerOptions, 'persistence' | 'onProgress' | 'onWarning'>;

/** The database of one element. Its engine is loaded at the first use, and queries wait for the data sets. */
export class Database {
  readonly #options: DatabaseOptions;
  #runner: Promise<DuckDBRunner> | undefined;
  #datasets: Dataset[] | undefined;
  #loaded: Promise<LoadWarning[]> = Promise.resolve([]);
  /** What the tables were last filled from. */
  #held: Dataset[] = [];

  constructor(options: DatabaseOptions = {}) {
    this.#options = options;
  }

  /** Loads what differs from the list before, and drops the tables that are not in it. The same list again is not loaded again. */
  load(datasets: Dataset[], options?: { signal?: AbortSignal }): Promise<LoadWarning[]> {
    if (datasets === this.#datasets) return this.#loaded;
    this.#datasets = datasets;
    const before = this.#loaded.catch(() => undefined);
    const loaded = Promise.all([this.#open(), before]).then(async ([runner]) => {
      const changed = datasets.filter((dataset) => !this.#held.some((held) => isSame(held, dataset)));
      const names = new Set(datasets.map(({ tableName }) => tableName));
      const drop = this.#held.map(({ tableName }) => tableName).filter((name) => !names.has(name));
      const warnings = await runner.load(changed, { ...options, drop });
      this.#held = datasets;
      return warnings;
    });
    // Who waits for it is told why it failed; after that the list counts as new.
    loaded.catch(() => {
      if (this.#datasets === datasets) this.#datasets = undefined;
    });
    this.#loaded = loaded;
    return loaded;
  }

  /** Loads a list again, also the same one: what its addresses and functions give may be new. */
  async reload(datasets: Dataset[]): Promise<LoadWarning[]> {
    await this.#loaded.catch(() => undefined);
    this.#held = this.#held.map((held) => ({ ...held, data: [] }));
    this.#datasets = undefined;
    return this.load(datasets);
  }

  /** Forgets what is persisted for the next visit. */
  async clear(): Promise<void> {
    await (await this.#open()).clear();
  }

  async runQuery(sql: string, options?: RunQueryOptions): Promise<QueryResult> {
    await this.#loaded;
    return (await this.#open()).runQuery(sql, options);
  }

  /** The engine itself, once the data sets are in it. */
  async engine(): Promise<QueryEngine> {
    await this.#loaded;
    const runner = await this.#open();
    return {
      runQuery: (sql, options) => runner.runQuery(sql, options),
      schema: () => runner.schema(),
      ...(runner.explain && { explain: (sql, options) => runner.explain!(sql, options) }),
    };
  }

  async close(): Promise<void> {
    const runner = this.#runner;
    this.#runner = undefined;
    this.#datasets = undefined;
    this.#held = [];
    await (await runner?.catch(() => undefined))?.close();
  }

  #open(): Promise<DuckDBRunner> {
    this.#runner ??= loadDuckDBRunner()
      .then(({ createDuckDBRunner }) => createDuckDBRunner(this.#options))
      .catch((error: unknown) => {
        this.#runner = undefined;
        throw error;
      });
    return this.#runner;
  }
}

const isSame = (held: Dataset, dataset: Dataset): boolean =>
  held === dataset ||
  (held.tableName === dataset.tableName &&
    held.data === dataset.data &&
    held.version === dataset.version &&
    JSON.stringify(held.columns) === JSON.stringify(dataset.columns));
