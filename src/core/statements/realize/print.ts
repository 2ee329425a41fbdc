import { withoutZero } from '../frame/formats.js';
import type { Measure } from '../frame/measure.js';
import { capitalized, lowerWord } from '../frame/names.js';
import { timesOf } from '../magnitude.js';
import type { Slot } from '../types.js';
import { percentDigits } from './percent-digits.js';
import { points, printMoved, printTimes } from './print-moves.js';
import {
  countForms,
  filled,
  nounOf,
  placeholder,
  pluralOf,
  printName,
  printNames,
  printWhen,
  speakable,
} from './print-names.js';
import type { Voice } from './voice.js';

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

const scaled = (expr: string, { hundredths, scale }: Measure): string => {
  if (!hundredths && scale === undefined) return expr;
  const whole = /[ +-]/.test(expr) ? `(${expr})` : expr;
  return hundredths ? `${whole} / 100` : `${whole} * ${scale}`;
};

function printValue(
  { expr, measure, value, average = false }: Extract<Slot, { as: 'value' }>,
  voice: Voice,
): string | undefined {
  const format = average ? measure.averageFormat : measure.format;
  const shown =
    value === undefined
      ? format
      : withoutZero(format, value, measure.hundredths ? 0.01 : (measure.scale ?? 1));
  const { counter = '' } = voice.phrases.words;
  const unit = measure.unit === '' && measure.counts ? counter : measure.unit;
  return shown === undefined ? undefined : placeholder(voice, scaled(expr, measure), shown) + unit;
}

function printDifference(slot: Extract<Slot, { as: 'difference' }>, voice: Voice): string | undefined {
  const { measure, expr } = slot;
  if (!measure.format.startsWith('percent')) return printValue({ ...slot, as: 'value' }, voice);
  return filled(voice.phrases.words.points, { n: points(expr, measure, voice) });
}
