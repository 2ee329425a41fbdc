import { matchFolded } from '../../template/fold.js';
import { assertionPatterns } from '../assertion-words.js';
import { MEASURE_PATTERNS } from '../measure-words.js';
import { isCommonWord, knownWords, languageOf } from '../vocabulary.js';
import { maskReferences } from './link-guard.js';
import { spokenTexts, textsIn } from './spoken-texts.js';
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
  const visible = maskReferences(view.ownWords);
  const constants = view.placeholders.flatMap(spokenTexts).filter((text) => !slide.names.includes(text));
  const [picture] = PICTURE.exec(visible) ?? [];
  if (picture !== undefined) return `"${picture}" says what no row does`;
  const period = RELATIVE_PERIOD.exec(visible);
  if (period?.[1] !== undefined && !isGrain(period[1], slide))
    return `"${period[0]}" is no period of the rows`;
  const long = view.placeholders
    .flatMap(({ expression }) => textsIn(expression, false))
    .find((text) => constants.includes(text) && text.trim().split(/\s+/).length > MOST_WORDS_OF_CONSTANT);
  if (long !== undefined) return `"${long}" is a sentence inside a placeholder`;
  const word = [visible, ...constants].map((text) => strangerIn(text, slide)).find(Boolean);
  return word && `"${word}" is no word that the rows or a rule stand for: say it in plain words`;
}

/** Emoji, arrows, stars: signs that judge, but for those of units and trademarks. */
const PICTURE = /(?![©®™°№℃℉℗\ufffc])[\p{Extended_Pictographic}\p{So}\u2190-\u21ff]/u;
/** A constant that a placeholder may print ("less", "above the average") is no sentence. */
const MOST_WORDS_OF_CONSTANT = 3;
const RELATIVE_PERIOD =
  /(?<!\p{L})(?:last|this|past|previous|next|current) (quarter|year|week|month|decade|season|summer|winter|spring|autumn|semester)(?!\p{L})/iu;

/** Whether the rows, as far as titles, columns and SQL say, are by such periods. */
const isGrain = (unit: string, slide: SlideView): boolean =>
  hostWord(slide)(unit) ||
  Object.values(slide.sources).some(({ sql }) => sql.toLowerCase().includes(unit.toLowerCase()));

function strangerIn(text: string, slide: SlideView): string | undefined {
  const { locale } = slide.format;
  const isHost = hostWord(slide);
  // German writes every noun with a capital; elsewhere a capital makes a name, which another guard looks after.
  const names = languageOf(locale) === 'de' ? /^\p{Lu}+$/u : /^\p{Lu}/u;
  const judged = [
    ...matchFolded(text, assertionPatterns(locale)),
    ...matchFolded(text, MEASURE_PATTERNS),
    ...matchFolded(text, UNIT_PATTERNS),
  ];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (names.test(word) || isHost(word) || isCommonWord(word, locale)) continue;
    if (!judged.some(({ pos, end }) => pos <= index && index + word.length <= end)) return word;
  }
  return undefined;
}
