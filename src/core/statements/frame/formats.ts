import { checkTemplate } from '../../template/index.js';

/** How the values of one measure print: formats of the template grammar, and the unit that follows. */
export interface ValueFormats {
  /** For a value of the column. */
  format: string;
  /** For an average of values, which may need a decimal more. */
  averageFormat: string;
  /** The column holds percentages as 0–100: they are divided by 100 before a percent format prints them. */
  hundredths: boolean;
  /** Follows the figure, with its space; empty where there is none. */
  unit: string;
  /** Values are thousands, millions or more: they are multiplied by this before they print in short. */
  scale?: number;
}

export interface FormatFacts {
  /** As the widget's author has it: anything, used where it is a format of the grammar. */
  numberFormat: unknown;
  /** The author says that values are percentages from 0 to 100. */
  hundredths?: boolean;
  /** What the column's name states: `km`, `%`. */
  unit?: string | undefined;
  /** ISO 4217 code that the column's name states. */
  currency?: string | undefined;
  /** Values are so many times what they are written as: a million for millions. */
  scale?: number | undefined;
  /** Parts of a whole: of 1, or of 100. */
  whole?: 1 | 100 | undefined;
  /** Its name says that it is a rate: values from −1 to 1 are parts of a whole. */
  rate?: boolean;
  /** Large values are written whole: they stand below one another. */
  exact?: boolean;
}

const COMPACT_FROM = 10_000;
/** Units that say how many of another they are. */
const PREFIXED = /^ (?:[kMGT](?:Wh?|J|t|g|m|B|V|Hz)|km[²³]?|ha|t)(?:\/|$)/;
/** Formats take no more digits. */
const MOST_DIGITS = 8;

/** Formats by the author's `numberFormat`, else by what the column's name states and the size of its values. */
export function valueFormats(values: readonly number[], facts: FormatFacts): ValueFormats {
  const { unit, currency, whole, rate = false, exact = false } = facts;
  const suffix = unit === undefined || unit === '%' ? '' : ` ${unit}`;
  const format = usableFormat(facts.numberFormat);
  if (facts.scale !== undefined && unit !== '%' && whole === undefined && isPlain(format)) {
    const code = currency ?? /^currency:([A-Z]{3})/.exec(format ?? '')?.[1];
    const short = code === undefined ? 'compact' : `currency:${code},compact`;
    return { format: short, averageFormat: short, hundredths: false, unit: suffix, scale: facts.scale };
  }
  const given = format !== undefined && fits(format, values, facts.hundredths === true) ? format : undefined;
  if (given !== undefined)
    return {
      format: given,
      averageFormat: given === 'integer' ? 'number:1' : given,
      hundredths: facts.hundredths === true && given.startsWith('percent'),
      unit: /^(?:number|integer|compact|signed)\b/.test(given) ? suffix : '',
    };
  if (whole !== undefined) return percentages(values, whole === 100);
  const most = values.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
  if (unit === '%') return percentages(values, most > 1);
  if (rate && suffix === '' && currency === undefined && values.length > 0 && most <= 1)
    return percentages(values, false);
  const digits = digitsFor(values, most);
  if (currency !== undefined) {
    const format =
      most >= COMPACT_FROM && !exact
        ? `currency:${currency},compact`
        : `currency:${currency},${most >= 100 || values.every(Number.isInteger) ? 0 : Math.max(2, digits)}`;
    return { format, averageFormat: format, hundredths: false, unit: '' };
  }
  const same = (format: string, averageFormat = format): ValueFormats => ({
    format,
    averageFormat,
    hundredths: false,
    unit: suffix,
  });
  // "103K GWh" are thousands of millions.
  if (most >= COMPACT_FROM && PREFIXED.test(suffix)) return same('integer');
  if (values.length === 0 || (most >= COMPACT_FROM && !exact)) return same('compact');
  if (values.every(Number.isInteger)) return same('integer', most >= 100 ? 'integer' : 'number:1');
  return same(`number:${digits}`);
}

/** Not percentages, and not in short: who asks for that has no millions. */
const isPlain = (format: string | undefined): boolean =>
  format === undefined || (!format.startsWith('percent') && !format.includes('compact'));

/** Values from 0 to 1, or to 100, that print with a percent sign. */
function percentages(values: readonly number[], hundredths: boolean): ValueFormats {
  const printed = hundredths ? values : values.map((value) => value * 100);
  const most = printed.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
  const whole = printed.every((value) => Math.abs(value - Math.round(value)) < 1e-9);
  const digits = digitsFor(printed, most);
  const format = `percent:${whole ? 0 : digits}`;
  return { format, averageFormat: `percent:${digits}`, hundredths, unit: '' };
}

/** Whole numbers above one are counts beside a column of shares: 2,600 mails are not 260,000 %. */
const fits = (format: string, values: readonly number[], hundredths: boolean): boolean =>
  !format.startsWith('percent') ||
  hundredths ||
  values.every((value) => Math.abs(value) <= 1) ||
  !values.every(Number.isInteger);

/** The author's format, where the grammar has it and it takes numbers. */
function usableFormat(given: unknown): string | undefined {
  if (typeof given !== 'string' || given.trim() === '' || given.includes('}}')) return undefined;
  const format = given.trim().replace(/^\|\s*/, '');
  const columns = [{ name: 'x', type: 'number' as const, dbType: 'DOUBLE' }];
  return checkTemplate(`{{ sum(x) | ${format} }}`, { columns }).length === 0 ? format : undefined;
}

/** Enough digits to tell the values apart: about three significant ones of their range. */
function digitsFor(values: readonly number[], most: number): number {
  let least = Infinity;
  let greatest = -Infinity;
  for (const value of values) {
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  const range = greatest - least || most || 1;
  if (range >= 100 || (most >= 1000 && range >= 10)) return 0;
  return range >= 1 ? 1 : Math.min(MOST_DIGITS, 1 - Math.floor(Math.log10(range)));
}

/** The format with digits enough that a value other than zero does not print as zero; undefined where no format can. */
export function withoutZero(format: string, value: number, scale = 1): string | undefined {
  const shown = /^(number|percent):(\d)$/.exec(format) ?? /^(integer|compact)$/.exec(format);
  const size = Math.abs(value) * scale * (format.startsWith('percent') ? 100 : 1);
  if (!shown || size === 0) return format;
  const digits = Number(shown[2] ?? 0);
  if (size >= 0.5 / 10 ** digits) return format;
  const needed = Math.ceil(-Math.log10(size));
  return needed > MOST_DIGITS ? undefined : `${shown[1] === 'percent' ? 'percent' : 'number'}:${needed}`;
}

/** Whether two values print as the same figure. */
export function printsAlike({ format, hundredths }: ValueFormats, a: number, b: number): boolean {
  const shown = /^(number|percent):(\d)$/.exec(format) ?? /^(integer)$/.exec(format);
  if (!shown) return a === b;
  const scale = 10 ** Number(shown[2] ?? 0) * (shown[1] === 'percent' && !hundredths ? 100 : 1);
  return Math.round(a * scale) === Math.round(b * scale);
}
