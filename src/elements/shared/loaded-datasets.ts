import { DeckError } from '../../core/errors.js';
import { QueryError } from '../../core/base/query-error.js';
import type { Dataset, LoadWarning, QueryRunner } from '../../core/query/types.js';

/** The data sets that a runner's tables were filled from, and those that could not be loaded. */
export class LoadedDatasets {
  readonly #runner: QueryRunner;
  readonly #report: (error: unknown) => void;
  /** Undefined where a table is to be filled again. */
  readonly #held = new Map<string, Dataset | undefined>();
  #failed = new Map<string, Error>();

  /** @param report told of each data set that cannot be loaded */
  constructor(runner: QueryRunner, report: (error: unknown) => void) {
    this.#runner = runner;
    this.#report = report;
  }

  /** Why tables of the last list are missing; another map with each load. */
  get failed(): ReadonlyMap<string, Error> {
    return this.#failed;
  }

  /** The tables of a list that are there. */
  namesOf(datasets: readonly Dataset[]): string[] {
    return datasets.filter((dataset) => this.#held.has(keyOf(dataset))).map(({ tableName }) => tableName);
  }

  /** The next list is loaded as a whole. */
  forget(): void {
    for (const key of this.#held.keys()) this.#held.set(key, undefined);
  }

  /**
   * Loads what differs from the list before, and drops the tables that are not in it.
   * @throws where no data set is to blame; AbortError
   */
  async fill(datasets: readonly Dataset[], options?: { signal?: AbortSignal }): Promise<LoadWarning[]> {
    const changed = datasets.filter((dataset) => !isSame(this.#held.get(keyOf(dataset)), dataset));
    const wanted = new Set(datasets.map(keyOf));
    const drop = [...this.#held.keys()].filter((key) => !wanted.has(key));
    // Those of the last load stand until this one has ended: a query may ask for them in between.
    const failed = new Map<string, Error>();
    const warnings = await this.#replace(changed, drop, failed, options);
    for (const key of drop) this.#held.delete(key);
    this.#failed = failed;
    return warnings;
  }

  /** Why a table is not there that the SQL names. */
  missing(error: unknown, sql: string): Error | undefined {
    if (!QueryError.is(error) || error.code !== 'UNKNOWN_TABLE') return undefined;
    const text = sql.toLowerCase();
    return [...this.#failed].find(([key]) => text.includes(key))?.[1];
  }

  /** All in one transaction; where a data set stands in its way, each by itself, so that the others are there. */
  async #replace(
    changed: Dataset[],
    drop: string[],
    failed: Map<string, Error>,
    options?: { signal?: AbortSignal },
  ): Promise<LoadWarning[]> {
    try {
      const warnings = await this.#runner.load(changed, { ...options, drop });
      for (const dataset of changed) this.#held.set(keyOf(dataset), dataset);
      return warnings;
    } catch (error) {
      if (options?.signal?.aborted || isOfEngine(error)) throw error;
      const [only, ...others] = changed;
      if (!only) throw error;
      if (others.length === 0) {
        failed.set(keyOf(only), error as Error);
        this.#report(error);
        await this.#runner.load([], { ...options, drop: [...drop, keyOf(only)] });
        this.#held.delete(keyOf(only));
        return [];
      }
      const noticed: LoadWarning[] = [];
      for (const dataset of changed) noticed.push(...(await this.#replace([dataset], [], failed, options)));
      await this.#runner.load([], { ...options, drop });
      return noticed;
    }
  }
}

/** The engine tells names in capitals from others as little. */
const keyOf = ({ tableName }: Dataset): string => String(tableName).toLowerCase();

const isSame = (held: Dataset | undefined, dataset: Dataset): boolean =>
  held === dataset ||
  (held !== undefined &&
    held.tableName === dataset.tableName &&
    held.data === dataset.data &&
    held.version === dataset.version &&
    JSON.stringify(held.columns) === JSON.stringify(dataset.columns));

const ENGINE_CODES = new Set(['ENGINE_LOAD', 'ENGINE_CRASHED', 'asset_not_found']);

/** No data set is to blame: the next one would fare alike. */
const isOfEngine = (error: unknown): boolean => DeckError.is(error) && ENGINE_CODES.has(error.code);
