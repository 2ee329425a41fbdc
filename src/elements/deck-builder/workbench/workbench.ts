import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { createSlide } from '../../../core/deck/create-deck.js';
import type { DeckEdit } from '../../../core/deck/edits.js';
import { newId } from '../../../core/deck/new-id.js';
import type { Deck, Slide } from '../../../core/deck/types.js';
import type {
  DeckModifyRequestEvent,
  DeckSlideChangeEvent,
  DeckSlideSelectEvent,
} from '../../shared/events.js';
import { HostWidth } from '../../shared/host-width.js';
import type { LocalizeController } from '../../shared/localize-controller.js';
import { slideName } from '../../shared/slide-name.js';
import { LazyModule } from '../../shared/lazy-module.js';
import { loadLookMenu, loadProblemList, loadStageTools } from '../../shared/load.js';
import type { QueryDesk } from '../../shared/query-desk.js';
import { SlideRenderer } from '../../shared/slide-renderer.js';
import type { AddSlide } from '../add-slide/add-slide.js';
import type { BuilderSession, BuilderSnapshot } from '../builder-session.js';
import { canvas } from '../canvas/canvas.js';
import type { Exporter } from './exporter.js';
import { messages as renderMessages } from './messages.js';
import { placed } from '../problems.js';
import { progress } from './progress.js';
import { RailReorder } from '../rail/rail-reorder.js';
import { rail, revealThumbnail } from '../rail/rail.js';
import type { RefreshAccess } from '../refresh/refresh-access.js';
import type { LookMenu } from './look-menu.js';
import type { ProblemList } from '../canvas/problem-list.js';
import { themeSwatch } from '../start/looks.js';
import type { StageTools } from '../canvas/stage-tools.js';
import { toolbar, type Tool } from './toolbar.js';
import { undoByKey } from './undo-by-key.js';

export interface WorkbenchView {
  snapshot: BuilderSnapshot;
  back: () => void;
  present: () => void;
  export: () => void;
  refresh: () => void;
  queries: () => Promise<QueryDesk>;
  addSlide: LazyModule<AddSlide>;
  /** There are tables to ask about, or an engine that may have some. */
  hasData: boolean;
  modify: (slideId: string, instruction: string) => Promise<void>;
}

/** CSS pixels that leave the slide more than half of the builder. */
const ROOM_FOR_PANEL = 1080;

/** The builder once there is a deck: what is selected and open, and the commands of toolbar, rail and keyboard. */
export class Workbench implements EventListenerObject {
  readonly #host: ReactiveElement;
  readonly #session: BuilderSession;
  readonly #localize: LocalizeController;
  readonly #exporter: Exporter;
  readonly #refresh: RefreshAccess;
  readonly #reorder: RailReorder;
  readonly #renderer: SlideRenderer;
  readonly #tools: LazyModule<StageTools>;
  readonly #looks: LazyModule<LookMenu>;
  readonly #problems: LazyModule<ProblemList>;
  readonly #width: HostWidth;
  #currentId: string | undefined;
  #panelOpen: boolean | undefined;
  #announcement = '';
  #problemsDismissed = false;
  #looksOpen = false;
  /** The button that opened the dialog for a new slide, as long as that is open. */
  #adding: HTMLElement | undefined;

  constructor(
    host: ReactiveElement,
    session: BuilderSession,
    localize: LocalizeController,
    exporter: Exporter,
    refresh: RefreshAccess,
  ) {
    this.#host = host;
    this.#session = session;
    this.#localize = localize;
    this.#exporter = exporter;
    this.#refresh = refresh;
    this.#renderer = new SlideRenderer(host);
    this.#width = new HostWidth(host, ROOM_FOR_PANEL);
    this.#tools = new LazyModule(host, async () => {
      const { StageTools } = await loadStageTools();
      return new StageTools(host, (edits) => session.apply(edits, 'user'));
    });
    this.#looks = new LazyModule(
      host,
      async () => new (await loadLookMenu()).LookMenu(host, session, localize, themeSwatch),
    );
    this.#problems = new LazyModule(host, async () => new (await loadProblemList()).ProblemList(host));
    this.#reorder = new RailReorder(host, {
      ids: () => session.getSnapshot().places.map(({ id }) => id),
      current: () => this.currentId,
      select: (slideId, focus) => this.#select(slideId, focus),
      move: (slideId, afterId) => this.#move(slideId, afterId),
      remove: (slideId) => this.#remove(slideId),
    });
  }

  /** The selected slide; the first one when that is gone. */
  get currentId(): string | undefined {
    const { places } = this.#session.getSnapshot();
    const selected = places.find(({ id }) => id === this.#currentId);
    return (selected ?? places[0])?.id;
  }

  restart(): void {
    this.#currentId = undefined;
    this.#announcement = '';
    this.#problemsDismissed = false;
  }

  /** Undo and redo from the keyboard, except where a field has its own. */
  handleEvent(event: Event): void {
    undoByKey(event as KeyboardEvent, this.#session);
  }

  readonly selectFrom = (event: DeckSlideSelectEvent): void => {
    event.stopPropagation();
    this.#select(event.slideId, false);
  };

  render(view: WorkbenchView): TemplateResult {
    const { snapshot } = view;
    const { messages } = this.#localize;
    const { state } = this.#refresh;
    const reviewing = state.state === 'review';
    // Under a review the slides show the new rows.
    const deck = reviewing ? state.refreshed.deck : (snapshot.deck as Deck);
    const busy = snapshot.phase === 'working' || reviewing || state.state === 'rewriting';
    const current = deck.slides.find(({ id }) => id === this.currentId);
    const panelOpen = this.#isPanelOpen() && current !== undefined;
    const add = this.#addTool(view, busy || snapshot.modifying !== undefined);
    const problems = busy ? [] : placed(snapshot.problems, deck);
    return html`${toolbar({
        title: deck.title,
        canUndo: snapshot.canUndo && !busy,
        canRedo: snapshot.canRedo && !busy,
        busy,
        empty: deck.slides.length === 0 || reviewing,
        exporting: this.#exporter.state.state === 'working',
        looksOpen: this.#looksOpen,
        panelOpen,
        refreshing: state.state === 'running',
        add,
        messages,
        back: view.back,
        rename: (title) =>
          this.#session.apply([{ type: 'setDeckField', field: 'title', value: title }], 'user'),
        undo: () => this.#session.undo(),
        redo: () => this.#session.redo(),
        togglePanel: () => {
          this.#panelOpen = !this.#isPanelOpen();
          this.#host.requestUpdate();
        },
        refresh: view.refresh,
        present: view.present,
        export: view.export,
      })}
      <div
        id="looks"
        popover
        @toggle=${(event: ToggleEvent) => {
          this.#looksOpen = event.newState === 'open';
          this.#host.requestUpdate();
        }}
      >
        ${this.#looksOpen ? this.#looks.value?.render(deck) : nothing}
      </div>
      ${snapshot.phase === 'working' ? progress(snapshot, messages, () => this.#session.cancel()) : nothing}
      ${
        problems.length > 0 && !this.#problemsDismissed
          ? this.#problems.value?.render({
              problems,
              deck,
              localize: this.#localize,
              queries: view.queries,
              name: (slideId) => this.#name(deck, slideId),
              select: (slideId) => this.#select(slideId, false),
              dismiss: () => {
                this.#problemsDismissed = true;
                this.#host.requestUpdate();
              },
            })
          : nothing
      }
      <div class="work">
        ${this.#renderRail(snapshot, deck, busy, add)} ${this.#renderCanvas(view, deck, current, busy)}
        ${this.#renderSide(view, deck, current, panelOpen)}
      </div>
      ${this.#renderDialog(view, deck)}`;
  }

  renderMessages(snapshot: BuilderSnapshot, retry: () => void): TemplateResult {
    const said = this.#announcement;
    return renderMessages({
      snapshot,
      retry,
      said,
      session: this.#session,
      exporter: this.#exporter,
      refresh: this.#refresh,
      localize: this.#localize,
    });
  }

  #addTool({ hasData }: WorkbenchView, disabled: boolean): Tool {
    const { messages } = this.#localize;
    return {
      name: 'plus',
      label: messages.addSlide,
      disabled,
      reason: hasData ? undefined : messages.noTables,
      action: ({ currentTarget }) => {
        this.#adding = currentTarget as HTMLElement;
        this.#host.requestUpdate();
      },
    };
  }

  #renderDialog({ addSlide }: WorkbenchView, deck: Deck): TemplateResult | typeof nothing {
    if (!this.#adding) return nothing;
    return (
      addSlide.value?.render({
        deck,
        afterId: this.currentId,
        opener: this.#adding,
        closed: () => {
          this.#adding = undefined;
          this.#host.requestUpdate();
        },
        added: (slideId, words) => {
          this.#select(slideId, false);
          this.#say(words);
        },
      }) ?? nothing
    );
  }

  #renderRail(snapshot: BuilderSnapshot, deck: Deck, busy: boolean, add: Tool): TemplateResult {
    const { currentId } = this;
    return rail({
      deck,
      places: snapshot.places,
      busy,
      currentId,
      locale: this.#localize.locale,
      messages: this.#localize.messages,
      reorder: this.#reorder,
      add,
      select: (slideId) => this.#select(slideId, false),
      duplicate: () => this.#duplicate(deck, currentId),
      remove: () => currentId !== undefined && this.#remove(currentId),
      name: (slideId, index) =>
        this.#localize.messages.slideOf(index + 1, snapshot.places.length, this.#name(deck, slideId)),
    });
  }

  #renderCanvas(view: WorkbenchView, deck: Deck, current: Slide | undefined, busy: boolean): TemplateResult {
    return canvas({
      deck,
      current,
      draftTitle: this.#draftTitle(),
      busy,
      geometry: current && this.#renderer.geometry(deck, current, deck.slides.indexOf(current)),
      verification: current && this.#renderer.verification(deck, current),
      localize: this.#localize,
      edited: this.#edited,
      queries: view.queries,
      tools: this.#tools.value,
    });
  }

  #renderSide(
    view: WorkbenchView,
    deck: Deck,
    current: Slide | undefined,
    panelOpen: boolean,
  ): TemplateResult {
    const refresh = this.#refresh.refresher?.render({
      localize: this.#localize,
      deck,
      name: (slideId) => this.#name(deck, slideId),
      select: (slideId) => this.#select(slideId, false),
      modify: view.modify,
    });
    // Under a question or a review the panel stays, out of sight, with what is written in it.
    return html`${refresh}${panelOpen && current ? this.#renderPanel(view, current, refresh !== undefined) : nothing}`;
  }

  #renderPanel(view: WorkbenchView, current: Slide, hidden: boolean): TemplateResult {
    return html`<aside
      class="panel"
      part="panel"
      ?hidden=${hidden}
      aria-label=${this.#localize.messages.panelLabel}
    >
      <deck-right-panel
        lang=${this.#localize.locale}
        .deck=${view.snapshot.deck}
        slide-id=${current.id}
        .queries=${view.queries}
        ?busy=${view.snapshot.phase !== 'ready' || view.snapshot.modifying !== undefined}
        @deck-slide-change=${this.#edited}
        @deck-modify-request=${(event: DeckModifyRequestEvent) => {
          event.stopPropagation();
          void view.modify(event.slideId, event.instruction);
        }}
      ></deck-right-panel>
    </aside>`;
  }

  readonly #edited = (event: DeckSlideChangeEvent): void => {
    event.stopPropagation();
    this.#session.apply(event.edits, 'user');
  };

  #draftTitle(): string {
    const { currentId } = this;
    return this.#session.getSnapshot().places.find(({ id }) => id === currentId)?.draft?.title ?? '';
  }

  /** Open at first where there is room beside the slide. */
  #isPanelOpen(): boolean {
    return this.#panelOpen ?? this.#width.isWide;
  }

  #name(deck: Deck, slideId: string): string {
    const index = deck.slides.findIndex(({ id }) => id === slideId);
    const slide = deck.slides[index];
    const { messages } = this.#localize;
    return slide ? slideName(slide, this.#renderer.geometry(deck, slide, index), messages) : messages.loading;
  }

  #say(text: string): void {
    this.#announcement = text;
    this.#host.requestUpdate();
  }

  #select(slideId: string, focus: boolean): void {
    this.#currentId = slideId;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => revealThumbnail(this.#host.renderRoot, slideId, focus));
  }

  #edit(edits: DeckEdit[]): Deck | undefined {
    const { phase } = this.#session.getSnapshot();
    if (phase !== 'ready') return undefined;
    this.#session.apply(edits, 'user');
    return this.#session.getSnapshot().deck;
  }

  #move(slideId: string, afterId: string | null): void {
    const deck = this.#edit([{ type: 'moveSlide', slideId, afterId }]);
    if (!deck) return;
    const index = deck.slides.findIndex(({ id }) => id === slideId);
    this.#select(slideId, true);
    this.#say(this.#localize.messages.slideMoved(this.#name(deck, slideId), index + 1, deck.slides.length));
  }

  #remove(slideId: string): void {
    const { deck } = this.#session.getSnapshot();
    const at = deck?.slides.findIndex(({ id }) => id === slideId) ?? -1;
    if (!deck || at < 0) return;
    const name = this.#name(deck, slideId);
    const neighbour = deck.slides[at + 1] ?? deck.slides[at - 1];
    if (!this.#edit([{ type: 'removeSlide', slideId }])) return;
    if (neighbour) this.#select(neighbour.id, true);
    this.#say(this.#localize.messages.slideDeleted(name));
  }

  #duplicate(deck: Deck, slideId: string | undefined): void {
    const slide = deck.slides.find(({ id }) => id === slideId);
    if (!slide) return;
    const copy = createSlide({ ...slide, id: newId('slide') });
    if (this.#edit([{ type: 'insertSlide', slide: copy, afterId: slide.id }])) this.#select(copy.id, true);
  }
}
