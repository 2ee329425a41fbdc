import { createDeck } from '../../core/deck/create-deck.js';
import {
  createDeckStore,
  type DeckChange,
  type DeckStore,
  type EditOrigin,
} from '../../core/deck/deck-store.js';
import type { DeckEdit } from '../../core/deck/edits.js';
import { isSameSlide } from '../../core/deck/same-slide.js';
import type { Deck, Slide } from '../../core/deck/types.js';
import { isAbort } from '../../core/errors.js';
import type {
  DeckGeneration,
  GeneratedSlide,
  GenerationSnapshot,
  ReportCallbacks,
  StartOptions,
} from '../../core/generation/index.js';
import type { Dataset, LoadProgress } from '../../core/query/types.js';
import type { Privacy } from '../../core/stream/protocol.js';
import { isSameStep } from '../shared/load-progress.js';
import type { ReadableStore } from '../shared/store-controller.js';
import { expectedPlaces } from './expected-places.js';
import { Arrived, arrivals } from './arrivals.js';
import { problemsOf, type BuilderProblem } from './problems.js';
import type { Place } from './rail/rail.js';

export type BuilderPhase = 'start' | 'working' | 'ready';

/** A rewrite that a person asked for, until it is accepted or dropped. */
export interface SlideRewrite {
  readonly instruction: string;
  /** The slide as it was when it was asked for. */
  readonly before: Slide;
  /** What has arrived of its texts, while it is written. */
  readonly draft?: GeneratedSlide['draft'];
  /** The rewritten slide, which is not in the document yet. */
  readonly slide?: Slide;
  /** Why there is none. */
  readonly error?: Error;
}

export interface BuilderSnapshot {
  readonly phase: BuilderPhase;
  readonly deck: Deck | undefined;
  /** The document as it was given or begun: another one belongs to another document. */
  readonly base: Deck | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly places: readonly Place[];
  /** The queries are running: nothing is planned yet. */
  readonly querying: boolean;
  /** What the queries wait for: the engine's start or a table. */
  readonly loading: LoadProgress | undefined;
  readonly done: number;
  /** The slide that is being rewritten. */
  readonly modifying: string | undefined;
  /** By slide. */
  readonly rewrites: ReadonlyMap<string, SlideRewrite>;
  readonly error: Error | undefined;
  /** What of the dashboard is not in the deck as it was asked for. */
  readonly problems: readonly BuilderProblem[];
  /** How the last writing ended. */
  readonly outcome: 'written' | 'stopped' | undefined;
  /** Slides of the plan are missing, and can be asked for. */
  readonly unwritten: { readonly arrived: number; readonly total: number } | undefined;
}

/** Loads what generation needs, and says which data sets it is to load; what it throws is shown. */
export type Connect = () => Promise<{ generation: DeckGeneration; datasets?: Dataset[] }>;

/** The state behind the builder: a document with its history, and the generation that fills it. */
export class BuilderSession implements ReadableStore<BuilderSnapshot> {
  #listeners = new Set<() => void>();
  #changeListeners: Set<(change: DeckChange) => void>;
  #document: DeckStore | undefined;
  #base: Deck | undefined;
  /** What stood here before the writing began: still the person's work when nothing comes of it. */
  #before: DeckStore | undefined;
  /** The document has come in the place of another one, and nobody was told yet. */
  #isNews = false;
  #generation: DeckGeneration | undefined;
  #leave: (() => void)[] = [];
  #phase: BuilderPhase = 'start';
  #error: Error | undefined;
  #modifying: string | undefined;
  #rewrites: ReadonlyMap<string, SlideRewrite> = new Map();
  #outcome: BuilderSnapshot['outcome'];
  #loading: LoadProgress | undefined;
  #arrived = new Arrived();
  /** Ids of the slides that the last run planned. */
  #planned: ReadonlySet<string> = new Set();
  /** A person does not want what is missing. */
  #settled = false;
  #repeat: (() => Promise<void>) | undefined;
  /** Outlines until the plan comes: a slide a widget, and a cover. */
  #expected: Place[] = [];
  #run = 0;
  #snapshot: BuilderSnapshot;

  constructor(onChange: (change: DeckChange) => void) {
    this.#changeListeners = new Set([onChange]);
    this.#snapshot = this.#read();
  }

  getSnapshot(): BuilderSnapshot {
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells of every change of the document, as the page is told. Returns the function that ends it. */
  follow(listener: (change: DeckChange) => void): () => void {
    this.#changeListeners.add(listener);
    return () => this.#changeListeners.delete(listener);
  }

  /** Shows a document that is there already. `origin`: who brought it, where the page does not know of it. */
  open(deck: Deck, origin?: EditOrigin): void {
    this.#stop();
    this.#hold(createDeckStore(deck));
    this.#set({ phase: 'ready', error: undefined });
    if (origin) this.#announce(origin);
  }

  showStart(): void {
    this.#stop();
    this.#set({ phase: 'start', error: undefined });
  }

  /** Back to the document, from the start screen. */
  showDeck(): void {
    if (this.#document) this.#set({ phase: 'ready', error: undefined });
  }

  /** Writes a new deck. Resolves when it is complete, failed or cancelled; the snapshot says which. */
  async generate(start: StartOptions & { title: string }, connect: Connect): Promise<void> {
    this.#stop();
    if (this.#snapshot.deck?.slides.length) this.#before = this.#document;
    const run = ++this.#run;
    const { title, theme, branding, locale } = start;
    const format = locale === undefined ? {} : { locale };
    this.#hold(
      createDeckStore(createDeck({ title, format, ...(theme && { theme }), ...(branding && { branding }) })),
    );
    this.#isNews = true;
    this.#expected = expectedPlaces(start.config.widgets, start.slides);
    this.#repeat = () => this.generate(start, connect);
    this.#set({ phase: 'working', error: undefined, outcome: undefined });
    try {
      const { generation, datasets } = await connect();
      if (run !== this.#run) return;
      this.#follow(generation);
      await generation.start({ ...start, ...(datasets && { datasets }) });
    } catch (error) {
      if (run === this.#run && !isAbort(error)) this.#error = error as Error;
    }
    if (run !== this.#run) return;
    this.#finish();
    if (!this.#error) this.#set({ outcome: 'written' });
  }

  /** How far the engine's start or a table is; told in whole percents, since each is drawn. */
  showLoading(progress: LoadProgress): void {
    const before = this.#loading;
    this.#loading = progress.done === 1 ? undefined : progress;
    if (this.#snapshot.querying && !isSameStep(before, this.#loading)) this.#publish();
  }

  /** Stops writing; what arrived is kept. */
  cancel(): void {
    if (this.#phase !== 'working') return;
    this.#generation?.cancel();
    this.#run += 1;
    this.#finish();
    this.#set({ outcome: 'stopped' });
  }

  /** Whether a slide was written by a plan that can be asked again. */
  canWriteAgain(slideId: string): boolean {
    return this.#phase === 'ready' && this.#modifying === undefined && this.#planned.has(slideId);
  }

  /**
   * Has the slides written that are missing, or one again: it keeps its place, and the others are left alone.
   * @param callbacks of someone else who writes in place of the service
   */
  async retry(slideId?: string, callbacks?: () => Promise<ReportCallbacks>): Promise<void> {
    const { deck } = this.#snapshot;
    const generation = this.#generation;
    if (!deck || !generation || !this.#mayRewrite()) return;
    this.#repeat = () => this.retry(slideId, callbacks);
    this.#settled = false;
    const run = this.#run;
    const write = async (): Promise<void> => {
      const via = callbacks && (await callbacks());
      if (run !== this.#run) return;
      const slides = slideId === undefined ? undefined : [slideId];
      await generation.retry(slides, { deck, ...(via && { callbacks: via }) });
    };
    const before = slideId === undefined ? undefined : this.#slideOf(slideId);
    if (before) return this.#replace(before, write);
    this.#set({ error: undefined, phase: 'working', outcome: undefined });
    try {
      await write();
    } catch (error) {
      if (run === this.#run && !isAbort(error)) this.#error = error as Error;
    }
    if (run !== this.#run) return;
    this.#finish();
    if (!this.#error) this.#set({ outcome: 'written' });
  }

  /** Tries again what failed last. */
  async repeat(): Promise<void> {
    await this.#repeat?.();
  }

  /** Has one slide rewritten and put into the document, unless it was edited meanwhile. One step of undo. */
  async modify(slideId: string, instruction: string, privacy: Privacy, connect: Connect): Promise<void> {
    const before = this.#slideOf(slideId);
    if (!before || !this.#mayRewrite()) return;
    this.#repeat = () => this.modify(slideId, instruction, privacy, connect);
    await this.#replace(before, this.#modification(slideId, instruction, privacy, connect));
  }

  /** Has one slide rewritten for a person to look at: the document has it only once it is applied as an edit. */
  async propose(slideId: string, instruction: string, privacy: Privacy, connect: Connect): Promise<void> {
    const before = this.#slideOf(slideId);
    if (!before || !this.#mayRewrite()) return;
    const asked = { instruction, before };
    this.#setRewrite(slideId, asked);
    try {
      const write = this.#modification(slideId, instruction, privacy, connect);
      const slide = await this.#rewrite(before, write);
      // Another deck may have come meanwhile.
      if (this.#rewrites.get(slideId) !== asked) return;
      this.#setRewrite(slideId, slide && slide !== before ? { ...asked, slide } : undefined);
    } catch (error) {
      if (this.#rewrites.get(slideId) === asked)
        this.#setRewrite(slideId, { ...asked, error: error as Error });
    }
  }

  /** Stops the rewriting of a slide, or drops what came of it. */
  dropRewrite(slideId: string): void {
    this.#setRewrite(slideId, undefined);
    if (this.#modifying !== slideId) return;
    this.#generation?.cancel();
    this.#set({ modifying: undefined });
  }

  apply(edits: readonly DeckEdit[], origin: EditOrigin, options?: { undoable?: boolean }): void {
    for (const edit of edits) {
      const taken = edit.type === 'replaceSlide' && this.#rewrites.get(edit.slide.id)?.slide === edit.slide;
      if (taken) this.#setRewrite(edit.slide.id, undefined);
    }
    this.#document?.apply(edits, origin, options);
  }

  undo(): void {
    this.#document?.undo();
  }

  redo(): void {
    this.#document?.redo();
  }

  dismiss(): void {
    this.#settled = true;
    this.#set({ error: undefined });
  }

  /** For good, when the element leaves the page. */
  close(): void {
    if (this.#phase === 'working') this.cancel();
    else this.#stop();
  }

  #mayRewrite(): boolean {
    return this.#modifying === undefined && this.#phase === 'ready';
  }

  #slideOf(slideId: string): Slide | undefined {
    return this.#document?.getSnapshot().deck.slides.find(({ id }) => id === slideId);
  }

  #modification(slideId: string, instruction: string, privacy: Privacy, connect: Connect) {
    return async (isLeft: () => boolean): Promise<void> => {
      const { deck } = this.#snapshot;
      if (!this.#generation) {
        const { generation } = await connect();
        if (isLeft()) return;
        this.#follow(generation);
      }
      await this.#generation?.modify(slideId, instruction, { ...(deck && { deck }), privacy });
    };
  }

  /** Puts what is written in place of a slide, unless that was edited meanwhile. */
  async #replace(before: Slide, write: (isLeft: () => boolean) => Promise<void>): Promise<void> {
    this.#set({ error: undefined });
    try {
      const slide = await this.#rewrite(before, write);
      const now = slide && this.#slideOf(before.id);
      if (now && isSameSlide(now, before)) this.apply([{ type: 'replaceSlide', slide }], 'service');
    } catch (error) {
      this.#set({ error: error as Error });
    }
  }

  /** The rewritten slide; the one from before, or nothing, where it was stopped. */
  async #rewrite(
    before: Slide,
    write: (isLeft: () => boolean) => Promise<void>,
  ): Promise<Slide | undefined> {
    const run = this.#run;
    const slideId = before.id;
    const isLeft = (): boolean => run !== this.#run || this.#modifying !== slideId;
    this.#set({ modifying: slideId });
    try {
      await write(isLeft);
      if (isLeft()) return undefined;
      const { error, slides = [] } = this.#generation?.getSnapshot() ?? {};
      if (error) throw error;
      return slides.find((place) => place.slideId === slideId)?.slide;
    } catch (error) {
      if (isAbort(error) || isLeft()) return undefined;
      throw error;
    } finally {
      if (!isLeft()) this.#set({ modifying: undefined });
    }
  }

  #setRewrite(slideId: string, rewrite: SlideRewrite | undefined): void {
    const rewrites = new Map(this.#rewrites);
    if (rewrite) rewrites.set(slideId, rewrite);
    else rewrites.delete(slideId);
    this.#rewrites = rewrites;
    this.#publish();
  }

  #stop(): void {
    this.#run += 1;
    this.#rewrites = new Map();
    this.#generation?.cancel();
    for (const leave of this.#leave) leave();
    this.#leave = [];
    this.#generation = undefined;
    this.#modifying = undefined;
    this.#arrived = new Arrived();
    this.#planned = new Set();
    this.#settled = false;
    this.#repeat = undefined;
  }

  #hold(document: DeckStore): void {
    this.#document = document;
    this.#base = document.getSnapshot().deck;
    this.#isNews = false;
    this.#leave.push(
      document.subscribe((change) => {
        this.#publish();
        this.#tell(change);
      }),
    );
  }

  /** Edits mean nothing to who does not have the document they were made on: it is told as a whole first. */
  #tell(change: DeckChange): void {
    const told = this.#isNews ? { ...change, edits: [] } : change;
    this.#isNews = false;
    for (const listener of [...this.#changeListeners]) listener(told);
  }

  #announce(origin: EditOrigin): void {
    if (this.#document) this.#tell({ snapshot: this.#document.getSnapshot(), edits: [], origin });
  }

  #follow(generation: DeckGeneration): void {
    this.#generation = generation;
    this.#leave.push(generation.subscribe(() => this.#take(generation.getSnapshot())));
  }

  /** Puts what arrived since the last time into the document. */
  #take(snapshot: GenerationSnapshot): void {
    const { deck } = this.#document?.getSnapshot() ?? {};
    if (!deck) return;
    // What is written anew waits for whoever asked for it.
    const edits = this.#modifying === undefined ? arrivals(deck, snapshot, this.#arrived) : [];
    if (edits.length > 0) this.#document?.apply(edits, 'service', { undoable: false });
    else this.#publish();
  }

  #finish(): void {
    const { error, slides = [] } = this.#generation?.getSnapshot() ?? {};
    this.#planned = new Set(slides.flatMap(({ slideId, guards }) => (guards ? [slideId] : [])));
    // A slide that could not be written leaves no trace in the document, so it is told here.
    this.#error ??= error ?? slides.find((place) => place.error && !place.slide)?.error;
    const empty = this.#document?.getSnapshot().deck.slides.length === 0;
    const before = empty ? this.#before : undefined;
    const wasTold = !this.#isNews;
    this.#before = undefined;
    if (empty) this.#document = undefined;
    if (before) this.#hold(before);
    this.#set({ phase: empty ? 'start' : 'ready' });
    if (before && wasTold) this.#announce('service');
  }

  #set(values: Partial<Pick<BuilderSnapshot, 'phase' | 'error' | 'modifying' | 'outcome'>>): void {
    if (values.phase) this.#phase = values.phase;
    if ('error' in values) this.#error = values.error;
    if ('modifying' in values) this.#modifying = values.modifying;
    if ('outcome' in values) this.#outcome = values.outcome;
    this.#publish();
  }

  /** With what has arrived of the one that is written. */
  #rewritesNow(): ReadonlyMap<string, SlideRewrite> {
    const slideId = this.#modifying;
    const rewrite = slideId === undefined ? undefined : this.#rewrites.get(slideId);
    const place = this.#generation?.getSnapshot().slides.find((each) => each.slideId === slideId);
    if (slideId === undefined || !rewrite || !place) return this.#rewrites;
    return new Map(this.#rewrites).set(slideId, { ...rewrite, draft: place.draft });
  }

  #publish(): void {
    this.#snapshot = this.#read();
    for (const listener of [...this.#listeners]) listener();
  }

  #read(): BuilderSnapshot {
    const document = this.#document?.getSnapshot();
    const deck = document?.deck;
    const working = this.#phase === 'working';
    const planned = working ? (this.#generation?.getSnapshot().slides ?? []) : [];
    const querying = working && planned.length === 0;
    const total = this.#generation?.getSnapshot().slides ?? [];
    const arrived = total.filter(({ slide }) => slide).length;
    const isComplete = arrived === total.length || this.#phase !== 'ready' || this.#settled;
    const ids = new Set(deck?.slides.map(({ id }) => id));
    const places: Place[] = querying
      ? this.#expected
      : working
        ? planned.map(({ slideId, draft }) => ({ id: slideId, ready: ids.has(slideId), draft }))
        : [...ids].map((id) => ({ id, ready: true }));
    return Object.freeze({
      phase: this.#phase,
      deck,
      base: deck && this.#base,
      canUndo: document?.canUndo ?? false,
      canRedo: document?.canRedo ?? false,
      places,
      querying,
      loading: querying ? this.#loading : undefined,
      done: places.filter(({ ready }) => ready).length,
      modifying: this.#modifying,
      rewrites: this.#rewritesNow(),
      error: this.#error,
      problems: this.#generation ? problemsOf(this.#generation.getSnapshot()) : [],
      outcome: this.#outcome,
      unwritten: isComplete ? undefined : { arrived, total: total.length },
    });
  }
}
