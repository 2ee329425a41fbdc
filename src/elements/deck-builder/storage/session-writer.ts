import type { DeckChange } from '../../../core/deck/deck-store.js';
import type { IndexedDBJournal, RowChanges } from '../../../core/deck/indexeddb-journal.js';
import { editsWithoutRows, withoutRows, type SavedSession } from '../../../core/deck/journal.js';
import type { Deck, SourceData } from '../../../core/deck/types.js';

/** A journal longer than this is replaced by the document as it is. */
const LONGEST = { records: 100, characters: 256 * 1024 };

/**
 * Writes the changes of one document as they come, each in a transaction that begins at once. Rows are written only when they are
 * other ones than before; where there is no room for them the document goes without.
 */
export class SessionWriter {
  readonly #journal: IndexedDBJournal;
  #session: SavedSession;
  #seq = 0;
  #records = 0;
  #characters = 0;
  /** The next write is the whole document: there is none yet, or one failed. */
  #whole = true;
  /** Which rows are written is not known. */
  #anyRows = true;
  #deck: Deck | undefined;
  /** The rows that are written, by source. */
  #rows = new Map<string, SourceData>();

  constructor(journal: IndexedDBJournal, session: Pick<SavedSession, 'sessionId' | 'key'>) {
    this.#journal = journal;
    this.#session = { ...session, deckId: '', title: '', slides: 0, updatedAt: '' };
  }

  /** Goes on with a document as it was read; `seq` is no less than any number in its journal. */
  resume(deck: Deck, seq: number): void {
    this.#seq = seq;
    this.#rowChanges(deck);
    this.#anyRows = false;
  }

  /** There was no room for rows. */
  get isWithoutData(): boolean {
    return this.#session.withoutData === true;
  }

  get sessionId(): string {
    return this.#session.sessionId;
  }

  /** Resolves when the change is committed; rejects when neither it nor the document without rows could be. */
  async write({ snapshot, edits, origin }: DeckChange): Promise<void> {
    this.#deck = snapshot.deck;
    const small = editsWithoutRows(edits);
    this.#records += 1;
    this.#characters += JSON.stringify(small).length;
    const isLong = this.#records > LONGEST.records || this.#characters > LONGEST.characters;
    try {
      if (this.#whole || isLong || edits.length === 0) await this.#writeWhole(snapshot.deck);
      else {
        const session = this.#describe(snapshot.deck);
        const record = { sessionId: this.sessionId, seq: ++this.#seq, edits: small, origin };
        await this.#journal.append(
          session,
          { ...record, updatedAt: snapshot.deck.updatedAt },
          this.#rowChanges(snapshot.deck),
        );
      }
    } catch (error) {
      await this.#repair(error);
    }
  }

  /** The document stands in a file. */
  async filed(updatedAt: string): Promise<void> {
    this.#session = { ...this.#session, filedAt: updatedAt };
    await this.#journal.describe(this.sessionId, { filedAt: updatedAt });
  }

  /** Once more as a whole, and when there is no room, without rows. */
  async #repair(cause: unknown): Promise<void> {
    this.#fail();
    if (isFull(cause)) {
      if (this.isWithoutData) throw cause;
      this.#session = { ...this.#session, withoutData: true };
    }
    try {
      await this.#writeWhole(this.#deck!);
    } catch (error) {
      this.#fail();
      if (!isFull(error) || this.isWithoutData) throw error;
      await this.#repair(error);
    }
  }

  #fail(): void {
    this.#whole = true;
    this.#anyRows = true;
  }

  async #writeWhole(deck: Deck): Promise<void> {
    this.#records = 0;
    this.#characters = 0;
    if (this.#anyRows) this.#rows.clear();
    const changes = this.#rowChanges(deck);
    const rows = this.#anyRows ? { ...changes, removed: 'all' as const } : changes;
    this.#whole = false;
    this.#anyRows = false;
    const base = { sessionId: this.sessionId, seq: ++this.#seq, deck: withoutRows(deck) };
    await this.#journal.replace(this.#describe(deck), base, rows);
  }

  #describe({ id, title, slides, updatedAt }: Deck): SavedSession {
    this.#session = { ...this.#session, deckId: id, title, slides: slides.length, updatedAt };
    return this.#session;
  }

  #rowChanges({ sources }: Deck): RowChanges {
    const { sessionId } = this;
    const kept = new Map<string, SourceData>();
    for (const [sourceId, { data }] of Object.entries(sources)) if (data) kept.set(sourceId, data);
    if (this.isWithoutData) kept.clear();
    const changed = [...kept]
      .filter(([sourceId, data]) => this.#rows.get(sourceId) !== data)
      .map(([sourceId, data]) => ({ sessionId, sourceId, data }));
    const removed = [...this.#rows.keys()].filter((sourceId) => !kept.has(sourceId));
    this.#rows = kept;
    return { changed, removed };
  }
}

const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError';
