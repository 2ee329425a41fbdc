import { ofLanguage } from '../of-language.js';
import { intl } from '../template/intl-cache.js';
import type { Frame } from './frame.js';
import type { Grain } from './wall-time.js';

const FORMATS = /^(number|integer|compact|signed|percent|currency)(?=$|[:|])/u;
/** Of a currency. */
const CODE = /^[A-Za-z]{3}$/u;
const PLAIN = '#,##0';
/** Numbers are shortened from here on. */
const SHORTENED = 10_000;

/**
 * The format code of a spreadsheet (ECMA-376 part 1, 18.8.31) that writes the values of a chart as the chart does: the
 * author's format where there is one, else whole numbers whole and large ones with three digits. `General` for formats
 * that a spreadsheet does not have.
 *
 * @param written what has to have its decimals, where that is not the values
 */
export function sheetFormat(
  frame: Frame,
  values: readonly (number | null)[],
  written: readonly (number | null)[] = values,
): string {
  const { name } = authorsFormat(frame);
  if (name === undefined) return 'General';
  const groups = groupsOf(largestOf(values));
  const number = numberCode(frame, written, groups);
  if (name === 'signed') return `+${number};-${number};${number}`;
  const unit = shortened(frame) ? unitOf(frame, groups) : undefined;
  if (name === 'currency') {
    const negative = inOwnDirection(numberCode(frame, written, groups, -1));
    // Where the minus is not in front of all else, the format has to say where it is; zero has no unit.
    if (!unit) return negative === `-${number}` ? number : `${number};${negative}`;
    return `${number};${negative};${inCurrency(frame, '0', 1)}`;
  }
  // A format of conditions has no place for negative numbers.
  if (!unit) return number;
  const smaller = unitOf(frame, groups - 1);
  if (!smaller || values.some((value) => (value ?? 0) < 0)) return `${number};-${number};0`;
  return `[>=${unit.size}]${number};[>=${smaller.size}]${PLAIN}${smaller.code};${PLAIN}`;
}

/**
 * The format of one of these values in a cell of its own, with the unit of its size.
 *
 * @param signed rises carry a plus
 * @param before text in front of the number
 */
export function labelFormat(
  frame: Frame,
  values: readonly (number | null)[],
  value: number,
  { signed, before }: { signed: boolean; before: string },
): string {
  const { name } = authorsFormat(frame);
  if (name === undefined) return 'General';
  const short = largestOf(values) >= SHORTENED;
  const groups = short ? Math.max(0, Math.floor(Math.log10(Math.abs(value) || 1) / 3)) : 0;
  const number = numberCode(frame, short ? [value] : values, groups);
  const text = before === '' ? '' : quoted(before);
  if (!signed && name !== 'signed') return text === '' ? number : `${text}${number};${text}-${number}`;
  return `${text}+${number};${text}-${number};${text}${number}`;
}

/**
 * The same of ticks that lie `step` apart, and of labels that are short: percent and currency are the author's, but the
 * digits are as many as they need.
 */
export function plainFormat(frame: Frame, values: readonly (number | null)[], step?: number): string {
  const { name, args } = authorsFormat(frame);
  if (name === undefined) return 'General';
  const plain = name === 'percent' || name === 'currency' ? name : 'number';
  const config = {
    ...frame.config,
    numberFormat: [plain, ...args.filter((arg) => CODE.test(arg))].join(':'),
  };
  return sheetFormat({ ...frame, config }, values, step === undefined ? values : [step]);
}

function authorsFormat({ config }: Frame): { name: string | undefined; args: string[] } {
  const source = config.numberFormat?.trim() ?? '';
  const name = source === '' ? 'number' : FORMATS.exec(source)?.[1];
  return { name, args: source.slice(name?.length ?? 0).split(/[:,|\s]+/u) };
}

const digitsGiven = (args: readonly string[]): string | undefined => args.find((arg) => /^\d$/u.test(arg));

/** Whole percents of shares from 0 to 1. */
export const shareFormat = (frame: Frame): string => inPercent(frame, '0', '%');

function inPercent(frame: Frame, number: string, sign: string): string {
  return around(intl.number(frame.locale, { style: 'percent' }).formatToParts(1), number, sign);
}

/** Whether large numbers are written in thousands, millions and so on. */
function shortened(frame: Frame): boolean {
  const { name, args } = authorsFormat(frame);
  const whole = name === 'integer' || (digitsGiven(args) !== undefined && !args.includes('compact'));
  return !whole && name !== 'percent';
}

/** The format of numbers, in units of so many groups of three digits. */
function numberCode(
  frame: Frame,
  values: readonly (number | null)[],
  groups: number,
  sign: 1 | -1 = 1,
): string {
  const { name, args } = authorsFormat(frame);
  const hundredths = frame.config.hundredths === true;
  const unit = shortened(frame) ? unitOf(frame, groups) : undefined;
  const size = name === 'percent' && !hundredths ? 0.01 : (unit?.size ?? 1);
  const given = digitsGiven(args);
  const known = values.filter((value) => value !== null).map(Math.abs);
  const digits = name === 'integer' ? 0 : given !== undefined ? Number(given) : digitsOf(known, size);
  const number = PLAIN + (digits > 0 ? `.${'0'.repeat(digits)}` : '') + (unit?.code ?? '');
  // A bare sign multiplies by a hundred, a quoted one does not.
  if (name === 'percent') return inPercent(frame, number, hundredths ? '"%"' : '%');
  return name === 'currency' ? inCurrency(frame, number, sign) : number;
}

const largestOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((most, value) => Math.max(most, Math.abs(value ?? 0)), 0);

/** Languages by number ([MS-LCID]): names of months are in the deck's, whatever the reader's program speaks. */
const LANGUAGE_IDS: Record<string, string> = {
  ar: '401',
  de: '407',
  en: '409',
  es: '40A',
  fr: '40C',
  ja: '411',
  pt: '416',
  zh: '804',
};
/** Where months have numbers, years and days a word of their own. */
const COUNTED: Record<string, Partial<Record<Intl.DateTimeFormatPartTypes, string>>> = {
  ja: { year: 'yyyy"年"', month: 'm"月"', day: 'd"日"' },
  zh: { year: 'yyyy"年"', month: 'm"月"', day: 'd"日"' },
};

/** Format code of a date, the parts in the order of the locale. */
export function dateFormat(grain: Grain, locale: string): string {
  if (grain === 'year') return 'yyyy';
  const parts = intl
    .date(locale, { year: 'numeric', month: 'short', ...(grain === 'month' ? {} : { day: 'numeric' }) })
    .formatToParts(0)
    .map(({ type }) => type);
  const counted = ofLanguage(COUNTED, locale);
  const codes = counted ?? { year: 'yyyy', month: 'mmm', day: 'd' };
  const id = ofLanguage(LANGUAGE_IDS, locale);
  const date =
    (id === undefined ? '' : `[$-${id}]`) +
    parts.flatMap((part) => codes[part] ?? []).join(counted ? '' : ' ');
  return grain === 'time' ? `${date} hh:mm` : date;
}

/** Groups of three digits that are shortened: none below ten thousand, and none of numbers beyond words. */
function groupsOf(largest: number): number {
  return largest < SHORTENED || largest >= 1e15 ? 0 : Math.floor(Math.log10(largest) / 3);
}

/** Thousands, millions and billions as the locale shortens them; undefined where it does not, or by another power. */
function unitOf(frame: Frame, groups: number): { code: string; size: number } | undefined {
  if (groups < 1) return undefined;
  const size = 10 ** (groups * 3);
  const parts = intl.number(frame.locale, { notation: 'compact' }).formatToParts(size);
  const at = parts.findIndex(({ type }) => type === 'compact');
  const shown = parts.filter(({ type }) => type === 'integer').map(({ value }) => value);
  // Another count than one is a unit of another power, as the ten thousands of Japanese.
  if (at < 0 || shown.join('').length !== 1) return undefined;
  const between = parts[at - 1]?.type === 'literal' ? (parts[at - 1]?.value ?? '') : '';
  return { code: ','.repeat(groups) + quoted(between + (parts[at]?.value ?? '')), size };
}

/** Text of which the minus of a language that runs from right to left would else turn the sides. */
const inOwnDirection = (code: string): string =>
  code.includes('\u200f') ? `"\u202b"${code}"\u202c"`.replaceAll('""', '') : code;

function inCurrency(frame: Frame, number: string, sign: 1 | -1): string {
  const code = authorsFormat(frame).args.find((arg) => CODE.test(arg)) ?? frame.currency;
  const style = { style: 'currency', currency: code.toUpperCase(), maximumFractionDigits: 0 } as const;
  return around(intl.number(frame.locale, style).formatToParts(sign), number);
}

/** A number with what the locale has around its digits: sign, spaces, and marks of a language that runs from right to left. */
function around(parts: readonly Intl.NumberFormatPart[], number: string, percent = ''): string {
  const code = ({ type, value }: Intl.NumberFormatPart): string =>
    type === 'integer' ? number : type === 'percentSign' ? percent : value === '-' ? value : quoted(value);
  return parts.map(code).join('').replaceAll('""', '');
}

const quoted = (text: string): string => `"${text.replaceAll('"', '')}"`;

/** Decimals that write all values exactly in units of `size`, none beyond three significant digits of the largest. */
function digitsOf(values: readonly number[], size: number): number {
  const largest = values.reduce((a, b) => Math.max(a, b), 0) / size;
  if (largest === 0) return 0;
  const most = Math.min(6, Math.max(size > 1 ? 0 : 1, 2 - Math.floor(Math.log10(largest))));
  let needed = 0;
  for (const value of values) {
    while (needed < most && !isWhole((value / size) * 10 ** needed)) needed += 1;
  }
  return needed;
}

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) <= 1e-6 * Math.abs(value);
