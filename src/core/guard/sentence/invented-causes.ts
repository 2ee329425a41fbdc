import { matchFolded } from '../../template/fold.js';
import { assertionPatterns, PLACEHOLDER_MARK } from '../assertion-words.js';
import { CAUSING, FIGURE_SUBJECTS, MOVING_OTHERS, REASONS } from '../cause-words.js';
import { MEASURE_PATTERNS } from '../measure-words.js';
import { wordsIn } from '../word-forms.js';
import type { SentenceView, SlideView } from './sentence-view.js';
import { hostWord, tableWord } from './word-guard.js';

/** What is done to a subject is no cause of its. */
const PASSIVE =
  /(?<!\p{L})(?:is|are|was|were|be|been|being|wird|werden|wurden?|est|sont|été|es|son|fue|fueron|sido)(?!\p{L})/iu;
const CLAUSE_END = /^.*[,;:–—.!?]/su;

/**
 * Something that no row speaks of and that is said to have moved a figure: "the new masts brought dropped calls down". A subject that is
 * a name of the rows, a measure or a figure moves nothing but itself.
 */
export function inventedCause(view: SentenceView, slide: SlideView): string | undefined {
  const { masked } = view;
  for (const { pos, text } of matchFolded(masked, CAUSING)) {
    const subject = masked.slice(0, pos).replace(CLAUSE_END, '');
    if (wordsIn(subject).length > 0 && !PASSIVE.test(subject) && !isOfRows(subject, slide))
      return `"${subject.trim()} ${text}" tells a cause, which rows cannot show`;
  }
  for (const { pos, text } of matchFolded(masked, MOVING_OTHERS)) {
    const subject = masked.slice(0, pos).replace(CLAUSE_END, '');
    const moves = wordsIn(subject).some((word) => word.length > 2) && !PASSIVE.test(subject);
    if (moves && matchFolded(wordsIn(subject).at(-1) ?? '', FIGURE_SUBJECTS).length === 0)
      return `"${subject.trim()} ${text}" tells a cause, which rows cannot show`;
  }
  for (const { pos, end } of matchFolded(masked, REASONS)) {
    const [reason = ''] = /^[^,;:–—.\uFFFC]{1,60}/u.exec(masked.slice(end)) ?? [];
    const [noun] = wordsIn(reason);
    if (noun !== undefined && !isOfRows(noun, slide) && !isJudged(noun, slide))
      return `"${masked.slice(pos, end)} ${noun}" tells a cause, which rows cannot show`;
  }
  return undefined;
}

/** "Tras el máximo": where a row stands is looked at by other guards. */
const isJudged = (noun: string, slide: SlideView): boolean =>
  matchFolded(noun, assertionPatterns(slide.format.locale)).length > 0;

/** Whether a part of a sentence speaks of the rows or of figures. */
function isOfRows(text: string, slide: SlideView): boolean {
  if (text.includes(PLACEHOLDER_MARK)) return true;
  const [isHost, isTable] = [hostWord(slide), tableWord(slide)];
  return (
    wordsIn(text).some((word) => word.length > 2 && (isHost(word) || isTable(word))) ||
    matchFolded<string>(text, FIGURES).length > 0
  );
}

const FIGURES = [...FIGURE_SUBJECTS, ...MEASURE_PATTERNS];
