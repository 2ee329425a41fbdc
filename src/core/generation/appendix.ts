import { newId } from '../deck/new-id.js';
import { freeSourceId } from '../deck/new-slide.js';
import type { Deck, Slide, Source } from '../deck/types.js';
import { tablePages } from '../layout/table-pages.js';
import type { LoadWarning } from '../query/types.js';
import { SOURCES_PART } from '../statements/sources/query-time.js';
import { sourceTable } from '../statements/sources/source-table.js';
import type { StoryParts } from '../stream/protocol.js';
import { questionSlide } from './open-questions.js';
import { askOfRows, type AskedOfRows } from './row-questions.js';

export { askOfRows };

/** In smaller decks the line under each chart says enough. */
const LEAST_SLIDES = 4;

export interface DeckEnd {
  slides: Slide[];
  /** What these slides show, by id. */
  sources: Record<string, Source>;
}

/**
 * What ends a deck, whoever wrote it: where its data comes from, and last what only a person can say of the data.
 * @param deck as it was written
 * @param ofRows what only a person can say of its rows
 */
export function deckEnd(
  deck: Deck,
  warnings: readonly LoadWarning[],
  { appendix = true }: StoryParts = {},
  ofRows?: AskedOfRows,
): DeckEnd {
  const shown = deck.slides.filter(({ blocks }) =>
    blocks.some(({ source = '' }) => Object.hasOwn(deck.sources, source) && !deck.sources[source]?.problem),
  );
  const listed = appendix && shown.length >= LEAST_SLIDES ? sourcesSlides(deck) : { slides: [], sources: {} };
  const id = freeSourceId(deck, 'questions');
  const questions = questionSlide(warnings, deck, ofRows && { ...ofRows, id });
  return {
    slides: [...listed.slides, ...(questions ? [questions] : [])],
    sources: { ...listed.sources, ...(questions && ofRows ? { [id]: ofRows.source } : {}) },
  };
}

function sourcesSlides(deck: Deck): DeckEnd {
  const id = freeSourceId(deck, 'sources');
  const table = sourceTable(deck);
  if (table.data?.rows.length === 0) return { slides: [], sources: {} };
  const sources = { [id]: table };
  const slide: Slide = {
    ...{
      id: newId('slide'),
      layout: 'table',
      title: table.title,
      text: '',
      variables: {},
      claims: [],
      origin: 'host',
    },
    blocks: [
      { id: 'table', region: 'table', source: id, kind: 'table', spec: { type: 'table', encoding: {} } },
    ],
    ext: { part: SOURCES_PART },
  };
  const whole = { ...deck, sources: { ...deck.sources, ...sources } };
  return { slides: [slide, ...tablePages(whole, slide, 'table')], sources };
}
