import { ContextConsumer } from '@lit/context';
import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import type { BuilderDashboardConfig } from '../../core/chart/types.js';
import type { DeckChange } from '../../core/deck/deck-store.js';
import type { RefreshDiff } from '../../core/refresh/refresh-deck.js';
import type { Branding, Deck } from '../../core/deck/types.js';
import type { ExportToPptxOptions } from '../../core/export/index.js';
import type { FetchFn } from '../../core/http/index.js';
import type { Theme } from '../../core/layout/theme-types.js';
import type { Dataset, RunQuery } from '../../core/query/types.js';
import type { Privacy } from '../../core/stream/protocol.js';
import { DeckPresenter } from '../deck-presenter/deck-presenter.js';
import { DeckRightPanel } from '../deck-right-panel/deck-right-panel.js';
import { DeckView } from '../deck-view/deck-view.js';
import { databaseContext, reportContext } from '../shared/contexts.js';
import { DeckElement } from '../shared/deck-element.js';
import { DeckBackEvent, DeckChangeEvent, DeckErrorEvent, DeckPresentingEvent } from '../shared/events.js';
import { controlStyles, hostStyles } from '../shared/host-styles.js';
import { whenIdle } from '../shared/when-idle.js';
import { LazyModule } from '../shared/lazy-module.js';
import { loadBrandLook, loadDeckStorage, loadOutline, loadPreparation } from '../shared/load.js';
import { LocalizeController } from '../shared/localize-controller.js';
import { NextFocus } from '../shared/next-focus.js';
import { StoreController } from '../shared/store-controller.js';
import { BuilderSession, type Connect } from './builder-session.js';
import type { BuilderSnapshot } from './builder-snapshot.js';
import { chosenTheme } from './start/choose-theme.js';
import { Connection, type ConnectionOptions } from './connection.js';
import { deckBuilderStyles } from './deck-builder.styles.js';
import type { ThemePair } from './start/looks.js';
import type { ApprovedOutline } from './start/outline.js';
import type { Preparation } from './start/preparation.js';
import { FIRST_CHOICES, type StartChoices } from './start/start-choices.js';
import { startOptions, wishesOf, type TitledStart } from './start/start-options.js';
import { startScreen } from './start/start-screen.js';
import { startScreenStyles } from './start/start-screen.styles.js';
import type { DeckStorage } from './storage/deck-storage.js';
import type { Help } from './workbench/ports.js';
import type { Workbench } from './workbench/workbench.js';

/**
 * The whole way from a dashboard to a deck: choosing what goes in, watching the slides arrive, editing, presenting,
 * exporting.
 *
 * @tag deck-builder
 * @fires {DeckBackEvent} deck-back - A person wants to leave the deck. Cancel it to stay in charge; else the start screen comes.
 * @fires {DeckPresentingEvent} deck-presenting - Presenting began or ended, as `presenting` says.
 * @fires {DeckChangeEvent} deck-change - The document changed: `deck`, `edits`, `origin`.
 * @fires {DeckErrorEvent} deck-error - Something failed. The builder shows it as well.
 * @fires {DeckExportEvent} deck-export - A `file` was made, with `warnings`. Cancel it to keep it from being downloaded.
 * @csspart base - The wrapper.
 * @csspart start - The start screen.
 * @csspart file-zone - The place for a file, where the page gives no dashboard.
 * @csspart columns-read - How the columns of a file were read.
 * @csspart deck-data - The dialog about data that were dropped on a deck.
 * @csspart generate - The button that starts.
 * @csspart toolbar - The row of tools.
 * @csspart progress - What is shown while slides are written.
 * @csspart problems - What of the dashboard is not in the deck as it was asked for.
 * @csspart rail - The thumbnails.
 * @csspart add-slide - The dialog that adds a slide about a question.
 * @csspart export - The dialog that makes a file.
 * @csspart shortcuts - The sheet of keyboard shortcuts.
 * @csspart canvas - The place of the current slide.
 * @csspart find - The bar that finds and replaces words.
 * @csspart panel - The details of the current slide, or what a refresh would change.
 * @csspart verdicts - Whether the figures and statements of the current slide are borne out by rows.
 * @cssprop [--deck-builder-min-height=560px] - The least height, for a page that gives none.
 */
export class DeckBuilder extends DeckElement {
  static override tag = 'deck-builder';
  static override dependencies = [DeckView, DeckPresenter, DeckRightPanel];
  static override styles: CSSResultGroup = [hostStyles, controlStyles, deckBuilderStyles, startScreenStyles];

  /** The dashboard. Another one brings back the start screen. */
  @property({ attribute: false }) config: BuilderDashboardConfig | undefined;
  /** The tables that the widgets' SQL reads. A person may add to them or replace their rows with a file: then it is another list. */
  @property({ attribute: false }) datasets: Dataset[] | undefined;
  /** Sends the requests to the service, in place of `fetch`. */
  @property({ attribute: false }) customFetch: FetchFn | undefined;
  /** Runs the widgets' SQL, in place of a database in the page. */
  @property({ attribute: false }) runQuery: RunQuery | undefined;
  /** `local`: the slides are written in the page, and nothing leaves it. */
  @property() service: 'remote' | 'local' = 'remote';
  /**
   * The document; read it after `deck-change`. An assigned one replaces it, unless it is the one last emitted. Where its SVG
   * pictures or its logo hold scripts and the like, a `deck-change` of origin `host` follows with clean ones.
   */
  @property({ attribute: false }) deck: Deck | undefined;
  /** The look of new decks; without one the person chooses a built-in one. */
  @property({ attribute: false }) theme: Theme | undefined;
  /** Company name and logo of new decks. */
  @property({ attribute: false }) branding: Branding | undefined;
  /** Language of the controls and of new decks; the page's language when absent. */
  @property() locale: string | undefined;
  /** Whom the deck is for, in words, for the service; the person may say it in other words. */
  @property() audience: string | undefined;
  /** What the deck is to achieve, in words, for the service; the person may say it in other words. */
  @property() goal: string | undefined;
  /** How much of the rows the service may see, unless the person chooses otherwise on the start screen. */
  @property() privacy: Privacy = 'all';
  /** Lets the person sign in to the service. With it the builder offers that where it is asked for, and then tries again. */
  @property({ attribute: false }) signIn: (() => unknown) | undefined;
  /** Lets the person buy more of the service, where its quota is used up; then the builder tries again. */
  @property({ attribute: false }) topUp: (() => unknown) | undefined;
  /** `host`: presenting covers the window, and the page toggles fullscreen on `deck-presenting`. */
  @property() fullscreen: 'auto' | 'host' = 'auto';
  /**
   * Whether every change is kept in this browser, for a person to restore after a crash. `off`: it is not. Other text names the
   * place in the origin that the work belongs to, in place of the page's path with the element's id or the dashboard's name.
   */
  @property() autosave = 'on';

  @state() private choices = FIRST_CHOICES;
  /** The first paint has been: what is not needed for it may be loaded. */
  @state() private isPainted = false;
  @query('deck-presenter') private presenter!: DeckPresenter;

  private readonly localize = new LocalizeController(this);
  private readonly session = new BuilderSession((change) => this.handleChange(change));
  private readonly snapshot = new StoreController<BuilderSnapshot>(
    this,
    this.session,
    (snapshot) => snapshot,
  );
  private readonly brandLook = new LazyModule(this, async () => new (await loadBrandLook()).BrandLook(this));
  private readonly report = new ContextConsumer(this, { context: reportContext, subscribe: true });
  private readonly database = new ContextConsumer(this, { context: databaseContext, subscribe: true });
  private readonly connection = new Connection((progress) => this.session.showLoading(progress));
  // Everything around a deck: the first load does not carry it.
  private readonly workbench: LazyModule<Workbench> = new LazyModule(
    this,
    async () =>
      new (await import('./workbench/workbench.js')).Workbench({
        host: this,
        session: this.session,
        localize: this.localize,
        storage: () => this.storage.value,
        connection: this.connection,
        connect: () => this.connectionOptions(),
        inPage: () => this.inPage,
        writing: () => wishesOf(this, this.choices),
        ownSql: () => this.ownSql(),
        widgets: () => this.config?.widgets ?? [],
        hasData: () => this.hasData,
        generate: () => void this.generate(),
        help: () => this.help(),
        present: () => void this.present(),
        back: () => this.handleBack(),
      }),
  );
  // Charts in small, order, outline: the start stands without them.
  private readonly preparation = new LazyModule<Preparation>(
    this,
    async () =>
      new (await loadPreparation()).Preparation({
        host: this,
        localize: this.localize,
        connection: this.connection,
        connect: () => this.connectionOptions(),
        inPage: () => this.inPage,
        options: () => this.startOptions(),
        theme: () => this.themeForDeck(),
        choose: (choices) => this.choose(choices),
        generate: (approved) => void this.write(() => this.connect(), approved),
        isBare: () => !this.config,
        begin: (config, datasets) => Object.assign(this, { config, datasets }),
        loadOutline,
      }),
  );
  private readonly storage: LazyModule<DeckStorage> = new LazyModule(
    this,
    async () =>
      new (await loadDeckStorage()).DeckStorage({
        host: this,
        session: this.session,
        localize: this.localize,
        key: () => this.storageKey,
        isHeld: () => this.workbench.value?.isHeld ?? false,
        takers: () => this.workbench.value,
      }),
  );
  protected readonly nextFocus = new NextFocus(this, (last) => {
    if (this.snapshot.value.phase === 'start') return last.matches('input') ? 'input' : '[part="generate"]';
    return last.matches('.thumbnail') ? '.thumbnail[aria-current]' : '.stage';
  });
  private shownError: Error | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('keydown', this.handleKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.handleKey);
    // Moved to another place of the page it is back at once, and goes on.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.session.close();
      void this.connection.close();
    });
  }

  protected override firstUpdated(): void {
    // Two frames: the first is painted when the second begins.
    requestAnimationFrame(() => {
      whenIdle(() => {
        this.isPainted = true;
      });
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { value } = this.snapshot;
    if (changed.has('config') && (this.config || changed.get('config'))) {
      this.choices = { ...this.choices, title: this.config?.name ?? '', excluded: new Set(), order: [] };
      this.planned?.restart();
      if (value.phase !== 'start' && !changed.has('deck')) this.session.showStart();
    }
    if (changed.has('deck') && this.deck && this.deck !== value.deck) this.session.open(this.deck);
    if (value.error && value.error !== this.shownError) this.dispatchEvent(new DeckErrorEvent(value.error));
    this.shownError = value.error;
  }

  /** Writes a deck from the dashboard. Resolves when it is done; failures stand in `deck-error`. */
  async generate(): Promise<void> {
    await this.write(() => this.connect());
  }

  private async write(connect: Connect, approved?: ApprovedOutline): Promise<void> {
    const start = this.startOptions(approved);
    if (!start) return;
    this.prepare();
    this.workbench.value?.restart();
    this.planned?.pause();
    await this.session.generate({ ...start, theme: await this.themeForDeck() }, connect);
    this.planned?.restart();
  }

  /** What the person and the page have chosen, but for the look; undefined where nothing is. */
  private startOptions(approved?: ApprovedOutline): TitledStart | undefined {
    return startOptions(this, this.choices, this.localize.locale, approved);
  }

  private async themeForDeck(): Promise<Theme> {
    return this.theme ?? chosenTheme(this.choices, this.brand);
  }

  private choose(choices: Partial<StartChoices>): void {
    this.choices = { ...this.choices, ...choices };
  }

  /** What is there of the preparation, without loading it. */
  private get planned(): Preparation | undefined {
    return this.isPainted ? this.preparation.value : undefined;
  }

  private help(): Help {
    const { signIn, topUp } = this;
    const options = { ...this.connectionOptions(), withoutService: true };
    const workWithoutService = (): void => {
      if (this.snapshot.value.phase === 'start') void this.write(() => this.connection.open(options));
      else void this.session.retry(undefined, () => this.connection.callbacks(options));
    };
    return { signIn, topUp, workWithoutService: this.inPage ? undefined : workWithoutService };
  }

  /** Shows the deck on the whole screen, beginning with the current slide. */
  async present(): Promise<void> {
    if (!this.snapshot.value.deck?.slides.length || this.presenter.presenting) return;
    this.presenter.slideId = this.workbench.value?.currentId;
    this.dispatchEvent(new DeckPresentingEvent(true));
    await this.presenter.enter();
  }

  /**
   * Makes a file of the deck and fires `deck-export`. Resolves with the file, or with nothing when there is no deck or
   * the export failed (`deck-error` says why).
   */
  async export(format: 'pptx', options: ExportToPptxOptions = {}): Promise<File | undefined> {
    return (await this.workbench.load()).export(format, options);
  }

  /**
   * Runs the deck's queries again and shows what the new rows change, for a person to accept or to leave. Resolves with
   * the changes; with nothing where the queries of a deck from elsewhere must be allowed first, or where it failed.
   */
  async refresh(): Promise<RefreshDiff | undefined> {
    return (await this.workbench.load()).refresh();
  }

  /** SQL of the page itself. */
  private ownSql(): Set<string> {
    const widgets = this.config?.widgets ?? [];
    const own = widgets.flatMap(({ dataKey, duckdbQuery }) => [dataKey, duckdbQuery ?? '']);
    return new Set(own.map((sql) => sql.trim()));
  }

  /** The look of the page's logo, where a look is to be chosen. */
  private get brand(): ThemePair | undefined {
    if (this.theme || !this.branding?.logoDataUrl) return undefined;
    return this.brandLook.value?.of(this.branding, this.localize.messages) ?? undefined;
  }

  /** Begins what a deck needs, before it is waited for. */
  private prepare(): void {
    this.connection.prepare(this.connectionOptions());
    void this.workbench.value;
  }

  private connect(): ReturnType<Connection['open']> {
    return this.connection.open(this.connectionOptions());
  }

  /** Who writes is in the page, and no service of someone else is asked. */
  private get inPage(): boolean {
    return this.service === 'local' && !this.customFetch && !this.report.value;
  }

  private connectionOptions(): ConnectionOptions {
    return {
      callbacks: this.report.value,
      runQuery: this.runQuery ?? this.database.value,
      customFetch: this.customFetch,
      local: this.service === 'local',
      datasets: this.datasets,
    };
  }

  private get storageKey(): string | undefined {
    if (this.autosave === 'off') return undefined;
    if (this.autosave && this.autosave !== 'on') return this.autosave;
    return `${location.pathname}#${this.id || (this.config?.name ?? '')}`;
  }

  private get hasData(): boolean {
    const { runQuery, datasets } = this.connectionOptions();
    return Boolean(datasets?.length || runQuery?.engine);
  }

  private handleChange({ snapshot, edits, origin }: DeckChange): void {
    this.deck = snapshot.deck;
    this.dispatchEvent(new DeckChangeEvent(snapshot.deck, edits, origin));
  }

  private handleBack(): void {
    if (this.dispatchEvent(new DeckBackEvent())) this.session.showStart();
  }

  private readonly handleKey = (event: KeyboardEvent): void => {
    if (this.snapshot.value.phase === 'start') this.storage.value?.key(event);
    else this.workbench.value?.key(event);
  };

  /** What is on screen is not complete before the workbench is. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const complete = await super.getUpdateComplete();
    if (this.snapshot.value.phase === 'start' || this.workbench.value) return complete;
    await this.workbench.load().catch(() => undefined);
    return super.getUpdateComplete();
  }

  protected override render(): TemplateResult {
    const { value } = this.snapshot;
    const { messages, locale } = this.localize;
    const isStart = value.phase === 'start';
    // An error at the start is told by the workbench too.
    const workbench = isStart && !value.error ? undefined : this.workbench.value;
    const storage = value.deck || this.config ? this.storage.value : undefined;
    return html`<div
      class="base"
      part="base"
      dir=${messages.direction}
      lang=${locale}
      @deck-exit=${(event: Event) => this.handleExit(event)}
    >
      <div class="notices ${isStart ? 'at-start' : ''}">
        ${workbench?.renderNotices(value)} ${storage?.renderNotices()}
      </div>
      ${isStart ? this.renderStart(value, storage?.renderOpen()) : workbench?.render(value)}
      <p class="visually-hidden" role="status">
        ${workbench?.spoken(value) || (isStart ? this.planned?.said : '')}
      </p>
      ${storage?.render()}
      ${
        value.deck
          ? html`<deck-presenter
              lang=${locale}
              .deck=${value.deck}
              fullscreen=${this.fullscreen}
              @deck-slide-select=${workbench?.selectFrom}
            ></deck-presenter>`
          : nothing
      }
    </div>`;
  }

  private renderStart({ deck }: BuilderSnapshot, files: unknown): TemplateResult {
    return startScreen({
      config: this.config,
      choices: this.choices,
      privacy: this.service === 'local' ? 'local' : (this.choices.privacy ?? this.privacy),
      wishes: wishesOf(this, this.choices),
      preparation: this.planned,
      hasTheme: this.theme !== undefined,
      brand: this.brand,
      messages: this.localize.messages,
      files,
      choose: (choices) => this.choose(choices),
      generate: () => void this.generate(),
      prepare: () => this.prepare(),
      ...(deck ? { open: () => this.session.showDeck() } : {}),
    });
  }

  private handleExit(event: Event): void {
    event.stopPropagation();
    this.dispatchEvent(new DeckPresentingEvent(false));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'deck-builder': DeckBuilder;
  }
}
