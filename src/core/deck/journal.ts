import type { EditOrigin } from './deck-store.js';
import { applyEdits, type DeckEdit } from './edits.js';
import type { Deck, Source, SourceData } from './types.js';

/** A document that is being worked on in one builder. */
export interface SavedSession {
  sessionId: string;
  /** The place in the origin it belongs to. */
  key: string;
  deckId: string;
  title: string;
  /** How many slides it has. */
  slides: number;
  /** Of the deck after its last edit. */
  updatedAt: string;
  /** Of the deck that was last saved as a file. */
  filedAt?: string;
  /** There was no room for the rows of its sources. */
  withoutData?: boolean;
}

/** A change as it was made. */
export interface JournalRecord {
  sessionId: string;
  /** Counts the changes of a session. */
  seq: number;
  edits: readonly DeckEdit[];
  origin: EditOrigin;
  updatedAt: string;
}

/** The whole document after the change `seq`. */
export interface JournalBase {
  sessionId: string;
  seq: number;
  deck: Deck;
}

/** Rows stand beside the document: they are most of its bytes, and few changes touch them. */
export interface SourceRows {
  sessionId: string;
  sourceId: string;
  data: SourceData;
}

export interface SavedJournal {
  base: JournalBase;
  /** In any order. */
  records: readonly JournalRecord[];
  rows: readonly SourceRows[];
}

const DAY = 86_400_000;
const KEPT_DAYS = 30;
const KEPT_SESSIONS = 10;

/** The document without its rows, which are named only. */
export function withoutRows(deck: Deck): Deck {
  return { ...deck, sources: mapSources(deck.sources, bare) };
}

/** The same of a change. */
export function editsWithoutRows(edits: readonly DeckEdit[]): DeckEdit[] {
  return edits.map((edit) =>
    edit.type === 'setSource' && edit.source ? { ...edit, source: bare(edit.source) } : edit,
  );
}

/**
 * The document as its journal tells it. A record that is missing or cannot be applied ends it: what came before is whole. Rows that
 * were not kept are left out with their source's `data`.
 */
export function replayJournal({ base, records, rows }: SavedJournal): Deck {
  let { deck, seq } = base;
  const later = records.filter((record) => record.seq > base.seq).sort((a, b) => a.seq - b.seq);
  for (const record of later) {
    if (record.seq !== seq + 1) break;
    try {
      deck = { ...applyEdits(deck, record.edits).deck, updatedAt: record.updatedAt };
    } catch {
      break;
    }
    seq = record.seq;
  }
  const kept = new Map(rows.map(({ sourceId, data }) => [sourceId, data]));
  return { ...deck, sources: mapSources(deck.sources, (source, id) => filled(source, kept.get(id))) };
}

/**
 * The sessions that a person may want back, the newest first and one a document.
 *
 * @param alive sessions that a builder holds
 * @param known documents as the page gave them: what is not newer is no news
 */
export function lostSessions(
  sessions: readonly SavedSession[],
  { key, alive, known }: { key: string; alive: ReadonlySet<string>; known: readonly Deck[] },
): SavedSession[] {
  const isKnown = ({ deckId, updatedAt }: SavedSession): boolean =>
    known.some((deck) => deck.id === deckId && deck.updatedAt >= updatedAt);
  const seen = new Set<string>();
  return byAge(sessions)
    .filter(({ deckId }) => !seen.has(deckId) && seen.add(deckId))
    .filter((session) => session.key === key && session.slides > 0 && !alive.has(session.sessionId))
    .filter((session) => session.filedAt !== session.updatedAt && !isKnown(session));
}

/** What nobody came back for: too old, or too many. */
export function outdatedSessions(
  sessions: readonly SavedSession[],
  alive: ReadonlySet<string>,
  now: number,
): string[] {
  const dead = byAge(sessions).filter(({ sessionId }) => !alive.has(sessionId));
  const oldest = new Date(now - KEPT_DAYS * DAY).toISOString();
  return dead
    .filter(({ updatedAt }, at) => at >= KEPT_SESSIONS || updatedAt < oldest)
    .map(({ sessionId }) => sessionId);
}

/** The newest first. */
const byAge = (sessions: readonly SavedSession[]): SavedSession[] =>
  [...sessions].sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0));

function mapSources(
  sources: Deck['sources'],
  change: (source: Source, id: string) => Source,
): Deck['sources'] {
  return Object.fromEntries(Object.entries(sources).map(([id, source]) => [id, change(source, id)]));
}

const bare = (source: Source): Source =>
  source.data ? { ...source, data: { ...source.data, rows: [] } } : source;

function filled(source: Source, data: SourceData | undefined): Source {
  const { data: named, ...rest } = source;
  if (!named) return source;
  const isSame = data?.fingerprint === named.fingerprint && data.queriedAt === named.queriedAt;
  return isSame ? { ...source, data } : rest;
}
