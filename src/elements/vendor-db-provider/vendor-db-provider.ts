import { ContextProvider } from '@lit/context';
import { css, html, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Dataset, QueryResult, RunQuery, RunQueryOptions } from '../../core/query/types.js';
import { databaseContext } from '../shared/contexts.js';
import { Database } from '../shared/database.js';
import { DeckElement } from '../shared/deck-element.js';
import { DbErrorEvent, DbReadyEvent } from '../shared/events.js';

/**
 * Gives the elements inside it one database in the page, loaded with the data sets.
 *
 * @tag vendor-db-provider
 * @fires {DbReadyEvent} db-ready - The data sets are loaded. `tables` names them.
 * @fires {DbErrorEvent} db-error - The database or a data set could not be loaded. `error` says why.
 * @slot - The elements that use it.
 */
export class VendorDBProvider extends DeckElement {
  static override tag = 'vendor-db-provider';
  static override styles: CSSResultGroup = css`
    :host {
      display: contents;
    }
  `;

  /** The tables. Those with the `version` they had before are not loaded again. */
  @property({ attribute: false }) datasets: Dataset[] | undefined;

  private database: Database | undefined;
  private readonly run: RunQuery = (sql, options) => this.runQuery(sql, options);
  // Given to the first element that asks for it: the provider is registered before the consumers or after.
  protected readonly provider = new ContextProvider(this, {
    context: databaseContext,
    initialValue: this.run,
  });

  /** Runs one SELECT over the data sets; waits until they are loaded. @throws QueryError */
  async runQuery(sql: string, options?: RunQueryOptions): Promise<QueryResult> {
    return this.open().runQuery(sql, options);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    void this.database?.close();
    this.database = undefined;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('datasets') && this.datasets) void this.load(this.datasets);
  }

  protected override render(): TemplateResult {
    return html`<slot></slot>`;
  }

  private open(): Database {
    this.database ??= new Database();
    return this.database;
  }

  private async load(datasets: Dataset[]): Promise<void> {
    try {
      await this.open().load(datasets);
      if (this.datasets === datasets && this.isConnected) {
        this.dispatchEvent(new DbReadyEvent(datasets.map(({ tableName }) => tableName)));
      }
    } catch (error) {
      if (this.isConnected) this.dispatchEvent(new DbErrorEvent(error as Error));
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vendor-db-provider': VendorDBProvider;
  }
}
