import { placeholder as written, plainText } from '../expressions.js';
import { isCode } from '../frame/code-labels.js';
import { LONG_LABEL, type Dimension } from '../frame/dimension.js';
import type { Frame } from '../frame/frame.js';
import { capitalized } from '../frame/names.js';
import type { Phrases } from '../phrases/phrases.js';
import type { Voice } from './voice.js';

export const placeholder = (voice: Voice, expr: string, ...formats: (string | undefined)[]): string =>
  written(voice.bind?.(expr) ?? expr, ...formats);

/** A noun that may be part of a sentence: a number by itself would be read as a figure, unless it is a year, or says of how much: "per 100 m²". */
export const speakable = (noun: string): boolean =>
  noun !== '' &&
  noun
    .replace(/ (?:per|in|pro|aux|cada|لكل) \d[\d,]* /gu, ' ')
    .split(' ')
    .every((word) => !/^[\p{N}.,]+$/u.test(word) || /^(?:19|20)\d\d$/.test(word));

/** "Values rose by half" says less than any title: what values? */
export const isUnnamed = ({ measure }: Frame): boolean =>
  measure !== undefined && !measure.counts && !measure.titled && !speakable(measure.noun);

export const filled = (phrase: string, slots: Readonly<Record<string, string>>): string =>
  phrase.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '');

export const pluralOf = (noun: string, counted: NonNullable<Phrases['counted']>): string =>
  counted(noun).at(-1)?.replace('# ', '') ?? noun;

export function nounOf(dimension: Dimension, voice: Voice): string {
  const { words, lowerNouns, language } = voice.phrases;
  const isKnown = speakable(dimension.noun) && (!dimension.ours || language === 'en');
  const own = isKnown ? dimension.noun : words.category;
  return lowerNouns ? own : capitalized(own);
}

export function printName(expr: string, dimension: Dimension, voice: Voice): string {
  const flag = voice.phrases.language === 'en' ? flagIn(expr, dimension) : undefined;
  if (flag !== undefined) return flag;
  const label = placeholder(
    voice,
    expr,
    dimension.format,
    dimension.long ? `truncate:${LONG_LABEL}` : undefined,
  );
  if (dimension.hours) return filled(voice.phrases.words.hour, { hour: label });
  if (!needsNoun(expr, dimension, voice)) return label + (dimension.unit ?? '');
  if (dimension.counted && voice.phrases.counted)
    return placeholder(voice, expr, `plural:${countForms(dimension, voice)}`);
  const own = labelIn(expr) ?? '';
  if (dimension.several !== undefined && voice.phrases.language === 'en' && /^\d+$/.test(own))
    return `${label} ${own === '1' ? dimension.noun : dimension.several}`;
  return `${nounOf(dimension, voice)} ${label}${dimension.unit ?? ''}`;
}

function flagIn(expr: string, { flag }: Dimension): string | undefined {
  const label = flag && labelIn(expr);
  return label === '1' || label === 'true'
    ? flag?.yes
    : label === '0' || label === 'false'
      ? flag?.no
      : undefined;
}

/** Names among codes stand for themselves: "line L2 adds most, Supplier credits take most". */
function needsNoun(expr: string, dimension: Dimension, { phrases }: Voice): boolean {
  if (!dimension.needsNoun || !speakable(dimension.noun)) return false;
  if (dimension.ours && phrases.language !== 'en') return false;
  const label = labelIn(expr);
  return !dimension.coded || label === undefined || isCode(label, dimension.noun);
}

/** The label that an expression names: `first(c, c, "Men")`. */
export function labelIn(expr: string): string | undefined {
  const [, quoted] = /"((?:[^"\\]|\\.)*)"\)$/.exec(expr) ?? [];
  return quoted?.replace(/\\(.)/g, '$1');
}

/** Names one after the other; codes have the noun of all of them before the first: "priorities P3 and P4". */
export function printNames(exprs: readonly string[], dimension: Dimension, voice: Voice): string {
  const { counted } = voice.phrases;
  const isOneNoun =
    !dimension.counted &&
    dimension.several === undefined &&
    exprs.every((expr) => needsNoun(expr, dimension, voice));
  if (exprs.length < 2 || !counted || !isOneNoun)
    return listed(
      exprs.map((expr) => printName(expr, dimension, voice)),
      voice,
    );
  const bare = { ...dimension, needsNoun: false };
  const labels = listed(
    exprs.map((expr) => printName(expr, bare, voice)),
    voice,
  );
  return `${pluralOf(nounOf(dimension, voice), counted)} ${labels}`;
}

export function printWhen(expr: string, dimension: Dimension, voice: Voice): string {
  const when = printName(expr, dimension, voice);
  const { cycle, grain, worded } = dimension;
  // "In the week of W43" is no week; what is named in words is told as a quarter is.
  const period = grain === 'half' || (worded && grain !== 'month') ? 'quarter' : grain;
  return filled(voice.phrases.words.at[cycle ?? period ?? 'other'], { when });
}

const NO_NOUN = /^(?:is|has|was) |(?<!\b\p{L}{0,2}e?)ed$|(?<=\p{L}{3})able$/iu;

/** A noun of another language has no English plural: "2 of 6 categories", not "2 of 6 discipline dominantes". */
const isForeign = (noun: string, { phrases: { language } }: Voice): boolean =>
  language === 'en' && FOREIGN.test(noun.toLowerCase());
const FOREIGN =
  /[äöüßàâæçéèêëîïôœûùñãõáíóúì]|(?:^| )(?:de|du|des|la|le|les|el|los|las|del|della|di|do|da|dos|der|die|das|von|und|et|y|e|nach|por|para|nom|nombre|ville|annee|gare|tipo|ciudad|barrio|regione|provincia|comune|strada|prezzo|valor|codigo|nome)(?= |$)|(?:gruppe|kategorie|nummer|datum|stunde|strasse|bezirk|(?<!\p{L})ort|jahr|monat|wochentag|stadt|kunde|marke|menge|preis|umsatz|ung|keit|heit|schaft|dominante|departement)$/u;

/** Of more words than this a name is a question, or a sentence: its answers say nothing away from it. */
export const isSentence = (noun: string): boolean => noun.split(' ').length > LONGEST_NOUN;
const LONGEST_NOUN = 5;

const CYCLES = { weekday: 'day', month: 'month', hour: 'category' } as const;

export function countForms(of: Dimension | 'rows', voice: Voice): string {
  const { words, counted } = voice.phrases;
  if (of === 'rows') return words.counts.rows;
  if (of.cycle) return words.counts[CYCLES[of.cycle]];
  if (of.grain) return words.counts[of.grain === 'half' ? 'category' : of.grain];
  // What is no noun has no plural: `opened`, `is active`.
  if (
    !counted ||
    !speakable(of.noun) ||
    NO_NOUN.test(of.noun) ||
    isSentence(of.noun) ||
    isForeign(of.noun, voice)
  )
    return words.counts.category;
  return counted(plainText(of.noun).replaceAll('"', ''))
    .map((form) => `"${form}"`)
    .join(',');
}

/** Names one after the other, as the language joins them. */
export function listed(names: readonly string[], { locale }: Voice): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
