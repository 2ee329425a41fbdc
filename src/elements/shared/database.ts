import type {
  Dataset,
  LoadWarning,
  QueryResult,
  QueryRunner,
  RunQueryOptions,
} from '../../core/query/types.js';
import { loadDuckDBRunner } from './load.js';

/** The database of one element: its engine is loaded at the first use, and queries wait for the data sets. */
export class Database {
  #runner: Promise<QueryRunner> | undefined;
  #loaded: Promise<LoadWarning[]> = Promise.resolve([]);

  load(datasets: Dataset[]): Promise<LoadWarning[]> {
    this.#loaded = this.#open().then((runner) => runner.load(datasets));
    return this.#loaded;
  }

  async runQuery(sql: string, options?: RunQueryOptions): Promise<QueryResult> {
    await this.#loaded;
    return (await this.#open()).runQuery(sql, options);
  }

  async close(): Promise<void> {
    const runner = this.#runner;
    this.#runner = undefined;
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
