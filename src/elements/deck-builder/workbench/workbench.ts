import { html, nothing, type TemplateResult } from 'lit';
import type { Deck, Slide } from '../../../core/deck/types.js';
import type { ExportToPptxOptions } from '../../../core/export/index.js';
import type { RefreshDiff } from '../../../core/deck/refresh-deck.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import type { AllMessages } from '../../shared/all-words.js';
import { runByKey, type Command } from '../../shared/commands.js';
import type {
  DeckModifyCancelEvent,
  DeckModifyRequestEvent,
  DeckSlideChangeEvent,
  DeckSlideSelectEvent,
} from '../../shared/events.js';
import { HostWidth } from '../../shared/host-width.js';
import { LazyModule } from '../../shared/lazy-module.js';
import {
  loadAddSlide,
  loadBuilderDesk,
  loadLookMenu,
  loadProblemList,
  loadShortcutSheet,
  loadSqlEditor,
} from '../../shared/load.js';
import { Menu } from '../../shared/menu.js';
import { progressBarStyles } from '../../shared/progress-bar.styles.js';
import type { QueryDesk } from '../../shared/query-desk.js';
import { verdictLineStyles } from '../../shared/verdict-line.styles.js';
import type { AddSlide } from '../add-slide/add-slide.js';
import type { BuilderSnapshot } from '../builder-session.js';
import { ExportAccess } from '../export/export-access.js';
import { canvas } from '../canvas/canvas.js';
import { DraftSheet } from '../canvas/draft-sheet.js';
import type { ProblemList } from '../canvas/problem-list.js';
import { Stage } from '../canvas/stage.js';
import { verdictsStyles } from '../canvas/verdicts.styles.js';
import { FindAccess } from '../find/find-access.js';
import { placed } from '../problems.js';
import { railStyles } from '../rail/rail.styles.js';
import { skeletonStyles } from '../rail/skeleton.styles.js';
import { SlideRail } from '../rail/slide-rail.js';
import { FirstHint } from '../shortcuts/first-hint.js';
import type { ShortcutSheet } from '../shortcuts/shortcut-sheet.js';
import { RefreshAccess } from '../refresh/refresh-access.js';
import { refreshCommands } from '../refresh/refresh-commands.js';
import { themeSwatch } from '../start/looks.js';
import { deckCommands } from './commands.js';
import { WorkbenchContext } from './context.js';
import type { LookMenu } from './look-menu.js';
import { notices, spoken, type NoticesView } from './notices.js';
import type { BuilderPorts } from './ports.js';
import { progress } from './progress.js';
import { proposed, propose } from './rewrites.js';
import { Recovery } from './recovery.js';
import { toolbar, type Tool } from './toolbar.js';
import { workbenchStyles } from './workbench.styles.js';

/** CSS pixels that leave the slide more than half of the builder. */
const ROOM_FOR_PANEL = 1080;

/** The builder once there is a deck: its commands, and what is drawn around the slide. */
export class Workbench {
  readonly #context: WorkbenchContext;
  readonly #export: ExportAccess;
  readonly #refresh: RefreshAccess;
  readonly #rail: SlideRail;
  readonly #stage: Stage;
  readonly #find: FindAccess;
  readonly #recovery: Recovery;
  readonly #draft: DraftSheet;
  readonly #looks: LazyModule<LookMenu>;
  readonly #problems: LazyModule<ProblemList>;
  readonly #addSlide: LazyModule<AddSlide>;
  readonly #shortcuts: LazyModule<ShortcutSheet>;
  readonly #more: Menu;
  readonly #hint: FirstHint;
  readonly #width: HostWidth;
  readonly #commands: readonly Command<AllMessages>[];
  #desk: QueryDesk | undefined;
  #panelOpen: boolean | undefined;
  #problemsDismissed = false;
  #looksOpen = false;
  #shortcutsOpen = false;
  /** The button that opened the dialog for a new slide, as long as that is open. */
  #adding: HTMLElement | undefined;

  constructor(ports: BuilderPorts) {
    const { host, session, localize, connection } = ports;
    adoptStyles(host.renderRoot, [
      workbenchStyles,
      progressBarStyles,
      railStyles,
      skeletonStyles,
      verdictLineStyles,
      verdictsStyles,
    ]);
    const context = (this.#context = new WorkbenchContext(ports));
    this.#export = new ExportAccess(context);
    this.#refresh = new RefreshAccess(host, session);
    this.#rail = new SlideRail(context);
    this.#find = new FindAccess(context);
    this.#recovery = new Recovery(context);
    this.#draft = new DraftSheet(host.renderRoot, localize);
    this.#width = new HostWidth(host, ROOM_FOR_PANEL);
    this.#stage = new Stage(context, (slideId, instruction) => void this.#modify(slideId, instruction));
    this.#looks = new LazyModule(
      host,
      async () => new (await loadLookMenu()).LookMenu(host, session, localize, themeSwatch),
    );
    this.#problems = new LazyModule(host, async () => new (await loadProblemList()).ProblemList(host));
    this.#addSlide = new LazyModule(
      host,
      async () =>
        new (await loadAddSlide()).AddSlide(host, {
          connection,
          connect: ports.connect,
          write: ports.writing,
          session,
          refresh: this.#refresh,
          localize,
          loadEditor: loadSqlEditor,
        }),
    );
    this.#shortcuts = new LazyModule(
      host,
      async () => new (await loadShortcutSheet()).ShortcutSheet(context, () => this.#allCommands()),
    );
    this.#hint = new FirstHint(context);
    this.#more = new Menu(host, 'more-tools');
    this.#commands = [
      ...deckCommands(context, {
        refresh: () => void this.refresh(),
        export: () => void this.#export.open(),
        togglePanel: () => {
          this.#panelOpen = !this.#isPanelOpen();
          host.requestUpdate();
        },
        shortcuts: () => this.#showShortcuts(true),
        isExporting: () => this.#export.isWorking,
        isRefreshing: () => this.#refresh.state.state === 'running',
        isHeld: () => this.isHeld,
      }),
      ...refreshCommands(this.#refresh),
      ...this.#rail.commands,
      ...this.#stage.commands,
      ...this.#find.commands,
    ];
  }

  get currentId(): string | undefined {
    return this.#context.currentId;
  }

  /** A question about the deck is open: it is answered first. */
  get isHeld(): boolean {
    const { state } = this.#refresh.state;
    return state === 'review' || state === 'rewriting';
  }

  restart(): void {
    this.#context.restart();
    this.#problemsDismissed = false;
  }

  /** A key that no part of the builder has taken. */
  key(event: KeyboardEvent): void {
    if (!runByKey(event, this.#allCommands()) && event.key === 'Escape') this.#hint.dismiss();
  }

  readonly selectFrom = (event: DeckSlideSelectEvent): void => {
    event.stopPropagation();
    this.#context.select(event.slideId);
  };

  async export(format: 'pptx', options: ExportToPptxOptions = {}): Promise<File | undefined> {
    const { deck } = this.#context;
    return deck && this.#export.exporter.export(format, deck, options);
  }

  async refresh(): Promise<RefreshDiff | undefined> {
    const { connection, connect, ownSql } = this.#context.ports;
    const refresher = await this.#refresh.open();
    return refresher?.start({
      engine: async () => (await connection.engine(connect(), true)).runQuery,
      trusted: ownSql(),
    });
  }

  render(snapshot: BuilderSnapshot): TemplateResult {
    const context = this.#context;
    const { words, currentId } = context;
    const { state } = this.#refresh;
    const reviewing = state.state === 'review';
    // Under a review the slides show the new rows.
    const deck = reviewing ? state.refreshed.deck : (snapshot.deck as Deck);
    const busy = snapshot.phase === 'working' || this.isHeld;
    const current = deck.slides.find(({ id }) => id === currentId);
    const panelOpen = this.#isPanelOpen() && current !== undefined;
    const add = this.#addTool(busy || snapshot.modifying !== undefined);
    const problems = busy ? [] : placed(snapshot.problems, deck);
    return html`${toolbar({
        title: deck.title,
        words,
        command: (id) => this.#commandOf(id),
        busy,
        empty: deck.slides.length === 0 || reviewing,
        looksOpen: this.#looksOpen,
        root: context.host.renderRoot,
        more: this.#more,
        panelOpen,
        add,
        files: context.ports.storage()?.renderTools(),
        back: context.ports.back,
        rename: (title) =>
          context.session.apply([{ type: 'setDeckField', field: 'title', value: title }], 'user'),
      })}
      <div
        id="looks"
        popover
        @toggle=${(event: ToggleEvent) => {
          this.#looksOpen = event.newState === 'open';
          context.host.requestUpdate();
        }}
      >
        ${this.#looksOpen ? this.#looks.value?.render(deck) : nothing}
      </div>
      ${snapshot.phase === 'working' ? progress(snapshot, words, () => context.session.cancel()) : nothing}
      ${
        problems.length > 0 && !this.#problemsDismissed
          ? this.#problems.value?.render({
              problems,
              deck,
              localize: context.localize,
              queries: this.#queries,
              name: (slideId) => context.name(deck, slideId),
              select: (slideId) => context.select(slideId),
              dismiss: () => {
                this.#problemsDismissed = true;
                context.host.requestUpdate();
              },
            })
          : nothing
      }
      ${this.#hint.render()}
      <div class="work">
        ${this.#rail.render({ deck, places: snapshot.places, busy, add, command: (id) => this.#commandOf(id) })}
        ${this.#renderCanvas(...proposed(snapshot.rewrites, deck, current, busy))}
        ${this.#renderSide(snapshot, deck, current, panelOpen)}
      </div>
      ${this.#renderDialog(deck)} ${this.#export.render(deck)}
      ${this.#shortcutsOpen ? this.#shortcuts.value?.render(() => this.#showShortcuts(false)) : nothing}`;
  }

  renderNotices(snapshot: BuilderSnapshot): TemplateResult {
    return notices(this.#noticed(snapshot));
  }

  /** What goes on and what was done, for assistive technology. */
  spoken(snapshot: BuilderSnapshot): string {
    return spoken(this.#noticed(snapshot));
  }

  #noticed(snapshot: BuilderSnapshot): NoticesView {
    return {
      snapshot,
      context: this.#context,
      recovery: this.#recovery,
      exporter: this.#export,
      refresh: this.#refresh,
    };
  }

  #showShortcuts(open: boolean): void {
    this.#shortcutsOpen = open;
    this.#context.host.requestUpdate();
  }

  /** With those of files, which the start has too. */
  #allCommands(): Command<AllMessages>[] {
    return [...this.#commands, ...(this.#context.ports.storage()?.commands ?? [])];
  }

  #commandOf(id: string): Command<AllMessages> {
    const command = this.#commands.find((other) => other.id === id);
    if (!command) throw new Error(`There is no command "${id}".`);
    return command;
  }

  readonly #queries = async (): Promise<QueryDesk> => {
    const { session, ports } = this.#context;
    const { BuilderDesk } = await loadBuilderDesk();
    await this.#refresh.open();
    this.#desk ??= new BuilderDesk(
      session,
      this.#refresh,
      (tell) => ports.connection.engine(ports.connect(), false, tell),
      ports.ownSql,
    );
    return this.#desk;
  };

  readonly #modify = (slideId: string, instruction: string): Promise<void> => {
    const { session, ports } = this.#context;
    return session.modify(slideId, instruction, ports.writing().privacy ?? 'all', () =>
      ports.connection.open(ports.connect()),
    );
  };

  #addTool(disabled: boolean): Tool {
    const { words, ports, host } = this.#context;
    return {
      name: 'plus',
      label: words.addSlide,
      disabled,
      reason: ports.hasData() ? undefined : words.noTables,
      action: (opener) => {
        this.#adding = opener;
        host.requestUpdate();
      },
    };
  }

  #renderDialog(deck: Deck): TemplateResult | typeof nothing {
    const context = this.#context;
    if (!this.#adding) return nothing;
    return (
      this.#addSlide.value?.render({
        deck,
        afterId: context.currentId,
        opener: this.#adding,
        closed: () => {
          this.#adding = undefined;
          context.host.requestUpdate();
        },
        added: (slideId, words) => {
          context.select(slideId);
          context.say(words);
        },
      }) ?? nothing
    );
  }

  #renderCanvas(deck: Deck, current: Slide | undefined, busy: boolean): TemplateResult {
    const { renderer, localize, session, currentId } = this.#context;
    const place = session.getSnapshot().places.find(({ id }) => id === currentId);
    return canvas({
      deck,
      current,
      draft: this.#draft.render(place),
      busy,
      geometry: current && renderer.geometry(deck, current, deck.slides.indexOf(current)),
      verification: current && renderer.verification(deck, current),
      localize,
      edited: this.#edited,
      queries: this.#queries,
      stage: this.#stage,
      bar: this.#find.render(),
    });
  }

  #renderSide(
    snapshot: BuilderSnapshot,
    deck: Deck,
    current: Slide | undefined,
    panelOpen: boolean,
  ): TemplateResult {
    const context = this.#context;
    const refresh = this.#refresh.refresher?.render({
      localize: context.localize,
      deck,
      name: (slideId) => context.name(deck, slideId),
      select: (slideId) => context.select(slideId),
      modify: this.#modify,
    });
    // Under a question or a review the panel stays, out of sight, with what is written in it.
    return html`${refresh}${panelOpen && current ? this.#renderPanel(snapshot, current, refresh !== undefined) : nothing}`;
  }

  #renderPanel(snapshot: BuilderSnapshot, current: Slide, hidden: boolean): TemplateResult {
    const { localize } = this.#context;
    return html`<aside
      class="panel"
      part="panel"
      ?hidden=${hidden}
      aria-label=${localize.messages.panelLabel}
    >
      <deck-right-panel
        lang=${localize.locale}
        .deck=${snapshot.deck}
        slide-id=${current.id}
        block-id=${this.#context.selectedBlock ?? nothing}
        .queries=${this.#queries}
        .proposal=${snapshot.rewrites.get(current.id)?.slide}
        .rewrite=${snapshot.rewrites.get(current.id)}
        ?busy=${snapshot.phase !== 'ready' || snapshot.modifying !== undefined}
        @deck-slide-change=${this.#edited}
        @deck-modify-request=${(event: DeckModifyRequestEvent) => {
          event.stopPropagation();
          void propose(this.#context, event.slideId, event.instruction);
        }}
        @deck-modify-cancel=${(event: DeckModifyCancelEvent) => {
          event.stopPropagation();
          this.#context.session.dropRewrite(event.slideId);
        }}
      ></deck-right-panel>
    </aside>`;
  }

  readonly #edited = (event: DeckSlideChangeEvent): void => {
    event.stopPropagation();
    this.#context.session.apply(event.edits, 'user');
  };

  /** Open at first where there is room beside the slide. */
  #isPanelOpen(): boolean {
    return this.#panelOpen ?? this.#width.isWide;
  }
}
