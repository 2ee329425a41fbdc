import type { DeckGeneration, ReportCallbacks } from '../../core/generation/index.js';
import type { FetchFn } from '../../core/http/index.js';
import type { Dataset, RunQuery } from '../../core/query/types.js';
import { Database } from '../shared/database.js';
import { loadDuckDBRunner, loadGeneration, loadLocalFetch, loadPipeline } from '../shared/load.js';

export interface ConnectionOptions {
  /** A ready bundle, from `report-provider`. */
  callbacks: ReportCallbacks | undefined;
  /** The page's own engine; without one the data sets are loaded into a database in the page. */
  runQuery: RunQuery | undefined;
  customFetch: FetchFn | undefined;
  /** The service answers in the page. */
  local: boolean;
  datasets: Dataset[] | undefined;
}

/** Puts together what generation needs, and keeps the database from one deck to the next. */
export class Connection {
  #database: Database | undefined;

  async open(options: ConnectionOptions): Promise<{ generation: DeckGeneration; datasets?: Dataset[] }> {
    preload(options);
    const { createDeckGeneration, createReportCallbacks } = await loadGeneration();
    const callbacks = options.callbacks ?? createReportCallbacks(await this.#callbackOptions(options));
    // Whoever brings an engine of its own has the tables in it already.
    const loads = callbacks.loadDatasets && options.datasets;
    return { generation: createDeckGeneration({ callbacks }), ...(loads && { datasets: options.datasets }) };
  }

  async close(): Promise<void> {
    const database = this.#database;
    this.#database = undefined;
    await database?.close();
  }

  async #callbackOptions({ runQuery, customFetch, local }: ConnectionOptions) {
    const fetch = customFetch ?? (local ? (await loadLocalFetch()).createLocalFetch() : undefined);
    const engine = runQuery ? { runQuery } : this.#engine();
    return { ...engine, ...(fetch && { customFetch: fetch }) };
  }

  #engine(): Pick<ReportCallbacks, 'runQuery' | 'loadDatasets'> {
    this.#database ??= new Database();
    const database = this.#database;
    return {
      runQuery: (sql, options) => database.runQuery(sql, options),
      loadDatasets: (datasets, options) => database.load(datasets, options),
    };
  }
}

/** Fetches at once what is needed one after the other. What fails here is reported where it is used. */
function preload({ callbacks, runQuery, local }: ConnectionOptions): void {
  const needed: Promise<unknown>[] = [loadPipeline().then(({ preloadCharts }) => preloadCharts())];
  if (local) needed.push(loadLocalFetch());
  if (!callbacks && !runQuery) needed.push(loadDuckDBRunner());
  void Promise.allSettled(needed);
}
