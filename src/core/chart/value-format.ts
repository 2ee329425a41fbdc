import { DeckError } from '../errors.js';
import { intl } from '../template/intl-cache.js';

/** How the values of a chart are written. */
export interface ValueFormat {
  /** A tick of an axis whose ticks lie `step` apart: all ticks of it with the same number of decimals. */
  tick(value: number, step: number): string;
  /** A value beside its mark, after the author's number format where there is one. */
  label(value: number): string;
  /** At most three significant digits, with K, M, B of the locale: where the label has no room. */
  short(value: number): string;
}

export interface ValueFormatOptions {
  locale: string;
  currency: string;
  /** `config.numberFormat`: a format of the template grammar without the bar. */
  numberFormat?: string | undefined;
}

interface Parsed {
  name: 'number' | 'percent' | 'currency';
  currency?: string;
  digits?: number;
  compact: boolean;
  signed: boolean;
}

function write(value: number, locale: string, options: Intl.NumberFormatOptions): string {
  // Adding zero turns −0 into 0: no chart says "-0".
  return intl.number(locale, options).format(value + 0);
}

const FORMATS = /^(number|integer|compact|signed|percent|currency)(?::(.*))?$/u;

/** `currency:USD,0,compact` → its parts. Throws `invalid_config` for what cannot format the values of a chart. */
function parseNumberFormat(source: string | undefined, currency: string): Parsed {
  if (source === undefined || source.trim() === '') return { name: 'number', compact: false, signed: false };
  const match = FORMATS.exec(source.trim());
  const args = (match?.[2] ?? '').split(',').map((arg) => arg.trim());
  const name = match?.[1];
  const known = args.every((arg) => /^([0-8]|compact|signed|[A-Za-z]{3})?$/u.test(arg));
  if (name === undefined || !known) {
    throw new DeckError(
      'invalid_config',
      `config.numberFormat ${JSON.stringify(source)} does not format numbers.`,
      {
        path: 'config.numberFormat',
        hint: 'Use number, integer, compact, signed, percent or currency, for example percent:1 or currency:EUR,0.',
      },
    );
  }
  const digits = name === 'integer' ? '0' : args.find((arg) => /^\d$/u.test(arg));
  const parsed: Parsed = {
    name: name === 'percent' || name === 'currency' ? name : 'number',
    compact: name === 'compact' || args.includes('compact'),
    signed: name === 'signed' || args.includes('signed'),
  };
  if (digits !== undefined) parsed.digits = Number(digits);
  if (name === 'currency')
    parsed.currency = (args.find((arg) => /^[A-Za-z]{3}$/u.test(arg)) ?? currency).toUpperCase();
  return parsed;
}

/**
 * The formats of one chart, chosen from its values: whole numbers stay whole, large ones are compact, small ones get as
 * many decimals as tell them apart. A currency or percent sign stands only where the author's format asks for it.
 */
export function valueFormat(values: Iterable<number | null>, options: ValueFormatOptions): ValueFormat {
  const { locale } = options;
  const parsed = parseNumberFormat(options.numberFormat, options.currency);
  const factor = parsed.name === 'percent' ? 100 : 1;
  let largest = 0;
  let exact = 0;
  for (const value of values) {
    if (value === null) continue;
    largest = Math.max(largest, Math.abs(value) * factor);
    exact = Math.max(exact, decimalsOf(value * factor));
  }
  const base: Intl.NumberFormatOptions = {};
  if (parsed.name === 'percent') base.style = 'percent';
  if (parsed.currency !== undefined) {
    base.style = 'currency';
    base.currency = parsed.currency;
    base.currencyDisplay = 'narrowSymbol';
  }
  const labelBase: Intl.NumberFormatOptions = parsed.signed ? { ...base, signDisplay: 'exceptZero' } : base;
  const short = (value: number): string =>
    write(value, locale, { ...labelBase, ...shortDigits(value * factor) });
  return {
    short,
    label(value) {
      if (parsed.digits === undefined && (parsed.compact || largest >= 10_000)) return short(value);
      const digits = parsed.digits ?? Math.min(exact, decimalsFor(largest));
      if (digits > 6 && parsed.digits === undefined) return short(value);
      const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      return write(value, locale, {
        ...labelBase,
        ...fraction,
        ...(parsed.compact ? { notation: 'compact' } : {}),
      });
    },
    tick(value, step) {
      if (largest >= 10_000) {
        if (largest >= 1e15) return write(value, locale, { ...base, ...shortDigits(value) });
        return write(value, locale, {
          ...base,
          notation: 'compact',
          minimumFractionDigits: 0,
          maximumFractionDigits: 2,
        });
      }
      const digits = decimalsOf(step * factor);
      if (digits > 6) return write(value, locale, { ...base, ...shortDigits(value * factor) });
      return write(value, locale, { ...base, minimumFractionDigits: digits, maximumFractionDigits: digits });
    },
  };
}

function shortDigits(value: number): Intl.NumberFormatOptions {
  const size = Math.abs(value);
  const extreme = size !== 0 && (size >= 1e15 || size < 1e-6);
  return { notation: extreme ? 'scientific' : 'compact', maximumSignificantDigits: 3 };
}

/** Decimals that show a value of this size with three significant digits, one at least. */
function decimalsFor(largest: number): number {
  if (largest === 0) return 0;
  return Math.max(1, 2 - Math.floor(Math.log10(largest)));
}

/** Decimals that write a value exactly; 7 where six are not enough. */
function decimalsOf(step: number): number {
  for (let digits = 0; digits <= 6; digits += 1) {
    const scaled = step * 10 ** digits;
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6 * Math.max(1, scaled)) return digits;
  }
  return 7;
}
