import type { Measure } from '../frame/measure.js';
import { magnitudeOf } from '../magnitude.js';
import type { Slot } from '../types.js';
import { percentDigits } from './percent-digits.js';
import { filled, placeholder } from './print-names.js';
import type { Voice } from './voice.js';

const digitsOf = ({ format }: Measure): string => /^percent:(\d)/.exec(format)?.[1] ?? '1';

/** Percentage points between two figures that are printed beside them: the difference of what a reader sees. */
function pointsBetween(from: string, to: string, measure: Measure, voice: Voice): string {
  const digits = digitsOf(measure);
  const shown = (expr: string): string =>
    `round(${measure.hundredths ? expr : `${/ [+-] /.test(expr) ? `(${expr})` : expr} * 100`}, ${digits})`;
  return printPoints(`abs(${shown(to)} - ${shown(from)})`, digits, voice);
}

/** Percentage points of a difference. */
export function points(expr: string, measure: Measure, voice: Voice): string {
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

export function printTimes(expr: string, value: number, voice: Voice): string {
  const { agreeing } = voice.phrases.words;
  const format = timesFormat(value);
  return agreeing
    ? placeholder(voice, `round(${expr}, ${format.slice(-1)})`, `plural:${agreeing.times}`)
    : placeholder(voice, expr, format);
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

export function printMoved(
  { from, to, measure, values }: Extract<Slot, { as: 'moved' }>,
  voice: Voice,
): string {
  const { words } = voice.phrases;
  const [before, after] = values;
  const { word, factor } = magnitudeOf(before, after);
  if (word === 'unchanged') return words.moved.unchanged;
  const way = after > before ? 'rose' : 'fell';
  if (measure.format.startsWith('percent'))
    return filled(words.movedPoints[way], { points: pointsBetween(from, to, measure, voice) });
  if (!factor || !measure.ratio) return words.movedPlain[way];
  const change = Math.abs(after / before - 1);
  // What is nearly gone did not fall by all that it was.
  const digits = change < 0.1 ? 1 : change < 1 ? (percentDigits(change, 0) ?? 0) : 0;
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

/** One decimal where it says something. */
const timesFormat = (times: number): string =>
  times >= 10 || Math.abs(times - Math.round(times)) < 0.05 ? 'number:0' : 'number:1';
