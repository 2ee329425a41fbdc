import type { DeckChange } from '../../../core/deck/deck-store.js';
import { IndexedDBJournal } from '../../../core/deck/indexeddb-journal.js';
import {
  lostSessions,
  outdatedSessions,
  replayJournal,
  type SavedSession,
} from '../../../core/deck/journal.js';
import { newId } from '../../../core/deck/new-id.js';
import type { Deck } from '../../../core/deck/types.js';
import type { BuilderSession } from '../builder-session.js';
import { createPresence, type Presence } from './presence.js';
import { SessionWriter } from './session-writer.js';

/** `idle`: nothing was changed yet. `failed`: nothing is kept in this browser. */
export type SaveState = 'off' | 'idle' | 'saving' | 'saved' | 'without-data' | 'failed';

interface Claimed {
  sessionId: string;
  release: Promise<(() => void) | undefined>;
}

interface Held extends Claimed {
  writer: SessionWriter;
  /** Of the deck as it was last written. */
  updatedAt: string;
}

/** The document on screen, and the one whose place it took: with these two a session goes on where it was. */
const MOST_HELD = 2;

/** Other tabs may offer the work again. */
const free = ({ release }: Claimed): void => void release.then((end) => end?.());

export interface AutosavePorts {
  session: BuilderSession;
  /** The place in the origin; undefined where nothing is to be kept. */
  key: () => string | undefined;
  changed: () => void;
}

// One for the page: builders on it share what they write to, and know of each other.
let shared: { journal: IndexedDBJournal; presence: Presence } | undefined;
const share = (): NonNullable<typeof shared> =>
  (shared ??= { journal: new IndexedDBJournal(), presence: createPresence(navigator.locks) });

/** Keeps what is done in a builder, change by change, and finds what earlier ones left behind. */
export class Autosave {
  readonly #ports: AutosavePorts;
  readonly #journal = share().journal;
  readonly #presence = share().presence;
  #base: Deck | undefined;
  #current: Held | undefined;
  /** The session of the next document: it is held before anything is written, so that no other tab takes it for a lost one. */
  #next: Claimed | undefined;
  /** By the id of their document, the last written at the end. */
  #held = new Map<string, Held>();
  #pending = 0;
  #outcome: 'idle' | 'saved' | 'without-data' | 'failed' = 'idle';
  #sessions: readonly SavedSession[] = [];
  #alive: ReadonlySet<string> = new Set();
  #askedFor: string | undefined;
  #unfollow: (() => void) | undefined;

  constructor(ports: AutosavePorts) {
    this.#ports = ports;
  }

  get state(): SaveState {
    if (this.#ports.key() === undefined) return 'off';
    return this.#pending > 0 && this.#outcome !== 'failed' ? 'saving' : this.#outcome;
  }

  /** What was left behind here, the newest first. */
  get lost(): readonly SavedSession[] {
    const key = this.#ports.key();
    if (key === undefined) return [];
    return lostSessions(this.#sessions, { key, alive: this.#alive, known: this.#base ? [this.#base] : [] });
  }

  connect(): void {
    const { session } = this.#ports;
    this.#journal.enter();
    const leave = [session.subscribe(() => this.#follow()), session.follow((change) => this.#write(change))];
    this.#unfollow = () => leave.forEach((end) => end());
    this.#follow();
    // Changed before this code was there.
    const { deck, base } = session.getSnapshot();
    if (!deck || deck === base) return;
    this.#write({ snapshot: { deck, canUndo: false, canRedo: false }, edits: [], origin: 'user' });
  }

  /** What it held is free for others; a later change begins a session of its own. */
  disconnect(): void {
    this.#unfollow?.();
    this.#journal.leave();
    const all = [this.#current, this.#next, ...this.#held.values()];
    for (const held of all) if (held) free(held);
    this.#current = undefined;
    this.#next = undefined;
    this.#base = undefined;
    this.#held.clear();
    this.#askedFor = undefined;
  }

  /** Looks for lost sessions, once a place. */
  async look(): Promise<void> {
    const key = this.#ports.key();
    if (key === undefined || key === this.#askedFor) return;
    this.#askedFor = key;
    try {
      // In this order: a session that is begun in between is not in the list.
      const sessions = await this.#journal.list();
      const alive = await this.#presence.alive();
      this.#sessions = sessions;
      this.#alive = alive;
      this.#ports.changed();
      await this.#journal.remove(outdatedSessions(sessions, alive, Date.now()));
    } catch {
      // Told with the first change: there is nothing to lose yet.
    }
  }

  /**
   * The document of a lost session, which goes on in this builder. Resolves with nothing when another tab has it.
   * @throws the browser's error where it cannot be read
   */
  async restore({ sessionId, key }: SavedSession): Promise<Deck | undefined> {
    const release = await this.#presence.claim(sessionId);
    this.forget(sessionId);
    if (!release) return undefined;
    try {
      const journal = await this.#journal.read(sessionId);
      const deck = replayJournal(journal);
      const { seq } = journal.base;
      const writer = new SessionWriter(this.#journal, { sessionId, key });
      writer.resume(deck, seq + journal.records.length);
      const held = { sessionId, writer, release: Promise.resolve(release) };
      this.#hold(deck, { ...held, updatedAt: deck.updatedAt });
      return deck;
    } catch (error) {
      release();
      throw error;
    }
  }

  async discard({ sessionId }: SavedSession): Promise<void> {
    this.forget(sessionId);
    await this.#journal.remove([sessionId]);
  }

  /** No longer offered in this builder; it stays where it is. */
  forget(sessionId: string): void {
    this.#sessions = this.#sessions.filter((session) => session.sessionId !== sessionId);
    this.#ports.changed();
  }

  /** The document stands in a file as well. */
  async filed(updatedAt: string): Promise<void> {
    await this.#current?.writer.filed(updatedAt).catch(() => undefined);
  }

  /** Another document begins a session, unless it is one that is held here already. */
  #follow(): void {
    const { base } = this.#ports.session.getSnapshot();
    if (base === this.#base) return;
    this.#base = base;
    const held = base && this.#held.get(base.id);
    this.#current = held?.updatedAt === base?.updatedAt ? held : undefined;
    this.#outcome = this.#current && this.#outcome !== 'failed' ? 'saved' : 'idle';
    if (base && !this.#current && !this.#next) this.#prepare();
  }

  #write(change: DeckChange): void {
    this.#follow();
    const { deck } = change.snapshot;
    const key = this.#ports.key();
    if (key === undefined || deck === this.#base) return;
    this.#current ??= this.#begin(key);
    const { writer } = this.#current;
    this.#hold(deck, { ...this.#current, updatedAt: deck.updatedAt });
    this.#pending += 1;
    this.#ports.changed();
    void this.#told(writer, writer.write(change));
  }

  async #told(writer: SessionWriter, written: Promise<void>): Promise<void> {
    const outcome = await written.then(
      () => (writer.isWithoutData ? 'without-data' : 'saved'),
      () => 'failed' as const,
    );
    this.#pending -= 1;
    if (writer === this.#current?.writer) this.#outcome = outcome;
    this.#ports.changed();
  }

  #prepare(): Claimed {
    const sessionId = newId('session');
    const release = this.#presence.claim(sessionId).catch(() => undefined);
    return (this.#next = { sessionId, release });
  }

  #begin(key: string): Held {
    const claimed = this.#next ?? this.#prepare();
    this.#next = undefined;
    const writer = new SessionWriter(this.#journal, { sessionId: claimed.sessionId, key });
    return { ...claimed, writer, updatedAt: '' };
  }

  #hold(deck: Deck, held: Held): void {
    const other = this.#held.get(deck.id);
    if (other && other.writer !== held.writer) free(other);
    this.#held.delete(deck.id);
    this.#held.set(deck.id, held);
    if (this.#current?.writer === held.writer) this.#current = held;
    // The map is in the order of writing, and the oldest is no document that this builder shows.
    for (const [id, oldest] of this.#held) {
      if (this.#held.size <= MOST_HELD) break;
      this.#held.delete(id);
      free(oldest);
    }
  }
}
