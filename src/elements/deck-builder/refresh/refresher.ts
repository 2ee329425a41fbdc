import type { ReactiveController, ReactiveElement, TemplateResult } from 'lit';
import type { Messages } from '../../../core/locales/en.js';
import type { Deck, Slide, Source } from '../../../core/deck/types.js';
import { isAbort } from '../../../core/errors.js';
import type { QueryProblem } from '../../../core/query/query-problem.js';
import type { RunQuery } from '../../../core/query/types.js';
import { slideSource } from '../../../core/deck/slide-source.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import { allWords } from '../../shared/all-words.js';
import { DeckErrorEvent } from '../../shared/events.js';
import {
  overRows,
  refreshDeck,
  type RefreshDiff,
  type RefreshedDeck,
} from '../../../core/refresh/refresh-deck.js';
import { loadPhrases } from '../../../core/statements/phrases/load.js';
import type { BuilderSession } from '../builder-session.js';
import { changesText } from './refresh-review.js';
import { refreshReviewStyles } from './refresh-review.styles.js';
import { refreshSide, type RefreshSide } from './refresh-side.js';
import { spokenRefresh } from './spoken-refresh.js';

export type RefreshState =
  | { state: 'idle' }
  /** Queries of a deck from elsewhere wait for a person to allow them. */
  | { state: 'confirm'; sources: readonly Source[] }
  | { state: 'running' }
  /** What the new rows mean, before anything of it is applied. */
  | { state: 'review'; refreshed: RefreshedDeck; affected: readonly string[] }
  | { state: 'rewriting'; done: number; total: number }
  | { state: 'done'; how: 'unchanged' | 'applied' | 'discarded' }
  | { state: 'failed'; error: Error };

export interface RefreshOptions {
  /** Connects to the engine and brings its tables up to date. */
  engine: () => Promise<RunQuery>;
  /** SQL of the page itself, which needs no permission. */
  trusted: ReadonlySet<string>;
  /** Told where the new rows are not taken: the person leaves them, or they could not be had. */
  left?: () => void;
  /** A query that a person gives a source in the place of its own; only that source is run. */
  rewrite?: SourceRewrite;
}

export interface SourceRewrite {
  sourceId: string;
  sql: string;
  /** Told why the query gave no rows, where those of before stay. */
  failed: (problem: QueryProblem) => void;
}

/** Brings the rows of the builder's deck up to date: asks where it must, runs, shows, and applies what a person accepts. */
export class Refresher implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #session: BuilderSession;
  readonly #allowed = new Set<string>();
  #abort: AbortController | undefined;
  #base: Deck | undefined;
  /** What had focus when it began. */
  #opener: Element | null = null;
  #wasAsking = false;
  #options: RefreshOptions | undefined;
  state: RefreshState = { state: 'idle' };

  constructor(host: ReactiveElement, session: BuilderSession) {
    this.#host = host;
    this.#session = session;
    host.addController(this);
    adoptStyles(host.renderRoot, [refreshReviewStyles]);
  }

  hostDisconnected(): void {
    this.cancel();
  }

  /** The document changed under a review, or another one took its place: what was found says nothing any more. */
  hostUpdate(): void {
    if (this.state.state === 'review' && this.#session.getSnapshot().deck !== this.#base) this.cancel();
  }

  /** A question has the keyboard where nothing else has it: the button that began is out of use. Then focus goes back there. */
  hostUpdated(): void {
    const { renderRoot } = this.#host;
    const { activeElement } = renderRoot as ShadowRoot;
    const question = renderRoot.querySelector<HTMLElement>('.review-content');
    const isAsking = question !== null;
    const isFree =
      activeElement === null && [document.body, this.#host].includes(document.activeElement as HTMLElement);
    if (isAsking !== this.#wasAsking && (isFree || activeElement === this.#opener)) {
      if (question) question.focus();
      else if (this.#opener instanceof HTMLElement) this.#opener.focus();
    }
    this.#wasAsking = isAsking;
  }

  /** Resolves with what changed once it is shown; with nothing where a person is asked first, or where it failed. */
  async start(options: RefreshOptions): Promise<RefreshDiff | undefined> {
    const { deck, phase, modifying } = this.#session.getSnapshot();
    if (!deck || phase !== 'ready' || modifying !== undefined || this.state.state === 'running') {
      options.left?.();
      return undefined;
    }
    if (options !== this.#options) this.#leave();
    this.#options = options;
    this.#opener = (this.#host.renderRoot as ShadowRoot).activeElement ?? this.#opener;
    const foreign = asked(deck, options).filter(({ sql }) => !this.isAllowed(sql, options.trusted));
    if (foreign.length === 0) return this.#run(deck, options);
    this.#set({ state: 'confirm', sources: foreign });
    return undefined;
  }

  /** True for SQL of the page, and for SQL that a person has seen and allowed. */
  isAllowed(sql: string, trusted: ReadonlySet<string>): boolean {
    const text = sql.trim();
    return text === '' || trusted.has(text) || this.#allowed.has(text);
  }

  allow(sql: string): void {
    this.#allowed.add(sql.trim());
  }

  /** A person has seen the queries and allows them. */
  async confirm(): Promise<RefreshDiff | undefined> {
    if (this.state.state !== 'confirm' || !this.#options) return undefined;
    for (const { sql } of this.state.sources) this.allow(sql);
    this.#set({ state: 'idle' });
    return this.start(this.#options);
  }

  cancel(): void {
    this.#abort?.abort();
    this.#abort = undefined;
    this.#leave();
    if (this.state.state !== 'idle') this.#set({ state: 'idle' });
  }

  /** Yes to what is asked: run the queries, or take their rows. */
  accept(): void {
    if (this.state.state === 'confirm') void this.confirm();
    else this.apply();
  }

  /** No to what is asked. */
  leave(): void {
    if (this.state.state === 'confirm') this.cancel();
    else this.discard();
  }

  discard(): void {
    this.#leave();
    this.#set({ state: 'done', how: 'discarded' });
  }

  /** One step of undo. */
  apply(): void {
    if (this.state.state !== 'review') return;
    const { edits } = this.state.refreshed;
    this.#options = undefined;
    this.#set({ state: 'done', how: 'applied' });
    this.#session.apply(edits, 'user');
  }

  /** Applies, then has the slides written anew whose sentences or figures the new rows do not bear out. */
  async applyAndRewrite(rewrite: (slideId: string) => Promise<void>): Promise<void> {
    if (this.state.state !== 'review') return;
    const { affected } = this.state;
    this.apply();
    for (const [done, slideId] of affected.entries()) {
      this.#set({ state: 'rewriting', done, total: affected.length });
      await rewrite(slideId);
    }
    this.#set({ state: 'done', how: 'applied' });
  }

  /** A question or a review, in the place of the slide's details; undefined while there is none. */
  render(view: Omit<RefreshSide, 'refresher'>): TemplateResult | undefined {
    return refreshSide({ ...view, refresher: this });
  }

  /** What happens, for assistive technology. */
  spoken(words: Messages): string | undefined {
    return spokenRefresh(this.state, allWords(words));
  }

  async #run(deck: Deck, { engine, rewrite }: RefreshOptions): Promise<RefreshDiff | undefined> {
    const abort = (this.#abort = new AbortController());
    this.#set({ state: 'running' });
    try {
      const runQuery = await engine();
      abort.signal.throwIfAborted();
      const sql = rewrite && { [rewrite.sourceId]: rewrite.sql };
      const found = await refreshDeck(deck, runQuery, { signal: abort.signal, ...(sql && { sql }) });
      // The person may have gone on writing meanwhile, in another language even: the new rows are judged by the slides as they are now.
      await loadPhrases(this.#session.getSnapshot().deck?.format.locale);
      const now = this.#session.getSnapshot().deck;
      if (!now || abort !== this.#abort || now.id !== deck.id) return undefined;
      const refreshed = now === deck ? found : overRows(now, found.edits, found.diff.sources);
      this.#base = now;
      if (rewrite) this.#showRewrite(refreshed, now, rewrite);
      else this.#show(refreshed);
      return refreshed.diff;
    } catch (error) {
      if (abort !== this.#abort || isAbort(error)) return undefined;
      this.#fail(error as Error);
      return undefined;
    }
  }

  /** The new rows are not taken. */
  #leave(): void {
    const { left } = this.#options ?? {};
    this.#options = undefined;
    left?.();
  }

  #fail(error: Error): void {
    this.#leave();
    this.#host.dispatchEvent(new DeckErrorEvent(error));
    this.#set({ state: 'failed', error });
  }

  #show(refreshed: RefreshedDeck): void {
    const { sources, sentences } = refreshed.diff;
    // A period that was not complete may be so now, over the same rows.
    if (sentences.length === 0 && sources.every(({ status }) => status === 'same' || status === 'skipped')) {
      // Only the time of the query is new: nothing that a person would take back.
      this.#options = undefined;
      this.#session.apply(refreshed.edits, 'host', { undoable: false });
      this.#set({ state: 'done', how: 'unchanged' });
      return;
    }
    this.#set({ state: 'review', refreshed, affected: affectedSlides(refreshed) });
  }

  /** A source that had no rows takes those it gets at once, or the new reason why there are none: nothing of before changes. */
  #showRewrite(refreshed: RefreshedDeck, before: Deck, { sourceId, failed }: SourceRewrite): void {
    const problem = refreshed.diff.sources[0]?.problem;
    const hadRows = before.sources[sourceId]?.data !== undefined;
    if (hadRows && problem) {
      this.#set({ state: 'idle' });
      failed(problem);
    } else if (hadRows || changesText(refreshed.diff)) {
      this.#set({ state: 'review', refreshed, affected: affectedSlides(refreshed) });
    } else {
      this.#set(problem ? { state: 'idle' } : { state: 'done', how: 'applied' });
      this.#session.apply(refreshed.edits, 'user');
    }
  }

  #set(state: RefreshState): void {
    this.state = state;
    this.#host.requestUpdate();
  }
}

/** The sources whose SQL is to run, with that SQL. */
function asked({ sources }: Deck, { rewrite }: RefreshOptions): Source[] {
  if (!rewrite) return Object.values(sources);
  const source = Object.hasOwn(sources, rewrite.sourceId) ? sources[rewrite.sourceId] : undefined;
  return source ? [{ ...source, sql: rewrite.sql }] : [];
}

/** Slides with a sentence that no longer holds or a figure that has no value any more, as far as rows tell a service what to write. */
function affectedSlides({ deck, diff }: RefreshedDeck): string[] {
  const ids = new Set([
    ...diff.claims.map(({ slideId }) => slideId),
    ...diff.figures.filter(({ after }) => after === null).map(({ slideId }) => slideId),
  ]);
  return deck.slides.filter((slide) => ids.has(slide.id) && hasWidget(deck, slide)).map(({ id }) => id);
}

/** A slide that shows rows of a widget. A cover speaks of the whole deck: no one widget can give it its text. */
function hasWidget(deck: Deck, slide: Slide): boolean {
  if (!slide.blocks.some((block) => 'spec' in block)) return false;
  const source = slideSource(slide, deck.sources);
  return source?.widget !== undefined && source.data !== undefined;
}
