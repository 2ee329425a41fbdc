import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { Deck, Slide } from '../../core/deck/types.js';
import { DeckElement } from '../shared/deck-element.js';
import { DeckExitEvent, DeckSlideSelectEvent } from '../shared/events.js';
import { FrameObserver } from '../shared/frame-observer.js';
import { hostStyles } from '../shared/host-styles.js';
import { icon } from '../shared/icons.js';
import { LocalizeController } from '../shared/localize-controller.js';
import { slideName } from '../shared/slide-name.js';
import { SlideRenderer } from '../shared/slide-renderer.js';
import { slideStyles } from '../shared/slide-styles.js';
import { deckPresenterStyles } from './deck-presenter.styles.js';

const IDLE_MS = 2500;
type Move = 'next' | 'previous' | 'first' | 'last' | 'exit';
const KEYS: Record<string, Move> = {
  ArrowDown: 'next',
  PageDown: 'next',
  ' ': 'next',
  ArrowUp: 'previous',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  Escape: 'exit',
};

/**
 * Presents a deck on the whole screen. Shows nothing until `enter()`. Arrow keys, Page Up and Down, Space, Home and End
 * move; Escape leaves, or first ends the tip of a chart; a click advances. A chart that has focus takes the arrow keys:
 * they go through its values.
 *
 * @tag deck-presenter
 * @fires {DeckExitEvent} deck-exit - The presentation was left.
 * @fires {DeckSlideSelectEvent} deck-slide-select - Another slide is on screen. `slideId` names it.
 * @csspart base - The surface that covers the screen.
 * @csspart controls - The bar with the buttons.
 * @cssprop [--deck-presenter-background=#000] - What surrounds the slide.
 */
export class DeckPresenter extends DeckElement {
  static override tag = 'deck-presenter';
  static override styles: CSSResultGroup = [hostStyles, slideStyles, deckPresenterStyles];

  /** The document. */
  @property({ attribute: false }) deck: Deck | undefined;

  /** The slide on screen, and the one that `enter()` begins with; the first one when absent. */
  @property({ attribute: 'slide-id' }) slideId: string | undefined;

  /** `host`: the page makes itself fullscreen; the presenter then only covers the window. */
  @property() fullscreen: 'auto' | 'host' = 'auto';

  @state() private active = false;
  @state() private idle = false;
  @query('dialog') private dialog!: HTMLDialogElement | null;
  @query('.stage') private stage!: HTMLElement;

  private readonly localize = new LocalizeController(this);
  private readonly renderer = new SlideRenderer(this);
  // Scales the frame; a presenter is always in sight, so what it has seen is not asked.
  protected readonly frames = new FrameObserver(this);
  private idleTimer: ReturnType<typeof setTimeout> | undefined;
  private focusBefore: HTMLElement | undefined;

  /** Whether a presentation is on. */
  get presenting(): boolean {
    return this.active;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.idleTimer);
    this.active = false;
    // Out of the page a dialog is no longer modal, but it still counts as open.
    this.dialog?.close();
  }

  /**
   * Covers the screen. Resolves when the slide is shown; where the browser refuses fullscreen (it wants a click or key
   * before it), the presentation covers the window instead.
   */
  async enter(): Promise<void> {
    if (this.active || !this.isConnected || !this.deck?.slides.length) return;
    this.active = true;
    this.focusBefore = focused();
    await this.updateComplete;
    // A modal dialog keeps focus inside and makes the page inert.
    this.dialog?.showModal();
    this.stage.focus();
    this.rest();
    if (this.fullscreen === 'host') return;
    try {
      await this.stage.requestFullscreen();
    } catch {
      // Covering the window is the fallback.
    }
  }

  /** Leaves the presentation; focus goes back to where it was. */
  exit(): void {
    if (!this.active) return;
    this.active = false;
    clearTimeout(this.idleTimer);
    this.dialog?.close();
    // A dialog gives focus back by itself, but not to something inside another element, nor while the screen is full:
    // everything outside is inert then.
    const before = this.focusBefore;
    if (document.fullscreenElement)
      void document.exitFullscreen().then(
        () => before?.focus(),
        () => undefined,
      );
    else before?.focus();
    this.dispatchEvent(new DeckExitEvent());
  }

  next(): void {
    this.show(this.index + 1);
  }

  previous(): void {
    this.show(this.index - 1);
  }

  /** Shows the slide with this id; an id that is not in the deck changes nothing. */
  goTo(slideId: string): void {
    this.show(this.deck?.slides.findIndex(({ id }) => id === slideId) ?? -1);
  }

  private get index(): number {
    const index = this.deck?.slides.findIndex(({ id }) => id === this.slideId) ?? -1;
    return Math.max(0, index);
  }

  private show(index: number): void {
    const slide = this.deck?.slides[index];
    if (!slide || slide.id === this.slideId) return;
    this.slideId = slide.id;
    this.dispatchEvent(new DeckSlideSelectEvent(slide.id));
  }

  private move(move: Move): void {
    if (move === 'next') this.next();
    else if (move === 'previous') this.previous();
    else if (move === 'first') this.show(0);
    else if (move === 'last') this.show((this.deck?.slides.length ?? 0) - 1);
    else this.exit();
  }

  private handleKey(event: KeyboardEvent): void {
    // The page's own shortcuts must not act behind the presentation.
    event.stopPropagation();
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const onButton = (event.composedPath()[0] as Element).localName === 'button';
    if (onButton && event.key === ' ') return;
    const forward = this.localize.messages.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const move = sideways ? (event.key === forward ? 'next' : 'previous') : KEYS[event.key];
    if (!move) return;
    event.preventDefault();
    this.move(move);
  }

  private handleClick(event: MouseEvent): void {
    const target = event.target as Element;
    // A tap on a chart reads its values.
    if (event.defaultPrevented || target.closest('.controls, a')) return;
    this.stage.focus();
    this.next();
  }

  /** Shows the controls, and hides them after a while without a movement. */
  private rest(): void {
    this.idle = false;
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(() => {
      this.idle = true;
    }, IDLE_MS);
  }

  protected override updated(changed: PropertyValues<this>): void {
    // A chart that had the keyboard is gone with its slide: the keys are the presentation's again.
    if (!this.active || !changed.has('slideId')) return;
    if (!this.shadowRoot?.activeElement?.closest('.controls')) this.stage.focus();
  }

  protected override render(): TemplateResult {
    const { deck, index } = this;
    const slide = this.active ? deck?.slides[index] : undefined;
    return html`<dialog
      class="base ${this.idle ? 'idle' : ''}"
      part="base"
      aria-label=${deck?.title || this.localize.messages.slides}
      @keydown=${(event: KeyboardEvent) => this.handleKey(event)}
      @cancel=${(event: Event) => {
        event.preventDefault();
        this.exit();
      }}
      @fullscreenchange=${() => {
        if (!document.fullscreenElement) this.exit();
      }}
      @pointermove=${() => this.rest()}
      @click=${(event: MouseEvent) => this.handleClick(event)}
    >
      ${deck && slide ? this.renderStage(deck, slide, index) : nothing}
    </dialog>`;
  }

  private renderStage(deck: Deck, slide: Slide, index: number): TemplateResult {
    const { messages } = this.localize;
    const theme = this.renderer.theme(deck);
    const geometry = this.renderer.geometry(deck, slide, index);
    const total = deck.slides.length;
    const name = messages.slideOf(index + 1, total, slideName(slide, geometry, messages));
    this.warm(deck, deck.slides[index + 1], index + 1);
    return html`<div class="stage" tabindex="-1">
      <div
        class="frame"
        role="group"
        aria-roledescription=${messages.slide}
        aria-label=${name}
        data-slide=${slide.id}
      >
        ${
          geometry && theme
            ? this.renderer.draw(geometry, {
                theme,
                chart: (box) => this.renderer.chart(deck, slide.id, box),
                valuesLabel: messages.chartValues,
              })
            : nothing
        }
      </div>
      <p class="visually-hidden" role="status">${name}</p>
      <div class="controls" part="controls" role="group" aria-label=${messages.present}>
        <button
          type="button"
          aria-label=${messages.previousSlide}
          ?disabled=${index === 0}
          @click=${() => this.previous()}
        >
          ${icon('back')}
        </button>
        <span class="count">${index + 1} / ${total}</span>
        <button
          type="button"
          aria-label=${messages.nextSlide}
          ?disabled=${index === total - 1}
          @click=${() => this.next()}
        >
          ${icon('forward')}
        </button>
        <button type="button" aria-label=${messages.exitPresenting} @click=${() => this.exit()}>
          ${icon('close')}
        </button>
      </div>
    </div>`;
  }

  /** Draws the charts of a slide ahead, so that it is complete when it comes. */
  private warm(deck: Deck, slide: Slide | undefined, index: number): void {
    const geometry = slide && this.renderer.geometry(deck, slide, index);
    for (const box of geometry?.boxes ?? []) {
      if (box.kind === 'chart') this.renderer.chart(deck, slide?.id ?? '', box);
    }
  }
}

/** What has focus, also when it is inside another element. */
function focused(): HTMLElement | undefined {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'deck-presenter': DeckPresenter;
  }
}
