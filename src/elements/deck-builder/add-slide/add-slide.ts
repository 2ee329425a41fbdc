import type { ReactiveController, ReactiveElement, TemplateResult } from 'lit';
import type { Deck } from '../../../core/deck/types.js';
import { isAbort } from '../../../core/errors.js';
import type { LoadProgress } from '../../../core/query/types.js';
import type { QueryFromPromptResponse } from '../../../core/stream/protocol.js';
import { queryBenchStyles } from '../../deck-right-panel/query-bench.styles.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import { allWords } from '../../shared/all-words.js';
import type { loadSqlEditor } from '../../shared/load.js';
import { isSameStep } from '../../shared/load-progress.js';
import type { LocalizeController } from '../../shared/localize-controller.js';
import { progressBarStyles } from '../../shared/progress-bar.styles.js';
import { queryProblemStyles } from '../../shared/query-problem.styles.js';
import { addSlideStyles } from './add-slide.styles.js';
import { addSlideDialog } from './add-slide-dialog.js';
import { AnswerBench } from './answer-bench.js';
import type { BuilderSession } from '../builder-session.js';
import type { Connection, ConnectionOptions } from '../connection.js';
import { insertSlides } from './insert-slides.js';
import { PromptField } from './prompt-field.js';
import type { RefreshAccess } from '../refresh/refresh-access.js';
import { widgetOf } from './slide-answer.js';
import { answersInPage, SlideAsker, type WriteOptions } from './slide-asker.js';

type Unclear = Extract<QueryFromPromptResponse, { status: 'needs_clarification' }>;

export type AskStage =
  | { is: 'opening'; loading?: LoadProgress | undefined }
  | { is: 'ready' }
  | { is: 'asking' }
  | { is: 'unclear'; answer: Unclear }
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

/** The dialog from a question in plain words to a slide: what was asked, how it was understood, its query and its chart. */
export class AddSlide implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #options: AddSlideOptions;
  readonly field: PromptField;
  readonly bench: AnswerBench;
  stage: AskStage = { is: 'opening' };
  #asker: SlideAsker | undefined;
  /** What goes on: opening, asking or writing. */
  #work: AbortController | undefined;
  /** Set as long as the dialog is open. */
  #view: AddSlideView | undefined;
  #deckId: string | undefined;

  constructor(host: ReactiveElement, options: AddSlideOptions) {
    this.#host = host;
    this.#options = options;
    this.field = new PromptField(host, {
      suggest: (text) => this.#asker?.suggest(text) ?? [],
      ask: () => void this.ask(),
    });
    this.bench = new AnswerBench(host, options.localize, options.loadEditor, () => this.#asker);
    host.addController(this);
    adoptStyles(host.renderRoot, [queryBenchStyles, queryProblemStyles, progressBarStyles, addSlideStyles]);
  }

  /** Nobody would see how it ends. */
  hostDisconnected(): void {
    this.#leave();
  }

  hostUpdated(): void {
    const dialog = this.#dialog();
    if (!dialog || dialog.open) return;
    dialog.showModal();
    this.field.input?.focus();
    // Not within the update that drew it: how far the tables are is drawn by the next one.
    queueMicrotask(() => void this.#open());
  }

  get localize(): LocalizeController {
    return this.#options.localize;
  }

  /** The question goes to the service of the page. */
  get sends(): boolean {
    return !answersInPage(this.#options.connect());
  }

  /** Prompts that show what can be asked. */
  get examples(): string[] {
    return this.#asker?.suggest('').slice(0, 4) ?? [];
  }

  render(view: AddSlideView): TemplateResult {
    this.#view = view;
    if (this.#deckId !== view.deck.id) this.#begin(view.deck);
    return addSlideDialog(this, view.deck);
  }

  /** What was asked and written stays for the next time. */
  close(): void {
    const opener = this.#view?.opener;
    const dialog = this.#dialog();
    this.#leave();
    if (dialog?.open) dialog.close();
    opener?.focus();
  }

  async ask(prompt = this.field.value): Promise<void> {
    this.field.value = prompt;
    this.field.close();
    const asker = this.#asker;
    if (!asker || prompt.trim() === '' || asker.tables.length === 0) return;
    await this.#attempt(
      { is: 'asking' },
      () => void this.ask(prompt),
      async (signal) => {
        const { privacy } = this.#options.write();
        const answer = await asker.ask(prompt.trim(), { locale: this.localize.locale, privacy }, signal);
        signal.throwIfAborted();
        if (answer.status !== 'ok') return this.#set({ is: 'unclear', answer });
        this.bench.take([answer, ...(answer.alternatives ?? [])]);
        this.#set({ is: 'ready' });
      },
    );
  }

  /** Ends what goes on; what was there before stays. */
  cancel(): void {
    this.#work?.abort();
    this.#work = undefined;
    this.#set({ is: 'ready' });
  }

  /** Has the slide of the chosen answer written, and puts it behind the current one. One step of undo. */
  async add(): Promise<void> {
    const answer = this.bench.chosen;
    const asker = this.#asker;
    const deck = this.#view?.deck;
    if (!answer || !asker || !deck || !(await this.bench.settle(answer))) return;
    await this.#attempt(
      { is: 'writing' },
      () => void this.add(),
      async (signal) => {
        const written = await asker.write([widgetOf(answer)], deck, this.#options.write(), signal);
        const { refresh, session } = this.#options;
        // A query that a person has seen here asks for no permission when the data is refreshed.
        const refresher = await refresh.open();
        signal.throwIfAborted();
        const { afterId, added } = this.#view ?? {};
        const [id] = insertSlides(session, refresher, written, afterId);
        this.#forget();
        this.close();
        if (id) added?.(id, allWords(this.localize.messages).slideAdded(answer.title));
      },
    );
  }

  async #open(): Promise<void> {
    const { connection, connect } = this.#options;
    await this.#attempt(
      { is: 'opening' },
      () => void this.#open(),
      async (signal) => {
        const tell = (loading: LoadProgress): void => this.#tell(loading);
        const asker = await SlideAsker.open(connection, connect(), signal, tell);
        signal.throwIfAborted();
        this.#asker = asker;
        this.#set({ is: 'ready' });
        // Suggestions come when they can; a question need not wait for them.
        void asker.ready().then(() => this.field.refresh());
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
      if (own !== this.#work) return;
      if (isAbort(error)) this.cancel();
      else this.#set({ is: 'failed', error, again });
    }
  }

  /** Another deck: what was asked was for the one before. */
  #begin({ id }: Deck): void {
    this.#deckId = id;
    this.#forget();
    if (this.stage.is !== 'opening') this.cancel();
  }

  #leave(): void {
    const view = this.#view;
    this.#view = undefined;
    this.#work?.abort();
    this.#work = undefined;
    this.#asker?.close();
    this.#asker = undefined;
    this.bench.stop();
    this.field.close();
    this.stage = { is: 'opening' };
    view?.closed();
  }

  #forget(): void {
    this.field.value = '';
    this.bench.forget();
  }

  #set(stage: AskStage): void {
    this.stage = stage;
    this.#host.requestUpdate();
  }

  #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector('.add-dialog');
  }
}
