import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { Deck, Slide } from '../../core/deck/types.js';
import { DeckView } from '../deck-view/deck-view.js';
import { DeckElement } from '../shared/deck-element.js';
import { DeckExitEvent, DeckSlideSelectEvent } from '../shared/events.js';
import { FrameObserver } from '../shared/frame-observer.js';
import { controlStyles, hostStyles } from '../shared/host-styles.js';
import { inlineStyles } from '../shared/inline-styles.js';
import { LazyModule } from '../shared/lazy-module.js';
import { loadPresenterTools, loadSpeakerView } from '../shared/load.js';
import { LocalizeController } from '../shared/localize-controller.js';
import { slideName } from '../shared/slide-name.js';
import { SlideRenderer } from '../shared/slide-renderer.js';
import { slideStyles } from '../shared/slide-styles.js';
import { BASIC_KEYS, keyInDirection } from './basic-keys.js';
import { deckPresenterStyles } from './deck-presenter.styles.js';
import type { PresenterTools } from './tools/presenter-tools.js';

/**
 * Presents a deck on the whole screen. Shows nothing until `enter()`. The keys are those of presentation programs and
 * clickers, and `?` lists them; a click or a swipe moves; Escape ends what is open, such as the tip of a chart, then the
 * presentation. A chart that has focus takes the arrow keys: they go through its values.
 *
 * @tag deck-presenter
 * @fires {DeckExitEvent} deck-exit - The presentation was left.
 * @fires {DeckSlideSelectEvent} deck-slide-select - Another slide is on screen. `slideId` names it.
 * @csspart base - The surface that covers the screen.
 * @csspart controls - The bar with the buttons.
 * @csspart progress - The line that tells how far the presentation has come.
 * @csspart overview - The thumbnails of all slides.
 * @cssprop [--deck-presenter-background=#000] - What surrounds the slide.
 */
export class DeckPresenter extends DeckElement {
  static override tag = 'deck-presenter';
  static override dependencies = [DeckView];
  static override styles: CSSResultGroup = [hostStyles, controlStyles, slideStyles, deckPresenterStyles];

  /** The document. */
  @property({ attribute: false }) deck: Deck | undefined;

  /** The slide on screen, and the one that `enter()` begins with; the first one when absent. */
  @property({ attribute: 'slide-id' }) slideId: string | undefined;

  /** `host`: the page makes itself fullscreen; the presenter then only covers the window. */
  @property() fullscreen: 'auto' | 'host' = 'auto';

  /**
   * Keeps the number of the slide in the page's address (`#slide=3`) while it presents: the browser's back and forward
   * buttons move, and `enter()` begins with the slide of the address. Leaving restores the address.
   */
  @property({ type: Boolean }) hash = false;

  @state() private active = false;
  @query('dialog') private dialog!: HTMLDialogElement | null;
  @query('.stage') private stage!: HTMLElement;

  private readonly localize = new LocalizeController(this);
  private readonly renderer = new SlideRenderer(this);
  // Scales the frame; a presenter is always in sight, so what it has seen is not asked.
  protected readonly frames = new FrameObserver(this);
  // What is more than a slide that moves on and is left: the first load does not carry it.
  private readonly module = new LazyModule<PresenterTools>(
    this,
    async () =>
      new (await loadPresenterTools()).PresenterTools({
        presenter: this,
        localize: this.localize,
        renderer: (host) => new SlideRenderer(host),
        speakerView: loadSpeakerView,
        leave: () => this.leave(),
        fill: () => this.fill(),
      }),
  );
  private focusBefore: HTMLElement | undefined;

  /** Whether a presentation is on. */
  get presenting(): boolean {
    return this.active;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
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
    if (!this.active) return;
    // A modal dialog keeps focus inside and makes the page inert.
    this.dialog?.showModal();
    this.stage.focus();
    // Without them slides are shown and left all the same.
    const tools = this.module.load().then(
      (loaded) => this.active && loaded.start(),
      () => undefined,
    );
    if (this.fullscreen === 'auto') await this.fill();
    await tools;
    await this.updateComplete;
  }

  /** Leaves the presentation; focus goes back to where it was. */
  exit(): void {
    if (!this.active) return;
    this.stop();
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

  /**
   * Opens a second window for the speaker while a presentation is on: this slide and the next one, notes and time. Leaving
   * the presentation closes it. False where there is none; a browser that refuses the window is told of on the screen.
   */
  openSpeakerView(): boolean {
    return this.tools?.openSpeakerView() ?? false;
  }

  private get tools(): PresenterTools | undefined {
    return this.active ? this.module.value : undefined;
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

  private stop(): void {
    this.tools?.stop();
    this.active = false;
    // Out of the page a dialog is no longer modal, but it still counts as open.
    this.dialog?.close();
  }

  /** Ends what stands over the slide, else the presentation. */
  private leave(): void {
    if (!this.tools?.stepBack()) this.exit();
  }

  private async fill(): Promise<void> {
    try {
      await this.stage.requestFullscreen();
      if (!this.active) await document.exitFullscreen();
    } catch {
      // Covering the window is the fallback.
    }
  }

  private handleKey(event: KeyboardEvent): void {
    // The page's own shortcuts must not act behind the presentation.
    event.stopPropagation();
    if (this.tools) this.tools.key(event);
    else if (!this.basicKey(event)) void this.keyForTools(event);
  }

  /** A key that came before what it is for was loaded. */
  private async keyForTools(event: KeyboardEvent): Promise<void> {
    const tools = await this.module.load().catch(() => undefined);
    if (this.active) tools?.key(event);
  }

  /** Whether it was one that moves through the slides or leaves them. */
  private basicKey(event: KeyboardEvent): boolean {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
    const key = keyInDirection(event.key, this.localize.messages.direction);
    const has = (keys: readonly string[]): boolean => keys.includes(key);
    if (has(BASIC_KEYS.next)) this.next();
    else if (has(BASIC_KEYS.previous)) this.previous();
    else if (has(BASIC_KEYS.first)) this.show(0);
    else if (has(BASIC_KEYS.last)) this.show((this.deck?.slides.length ?? 0) - 1);
    else if (has(BASIC_KEYS.leave)) this.exit();
    else return false;
    event.preventDefault();
    return true;
  }

  private handleClick(event: MouseEvent): void {
    const target = event.target as Element;
    // A tap on a chart reads its values.
    if (event.defaultPrevented || target.closest('.aside, a')) return;
    this.stage.focus();
    if (!this.tools?.uncover()) this.next();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.deck && changed.has('deck') && !changed.get('deck')) whenIdle(loadPresenterTools);
    if (!this.active) return;
    if (!this.deck?.slides.length) return this.exit();
    this.tools?.updated(changed);
    // What had the keyboard is gone, such as a chart with its slide: the keys are the presentation's again.
    const held = this.shadowRoot?.activeElement;
    if (!held || (changed.has('slideId') && !held.closest('.aside'))) this.stage.focus();
  }

  protected override render(): TemplateResult {
    const { deck, index, tools } = this;
    const slide = this.active ? deck?.slides[index] : undefined;
    return html`<dialog
      class="base ${tools?.pointerLook ?? ''}"
      part="base"
      aria-label=${deck?.title || this.localize.messages.slides}
      @keydown=${(event: KeyboardEvent) => this.handleKey(event)}
      @cancel=${(event: Event) => {
        event.preventDefault();
        this.leave();
      }}
      @fullscreenchange=${() => {
        if (!document.fullscreenElement && !tools?.staysInWindow()) this.leave();
      }}
      @click=${(event: MouseEvent) => this.handleClick(event)}
    >
      ${deck && slide ? this.renderStage(deck, slide, index) : nothing}
    </dialog>`;
  }

  private renderStage(deck: Deck, slide: Slide, index: number): TemplateResult {
    const { tools } = this;
    const { messages } = this.localize;
    const theme = this.renderer.theme(deck);
    const geometry = this.renderer.geometry(deck, slide, index);
    const name = messages.slideOf(index + 1, deck.slides.length, slideName(slide, geometry, messages));
    this.warm(deck, deck.slides[index + 1], index + 1);
    return html`<div class="stage" tabindex="-1">
      <div
        class="frame"
        role="group"
        aria-roledescription=${messages.slide}
        aria-label=${name}
        data-slide=${slide.id}
        ?inert=${tools?.isCovered}
        ${inlineStyles({ background: geometry?.background })}
      >
        ${
          geometry && theme
            ? this.renderer.draw(geometry, {
                theme,
                chart: (box) => this.renderer.chart(deck, slide.id, box),
                valuesLabel: messages.chartValues,
                links: { deck, messages, go: (id) => this.goTo(id) },
              })
            : nothing
        }
      </div>
      <p class="visually-hidden" role="status">${name}</p>
      ${tools?.render(deck, index)}
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

/** Loads what will be needed when the page has nothing else to do; what fails is loaded again when it is needed. */
function whenIdle(load: () => Promise<unknown>): void {
  const wait = globalThis.requestIdleCallback ?? setTimeout;
  wait(() => void load().catch(() => undefined));
}

declare global {
  interface HTMLElementTagNameMap {
    'deck-presenter': DeckPresenter;
  }
}
