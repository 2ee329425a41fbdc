import { intl } from '../template/intl-cache.js';
import type { Frame } from './frame.js';
import type { Grain } from './wall-time.js';

const FORMATS = /^(number|integer|compact|signed|percent|currency)(?=$|[:|])/u;
const PLAIN = '#,##0';

/**
 * The format code of a spreadsheet (ECMA-376 part 1, 18.8.31) that writes the values of a chart as the chart does: the
 * author's format where there is one, else whole numbers whole and large ones with three digits. `General` for formats
 * that a spreadsheet does not have.
 */
export function sheetFormat(frame: Frame, values: readonly (number | null)[]): string {
  const source = frame.config.numberFormat?.trim() ?? '';
  const name = source === '' ? 'number' : FORMATS.exec(source)?.[1];
  if (name === undefined) return 'General';
  const args = source.slice(name.length).split(/[:,|\s]+/u);
  const given = args.find((arg) => /^\d$/u.test(arg));
  const known = values.filter((value) => value !== null).map(Math.abs);
  const largest = known.reduce((a, b) => Math.max(a, b), 0);
  const whole = name === 'integer' || (given !== undefined && !args.includes('compact'));
  const unit = whole || name === 'percent' ? undefined : unitOf(frame, groupsOf(largest));
  const size = name === 'percent' && frame.config.hundredths !== true ? 0.01 : (unit?.size ?? 1);
  const digits = name === 'integer' ? 0 : given !== undefined ? Number(given) : digitsOf(known, size);
  const number = PLAIN + (digits > 0 ? `.${'0'.repeat(digits)}` : '') + (unit?.code ?? '');
  // A bare sign multiplies by a hundred, a quoted one does not.
  if (name === 'percent') return frame.config.hundredths === true ? `${number}"%"` : `${number}%`;
  if (name === 'currency') return inCurrency(frame, number, args);
  if (name === 'signed') return `+${number};-${number};${number}`;
  const smaller = unit && unitOf(frame, groupsOf(largest) - 1);
  // A format of conditions has no place for negative numbers.
  if (!unit) return number;
  if (!smaller || values.some((value) => (value ?? 0) < 0)) return `${number};-${number};0`;
  return `[>=${unit.size}]${number};[>=${smaller.size}]${PLAIN}${smaller.code};${PLAIN}`;
}

/** The format with a sign before its numbers, for values that are written without one; zero has none. */
export function withSignCode(format: string, sign: string): string {
  const sections = format
    .split(';')
    .map((section) => section.replace(/^(\[[^\]]*\])?(?=.)/u, `$1${quoted(sign)}`));
  return sections.length > 1 ? sections.join(';') : `${sections[0]};${sections[0]};${format}`;
}

/** Format code of a date, the parts in the order of the locale. */
export function dateFormat(grain: Grain, locale: string): string {
  if (grain === 'year') return 'yyyy';
  const parts = intl
    .date(locale, { year: 'numeric', month: 'short', ...(grain === 'month' ? {} : { day: 'numeric' }) })
    .formatToParts(0)
    .map(({ type }) => type);
  const codes: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
    year: 'yyyy',
    month: 'mmm',
    day: 'd',
  };
  const date = parts.flatMap((part) => codes[part] ?? []).join(' ');
  return grain === 'time' ? `${date} hh:mm` : date;
}

/** Groups of three digits that are shortened: none below ten thousand, and none of numbers beyond words. */
function groupsOf(largest: number): number {
  return largest < 10_000 || largest >= 1e15 ? 0 : Math.floor(Math.log10(largest) / 3);
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

function inCurrency(frame: Frame, number: string, args: readonly string[]): string {
  const code = args.find((arg) => /^[A-Za-z]{3}$/u.test(arg)) ?? frame.currency;
  const parts = intl
    .number(frame.locale, { style: 'currency', currency: code.toUpperCase(), maximumFractionDigits: 0 })
    .formatToParts(1);
  const before =
    parts.findIndex(({ type }) => type === 'integer') > parts.findIndex(({ type }) => type === 'currency');
  const sign = parts
    .filter(({ type }) => type === 'currency' || type === 'literal')
    .map(({ value }) => value)
    .join('');
  return before ? quoted(sign) + number : number + quoted(sign);
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
