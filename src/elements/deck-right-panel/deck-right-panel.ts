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
import { loadPictureFields, loadPipeline, loadRewriteDesk } from '../shared/load.js';
import { LocalizeController } from '../shared/localize-controller.js';
import type { QueryDesk } from '../shared/query-desk.js';
import { deckRightPanelStyles } from './deck-right-panel.styles.js';
import { TABS, type PanelPorts, type Tab, type TabId } from './panel-tabs.js';
import type { RewriteState } from './rewrite/rewrite-state.js';
import { tabBar } from './tab-bar.js';
import { TemplateFields, type Field } from './template-fields.js';
import { problemsOf } from './text-problems.js';

/**
 * What stands behind one slide: its texts as templates, notes, charts, figures, queries and rows, the look of its deck, and a place
 * to ask for a change.
 *
 * @tag deck-right-panel
 * @fires {DeckModifyRequestEvent} deck-modify-request - A person asks for the slide to be rewritten. `slideId`,
 *   `instruction`.
 * @fires {DeckModifyCancelEvent} deck-modify-cancel - A person does not want the rewrite of the slide. `slideId`.
 * @fires {DeckSlideChangeEvent} deck-slide-change - A person edited the slide. `edits` and the `deck` after them.
 * @csspart base - The wrapper.
 * @csspart tabs - The row of tabs.
 * @csspart content - What the chosen tab shows.
 * @csspart prompt - The form that asks for a change.
 * @csspart proposal - What a rewrite would change, until it is accepted or rejected.
 */
export class DeckRightPanel extends DeckElement {
  static override tag = 'deck-right-panel';
  static override styles: CSSResultGroup = [hostStyles, controlStyles, deckRightPanelStyles];

  /** The document. Never changed; edits make a new one. */
  @property({ attribute: false }) deck: Deck | undefined;

  /** The slide shown; the first one when absent. */
  @property({ attribute: 'slide-id' }) slideId: string | undefined;

  /** The block whose chart is shown; the slide's first one when absent. */
  @property({ attribute: 'block-id' }) blockId: string | undefined;

  /** `local`: the slide is rewritten in the page. Only what the embedded analyst can do to it is suggested then. */
  @property() service: 'remote' | 'local' = 'remote';

  /** A rewrite is on its way: the form waits. */
  @property({ type: Boolean }) busy = false;

  /**
   * The slide as it was rewritten. What it changes is shown until a person accepts it, which is an edit like any other
   * (`deck-slide-change`), or rejects it (`deck-modify-cancel`); the panel then takes it away itself.
   */
  @property({ attribute: false }) proposal: Slide | undefined;

  /** What else is known of a rewrite: the slide it was made from, what has arrived of it, why there is none. */
  @property({ attribute: false }) rewrite: RewriteState | undefined;

  /**
   * Where the slide's queries can be tried and changed: the database of a `vendor-db-provider` around the panel where this is not
   * given, and without one they are only shown. Called when the data tab is first opened.
   */
  @property({ attribute: false }) queries: (() => Promise<QueryDesk>) | undefined;

  @state() private tab: TabId = 'text';
  @state() private instruction = '';
  @query('#instruction') private instructionField!: HTMLTextAreaElement | null;

  private readonly localize = new LocalizeController(this);
  // Without it the panel still edits: figures and problems are missing, and the slide itself shows the failure.
  private readonly pipeline = new Task(this, { task: () => loadPipeline(), args: () => [] });

  private readonly fields = new TemplateFields(this, this.localize, (field, value) =>
    this.edit(field, value),
  );

  private readonly ports: PanelPorts = {
    host: this,
    localize: this.localize,
    fields: this.fields,
    edit: (edits) => this.apply(edits),
    show: (tab, sourceId) => this.show(tab, sourceId),
  };

  private readonly tabs = new Map<TabId, LazyModule<Tab>>(
    TABS.flatMap(({ id, load }) => (load ? [[id, new LazyModule(this, () => load(this.ports))]] : [])),
  );

  private readonly pictures = new LazyModule(
    this,
    async () => new (await loadPictureFields()).PictureFields(this.ports),
  );

  private readonly desk = new LazyModule(
    this,
    async () =>
      new (await loadRewriteDesk()).RewriteDesk(this, this.localize, {
        ask: (instruction) => this.request(instruction),
        write: (instruction) => {
          this.instruction = instruction;
          this.instructionField?.focus();
        },
        accept: (slide) => this.apply([{ type: 'replaceSlide', slide }]),
      }),
  );

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('slideId') && changed.get('slideId') !== undefined) this.instruction = '';
    if (!changed.has('rewrite') && !changed.has('proposal')) return;
    const desk = this.desk.value;
    // What was refused can be put in other words; what was written anew is done with.
    if (this.instruction === '') this.instruction = desk?.refused ?? '';
    else if (this.proposal && this.instruction === desk?.wish) this.instruction = '';
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

  private show(tab: TabId, sourceId?: string): void {
    this.tab = tab;
    if (sourceId === undefined) return;
    void this.tabs
      .get(tab)
      ?.load()
      .then(() => this.updateComplete)
      .then(() => {
        const section = [...this.renderRoot.querySelectorAll<HTMLElement>('[data-source]')].find(
          ({ dataset }) => dataset['source'] === sourceId,
        );
        section?.scrollIntoView({ block: 'start' });
        section?.querySelector<HTMLElement>('pre, button')?.focus();
      });
  }

  private ask(event: Event): void {
    event.preventDefault();
    if (this.request(this.instruction.trim())) this.instruction = '';
  }

  /** Whether the page took it. */
  private request(instruction: string): boolean {
    const { slide } = this;
    if (!slide || instruction === '' || this.busy) return false;
    const sent = this.desk.value?.sent(instruction) ?? instruction;
    const taken = this.dispatchEvent(new DeckModifyRequestEvent(slide.id, sent));
    if (taken) this.desk.value?.asked(slide, sent);
    return taken;
  }

  protected override render(): TemplateResult {
    const { messages } = this.localize;
    const { deck, slide } = this;
    if (!deck || !slide) {
      return html`<div class="base" part="base"><p class="content hint">${messages.noSlides}</p></div>`;
    }
    const desk = this.desk.value;
    const review = desk?.review({ deck, slide, pipeline: this.pipeline.value });
    // Under a proposal the tabs stay, out of sight, with what is written in them.
    return html`<div class="base" part="base" @keydown=${(event: KeyboardEvent) => desk?.key(event)}>
      ${review}
      <div class="tabbed" ?hidden=${review !== undefined}>
        ${tabBar(this.tab, messages, (tab) => this.show(tab))}
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
        ${this.renderPrompt(deck, slide)}
      </div>
      <p class="visually-hidden" role="status">${desk?.spoken() ?? ''}</p>
    </div>`;
  }

  private renderTab(deck: Deck, slide: Slide): TemplateResult {
    const { messages } = this.localize;
    const pipeline = this.pipeline.value;
    const lazy = this.tabs.get(this.tab);
    if (lazy) return lazy.value?.render({ deck, slide, pipeline }) ?? html``;
    const resolved = pipeline?.resolveSlide(deck, slide);
    return html`<div class="group">${this.fields.render(deck, slide, 'title', messages.titleField)}</div>
      <div class="group">
        ${this.fields.render(deck, slide, 'text', messages.textField)}
        <p class="hint">${messages.templateHint}</p>
      </div>
      ${slide.blocks.some(({ kind }) => kind === 'image') ? this.pictures.value?.render(deck, slide) : nothing}
      ${problemsOf(resolved ? [resolved.title, resolved.text] : [], messages)}`;
  }

  private renderPrompt(deck: Deck, slide: Slide): TemplateResult {
    const { messages } = this.localize;
    const desk = this.desk.value;
    return html`<form class="prompt" part="prompt" @submit=${(event: Event) => this.ask(event)}>
      ${desk?.progress(slide)}
      <label class="label" for="instruction">${messages.rewriteLabel}</label>
      <textarea
        class="field"
        id="instruction"
        rows="2"
        placeholder=${desk?.placeholder(deck, slide) ?? messages.rewritePlaceholder}
        .value=${live(this.instruction)}
        @input=${(event: Event) => {
          this.instruction = (event.target as HTMLTextAreaElement).value;
        }}
        @keydown=${(event: KeyboardEvent) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) this.ask(event);
          else desk?.recall(event);
        }}
      ></textarea>
      ${desk?.suggestions(deck, slide)}
      <button
        class="button outlined"
        type="submit"
        ?disabled=${!this.busy && this.instruction.trim() === ''}
        aria-disabled=${this.busy ? 'true' : nothing}
      >
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
