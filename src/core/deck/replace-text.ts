import { scan } from '../template/scan.js';
import type { DeckEdit } from './edits.js';
import type { TextMatch } from './find-text.js';
import { templateOf } from './plain-text.js';
import { DECK_LIMITS } from './schema.js';
import { stands } from './slide-claims.js';
import { textsOf, type SlideText } from './slide-texts.js';
import type { Deck, Slide } from './types.js';

export interface Replacement {
  /** One edit a slide that changes. */
  edits: DeckEdit[];
  /** Matches that are replaced. */
  replaced: number;
  /** Statements about the data whose sentence reads differently then: no rows bear them out any more. */
  claims: number;
}

/**
 * Puts other words in the place of matches of `findText`. Placeholders stay as they are: a match that touches one is left out, braces in
 * the new words are text, and a text whose placeholders would read differently then, or that would be too long, stays as it was.
 */
export function replaceText(deck: Deck, matches: readonly TextMatch[], words: string): Replacement {
  const result: Replacement = { edits: [], replaced: 0, claims: 0 };
  for (const slide of deck.slides) {
    const own = matches.filter(({ slideId, fixed }) => slideId === slide.id && !fixed);
    if (own.length === 0) continue;
    let next = slide;
    for (const text of textsOf(slide)) {
      const here = own.filter(({ place }) => place === text.place);
      const value = here.length === 0 ? text.text : replaced(text.text, here, words);
      if (value === text.text) continue;
      next = withText(next, text, value);
      result.replaced += here.length;
      result.claims += slide.claims.filter(
        ({ quote }) => stands(quote, text.text) && !stands(quote, value),
      ).length;
    }
    // As a whole: an edit of one field would be one step of undo with what was typed there just before.
    if (next !== slide) result.edits.push({ type: 'replaceSlide', slide: next });
  }
  return result;
}

/** The text with its matches replaced from the last to the first; as it was where that would break it. */
function replaced(text: string, matches: readonly TextMatch[], words: string): string {
  const escaped = templateOf(words);
  const next = matches.reduceRight(
    (before, { pos, end }) => before.slice(0, pos) + escaped + before.slice(end),
    text,
  );
  const isWhole = placeholders(next).join('\n') === placeholders(text).join('\n');
  return isWhole && next.length <= DECK_LIMITS.textLength ? next : text;
}

const placeholders = (text: string): string[] =>
  scan(text).flatMap(({ kind, pos, end }) => (kind === 'text' ? [] : [text.slice(pos, end)]));

function withText(slide: Slide, { place }: SlideText, text: string): Slide {
  if (place === 'title' || place === 'text' || place === 'notes') return { ...slide, [place]: text };
  const blocks = slide.blocks.map((block) =>
    block.kind === 'text' && place === `blocks/${block.id}` ? { ...block, text } : block,
  );
  return { ...slide, blocks };
}
