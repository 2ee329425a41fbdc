import type { ReactiveController, ReactiveElement, TemplateResult } from 'lit';
import type { Deck } from '../../core/deck/types.js';
import { isAbort } from '../../core/errors.js';
import { queryProblem } from '../../core/query/query-problem.js';
import type { LoadProgress, TableSchema } from '../../core/query/types.js';
import type { QueryFromPromptResponse } from '../../core/stream/protocol.js';
import { EditorMount, type QueryTrial } from '../deck-right-panel/editor-mount.js';
import { queryBenchStyles } from '../deck-right-panel/query-bench.styles.js';
import type { BenchQuery, EditedQuery } from '../deck-right-panel/query-bench.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import { allWords } from '../shared/all-words.js';
import type { loadSqlEditor } from '../shared/load.js';
import { isSameStep } from '../shared/load-progress.js';
import type { LocalizeController } from '../shared/localize-controller.js';
import { progressBarStyles } from '../shared/progress-bar.styles.js';
import type { DraftRun, QueryDraft } from '../shared/query-desk.js';
import { queryProblemStyles } from '../shared/query-problem.styles.js';
import { addSlideStyles } from './add-slide.styles.js';
import { addSlideDialog } from './add-slide-dialog.js';
import type { BuilderSession } from './builder-session.js';
import type { Connection, ConnectionOptions } from './connection.js';
import { PromptField } from './prompt-field.js';
import type { RefreshAccess } from './refresh-access.js';
import { answerOf, chartOf, widgetOf, type SlideAnswer } from './slide-answer.js';
import { SlideAsker, type WriteOptions } from './slide-asker.js';

type Unclear = Extract<QueryFromPromptResponse, { status: 'needs_clarification' }>;

export type AskStage =
  | { is: 'opening'; loading?: LoadProgress | undefined }
  /** Nothing has been asked yet. */
  | { is: 'ready' }
  | { is: 'asking' }
  | { is: 'unclear'; answer: Unclear }
  | { is: 'answered' }
  /** The chosen answer becomes a slide. */
  | { is: 'writing' }
  /** `again` does once more what failed. */
  | { is: 'failed'; error: unknown; again: () => void };

/** What the builder around the dialog gives. */
export interface AddSlideOptions {
  connection: Connection;
  connect: () => ConnectionOptions;
  write: () => WriteOptions;
  session: BuilderSession;
  refresh: RefreshAccess;
  localize: LocalizeController;
  loadEditor: typeof loadSqlEditor;
}

export interface AddSlideView {
  deck: Deck;
  /** The slide after which the new one goes. */
  afterId: string | undefined;
  /** The button that opened the dialog. */
  opener: HTMLElement;
  closed: () => void;
  /** Told once the slide is in the deck. */
  added: (slideId: string, words: string) => void;
}

/** The way from a question in plain words to a slide: what was asked, how it was understood, its query, and the chart. */
export class AddSlide implements ReactiveController, QueryTrial {
  readonly #host: ReactiveElement;
  readonly #options: AddSlideOptions;
  readonly field: PromptField;
  readonly editor: EditorMount;
  stage: AskStage = { is: 'opening' };
  /** The readings of the last question, the likeliest first. */
  answers: readonly SlideAnswer[] = [];
  chosen: SlideAnswer | undefined;
  #asker: SlideAsker | undefined;
  /** What goes on: opening, asking or writing. */
  #work: AbortController | undefined;
  #view: AddSlideView | undefined;
  #deckId: string | undefined;

  constructor(host: ReactiveElement, options: AddSlideOptions) {
    this.#host = host;
    this.#options = options;
    this.field = new PromptField(host, {
      suggest: (text) => this.#asker?.suggest(text) ?? [],
      ask: () => void this.ask(),
    });
    this.editor = new EditorMount(host, options.localize, this, options.loadEditor);
    host.addController(this);
    adoptStyles(host.renderRoot, [queryBenchStyles, queryProblemStyles, progressBarStyles, addSlideStyles]);
  }

  /** Nobody would see how it ends. */
  hostDisconnected(): void {
    if (this.#view) this.#leave();
    this.#asker = undefined;
  }

  hostUpdated(): void {
    const dialog = this.#dialog();
    if (!dialog || dialog.open) return;
    dialog.showModal();
    this.field.input?.focus();
    void this.#open();
  }

  get localize(): LocalizeController {
    return this.#options.localize;
  }

  /** The service of the page answers, not the page itself. */
  get sends(): boolean {
    const { local, callbacks, customFetch } = this.#options.connect();
    return !local || callbacks !== undefined || customFetch !== undefined;
  }

  get tables(): { known: readonly TableSchema[] } {
    return { known: this.#asker?.tables ?? [] };
  }

  /** Prompts that show what can be asked. */
  get examples(): string[] {
    return this.#asker?.suggest('').slice(0, 4) ?? [];
  }

  render(view: AddSlideView): TemplateResult {
    this.#view = view;
    if (this.#deckId !== view.deck.id) this.#forget();
    this.#deckId = view.deck.id;
    return addSlideDialog(this, view.deck);
  }

  /** What was asked and written stays for the next time. */
  close(): void {
    const opener = this.#view?.opener;
    this.#leave();
    this.#dialog()?.close();
    opener?.focus();
  }

  async ask(prompt = this.field.value): Promise<void> {
    this.field.value = prompt;
    this.field.close();
    const asker = this.#asker;
    if (!asker || prompt.trim() === '' || asker.tables.length === 0) return;
    this.#stopRuns();
    await this.#attempt(
      { is: 'asking' },
      () => void this.ask(prompt),
      async (signal) => {
        const answer = await asker.ask(prompt.trim(), this.localize.locale, signal);
        signal.throwIfAborted();
        if (answer.status !== 'ok') return this.#set({ is: 'unclear', answer });
        this.answers = [answer, ...(answer.alternatives ?? [])].map(answerOf);
        this.#set({ is: 'answered' });
        this.choose(this.answers[0]!);
      },
    );
  }

  choose(answer: SlideAnswer): void {
    this.chosen = answer;
    this.#host.requestUpdate();
    if (answer.query.draft.run.state === 'idle') void this.run(answer.query);
  }

  write(draft: QueryDraft, sql: string): void {
    draft.sql = sql;
    this.#host.requestUpdate();
  }

  reset(draft: QueryDraft): boolean {
    if (draft.sql === draft.base) return false;
    draft.sql = draft.base;
    this.#host.requestUpdate();
    return true;
  }

  mend({ key }: BenchQuery, sql: string): void {
    const query = this.#answerOf(key)?.query;
    if (!query) return;
    query.draft.sql = sql;
    void this.run(query);
  }

  async run({ key, draft }: EditedQuery): Promise<void> {
    const answer = this.#answerOf(key);
    const asker = this.#asker;
    if (!answer || !asker) return;
    stop(draft);
    const { sql } = draft;
    const running: DraftRun = { state: 'running', abort: new AbortController() };
    const end = (run: DraftRun): void => {
      if (draft.run === running) draft.run = run;
      this.#host.requestUpdate();
    };
    draft.run = running;
    this.#host.requestUpdate();
    try {
      const result = await asker.run(sql, running.abort.signal);
      if (draft.run !== running) return;
      answer.chart = chartOf(answer, result);
      end({ state: 'done', sql, result });
    } catch (error) {
      end(isAbort(error) ? { state: 'idle' } : { state: 'failed', sql, problem: queryProblem(error) });
    }
  }

  /** Ends what goes on; what was there before stays. */
  cancel(): void {
    this.#work?.abort();
    this.#work = undefined;
    if (this.chosen) stop(this.chosen.query.draft);
    this.#set({ is: this.chosen ? 'answered' : 'ready' });
  }

  /** Has the slide of the chosen answer written, and puts it behind the current one. One step of undo. */
  async add(): Promise<void> {
    const answer = this.chosen;
    const asker = this.#asker;
    const deck = this.#view?.deck;
    if (!answer || !asker || !deck) return;
    const { draft } = answer.query;
    if (draft.run.state !== 'done' || draft.run.sql !== draft.sql) await this.run(answer.query);
    if (draft.run.state !== 'done' || !answer.chart) return;
    await this.#attempt(
      { is: 'writing' },
      () => void this.add(),
      async (signal) => {
        const written = await asker.write(widgetOf(answer), deck, this.#options.write(), signal);
        // A query that a person has seen here asks for no permission when the data is refreshed.
        (await this.#options.refresh.open())?.allow(draft.sql);
        signal.throwIfAborted();
        this.#insert(answer, written);
      },
    );
  }

  #insert({ query, title }: SlideAnswer, { slide, source }: Awaited<ReturnType<SlideAsker['write']>>): void {
    const { session } = this.#options;
    const view = this.#view;
    const { deck } = session.getSnapshot();
    if (!view || deck?.id !== view.deck.id) return;
    const after = deck.slides.find(({ id }) => id === view.afterId) ?? deck.slides.at(-1);
    session.apply(
      [
        { type: 'setSource', sourceId: query.sourceId, source },
        { type: 'insertSlide', slide, afterId: after?.id ?? null },
      ],
      'user',
    );
    this.#forget();
    this.close();
    view.added(slide.id, allWords(this.localize.messages).slideAdded(title));
  }

  async #open(): Promise<void> {
    const { connection, connect } = this.#options;
    const before: AskStage = this.chosen ? { is: 'answered' } : { is: 'ready' };
    await this.#attempt(
      { is: 'opening' },
      () => void this.#open(),
      async (signal) => {
        const tell = (loading: LoadProgress): void => this.#tell(loading);
        const asker = await SlideAsker.open(connection, connect(), signal, tell);
        signal.throwIfAborted();
        this.#asker = asker;
        this.#set(before);
        await asker.ready();
        this.#host.requestUpdate();
      },
    );
  }

  #tell(loading: LoadProgress): void {
    if (this.stage.is !== 'opening') return;
    const before = this.stage.loading;
    this.stage = { is: 'opening', loading: loading.done === 1 ? undefined : loading };
    if (!isSameStep(before, this.stage.loading)) this.#host.requestUpdate();
  }

  /** Does one thing at a time; what a newer one has taken the place of has no effect. */
  async #attempt(
    stage: AskStage,
    again: () => void,
    work: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    this.#work?.abort();
    const own = (this.#work = new AbortController());
    this.#set(stage);
    try {
      await work(own.signal);
    } catch (error) {
      if (own === this.#work && isAbort(error)) this.cancel();
      else if (own === this.#work) this.#set({ is: 'failed', error, again });
    }
  }

  #leave(): void {
    this.#work?.abort();
    this.#work = undefined;
    this.#stopRuns();
    this.field.close();
    this.stage = { is: 'opening' };
    this.#view?.closed();
  }

  #forget(): void {
    this.#stopRuns();
    this.field.value = '';
    this.answers = [];
    this.chosen = undefined;
  }

  #stopRuns(): void {
    for (const { query } of this.answers) stop(query.draft);
  }

  #answerOf(key: string): SlideAnswer | undefined {
    return this.answers.find(({ query }) => query.key === key);
  }

  #set(stage: AskStage): void {
    this.stage = stage;
    this.#host.requestUpdate();
  }

  #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector('.add-dialog');
  }
}

function stop(draft: QueryDraft): void {
  if (draft.run.state !== 'running') return;
  draft.run.abort.abort();
  draft.run = { state: 'idle' };
}
