import { CURRENCIES } from '../../intake/columns/units.js';

/** What the values of a column are multiplied by to be what they stand for, and of which money. */
export interface StatedScale {
  scale: number;
  /** ISO 4217 code. */
  currency?: string;
}

/** Words that stand for nothing else, in the languages of decks. A Spanish or Portuguese "billón" is a million millions, so it is left out. */
const WORDS: readonly [RegExp, number][] = [
  [/^(?:thousands?|tsd|tausend|milliers?|milhares|千)$/, 1e3],
  [/^(?:millions?|mn|mio|mln|millionen|millones|milh(?:ões|oes)|百万)$/, 1e6],
  [/^(?:billions?|bn|mrd|milliarden?|milliards?)$/, 1e9],
];
/** Letters that stand for metres and bits too: beside a currency only. */
const LETTERS: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };

/**
 * Reads "(millions)", "(in thousands)", "(€m)", "(USD bn)", "(Mio. €)" in a title, and `funds_raised_millions` as the end of a column's
 * name; undefined where neither says it.
 */
export function statedScale(column: string, title: string): StatedScale | undefined {
  const end = column.split(/[_\s.-]+/).at(-1) ?? '';
  const [last, joined] = [wordScale(end.toLowerCase()), joinedScale(end)];
  if (last !== undefined) return { scale: last };
  if (joined) return joined;
  for (const [, inside = ''] of title.matchAll(/\(([^()]{1,24})\)/g)) {
    const found = insideScale(inside.trim());
    if (found) return found;
  }
  return undefined;
}

/** A column's name without the word for its scale. */
export const withoutScale = (column: string): string => {
  const [, name = '', last = ''] = /^(.+?)[_\s.-]+(\p{L}+)$/u.exec(column) ?? [];
  return wordScale(last.toLowerCase()) === undefined && !joinedScale(last) ? column : name;
};

/** `cost_musd`, `revenue_teur`: how many of which money, in one word. */
const JOINED = /^(?<letter>[kmb]|mn|mio|mln|bn|mrd|t)(?<code>usd|eur|gbp|chf|jpy|cad|aud)$/i;
function joinedScale(word: string): StatedScale | undefined {
  const { letter = '', code = '' } = JOINED.exec(word)?.groups ?? {};
  // German accountants write T€.
  return code === ''
    ? undefined
    : moneyScale(code.toUpperCase(), letter.toLowerCase() === 't' ? 'k' : letter);
}

const wordScale = (word: string): number | undefined => WORDS.find(([pattern]) => pattern.test(word))?.[1];

const SIGNED = /^(?<sign>[^\p{L}\d\s]{1,3}|[A-Z]{0,3}[$€£¥])(?<letter>[kmbKMB]|bn|mn)$/u;

function insideScale(inside: string): StatedScale | undefined {
  const { sign, letter = '' } = SIGNED.exec(inside)?.groups ?? {};
  if (sign !== undefined) return moneyScale(sign, letter);
  const words = inside.replace(/^in /i, '').split(/\s+/);
  if (words.length > 2) return undefined;
  const bare = words.map((word) => word.replace(/\.$/, ''));
  const currency = bare.map((word) => CURRENCIES.get(word)).find((code) => code !== undefined);
  const scale = bare.map((word) => wordScale(word.toLowerCase())).find((found) => found !== undefined);
  if (scale !== undefined && (words.length === 1 || currency !== undefined))
    return { scale, ...(currency === undefined ? {} : { currency }) };
  const short =
    words.length === 2 && currency !== undefined ? bare.find((word) => !CURRENCIES.has(word)) : undefined;
  return short === undefined ? undefined : moneyScale(currency ?? '', short);
}

function moneyScale(sign: string, letter: string): StatedScale | undefined {
  const scale = LETTERS[letter.toLowerCase()] ?? wordScale(letter.toLowerCase());
  const currency = CURRENCIES.get(sign);
  return scale === undefined || currency === undefined ? undefined : { scale, currency };
}
