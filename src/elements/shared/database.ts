import type {
  Dataset,
  LoadWarning,
  QueryResult,
  QueryRunner,
  RunQueryOptions,
} from '../../core/query/types.js';
import { loadDuckDBRunner } from './load.js';

/** The database of one element. Its engine is loaded at the first use, and queries wait for the data sets. */
export class Database {
  #runner: Promise<QueryRunner> | undefined;
  #datasets: Dataset[] | undefined;
  #loaded: Promise<LoadWarning[]> = Promise.resolve([]);

  /** The same list again is not loaded again. */
  load(datasets: Dataset[], options?: { signal?: AbortSignal }): Promise<LoadWarning[]> {
    if (datasets === this.#datasets) return this.#loaded;
    this.#datasets = datasets;
    const loaded = this.#open().then((runner) => runner.load(datasets, options));
    // Who waits for it is told why it failed; after that the list counts as new.
    loaded.catch(() => {
      if (this.#datasets === datasets) this.#datasets = undefined;
    });
    this.#loaded = loaded;
    return loaded;
  }

  /** Loads a list again, also the same one: what its addresses and functions give may be new. */
  reload(datasets: Dataset[]): Promise<LoadWarning[]> {
    this.#datasets = undefined;
    return this.load(datasets);
  }

  async runQuery(sql: string, options?: RunQueryOptions): Promise<QueryResult> {
    await this.#loaded;
    return (await this.#open()).runQuery(sql, options);
  }

  async close(): Promise<void> {
    const runner = this.#runner;
    this.#runner = undefined;
    this.#datasets = undefined;
    await (await runner?.catch(() => undefined))?.close();
  }

  #open(): Promise<QueryRunner> {
    this.#runner ??= loadDuckDBRunner()
      .then(({ createDuckDBRunner }) => createDuckDBRunner())
      .catch((error: unknown) => {
        this.#runner = undefined;
        throw error;
      });
    return this.#runner;
  }
}
