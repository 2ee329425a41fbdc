import type { DeckGeneration, ReportCallbacks } from '../../core/generation/index.js';
import type { FetchFn } from '../../core/http/index.js';
import type { Dataset, LoadProgress } from '../../core/query/types.js';
import { Database } from '../shared/database.js';
import { loadGeneration, loadLocalFetch, loadPipeline } from '../shared/load.js';
import type { PageDatabase, QueryEngine } from '../shared/query-desk.js';

export interface ConnectionOptions {
  /** A ready bundle, from `report-provider`. */
  callbacks: ReportCallbacks | undefined;
  /** The page's own engine; without one the data sets are loaded into a database in the page. */
  runQuery: PageDatabase | undefined;
  customFetch: FetchFn | undefined;
  /** The service answers in the page. */
  local: boolean;
  datasets: Dataset[] | undefined;
}

/** Puts together what generation needs, and keeps the database from one deck to the next. */
export class Connection {
  readonly #onProgress: (progress: LoadProgress) => void;
  #database: Database | undefined;

  /** @param onProgress told of the start of its own engine, and of the tables that go into it */
  constructor(onProgress: (progress: LoadProgress) => void) {
    this.#onProgress = onProgress;
  }

  async open(options: ConnectionOptions): Promise<{ generation: DeckGeneration; datasets?: Dataset[] }> {
    this.prepare(options);
    const { createDeckGeneration, createReportCallbacks } = await loadGeneration();
    const callbacks = options.callbacks ?? createReportCallbacks(await this.#callbackOptions(options));
    // Whoever brings an engine of its own has the tables in it already.
    const loads = callbacks.loadDatasets && options.datasets;
    return { generation: createDeckGeneration({ callbacks }), ...(loads && { datasets: options.datasets }) };
  }

  /**
   * Starts at once what generation needs one after the other: the code, the engine, the data. What fails here is
   * reported where it is used, which tries again.
   */
  prepare({ callbacks, runQuery, local, datasets }: ConnectionOptions): void {
    const needed: Promise<unknown>[] = [
      loadGeneration(),
      loadPipeline().then(({ preloadCharts }) => preloadCharts()),
    ];
    if (local) needed.push(loadLocalFetch());
    if (!callbacks && !runQuery && datasets) needed.push(this.#engine().load(datasets));
    void Promise.allSettled(needed);
  }

  /** The engine alone, with its tables; `fresh` brings them up to date: what addresses and functions give may be new. */
  async engine({ callbacks, runQuery, datasets }: ConnectionOptions, fresh: boolean): Promise<QueryEngine> {
    if (callbacks) {
      if (datasets) await callbacks.loadDatasets?.(datasets);
      return callbacks;
    }
    if (runQuery) return runQuery.engine?.() ?? { runQuery };
    const database = this.#engine();
    if (datasets) await (fresh ? database.reload(datasets) : database.load(datasets));
    return database.engine();
  }

  async close(): Promise<void> {
    const database = this.#database;
    this.#database = undefined;
    await database?.close();
  }

  async #callbackOptions({ runQuery, customFetch, local }: ConnectionOptions) {
    const fetch = customFetch ?? (local ? (await loadLocalFetch()).createLocalFetch() : undefined);
    const engine = runQuery ? { runQuery } : callbacksOf(this.#engine());
    return { ...engine, ...(fetch && { customFetch: fetch }) };
  }

  #engine(): Database {
    this.#database ??= new Database({ onProgress: this.#onProgress });
    return this.#database;
  }
}

const callbacksOf = (database: Database): Pick<ReportCallbacks, 'runQuery' | 'loadDatasets'> => ({
  runQuery: (sql, options) => database.runQuery(sql, options),
  loadDatasets: (datasets, options) => database.load(datasets, options),
});
