import { createDeck } from '../../core/deck/create-deck.js';
import { createDeckStore, type DeckChange, type EditOrigin } from '../../core/deck/deck-store.js';
import type { DeckEdit } from '../../core/deck/edits.js';
import type { Deck } from '../../core/deck/types.js';
import { isAbort } from '../../core/errors.js';
import type {
  DeckGeneration,
  GenerationSnapshot,
  ReportCallbacks,
  StartOptions,
} from '../../core/generation/index.js';
import type { Dataset, LoadProgress } from '../../core/query/types.js';
import { isSameStep } from '../shared/load-progress.js';
import type { ReadableStore } from '../shared/store-controller.js';
import { Arrived, arrivals } from './arrivals.js';
import { expectedPlaces } from './expected-places.js';
import { HeldDocument } from './held-document.js';
import type { BuilderPhase, BuilderSnapshot } from './builder-snapshot.js';
import type { Place } from './rail/rail.js';
import { SlideRewrites, type Modification } from './slide-rewrites.js';

/** Loads what generation needs, and says which data sets it is to load; what it throws is shown. */
export type Connect = () => Promise<{ generation: DeckGeneration; datasets?: Dataset[] }>;

/** The state behind the builder: a document with its history, and the generation that fills it. */
export class BuilderSession implements ReadableStore<BuilderSnapshot> {
  #listeners = new Set<() => void>();
  readonly #held: HeldDocument;
  readonly #rewrites: SlideRewrites;
  #generation: DeckGeneration | undefined;
  #leaveGeneration: (() => void) | undefined;
  #phase: BuilderPhase = 'start';
  #error: Error | undefined;
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
    this.#held = new HeldDocument(() => this.#publish(), onChange);
    this.#rewrites = new SlideRewrites({
      deck: () => this.#held.deck,
      generation: () => this.#generation,
      replace: (slide) => this.apply([{ type: 'replaceSlide', slide }], 'service'),
      failed: (error) => this.#set({ error }),
      changed: () => this.#publish(),
    });
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
    return this.#held.follow(listener);
  }

  /** Shows a document that is there already. `origin`: who brought it, where the page does not know of it. */
  open(deck: Deck, origin?: EditOrigin): void {
    this.#stop();
    this.#held.hold(createDeckStore(deck));
    this.#set({ phase: 'ready', error: undefined });
    if (origin) this.#held.announce(origin);
  }

  showStart(): void {
    this.#stop();
    this.#set({ phase: 'start', error: undefined });
  }

  /** Back to the document, from the start screen. */
  showDeck(): void {
    if (this.#held.store) this.#set({ phase: 'ready', error: undefined });
  }

  /** Writes a new deck. Resolves when it is complete, failed or cancelled; the snapshot says which. */
  async generate(start: StartOptions & { title: string }, connect: Connect): Promise<void> {
    this.#stop();
    const { title, theme, branding, locale } = start;
    const format = locale === undefined ? {} : { locale };
    this.#held.begin(
      createDeckStore(createDeck({ title, format, ...(theme && { theme }), ...(branding && { branding }) })),
    );
    this.#expected = expectedPlaces(start.config.widgets, start.slides);
    this.#repeat = () => this.generate(start, connect);
    await this.#write(async (isLeft) => {
      const { generation, datasets } = await connect();
      if (isLeft()) return;
      this.#follow(generation);
      await generation.start({ ...start, ...(datasets && { datasets }) });
    });
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
    return this.#mayRewrite() && this.#planned.has(slideId);
  }

  /** Whether no plan of the last run has this slide, so that it cannot be written again, now or later. */
  isUnplanned(slideId: string): boolean {
    return this.#phase === 'ready' && !this.#planned.has(slideId);
  }

  /**
   * Has the slides written that are missing, or one again: it keeps its place, and the others are left alone.
   * @param callbacks of someone else who writes in place of the service
   */
  async retry(slideId?: string, callbacks?: () => Promise<ReportCallbacks>): Promise<void> {
    const { deck } = this.#held;
    const generation = this.#generation;
    if (!deck || !generation || !this.#mayRewrite()) return;
    this.#repeat = () => this.retry(slideId, callbacks);
    this.#settled = false;
    const write = async (isLeft: () => boolean): Promise<void> => {
      const via = callbacks && (await callbacks());
      if (isLeft()) return;
      const slides = slideId === undefined ? undefined : [slideId];
      await generation.retry(slides, { deck, ...(via && { callbacks: via }) });
    };
    const before = slideId === undefined ? undefined : this.#rewrites.slideOf(slideId);
    if (!before) return this.#write(write);
    this.#set({ error: undefined });
    await this.#rewrites.replace(before, write);
  }

  /** Tries again what failed last. */
  async repeat(): Promise<void> {
    await this.#repeat?.();
  }

  /** Has one slide rewritten and put into the document, unless it was edited meanwhile. One step of undo. */
  async modify(asked: Modification, connect: Connect): Promise<void> {
    const before = this.#rewrites.slideOf(asked.slideId);
    if (!before || !this.#mayRewrite()) return;
    this.#repeat = () => this.modify(asked, connect);
    this.#set({ error: undefined });
    await this.#rewrites.replace(before, this.#modification(asked, connect));
  }

  /** Has one slide rewritten for a person to look at: the document has it only once it is applied as an edit. */
  async propose(asked: Modification, connect: Connect): Promise<void> {
    const before = this.#rewrites.slideOf(asked.slideId);
    if (!before || !this.#mayRewrite()) return;
    await this.#rewrites.propose(before, asked.instruction, this.#modification(asked, connect));
  }

  /** Stops the rewriting of a slide, or drops what came of it. */
  dropRewrite(slideId: string): void {
    this.#rewrites.drop(slideId);
  }

  apply(edits: readonly DeckEdit[], origin: EditOrigin, options?: { undoable?: boolean }): void {
    const listed = this.#rewrites.listedAfter(edits);
    for (const edit of edits) if (edit.type === 'replaceSlide') this.#rewrites.taken(edit.slide);
    this.#held.store?.apply([...edits, ...listed], origin, options);
  }

  undo(): void {
    this.#held.store?.undo();
  }

  redo(): void {
    this.#held.store?.redo();
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
    return this.#rewrites.modifying === undefined && this.#phase === 'ready';
  }

  #modification({ slideId, instruction, privacy }: Modification, connect: Connect) {
    return async (isLeft: () => boolean): Promise<void> => {
      const { deck } = this.#held;
      if (!this.#generation) {
        const { generation } = await connect();
        if (isLeft()) return;
        this.#follow(generation);
      }
      await this.#generation?.modify(slideId, instruction, { ...(deck && { deck }), privacy });
    };
  }

  /** Lets slides be written that are not there yet. */
  async #write(write: (isLeft: () => boolean) => Promise<void>): Promise<void> {
    const run = ++this.#run;
    const isLeft = (): boolean => run !== this.#run;
    this.#set({ phase: 'working', error: undefined, outcome: undefined });
    try {
      await write(isLeft);
    } catch (error) {
      if (!isLeft() && !isAbort(error)) this.#error = error as Error;
    }
    if (isLeft()) return;
    this.#finish();
    if (!this.#error) this.#set({ outcome: 'written' });
  }

  #stop(): void {
    this.#run += 1;
    this.#rewrites.restart();
    this.#generation?.cancel();
    this.#leaveGeneration?.();
    this.#generation = undefined;
    this.#arrived = new Arrived();
    this.#planned = new Set();
    this.#settled = false;
    this.#repeat = undefined;
  }

  #follow(generation: DeckGeneration): void {
    this.#generation = generation;
    this.#leaveGeneration = generation.subscribe(() => this.#take(generation.getSnapshot()));
  }

  /** Puts what arrived since the last time into the document. */
  #take(snapshot: GenerationSnapshot): void {
    const { deck } = this.#held;
    if (!deck) return;
    // What is written anew waits for whoever asked for it.
    const edits = this.#rewrites.modifying === undefined ? arrivals(deck, snapshot, this.#arrived) : [];
    if (edits.length > 0) this.#held.store?.apply(edits, 'service', { undoable: false });
    else this.#publish();
  }

  #finish(): void {
    const { error, slides = [] } = this.#generation?.getSnapshot() ?? {};
    this.#planned = new Set(slides.flatMap(({ slideId, guards }) => (guards ? [slideId] : [])));
    // A slide that could not be written leaves no trace in the document, so it is told here.
    this.#error ??= error ?? slides.find((place) => place.error && !place.slide)?.error;
    const { empty, announce } = this.#held.settle();
    this.#set({ phase: empty ? 'start' : 'ready' });
    announce();
  }

  #set(values: Partial<Pick<BuilderSnapshot, 'phase' | 'error' | 'outcome'>>): void {
    if (values.phase) this.#phase = values.phase;
    if ('error' in values) this.#error = values.error;
    if ('outcome' in values) this.#outcome = values.outcome;
    this.#publish();
  }

  #publish(): void {
    this.#snapshot = this.#read();
    for (const listener of [...this.#listeners]) listener();
  }

  #read(): BuilderSnapshot {
    const document = this.#held.store?.getSnapshot();
    const deck = document?.deck;
    const working = this.#phase === 'working';
    const written = this.#generation?.getSnapshot().slides ?? [];
    const querying = working && written.length === 0;
    const arrived = written.filter(({ slide }) => slide).length;
    const isComplete = arrived === written.length || this.#phase !== 'ready' || this.#settled;
    const ids = new Set(deck?.slides.map(({ id }) => id));
    const places: Place[] = querying
      ? this.#expected
      : working
        ? written.map(({ slideId, draft }) => ({ id: slideId, ready: ids.has(slideId), draft }))
        : [...ids].map((id) => ({ id, ready: true }));
    return Object.freeze({
      phase: this.#phase,
      deck,
      base: this.#held.base,
      canUndo: document?.canUndo ?? false,
      canRedo: document?.canRedo ?? false,
      places,
      querying,
      loading: querying ? this.#loading : undefined,
      done: places.filter(({ ready }) => ready).length,
      modifying: this.#rewrites.modifying,
      rewrites: this.#rewrites.all,
      error: this.#error,
      generation: this.#generation?.getSnapshot(),
      outcome: this.#outcome,
      unwritten: isComplete ? undefined : { arrived, total: written.length },
    });
  }
}
