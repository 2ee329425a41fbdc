import { isCommonWord, knownWords } from '../vocabulary.js';
import type { SentenceView, SlideView } from './sentence-view.js';

const known = new WeakMap<readonly string[], (word: string) => boolean>();

/** Whether a word stands in a text of the host; made once for all sentences of a slide. */
export function hostWord({ allowed }: SlideView): (word: string) => boolean {
  let test = known.get(allowed);
  if (!test) known.set(allowed, (test = knownWords(allowed)));
  return test;
}

/**
 * A sentence must hang on the rows: by a figure, a name, or a claim that holds. Else it may consist of the host's words and of plain
 * words only. What a model was told by a cell, and whatever it knows from elsewhere, has no such hold, in any language.
 */
export function unanchored(view: SentenceView, slide: SlideView): string | undefined {
  if (view.placeholders.length > view.unbound.length) return undefined;
  if (view.claims.some(({ claim }) => claim.holds && claim.meaning.substantial)) return undefined;
  const isHost = hostWord(slide);
  const words = view.masked.match(/[\p{L}\p{M}’']+/gu) ?? [];
  const foreign = words.find((word) => !isHost(word) && !isCommonWord(word, slide.format.locale));
  return foreign && `nothing in the rows stands for it ("${foreign}"): it has no figure and no claim`;
}
