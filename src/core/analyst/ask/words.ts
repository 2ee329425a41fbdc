import { SHORT_FORMS } from '../../statements/frame/short-forms.js';

/** A piece of a prompt: a word, a number, a date or text in quotes. */
export interface Word {
  /** As it was written. */
  raw: string;
  /** Lower case, without accents. */
  text: string;
  /** What its forms share: `movies` and `movie`, `rating` and `rated`. */
  stem: string;
  kind: 'word' | 'number' | 'date' | 'quoted' | 'sign';
  /** Of a number: its value, `1.2k` → 1200. Of a date: ISO text. Of quoted text: what stands inside. */
  value?: number | string;
}

const PIECES = new RegExp(
  [
    String.raw`(?<quoted>(?<![\p{L}\p{N}])(?:"[^"]{1,200}"|'[^']{1,200}'(?![\p{L}\p{N}])|\x60[^\x60]{1,200}\x60))`,
    String.raw`(?<date>\d{4}-\d{1,2}-\d{1,2}(?![\p{N}-])|\d{1,2}\/\d{1,2}\/\d{4}|\d{1,2}\.\d{1,2}\.\d{4})`,
    String.raw`(?<number>(?<![\p{L}\p{N}])[$€£]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:\s?(?:k|m|mn|bn|million|billion|thousand)(?![\p{L}\p{N}])|%)?)`,
    String.raw`(?<sign><=|>=|!=|<>|[<>=,;()?.:&/+*%-])`,
    String.raw`(?<word>\p{L}[\p{L}\p{M}]*(?:['’](?!s(?![\p{L}]))\p{L}+)?|\p{N}+)`,
  ].join('|'),
  'giu',
);
/** Units that are written with a capital inside are one word. */
const UNITS = /(?<!\p{L})(?:[kMGT](?:Wh?|Hz|Pa|J)|mAh)(?!\p{Ll})/gu;
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, million: 1e6, bn: 1e9, billion: 1e9,
}; // prettier-ignore

/** Small numbers as people write them. */
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  zero: 0, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, twenty: 20, hundred: 100,
}; // prettier-ignore

/** Splits text into words: names in snake_case and camelCase too; control characters and odd quotes are made plain first. */
export function wordsOf(text: string): Word[] {
  const plain = text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/[‘’‚‛]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—−]/g, '-')
    .replace(UNITS, (unit) => unit.toLowerCase());
  const words: Word[] = [];
  for (const match of plain.matchAll(PIECES)) {
    const raw = match[0];
    const kind = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0];
    if (kind === 'word') words.push(...namePieces(raw).map(plainWord));
    else
      words.push({
        raw,
        text: raw,
        stem: raw.toLowerCase(),
        kind: kind as Word['kind'],
        ...valueOf(kind, raw),
      });
  }
  return words;
}

/** The words of a column's or table's name, without the unit in its brackets. */
export function nameWords(name: string): Word[] {
  const bare = name.replace(/\(.*?\)/g, ' ');
  const words = wordsOf(/[\p{L}\p{N}]/u.test(bare) ? bare.replace(/["'`]/g, ' ') : name);
  return words.filter(({ kind }) => kind !== 'sign');
}

/** `bedType` → `bed`, `Type`; `IDNumber` → `ID`, `Number`. */
function namePieces(raw: string): string[] {
  return raw.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u);
}

function plainWord(raw: string): Word {
  const text = raw.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const number = Object.hasOwn(NUMBER_WORDS, text) ? NUMBER_WORDS[text] : undefined;
  return number === undefined
    ? { raw, text, stem: stemOf(longForm(text)), kind: 'word' }
    : { raw, text, stem: text, kind: 'number', value: number };
}

/** What one word is short for. */
function longForm(text: string): string {
  const form = SHORT_FORMS.get(text);
  return form === undefined || form.includes(' ') ? text : form;
}

function valueOf(kind: string | undefined, raw: string): { value?: number | string } {
  if (kind === 'quoted') return { value: raw.slice(1, -1).trim() };
  if (kind === 'date') return { value: isoDate(raw) };
  if (kind !== 'number') return {};
  const [, digits = '', scale = ''] = /^[$€£]?([\d,.]+)\s?([a-z]*)%?$/iu.exec(raw) ?? [];
  return { value: Number(digits.replaceAll(',', '')) * (SCALES[scale.toLowerCase()] ?? 1) };
}

/** `6/21/2002` and `21.6.2002` → `2002-06-21`; a first number above 12 is a day. */
function isoDate(raw: string): string {
  const numbers = raw.split(/[-/.]/).map(Number);
  const [a = 1, b = 1, c = 1] = numbers;
  const [year, month, day] = raw.includes('-')
    ? [a, b, c]
    : raw.includes('.') || a > 12
      ? [c, b, a]
      : [c, a, b];
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join(
    '-',
  );
}

/** A light stem: plural, `-ing` and `-ed` go. Both sides of a comparison take it, so it need not be a word. */
export function stemOf(text: string): string {
  let stem = text;
  if (stem === 'ids') return 'id';
  if (/(?:ss|us|is)$/.test(stem) || stem.length < 4) return stem;
  stem = stem
    .replace(/(?<=[^aeiou])(?:ies|y)$/, 'i')
    .replace(/(?<=x|z|ch|sh|ss)es$/, '')
    .replace(/(?<=\w\w)s$/, '');
  if (stem.length > 5) stem = stem.replace(/ing$/, '').replace(/(?<=\w\w\w)ed$/, '');
  stem = stem.replace(/([bdgklmnprt])\1$/, '$1');
  return stem.length > 3 ? stem.replace(/e$/, '') : stem;
}
