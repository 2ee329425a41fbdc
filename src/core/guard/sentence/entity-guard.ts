import { maskAllowed } from '../../template/literals.js';
import { matchWhole } from '../../template/fold.js';
import { assertionPatterns } from '../assertion-words.js';
import { MEASURE_PATTERNS } from '../measure-words.js';
import { isCommonWord, languageOf } from '../vocabulary.js';
import { hostWord } from './word-guard.js';
import { spokenTexts, textsIn } from './spoken-texts.js';
import { columnWords } from './column-words.js';
import { sourceOf, type SentenceView, type SlideView } from './sentence-view.js';

/** Names of methods and tools, and abbreviations, are not names of what the rows are about. */
const METHODS = new Set(
  'mann kendall spearman pearson grubbs student fisher theil sen kruskal wallis pettitt sql csv kpi kpis ytd mtd yoy mom qoq q us usd eur gbp ceo cfo api id n/a ok tl dr vs'.split(
    ' ',
  ),
);

/** A name that the sentence writes out: a cell that none of its figures or claims is about, or a name from nowhere. */
export function foreignEntity(view: SentenceView, slide: SlideView): string | undefined {
  const keys = [
    ...view.placeholders.flatMap(({ expression }) => textsIn(expression)),
    // What a test names, the sentence may name.
    ...view.claims.flatMap(({ claim }) => (claim.holds ? claim.meaning.texts : [])),
  ];
  const lower = view.masked.toLowerCase();
  const cell = slide.names.find(
    // Almost no name stands in a sentence in any spelling: that is cheap to see.
    (name) => lower.includes(name.toLowerCase()) && !keys.includes(name) && stands(view.masked, name, slide),
  );
  if (cell !== undefined) return `"${cell}" has no claim that makes it true`;
  const name =
    unknownName(view.masked, slide, keys) ??
    nameAsSubject(view, slide) ??
    view.placeholders
      .flatMap(spokenTexts)
      .filter((text) => !slide.names.includes(text))
      .map((text) => unknownName(text, slide, []))
      .find(Boolean);
  return name && `"${name}" is a name that the rows do not have`;
}

/** Verbs of one thing that has a figure. */
const HAS =
  '(?:has|had|attracts?|attracted|draws|drew|enroll?s|enroll?ed|earns|earned|brings|brought|sends|sent|sells|sold|makes|made|gets|got|takes|took|receives|received|carries|carried|produces|produced|generates|generated)';
const SUBJECT = new RegExp(`^[\\s*"“]*(\\p{Lu}\\p{Ll}{3,})\\s+${HAS}\\s+(?:\\*\\*)?\\uFFFC`, 'u');
const NO_NAME =
  /^(?:This|That|These|Those|Each|Nobody|Everyone|Everybody|Someone|Nothing|Both|None|They|Which|What|There|Another|Most|Many|Some|Everything|One)$/u;
const PICKED = /^(?:max|min|first|last|nth|lookup)$/;

/** An ordinary word where a name of the rows would stand: "Welding attracts {{ max(enrolled) }} learners", "die Sorte Waldhonig". */
function nameAsSubject(view: SentenceView, slide: SlideView): string | undefined {
  const source = sourceOf(view.source, slide);
  const named = source?.columns.some(({ type }) => type === 'string');
  if (!source || !named) return undefined;
  const [, word = ''] = SUBJECT.exec(view.masked) ?? [];
  const [figure] = view.placeholders;
  const picks = figure?.expression.kind === 'call' && PICKED.test(figure.expression.name);
  const isHost = hostWord(slide);
  if (
    word !== '' &&
    picks &&
    !NO_NAME.test(word) &&
    !/[^s]s$/.test(word) &&
    !isHost(word) &&
    !isMeasure(word)
  )
    return word;
  if (languageOf(slide.format.locale) !== 'de' || isTitleCase(view.masked)) return undefined;
  const headers = columnWords(source, slide.format.locale).filter(({ numeric }) => !numeric);
  for (const [, noun = '', next = ''] of view.masked.matchAll(NOUNS)) {
    const isHeader = headers.some(({ isOwn }) => isOwn(noun));
    if (
      isHeader &&
      !slide.names.includes(next) &&
      !slide.allowed.some((text) => text.split(/\s+/).includes(next))
    )
      return next;
  }
  return undefined;
}

/** Two German nouns side by side: the second names the first. */
const NOUNS = /(?<!\p{L})(\p{Lu}\p{L}{3,})\s+(\p{Lu}\p{L}{3,})(?!\p{L})/gu;

/** Whether a cell stands in the text as a word; in another case only where it cannot be an ordinary word. */
function stands(masked: string, name: string, slide: SlideView): boolean {
  // Inside a title of the host it is the host who says it.
  const own = maskAllowed(
    masked,
    slide.allowed.filter((phrase) => phrase !== name && phrase.includes(name)),
  );
  if (occurs(own, name)) return !opensAsWord(own, name, slide);
  const ordinary = name
    .split(/\s+/)
    .every((word) => isCommonWord(word, slide.format.locale) || hostWord(slide)(word));
  return (
    !ordinary && /^\p{Lu}/u.test(name) && name.length >= 4 && occurs(own.toLowerCase(), name.toLowerCase())
  );
}

/** "People in {{ … }}": an ordinary word that opens the sentence and that a place or person follows, where a cell is called so too. */
const opensAsWord = (text: string, name: string, slide: SlideView): boolean =>
  text.startsWith(name) &&
  !occurs(text.slice(name.length), name) &&
  isCommonWord(name, slide.format.locale) &&
  /^\s(?:in|of|at|who|with|from)\s/.test(text.slice(name.length));

function occurs(text: string, name: string): boolean {
  for (let pos = text.indexOf(name); pos >= 0; pos = text.indexOf(name, pos + 1)) {
    if (!/[\p{L}\p{N}]/u.test(`${text[pos - 1] ?? ' '}${text[pos + name.length] ?? ' '}`)) return true;
  }
  return false;
}

/** German writes every noun with a capital: there only a word in a name's place, without article or adjective, counts. */
const GERMAN_NAME_PLACE = /(?:^|[.:!?]\s|(?<!\p{L})(?:von|bei|für|durch|mit|gegen|an|und|aus|als)\s)$/iu;
const CAPITALISED = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}\p{N}’'&-]+/gu;

/** A colon, or a verb of the singular: before it a bare noun of the singular is a name, one of the plural is not. */
const SINGULAR_NEXT =
  /^\s*(?::|(?:has|had|is|was|does|did|with|at|took|made|won|sold|got|kept|led|saw|brought|went|came|\p{L}+(?:ched|rned|nded|ined))(?!\p{L}))/u;
/** Perhaps such a verb ("reaches"), perhaps a noun of the plural ("orders"). */
const NEXT_WITH_S =
  /^\s*((?!(?:across|versus|as|this|its|previous|plus|less)(?!\p{L}))\p{Ll}+[^s\P{L}]s)(?!\p{L})/u;

/** A word that opens a sentence has its capital from there: forms and places that no name has are left alone. */
function isOrdinaryOpening(word: string, masked: string, at: number, slide: SlideView): boolean {
  if (!isOpening(masked, at)) return false;
  const next = masked.slice(at + word.length);
  const { locale } = slide.format;
  const verb = NEXT_WITH_S.exec(next)?.[1];
  const isNoun = verb !== undefined && (hostWord(slide)(verb) || isMeasure(verb));
  if (SINGULAR_NEXT.test(next) || (verb !== undefined && !isNoun)) return false;
  const form = /(?:ly|ing|ed)$/u.test(word) || /(?:[^s]s|eurs|trices|adores)$/u.test(word);
  // A name is followed by its verb, a comma, or what joins it to another; an imperative ("Put together") by anything else.
  const namePlace = /^\s*(?:[,&]|and\s|\p{Lu}|[’']s|$)/u.test(next) || /^\s+\p{Ll}+ed(?!\p{L})/u.test(next);
  return form || (languageOf(locale) === 'en' && !namePlace);
}

/** Whether a word is one of the language or of the host: any other that opens a sentence may be a name. */
const isKnown = (word: string, slide: SlideView): boolean =>
  isCommonWord(word, slide.format.locale) ||
  hostWord(slide)(word) ||
  isJudgedElsewhere(word, slide.format.locale);

const isMeasure = (word: string): boolean => matchWhole(word, MEASURE_PATTERNS) !== undefined;

const isOpening = (masked: string, at: number): boolean =>
  /(?:^|[.:!?])[\s*_"“«(-]*$/u.test(masked.slice(0, at));

/** Words for directions, ranks and measures are looked at by guards of their own. */
function isJudgedElsewhere(word: string, locale: string): boolean {
  return isMeasure(word) || matchWhole(word, assertionPatterns(locale)) !== undefined;
}

/** "Revenue Is Concentrated in a Few Regions": there capitals say nothing. */
function isTitleCase(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return words.length > 1 && words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length * 0.8;
}

/** The first capitalised word that neither the host, the sentence's own keys nor the language's plain words explain. */
function unknownName(masked: string, slide: SlideView, keys: readonly string[]): string | undefined {
  const { locale } = slide.format;
  const german = languageOf(locale) === 'de';
  const titleCase = isTitleCase(masked);
  const isHost = hostWord(slide);
  const own = new Set(keys.flatMap((key) => key.toLowerCase().split(/[^\p{L}\p{N}]+/u)));
  for (const match of masked.matchAll(CAPITALISED)) {
    // French puts its article before an apostrophe.
    const word = match[0].replace(/^(?:[LDNSJCMT]|Qu)[’']/u, '').replace(/[’']s?$/u, '');
    if (
      !/^\p{Lu}/u.test(word) ||
      (isKnown(word, slide) && isOrdinaryOpening(word, masked, match.index, slide))
    )
      continue;
    if (word.length < 2 || METHODS.has(word.toLowerCase()) || own.has(word.toLowerCase())) continue;
    // Away from the start of a sentence a capital makes a name of any word.
    const mayBeCommon = german || titleCase || /^I[’']/.test(word) || isOpening(masked, match.index);
    if (
      word
        .split('-')
        .every(
          (part) =>
            isHost(part) ||
            (mayBeCommon && isCommonWord(part, locale)) ||
            isJudgedElsewhere(part, locale) ||
            METHODS.has(part.toLowerCase()),
        )
    )
      continue;
    // Any other German noun is a word like the others: another guard looks after those.
    if (german && !GERMAN_NAME_PLACE.test(masked.slice(0, match.index))) continue;
    return word;
  }
  return undefined;
}
