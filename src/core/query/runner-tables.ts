import { untilAborted } from '../until-aborted.js';
import { isSnapshot, readDataset, type DatasetReading } from './dataset-reader.js';
import { fillTable } from './fill-table.js';
import type { ColumnMeaning } from '../intake/reading.js';
import type { IngestColumn } from '../intake/table-types.js';
import type { SourceOptions } from '../intake/source.js';
import { abortError } from './query-cache.js';
import type { Snapshot, SnapshotStore } from './snapshot.js';
import type { SqlEngine } from './sql-engine.js';
import { quoteName } from './sql-text.js';
import { wideView, type WideView } from './wide-view.js';
import type { Dataset, LoadOptions, LoadProgress, LoadWarning } from './types.js';

export interface TableOptions {
  /** For datasets given as URLs. */
  fetch?: SourceOptions['fetch'] | undefined;
  /** Where tables are kept for the next visit. */
  snapshots?: SnapshotStore | undefined;
  onProgress?: ((progress: LoadProgress) => void) | undefined;
  /** Told of what is noticed after a load has been answered. */
  onWarning?: ((warning: LoadWarning) => void) | undefined;
}

interface HeldTable {
  dataset: Dataset;
  rowCount: number;
  content: string | undefined;
  meanings: ReadonlyMap<string, ColumnMeaning>;
  /** Where its columns are periods: its rows once more, one for each of them. */
  long: WideView | undefined;
  /** Another number each time the rows are replaced. */
  revision: number;
}

interface StagedTable extends Omit<HeldTable, 'revision'> {
  staging: string;
  snapshot?: Snapshot | undefined;
}

/** The tables that a runner's engine holds, and the datasets that they came from. */
export class RunnerTables {
  private readonly held = new Map<string, HeldTable>();
  private readonly engine: SqlEngine;
  private readonly options: TableOptions;
  private saving: Promise<unknown> = Promise.resolve();
  private revisions = 0;

  constructor(engine: SqlEngine, options: TableOptions) {
    this.engine = engine;
    this.options = options;
  }

  /** As the host spells them, with what is known of their columns. */
  list(): { name: string; rowCount: number; meanings: ReadonlyMap<string, ColumnMeaning> }[] {
    return [...this.held.values()].flatMap(({ dataset, rowCount, meanings, long }) => [
      { name: dataset.tableName, rowCount, meanings },
      ...(long
        ? [{ name: long.name, rowCount: rowCount * long.periods, meanings: withValue(meanings, long) }]
        : []),
    ]);
  }

  /**
   * The revisions of all tables whose name stands anywhere in the SQL, of all where it may list them: other ones once rows that it may
   * read were replaced.
   */
  revisionsFor(sql: string): string {
    const text = sql.toLowerCase();
    const any = text.includes('show');
    return [...this.held]
      .filter(([name]) => any || text.includes(name) || text.includes(name.replaceAll('"', '""')))
      .map(([, { revision }]) => revision)
      .join();
  }

  /** True where `revisions` holds one that was replaced since `revisionsFor` gave it. */
  isStale(revisions: string): boolean {
    const current = new Set([...this.held.values()].map(({ revision }) => String(revision)));
    return revisions.split(',').some((revision) => revision !== '' && !current.has(revision));
  }

  /** Loads what has changed, in one transaction: a query sees either all old tables or all new ones. */
  async load(datasets: Dataset[], { signal, drop = [] }: LoadOptions = {}): Promise<LoadWarning[]> {
    const gone = drop.map(keyOf).filter((key) => this.held.has(key));
    return this.replace(datasets, gone, signal);
  }

  /** Loads again what a lost engine held. */
  async reload(): Promise<void> {
    const tables = [...this.held.values()];
    for (const table of tables) table.content = undefined;
    await this.replace(
      tables.map(({ dataset }) => dataset),
      [],
    );
  }

  /** Forgets the tables, once what is being kept of them is written. */
  async close(): Promise<void> {
    this.held.clear();
    await this.saving;
  }

  private async replace(datasets: Dataset[], gone: string[], signal?: AbortSignal): Promise<LoadWarning[]> {
    const readings = this.readAll(datasets, signal);
    const staged: StagedTable[] = [];
    const warnings: LoadWarning[] = [];
    try {
      for (const [at, dataset] of datasets.entries()) {
        const pending = readings[at] as Promise<DatasetReading | undefined>;
        const reading = await (signal ? untilAborted(pending, signal, abortError) : pending);
        if (!reading) continue;
        const staging = `__deckwright_load_${staged.length}`;
        const { rowCount, columns } = reading.table;
        const meanings = new Map(columns.flatMap(({ name, meaning }) => (meaning ? [[name, meaning]] : [])));
        const long = this.longView(dataset, columns, datasets);
        const entry: StagedTable = { staging, dataset, rowCount, content: reading.content, meanings, long };
        staged.push(entry);
        entry.snapshot = await this.stage(staging, dataset, reading, signal);
        warnings.push(...reading.table.warnings);
        signal?.throwIfAborted();
      }
      const moves = this.moves(staged, gone);
      if (moves !== '') await this.engine.execute(moves);
    } catch (error) {
      // A lost engine has nothing to undo, and must not come back empty before its tables are loaded again.
      if (this.engine.alive) await this.undo(staged);
      if (signal?.aborted) throw abortError();
      throw error;
    }
    for (const key of gone) this.held.delete(key);
    for (const held of this.held.values()) {
      const name = held.long && keyOf(held.long.name);
      if (staged.some(({ dataset }) => keyOf(dataset.tableName) === name)) held.long = undefined;
    }
    for (const { dataset, rowCount, content, meanings, long } of staged) {
      this.revisions += 1;
      this.held.set(keyOf(dataset.tableName), {
        dataset,
        rowCount,
        content,
        meanings,
        long,
        revision: this.revisions,
      });
    }
    this.save(staged);
    return warnings;
  }

  /** All at once, since they come over the network; the engine starts beside them where one will be needed. */
  private readAll(datasets: Dataset[], signal?: AbortSignal): Promise<DatasetReading | undefined>[] {
    const { fetch, snapshots } = this.options;
    const known = (dataset: Dataset) => this.held.get(keyOf(dataset.tableName))?.content;
    if (datasets.some((dataset) => known(dataset) === undefined)) this.engine.warm();
    const readings = datasets.map((dataset) =>
      readDataset(dataset, known(dataset), {
        snapshots,
        onProgress: this.progressOf(dataset, 0),
        ...(signal && { signal }),
        ...(fetch && { fetch }),
      }),
    );
    void Promise.allSettled(readings);
    return readings;
  }

  private async stage(
    staging: string,
    dataset: Dataset,
    reading: DatasetReading,
    signal?: AbortSignal,
  ): Promise<Snapshot | undefined> {
    const { snapshots, fetch } = this.options;
    const options = { signal, onProgress: this.progressOf(dataset, 0.5), keep: snapshots !== undefined };
    const table = dataset.tableName;
    try {
      return await fillTable(
        this.engine,
        staging,
        { table, data: reading.table, content: reading.content },
        options,
      );
    } catch (error) {
      if (!isSnapshot(reading.table) || signal?.aborted) throw error;
    }
    // What the browser kept is broken: it is loaded as if nothing had been kept.
    await snapshots?.remove(keyOf(table)).catch(() => undefined);
    const again = await readDataset(dataset, undefined, {
      ...(signal && { signal }),
      ...(fetch && { fetch }),
    });
    Object.assign(reading, again);
    return fillTable(this.engine, staging, { table, data: reading.table, content: reading.content }, options);
  }

  private async undo(staged: StagedTable[]): Promise<void> {
    // Whatever failed may have left its transaction open. Without one this is refused, which is as good.
    await this.engine.execute('ROLLBACK').catch(() => undefined);
    for (const { staging } of staged) {
      await this.engine.execute(`DROP TABLE IF EXISTS ${this.ref(staging)}`).catch(() => undefined);
    }
  }

  private moves(staged: StagedTable[], gone: string[]): string {
    if (staged.length + gone.length === 0) return '';
    // Views first: a table may take the name of one.
    const changed = new Set([...gone, ...staged.map(({ dataset }) => keyOf(dataset.tableName))]);
    const views = [...this.held].flatMap(([key, { long }]) =>
      long && (changed.has(key) || changed.has(keyOf(long.name)))
        ? [`DROP VIEW IF EXISTS ${this.ref(long.name)};`]
        : [],
    );
    const drops = gone.map(
      (key) => `DROP TABLE IF EXISTS ${this.ref(this.held.get(key)?.dataset.tableName ?? key)};`,
    );
    const swaps = staged.flatMap(({ staging, dataset: { tableName } }) => [
      `DROP TABLE IF EXISTS ${this.ref(tableName)};`,
      `ALTER TABLE ${this.ref(staging)} RENAME TO ${quoteName(tableName)};`,
    ]);
    const longs = staged.flatMap(({ long }) =>
      long ? [`CREATE VIEW ${this.ref(long.name)} AS ${long.sql};`] : [],
    );
    return ['BEGIN TRANSACTION;', ...views, ...drops, ...swaps, ...longs, 'COMMIT;'].join('\n');
  }

  /** None where a dataset has its name. */
  private longView(
    { tableName }: Dataset,
    columns: readonly Pick<IngestColumn, 'name' | 'type'>[],
    datasets: readonly Dataset[],
  ): WideView | undefined {
    const view = wideView(tableName, columns, this.ref(tableName));
    const key = view && keyOf(view.name);
    const isTaken =
      key !== undefined && (this.held.has(key) || datasets.some((other) => keyOf(other.tableName) === key));
    return isTaken ? undefined : view;
  }

  /** Not waited for: the tables are ready. */
  private save(staged: StagedTable[]): void {
    const { snapshots, onWarning } = this.options;
    for (const { dataset, snapshot } of staged) {
      if (!snapshots || !snapshot) continue;
      const table = dataset.tableName;
      this.saving = Promise.all([
        this.saving,
        snapshots.write(keyOf(table), snapshot).catch((error: unknown) => {
          const why = error instanceof Error ? error.message || error.name : String(error);
          const message = `Dataset "${table}" is not kept for the next visit: ${why}`;
          onWarning?.({ table, code: 'not_persisted', message });
        }),
      ]);
    }
  }

  /** Reading is the first half of a table's loading, filling the second. */
  private progressOf({ tableName }: Dataset, from: number): ((done: number) => void) | undefined {
    const { onProgress } = this.options;
    return onProgress && ((done) => onProgress({ phase: 'table', table: tableName, done: from + done / 2 }));
  }

  private ref(name: string): string {
    return `${quoteName(this.engine.schema)}.${quoteName(name)}`;
  }
}

const keyOf = (tableName: string): string => String(tableName).toLowerCase();

/** The values of a view mean what the columns of periods mean. */
function withValue(
  meanings: ReadonlyMap<string, ColumnMeaning>,
  { value }: WideView,
): ReadonlyMap<string, ColumnMeaning> {
  const meaning = meanings.get(value.of);
  return meaning ? new Map([...meanings, [value.name, meaning]]) : meanings;
}
