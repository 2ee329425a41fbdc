import { html, nothing, type TemplateResult } from 'lit';
import type { Deck, Slide } from '../../../core/deck/types.js';
import type { ExportToPptxOptions } from '../../../core/export/index.js';
import type { RefreshDiff } from '../../../core/refresh/refresh-deck.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import type { AllMessages } from '../../shared/all-words.js';
import { runByKey, type Command } from '../../shared/commands.js';
import type { DeckSlideSelectEvent } from '../../shared/events.js';
import { Menu } from '../../shared/menu.js';
import { progressBarStyles } from '../../shared/progress-bar.styles.js';
import { verdictLineStyles } from '../../shared/verdict-line.styles.js';
import { AddSlideAccess } from '../add-slide/add-slide-access.js';
import type { BuilderSnapshot } from '../builder-snapshot.js';
import { DeckDataAccess } from '../own-file/deck-data-access.js';
import { ExportAccess } from '../export/export-access.js';
import { canvas } from '../canvas/canvas.js';
import { DraftSheet } from '../canvas/draft-sheet.js';
import { ProblemsAccess } from '../canvas/problems-access.js';
import { Stage } from '../canvas/stage.js';
import { verdictsStyles } from '../canvas/verdicts.styles.js';
import { FindAccess } from '../find/find-access.js';
import { Pictures } from '../pictures/pictures.js';
import { problemsOf } from '../problems.js';
import { noticesStyles } from '../notices.styles.js';
import { railStyles } from '../rail/rail.styles.js';
import { skeletonStyles } from '../rail/skeleton.styles.js';
import { SlideRail } from '../rail/slide-rail.js';
import { FirstHint } from '../shortcuts/first-hint.js';
import { ShortcutsAccess } from '../shortcuts/shortcuts-access.js';
import { RefreshAccess } from '../refresh/refresh-access.js';
import { refreshCommands } from '../refresh/refresh-commands.js';
import { keepPicturesClean } from './clean-pictures.js';
import { deckCommands } from './commands.js';
import { WorkbenchContext } from './context.js';
import { LookAccess } from './look-access.js';
import { notices, spoken, type NoticesView } from './notices.js';
import type { BuilderPorts } from './ports.js';
import { progress } from './progress.js';
import { Recovery } from './recovery.js';
import { proposed } from './rewrites.js';
import { SidePanel } from './side-panel.js';
import { toolbar } from './toolbar.js';
import { workbenchStyles } from './workbench.styles.js';

/** The builder once there is a deck: its commands, and what is drawn around the slide. */
export class Workbench {
  readonly #context: WorkbenchContext;
  readonly #export: ExportAccess;
  readonly #refresh: RefreshAccess;
  readonly #rail: SlideRail;
  readonly #stage: Stage;
  readonly #find: FindAccess;
  /** What takes pictures for the current slide. */
  readonly pictures: Pictures;
  /** What takes data for the deck. */
  readonly data: DeckDataAccess;
  readonly #recovery: Recovery;
  readonly #draft: DraftSheet;
  readonly #looks: LookAccess;
  readonly #problems: ProblemsAccess;
  readonly #addSlide: AddSlideAccess;
  readonly #shortcuts: ShortcutsAccess;
  readonly #side: SidePanel;
  readonly #more: Menu;
  readonly #hint: FirstHint;
  readonly #commands: readonly Command<AllMessages>[];

  constructor(ports: BuilderPorts) {
    const { host, session, localize } = ports;
    adoptStyles(host.renderRoot, [
      noticesStyles,
      workbenchStyles,
      progressBarStyles,
      railStyles,
      skeletonStyles,
      verdictLineStyles,
      verdictsStyles,
    ]);
    const context = (this.#context = new WorkbenchContext(ports));
    keepPicturesClean(session);
    this.#export = new ExportAccess(context);
    this.#refresh = new RefreshAccess(host, session);
    this.#rail = new SlideRail(context);
    this.#find = new FindAccess(context);
    this.pictures = new Pictures(context);
    this.data = new DeckDataAccess(context, this.#refresh);
    this.#recovery = new Recovery(context);
    this.#draft = new DraftSheet(host.renderRoot, localize);
    this.#side = new SidePanel(context, this.#refresh);
    this.#stage = new Stage(context, (slideId, instruction) => void this.#side.modify(slideId, instruction));
    this.#looks = new LookAccess(context);
    this.#problems = new ProblemsAccess(context, this.#side.queries);
    this.#addSlide = new AddSlideAccess(context, this.#refresh);
    this.#shortcuts = new ShortcutsAccess(context, () => this.#allCommands());
    this.#hint = new FirstHint(context);
    this.#more = new Menu(host, 'more-tools');
    this.#commands = [
      ...deckCommands(context, {
        refresh: () => void this.refresh(),
        export: () => void this.#export.open(),
        togglePanel: () => this.#side.toggle(),
        shortcuts: () => this.#shortcuts.open(),
        isExporting: () => this.#export.isWorking,
        isRefreshing: () => this.#refresh.state.state === 'running',
        isHeld: () => this.isHeld,
      }),
      ...refreshCommands(this.#refresh),
      ...this.#rail.commands,
      ...this.#stage.commands,
      ...this.#find.commands,
      this.pictures.insertCommand,
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
    this.#problems.restart();
  }

  /** A key that no part of the builder has taken. */
  key(event: KeyboardEvent): void {
    if (event.defaultPrevented || runByKey(event, this.#allCommands()) || event.key !== 'Escape') return;
    if (!this.#side.close()) this.#hint.dismiss();
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
    const add = this.#addSlide.tool(busy || snapshot.modifying !== undefined);
    return html`${toolbar({
        title: deck.title,
        words,
        command: (id) => this.#commandOf(id),
        busy,
        empty: deck.slides.length === 0 || reviewing,
        looks: this.#looks,
        root: context.host.renderRoot,
        more: this.#more,
        panelOpen: this.#side.isOpen && current !== undefined,
        add,
        files: context.ports.storage()?.renderTools(),
        back: context.ports.back,
        rename: (title) =>
          context.session.apply([{ type: 'setDeckField', field: 'title', value: title }], 'user'),
      })}
      ${this.#looks.render(deck)}
      ${snapshot.phase === 'working' ? progress(snapshot, words, () => context.session.cancel()) : nothing}
      ${busy ? nothing : this.#problems.render(problemsOf(snapshot.generation), deck)} ${this.#hint.render()}
      <div class="work">
        ${this.#rail.render({ deck, places: snapshot.places, busy, add, command: (id) => this.#commandOf(id) })}
        ${this.#renderCanvas(...proposed(snapshot.rewrites, deck, current, busy))}
        ${this.#side.render(snapshot, deck, current)}
      </div>
      ${this.pictures.render()} ${this.data.render()} ${this.#addSlide.render(deck)}
      ${this.#export.render(deck)} ${this.#shortcuts.render()}`;
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

  /** With those of files, which the start has too. */
  #allCommands(): Command<AllMessages>[] {
    return [...this.#commands, ...(this.#context.ports.storage()?.commands ?? [])];
  }

  #commandOf(id: string): Command<AllMessages> {
    const command = this.#commands.find((other) => other.id === id);
    if (!command) throw new Error(`There is no command "${id}".`);
    return command;
  }

  #renderCanvas(deck: Deck, current: Slide | undefined, busy: boolean): TemplateResult {
    const { renderer, localize, session, currentId } = this.#context;
    const { places } = session.getSnapshot();
    const place = places.find(({ id }) => id === currentId);
    return canvas({
      deck,
      current,
      draft: this.#draft.render(place),
      busy,
      geometry: current && renderer.geometry(deck, current, deck.slides.indexOf(current)),
      verification: current && renderer.verification(deck, current),
      localize,
      edited: this.#side.edited,
      selected: this.selectFrom,
      queries: this.#side.queries,
      stage: this.#stage,
      bar: this.#find.render(),
    });
  }
}
