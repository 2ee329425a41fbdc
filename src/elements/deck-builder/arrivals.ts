import type { DeckEdit } from '../../core/deck/edits.js';
import type { Deck, Slide, Source } from '../../core/deck/types.js';
import type { GenerationSnapshot } from '../../core/generation/index.js';

/** What has been put into the document, by id. A slide that is in here but not in the deck was deleted by hand. */
export class Arrived {
  readonly slides = new Map<string, Slide>();
  readonly sources = new Map<string, Source>();
}

/** The edits that bring a document up to what generation has written since the last time. */
export function arrivals(deck: Deck, snapshot: GenerationSnapshot, arrived: Arrived): DeckEdit[] {
  const edits: DeckEdit[] = [];
  for (const [sourceId, source] of Object.entries(snapshot.deck?.sources ?? {})) {
    if (arrived.sources.get(sourceId) === source) continue;
    arrived.sources.set(sourceId, source);
    const held = Object.hasOwn(deck.sources, sourceId) ? deck.sources[sourceId] : undefined;
    if (held !== source) edits.push({ type: 'setSource', sourceId, source });
  }
  const present = new Set(deck.slides.map(({ id }) => id));
  let before: string | null = null;
  for (const { slideId, slide } of snapshot.slides) {
    if (slide && arrived.slides.get(slideId) !== slide) {
      if (present.has(slideId)) edits.push({ type: 'replaceSlide', slide });
      else if (!arrived.slides.has(slideId)) {
        edits.push({ type: 'insertSlide', slide, afterId: before });
        present.add(slideId);
      }
      arrived.slides.set(slideId, slide);
    }
    if (present.has(slideId)) before = slideId;
  }
  return edits;
}
