import { ContextProvider } from '@lit/context';
import { css, html, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { ReportCallbacks } from '../../core/generation/index.js';
import { reportContext } from '../shared/contexts.js';
import { DeckElement } from '../shared/deck-element.js';

/**
 * Gives the elements inside it the bundle of service calls that `createReportCallbacks` makes.
 *
 * @tag report-provider
 * @slot - The elements that use it.
 */
export class ReportProvider extends DeckElement {
  static override tag = 'report-provider';
  static override styles: CSSResultGroup = css`
    :host {
      display: contents;
    }
  `;

  /** What `createReportCallbacks` returned. */
  @property({ attribute: false }) callbacks: ReportCallbacks | undefined;

  private readonly provider = new ContextProvider(this, { context: reportContext });

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('callbacks')) this.provider.setValue(this.callbacks);
  }

  protected override render(): TemplateResult {
    return html`<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'report-provider': ReportProvider;
  }
}
