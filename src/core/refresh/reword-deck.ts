import { sameJson } from '../base/same-json.js';
import type { DeckEdit, SlideField } from '../deck/edits.js';
import type { Deck, Slide } from '../deck/types.js';
import { rewordSlide, type SentenceChange } from './reword-slide.js';

const FIELDS = [
  'title',
  'text',
  'notes',
  'variables',
  'claims',
  'statements',
] as const satisfies SlideField[];

/**
 * What has to be said otherwise where the slides of `before` stand over the rows of `after`: as edits, and as a reader sees it.
 * `loadPhrases` must have loaded the deck's language.
 */
export function rewordDeck(before: Deck, after: Deck): { edits: DeckEdit[]; sentences: SentenceChange[] } {
  const edits: DeckEdit[] = [];
  const sentences: SentenceChange[] = [];
  for (const slide of before.slides) {
    const reworded = rewordSlide(before, after, slide);
    if (!reworded) continue;
    edits.push(...slideEdits(slide, reworded.slide));
    sentences.push(...reworded.sentences);
  }
  return { edits, sentences };
}

function slideEdits(before: Slide, after: Slide): DeckEdit[] {
  const fields = FIELDS.filter((field) => !sameJson(before[field], after[field])).map(
    (field) => ({ type: 'setSlideField', slideId: after.id, field, value: after[field] ?? null }) as DeckEdit,
  );
  const blocks = after.blocks.flatMap((block, at): DeckEdit[] =>
    sameJson(before.blocks[at], block) ? [] : [{ type: 'setBlock', slideId: after.id, block }],
  );
  return [...fields, ...blocks];
}
