import { cleanDeck } from '../../shared/clean-pictures.js';
import { once } from '../../../core/once.js';
import { fileName } from '../../../core/export/file-name.js';
import { DeckError } from '../../../core/errors.js';
import { DECK_VERSION } from '../../../core/deck/migrations.js';
import { parseDeck, serializeDeck } from '../../../core/deck/parse-deck.js';
import { DECK_LIMITS } from '../../../core/deck/schema.js';
import type { Deck } from '../../../core/deck/types.js';
import type { PptxImport } from '../../../core/export/index.js';

/**
 * What a file turned out to be. A deck of a later release can be looked at as far as this one understands it. `empty`: a
 * presentation without a deck. `changes` as `importFromPptx` tells them.
 */
export type OpenedFile =
  | { kind: 'deck'; deck: Deck; changes?: Omit<PptxImport, 'deck'> }
  | { kind: 'newer'; deck: Deck }
  | { kind: 'empty' }
  | { kind: 'other' };

const loadPptxReader = once(() => import('../../../core/export/pptx/import-from-pptx.js'));

/** A deck file; without its rows where `data` is false. */
export function deckFile(deck: Deck, data: boolean): File {
  return new File([serializeDeck(deck, { data })], fileName(deck.title, 'deck.json'), {
    type: 'application/json',
  });
}

/** @throws DeckError for a file that has the name of a deck file and is none that can be shown */
export async function readDeckFile(file: File): Promise<OpenedFile> {
  if (/\.pptx$/iu.test(file.name)) return readPresentation(file);
  if (!/\.json$/iu.test(file.name)) return { kind: 'other' };
  if (file.size > DECK_LIMITS.bytes) {
    throw new DeckError('too_large', `The file has more than ${DECK_LIMITS.bytes / 1024 / 1024} MiB.`);
  }
  return readDeck(await file.text());
}

async function readPresentation(file: File): Promise<OpenedFile> {
  const { embeddedDeck, openedDeck } = await loadPptxReader();
  const embedded = await embeddedDeck(file);
  if (!embedded) return { kind: 'empty' };
  const { text, ...changes } = embedded;
  const opened = await readDeck(text);
  return opened.kind === 'deck' ? { kind: 'deck', deck: openedDeck(opened.deck), changes } : opened;
}

async function readDeck(text: string): Promise<OpenedFile> {
  try {
    return { kind: 'deck', deck: await cleanDeck(parseDeck(text)) };
  } catch (error) {
    const deck = isUnsupported(error) ? asThisVersion(text) : undefined;
    if (!deck) throw error;
    return { kind: 'newer', deck };
  }
}

const isUnsupported = (error: unknown): boolean => DeckError.is(error) && error.code === 'unsupported';

/** What of a later document this release can draw; undefined where its shape is another one. */
function asThisVersion(text: string): Deck | undefined {
  try {
    return parseDeck({ ...(JSON.parse(text) as object), version: DECK_VERSION });
  } catch {
    return undefined;
  }
}
