import { ACRONYMS, SHORT_FORMS } from '../analyst/reading/short-forms.js';
import { ENDINGS, formsOf, plainWord } from './word-forms.js';
import { WORDS as en } from './words/en.js';

/**
 * Words of sentences about data that by themselves assert nothing: function words, the talk of a presentation about its own figures,
 * verbs of measuring and having, nouns of business and public life. A sentence made of nothing else (and of the host's words) needs no
 * word from a claim; a capital on one of them at the start of a sentence makes no name. Judgements, causes, events and orders are not
 * among them. Directions and ranks are looked after by another guard.
 */
const lists = new Map<string, string>([['en', en]]);
/** About 90 kB each: loaded for decks of that language only. */
const FURTHER: Record<string, () => Promise<readonly [{ WORDS: string }, { TERMS: string }]>> = {
  de: () => Promise.all([import('./words/de.js'), import('./words/terms-de.js')]),
  es: () => Promise.all([import('./words/es.js'), import('./words/terms-es.js')]),
  fr: () => Promise.all([import('./words/fr.js'), import('./words/terms-fr.js')]),
};

/** Words of an English dashboard with those of the language: a deck may be written in another language than its columns. */
const terms = new Map<string, readonly Term[]>();

interface Term {
  /** Each by its forms. */
  english: readonly string[][];
  own: readonly string[];
}

/** Loads the words of a locale's language. Before that only those of English are known: the guards take away more, never less. */
export async function loadVocabulary(locale: string): Promise<void> {
  const language = languageOf(locale);
  if (lists.has(language)) return;
  const loaded = await FURTHER[language]?.();
  if (!loaded) return;
  const [{ WORDS }, { TERMS }] = loaded;
  lists.set(language, WORDS);
  terms.set(language, TERMS.trim().split('\n').map(readTerm));
}

function readTerm(line: string): Term {
  const [english = '', own = ''] = line.split(': ');
  return { english: english.split(' ').map(formsOf), own: own.split(' ') };
}

const sets = new Map<string, ReadonlySet<string>>();

/** English always counts: every model falls back to it. */
export function languageOf(locale: string): string {
  const language = locale.split('-')[0]?.toLowerCase() ?? '';
  return Object.hasOwn(FURTHER, language) ? language : 'en';
}

function setOf(language: string): ReadonlySet<string> {
  const list = lists.get(language);
  if (list === undefined) return setOf('en');
  let words = sets.get(language);
  if (!words) {
    words = new Set([...ownWords('en'), ...ownWords(language)]);
    sets.set(language, words);
  }
  return words;
}

const ownSets = new Map<string, ReadonlySet<string>>();

/** The words of a language without those of English. */
function ownWords(language: string): ReadonlySet<string> {
  let words = ownSets.get(language);
  if (!words) ownSets.set(language, (words = new Set(lists.get(language)?.split(/\s+/))));
  return words;
}

/** Whether a word says nothing by itself, alone or as a form of one that does not. */
export function isCommonWord(word: string, locale: string): boolean {
  const words = setOf(languageOf(locale));
  const plain = plainWord(word);
  if (plain.length < 2 || isForm(plain, words)) return true;
  return languageOf(locale) === 'de' && isCompound(plain, words);
}

const isForm = (plain: string, words: ReadonlySet<string>): boolean =>
  words.has(plain) ||
  ENDINGS.some(
    (ending) =>
      plain.endsWith(ending) &&
      plain.length - ending.length >= 4 &&
      words.has(plain.slice(0, -ending.length)),
  );

const LEAST_PART = 4;
const LINKS = /(?:s|n|en|es|er)$/;

/** "Branchenschnitt" and "Vorjahresziel" speak of what no rows hold, whatever their parts are. */
const OUTSIDE = /^(?:branche|markt|wettbewerb|konkurren|rival|vorjahr|plan|ziel|soll|rekord)/;

/** German joins nouns to new ones: "Monatsvergleich" is plain because its parts are. */
const isCompound = (plain: string, words: ReadonlySet<string>): boolean =>
  isJoined(plain, (part) => isForm(part, words));

function isJoined(plain: string, isWord: (part: string) => boolean): boolean {
  if (OUTSIDE.test(plain)) return false;
  for (let at = LEAST_PART; at <= plain.length - LEAST_PART; at += 1) {
    const [first, rest] = [plain.slice(0, at), plain.slice(at)];
    if (isWord(rest) && (isWord(first) || isWord(first.replace(LINKS, '')))) return true;
  }
  return false;
}

type WordTest = (word: string) => boolean;
/** Sentences come one by one, and many slides show the same rows. */
const recent = new Map<string, WordTest>();
const MOST_RECENT = 64;

/** The words of the host's texts with their forms, those of `translated` in the language of the deck too, as a test. */
export function knownWords(
  phrases: readonly string[],
  locale: string,
  translated: readonly string[],
): WordTest {
  const key = [locale, ...phrases, '\u0000', ...translated].join('\u0001');
  let test = recent.get(key);
  if (!test) {
    test = readKnownWords(phrases, locale, translated);
    if (recent.size >= MOST_RECENT) recent.clear();
    recent.set(key, test);
  }
  return test;
}

function readKnownWords(phrases: readonly string[], locale: string, translated: readonly string[]): WordTest {
  const german = languageOf(locale) === 'de' ? setOf('de') : undefined;
  const known = wordsOf(phrases, german);
  const isKnown = (forms: readonly string[]): boolean => forms.some((form) => known.has(form));
  if (!isEnglish(translated, languageOf(locale))) return (word) => isKnown(formsOf(word));
  const english = wordsOf(translated, undefined);
  for (const term of terms.get(languageOf(locale)) ?? [])
    if (isNamed(term, english)) wordsOf(term.own, german).forEach((form) => known.add(form));
  return (word) =>
    isKnown(formsOf(word)) ||
    (german !== undefined &&
      isJoined(plainWord(word), (part) => isForm(part, german) || isKnown(formsOf(part))));
}

/** The least of a word that columns cut words of a phrase to: "life_expect". */
const LEAST_CUT = 4;

function isNamed({ english }: Term, words: ReadonlySet<string>): boolean {
  const missing = english.filter((forms) => !forms.some((form) => words.has(form)));
  if (missing.length === 0) return true;
  const [[whole = ''] = []] = missing;
  return (
    english.length > 1 &&
    missing.length === 1 &&
    [...words].some((word) => word.length >= LEAST_CUT && whole.startsWith(word))
  );
}

/** All forms of the words of some texts; with the words of German, the parts of compounds too. */
function wordsOf(phrases: readonly string[], german: ReadonlySet<string> | undefined): Set<string> {
  const forms = new Set<string>();
  const add = (word: string): void => {
    formsOf(word).forEach((form) => forms.add(form));
    if (german) partsOf(plainWord(word), german).forEach((part) => forms.add(part));
  };
  for (const phrase of phrases) {
    const spaced = phrase.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').replace(/_/g, ' ');
    const written = spaced.split(/[^\p{L}\p{N}\p{M}’']+/u);
    for (const word of [...written, ...written.flatMap(longForms)]) {
      // Column names write ü as ue.
      if (word.length > 1) new Set([word, word.replace(/([aouAOU])e/g, '$1')]).forEach(add);
    }
  }
  return forms;
}

/** The words that a short form stands for. */
function longForms(word: string): string[] {
  const short = word.toLowerCase();
  return (SHORT_FORMS.get(short) ?? ACRONYMS.get(short))?.split(' ') ?? [];
}

const englishSets = new Map<string, ReadonlySet<string>>();

/** English words that say nothing by themselves, and those that the terms of a language translate. */
function englishWords(language: string): ReadonlySet<string> {
  let words = englishSets.get(language);
  if (!words) {
    const translated = (terms.get(language) ?? []).flatMap(({ english: [first], english }) =>
      english.length === 1 ? (first?.slice(0, 1) ?? []) : [],
    );
    words = new Set([...setOf('en'), ...translated]);
    // Before its terms are loaded a language has none.
    if (terms.has(language)) englishSets.set(language, words);
  }
  return words;
}

/** Whether more of the host's words are English than are of the deck's language alone. */
function isEnglish(phrases: readonly string[], language: string): boolean {
  const [english, own] = [englishWords(language), ownWords(language)];
  // "Backlog" is said in German too.
  let shared = false;
  let balance = 0;
  for (const word of phrases.join(' ').split(/[^\p{L}\p{M}]+/u)) {
    const forms = formsOf(word);
    const [isWord, isOwn] = [english, own].map((words) => forms.some((form) => words.has(form)));
    if (isWord !== isOwn) balance += isWord ? 1 : -1;
    else shared ||= isWord === true;
  }
  return balance > 0 || (balance === 0 && shared);
}

/** What a compound of the host is about: "Ausschuss" of "Ausschussteile", where the rest is a plain word. */
function partsOf(plain: string, words: ReadonlySet<string>): string[] {
  const parts: string[] = [];
  for (let at = LEAST_PART; at <= plain.length - LEAST_PART; at += 1) {
    const [first, rest] = [plain.slice(0, at), plain.slice(at)];
    if (isForm(rest, words)) parts.push(...formsOf(first));
  }
  return parts;
}
