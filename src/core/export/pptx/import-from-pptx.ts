import { strFromU8, unzipSync } from 'fflate';
import { newId } from '../../deck/new-id.js';
import { parseDeck } from '../../deck/parse-deck.js';
import { DECK_LIMITS } from '../../deck/schema.js';
import type { Deck } from '../../deck/types.js';
import { DeckError } from '../../errors.js';
import { readDeckXml } from './deck-xml.js';
import { hasReferences, withPictures } from './media-reference.js';

export interface PptxImport {
  /** With an id of its own: the file may hold a part of the deck that it was made of. */
  deck: Deck;
  /** Another program has saved the presentation since it was exported: what was changed there is not in the deck. */
  changedSince: boolean;
  /** Pictures of the deck that another program has changed or taken out; a frame stands in the place of each. */
  changedPictures: number;
}

const PROPERTIES = 'docProps/core.xml';
const DECK_PARTS = /^customXml\/item\d+\.xml$/u;
/** Bytes with which files of Office begin that a password protects (MS-CFB 2.2). */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];

/** The text of a deck file inside a presentation. */
export interface EmbeddedDeck extends Omit<PptxImport, 'deck'> {
  text: string;
}

/**
 * The deck inside a presentation that `exportToPptx` wrote, as it was exported.
 *
 * @throws DeckError `not_found` for a presentation without one, `too_large`, `invalid_deck` for a file that is damaged,
 * protected or no presentation, and what `parseDeck` throws
 */
export async function importFromPptx(file: Blob): Promise<PptxImport> {
  const embedded = await embeddedDeck(file);
  if (embedded) {
    const { text, ...changes } = embedded;
    return { deck: openedDeck(parseDeck(text)), ...changes };
  }
  throw new DeckError('not_found', 'The presentation holds no deck.', {
    hint: 'Only files exported here with the deck inside can be opened again.',
  });
}

export const openedDeck = (deck: Deck): Deck => ({ ...deck, id: newId('deck') });

/**
 * Undefined for a presentation without a deck.
 * @throws DeckError as `importFromPptx`
 */
export async function embeddedDeck(file: Blob): Promise<EmbeddedDeck | undefined> {
  if (file.size > MOST_BYTES) throw tooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts = textParts(bytes);
  const properties = parts.get(PROPERTIES) ?? '';
  for (const [name, xml] of parts) {
    const text = DECK_PARTS.test(name) ? readDeckXml(xml) : undefined;
    if (text !== undefined)
      return {
        ...(hasReferences(text) ? withPictures(text, picturesOf(bytes)) : { text, changedPictures: 0 }),
        changedSince: timeOf(properties, 'created') !== timeOf(properties, 'modified'),
      };
  }
  return undefined;
}

const timeOf = (properties: string, what: 'created' | 'modified'): number =>
  Date.parse(new RegExp(`<dcterms:${what}\\b[^>]*>([^<]*)<`, 'u').exec(properties)?.[1] ?? '');

/** Of a whole presentation, with its pictures. */
const MOST_BYTES = 16 * DECK_LIMITS.bytes;

function textParts(bytes: Uint8Array): Map<string, string> {
  if (COMPOUND_FILE.every((byte, at) => bytes[at] === byte)) {
    throw new DeckError('invalid_deck', 'The file is protected by a password, or of an old format.', {
      hint: 'Save it in PowerPoint as .pptx without a password.',
    });
  }
  try {
    const entries = unpacked(bytes, (name) => name === PROPERTIES || DECK_PARTS.test(name));
    return new Map(Object.entries(entries).map(([name, content]) => [name, strFromU8(content)]));
  } catch (cause) {
    if (DeckError.is(cause)) throw cause;
    throw new DeckError('invalid_deck', 'The file is damaged, or is no presentation.', { cause });
  }
}

const picturesOf = (bytes: Uint8Array): Uint8Array[] =>
  Object.values(unpacked(bytes, (name) => name.startsWith('ppt/media/')));

/** The entries with these names; none may hold more than a deck can. */
function unpacked(bytes: Uint8Array, wanted: (name: string) => boolean): Record<string, Uint8Array> {
  let size = 0;
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!wanted(name)) return false;
      size += originalSize;
      if (size > 2 * DECK_LIMITS.bytes) throw tooLarge();
      return true;
    },
  });
}

const tooLarge = (): DeckError =>
  new DeckError('too_large', `The deck has more than ${DECK_LIMITS.bytes / 1024 / 1024} MiB.`, {
    hint: 'Export it with fewer slides or smaller pictures.',
  });
