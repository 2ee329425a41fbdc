import type { Source } from '../../deck/types.js';
import { knownWords } from '../vocabulary.js';
import { plainWord, wordsIn } from '../word-forms.js';
import { PLACES, spokenName } from './measure-mentions.js';
import { unitOf } from '../unit-words.js';

type WordTest = (word: string) => boolean;

/** The words by which a sentence can name a column. */
export interface ColumnWords {
  column: string;
  /** Whether it holds numbers that say how much, and not which row it is. */
  numeric: boolean;
  /** Any word of its name that says what it measures. */
  isOwn: WordTest;
  /** One that tells it from the other columns, and is no word of the title: "sold" of `loaves_sold` beside `loaves_baked`. */
  isTelling: WordTest;
}

/** Statistics and spans of time say how values are put together, and not what they are. */
const NO_NAME =
  /^(?:avg|average|mean|median|min|max|minimum|maximum|total|sum|count|value|number|rate|share|ratio|percent|pct|date|time|hours?|days?|weeks?|months?|quarters?|years?|minutes?|seconds?|durchschnitt\p{L}*|mittel\p{L}*|mittlere\p{L}*|moyen(?:ne)?s?|medi[ao]s?|promedios?|taux|tasa|quote|anteil|code|name|type)$/u;
const LEAST = 4;

const known = new WeakMap<Source, Map<string, readonly ColumnWords[]>>();

/** The columns of a source with their words, in the language of the deck too. Read once a source. */
export function columnWords(source: Source, locale: string): readonly ColumnWords[] {
  let byLocale = known.get(source);
  if (!byLocale) known.set(source, (byLocale = new Map<string, readonly ColumnWords[]>()));
  let words = byLocale.get(locale);
  if (!words) byLocale.set(locale, (words = read(source, locale)));
  return words;
}

function read({ columns, title, widget }: Source, locale: string): ColumnWords[] {
  const titled = textTest([title, widget?.title ?? ''], locale);
  const named = columns.map(({ name, type }, index) => {
    const spoken = spokenName(name);
    // "csat" is said as it is written, too.
    const words = [...new Set([...spoken.split(' '), ...wordsIn(plainWord(name))])].filter(
      (word) => word.length >= LEAST && !NO_NAME.test(word) && unitOf(word) === undefined,
    );
    const numeric = type === 'number' && !(index === 0 || PLACES.test(spoken));
    return { column: name, numeric, words, isOwn: textTest(words, locale) };
  });
  return named.map(({ column, numeric, words, isOwn }) => {
    const shared = (word: string): boolean =>
      titled(word) || named.some((other) => other.column !== column && other.isOwn(word));
    const telling = words.filter((word) => !shared(word));
    const isTold = textTest(telling, locale);
    return { column, numeric, isOwn, isTelling: (word) => isTold(word) && !shared(word) };
  });
}

function textTest(texts: readonly string[], locale: string): WordTest {
  if (texts.every((text) => text === '')) return () => false;
  const test = knownWords(texts, locale, texts);
  return (word) => word.length >= LEAST && !NO_NAME.test(plainWord(word)) && test(word);
}
