import { intl } from './intl-cache.js';
import { doubleOf, type Numeric } from './exact.js';
import { ExactDecimal } from './values.js';

export interface NumberStyle {
  /** Exact fraction digits; without them the style's default is a maximum. */
  digits?: number;
  signed?: boolean;
  compact?: boolean;
}

// Three layers of keys keep the hot path free of JSON: style object → locale → formatter.
const byStyle = new WeakMap<object, Map<string, Intl.NumberFormat>>();

function formatter(style: object, locale: string, make: () => Intl.NumberFormatOptions): Intl.NumberFormat {
  let byLocale = byStyle.get(style);
  if (!byLocale) {
    byLocale = new Map<string, Intl.NumberFormat>();
    byStyle.set(style, byLocale);
  }
  let found = byLocale.get(locale);
  if (!found) byLocale.set(locale, (found = intl.number(locale, make())));
  return found;
}

/** From here on a double has digits that no one measured, and JavaScript itself writes an exponent. */
export const HUGE = 1e21;

function print(format: Intl.NumberFormat, value: Numeric): string {
  const isHuge = Math.abs(doubleOf(value)) >= HUGE;
  if (typeof value === 'number') return (isHuge ? scientific(format) : format).format(value);
  // A decimal string is formatted digit by digit, never through a double. No language has a short word for so many.
  const shortened = isHuge && format.resolvedOptions().notation === 'compact';
  return (shortened ? scientific(format) : format).format(value.text as unknown as number);
}

/** The same style with an exponent: three hundred digits are no figure that anyone reads. */
function scientific(format: Intl.NumberFormat): Intl.NumberFormat {
  const { locale, style, currency, signDisplay } = format.resolvedOptions();
  return intl.number(locale, {
    style,
    ...(currency === undefined ? {} : { currency }),
    signDisplay,
    notation: 'scientific',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  });
}

const wholes = new WeakMap<object, NumberStyle>();

/** A short number stays whole where the language has no short form for its size, as German for thousands: tenths would be no help. */
function shortStyle(value: Numeric, locale: string, style: NumberStyle): NumberStyle {
  if (!style.compact || style.digits !== undefined || value instanceof ExactDecimal) return style;
  const size = Math.abs(value);
  if (!(size >= 1000 && size < 1e6)) return style;
  const parts = intl.number(locale, { notation: 'compact' }).formatToParts(value);
  if (parts.some(({ type }) => type === 'compact')) return style;
  let whole = wholes.get(style);
  if (!whole) wholes.set(style, (whole = { ...style, compact: false, digits: 0 }));
  return whole;
}

function fraction(digits: number | undefined, most: number): Intl.NumberFormatOptions {
  return digits === undefined
    ? { minimumFractionDigits: 0, maximumFractionDigits: most }
    : { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

/** `-0` never prints; signed zero has no sign. */
const sign = (style: NumberStyle) => ({ signDisplay: style.signed ? 'exceptZero' : 'negative' }) as const;

const PLAIN: NumberStyle = {};
const EXACT = {};
const SMALL = {};
const BARE = {};

/** Digits given are exact. Without: at most 3, small numbers by 3 significant ones, exact decimals in full. */
export function formatNumber(value: Numeric, locale: string, given: NumberStyle = PLAIN): string {
  const style = shortStyle(value, locale, given);
  if (style.digits === undefined && !style.signed && !style.compact) {
    if (value instanceof ExactDecimal) {
      return print(
        formatter(EXACT, locale, () => ({ maximumFractionDigits: 20, signDisplay: 'negative' })),
        value,
      );
    }
    if (value !== 0 && Math.abs(value) < 0.1) {
      return print(
        formatter(SMALL, locale, () => ({ maximumSignificantDigits: 3, signDisplay: 'negative' })),
        value,
      );
    }
  }
  const make = (): Intl.NumberFormatOptions => ({
    ...(style.compact ? { notation: 'compact' } : {}),
    ...fraction(style.digits, style.compact ? 1 : 3),
    ...sign(style),
  });
  return print(formatter(style, locale, make), value);
}

const MAX_TEXTS = 1000;
const bareTexts = new Map<string, Map<number, string>>();

/**
 * A number without a format: like `number`, but four digits stay ungrouped, so that years read as years. The same figures
 * print again with every keystroke, thumbnail and export, so the last thousand texts of a locale are kept.
 */
export function formatBareNumber(value: Numeric, locale: string): string {
  if (value instanceof ExactDecimal) return formatNumber(value, locale);
  let texts = bareTexts.get(locale);
  if (!texts) {
    texts = new Map<number, string>();
    bareTexts.set(locale, texts);
  }
  let text = texts.get(value);
  if (text === undefined) {
    if (texts.size >= MAX_TEXTS) texts.clear();
    const make = () => ({ useGrouping: 'min2', signDisplay: 'negative' }) as const;
    text = Number.isInteger(value)
      ? print(formatter(BARE, locale, make), value)
      : formatNumber(value, locale);
    texts.set(value, text);
  }
  return text;
}

export function formatRatio(value: Numeric, locale: string, style: NumberStyle): string {
  const make = () => ({ style: 'percent', ...fraction(style.digits, 1), ...sign(style) }) as const;
  return print(formatter(style, locale, make), value);
}

const byCurrency = new WeakMap<object, Map<string, object>>();

export function formatMoney(value: Numeric, code: string, locale: string, given: NumberStyle): string {
  const style = shortStyle(value, locale, given);
  let codes = byCurrency.get(style);
  if (!codes) {
    codes = new Map<string, object>();
    byCurrency.set(style, codes);
  }
  let key = codes.get(code);
  if (!key) codes.set(code, (key = {}));
  const make = (): Intl.NumberFormatOptions => ({
    style: 'currency',
    currency: code,
    ...(style.compact ? { notation: 'compact', ...fraction(style.digits, 1) } : {}),
    ...(style.digits === undefined ? {} : fraction(style.digits, 0)),
    ...sign(style),
  });
  return print(formatter(key, locale, make), value);
}

/** Suffixes by ordinal plural category, where `Intl` has the rule but not the text. Languages that are missing print the number. */
const ORDINALS = new Map<string, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>([
  ['en', { one: 'st', two: 'nd', few: 'rd', other: 'th' }],
  ['fr', { one: 'er', other: 'e' }],
  ['nl', { other: 'e' }],
  ['sv', { one: ':a', other: ':e' }],
  ...['es', 'pt', 'it', 'gl'].map((language) => [language, { other: 'º' }] as const),
  ...['de', 'da', 'nb', 'nn', 'no', 'fi', 'cs', 'sk', 'pl', 'hu', 'tr', 'hr', 'sl', 'et', 'lv', 'is'].map(
    (language) => [language, { other: '.' }] as const,
  ),
]);
const ORDINAL_PREFIX = new Map([
  ['ja', '第'],
  ['zh', '第'],
]);

export function formatOrdinal(value: number, locale: string): string {
  const language = locale.split('-')[0] ?? locale;
  const rule = intl.plural(locale, { type: 'ordinal' }).select(value);
  const suffixes = ORDINALS.get(language);
  return (
    (ORDINAL_PREFIX.get(language) ?? '') +
    formatNumber(value, locale) +
    (suffixes?.[rule] ?? suffixes?.other ?? '')
  );
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Seconds as their two largest units, or as `h:mm:ss`. */
export function formatDuration(
  seconds: number,
  locale: string,
  style: 'short' | 'long' | 'narrow' | 'clock',
): string {
  const total = Math.abs(seconds);
  if (style === 'clock') {
    const whole = Math.round(total);
    const two = (value: number) =>
      intl.number(locale, { minimumIntegerDigits: 2, useGrouping: false }).format(value);
    const hours = Math.floor(whole / 3600);
    const minutes = Math.floor(whole / 60) % 60;
    const plain = (value: number) => intl.number(locale, { useGrouping: false }).format(value);
    const clock = `${hours ? `${plain(hours)}:${two(minutes)}` : plain(minutes)}:${two(whole % 60)}`;
    return seconds < 0 && whole > 0 ? `-${clock}` : clock;
  }
  const unit = (name: string, value: number) =>
    intl
      .number(locale, {
        style: 'unit',
        unit: name,
        unitDisplay: style,
        maximumFractionDigits: 1,
        signDisplay: 'negative',
      })
      .format(value);
  if (total < 60) return unit('second', seconds);
  // Round to the smaller of the two units first, so that 59.9 minutes become an hour.
  const step = total >= 86_400 ? 3600 : total >= 3600 ? 60 : 1;
  let rest = Math.round(total / step) * step;
  const texts: string[] = [];
  for (const [name, size] of UNITS) {
    const amount = Math.floor(rest / size);
    rest -= amount * size;
    if (amount > 0) texts.push(unit(name, seconds < 0 && texts.length === 0 ? -amount : amount));
  }
  return intl.list(locale, { type: 'unit', style }).format(texts);
}
