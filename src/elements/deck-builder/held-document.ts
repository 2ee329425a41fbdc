import type { DeckChange, DeckStore, EditOrigin } from '../../core/deck/deck-store.js';
import type { Deck } from '../../core/deck/types.js';

/** The document that the builder holds, and who is told of its changes. */
export class HeldDocument {
  readonly #changed: () => void;
  readonly #listeners: Set<(change: DeckChange) => void>;
  #store: DeckStore | undefined;
  #base: Deck | undefined;
  #before: DeckStore | undefined;
  /** It has come in the place of another one, and nobody was told yet. */
  #isNews = false;
  #leave: (() => void) | undefined;

  /** @param changed called with every change, before those who follow them */
  constructor(changed: () => void, listener: (change: DeckChange) => void) {
    this.#changed = changed;
    this.#listeners = new Set([listener]);
  }

  get store(): DeckStore | undefined {
    return this.#store;
  }

  get deck(): Deck | undefined {
    return this.#store?.getSnapshot().deck;
  }

  /** The document as it was given or begun. */
  get base(): Deck | undefined {
    return this.#store && this.#base;
  }

  /** Tells of every change of the document, as the page is told. Returns the function that ends it. */
  follow(listener: (change: DeckChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  hold(store: DeckStore): void {
    this.leave();
    this.#store = store;
    this.#base = store.getSnapshot().deck;
    this.#isNews = false;
    this.#leave = store.subscribe((change) => {
      this.#changed();
      this.#tell(change);
    });
  }

  /** Holds one that is about to be written; what stands here is still the person's work when nothing comes of it. */
  begin(store: DeckStore): void {
    if (this.deck?.slides.length) this.#before = this.#store;
    this.hold(store);
    this.#isNews = true;
  }

  /**
   * The writing is over: a document without slides gives way to the one from before.
   * @returns whether nothing came of it, and what tells of the document that is back, where one is
   */
  settle(): { empty: boolean; announce: () => void } {
    const empty = this.deck?.slides.length === 0;
    const before = empty ? this.#before : undefined;
    const wasTold = !this.#isNews;
    this.#before = undefined;
    if (empty) this.#store = undefined;
    if (before) this.hold(before);
    return {
      empty,
      announce: () => {
        if (before && wasTold) this.announce('service');
      },
    };
  }

  /** Its changes are told no more, until it is held again. */
  leave(): void {
    this.#leave?.();
    this.#leave = undefined;
  }

  /** Tells the whole document to who does not know of it. */
  announce(origin: EditOrigin): void {
    if (this.#store) this.#tell({ snapshot: this.#store.getSnapshot(), edits: [], origin });
  }

  /** Edits mean nothing to who does not have the document they were made on: it is told as a whole first. */
  #tell(change: DeckChange): void {
    const told = this.#isNews ? { ...change, edits: [] } : change;
    this.#isNews = false;
    for (const listener of [...this.#listeners]) listener(told);
  }
}
