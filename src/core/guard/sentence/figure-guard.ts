import type { ResolvedPart } from '../../template/types.js';
import type { SentenceView, SlideView } from './sentence-view.js';

type Value = Extract<ResolvedPart, { kind: 'value' }>;

/** A name on a slide is no longer than this; more is a text that someone wrote into a cell. */
const LONGEST_NAME = 80;
/** As it is, as a percentage, and compact in thousands, in ten thousands (Chinese, Japanese) or in lakhs. */
const SCALES = [1, 100, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9, 1e-12, 1e-15];

/**
 * Reads the sentence as it will stand on the slide: each number in it must be the value of one placeholder within its printed
 * rounding, and a text from a cell must be a name.
 */
export function wrongFigure(view: SentenceView, slide: SlideView): string | undefined {
  let before = '';
  for (const part of view.parts) {
    const { text } = part;
    if (/[\p{N}]$/u.test(before) && /^[.,]?\p{N}/u.test(text))
      return `two figures run together: "${before.slice(-12)}${text.slice(0, 12)}"`;
    before = text === '' ? before : text;
    if (part.kind !== 'value') continue;
    const problem =
      typeof part.value === 'number'
        ? misprinted(part, slide.format.locale)
        : typeof part.value === 'string'
          ? proseCell(part)
          : undefined;
    if (problem) return problem;
  }
  return undefined;
}

/** Whether the figures that a number prints as are that number, at some scale, within the last printed digit. */
function misprinted({ value, text, format = '', expression }: Value, locale: string): string | undefined {
  // Words and clocks are checked by what they are made of: their texts hold no figures of their own.
  if (/^\s*(?:trend|duration|date)\b/.test(format)) return undefined;
  const figures = figuresIn(text, locale);
  const [figure] = figures;
  if (figure === undefined) return undefined;
  if (figures.length > 1) return `{{ ${expression} }} prints more than one figure: "${text.slice(0, 40)}"`;
  const exact = Math.abs(value as number);
  const near = SCALES.some(
    (scale) => Math.abs(exact * scale - figure.value) <= figure.unit * 0.5000001 + exact * scale * 1e-12,
  );
  return near ? undefined : `"${text.slice(0, 40)}" is not the value of {{ ${expression} }}`;
}

interface Figure {
  value: number;
  /** Worth of the last digit that is printed. */
  unit: number;
}

const separators = new Map<string, { group: string; decimal: string }>();

function separatorsOf(locale: string): { group: string; decimal: string } {
  let known = separators.get(locale);
  if (!known) {
    const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(-1234567.8);
    const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
    known = { group: of('group'), decimal: of('decimal') || '.' };
    separators.set(locale, known);
  }
  return known;
}

function figuresIn(text: string, locale: string): Figure[] {
  const { group, decimal } = separatorsOf(locale);
  const plain = text.normalize('NFKC');
  return [...plain.matchAll(/\d[\d.,'’\s]*\d(?:e[+-]?\d+)?|\d(?:e[+-]?\d+)?/giu)].map(([digits]) => {
    const ungrouped = group === '' ? digits : digits.replaceAll(group, '');
    const bare = ungrouped.replace(/[\s'’]/g, '').replace(decimal, '.');
    const [mantissa = '', exponent = '0'] = bare.toLowerCase().split('e');
    const decimals = mantissa.includes('.') ? mantissa.length - mantissa.indexOf('.') - 1 : 0;
    const power = 10 ** Number(exponent);
    return { value: Number(mantissa) * power, unit: 10 ** -decimals * power };
  });
}

/** A cell that is a text, not a name: what someone wrote into a row must not speak on a slide. */
function proseCell({ value, text, expression }: Value): string | undefined {
  const cell = String(value);
  // A list of names may be as long as it is.
  if (expression.startsWith('list(')) return undefined;
  if (/[\r\n]/.test(cell) || text.length > LONGEST_NAME + 20 || cell.length > LONGEST_NAME)
    return `{{ ${expression} }} prints a text, not a name`;
  if (/https?:|www\.|<[a-z/!]|\]\(/i.test(cell)) return `{{ ${expression} }} prints a link or markup`;
  if (cell.trim().split(/\s+/).length > 3 && INSTRUCTS.test(cell.trim()))
    return `{{ ${expression} }} prints what somebody wants to be said`;
  return undefined;
}

/** "State that …", "Bitte schreibe, dass …", "Tell readers to …". */
const INSTRUCTS =
  /^(?:system|assistant|ai assistant|instruction|please|bitte|por favor)(?!\p{L})|(?<!\p{L})(?:state|tell|write|say|mention|claim|schreib\p{L}*|sag\p{L}*|erwähn\p{L}*|écri\p{L}*|dites|diga|escrib\p{L}*)(?:\s+\p{L}+){0,2},?\s+(?:that|dass|que)(?!\p{L})|^(?:tell|ask|urge)\s+(?:\p{L}+\s+){1,2}to(?!\p{L})/iu;
