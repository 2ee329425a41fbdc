import type { DeckEdit } from './edits.js';
import type { Deck } from './types.js';

/** Where slides go: a place up or down, or an end of the deck. */
export type SlideWay = 'back' | 'on' | 'first' | 'last';

/**
 * Puts slides behind another one (`null`: at the front), together and in the order they have in the deck. Empty where that
 * changes nothing, or where `afterId` is itself among them.
 */
export function moveSlides({ slides }: Deck, ids: ReadonlySet<string>, afterId: string | null): DeckEdit[] {
  const moved = slides.flatMap(({ id }) => (ids.has(id) ? [id] : []));
  const rest = slides.flatMap(({ id }) => (ids.has(id) ? [] : [id]));
  const at = afterId === null ? 0 : rest.indexOf(afterId) + 1;
  if (afterId !== null && at === 0) return [];
  const order = [...rest.slice(0, at), ...moved, ...rest.slice(at)];
  if (slides.every(({ id }, index) => order[index] === id)) return [];
  return moved.map((slideId, index) => ({
    type: 'moveSlide',
    slideId,
    afterId: index === 0 ? afterId : (moved[index - 1] as string),
  }));
}

/** Moves slides a way; those that stood apart stand together then. */
export function moveSlidesOn(deck: Deck, ids: ReadonlySet<string>, way: SlideWay): DeckEdit[] {
  const { slides } = deck;
  const rest = slides.flatMap(({ id }) => (ids.has(id) ? [] : [id]));
  const first = slides.findIndex(({ id }) => ids.has(id));
  const before = slides
    .slice(
      0,
      slides.findLastIndex(({ id }) => ids.has(id)),
    )
    .filter(({ id }) => !ids.has(id));
  const after = {
    first: null,
    back: rest[first - 2] ?? null,
    on: rest[before.length] ?? rest.at(-1) ?? null,
    last: rest.at(-1) ?? null,
  };
  return moveSlides(deck, ids, after[way]);
}
