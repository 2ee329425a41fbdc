import { placeholder as written, plainText } from '../expressions.js';
import { isCode } from '../frame/code-labels.js';
import { LONG_LABEL, type Dimension } from '../frame/dimension.js';
import { withoutZero } from '../frame/formats.js';
import type { Measure } from '../frame/measure.js';
import { capitalized, lowerWord } from '../frame/names.js';
import { magnitudeOf, timesOf } from '../magnitude.js';
import type { Phrases } from '../phrases/phrases.js';
import type { Slot } from '../types.js';
import type { Voice } from './voice.js';

const placeholder = (voice: Voice, expr: string, ...formats: (string | undefined)[]): string =>
  written(voice.bind?.(expr) ?? expr, ...formats);

/** A noun that may be part of a sentence: a number by itself would be read as a figure, unless it is a year, or says of how much: "per 100 m²". */
export const speakable = (noun: string): boolean =>
  noun !== '' &&
  noun
    .replace(/ (?:per|in|pro|aux|cada|لكل) \d[\d,]* /gu, ' ')
    .split(' ')
    .every((word) => !/^[\p{N}.,]+$/u.test(word) || /^(?:19|20)\d\d$/.test(word));

const filled = (phrase: string, slots: Readonly<Record<string, string>>): string =>
  phrase.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '');

/** What a measure is called inside a sentence. */
export function measureName(measure: Measure, voice: Voice): string {
  const { words, lowerNouns, counted } = voice.phrases;
  const own =
    speakable(measure.noun) || (measure.titled && measure.noun !== '')
      ? measure.titled && lowerNouns
        ? measure.noun.replace(/^[\p{L}'’]+(?=[\s,]|$)/u, lowerWord)
        : measure.noun
      : measure.counts
        ? words.records
        : words.values;
  const { aggregate } = measure;
  const several = aggregate === 'distinct' && counted ? pluralOf(own, counted) : own;
  const noun = lowerNouns ? several : capitalized(several);
  const named =
    aggregate && aggregate in words.aggregate
      ? words.aggregate[aggregate as keyof typeof words.aggregate]
      : '{noun}';
  return filled(named, { noun });
}

const pluralOf = (noun: string, counted: NonNullable<Phrases['counted']>): string =>
  counted(noun).at(-1)?.replace('# ', '') ?? noun;

export function nounOf(dimension: Dimension, voice: Voice): string {
  const { words, lowerNouns, language } = voice.phrases;
  const isKnown = speakable(dimension.noun) && (!dimension.ours || language === 'en');
  const own = isKnown ? dimension.noun : words.category;
  return lowerNouns ? own : capitalized(own);
}

/** The placeholder of a slot, or its words; undefined where nothing true can be printed. */
export function printSlot(slot: Slot, voice: Voice): string | undefined {
  const { phrases } = voice;
  const { words } = phrases;
  switch (slot.as) {
    case 'value':
      return printValue(slot, voice);
    case 'difference':
      return printDifference(slot, voice);
    case 'name':
      return printName(slot.expr, slot.dimension, voice);
    case 'names':
      return printNames(slot.exprs, slot.dimension, voice);
    case 'when':
      return printWhen(slot.expr, slot.dimension, voice);
    case 'percent': {
      const digits = percentDigits(slot.value, slot.digits ?? 0);
      return digits === undefined ? undefined : placeholder(voice, slot.expr, `percent:${digits}`);
    }
    case 'count':
      return placeholder(voice, slot.expr, `plural:${countForms(slot.of, voice)}`);
    case 'number':
      return placeholder(voice, slot.expr, slot.digits === undefined ? 'integer' : `number:${slot.digits}`);
    case 'ordinal':
      return placeholder(voice, slot.expr, 'ordinal');
    case 'moved':
      return printMoved(slot, voice);
    case 'times': {
      const times = printTimes(slot.expr, slot.value, voice);
      return filled(words.times[timesOf(slot.value)], { times });
    }
    case 'measure':
      return measureName(slot.measure, voice);
    case 'noun':
      return nounOf(slot.dimension, voice);
  }
}

const scaled = (expr: string, { hundredths }: Measure): string =>
  hundredths ? `${/[ +-]/.test(expr) ? `(${expr})` : expr} / 100` : expr;

function printValue(
  { expr, measure, value, average = false }: Extract<Slot, { as: 'value' }>,
  voice: Voice,
): string | undefined {
  const format = average ? measure.averageFormat : measure.format;
  const shown = value === undefined ? format : withoutZero(format, value, measure.hundredths ? 0.01 : 1);
  const { counter = '' } = voice.phrases.words;
  const unit = measure.unit === '' && measure.counts ? counter : measure.unit;
  return shown === undefined ? undefined : placeholder(voice, scaled(expr, measure), shown) + unit;
}

function printDifference(slot: Extract<Slot, { as: 'difference' }>, voice: Voice): string | undefined {
  const { measure, expr } = slot;
  if (!measure.format.startsWith('percent')) return printValue({ ...slot, as: 'value' }, voice);
  return filled(voice.phrases.words.points, { n: points(expr, measure, voice) });
}

const digitsOf = ({ format }: Measure): string => /^percent:(\d)/.exec(format)?.[1] ?? '1';

/** Percentage points between two figures that are printed beside them: the difference of what a reader sees. */
function pointsBetween(from: string, to: string, measure: Measure, voice: Voice): string {
  const digits = digitsOf(measure);
  const shown = (expr: string): string =>
    `round(${measure.hundredths ? expr : `${/ [+-] /.test(expr) ? `(${expr})` : expr} * 100`}, ${digits})`;
  return printPoints(`abs(${shown(to)} - ${shown(from)})`, digits, voice);
}

/** Percentage points of a difference. */
function points(expr: string, measure: Measure, voice: Voice): string {
  const { hundredths } = measure;
  const digits = digitsOf(measure);
  return printPoints(
    hundredths ? expr : `${/ [+-] /.test(expr) && !expr.startsWith('abs') ? `(${expr})` : expr} * 100`,
    digits,
    voice,
  );
}

function printPoints(expr: string, digits: string, voice: Voice): string {
  const { agreeing } = voice.phrases.words;
  return agreeing
    ? placeholder(voice, `round(${expr}, ${digits})`, `plural:${agreeing.points}`)
    : placeholder(voice, expr, `number:${digits}`);
}

function printTimes(expr: string, value: number, voice: Voice): string {
  const { agreeing } = voice.phrases.words;
  const format = timesFormat(value);
  return agreeing
    ? placeholder(voice, `round(${expr}, ${format.slice(-1)})`, `plural:${agreeing.times}`)
    : placeholder(voice, expr, format);
}

function printName(expr: string, dimension: Dimension, voice: Voice): string {
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
function printNames(exprs: readonly string[], dimension: Dimension, voice: Voice): string {
  const { counted } = voice.phrases;
  const isOneNoun = !dimension.counted && exprs.every((expr) => needsNoun(expr, dimension, voice));
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

function printWhen(expr: string, dimension: Dimension, voice: Voice): string {
  const when = printName(expr, dimension, voice);
  const { cycle, grain, worded } = dimension;
  // "In the week of W43" is no week; what is named in words is told as a quarter is.
  const period = grain === 'half' || (worded && grain !== 'month') ? 'quarter' : grain;
  return filled(voice.phrases.words.at[cycle ?? period ?? 'other'], { when });
}

const NO_NOUN = /^(?:is|has|was) |(?<!\b\p{L}{0,2}e?)ed$|(?<=\p{L}{3})able$/iu;
const CYCLES = { weekday: 'day', month: 'month', hour: 'category' } as const;

function countForms(of: Dimension | 'rows', voice: Voice): string {
  const { words, counted } = voice.phrases;
  if (of === 'rows') return words.counts.rows;
  if (of.cycle) return words.counts[CYCLES[of.cycle]];
  if (of.grain) return words.counts[of.grain === 'half' ? 'category' : of.grain];
  // What is no noun has no plural: `opened`, `is active`.
  if (!counted || !speakable(of.noun) || NO_NOUN.test(of.noun)) return words.counts.category;
  return counted(plainText(of.noun).replaceAll('"', ''))
    .map((form) => `"${form}"`)
    .join(',');
}

/** Digits of a plain number as it is printed; undefined for money, percentages and short forms. */
const plainDigits = ({ format, hundredths }: Measure): number | undefined => {
  const shown = hundredths ? null : (/^number:(\d)$/.exec(format) ?? /^(integer)$/.exec(format));
  return shown ? Number(shown[1] === 'integer' ? 0 : shown[1]) : undefined;
};

function shownValue(measure: Measure, value: number): number | undefined {
  const digits = plainDigits(measure);
  return digits === undefined ? undefined : Math.round(value * 10 ** digits) / 10 ** digits;
}

const shownExpr = (expr: string, measure: Measure): string => `round(${expr}, ${plainDigits(measure) ?? 0})`;

function printMoved({ from, to, measure, values }: Extract<Slot, { as: 'moved' }>, voice: Voice): string {
  const { words } = voice.phrases;
  const [before, after] = values;
  const { word, factor } = magnitudeOf(before, after);
  if (word === 'unchanged') return words.moved.unchanged;
  const way = after > before ? 'rose' : 'fell';
  if (measure.format.startsWith('percent'))
    return filled(words.movedPoints[way], { points: pointsBetween(from, to, measure, voice) });
  if (!factor || !measure.ratio) return words.movedPlain[way];
  const change = Math.abs(after / before - 1);
  const digits = change < 0.1 ? 1 : 0;
  // A reader who works it out from the figures beside it must not get another one.
  const rounded = [before, after].map((value) => shownValue(measure, value));
  const seen = rounded.every((value) => value !== undefined) ? rounded : [before, after];
  const [start = before, end = after] = seen;
  // Figures of one digit are too coarse for that: 2.7 prints as 3, and 156 is 57 times as much.
  const isCoarse = Math.abs(end / start / (after / before) - 1) > COARSE;
  const isOff =
    start !== 0 && !isCoarse && Math.abs(Math.abs(end / start - 1) - change) * 100 >= 0.5 / 10 ** digits;
  const [a, b] = isOff ? [shownExpr(from, measure), shownExpr(to, measure)] : [from, to];
  return filled(words.moved[word], {
    change: placeholder(voice, `abs(growth(${a}, ${b}))`, `percent:${digits}`),
    times: printTimes(`${b} / ${a}`, isOff ? end / start : after / before, voice),
  });
}

const COARSE = 0.03;
const MOST_PERCENT_DIGITS = 4;

/** A part that is not nothing does not print as nothing, nor one that is not all as all. */
function percentDigits(value: number | undefined, least: number): number | undefined {
  if (value === undefined || value === 0 || value === 1) return least;
  for (let digits = least; digits <= MOST_PERCENT_DIGITS; digits += 1) {
    const shown = Math.round(Math.abs(value) * 100 * 10 ** digits);
    if (shown !== 0 && (shown !== 100 * 10 ** digits || Math.abs(value) > 1)) return digits;
  }
  return undefined;
}

/** One decimal where it says something. */
const timesFormat = (times: number): string =>
  times >= 10 || Math.abs(times - Math.round(times)) < 0.05 ? 'number:0' : 'number:1';

/** Names one after the other, as the language joins them. */
export function listed(names: readonly string[], { locale }: Voice): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
