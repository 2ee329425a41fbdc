import { isValid } from './intl-cache.js';
import { formatMoney, formatRatio, type NumberStyle } from './number-formats.js';
import { problemAt } from './template-error.js';
import { finite } from './values.js';

export interface FigureOptions {
  /** BCP 47 tag, `en-US` by default. */
  locale?: string;
  signed?: boolean;
}

const AT = { pos: 0, end: 0 };

function checked(value: number | null, locale: string, digits: number | undefined): number | null {
  if (!isValid('locale', locale))
    throw problemAt(
      'ARGUMENT',
      AT,
      `Unknown locale "${String(locale)}".`,
      'Give a BCP 47 tag such as "en-US".',
    );
  if (digits !== undefined && !(Number.isInteger(digits) && digits >= 0 && digits <= 8)) {
    throw problemAt(
      'ARGUMENT',
      AT,
      `Digits must be 0 to 8, not ${String(digits)}.`,
      'Leave them out for the default.',
    );
  }
  if (value !== null && typeof value !== 'number')
    throw problemAt('TYPE', AT, `A number is needed, not a ${typeof value}.`, 'Pass a number or null.');
  return value === null ? null : finite(value);
}

/** `formatCurrency(1234.5, 'EUR')` → `€1,234.50`. Digits given are exact, else the currency's own; null, NaN and infinities print `–`. */
export function formatCurrency(
  value: number | null,
  code = 'USD',
  options: FigureOptions & { digits?: number; compact?: boolean } = {},
): string {
  const { locale = 'en-US', ...style } = options;
  const figure = checked(value, locale, style.digits);
  if (!isValid('currency', code))
    throw problemAt(
      'ARGUMENT',
      AT,
      `Unknown currency "${String(code)}".`,
      'Give an ISO 4217 code such as "EUR".',
    );
  return figure === null ? '–' : formatMoney(figure, code.toUpperCase(), locale, style);
}

/** A ratio as a percentage: `formatPercent(0.124)` → `12.4%`. The default of 1 digit is a maximum; digits given are exact. */
export function formatPercent(ratio: number | null, digits?: number, options: FigureOptions = {}): string {
  const { locale = 'en-US', signed = false } = options;
  const figure = checked(ratio, locale, digits);
  const style: NumberStyle = { ...(digits === undefined ? {} : { digits }), signed };
  return figure === null ? '–' : formatRatio(figure, locale, style);
}
