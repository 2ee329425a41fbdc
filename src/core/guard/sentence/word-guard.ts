import { sourceTexts } from '../../deck/host-texts.js';
import type { Source } from '../../deck/types.js';
import { maskAllowed } from '../../template/literals.js';
import { matchFolded } from '../../template/fold.js';
import { assertionPatterns } from '../assertion-words.js';
import { hasCourse } from '../course-of-rows.js';
import { MEASURE_PATTERNS } from '../measure-words.js';
import { dimensionsIn } from '../dimension-words.js';
import { OUTSIDE } from '../outside-words.js';
import { relativePeriods, unitsIn, type PeriodUnit } from '../relative-periods.js';
import { isCommonWord, knownWords, languageOf } from '../vocabulary.js';
import { wordsIn } from '../word-forms.js';
import type { Placeholder } from '../../template/index.js';
import { maskReferences } from './link-guard.js';
import { spokenTexts, textsIn } from './spoken-texts.js';
import { sourceOf, type SentenceView, type SlideView } from './sentence-view.js';
import { UNIT_PATTERNS } from '../unit-words.js';

/** Whether a word stands in a text of the host, or says in the deck's language what its own rows are called. */
export const hostWord = (view: SlideView): ((word: string) => boolean) =>
  knownWords(view.allowed, view.format.locale, sourceTexts(shownSources(view)));

/** Whether a word says in the deck's language what the tables of the shown rows are called. */
export function tableWord(view: SlideView): (word: string) => boolean {
  const tables = Object.values(shownSources(view)).flatMap(({ sql }) =>
    [...sql.matchAll(/\bFROM\s+"?([\p{L}\w]+)/giu)].map(([, name = '']) => name),
  );
  return knownWords(tables, view.format.locale, tables);
}

/** Those whose rows the slide shows. */
function shownSources({ slide, sources }: SlideView): Record<string, Source> {
  const ids = [slide.source, ...slide.blocks.map(({ source }) => source)];
  return Object.fromEntries(Object.entries(sources).filter(([id]) => ids.includes(id)));
}

/**
 * A sentence is made of plain words, of the host's words, and of words that guards of their own judge: directions, ranks, measures,
 * units, names. Any other word may say anything ("tumbled", "insolvent"), whatever stands beside it, so it is refused: no list of
 * what a model must not say would ever be complete.
 */
export function unknownWord(view: SentenceView, slide: SlideView): string | undefined {
  // Names that its figures look up are judged by another guard.
  const keys = view.placeholders.flatMap(({ expression }) => textsIn(expression));
  const visible = maskAllowed(
    maskReferences(view.ownWords),
    keys.filter((key) => slide.names.includes(key)),
  );
  const constants = view.placeholders.flatMap(spokenTexts).filter((text) => !slide.names.includes(text));
  const [picture] = PICTURE.exec(visible) ?? [];
  if (picture !== undefined) return `"${picture}" says what no row does`;
  const outside = matchFolded(visible, OUTSIDE).find(({ text }) => !text.split(' ').every(hostWord(slide)));
  if (outside) return `"${outside.text}" is nothing that the rows speak of`;
  const periods = relativePeriods(visible);
  const foreign = periods.find(({ kind, text }) => !isGrain(kind, view, slide) && !hostSays(text, slide));
  if (foreign) return `"${foreign.text}" is no period of the rows`;
  const said = view.placeholders.find((placeholder) =>
    plurals(placeholder).some((noun) => !isThing(noun, slide)),
  );
  if (said) return `"${plurals(said)[0]?.trim()}" is no name of what {{ ${said.expressionSource} }} counts`;
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
const grains = new WeakMap<Source, ReadonlySet<PeriodUnit>>();

/** The periods that rows come by, as far as their title, columns and SQL say; none where their order is no course of time. */
function grainsOf(source: Source): ReadonlySet<PeriodUnit> {
  let known = grains.get(source);
  if (!known) {
    const texts = [...sourceTexts({ source }), source.sql];
    grains.set(source, (known = new Set(hasCourse(source) ? texts.flatMap(unitsIn) : [])));
  }
  return known;
}

/** Whether some rows that the sentence is about come by such periods. */
export const isGrain = (unit: PeriodUnit, view: SentenceView, slide: SlideView): boolean =>
  [view.source, ...view.claims.map(({ claim }) => claim.source)].some((id) => {
    const source = sourceOf(id, slide);
    return source !== undefined && grainsOf(source).has(unit);
  });

/** The nouns of a plural format. */
const plurals = ({ formats }: Placeholder): string[] =>
  formats.flatMap(({ name, texts }) =>
    name === 'plural' ? texts.map((text) => text.replaceAll('#', ' ')) : [],
  );

const MOST_WORDS_OF_NOUN = 6;
const VERB =
  /(?<!\p{L})(?:is|are|was|were|been|has|have|had|ist|sind|war|waren|wurden?|hat|haben|est|sont|était|étaient|ont|es|son|fue|fueron|han)\s+\p{L}/iu;
const THINGS =
  /(?<!\p{L})(?:rows?|records?|observations?|measurements?|points?|values?|cases?|items?|entr(?:y|ies)|categor(?:y|ies)|times?|others?|points?|groups?|bars?|lines?|ranges?|bins?|bands?|Datensatz|Datensätze[n]?|Datenpunkte?n?|Beobachtung(?:en)?|Messung(?:en)?|enregistrements?|mesures?|relevés?|registros?|observaci(?:ón|ones)|medici(?:ón|ones)|datos?|Bereiche?|Klassen?|tranches?|tramos?|Zeilen?|Werte?|Fälle?|Fall|Mal|Kategorien?|Gruppen?|lignes?|valeurs?|fois|cas|catégories?|groupes?|filas?|valor(?:es)?|veces|vez|casos?|categorías?|grupos?)(?!\p{L})/iu;

/** A noun of the host, a span of time, a unit, or a word for rows, in few words: anything longer tells a story. */
function isThing(noun: string, slide: SlideView): boolean {
  const words = wordsIn(noun);
  if (words.length === 0) return true;
  if (words.length > MOST_WORDS_OF_NOUN || VERB.test(noun)) return false;
  const known = [...matchFolded(noun, UNIT_PATTERNS), ...matchFolded(noun, MEASURE_PATTERNS)];
  return known.length > 0 || THINGS.test(noun) || words.some(hostWord(slide)) || words.some(queryWord(slide));
}

/** Whether a word stands in a query of the slide: "SELECT country AS label" has countries. */
function queryWord(view: SlideView): (word: string) => boolean {
  // Keywords in capitals are no words of the host.
  const queries = Object.values(shownSources(view)).map(({ sql }) => sql.replace(/\b[A-Z]{2,}\b/g, ' '));
  return knownWords(queries, view.format.locale, queries);
}

const hostSays = (text: string, { allowed }: SlideView): boolean =>
  allowed.some((phrase) => {
    const spoken = phrase.toLowerCase().replace(/_/g, ' ');
    return spoken.includes(text.toLowerCase()) || /(?<![a-z])(?:yoy|mom|qoq|wow)(?![a-z])/.test(spoken);
  });

function strangerIn(text: string, slide: SlideView): string | undefined {
  const { locale } = slide.format;
  const [isHost, isTable] = [hostWord(slide), tableWord(slide)];
  // German writes every noun with a capital; elsewhere a capital makes a name, which another guard looks after.
  const names = languageOf(locale) === 'de' ? /^\p{Lu}+$/u : /^\p{Lu}/u;
  const asserted = matchFolded(text, assertionPatterns(locale));
  // "Le plus cher": the superlative is asserted, and its adjective judged with it.
  const told = dimensionsIn(text).filter((it) =>
    asserted.some(({ pos, end }) => pos <= it.pos && it.pos < end),
  );
  const judged = [
    ...asserted,
    ...told,
    ...matchFolded(text, MEASURE_PATTERNS),
    ...matchFolded(text, UNIT_PATTERNS),
    ...relativePeriods(text),
  ];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (names.test(word) || isHost(word) || isTable(word) || isCommonWord(word, locale)) continue;
    if (!judged.some(({ pos, end }) => pos <= index && index + word.length <= end)) return word;
  }
  return undefined;
}
