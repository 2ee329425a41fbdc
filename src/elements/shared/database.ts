import { isAbort } from '../../core/errors.js';
import { createDuckDBRunner, type DuckDBRunner } from '../../core/query/duckdb-runner.js';
import type {
  Dataset,
  LoadProgress,
  LoadWarning,
  QueryResult,
  RunQueryOptions,
} from '../../core/query/types.js';
import { untilAborted } from '../../core/until-aborted.js';
import { LoadedDatasets } from './loaded-datasets.js';
import type { QueryEngine } from './query-desk.js';

export interface DatabaseOptions {
  persistence?: boolean;
  onProgress?: (progress: LoadProgress) => void;
  /** Told of what is noticed after the tables are there. */
  onWarning?: (warning: LoadWarning) => void;
  /** Told once the tables of a list are there, with what was noticed. */
  onLoaded?: (tables: string[], warnings: LoadWarning[]) => void;
  /** Told of each data set that could not be loaded, and of an engine that did not start. */
  onError?: (error: Error) => void;
}

/** The database of one element. Nothing is loaded before the first query, which waits for the data sets. */
export class Database {
  readonly #options: DatabaseOptions;
  readonly #runner: DuckDBRunner;
  /** Who waits for the tables just now and wants to know how far they are. */
  readonly #told = new Set<(progress: LoadProgress) => void>();
  readonly #tables: LoadedDatasets;
  #wanted: readonly Dataset[] = [];
  #loaded: Promise<LoadWarning[]> | undefined;
  #pending = 0;
  #asked = false;
  #closed = false;

  constructor(options: DatabaseOptions = {}) {
    this.#options = options;
    const { persistence = false, onWarning } = options;
    this.#runner = createDuckDBRunner({
      persistence,
      ...(onWarning && { onWarning }),
      onProgress: (progress) => {
        options.onProgress?.(progress);
        for (const tell of this.#told) tell(progress);
      },
    });
    this.#tables = new LoadedDatasets(this.#runner, (error) => this.#report(error));
  }

  /** What the tables are to be from now on: loaded with the first query, and after that at once. */
  announce(datasets: readonly Dataset[]): void {
    if (datasets === this.#wanted) return;
    this.#wanted = datasets;
    this.#loaded = this.#asked ? this.#start(datasets) : undefined;
  }

  /**
   * Loads what differs from the list before, and drops the tables that are not in it. The same list again is not loaded again, only
   * what failed of it. A data set that cannot be loaded is missed by the queries that name it, not here.
   * @throws where the engine does not start; AbortError
   */
  load(datasets = this.#wanted, options?: { signal?: AbortSignal }): Promise<LoadWarning[]> {
    const again = this.#tables.failed.size > 0 && this.#pending === 0;
    if (datasets !== this.#wanted || !this.#loaded || again) {
      this.#wanted = datasets;
      this.#loaded = this.#start(datasets, options);
    }
    return this.#loaded;
  }

  /** Loads a list again, also the same one: what its addresses and functions give may be new. */
  async reload(datasets: readonly Dataset[]): Promise<LoadWarning[]> {
    await this.#loaded?.catch(() => undefined);
    this.#tables.forget();
    this.#loaded = undefined;
    return this.load(datasets);
  }

  /** Forgets what is persisted for the next visit. */
  async clear(): Promise<void> {
    await this.#runner.clear();
  }

  /** @throws QueryError; what a data set that the SQL names failed with */
  async runQuery(sql: string, options: RunQueryOptions = {}): Promise<QueryResult> {
    const before = this.#tables.failed;
    try {
      await this.#ready(options.signal);
      return await this.#runner.runQuery(sql, options);
    } catch (error) {
      if (!this.#tables.missing(error, sql)) throw error;
    }
    // A table that was missing before anyone asked for it may be there at another try.
    if (before === this.#tables.failed) await this.load();
    try {
      await this.#ready(options.signal);
      return await this.#runner.runQuery(sql, options);
    } catch (error) {
      throw this.#tables.missing(error, sql) ?? error;
    }
  }

  /** The engine itself, once the data sets are in it. `tell` hears until then how far they are. */
  async engine(tell?: (progress: LoadProgress) => void): Promise<QueryEngine> {
    if (tell) this.#told.add(tell);
    try {
      await this.#ready();
    } finally {
      if (tell) this.#told.delete(tell);
    }
    const explain = this.#runner.explain?.bind(this.#runner);
    return {
      runQuery: (sql, options) => this.runQuery(sql, options),
      schema: async () => {
        await this.#ready();
        return this.#runner.schema();
      },
      ...(explain && {
        explain: async (sql, options) => {
          await this.#ready(options?.signal);
          return explain(sql, options);
        },
      }),
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#runner.close();
  }

  /** Another list may have taken the place of the one that was waited for. */
  async #ready(signal?: AbortSignal): Promise<void> {
    for (;;) {
      const waited = this.#loaded ?? this.load();
      try {
        await (signal ? untilAborted(waited, signal, () => signal.reason as Error) : waited);
      } catch (error) {
        // Whoever began to load has stopped it; who waits here still needs the tables.
        if (signal?.aborted || !isAbort(error)) throw error;
      }
      if (waited === this.#loaded) return;
    }
  }

  #start(datasets: readonly Dataset[], options?: { signal?: AbortSignal }): Promise<LoadWarning[]> {
    this.#asked = true;
    this.#pending += 1;
    const before = this.#loaded?.catch(() => undefined);
    const loaded = (async () => {
      await before;
      // What another list has taken the place of meanwhile is nobody's any more.
      if (datasets !== this.#wanted) return [];
      const warnings = await this.#tables.fill(datasets, options);
      const there = this.#tables.namesOf(datasets);
      if (datasets.length === 0 || there.length > 0) this.#options.onLoaded?.(there, warnings);
      return warnings;
    })();
    loaded
      .catch((error: unknown) => {
        if (this.#loaded === loaded) this.#loaded = undefined;
        this.#report(error);
      })
      .finally(() => {
        this.#pending -= 1;
      });
    return loaded;
  }

  #report(error: unknown): void {
    if (!this.#closed && !isAbort(error)) this.#options.onError?.(error as Error);
  }
}
