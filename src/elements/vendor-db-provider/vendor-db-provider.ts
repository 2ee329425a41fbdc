import { ContextProvider } from '@lit/context';
import { css, html, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Dataset, QueryResult, RunQueryOptions } from '../../core/query/types.js';
import { databaseContext } from '../shared/contexts.js';
import type { Database } from '../shared/database.js';
import { DeckElement } from '../shared/deck-element.js';
import { DbErrorEvent, DbProgressEvent, DbReadyEvent, DbWarningEvent } from '../shared/events.js';
import { loadDatabase } from '../shared/load.js';
import type { PageDatabase } from '../shared/query-desk.js';

/**
 * Gives the elements inside it one database in the page. The first query starts it and loads the data sets.
 *
 * @tag vendor-db-provider
 * @fires {DbReadyEvent} db-ready - The data sets are loaded, after the first query and after each new list. `tables` names them.
 * @fires {DbProgressEvent} db-progress - How far the engine's start or a table's loading is: `progress`.
 * @fires {DbWarningEvent} db-warning - What was noticed while loading: renamed or mixed columns, no room to persist. `warnings`.
 * @fires {DbErrorEvent} db-error - The database or a data set could not be loaded: `error` says why. Queries that need it fail with the same.
 * @slot - The elements that use it.
 */
export class VendorDBProvider extends DeckElement {
  static override tag = 'vendor-db-provider';
  static override styles: CSSResultGroup = css`
    :host {
      display: contents;
    }
  `;

  /**
   * The tables. Nothing is loaded before the first query; a list that comes after it is loaded at once and takes the place of the one
   * before in one step. What is as it was in that one, or has its `version`, is not loaded again; tables that are not listed go.
   */
  @property({ attribute: false }) datasets: Dataset[] | undefined;

  /**
   * Keeps the tables in the browser for the next visit, as far as their data set has a `version` or consists of bytes. Read when the
   * database opens. `clear()` forgets them; where several people use one browser, their versions must differ.
   */
  @property({ type: Boolean }) persistence = false;

  private database: Database | undefined;
  private readonly run: PageDatabase = Object.assign(
    (sql: string, options?: RunQueryOptions) => this.runQuery(sql, options),
    { engine: async (tell) => (await this.open()).engine(tell) } satisfies Pick<PageDatabase, 'engine'>,
  );
  // Given to the first element that asks for it: the provider is registered before the consumers or after.
  protected readonly provider = new ContextProvider(this, {
    context: databaseContext,
    initialValue: this.run,
  });

  /** Runs one SELECT over the data sets; waits until they are loaded. @throws QueryError; what a data set failed with that it names */
  async runQuery(sql: string, options?: RunQueryOptions): Promise<QueryResult> {
    return (await this.open()).runQuery(sql, options);
  }

  /** Forgets what is persisted for this page. The loaded tables stay. */
  async clear(): Promise<void> {
    await (await this.open()).clear();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // Moved to another place of the page, as frameworks do with lists, it is back at once: its queries go on.
    queueMicrotask(() => {
      if (this.isConnected) return;
      void this.database?.close();
      this.database = undefined;
    });
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('datasets')) this.database?.announce(this.datasets ?? []);
  }

  protected override render(): TemplateResult {
    return html`<slot></slot>`;
  }

  private async open(): Promise<Database> {
    const { Database } = await loadDatabase();
    this.database ??= new Database({
      persistence: this.persistence,
      onProgress: (progress) => this.dispatchEvent(new DbProgressEvent(progress)),
      onWarning: (warning) => this.dispatchEvent(new DbWarningEvent([warning])),
      onLoaded: (tables, warnings) => {
        if (warnings.length > 0) this.dispatchEvent(new DbWarningEvent(warnings));
        this.dispatchEvent(new DbReadyEvent(tables));
      },
      onError: (error) => this.dispatchEvent(new DbErrorEvent(error)),
    });
    if (this.datasets) this.database.announce(this.datasets);
    return this.database;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vendor-db-provider': VendorDBProvider;
  }
}
