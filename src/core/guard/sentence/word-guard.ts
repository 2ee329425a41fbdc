import { matchFolded } from '../../template/fold.js';
import { maskAllowed } from '../../template/literals.js';
import { assertionPatterns } from '../assertion-words.js';
import { MEASURE_PATTERNS } from '../measure-words.js';
import { isCommonWord, knownWords } from '../vocabulary.js';
import { maskReferences } from './link-guard.js';
import type { SentenceView, SlideView } from './sentence-view.js';
import { UNIT_PATTERNS } from './unit-guard.js';

const known = new WeakMap<readonly string[], (word: string) => boolean>();

/** Whether a word stands in a text of the host; made once for all sentences of a slide. */
export function hostWord({ allowed }: SlideView): (word: string) => boolean {
  let test = known.get(allowed);
  if (!test) known.set(allowed, (test = knownWords(allowed)));
  return test;
}

/**
 * A sentence is made of plain words, of the host's words, and of words that guards of their own judge: directions, ranks, measures,
 * units, names. Any other word may say anything ("tumbled", "insolvent"), whatever stands beside it, so it is refused: no list of
 * what a model must not say would ever be complete.
 */
export function unknownWord(view: SentenceView, slide: SlideView): string | undefined {
  const { locale } = slide.format;
  const isHost = hostWord(slide);
  const phrases = slide.allowed.filter((phrase) => /\s/.test(phrase.trim()));
  const visible = maskReferences(maskAllowed(view.masked, phrases));
  const judged = [
    ...matchFolded(visible, assertionPatterns(locale)),
    ...matchFolded(visible, MEASURE_PATTERNS),
    ...matchFolded(visible, UNIT_PATTERNS),
  ];
  for (const match of visible.matchAll(/[\p{L}\p{M}]+/gu)) {
    const [word] = match;
    const at = match.index;
    if (/^\p{Lu}/u.test(word) || isHost(word) || isCommonWord(word, locale)) continue;
    if (judged.some(({ pos, end }) => pos <= at && at + word.length <= end)) continue;
    return `"${word}" is no word that the rows or a rule stand for: say it in plain words`;
  }
  return undefined;
}
