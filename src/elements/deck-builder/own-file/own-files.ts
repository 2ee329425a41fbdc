import { isAbort } from '../../../core/errors.js';
import type { DeclaredColumn } from '../../../core/intake/declared-column.js';
import { readData, tableNameOf, type ReadData } from '../../../core/intake/read-data.js';
import type { Reading, TableReading } from '../../../core/intake/reading.js';
import {
  forgetCorrections,
  NO_CORRECTIONS,
  rememberCorrections,
  rememberedCorrections,
  shapeOf,
  type Corrections,
} from './corrections.js';

/** A file that a person gave, and how it was read. */
export interface OwnFile {
  readonly file: File;
  readonly reading: Reading;
  readonly tables: ReadData['tables'];
  readonly corrections: Corrections;
  /** The corrections are those of a file of the same shape. */
  readonly isRemembered: boolean;
  /** What files are compared by that are read alike. */
  readonly shape: string;
}

export type OwnFilesState =
  | { readonly phase: 'empty' }
  | { readonly phase: 'reading'; readonly name: string }
  | { readonly phase: 'using' }
  | { readonly phase: 'failed'; readonly message: string }
  | { readonly phase: 'read' };

export interface OwnFilesPorts {
  /** BCP 47: decides what nothing in a file does. */
  locale: () => string;
  /** Names that tables of files must not take. */
  takenNames: () => readonly string[];
  /** Does what the files are for, once they are read. */
  use: (files: readonly OwnFile[], signal: AbortSignal) => Promise<void>;
  changed: () => void;
}

/** Files of a person: reads them, and again with what the person corrects. */
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

  async add(given: readonly File[]): Promise<void> {
    if (given.length === 0) return;
    await this.run(async (signal) => {
      const files: OwnFile[] = [];
      for (const file of given) files.push(await this.#read(file, undefined, files, signal));
      await this.#use(files, signal);
    });
  }

  /** Reads a file once more with what the person says of a column. */
  async correctColumn(own: OwnFile, wish: DeclaredColumn): Promise<void> {
    const { columns } = own.corrections;
    const before = columns.find(({ name }) => name === wish.name);
    await this.correct(own, {
      columns: [...columns.filter((column) => column !== before), { ...before, ...wish }],
    });
  }

  /** Reads a file once more with what the person says of it. */
  async correct(own: OwnFile, wish: Partial<Corrections>): Promise<void> {
    const corrections = { ...own.corrections, ...wish };
    rememberCorrections(own.shape, corrections);
    await this.#readAgain(own, corrections);
  }

  /** Reads a file as if nothing had been said of it. */
  async forget(own: OwnFile): Promise<void> {
    forgetCorrections(own.shape);
    await this.#readAgain(own, NO_CORRECTIONS);
  }

  cancel(): void {
    this.#running?.abort();
  }

  clear(): void {
    this.cancel();
    this.#running = undefined;
    this.#files = Object.freeze([]);
    this.#set({ phase: 'empty' });
  }

  /** Does one thing at a time: a newer one stops it. */
  async run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    this.#set({ phase: 'using' });
    try {
      await work(running.signal);
      if (this.#running === running) this.#set({ phase: this.#files.length > 0 ? 'read' : 'empty' });
    } catch (error) {
      if (this.#running !== running) return;
      const isOver = isAbort(error) || running.signal.aborted;
      if (!isOver) this.#set({ phase: 'failed', message: (error as Error).message });
      else this.#set({ phase: this.#files.length > 0 ? 'read' : 'empty' });
    }
  }

  #readAgain(own: OwnFile, corrections: Corrections): Promise<void> {
    return this.run(async (signal) => {
      const others = this.#files.filter((file) => file !== own);
      const again = await this.#read(own.file, { ...own, corrections }, others, signal);
      await this.#use(
        this.#files.map((file) => (file === own ? again : file)),
        signal,
      );
    });
  }

  async #read(
    file: File,
    before: OwnFile | undefined,
    others: readonly OwnFile[],
    signal: AbortSignal,
  ): Promise<OwnFile> {
    this.#set({ phase: 'reading', name: file.name });
    const locale = this.#ports.locale();
    const taken = others.flatMap(({ tables }) => tables.map((table) => table.tableName));
    const tableName = free(tableNameOf(file.name), [...this.#ports.takenNames(), ...taken]);
    const read = ({ columns, ...options }: Corrections): Promise<ReadData> =>
      readData(file, { ...options, tableName, locale, signal, columns: [...columns] });
    let found = await read(before?.corrections ?? NO_CORRECTIONS);
    const shape = before?.shape ?? shapeOf(found.reading);
    const remembered = before ? undefined : rememberedCorrections(shape);
    const corrections = before?.corrections ?? remembered ?? NO_CORRECTIONS;
    if (remembered) found = await read(corrections);
    const { reading, tables } = found;
    if (reading.error) throw new Error(reading.message);
    return Object.freeze({
      ...{ file, reading, tables, corrections, shape },
      isRemembered: remembered !== undefined,
    });
  }

  async #use(files: readonly OwnFile[], signal: AbortSignal): Promise<void> {
    this.#set({ phase: 'using' });
    await this.#ports.use(files, signal);
    this.#files = Object.freeze([...files]);
  }

  #set(state: OwnFilesState): void {
    this.#state = Object.freeze(state);
    this.#ports.changed();
  }
}

/** The tables of a file, as they are described. */
export const tablesRead = ({ reading: { table, tables } }: OwnFile): readonly TableReading[] =>
  tables ?? (table ? [table] : []);

/** `sales`, or `sales_2` where that is taken. */
function free(name: string, taken: readonly string[]): string {
  let tried = name;
  for (let at = 2; taken.includes(tried); at += 1) tried = `${name}_${at}`;
  return tried;
}
