import { DeckError } from '../errors.js';
import { formatValue } from '../template/index.js';
import { intl } from '../template/intl-cache.js';
import { HUGE } from '../template/number-formats.js';

/** How the values of a chart are written. */
export interface ValueFormat {
  /** A tick of an axis whose ticks lie `step` apart: all ticks of it with the same number of decimals. */
  tick: (value: number, step: number) => string;
  /** A value beside its mark, after the author's number format where there is one. */
  label: (value: number) => string;
  /** Three significant digits with K, M, B of the locale, where the values reach 10,000; no more decimals than others. */
  short: (value: number) => string;
}

export interface ValueFormatOptions {
  locale: string;
  currency: string;
  /** `config.numberFormat`: a format of the template grammar without the bar. */
  numberFormat?: string | undefined;
  /** Percentages come as 0 to 100. */
  hundredths?: boolean | undefined;
  /** The option that the format was given as, where it is not `numberFormat`. */
  option?: string | undefined;
}

/** What an axis takes over from the author's format. */
interface Style {
  intl: Intl.NumberFormatOptions;
  /** Digits or `compact` are given: labels keep to them; else large values are shortened. */
  exact: boolean;
}

function write(value: number, locale: string, options: Intl.NumberFormatOptions): string {
  // Adding zero turns −0 into 0: no chart says "-0".
  return intl.number(locale, options).format(value + 0);
}

/** Characters: beyond that a value is no label but a row of digits, whatever its format. */
const LONGEST = 40;

const FORMATS = /^(?:number|integer|compact|signed|percent|currency)(?=$|[:|])/u;

/** Undefined for formats that are no plain numbers (`duration`, `ordinal` …): ticks are written by them as well. */
function styleOf(source: string, currency: string): Style | undefined {
  const name = FORMATS.exec(source.trim())?.[0];
  if (name === undefined) return undefined;
  const args = source.slice(source.indexOf(name) + name.length).split(/[:,|\s]+/u);
  const code = args.find((arg) => /^[A-Za-z]{3}$/u.test(arg)) ?? currency;
  const exact = name === 'integer' || name === 'compact' || args.some((arg) => /^(?:\d|compact)$/u.test(arg));
  if (name === 'percent') return { intl: { style: 'percent' }, exact };
  return { intl: name === 'currency' ? { style: 'currency', currency: code.toUpperCase() } : {}, exact };
}

/**
 * The formats of one chart, chosen from its values: whole numbers stay whole, large ones are compact, small ones get as
 * many decimals as tell them apart. A currency or percent sign stands only where the author's format asks for it.
 * Throws `invalid_config` for a format that the template grammar does not have.
 */
export function valueFormat(values: Iterable<number | null>, options: ValueFormatOptions): ValueFormat {
  const { locale } = options;
  if (options.hundredths && /^\s*percent/u.test(options.numberFormat ?? ''))
    return ofHundredths(values, options);
  const source = options.numberFormat?.trim() ?? '';
  const written = authorsFormat(source, options);
  const authored = (value: number): string => {
    const text = written(value);
    return text.length <= LONGEST ? text : shorten(value, locale, {}, 1, Math.abs(value));
  };
  const style = source === '' ? { intl: {}, exact: false } : styleOf(source, options.currency);
  if (style === undefined) return { tick: authored, label: authored, short: authored };
  const factor = style.intl.style === 'percent' ? 100 : 1;
  let largest = 0;
  let exact = 0;
  for (const value of values) {
    if (value === null) continue;
    largest = Math.min(Number.MAX_VALUE, Math.max(largest, Math.abs(value) * factor));
    exact = Math.max(exact, decimalsOf(value * factor));
  }
  const short = (value: number): string =>
    largest < 10_000 && Math.abs(value * factor) >= 1000
      ? write(value, locale, { ...style.intl, minimumFractionDigits: 0, maximumFractionDigits: 0 })
      : shorten(value, locale, style.intl, factor, largest);
  // What is not nothing is not written as nothing, whatever the format.
  const shown = (value: number): string => {
    const text = authored(value);
    const isLost = value !== 0 && Math.abs(value * factor) < 1 && text === authored(0);
    return isLost ? shorten(value, locale, style.intl, factor, largest) : text;
  };
  const fixed = (value: number, digits: number): string =>
    write(value, locale, { ...style.intl, minimumFractionDigits: digits, maximumFractionDigits: digits });
  return {
    short,
    label(value) {
      if (style.exact) return shown(value);
      if (largest >= 10_000) return short(value);
      if (source !== '') return shown(value);
      const digits = Math.min(exact, decimalsFor(largest));
      return digits > 6 ? short(value) : fixed(value, digits);
    },
    tick(value, step) {
      if (largest >= HUGE) return short(value);
      if (largest >= 10_000) {
        return write(value, locale, {
          ...style.intl,
          notation: 'compact',
          minimumFractionDigits: 0,
          maximumFractionDigits: 2,
        });
      }
      const digits = decimalsOf(step * factor);
      return digits > 6 ? short(value) : fixed(value, digits);
    },
  };
}

/** The same of values that are a hundred times as large as they are written. */
function ofHundredths(values: Iterable<number | null>, options: ValueFormatOptions): ValueFormat {
  const parts = Array.from(values, (value) => (value === null ? null : value / 100));
  const { tick, label, short } = valueFormat(parts, { ...options, hundredths: false });
  return {
    tick: (value, step) => tick(value / 100, step / 100),
    label: (value) => label(value / 100),
    short: (value) => short(value / 100),
  };
}

/** A value as a placeholder of the slide's text writes it: label and sentence say the same. */
function authorsFormat(source: string, options: ValueFormatOptions): (value: number) => string {
  const path = `config.${options.option ?? 'numberFormat'}`;
  const write = (value: number): string => formatValue(value, source, options);
  try {
    write(1);
  } catch (error) {
    throw new DeckError(
      'invalid_config',
      `${path} ${JSON.stringify(source)} does not format numbers: ${error instanceof Error ? error.message : String(error)}`,
      {
        path,
        hint: 'Use number, integer, compact, signed, percent or currency, for example percent:1 or currency:EUR,0.',
        cause: error,
      },
    );
  }
  return write;
}

/**
 * Three significant digits with the locale's K, M or B, and no more decimals than the largest value has in its unit:
 * 12.3K stands beside 6.7K. Where the language has no short form for the size (German for
 * thousands), the number stays whole: 21,941 rounded to "21.900" would pass for exact.
 */
function shorten(
  value: number,
  locale: string,
  base: Intl.NumberFormatOptions,
  factor: number,
  largest: number,
): string {
  const size = Math.abs(value * factor);
  const extreme = size !== 0 && (size >= HUGE || size < 1e-6);
  const rounded: Intl.NumberFormatOptions = { ...base, maximumSignificantDigits: 3 };
  if (extreme) return write(value, locale, { ...rounded, notation: 'scientific' });
  if (size < 1000) return write(value, locale, rounded);
  const compact: Intl.NumberFormatOptions = {
    ...rounded,
    minimumFractionDigits: 0,
    maximumFractionDigits: 2 - (Math.floor(Math.log10(Math.max(1, largest))) % 3),
    roundingPriority: 'lessPrecision',
    notation: 'compact',
  };
  const parts = intl.number(locale, compact).formatToParts(value);
  if (parts.some((part) => part.type === 'compact')) return write(value, locale, compact);
  return write(value, locale, { ...base, minimumFractionDigits: 0, maximumFractionDigits: 0 });
}

/** Decimals that show a value of this size with three significant digits, one at least. */
function decimalsFor(largest: number): number {
  if (largest === 0) return 0;
  return Math.max(1, 2 - Math.floor(Math.log10(largest)));
}

/** Decimals that write a value exactly; 7 where six are not enough. */
function decimalsOf(value: number): number {
  for (let digits = 0; digits <= 6; digits += 1) {
    const scaled = Math.abs(value) * 10 ** digits;
    if (Math.abs(scaled - Math.round(scaled)) <= 1e-6 * scaled) return digits;
  }
  return 7;
}
