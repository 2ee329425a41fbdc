import { checkTemplate } from '../../template/index.js';

/** How the values of one measure print: formats of the template grammar, and the unit that follows. */
export interface ValueFormats {
  /** For a value of the column. */
  format: string;
  /** For an average or median of values, which may need a decimal more. */
  averageFormat: string;
  /** Divisor for percentages that the column holds as 0–100, else absent. */
  hundredths: boolean;
  /** Follows the figure, with its space; empty where there is none. */
  unit: string;
}

export interface FormatCues {
  /** As the widget's author has it: anything, used where it is a format of the grammar. */
  numberFormat: unknown;
  /** Whether the author says that values are percentages from 0 to 100. */
  hundredths?: boolean | undefined;
  /** Column name, title and inner column as one text. */
  cues: string;
  unit: string;
  /** Large values are written whole. */
  exact?: boolean;
  /** What the SQL makes of the amounts: parts of a whole, from 0 to this number. */
  whole?: 1 | 100 | undefined;
  /** Amounts of one kind are divided by each other: what comes out is in no unit of theirs. */
  unitless?: boolean;
}

/** Whether a name speaks of money. */
export const isMoneyName = (name: string): boolean => MONEY.test(name.replaceAll('_', ' '));

const RATE =
  /(^|[^\p{L}])(rate|share|pct|percent|percentage|ratio|margin|growth|unemployment)(?=$|[^\p{L}])|%/iu;
const MONEY =
  /[$€£]|(^|[^\p{L}])(usd|eur|revenue|turnover|price|prices|cost|costs|spend|spending|profit|income|salary|salaries|wage|wages|budget|gross|earnings|mrr|arr|gmv)(?=$|[^\p{L}])/iu;
const COMPACT_FROM = 10_000;
/** Formats take no more digits. */
const MOST_DIGITS = 8;

/** Formats by the author's `numberFormat`, else by what the words and the size of the values say. */
export function valueFormats(
  values: readonly number[],
  { numberFormat, hundredths, cues, unit, whole, unitless = false, exact = false }: FormatCues,
): ValueFormats {
  // A percentage that is no share of anything is written without its sign: a sign is what a format prints.
  const suffix = unit === '' || unit === '%' ? '' : ` ${unit}`;
  const format = usableFormat(numberFormat);
  if (format !== undefined) {
    return {
      format,
      averageFormat: format === 'integer' ? 'number:1' : format,
      hundredths: hundredths === true && format.startsWith('percent'),
      unit: /^(?:number|integer|compact|signed)\b/.test(format) ? suffix : '',
    };
  }
  if (whole !== undefined) return percentages(values, whole === 100);
  let most = 0;
  for (const value of values) most = Math.max(most, Math.abs(value));
  const rate = RATE.test(cues) || (unitless && most <= 1);
  if (rate) {
    const isPoints = most > 1;
    if (values.length > 0 && (!isPoints || (/pct|percent|%/i.test(cues) && most <= 100)))
      return percentages(values, isPoints);
  }
  if (MONEY.test(cues) && !rate && !unitless) {
    const format =
      most >= COMPACT_FROM && !exact
        ? 'currency:compact'
        : most >= 100
          ? 'currency:0'
          : values.length > 0
            ? 'currency'
            : 'currency:compact';
    return { format, averageFormat: format, hundredths: false, unit: '' };
  }
  if (values.length === 0)
    return { format: 'compact', averageFormat: 'compact', hundredths: false, unit: suffix };
  if (most >= COMPACT_FROM && !exact)
    return { format: 'compact', averageFormat: 'compact', hundredths: false, unit: suffix };
  const digits = digitsFor(values, most);
  if (values.every(Number.isInteger)) {
    return {
      format: 'integer',
      averageFormat: most >= 100 ? 'integer' : 'number:1',
      hundredths: false,
      unit: suffix,
    };
  }
  return { format: `number:${digits}`, averageFormat: `number:${digits}`, hundredths: false, unit: suffix };
}

/** Values from 0 to 1, or to 100, that print with a percent sign. */
function percentages(values: readonly number[], hundredths: boolean): ValueFormats {
  const printed = hundredths ? values : values.map((value) => value * 100);
  const most = printed.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
  const whole = printed.every((value) => Math.abs(value - Math.round(value)) < 1e-9);
  const digits = digitsFor(printed, most);
  const format = `percent:${whole ? 0 : digits}`;
  return { format, averageFormat: `percent:${digits}`, hundredths, unit: '' };
}

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
