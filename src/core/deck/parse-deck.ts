import { DeckError } from '../errors.js';
import { migrate, type DeckDocument } from './migrations.js';
import { DECK_LIMITS, deckProblems } from './schema.js';
import type { Deck, Source } from './types.js';

/**
 * Reads a deck from the text of a deck file, or from what `JSON.parse` made of it. Older versions are migrated;
 * unknown fields stay; keys named `__proto__` are left out.
 * @throws DeckError `too_large` beyond the limits, `invalid_deck` with the path of the first wrong field,
 * `unsupported` for a document of a later release.
 */
export function parseDeck(json: unknown): Deck {
  const text = typeof json === 'string' ? json : textOf(json);
  checkSize(text);
  const document = read(text);
  checkDepth(document);
  const deck = migrate(document);
  const problems = deckProblems(deck);
  const [first] = problems;
  if (first) {
    const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
    throw new DeckError(
      'invalid_deck',
      `The deck is not valid: ${first.path || 'it'} ${first.message}${more}.`,
      {
        path: first.path,
        hint: 'The shape of a deck is the exported type `Deck`.',
      },
    );
  }
  // The schema was the check; the value itself goes on as it came, so nothing unknown is lost on the way.
  return deck as unknown as Deck;
}

/** The text of a deck file. `data: false` leaves the query rows out: they stay with whoever may run the SQL. */
export function serializeDeck(deck: Deck, { data = true }: { data?: boolean } = {}): string {
  if (data) return JSON.stringify(deck);
  const sources = Object.entries(deck.sources).map(([id, source]): [string, Source] => {
    const copy = { ...source };
    delete copy.data;
    return [id, copy];
  });
  return JSON.stringify({ ...deck, sources: Object.fromEntries(sources) });
}

function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch (cause) {
    throw new DeckError('invalid_deck', 'The deck is not JSON data.', { cause });
  }
}

function checkSize(text: string): void {
  // A character is at least one byte of UTF-8, so most texts need no encoding to be known as small enough.
  if (text.length * 3 <= DECK_LIMITS.bytes) return;
  const bytes = text.length > DECK_LIMITS.bytes ? text.length : new TextEncoder().encode(text).length;
  if (bytes <= DECK_LIMITS.bytes) return;
  throw new DeckError('too_large', `The deck has more than ${DECK_LIMITS.bytes / 1024 / 1024} MiB.`, {
    hint: 'Save it without data, or with fewer or smaller pictures.',
  });
}

function read(text: string): DeckDocument {
  let value: unknown;
  try {
    value = /__proto__|\\u00/i.test(text) ? JSON.parse(text, withoutProto) : JSON.parse(text);
  } catch (cause) {
    throw new DeckError('invalid_deck', 'The deck is not valid JSON.', { cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new DeckError('invalid_deck', 'A deck must be a JSON object.');
  }
  return value as DeckDocument;
}

/** A plain `JSON.parse` makes an own key `__proto__`, which the next copy by assignment would turn into a prototype. */
function withoutProto(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}

/** With a list of its own instead of recursion: the depth is what is in doubt. */
function checkDepth(document: DeckDocument): void {
  let level: object[] = [document];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > DECK_LIMITS.depth) {
      throw new DeckError('too_large', `The deck is nested more than ${DECK_LIMITS.depth} levels deep.`);
    }
    const next: object[] = [];
    for (const item of level) {
      for (const child of Object.values(item) as unknown[]) {
        if (typeof child === 'object' && child !== null) next.push(child);
      }
    }
    level = next;
  }
}
