import { Task } from '@lit-labs/task';
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { applyEdits, type DeckEdit } from '../../core/deck/edits.js';
import type { Deck, Slide } from '../../core/deck/types.js';
import { DeckElement } from '../shared/deck-element.js';
import { DeckModifyRequestEvent, DeckSlideChangeEvent } from '../shared/events.js';
import { controlStyles, hostStyles } from '../shared/host-styles.js';
import { icon } from '../shared/icons.js';
import { LazyModule } from '../shared/lazy-module.js';
import { loadDataTab, loadPipeline, loadSqlEditor } from '../shared/load.js';
import { LocalizeController } from '../shared/localize-controller.js';
import type { QueryDesk } from '../shared/query-desk.js';
import { problemsOf } from './text-problems.js';
import { deckRightPanelStyles } from './deck-right-panel.styles.js';

const TABS = ['text', 'notes', 'data'] as const;
type Tab = (typeof TABS)[number];
type Field = 'title' | 'text' | 'notes';

/**
 * What stands behind one slide: its texts as templates, notes, query, rows and figures, and a place to ask for a change.
 *
 * @tag deck-right-panel
 * @fires {DeckModifyRequestEvent} deck-modify-request - A person asks for the slide to be rewritten. `slideId`,
 *   `instruction`.
 * @fires {DeckSlideChangeEvent} deck-slide-change - A person edited the slide. `edits` and the `deck` after them.
 * @csspart base - The wrapper.
 * @csspart tabs - The row of tabs.
 * @csspart content - What the chosen tab shows.
 * @csspart prompt - The form that asks for a change.
 */
export class DeckRightPanel extends DeckElement {
  static override tag = 'deck-right-panel';
  static override styles: CSSResultGroup = [hostStyles, controlStyles, deckRightPanelStyles];

  /** The document. Never changed; edits make a new one. */
  @property({ attribute: false }) deck: Deck | undefined;

  /** The slide shown; the first one when absent. */
  @property({ attribute: 'slide-id' }) slideId: string | undefined;

  /** A rewrite is on its way: the form waits. */
  @property({ type: Boolean }) busy = false;

  /**
   * Where the slide's queries can be tried and changed: the database of a `vendor-db-provider` around the panel where this is not
   * given, and without one they are only shown. Called when the data tab is first opened.
   */
  @property({ attribute: false }) queries: (() => Promise<QueryDesk>) | undefined;

  @state() private tab: Tab = 'text';
  @state() private instruction = '';
  @query('[aria-selected="true"]') private selectedTab!: HTMLElement;

  private readonly localize = new LocalizeController(this);
  // Without it the panel still edits: figures and problems are missing, and the slide itself shows the failure.
  private readonly pipeline = new Task(this, { task: () => loadPipeline(), args: () => [] });

  private readonly data = new LazyModule(
    this,
    async () =>
      new (await loadDataTab()).DataTab(this, this.localize, loadSqlEditor, (edits) => this.apply(edits)),
  );

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('slideId') && changed.get('slideId') !== undefined) this.instruction = '';
  }

  private get slide(): Slide | undefined {
    return this.deck?.slides.find(({ id }) => id === this.slideId) ?? this.deck?.slides[0];
  }

  private edit(field: Field, value: string): void {
    const { slide } = this;
    if (!slide || (slide[field] ?? '') === value) return;
    this.apply([{ type: 'setSlideField', slideId: slide.id, field, value }]);
  }

  private apply(edits: DeckEdit[]): void {
    const { deck, slide } = this;
    if (!deck || !slide) return;
    this.deck = applyEdits(deck, edits).deck;
    this.dispatchEvent(new DeckSlideChangeEvent(slide.id, edits, this.deck));
  }

  private ask(event: Event): void {
    event.preventDefault();
    const { slide } = this;
    const instruction = this.instruction.trim();
    if (!slide || instruction === '' || this.busy) return;
    if (this.dispatchEvent(new DeckModifyRequestEvent(slide.id, instruction))) this.instruction = '';
  }

  private handleTabKey(event: KeyboardEvent): void {
    const forward = this.localize.messages.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const step = event.key === forward ? 1 : TABS.length - 1;
    this.tab = TABS[(TABS.indexOf(this.tab) + step) % TABS.length] as Tab;
    void this.updateComplete.then(() => this.selectedTab.focus());
  }

  protected override render(): TemplateResult {
    const { messages } = this.localize;
    const { deck, slide } = this;
    if (!deck || !slide) {
      return html`<div class="base" part="base"><p class="content hint">${messages.noSlides}</p></div>`;
    }
    const names: Record<Tab, string> = {
      text: messages.tabText,
      notes: messages.tabNotes,
      data: messages.tabData,
    };
    return html`<div class="base" part="base">
      <div
        class="tabs"
        part="tabs"
        role="tablist"
        aria-label=${messages.panelLabel}
        @keydown=${(event: KeyboardEvent) => this.handleTabKey(event)}
      >
        ${TABS.map(
          (tab) =>
            html`<button
              class="tab"
              type="button"
              role="tab"
              id="tab-${tab}"
              aria-controls="content"
              aria-selected=${this.tab === tab ? 'true' : 'false'}
              tabindex=${this.tab === tab ? 0 : -1}
              @click=${() => {
                this.tab = tab;
              }}
            >
              ${names[tab]}
            </button>`,
        )}
      </div>
      <div
        class="content"
        part="content"
        id="content"
        role="tabpanel"
        aria-labelledby="tab-${this.tab}"
        tabindex="0"
      >
        ${this.renderTab(deck, slide)}
      </div>
      ${this.renderPrompt()}
    </div>`;
  }

  private renderTab(deck: Deck, slide: Slide): TemplateResult {
    const { messages } = this.localize;
    const pipeline = this.pipeline.value;
    if (this.tab === 'data') return this.data.value?.render(deck, slide, pipeline) ?? html``;
    const resolved = pipeline?.resolveSlide(deck, slide);
    if (this.tab === 'notes') {
      return html`${this.renderField(slide, 'notes', messages.notesField)}
        <p class="hint">${messages.notesHint}</p>
        ${problemsOf(resolved ? [resolved.notes] : [], messages)}`;
    }
    return html`<div class="group">${this.renderField(slide, 'title', messages.titleField)}</div>
      <div class="group">
        ${this.renderField(slide, 'text', messages.textField)}
        <p class="hint">${messages.templateHint}</p>
      </div>
      ${problemsOf(resolved ? [resolved.title, resolved.text] : [], messages)}`;
  }

  private renderField(slide: Slide, field: Field, label: string): TemplateResult {
    return html`<label class="label" for=${field}>${label}</label>
      <textarea
        class="field ${field === 'title' ? 'title-field' : 'body-field'}"
        id=${field}
        rows=${field === 'title' ? 2 : 8}
        .value=${live(slide[field] ?? '')}
        @input=${(event: Event) => this.edit(field, (event.target as HTMLTextAreaElement).value)}
      ></textarea>`;
  }

  private renderPrompt(): TemplateResult {
    const { messages } = this.localize;
    return html`<form class="prompt" part="prompt" @submit=${(event: Event) => this.ask(event)}>
      <label class="label" for="instruction">${messages.rewriteLabel}</label>
      <textarea
        class="field"
        id="instruction"
        rows="2"
        placeholder=${messages.rewritePlaceholder}
        .value=${live(this.instruction)}
        @input=${(event: Event) => {
          this.instruction = (event.target as HTMLTextAreaElement).value;
        }}
        @keydown=${(event: KeyboardEvent) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) this.ask(event);
        }}
      ></textarea>
      <button class="button outlined" type="submit" ?disabled=${this.busy || this.instruction.trim() === ''}>
        ${this.busy ? nothing : icon('spark')}${this.busy ? messages.rewriting : messages.rewrite}
      </button>
    </form>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'deck-right-panel': DeckRightPanel;
  }
}
