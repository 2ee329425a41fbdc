import { createSlide } from '../../deck/create-deck.js';
import { serializeDeck } from '../../deck/parse-deck.js';
import { serializeInSlices } from '../../deck/serialize-in-slices.js';
import { markdownOf, templateOf } from '../../deck/plain-text.js';
import { neededBy } from '../../deck/references.js';
import { stands } from '../../deck/slide-claims.js';
import { textsOf } from '../../deck/slide-texts.js';
import { DECK_LIMITS } from '../../deck/schema.js';
import type { Deck, Slide } from '../../deck/types.js';
import type { Pace } from '../../base/pace.js';
import { ExportError } from '../export-error.js';
import { withReferences } from './media-reference.js';
import type { ExportToPptxOptions, ExportWarning } from './options.js';

/** Of a character in UTF-8 at most, seen from UTF-16: four stand for two. */
const MOST_BYTES = 3;

/** The layout of a slide that opens a deck. */
const COVER = 'title';

/** The document as it goes into the file: the slides that are asked for, with or without a cover and a company. */
export function deckPart(
  deck: Deck,
  { slides: ids, cover, branding }: Pick<ExportToPptxOptions, 'slides' | 'cover' | 'branding'>,
): Deck {
  let slides = ids === undefined ? deck.slides : chosen(deck, ids);
  const own = ownCover(deck);
  if (cover !== undefined) slides = slides.filter((slide) => slide !== own);
  if (cover === true) slides = [own ?? newCover(deck), ...slides];
  if (slides.length === 0) {
    throw new ExportError('invalid_deck', 'No slide is left to export.', {
      path: ids === undefined ? 'options.cover' : 'options.slides',
      hint: 'Choose at least one slide, or export with a cover.',
    });
  }
  const { branding: ofDeck, ...rest } = deck;
  const company = branding ?? ofDeck;
  return { ...rest, ...(company ? { branding: company } : {}), slides };
}

interface TravelContext {
  /** References to pictures by their addresses. */
  shown: ReadonlyMap<string, string>;
  warn: (warning: ExportWarning) => void;
  pace: Pace;
}

/**
 * The text of the deck file that travels with these slides: what they need and no more, and of the pictures that the file shows
 * itself (by their addresses) the references. Rows that would make it larger than a deck may be stay behind; a refresh
 * brings them back.
 */
export async function travellingDocument(
  part: Deck,
  { notes = true }: Pick<ExportToPptxOptions, 'notes'>,
  { shown, warn, pace }: TravelContext,
): Promise<string> {
  const slides = part.slides.map(({ ext: _ext, ...slide }) => (notes ? slide : withoutNotes(slide)));
  const { ext: _ext, ...rest } = part;
  const needed = { ...rest, ...neededBy(part, slides), slides };
  const deck = withReferences(withReadableRows(needed, warn), shown);
  let text: string;
  try {
    text = await serializeInSlices(deck, pace);
  } catch (cause) {
    pace.check();
    throw new ExportError('invalid_deck', `The deck is no JSON data: ${(cause as Error).message}.`, {
      cause,
      hint: 'Give numbers and texts as cells, or leave the deck out of the file with document: false.',
    });
  }
  if (isReadable(text)) return text;
  warn(withoutRows(part, 'All rows'));
  return serializeDeck(deck, { data: false });
}

/** Claims quote what they are about. */
function withoutNotes({ notes: _notes, ...slide }: Slide): Slide {
  const texts = textsOf(slide);
  return {
    ...slide,
    claims: slide.claims.filter(({ quote }) => texts.some(({ text }) => stands(quote, text))),
  };
}

/** A deck with more rows than a deck file may have could not be opened again. */
function withReadableRows(deck: Deck, warn: (warning: ExportWarning) => void): Deck {
  const sources = Object.entries(deck.sources).map(([id, source]) => {
    if ((source.data?.rows.length ?? 0) <= DECK_LIMITS.rowsPerSource) return [id, source] as const;
    warn(withoutRows(deck, `The rows of "${source.title}"`));
    const { data: _data, ...rest } = source;
    return [id, rest] as const;
  });
  return { ...deck, sources: Object.fromEntries(sources) };
}

const isReadable = (text: string): boolean =>
  text.length <= DECK_LIMITS.bytes / MOST_BYTES || new TextEncoder().encode(text).length <= DECK_LIMITS.bytes;

const withoutRows = ({ slides }: Deck, which: string): ExportWarning => ({
  code: 'deck_without_rows',
  slideId: slides[0]?.id ?? '',
  message: `${which} are too many for the deck inside the file: whoever opens it there has to refresh it.`,
});

/** The slide that a deck begins with, where it is made for that. */
export function ownCover({ slides }: Deck): Slide | undefined {
  return slides[0]?.layout === COVER ? slides[0] : undefined;
}

function chosen({ slides }: Deck, ids: readonly string[]): Slide[] {
  const own = new Set(slides.map(({ id }) => id));
  const wanted = new Set(ids);
  const unknown = ids.find((id) => !own.has(id));
  if (unknown !== undefined) {
    throw new ExportError('invalid_deck', `The deck has no slide "${unknown}".`, {
      path: 'options.slides',
      hint: 'Give ids of `deck.slides`.',
    });
  }
  return slides.filter(({ id }) => wanted.has(id));
}

function newCover({ title, subtitle = '' }: Deck): Slide {
  return createSlide({
    layout: COVER,
    title: templateOf(title),
    text: markdownOf(subtitle),
    origin: 'host',
  });
}
