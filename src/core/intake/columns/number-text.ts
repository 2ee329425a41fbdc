import { CURRENCIES, MAGNITUDES } from './units.js';

/** How the digits of a number are written. `''`: the number has no such sign. */
export interface NumberShape {
  decimal: '.' | ',' | '';
  /** Blanks of all widths are one sign, apostrophes another. */
  group: '.' | ',' | ' ' | "'" | '';
  /** One sign before exactly three digits: `1,234` may be a thousand or a little more than one. */
  ambiguous: '.' | ',' | '';
}

/** A cell that is written as a number. */
export interface NumberText {
  negative: boolean;
  /** Digits and separators, without sign and unit. */
  body: string;
  exponent: string;
  shape: NumberShape;
  /** `%`, an ISO 4217 currency, or the unit as it is written. */
  unit: string;
  /** What `k`, `Mio.` and the like multiply by. */
  factor: number;
}

// The hyphen comes last: before another sign it would make a range in the classes below.
const MINUS = '\u2212\u2012\u2013\uFE63-';
const MARKS = ".,'\u2019\u00B4`\u066C\u066B \u00A0\u202F\u2009\u2007";
const BEFORE = '(?:[A-Z]{1,3}\\$|[$€£¥₹₩₽₺₪฿₫]|R\\$|[A-Z]{3}|Fr\\.|kr\\.?|zł)';
const NUMBER = new RegExp(
  `^(\\()?\\s*([+${MINUS}])?\\s*(${BEFORE})?\\s*([${MINUS}])?\\s*` +
    `(\\d[\\d${MARKS}]*\\d|\\d+[.,]?|[.,]\\d+)([eE][+-]?\\d{1,3})?` +
    `\\s*([${MINUS}])?\\s*([%‰]|k?m[23]|[\\p{L}°µ€$£¥₹₩₽₺₪฿₫][\\p{L}°µ²³/.$·%]{0,11}(?:\\s(?:[€$£¥]|[A-Z]{3}))?)?\\s*([${MINUS}])?\\s*(\\))?$`,
  'u',
);
/** Arabic and Persian digits, and their separators. */
const FOREIGN = /[\u0660-\u0669\u06F0-\u06F9\u066B\u066C]/g;
/** `1'250.–`, `12,-`: a dash in the place of cents. */
const NO_CENTS = /(?<=\d)([.,])[–—-]{1,2}(?!\d)/;
const ASCII = /^[\0-\x7f]*$/;

/**
 * Reads a cell as a number, with sign (before, behind, in parentheses, any minus), currency, percent or unit. Undefined for all else:
 * codes with leading zeros, telephone numbers, digits that are grouped in another way than numbers are.
 */
export function numberText(cell: string): NumberText | undefined {
  if (cell.length > 40) return undefined;
  const western = ASCII.test(cell) ? cell : westernDigits(cell);
  const text = NO_CENTS.test(western) ? western.replace(NO_CENTS, '$100') : western;
  const found = NUMBER.exec(text);
  if (!found) return undefined;
  const [, open, sign = '', before = '', inner, body = '', exponent = '', behind, suffix = '', last, close] =
    found;
  if ((open === undefined) !== (close === undefined)) return undefined;
  const shape = shapeOf(body);
  if (!shape) return undefined;
  // A plus with many digits and nothing else is a telephone number.
  if (sign === '+' && shape.decimal === '' && body.replace(/\D/g, '').length > 6) return undefined;
  const unit = unitOf(before, suffix);
  if (!unit) return undefined;
  // No double holds 1e999.
  if (exponent !== '' && !Number.isFinite(Number(`1${exponent}`))) return undefined;
  const negative = open !== undefined || [sign, inner, behind, last].some((part) => part && part !== '+');
  return { negative, body, exponent, shape, ...unit };
}

function westernDigits(text: string): string {
  return text.normalize('NFKC').replace(FOREIGN, (char) => {
    const code = char.charCodeAt(0);
    if (code === 0x66b) return '.';
    if (code === 0x66c) return ',';
    return String(code & 15);
  });
}

const PLAIN: NumberShape = { decimal: '', group: '', ambiguous: '' };

function shapeOf(body: string): NumberShape | undefined {
  if (/^(?:0|[1-9]\d*)$/.test(body)) return PLAIN;
  const single = /^(\d*)([.,])(\d*)$/.exec(body);
  if (single) {
    const [, whole = '', mark, part = ''] = single as unknown as [string, string, '.' | ',', string];
    // Figures of fixed width (`-087.1412534`); `08.30` is no number.
    if (whole.length > 1 && whole.startsWith('0') && part.length < 5) return undefined;
    const isAmbiguous = part.length === 3 && whole.length <= 3 && whole !== '' && whole !== '0';
    return isAmbiguous ? { ...PLAIN, ambiguous: mark } : { ...PLAIN, decimal: mark };
  }
  const grouped =
    /^[1-9]\d{0,2}(?:([.,'\u2019\u00B4` \u00A0\u202F\u2009\u2007])\d{3})(?:\1\d{3})*(?:(?!\1)([.,])\d*)?$/.exec(
      body,
    ) ?? /^[1-9]\d?(?:(,)\d{2})+,\d{3}(?:(\.)\d*)?$/.exec(body);
  if (!grouped) return undefined;
  const [, mark = '', decimal = ''] = grouped as unknown as [string, string, '.' | ',' | ''];
  const group = mark === '.' || mark === ',' ? mark : /\s/.test(mark) ? ' ' : "'";
  return { decimal, group, ambiguous: '' };
}

function unitOf(before: string, suffix: string): { unit: string; factor: number } | undefined {
  const front = before === '' ? '' : (CURRENCIES.get(before) ?? undefined);
  if (front === undefined) return undefined;
  if (suffix === '') return { unit: front, factor: 1 };
  if (suffix === '%') return { unit: '%', factor: 1 };
  const [word = '', money] = suffix.split(/\s/);
  const factor = MAGNITUDES.get(word.replace(/\.$/, ''));
  if (factor !== undefined) return { unit: money ? (CURRENCIES.get(money) ?? money) : front, factor };
  const behind = CURRENCIES.get(suffix) ?? suffix;
  return front !== '' && front !== behind ? undefined : { unit: behind, factor: 1 };
}

/** The value by the column's decimal sign; every other sign in the body groups digits. */
export function numberValue(number: NumberText, decimal: '.' | ','): number {
  const value = Number(plainDigits(number, decimal)) * number.factor;
  return number.negative ? -value : value;
}

/** The number in the engine's spelling, with every digit that the cell has. */
export function exactText(number: NumberText, decimal: '.' | ','): string {
  if (number.factor !== 1) return String(numberValue(number, decimal));
  return `${number.negative ? '-' : ''}${plainDigits(number, decimal)}`;
}

function plainDigits({ body, exponent }: NumberText, decimal: '.' | ','): string {
  const at = body.lastIndexOf(decimal);
  const digits = (text: string): string => text.replace(/\D/g, '');
  const text = at < 0 ? digits(body) : `${digits(body.slice(0, at))}.${digits(body.slice(at))}`;
  return text + exponent;
}

/** Whether a cell can be read with this decimal sign: a sure sign of another kind contradicts it. */
export function fitsDecimal({ shape }: NumberText, decimal: '.' | ','): boolean {
  return (shape.decimal === '' || shape.decimal === decimal) && shape.group !== decimal;
}
