import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { writeName } from '../../core/query/sql-name.js';
import type { Column, LoadProgress, TableSchema } from '../../core/query/types.js';
import { allWords } from '../shared/all-words.js';
import { icon } from '../shared/icons.js';
import { isSameStep, loadingWords, progressBar } from '../shared/load-progress.js';
import type { LocalizeController } from '../shared/localize-controller.js';

/** From so many names on there is a field to filter them. */
const MANY = 12;
/** Tables that are shown with their columns at first. */
const FEW_TABLES = 2;
/** Names drawn at most; the filter finds the others. */
const DRAWN = { tables: 100, columns: 200 };

type LoadTables = (tell: (progress: LoadProgress) => void) => Promise<TableSchema[] | undefined>;

/** The tables of the engine with their columns; a name that is clicked goes into the editor. */
export class SchemaBrowser {
  readonly #host: ReactiveElement;
  readonly #localize: LocalizeController;
  readonly #load: LoadTables;
  #tables: readonly TableSchema[] | undefined;
  #loading: Promise<void> | undefined;
  #progress: LoadProgress | undefined;
  #error: unknown;
  #filter = '';
  /** Tables whose columns a person has shown or put away. */
  readonly #toggled = new Map<string, boolean>();

  constructor(host: ReactiveElement, localize: LocalizeController, load: LoadTables) {
    this.#host = host;
    this.#localize = localize;
    this.#load = load;
  }

  get known(): readonly TableSchema[] {
    return this.#tables ?? [];
  }

  /** Asks the engine once; what failed is asked again the next time. */
  load(): Promise<void> {
    this.#loading ??= this.#ask();
    return this.#loading;
  }

  render(insert: (text: string) => void): TemplateResult {
    const messages = allWords(this.#localize.messages);
    return html`<details
      class="tables"
      @toggle=${(event: Event) => void this.#opened(event.target as HTMLDetailsElement)}
    >
      <summary>${icon('table')}${messages.tables}</summary>
      ${this.#content(insert)}
    </details>`;
  }

  async #opened(details: HTMLDetailsElement): Promise<void> {
    if (!details.open) return;
    // They may be other ones since they were last looked at; those stand there meanwhile.
    if (this.#tables) this.#loading = undefined;
    await this.load();
    await this.#host.updateComplete;
    details.scrollIntoView({ block: 'nearest' });
  }

  async #ask(): Promise<void> {
    try {
      this.#error = undefined;
      this.#host.requestUpdate();
      this.#tables = (await this.#load((progress) => this.#show(progress))) ?? [];
    } catch (error) {
      this.#error = error;
      this.#loading = undefined;
    }
    this.#progress = undefined;
    this.#host.requestUpdate();
  }

  #show(progress: LoadProgress): void {
    const same = isSameStep(this.#progress, progress);
    this.#progress = progress;
    if (!same && !this.#tables) this.#host.requestUpdate();
  }

  #content(insert: (text: string) => void): TemplateResult {
    const messages = allWords(this.#localize.messages);
    if (this.#error !== undefined) {
      return html`<div class="table-state" role="alert">
        <p class="hint" dir="auto">${this.#localize.error(this.#error)}</p>
        <button class="button outlined small" type="button" @click=${() => void this.load()}>
          ${messages.retry}
        </button>
      </div>`;
    }
    if (!this.#tables) {
      const words = loadingWords(this.#progress, messages, messages.loading);
      return html`<div class="table-state">
        <p class="hint" role="status">${words}</p>
        ${this.#progress ? progressBar(this.#progress.done, words) : nothing}
      </div>`;
    }
    if (this.#tables.length === 0)
      return html`<p class="hint table-state" role="status">${messages.noTables}</p>`;
    const found = filtered(this.#tables, this.#filter);
    return html`${namesIn(this.#tables) > MANY ? this.#field() : nothing}
    ${
      found.length === 0
        ? html`<p class="hint" role="status">${messages.noMatch}</p>`
        : html`<ul class="table-list">
            ${found.slice(0, DRAWN.tables).map((table) => this.#table(table, insert))}
          </ul>`
    }`;
  }

  #field(): TemplateResult {
    const messages = allWords(this.#localize.messages);
    return html`<input
      class="field"
      type="search"
      aria-label=${messages.filterNames}
      placeholder=${messages.filterNames}
      .value=${this.#filter}
      @input=${(event: Event) => {
        this.#filter = (event.target as HTMLInputElement).value;
        this.#host.requestUpdate();
      }}
    />`;
  }

  #table(table: TableSchema, insert: (text: string) => void): TemplateResult {
    const messages = allWords(this.#localize.messages);
    const { name, columns, rowCount } = table;
    const open = this.#toggled.get(name) ?? (this.known.length <= FEW_TABLES || this.#filter !== '');
    const toggle = (): void => {
      this.#toggled.set(name, !open);
      this.#host.requestUpdate();
    };
    return html`<li>
      <div class="table-row">
        <button
          class="toggle"
          type="button"
          aria-expanded=${open}
          aria-label=${name}
          @click=${toggle}
        ></button>
        ${nameButton(name, insert, messages.insertName(name))}
        <span class="fact" dir="auto">${messages.rows(rowCount, rowCount)}</span>
      </div>
      ${
        open
          ? html`<ul class="column-list">
              ${columns.slice(0, DRAWN.columns).map((column) => columnItem(column, insert, messages.insertName))}
            </ul>`
          : nothing
      }
    </li>`;
  }
}

function columnItem(
  { name, dbType }: Column,
  insert: (text: string) => void,
  label: (name: string) => string,
): TemplateResult {
  return html`<li class="table-row">
    ${nameButton(name, insert, label(name))}<span class="fact type" dir="ltr" title=${dbType}>${dbType}</span>
  </li>`;
}

/** The name is the button's text, so that a person who speaks to the page says what they see. */
const nameButton = (name: string, insert: (text: string) => void, title: string): TemplateResult =>
  html`<button class="name" type="button" dir="auto" title=${title} @click=${() => insert(writeName(name))}>
    ${name}
  </button>`;

const namesIn = (tables: readonly TableSchema[]): number =>
  tables.reduce((sum, { columns }) => sum + 1 + columns.length, 0);

/** A table that matches keeps all its columns; else those that match. */
function filtered(tables: readonly TableSchema[], filter: string): TableSchema[] {
  const wanted = filter.trim().toLowerCase();
  const matches = ({ name }: { name: string }): boolean => name.toLowerCase().includes(wanted);
  return tables.flatMap((table) => {
    const columns = matches(table) ? table.columns : table.columns.filter(matches);
    return matches(table) || columns.length > 0 ? [{ ...table, columns }] : [];
  });
}
