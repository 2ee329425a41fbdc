import { basisOf } from '../frame/basis.js';
import type { Frame } from '../frame/frame.js';
import type { Measure } from '../frame/measure.js';
import { capitalized } from '../frame/names.js';
import type { Form, Manner, OpenForm, Phrases } from '../phrases/phrases.js';
import type { Finding } from '../types.js';
import { withClosedComma, withGroupVerbs } from './agreement.js';
import { baseWords } from './base-words.js';
import { leastRowsWords } from './condition-words.js';
import { withFittingDigits } from './figure-digits.js';
import { measureName, printSlot } from './print.js';
import { filled, isUnnamed, nounOf } from './print-names.js';
import { testWords } from './test-words.js';
import type { Voice } from './voice.js';

/**
 * All wordings of a finding as template text, in the order of the phrases, shorter ones for headlines last: none where a figure cannot be
 * printed. These are the very words that a checked sentence may have.
 */
export function wordingsOf(frame: Frame, found: Finding, manner: Manner, voice: Voice): string[] {
  const finding = withFittingDigits(found, frame);
  // Above values without a name stands what the chart is called: a headline says the rest.
  const isBare = manner === 'title' && isUnnamed(frame);
  const register = isBare ? 'point' : manner;
  const alone = register === 'labelled';
  const { phrases } = voice;
  const printed = new Map<string, string | undefined>();
  const slot = (name: string): string | undefined => {
    if (!printed.has(name))
      printed.set(
        name,
        printNamed(frame, finding, name, { voice, alone: register === 'point' || register === 'beside' }),
      );
    return printed.get(name);
  };
  const base = baseWords(frame, finding, voice);
  const wordings =
    register === 'open'
      ? openTextsOf(phrases, finding.form)
      : [finding.form, ...(register === 'title' ? [`${finding.form}.alone`] : [])].flatMap((form) =>
          Object.hasOwn(phrases.forms, form) ? textsOf(phrases, form as Form, register) : [],
        );
  return wordings.flatMap(({ wording: plain, after }) => {
    if (isBare && (NAMES_VALUES.test(plain) || !(finding.slots['line'] || NAMES_ONE.test(plain)))) return [];
    const isPoint = register === 'point' || register === 'beside';
    const wording = agreeing(isPoint ? standingAlone(plain, finding) : plain, frame, finding, phrases);
    // What a figure is compared with is said behind it, where no wording has a place for it.
    const basis =
      finding.slots['basis'] && !/\{basis\}/.test(wording)
        ? basisWords(frame, slot('basis'), phrases)
        : undefined;
    const plainFilled = fill(wording, slot, voice);
    const filled =
      plainFilled === undefined || basis === undefined || register === 'note'
        ? plainFilled
        : withBase(plainFilled, basis, phrases);
    if (filled === undefined || filled === '') return [];
    const sentence = alone
      ? withMeasure(frame, finding, wording, filled, voice)
      : register === 'title' || register === 'open'
        ? filled
        : named(frame, finding, filled, voice);
    // What supports a headline has the base of the headline.
    const least = register === 'note' || register === 'beside' ? finding.leastRows : undefined;
    if (base === '' || register === 'note' || register === 'test' || register === 'beside')
      return [(least === undefined ? sentence : ofLarger(sentence, least, voice)) + after];
    return [withBase(sentence, base, phrases) + after];
  });
}

/** Slots of what values are of: without one "41K in 2015, 61K in 2018" speaks of nothing. */
const NAMES_ONE = /\{(?:who|first|second|series|names|odd|top)\}/i;
/** Slots that would be filled with the name of the values. */
const NAMES_VALUES = /\{(?:measure|it|x|y)\}/i;

/** "vs 2011" says itself against what; "a year earlier" does not. */
function basisWords({ widget }: Frame, basis: string | undefined, { words }: Phrases): string | undefined {
  const text = basisOf(widget)?.text ?? '';
  return basis === undefined ||
    /^(?:vs|versus|on|over|against|compared|from|since|than|gegen|zum|zur|im|ggü|par|sur|contre|depuis|frente|respecto|sobre|desde|em|ante|contra|対|与|較|مقار|عن)/i.test(
      text,
    )
    ? basis
    : filled(words.base.against, { value: basis });
}

/** What a finding leaves open: the same for all forms of some kinds. */
function openTextsOf({ open }: Phrases, form: string): { wording: string; after: string }[] {
  const own = [form, form.split('.')[0] ?? ''].find((name) => Object.hasOwn(open, name));
  return own === undefined ? [] : [{ wording: open[own as OpenForm], after: '' }];
}

/** A part of a sentence, filled with a finding; undefined where a figure of it cannot be printed. */
export function partOf(wording: string, frame: Frame, found: Finding, voice: Voice): string | undefined {
  const finding = withFittingDigits(found, frame);
  const slot = (name: string): string | undefined =>
    printNamed(frame, finding, name, { voice, alone: false });
  return fillIn(agreeing(wording, frame, finding, voice.phrases), slot, voice);
}

/** Where small groups stand in the chart and are not spoken of, each sentence says so. */
function ofLarger(sentence: string, least: number, voice: Voice): string {
  const [stop = ''] = /[.。]$/u.exec(sentence) ?? [];
  const bare = sentence.slice(0, sentence.length - stop.length);
  return withBase(bare, leastRowsWords(least, voice), voice.phrases) + stop;
}

/** Brackets do not follow each other: "from 4 (05:00) to 34 (23:00) – larger groups only". */
export function withBase(sentence: string, base: string, { language, words }: Phrases): string {
  if (/[)）]$/u.test(sentence)) return `${sentence}${AFTER_BRACKET[language] ?? ' – '}${base}`;
  return words.withBase.replace('{sentence}', () => sentence).replace('{base}', () => base);
}

const AFTER_BRACKET: Readonly<Record<string, string>> = { ja: '、', zh: '，', ar: '، ' };

/** A wording as the names that it is filled with need it. */
function agreeing(wording: string, frame: Frame, { slots }: Finding, { agree }: Phrases): string {
  if (!agree) return wording;
  const told = slots['measure']?.as === 'measure' ? slots['measure'].measure : frame.measure;
  return withGroupVerbs(withClosedComma(wording, told), slots, agree);
}

/** The wordings of a form in a register, and what stands behind each of them and its base. */
function textsOf(
  { forms }: Phrases,
  form: Form,
  register: Exclude<Manner, 'open'>,
): { wording: string; after: string }[] {
  const place = register === 'title' || register === 'note' ? register : 'point';
  const after = (text: string) => (wording: string) => ({ wording, after: text });
  const plain = forms[form][place].split(' | ');
  if (register !== 'tested' && register !== 'test') return plain.map(after(''));
  const test = testWords(form, forms[form].note, register === 'test');
  if (!test) return [];
  if (register === 'test' || test.stop === undefined) return [after('')(test.words)];
  return plain.map(after(test.stop + test.words));
}

/** Fills `{slot}`; one with a capital is the small one with a capital letter, unless data stands there. */
function fill(wording: string, slot: (name: string) => string | undefined, voice: Voice): string | undefined {
  const text = fillIn(wording, slot, voice);
  // A list of groups may begin with their noun.
  return text === undefined ? undefined : startOf(text, voice);
}

function fillIn(
  wording: string,
  slot: (name: string) => string | undefined,
  voice: Voice,
): string | undefined {
  let complete = true;
  const text = wording.replace(/\{(\w+)\}/g, (_, name: string) => {
    const small = name.charAt(0).toLowerCase() + name.slice(1);
    const value = slot(small);
    complete &&= value !== undefined && value !== '';
    return small === name ? (value ?? '') : startOf(value ?? '', voice);
  });
  return complete ? text : undefined;
}

/** A bullet names what it speaks of: the line before it may be of something else. One of a line has the line's name before it. */
const standingAlone = (wording: string, { slots }: Finding): string =>
  slots['line'] || /\{measure\}/i.test(wording)
    ? wording
    : wording.replace(/\{(I|i)t\}/, (_, i: string) => (i === 'I' ? '{Measure}' : '{measure}'));

/** A name whose expression says that it is a word in small letters: `first(c, c, "gas")`. */
const SMALL_NAME = /"\p{Ll}[\p{Ll} ][^"]*"\)$/u;

export const startOf = (text: string, { exprOf }: Voice): string =>
  text.startsWith('{{')
    ? text.replace(/^\{\{ ([^|{}]*) \}\}/u, (whole, expr: string) =>
        SMALL_NAME.test(exprOf?.(expr) ?? expr) ? `{{ ${expr} | capitalize }}` : whole,
      )
    : capitalized(text);

/** @param alone a bullet with a label, which names the line and not what it measures */
function printNamed(
  frame: Frame,
  { slots, form }: Finding,
  name: string,
  { voice, alone }: { voice: Voice; alone: boolean },
): string | undefined {
  const own = slots[name];
  const { words, agree } = voice.phrases;
  // `{xIs}` agrees with the x of a scatter, `{is}` with the measure.
  const [, subject = '', bare = name] = /^(x|dim)(\p{Lu}.*)$/u.exec(name) ?? [];
  const verb = agree?.verbs[bare.charAt(0).toLowerCase() + bare.slice(1)];
  const told = slots['measure']?.as === 'measure' ? slots['measure'].measure : frame.measure;
  if (agree && verb) {
    const x = slots['x']?.as === 'measure' ? slots['x'].measure : undefined;
    const of = subject === 'x' ? x : told;
    const plural =
      bare === 'much'
        ? of?.counts
        : subject === 'dim'
          ? frame.dimension && agree.isPlural(nounOf(frame.dimension, voice))
          : of && agree.isPlural(measureName(of, voice));
    // "Rain: they fell" would speak of nobody knows whom.
    if (told && plural && name === 'it' && alone && slots['line']) return measureName(told, voice);
    return verb[plural ? 1 : 0];
  }
  if (name === 'measure' && own === undefined) {
    const { measure } = frame;
    if (!measure) return words.values;
    // One line of several is told by its name.
    return nameOfLine(slots, measure, voice);
  }
  if ((name === 'dim' || name === 'dimOne') && own === undefined) {
    const noun = frame.dimension ? nounOf(frame.dimension, voice) : words.category;
    return name === 'dim' || isBefore(noun, agree) ? noun : undefined;
  }
  if (own === undefined) return undefined;
  const printed = printSlot(own, voice);
  const isWeek = own.as === 'name' && own.dimension.grain === 'week' && !BOUNDS.has(name);
  return isWeek && form !== 'overtook' && printed !== undefined
    ? words.week.replace('{when}', () => printed)
    : printed;
}

/** Slots that a span runs from or to: "from Jul 1 to Oct 20" needs no weeks. */
const BOUNDS: ReadonlySet<string> = new Set(['start', 'end', 'since', 'turnPeriod']);

/** A noun that may stand before another: "the age ranges", but not "the days to pay ranges". */
const isBefore = (noun: string, agree: Phrases['agree']): boolean =>
  !agree?.isPlural(noun) && !/ (?:of|to|in|per|for|with|from|at|on) /.test(noun);

/** A bullet on a slide that speaks of several charts says of which measure, unless its wording does. */
function withMeasure(
  frame: Frame,
  { slots }: Finding,
  wording: string,
  sentence: string,
  voice: Voice,
): string {
  const measure = slots['measure']?.as === 'measure' ? slots['measure'].measure : frame.measure;
  if (!measure || /\{(?:measure|[xy])\}/i.test(wording)) return sentence;
  return labelled(nameOfLine(slots, measure, voice), sentence, voice);
}

function nameOfLine(slots: Finding['slots'], measure: Measure, voice: Voice): string {
  const bare = measureName(measure, voice);
  const { line } = slots;
  if (!line) return bare;
  return voice.phrases.words.ofSeries
    .replace('{measure}', () => bare)
    .replace('{series}', () => printSlot(line, voice) ?? '');
}

/** Bullets name the line, or the measure, where a chart has several: the headline may speak of another. */
function named(frame: Frame, { slots }: Finding, sentence: string, voice: Voice): string {
  const measure =
    frame.shape === 'pairs' && slots['measure']?.as === 'measure' ? slots['measure'] : undefined;
  const name = slots['line'] ?? measure;
  if (!name) return sentence;
  return labelled(printSlot(name, voice) ?? '', sentence, voice);
}

const labelled = (label: string, sentence: string, voice: Voice): string =>
  voice.phrases.words.labelled
    .replace('{label}', () => startOf(label, voice))
    .replace('{sentence}', () =>
      LOWER_AFTER_COLON.has(voice.phrases.language) ? lowered(sentence) : sentence,
    );

const LOWER_AFTER_COLON: ReadonlySet<string> = new Set(['en', 'es', 'pt', 'fr']);

/** Behind a label a sentence goes on in lower case, unless it begins with data. */
const lowered = (sentence: string): string =>
  sentence.startsWith('{{')
    ? sentence.replace(/^(\{\{ [^|{}]*) \| capitalize \}\}/u, '$1 }}')
    : sentence.charAt(0).toLowerCase() + sentence.slice(1);
