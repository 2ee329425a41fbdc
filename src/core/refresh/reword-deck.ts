import { sameJson } from '../base/same-json.js';
import type { DeckEdit, SlideField } from '../deck/edits.js';
import type { Deck, Slide } from '../deck/types.js';
import { followType, type TypeChange } from './follow-type.js';
import { rewordSlide, type SentenceChange } from './reword-slide.js';

const FIELDS = [
  'layout',
  'title',
  'text',
  'notes',
  'variables',
  'claims',
  'statements',
  'ext',
] as const satisfies SlideField[];

/**
 * What has to be said and shown otherwise where the slides of `before` stand over the rows of `after`: as edits, and as a reader sees it.
 * `loadPhrases` must have loaded the deck's language.
 */
export function rewordDeck(
  before: Deck,
  after: Deck,
): { edits: DeckEdit[]; sentences: SentenceChange[]; types: TypeChange[] } {
  const edits: DeckEdit[] = [];
  const sentences: SentenceChange[] = [];
  const types: TypeChange[] = [];
  for (const slide of before.slides) {
    const reworded = rewordSlide(before, after, slide);
    const { slide: now, change } = followType(before, after, reworded?.slide ?? slide);
    edits.push(...slideEdits(slide, now));
    sentences.push(...(reworded?.sentences ?? []));
    if (change) types.push(change);
  }
  return { edits, sentences, types };
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
