import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { ifDefined } from 'lit/directives/if-defined.js';
import { repeat } from 'lit/directives/repeat.js';
import { applyEdits, type DeckEdit } from '../../core/deck/edits.js';
import type { Deck, Slide } from '../../core/deck/types.js';
import type { SlideGeometry, TextBox } from '../../core/layout/types.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import { DeckElement } from '../shared/deck-element.js';
import { DeckSlideChangeEvent, DeckSlideSelectEvent } from '../shared/events.js';
import { FigureTip, type TipSubject } from '../shared/figure-tip.js';
import { FrameObserver } from '../shared/frame-observer.js';
import { controlStyles, hostStyles } from '../shared/host-styles.js';
import { icon } from '../shared/icons.js';
import { LazyModule } from '../shared/lazy-module.js';
import { loadTrailCard } from '../shared/load.js';
import { LocalizeController } from '../shared/localize-controller.js';
import { SlideRenderer } from '../shared/slide-renderer.js';
import { slideName } from '../shared/slide-name.js';
import { slideStyles } from '../shared/slide-styles.js';
import { TextEditor, type EditedText, type TextPlace } from '../shared/text-editor.js';
import { deckViewStyles } from './deck-view.styles.js';

/**
 * Slides of a deck on a page: one, all below each other, or all as a grid.
 *
 * @tag deck-view
 * @fires {DeckSlideSelectEvent} deck-slide-select - Another slide became the current one. `slideId` names it.
 * @fires {DeckSlideChangeEvent} deck-slide-change - A person edited a slide in place. `edits` and the `deck` after them.
 * @csspart base - The wrapper of all slides.
 * @csspart slide - The frame of one slide.
 * @csspart editor - The field that takes the place of a text while it is edited.
 * @cssprop [--deck-view-radius] - Corner radius of a slide.
 * @cssprop [--deck-view-gap] - Space between slides of a list or grid.
 * @cssprop [--deck-view-thumbnail-width=240px] - The least width of a slide in a grid.
 */
export class DeckView extends DeckElement {
  static override tag = 'deck-view';
  static override styles: CSSResultGroup = [hostStyles, controlStyles, slideStyles, deckViewStyles];

  /** The document. An assigned document is shown as it is and never changed; edits make a new one. */
  @property({ attribute: false }) deck: Deck | undefined;

  /** The current slide; the first one when absent or not in the deck. */
  @property({ attribute: 'slide-id' }) slideId: string | undefined;

  /** One slide, all slides below each other, or all as a grid of small ones. */
  @property() mode: 'slide' | 'list' | 'grid' = 'slide';

  /** `lazy`: a slide is drawn when it first comes near the visible part of the page, as with an image. */
  @property() loading: 'eager' | 'lazy' = 'eager';

  /** Titles and texts can be edited in place. */
  @property({ type: Boolean }) editable = false;

  /**
   * For an editor: figures and sentences can be reached with the keyboard, what was typed as a figure is marked,
   * beside each sentence that depends on the data stands whether it holds, and behind each that is not checked what it
   * is instead.
   */
  @property({ type: Boolean }) provenance = false;

  private readonly localize = new LocalizeController(this);
  private readonly renderer = new SlideRenderer(this);
  private readonly frames = new FrameObserver(this);
  private readonly tip = new FigureTip(this);
  private readonly editor = new TextEditor(this, this.localize, (place, value) => this.commit(place, value));

  private readonly cards = new LazyModule(this, loadTrailCard);

  /** Something other than a property asked for an update: a chart that is ready, a frame that came into sight. */
  declare private asked: boolean;

  override requestUpdate(...[name, ...rest]: Parameters<DeckElement['requestUpdate']>): void {
    if (name === undefined) this.asked = true;
    super.requestUpdate(name, ...rest);
  }

  /** Every edit makes a new document, and most slides of it are the same: two hundred thumbnails need not look again. */
  protected override shouldUpdate(changed: PropertyValues<this>): boolean {
    const only = changed.size === 1 && changed.has('deck') && !this.asked && this.mode === 'slide';
    this.asked = false;
    return !only || !showsSame(changed.get('deck'), this.deck, this.slideId);
  }

  protected override updated(changed: PropertyValues<this>): void {
    // The document may be another one now, without the slide that was being edited.
    const { place } = this.editor;
    if (changed.has('deck') && place && !this.deck?.slides.some(({ id }) => id === place.slideId)) {
      this.editor.close();
    }
  }

  private commit({ slideId, field }: TextPlace, value: string): void {
    const slide = this.deck?.slides.find(({ id }) => id === slideId);
    if (!this.deck || !slide || slide[field] === value) return;
    const edits: DeckEdit[] = [{ type: 'setSlideField', slideId, field, value }];
    this.deck = applyEdits(this.deck, edits).deck;
    this.dispatchEvent(new DeckSlideChangeEvent(slideId, edits, this.deck));
  }

  private select(slideId: string): void {
    if (slideId === this.slideId) return;
    this.slideId = slideId;
    this.dispatchEvent(new DeckSlideSelectEvent(slideId));
  }

  /** The keyboard goes along: the link is gone with its slide, or far above. */
  private async follow(slideId: string): Promise<void> {
    this.select(slideId);
    await this.updateComplete;
    for (const frame of this.renderRoot.querySelectorAll<HTMLElement>('.frame')) {
      if (frame.dataset['slide'] !== slideId) continue;
      frame.tabIndex = -1;
      frame.focus();
    }
  }

  protected override render(): TemplateResult {
    const { messages } = this.localize;
    const { deck } = this;
    const slides = deck?.slides ?? [];
    const [first] = slides;
    if (!deck || !first) {
      return html`<div class="base" part="base"><p class="empty">${messages.noSlides}</p></div>`;
    }
    if (this.renderer.error) return this.renderFailure(this.renderer.error);
    const current = slides.find(({ id }) => id === this.slideId) ?? first;
    const shown = this.mode === 'slide' ? [current] : slides;
    return html`<div class="base as-${this.mode}" part="base">
      ${repeat(
        shown,
        ({ id }) => id,
        (slide) => this.renderFrame(deck, slide, slides.indexOf(slide), slide === current),
      )}
      ${this.editor.place ? html`<p class="hint-bar" aria-hidden="true">${messages.applyOrCancel}</p>` : nothing}
      ${this.tip.render((subject, slideId) => this.renderTip(deck, subject, slideId))}
    </div>`;
  }

  private renderFrame(deck: Deck, slide: Slide, index: number, current: boolean): TemplateResult {
    const { messages } = this.localize;
    const draws = this.loading === 'eager' || this.frames.seen(slide.id);
    const geometry = draws ? this.renderer.geometry(deck, slide, index) : undefined;
    const name = messages.slideOf(index + 1, deck.slides.length, slideName(slide, geometry, messages));
    const pick = this.mode === 'grid';
    return html`<div
      class="frame"
      part="slide"
      role="group"
      aria-roledescription=${messages.slide}
      aria-label=${name}
      aria-current=${ifDefined(current && this.mode !== 'slide' ? 'true' : undefined)}
      data-slide=${slide.id}
      @focusin=${() => this.mode === 'list' && this.select(slide.id)}
    >
      ${
        geometry
          ? html`<div ?inert=${pick}>${this.renderSlide(deck, slide, geometry)}</div>`
          : html`<div class="cover shimmer"></div>`
      }
      ${
        pick
          ? html`<button
              class="pick"
              type="button"
              aria-label=${name}
              @click=${() => this.select(slide.id)}
            ></button>`
          : nothing
      }
    </div>`;
  }

  private renderSlide(deck: Deck, slide: Slide, geometry: SlideGeometry): TemplateResult | undefined {
    const theme = this.renderer.theme(deck);
    if (!theme) return undefined;
    const { messages } = this.localize;
    const edits = this.editable && this.mode !== 'grid';
    const text = (box: TextBox, drawing: TemplateResult): TemplateResult => {
      if (!box.field) return drawing;
      const edited: EditedText = { deck, slide, field: box.field, box, theme };
      return this.editor.isAt({ slideId: slide.id, field: box.field })
        ? this.editor.renderOpen(edited)
        : this.editor.renderClosed(edited, drawing);
    };
    const marks = this.provenance && this.mode !== 'grid';
    return this.renderer.draw(marks ? this.renderer.annotated(deck, slide, geometry) : geometry, {
      theme,
      chart: (box) => this.renderer.chart(deck, slide.id, box),
      focusFigures: this.mode === 'slide' && (marks || !edits),
      ...(marks ? { marks: { root: this.renderRoot, messages } } : {}),
      ...(edits ? { text } : {}),
      links: { deck, messages, go: (slideId) => void this.follow(slideId) },
      valuesLabel: this.mode === 'grid' ? undefined : messages.chartValues,
    });
  }

  private renderFailure(error: Error): TemplateResult {
    const { messages } = this.localize;
    return html`<div class="base" part="base">
      <div class="message" role="alert">
        ${icon('alert')}
        <p class="words">${this.localize.error(error)}</p>
        <button class="button outlined" type="button" @click=${() => void this.renderer.load()}>
          ${messages.retry}
        </button>
      </div>
    </div>`;
  }

  private renderTip(deck: Deck, subject: TipSubject, slideId: string): TemplateResult | typeof nothing {
    const { messages, locale } = this.localize;
    const { pipeline } = this.renderer;
    const slide = deck.slides.find(({ id }) => id === slideId);
    const { value: cards } = this.cards;
    if (!pipeline || !slide || !cards) return nothing;
    adoptStyles(this.renderRoot, cards.trailStyles);
    return cards.tipCard({ deck, slide, pipeline, messages, locale, ...TIP_SIZE }, subject);
  }
}

/** A tip is read at a glance; the panel shows more. */
const TIP_SIZE = { rows: 4, columns: 4 };

/** Whether a slide looks the same in two documents. */
function showsSame(before: Deck | undefined, after: Deck | undefined, slideId: string | undefined): boolean {
  if (!before || !after || before.slides.length !== after.slides.length) return false;
  const at = before.slides.findIndex(({ id }) => id === slideId);
  const parts = ['sources', 'assets', 'format', 'theme', 'branding', 'title'] as const;
  const [was, is] = [before.slides[at], after.slides[at]];
  // A summary has links that are named after other slides.
  const alone = is?.ext?.['part'] === undefined;
  return at >= 0 && alone && was === is && parts.every((part) => before[part] === after[part]);
}

declare global {
  interface HTMLElementTagNameMap {
    'deck-view': DeckView;
  }
}
