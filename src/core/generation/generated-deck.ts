import { createDeck } from '../deck/create-deck.js';
import type { Deck, DeckFormat, Slide, Source } from '../deck/types.js';
import { isStoryPart } from '../analyst/write-story-slide.js';
import { DeckError } from '../errors.js';
import type { GeneratedSlide, StartOptions } from './generation-types.js';
import { NO_DRAFT, type SlideCheck } from './slide-places.js';

/** The document before its first slide. */
export function baseDeck(
  start: StartOptions,
  sources: Record<string, Source>,
  format: Partial<DeckFormat> = {},
): Deck {
  return createDeck({
    title: start.title?.trim() ? start.title : start.config.name,
    format: { ...format, ...(start.locale ? { locale: start.locale } : {}) },
    ...(start.theme ? { theme: start.theme } : {}),
    ...(start.branding ? { branding: start.branding } : {}),
    sources,
  });
}

/** The same document object while its slides are the same. */
export function deckOf(
  base: Deck | undefined,
  places: readonly GeneratedSlide[],
  last: Deck | undefined,
): Deck | undefined {
  const slides = places.flatMap(({ slide }) => (slide ? [slide] : []));
  if (!base || slides.length === 0) return undefined;
  const same =
    last?.id === base.id &&
    last.sources === base.sources &&
    last.slides.length === slides.length &&
    slides.every((slide, index) => slide === last.slides[index]);
  return same ? last : { ...base, slides, updatedAt: new Date().toISOString() };
}

/** What its slides are checked against. */
export function checkOf({ sources, format, title, branding }: Deck): SlideCheck {
  return { sources, format, allowed: [title, branding?.companyName ?? ''].filter(Boolean) };
}

/** A slide that is there already. */
export const placeOf = (slide: Slide, index: number): GeneratedSlide =>
  Object.freeze({ slideId: slide.id, index, layout: slide.layout, status: 'done', draft: NO_DRAFT, slide });

/** Entries for a document that the page may have edited since; what is missing stays behind the slide it was planned after. */
export function placesOfDeck(deck: Deck, before: readonly GeneratedSlide[]): GeneratedSlide[] {
  const places = deck.slides.map((slide, index): GeneratedSlide => ({
    ...placeOf(slide, index),
    ...before.find(({ slideId }) => slideId === slide.id),
    slide,
  }));
  before.forEach((place, planned) => {
    if (!isMissing(place)) return;
    const earlier = new Set(before.slice(0, planned).map(({ slideId }) => slideId));
    places.splice(places.findLastIndex(({ slideId }) => earlier.has(slideId)) + 1, 0, place);
  });
  return places.map((place, index) => Object.freeze({ ...place, index }));
}

/** After the end nothing is on its way any more: what is missing has the error. */
export function settled(place: GeneratedSlide, error: Error | undefined): GeneratedSlide {
  if (place.status === 'done' || place.status === 'failed') return place;
  if (place.slide) return Object.freeze({ ...place, status: 'done' as const, draft: NO_DRAFT });
  const reason = error ?? new DeckError('truncated', 'This slide was not written.', { hint: 'Start again.' });
  return Object.freeze({ ...place, status: 'failed' as const, error: reason });
}

/** After a cancellation what is missing is as it was planned: nothing was wrong. */
export function stopped(place: GeneratedSlide): GeneratedSlide {
  if (place.status === 'done' || place.status === 'failed') return place;
  return Object.freeze({ ...place, status: place.slide ? 'done' : 'planned', draft: NO_DRAFT });
}

/** Nothing of it arrived; the slide of a widget with a problem is there and says so. */
export const isMissing = ({ slide }: GeneratedSlide): boolean => slide === undefined;

/** Without a summary or a closing slide of a deck in which nothing was found: what says nothing is no slide. */
export const withoutEmptyParts = (places: readonly GeneratedSlide[]): GeneratedSlide[] =>
  places
    .filter(({ slide }) => !slide || !isEmptyPart(slide))
    .map((place, index) => (place.index === index ? place : Object.freeze({ ...place, index })));

const isEmptyPart = ({ ext, text, blocks }: Slide): boolean =>
  isStoryPart(ext?.['part']) && text.trim() === '' && blocks.length === 0;

/** A place whose slide is to be written again; what stands there stays until then. */
export function waiting({ error: _error, ...place }: GeneratedSlide): GeneratedSlide {
  return Object.freeze({ ...place, status: 'planned' as const, draft: NO_DRAFT });
}

/** Why a run ended without a slide. */
export function firstError(places: readonly GeneratedSlide[]): Error {
  const failed = places.find(({ error, slide }) => error && !slide);
  return failed?.error ?? new DeckError('truncated', 'The service completed the deck without a slide.');
}
