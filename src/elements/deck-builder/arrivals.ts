import type { DeckEdit } from '../../core/deck/edits.js';
import type { Deck, Slide, Source } from '../../core/deck/types.js';

export interface GenerationSnapshot {
  phase: string;
  slides: readonly { slideId: string; index: number; slide?: Slide }[];
  planned: readonly { slideId: string }[];
  sources: Record<string, Source>;
  error: Error | undefined;
}
export interface Generation {
  getSnapshot(): GenerationSnapshot;
  subscribe(listener: () => void): () => void;
  start(input: Record<string, unknown>): Promise<void>;
  modify(slideId: string, instruction: string): Promise<void>;
  cancel(): void;
}

/**
 * The edits that bring a document up to what generation has written. `arrived` remembers what went in: a slide that is
 * in it but not in the deck was deleted by hand.
 */
export function arrivals(
  deck: Deck,
  snapshot: GenerationSnapshot,
  arrived: Map<string, unknown>,
): DeckEdit[] {
  const edits: DeckEdit[] = [];
  for (const [sourceId, source] of Object.entries(snapshot.sources)) {
    const held = Object.hasOwn(deck.sources, sourceId) ? deck.sources[sourceId] : undefined;
    if (held !== source && arrived.get(`source ${sourceId}`) !== source) {
      arrived.set(`source ${sourceId}`, source);
      edits.push({ type: 'setSource', sourceId, source });
    }
  }
  const present = new Set(deck.slides.map(({ id }) => id));
  let before: string | null = null;
  for (const { slideId, slide } of snapshot.slides) {
    if (slide && arrived.get(slideId) !== slide) {
      if (present.has(slideId)) edits.push({ type: 'replaceSlide', slide });
      else if (!arrived.has(slideId)) {
        edits.push({ type: 'insertSlide', slide, afterId: before });
        present.add(slideId);
      }
      arrived.set(slideId, slide);
    }
    if (present.has(slideId)) before = slideId;
  }
  return edits;
}
