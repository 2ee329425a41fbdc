import type { Dataset, RunQuery } from '../../core/query/types.js';
import type { FetchFn } from '../../core/http/index.js';
import type { ReportCallbacks } from '../shared/contexts.js';
import { Database } from '../shared/database.js';
import { loadGeneration, loadLocalFetch } from '../shared/load.js';
import type { Generation } from './arrivals.js';

export interface ConnectionOptions {
  /** A ready bundle, from `report-provider`. */
  callbacks: ReportCallbacks | undefined;
  /** The page's own engine; without one the data sets are loaded into a database in the page. */
  runQuery: RunQuery | undefined;
  customFetch: FetchFn | undefined;
  /** The service answers in the page. */
  local: boolean;
  datasets: Dataset[];
}

/** Puts together what generation needs, and keeps the database from one deck to the next. */
export class Connection {
  #database: Database | undefined;
  #datasets: Dataset[] | undefined;

  async open(options: ConnectionOptions): Promise<Generation> {
    const [{ createDeckGeneration, createReportCallbacks }, customFetch] = await Promise.all([
      loadGeneration(),
      options.customFetch ?? (options.local ? localFetch() : undefined),
      options.runQuery ? undefined : this.#load(options.datasets),
    ]);
    const runQuery = options.runQuery ?? options.callbacks?.runQuery ?? this.#run;
    const callbacks =
      options.callbacks ?? createReportCallbacks({ runQuery, ...(customFetch && { customFetch }) });
    return createDeckGeneration({ callbacks });
  }

  async close(): Promise<void> {
    const database = this.#database;
    this.#database = undefined;
    this.#datasets = undefined;
    await database?.close();
  }

  readonly #run: RunQuery = async (sql, options) => {
    this.#database ??= new Database();
    return this.#database.runQuery(sql, options);
  };

  async #load(datasets: Dataset[]): Promise<void> {
    if (this.#datasets === datasets) return;
    this.#database ??= new Database();
    await this.#database.load(datasets);
    this.#datasets = datasets;
  }
}

async function localFetch(): Promise<FetchFn> {
  return (await loadLocalFetch()).createLocalFetch();
}
