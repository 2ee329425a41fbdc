import type { DeckGeneration, ReportCallbacks, ReportCallbacksOptions } from '../../core/generation/index.js';
import type { FetchFn } from '../../core/http/index.js';
import type { Dataset, LoadProgress } from '../../core/query/types.js';
import type { Database } from '../shared/database.js';
import { loadDatabase, loadGeneration, loadLocalFetch, loadPipeline } from '../shared/load.js';
import type { OpenEngine, PageDatabase, QueryEngine } from '../shared/query-desk.js';

export interface ConnectionOptions {
  /** A ready bundle, from `report-provider`. */
  callbacks: ReportCallbacks | undefined;
  /** The page's own engine; without one the data sets are loaded into a database in the page. */
  runQuery: PageDatabase | undefined;
  customFetch: FetchFn | undefined;
  /** The service answers in the page. */
  local: boolean;
  datasets: Dataset[] | undefined;
  /** The slides are written in the page, whatever service there is. */
  withoutService?: boolean;
}

/** Puts together what generation needs, and keeps the database from one deck to the next. */
export class Connection {
  readonly #onProgress: (progress: LoadProgress) => void;
  #database: Database | undefined;
  readonly #load: NonNullable<ReportCallbacks['loadDatasets']> = async (datasets, options) =>
    (await this.#open()).load(datasets, options);

  readonly #own: Pick<ReportCallbacks, 'runQuery' | 'loadDatasets'> = {
    runQuery: async (sql, options) => (await this.#open()).runQuery(sql, options),
    loadDatasets: this.#load,
  };

  /** @param onProgress told of the start of its own engine, and of the tables that go into it */
  constructor(onProgress: (progress: LoadProgress) => void) {
    this.#onProgress = onProgress;
  }

  async open(options: ConnectionOptions): Promise<{ generation: DeckGeneration; datasets?: Dataset[] }> {
    this.prepare(options);
    const { createDeckGeneration } = await loadGeneration();
    const callbacks = await this.callbacks(options);
    // Whoever brings an engine of its own has the tables in it already.
    const loads = callbacks.loadDatasets && options.datasets;
    return { generation: createDeckGeneration({ callbacks }), ...(loads && { datasets: options.datasets }) };
  }

  /** The service's endpoints, and the engine. */
  async callbacks(options: ConnectionOptions): Promise<ReportCallbacks> {
    const { createReportCallbacks } = await loadGeneration();
    const { callbacks, withoutService } = options;
    if (callbacks && !withoutService) return callbacks;
    return createReportCallbacks(await this.#callbackOptions(options));
  }

  /**
   * Starts at once what generation needs one after the other: the code, the engine, the data. What fails here is
   * reported where it is used, which tries again.
   */
  prepare({ callbacks, runQuery, local, datasets }: ConnectionOptions): void {
    void Promise.allSettled([
      // The engine takes longest.
      !callbacks && !runQuery && datasets && this.#load(datasets),
      loadGeneration(),
      loadPipeline().then(({ preloadCharts }) => preloadCharts()),
      local && loadLocalFetch(),
    ]);
  }

  /** The engine alone, with its tables; `fresh` brings them up to date: what addresses and functions give may be new. */
  async engine(
    { callbacks, runQuery, datasets }: ConnectionOptions,
    fresh: boolean,
    tell?: Parameters<OpenEngine>[0],
  ): Promise<QueryEngine> {
    if (callbacks) {
      if (datasets) await callbacks.loadDatasets?.(datasets);
      return callbacks;
    }
    if (runQuery) return runQuery.engine?.(tell) ?? { runQuery };
    const database = await this.#open();
    if (datasets && fresh) await database.reload(datasets);
    else if (datasets) database.announce(datasets);
    return database.engine(tell);
  }

  async close(): Promise<void> {
    const database = this.#database;
    this.#database = undefined;
    await database?.close();
  }

  async #callbackOptions(options: ConnectionOptions): Promise<ReportCallbacksOptions> {
    const { callbacks, runQuery, customFetch, local, withoutService } = options;
    const inPage = withoutService || (local && !customFetch);
    const fetch = inPage ? (await loadLocalFetch()).createLocalFetch() : customFetch;
    const engine = callbacks ?? (runQuery ? { runQuery } : this.#own);
    return {
      runQuery: engine.runQuery,
      ...(engine.loadDatasets && { loadDatasets: engine.loadDatasets }),
      ...(fetch && { customFetch: fetch }),
    };
  }

  async #open(): Promise<Database> {
    const { Database } = await loadDatabase();
    this.#database ??= new Database({ onProgress: this.#onProgress });
    return this.#database;
  }
}
