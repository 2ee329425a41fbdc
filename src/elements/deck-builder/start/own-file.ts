import { recommendWidgets } from '../../../core/analyst/index.js';
import type { BuilderDashboardConfig } from '../../../core/chart/types.js';
import type { DeclaredColumn } from '../../../core/intake/declared-column.js';
import { readData } from '../../../core/intake/read-data.js';
import type { Reading } from '../../../core/intake/reading.js';
import type { Dataset } from '../../../core/query/types.js';
import { isAbort } from '../../../core/errors.js';
import type { Connection, ConnectionOptions } from '../connection.js';
import { forgetCorrections, rememberCorrections, rememberedCorrections } from './corrections.js';

/** A file that a person gave, and how it was read. */
export interface OwnFile {
  readonly file: File;
  readonly reading: Reading;
  readonly tables: readonly Dataset[];
  /** What the person said of its columns. */
  readonly columns: readonly DeclaredColumn[];
  /** Corrections of a file with the same columns were applied. */
  readonly isRemembered: boolean;
}

export type OwnFilesState =
  | { readonly phase: 'empty' }
  | { readonly phase: 'reading'; readonly name: string }
  | { readonly phase: 'choosing' }
  | { readonly phase: 'failed'; readonly message: string }
  | { readonly phase: 'read' };

export interface OwnFilesPorts {
  connection: Connection;
  connect: () => ConnectionOptions;
  /** BCP 47: decides what nothing in a file does. */
  locale: () => string;
  /** Takes the dashboard that was chosen for the tables. */
  /** The page gives no dashboard. */
  isBare: () => boolean;
  begin: (config?: BuilderDashboardConfig, datasets?: Dataset[]) => void;
  changed: () => void;
}

/** Files as the beginning of a deck: reads them, takes corrections, and has a dashboard chosen for them. */
export class OwnFiles {
  readonly #ports: OwnFilesPorts;
  #state: OwnFilesState = Object.freeze({ phase: 'empty' });
  #files: readonly OwnFile[] = Object.freeze([]);
  #running: AbortController | undefined;

  constructor(ports: OwnFilesPorts) {
    this.#ports = ports;
  }

  get state(): OwnFilesState {
    return this.#state;
  }

  get files(): readonly OwnFile[] {
    return this.#files;
  }

  /** Reads files, and begins with them. */
  async add(given: readonly File[]): Promise<void> {
    if (given.length === 0) return;
    await this.#run(async (signal) => {
      const files: OwnFile[] = [];
      for (const file of given) files.push(await this.#read(file, undefined, files, signal));
      await this.#begin(files, signal);
    });
  }

  /** Reads a file once more with what the person says of a column. */
  async correct(own: OwnFile, wish: DeclaredColumn): Promise<void> {
    const before = own.columns.find(({ name }) => name === wish.name);
    const columns = [...own.columns.filter((column) => column !== before), { ...before, ...wish }];
    rememberCorrections(own.reading, columns);
    await this.#readAgain(own, columns);
  }

  /** Reads a file as if nothing had been said of its columns. */
  async forget(own: OwnFile): Promise<void> {
    forgetCorrections(own.reading);
    await this.#readAgain(own, []);
  }

  /** Chooses a dashboard for tables that the page gave. */
  async beginWith(datasets: Dataset[]): Promise<void> {
    if (this.#state.phase === 'choosing') return;
    await this.#run(async (signal) => {
      const config = await this.#choose(datasets, signal);
      // The page may have given its own meanwhile.
      if (this.#ports.isBare()) this.#ports.begin(config, datasets);
    });
  }

  cancel(): void {
    this.#running?.abort();
  }

  /** Gives the start back to other files. */
  clear(): void {
    this.cancel();
    this.#files = Object.freeze([]);
    this.#set({ phase: 'empty' });
    this.#ports.begin();
  }

  #readAgain(own: OwnFile, columns: readonly DeclaredColumn[]): Promise<void> {
    return this.#run(async (signal) => {
      const others = this.#files.filter((file) => file !== own);
      const again = await this.#read(own.file, columns, others, signal);
      await this.#begin(
        this.#files.map((file) => (file === own ? again : file)),
        signal,
      );
    });
  }

  async #read(
    file: File,
    said: readonly DeclaredColumn[] | undefined,
    others: readonly OwnFile[],
    signal: AbortSignal,
  ): Promise<OwnFile> {
    this.#set({ phase: 'reading', name: file.name });
    const locale = this.#ports.locale();
    const taken = new Set(others.flatMap(({ tables }) => tables.map(({ tableName }) => tableName)));
    let found = await readData(file, { locale, signal, columns: [...(said ?? [])] });
    const remembered = said ? [] : rememberedCorrections(found.reading);
    const columns = said ?? remembered;
    const name = found.tables[0]?.tableName ?? '';
    const tableName = taken.has(name) ? `${name}_${others.length + 1}` : name;
    if (remembered.length > 0 || tableName !== name)
      found = await readData(file, { locale, signal, tableName, columns: [...columns] });
    const { reading, tables } = found;
    if (reading.error) throw new Error(reading.message);
    return Object.freeze({ file, reading, tables, columns, isRemembered: remembered.length > 0 });
  }

  async #begin(files: readonly OwnFile[], signal: AbortSignal): Promise<void> {
    const datasets = files.flatMap(({ tables }) => [...tables]);
    const config = await this.#choose(datasets, signal);
    this.#files = Object.freeze([...files]);
    this.#ports.begin(config, datasets);
  }

  async #choose(datasets: Dataset[], signal: AbortSignal): Promise<BuilderDashboardConfig> {
    this.#set({ phase: 'choosing' });
    const { connection, connect } = this.#ports;
    const { runQuery, schema } = await connection.engine({ ...connect(), datasets }, true);
    signal.throwIfAborted();
    const tables = (await schema?.()) ?? [];
    const config = await recommendWidgets(tables, (sql) => runQuery(sql, { signal }));
    signal.throwIfAborted();
    return config;
  }

  async #run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    try {
      await work(running.signal);
      this.#set({ phase: 'read' });
    } catch (error) {
      if (this.#running !== running) return;
      const isOver = isAbort(error) || running.signal.aborted;
      this.#set(isOver ? { phase: 'empty' } : { phase: 'failed', message: (error as Error).message });
    }
  }

  #set(state: OwnFilesState): void {
    this.#state = Object.freeze(state);
    this.#ports.changed();
  }
}
