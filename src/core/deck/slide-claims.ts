import { checkClaims } from '../guard/claims.js';
import { oneLine } from '../statements/expressions.js';
import { toParagraphs } from '../layout/paragraphs.js';
import type { TemplateProblem } from '../template/types.js';
import { resolveText } from './resolve.js';
import { textsOf, type SlidePlace } from './slide-texts.js';
import type { Deck, Slide } from './types.js';

/** A sentence of a slide that is only true while its claim holds. */
export interface SlideClaim {
  id: string;
  place: SlidePlace;
  /** The sentence as a reader sees it, with its figures. */
  sentence: string;
  /** The boolean expression that makes it true. */
  test: string;
  source?: string;
  holds: boolean;
  /** Why it could not be evaluated. */
  problem?: TemplateProblem;
}

/**
 * The claims of the sentences that stand on a slide or in its notes, evaluated over the deck's rows. A claim whose
 * sentence was edited away says nothing any more and is left out.
 */
export function slideClaims(deck: Deck, slide: Slide): SlideClaim[] {
  const results = checkClaims(slide, deck.sources, deck.format);
  const texts = textsOf(slide);
  return slide.claims.flatMap((claim, index): SlideClaim[] => {
    const found = texts.find(({ text }) => stands(claim.quote, text));
    const result = results[index];
    if (!found || !result) return [];
    const { id, test, source } = claim;
    const sentence = readerSentence(deck, slide, claim.quote, found.source);
    const problem = result.problem && { problem: result.problem };
    return [
      {
        id,
        place: found.place,
        sentence,
        test,
        ...(source === undefined ? {} : { source }),
        holds: result.holds,
        ...problem,
      },
    ];
  });
}

/** A sentence of a slide as a reader sees it: figures in place, no Markdown, on one line. */
export function readerSentence(deck: Deck, slide: Slide, text: string, source?: string): string {
  const paragraphs = toParagraphs(resolveText(deck, slide, text, source));
  return oneLine(paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' '));
}

/** Whether a quoted sentence stands in a text. */
export function stands(quote: string, text: string): boolean {
  const wanted = oneLine(quote);
  return wanted !== '' && oneLine(text).includes(wanted);
}
