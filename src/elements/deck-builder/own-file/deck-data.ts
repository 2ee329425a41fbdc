import { nothing, type ReactiveController, type TemplateResult } from 'lit';
import { recommendWidgets } from '../../../core/analyst/index.js';
import { newId } from '../../../core/deck/new-id.js';
import type { Dataset, TableSchema } from '../../../core/query/types.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import { Modal } from '../../shared/modal.js';
import { insertSlides } from '../add-slide/insert-slides.js';
import { SlideAsker } from '../add-slide/slide-asker.js';
import type { RefreshAccess } from '../refresh/refresh-access.js';
import type { WorkbenchContext } from '../workbench/context.js';
import { deckDataDialog } from './deck-data-dialog.js';
import { ownFileStyles } from './own-file.styles.js';
import { OwnFiles, type OwnFile } from './own-files.js';
import { tablesNamed } from './tables-named.js';

/** A file of data for a deck that is open: how it was read, then new slides from it, or new rows for a table of the deck. */
export class DeckData implements ReactiveController {
  readonly #context: WorkbenchContext;
  readonly #refresh: RefreshAccess;
  readonly #modal: Modal;
  readonly files: OwnFiles;
  /** Names of the files, while the dialog is open. */
  names: string | undefined;
  /** Slides of the files are written. */
  isWriting = false;
  /** Tables whose rows the files may replace, the one most like them first. */
  targets: readonly string[] = [];
  /** The first target has the columns of the file. */
  isReplacement = false;

  constructor(context: WorkbenchContext, refresh: RefreshAccess) {
    const { host, localize } = context;
    this.#context = context;
    this.#refresh = refresh;
    this.#modal = new Modal(host, 'deck-data');
    this.files = new OwnFiles({
      locale: () => localize.locale,
      takenNames: () => this.#datasets.map(({ tableName }) => tableName),
      use: (files, signal) => this.#findTargets(files, signal),
      changed: () => host.requestUpdate(),
    });
    host.addController(this);
    adoptStyles(host.renderRoot, [ownFileStyles]);
  }

  /** Nobody would see how it ends. */
  hostDisconnected(): void {
    this.close();
  }

  async take(given: readonly File[]): Promise<void> {
    this.names = given.map(({ name }) => name).join(', ');
    await this.files.add(given);
  }

  close(): void {
    this.names = undefined;
    this.isWriting = false;
    this.targets = [];
    this.files.clear();
  }

  render(): TemplateResult | typeof nothing {
    if (this.names === undefined) return nothing;
    return deckDataDialog(this, this.names, this.#modal, this.#context.words);
  }

  /** Chooses charts for the tables, and puts their slides behind the current one. */
  async addSlides(): Promise<void> {
    const { session, ports, words, currentId, deck } = this.#context;
    const added = this.files.files.flatMap(({ tables }) => [...tables]);
    const before = ports.host.datasets;
    if (!deck) return;
    this.isWriting = true;
    let isAdded = false;
    await this.files.run(async (signal) => {
      ports.host.datasets = [...this.#datasets, ...added];
      const asker = await SlideAsker.open(ports.connection, ports.connect(), signal, () => undefined);
      const names = new Set(added.flatMap(({ tableName }) => [tableName, `${tableName}_long`]));
      const own = asker.tables.filter(({ name }) => names.has(name));
      const { widgets } = await recommendWidgets(own, (sql) => asker.run(sql, signal), deck.format);
      if (widgets.length === 0) throw new Error(words.noChartOfData);
      const fresh = widgets.map((widget) => ({ ...widget, id: newId('data') }));
      const written = await asker.write(fresh, deck, ports.writing(), signal);
      const refresher = await this.#refresh.open();
      signal.throwIfAborted();
      const ids = insertSlides(session, refresher, written, currentId);
      isAdded = true;
      this.close();
      if (ids[0] !== undefined) this.#context.select(ids[0], true);
      this.#context.say(words.slidesAdded(ids.length));
    });
    this.isWriting = false;
    if (!isAdded) ports.host.datasets = before;
  }

  /** Gives a table the rows of the file, and shows what they change; left as it was, the table has its own rows again. */
  async replace(tableName: string): Promise<void> {
    const { host, connection, connect, ownSql } = this.#context.ports;
    const [own] = this.files.files;
    const [table] = own?.tables ?? [];
    if (!own || !table) return;
    const before = host.datasets;
    const old = before?.find((dataset) => dataset.tableName === tableName);
    const others = this.#datasets.filter((dataset) => dataset !== old);
    this.close();
    host.datasets = [...others, replacement(old, own, table, tableName)];
    const refresher = await this.#refresh.open();
    await refresher?.start({
      engine: async () => (await connection.engine(connect(), true)).runQuery,
      trusted: ownSql(),
      left: () => {
        host.datasets = before;
      },
    });
  }

  get #datasets(): readonly Dataset[] {
    return this.#context.ports.host.datasets ?? [];
  }

  /** The tables of the page, and those that the queries of a deck from elsewhere name. */
  async #findTargets(files: readonly OwnFile[], signal: AbortSignal): Promise<void> {
    this.targets = [];
    this.isReplacement = false;
    const [read, ...others] = files.flatMap(({ tables }) => [...tables]);
    if (!read || others.length > 0) return;
    const { ports, deck } = this.#context;
    const { schema } = await ports.connection.engine(ports.connect(), false);
    const tables = (await schema?.()) ?? [];
    signal.throwIfAborted();
    const names = new Set([
      ...this.#datasets.map(({ tableName }) => tableName),
      ...Object.values(deck?.sources ?? {}).flatMap(({ sql }) => tablesNamed(sql)),
    ]);
    const columns = new Set(read.data.columns.map(({ name }) => name.toLowerCase()));
    const alike = (name: string): number => shareOfColumns(tables, name, columns);
    this.targets = [...names].filter((name) => !name.endsWith('_long')).sort((a, b) => alike(b) - alike(a));
    this.isReplacement = this.targets[0] !== undefined && alike(this.targets[0]) >= 0.5;
  }
}

/** How many of a table's columns are among others, of 1. */
function shareOfColumns(tables: readonly TableSchema[], name: string, others: ReadonlySet<string>): number {
  const { columns = [] } = tables.find((table) => table.name.toLowerCase() === name.toLowerCase()) ?? {};
  if (columns.length === 0) return 0;
  return columns.filter((column) => others.has(column.name.toLowerCase())).length / columns.length;
}

/** What the page declares of columns wins over what was found, and over what the person said. */
function replacement(
  old: Dataset | undefined,
  { file, corrections }: OwnFile,
  table: OwnFile['tables'][number],
  tableName: string,
): Dataset {
  const { name = file.name, columns: declared } = old ?? {};
  if (!declared) return { name, tableName, data: table.data };
  const { columns, ...read } = corrections;
  const names = new Set(declared.map((column) => column.name));
  return {
    ...{ name, tableName, data: file, read: { ...old?.read, ...read } },
    columns: [...declared, ...columns.filter((column) => !names.has(column.name))],
  };
}
