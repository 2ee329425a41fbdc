import { createDeck } from '../../core/deck/create-deck.js';
import {
  createDeckStore,
  type DeckChange,
  type DeckStore,
  type EditOrigin,
} from '../../core/deck/deck-store.js';
import type { DeckEdit } from '../../core/deck/edits.js';
import type { Deck } from '../../core/deck/types.js';
import { isAbort } from '../../core/errors.js';
import type { DeckGeneration, GenerationSnapshot, StartOptions } from '../../core/generation/index.js';
import type { Dataset, LoadProgress } from '../../core/query/types.js';
import type { Privacy } from '../../core/stream/protocol.js';
import { isSameStep } from '../shared/load-progress.js';
import type { ReadableStore } from '../shared/store-controller.js';
import { expectedPlaces } from './expected-places.js';
import { Arrived, arrivals } from './arrivals.js';
import { problemsOf, type BuilderProblem } from './problems.js';
import type { Place } from './rail/rail.js';

export type BuilderPhase = 'start' | 'working' | 'ready';

export interface BuilderSnapshot {
  readonly phase: BuilderPhase;
  readonly deck: Deck | undefined;
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
  readonly error: Error | undefined;
  /** What of the dashboard is not in the deck as it was asked for. */
  readonly problems: readonly BuilderProblem[];
  /** How the last writing ended. */
  readonly outcome: 'written' | 'stopped' | undefined;
}

/** Loads what generation needs, and says which data sets it is to load; what it throws is shown. */
export type Connect = () => Promise<{ generation: DeckGeneration; datasets?: Dataset[] }>;

/** The state behind the builder: a document with its history, and the generation that fills it. */
export class BuilderSession implements ReadableStore<BuilderSnapshot> {
  #listeners = new Set<() => void>();
  #changeListener: (change: DeckChange) => void;
  #document: DeckStore | undefined;
  #generation: DeckGeneration | undefined;
  #leave: (() => void)[] = [];
  #phase: BuilderPhase = 'start';
  #error: Error | undefined;
  #modifying: string | undefined;
  #outcome: BuilderSnapshot['outcome'];
  #loading: LoadProgress | undefined;
  #arrived = new Arrived();
  /** Outlines until the plan comes: a slide a widget, and a cover. */
  #expected: Place[] = [];
  #run = 0;
  #snapshot: BuilderSnapshot;

  constructor(onChange: (change: DeckChange) => void) {
    this.#changeListener = onChange;
    this.#snapshot = this.#read();
  }

  getSnapshot(): BuilderSnapshot {
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Shows a document that is there already. */
  open(deck: Deck): void {
    this.#stop();
    this.#hold(createDeckStore(deck));
    this.#set({ phase: 'ready', error: undefined });
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
    const before = this.#document;
    const run = ++this.#run;
    const { title, theme, branding, locale } = start;
    const format = locale === undefined ? {} : { locale };
    this.#hold(
      createDeckStore(createDeck({ title, format, ...(theme && { theme }), ...(branding && { branding }) })),
    );
    this.#expected = expectedPlaces(start.config.widgets, start.slides);
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
    this.#finish(before);
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
    this.#finish(undefined);
    this.#set({ outcome: 'stopped' });
  }

  /** Has one slide rewritten. One step of undo. */
  async modify(slideId: string, instruction: string, privacy: Privacy, connect: Connect): Promise<void> {
    const { deck } = this.#snapshot;
    if (!deck || this.#modifying !== undefined || this.#phase !== 'ready') return;
    this.#set({ modifying: slideId, error: undefined });
    const run = this.#run;
    try {
      if (!this.#generation) this.#follow((await connect()).generation);
      if (run !== this.#run || !this.#generation) return;
      await this.#generation.modify(slideId, instruction, { deck, privacy });
      this.#error = this.#generation?.getSnapshot().error;
    } catch (error) {
      if (!isAbort(error)) this.#error = error as Error;
    }
    if (run === this.#run) this.#set({ modifying: undefined });
  }

  apply(edits: readonly DeckEdit[], origin: EditOrigin, options?: { undoable?: boolean }): void {
    this.#document?.apply(edits, origin, options);
  }

  undo(): void {
    this.#document?.undo();
  }

  redo(): void {
    this.#document?.redo();
  }

  dismiss(): void {
    this.#set({ error: undefined });
  }

  /** For good, when the element leaves the page. */
  close(): void {
    if (this.#phase === 'working') this.cancel();
    else this.#stop();
  }

  #stop(): void {
    this.#run += 1;
    this.#generation?.cancel();
    for (const leave of this.#leave) leave();
    this.#leave = [];
    this.#generation = undefined;
    this.#modifying = undefined;
    this.#arrived = new Arrived();
  }

  #hold(document: DeckStore): void {
    this.#document = document;
    this.#leave.push(
      document.subscribe((change) => {
        this.#publish();
        this.#changeListener(change);
      }),
    );
  }

  #follow(generation: DeckGeneration): void {
    this.#generation = generation;
    this.#leave.push(generation.subscribe(() => this.#take(generation.getSnapshot())));
  }

  /** Puts what arrived since the last time into the document. */
  #take(snapshot: GenerationSnapshot): void {
    const { deck } = this.#document?.getSnapshot() ?? {};
    if (!deck) return;
    const edits = arrivals(deck, snapshot, this.#arrived);
    const undoable = this.#modifying !== undefined;
    if (edits.length > 0) this.#document?.apply(edits, 'service', { undoable });
    else this.#publish();
  }

  #finish(before: DeckStore | undefined): void {
    const { error, slides = [] } = this.#generation?.getSnapshot() ?? {};
    // A slide that could not be written leaves no trace in the document, so it is told here.
    this.#error ??= error ?? slides.find((place) => place.error && !place.slide)?.error;
    const empty = this.#document?.getSnapshot().deck.slides.length === 0;
    // Nothing came of it: the document from before, if there is one, is still the person's work.
    if (empty) this.#document = undefined;
    if (empty && before) this.#hold(before);
    this.#set({ phase: empty ? 'start' : 'ready' });
  }

  #set(values: Partial<Pick<BuilderSnapshot, 'phase' | 'error' | 'modifying' | 'outcome'>>): void {
    if (values.phase) this.#phase = values.phase;
    if ('error' in values) this.#error = values.error;
    if ('modifying' in values) this.#modifying = values.modifying;
    if ('outcome' in values) this.#outcome = values.outcome;
    this.#publish();
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
    const ids = new Set(deck?.slides.map(({ id }) => id));
    const places: Place[] = querying
      ? this.#expected
      : working
        ? planned.map(({ slideId, draft }) => ({ id: slideId, ready: ids.has(slideId), draft }))
        : [...ids].map((id) => ({ id, ready: true }));
    return Object.freeze({
      phase: this.#phase,
      deck,
      canUndo: document?.canUndo ?? false,
      canRedo: document?.canRedo ?? false,
      places,
      querying,
      loading: querying ? this.#loading : undefined,
      done: places.filter(({ ready }) => ready).length,
      modifying: this.#modifying,
      error: this.#error,
      problems: this.#generation ? problemsOf(this.#generation.getSnapshot()) : [],
      outcome: this.#outcome,
    });
  }
}
