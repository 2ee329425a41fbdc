import { CURRENCIES } from '../columns/units.js';

/** What a number format shows a number as. */
export interface NumberFormat {
  kind: 'number' | 'percent' | 'date' | 'datetime' | 'time' | 'elapsed';
  /** ISO 4217. */
  currency?: string;
  /** Digits that are filled up with zeros: codes, as `00000` for a postal code. */
  digits?: number;
  /** Parts of seconds are shown. */
  fraction?: boolean;
}

const GENERAL: NumberFormat = { kind: 'number' };

/** Formats that a file need not spell out. */
export function builtInFormat(id: number): NumberFormat {
  if ((id >= 5 && id <= 8) || id === 42 || id === 44) return { kind: 'number', currency: 'USD' };
  if (id === 9 || id === 10) return { kind: 'percent' };
  if (id === 46) return { kind: 'elapsed' };
  if ((id >= 18 && id <= 21) || id === 32 || id === 33 || id === 45) return { kind: 'time' };
  if (id === 47) return { kind: 'time', fraction: true };
  if (id === 22) return { kind: 'datetime' };
  return (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
    ? { kind: 'date' }
    : GENERAL;
}

const PARTS =
  /"([^"]*)"?|\\(.)|_.|\*.|\[([^\]]*)\]|am\/pm|a\/p|general|standard|e[+-]|y+|m+|d+|h+|s+|e|g+|b+|;|./giu;

/** Reads a format code as spreadsheets write it, with all its sections. */
export function numberFormat(code: string): NumberFormat {
  const letters: string[] = [];
  const texts: string[] = [];
  let [percent, elapsed, literal] = [false, false, ''];
  let currency: string | undefined;
  for (const [part, quoted, escaped, bracket] of code.matchAll(PARTS)) {
    const text = quoted ?? escaped ?? (/^[^\d\w#?.,%;[\]@*_]$/u.test(part) ? part : undefined);
    if (text !== undefined) {
      literal += text;
      continue;
    }
    texts.push(literal);
    literal = '';
    if (bracket !== undefined) {
      if (/^(?:h+|m+|s+)$/i.test(bracket)) {
        elapsed = true;
        letters.push(bracket.toLowerCase());
      } else if (bracket.startsWith('$')) currency ??= currencyOfBracket(bracket.slice(1));
    } else if (part === '%') percent = true;
    else if (/^(?:[ymdhsgb]+|e)$/i.test(part)) letters.push(part.toLowerCase());
  }
  texts.push(literal);
  const fraction = /s\.0/i.test(code);
  const isDate = letters.some((part) => /^[ymdhs]/.test(part)) || (letters.length > 0 && !/[0#?]/.test(code));
  if (isDate) return { kind: elapsed ? 'elapsed' : dateKind(letters), fraction };
  if (percent) return { kind: 'percent' };
  currency ??= texts
    .flatMap((text) => text.split(/[\s()+-]+/u))
    .map((word) => CURRENCIES.get(word))
    .find(Boolean);
  if (currency) return { kind: 'number', currency };
  return /^0{3,}$/.test(code) ? { kind: 'number', digits: code.length } : GENERAL;
}

/** An `m` is minutes behind hours and before seconds, else a month. */
function dateKind(letters: string[]): 'date' | 'datetime' | 'time' {
  const isMinutes = (part: string, at: number): boolean =>
    part.startsWith('m') &&
    part.length <= 2 &&
    ((letters[at - 1] ?? '').startsWith('h') || (letters[at + 1] ?? '').startsWith('s'));
  const isTime = (part: string, at: number): boolean => /^[hs]/.test(part) || isMinutes(part, at);
  if (letters.every(isTime)) return 'time';
  return letters.some(isTime) ? 'datetime' : 'date';
}

/** Where a sign has several currencies, the language behind it tells which. */
const BY_LANGUAGE: Record<string, string> = {
  ...{ '$-1009': 'CAD', '$-C0C': 'CAD', '$-C09': 'AUD', '$-1409': 'NZD', '$-80A': 'MXN', '$-C04': 'HKD' },
  ...{ '$-1004': 'SGD', '$-4809': 'SGD', '$-404': 'TWD', '$-2C0A': 'ARS', '$-340A': 'CLP', '$-240A': 'COP' },
  ...{ '¥-804': 'CNY', '￥-804': 'CNY', '￥-411': 'JPY' },
  ...{ 'kr-414': 'NOK', 'kr-814': 'NOK', 'kr-406': 'DKK', 'kr.-406': 'DKK', 'kr-40F': 'ISK' },
};

function currencyOfBracket(text: string): string | undefined {
  const [sign = '', language = ''] = text.split('-');
  return (
    BY_LANGUAGE[`${sign.trim()}-${language.toUpperCase().replace(/^0+/, '')}`] ?? CURRENCIES.get(sign.trim())
  );
}
