import { bounded, matchFolded, type FoldedMatch, type Pattern } from './fold.js';
import { AMBIGUOUS_MONTHS, CJK_NUMBERS, VOCABULARIES, type LiteralKind } from './literal-words.js';
import { scan } from './scan.js';

/** A figure that stands as text. Offsets are UTF-16 units of the text that was searched. */
export type Literal = FoldedMatch<LiteralKind>;

export interface LiteralOptions {
  /** Adds the words that count as numbers only in this language. */
  locale?: string;
  /** Texts of the host (titles, column names) that may stand as they are; each needs at least one letter. */
  allowed?: readonly string[];
}

const COMMON: readonly Pattern<LiteralKind>[] = [
  ['percent', /[%‰٪]/gu],
  ['currency', /\p{Sc}/gu],
  ['number', /\p{N}(?:[\p{N}.,'’\u00a0\u202f_:/-]*\p{N})?/gu],
  ['word', new RegExp(CJK_NUMBERS, 'gu')],
  // Entities and words of mixed alphabets are how a figure hides from a search.
  ['word', /&(?!(?:amp|lt|gt|quot|apos|nbsp);)[a-z]{2,20};/giu],
  [
    'word',
    /\p{Script=Latin}[\p{Script=Cyrillic}οΟαΑεΕιΙνΝυκΚρΡτΤ]|[\p{Script=Cyrillic}οΟαΑεΕιΙνΝυκΚρΡτΤ]\p{Script=Latin}/gu,
  ],
  ['date', new RegExp(`(?<![\\p{L}\\p{N}])(?:${AMBIGUOUS_MONTHS})(?!\\p{L})`, 'gu')],
];

const byLanguage = new Map<string, readonly Pattern<LiteralKind>[]>();

function patternsFor(locale: string | undefined): readonly Pattern<LiteralKind>[] {
  const language = locale?.split('-')[0] ?? '';
  let patterns = byLanguage.get(language);
  if (!patterns) {
    const join = (kind: 'word' | 'ordinal' | 'multiplier' | 'date' | 'percent') =>
      Object.entries(VOCABULARIES)
        .flatMap(([key, words]) => [
          words[kind] ?? [],
          kind === 'word' && key === language ? (words.own ?? []) : [],
        ])
        .flat()
        .join('|');
    const kinds = ['word', 'ordinal', 'multiplier', 'date', 'percent'] as const;
    patterns = [...COMMON, ...kinds.map((kind): Pattern<LiteralKind> => [kind, bounded(join(kind))])];
    byLanguage.set(Object.hasOwn(VOCABULARIES, language) ? language : '', patterns);
  }
  return patterns;
}

/**
 * Finds every figure that stands as text outside placeholders: digits of any script, number words, percent and currency
 * signs, dates, ordinals, multipliers, and text that changes the figure of a placeholder beside it (`-{{ x }}`, `{{ x }}M`).
 * The numbers of an ordered list are no figures.
 */
export function findLiterals(text: string, options: LiteralOptions = {}): Literal[] {
  const found: Literal[] = [];
  const visible = maskListNumbers(text);
  let from = 0;
  const placeholders = scan(text).filter((segment) => segment.kind === 'placeholder');
  // Whatever is no placeholder is searched, braces that fail to be one too.
  [...placeholders, undefined].forEach((placeholder, index) => {
    const end = placeholder?.pos ?? text.length;
    const between = visible.slice(from, end);
    const pos = from;
    from = placeholder?.end ?? end;
    if (between === '') return;
    found.push(...findInText(between, options).map((literal) => shift(literal, pos)));
    const alters =
      (index > 0 && SUFFIX.exec(between)) ||
      (index > 0 && placeholder && GLUE.exec(between)) ||
      (placeholder && !(index > 0 && JOINS.test(between)) && SIGN.exec(between));
    if (alters) {
      const at = pos + alters.index;
      found.push({ pos: at, end: at + alters[0].length, text: alters[0], kind: 'multiplier' });
    }
  });
  return withoutOverlap(found);
}

/** Text that scales, extends or negates the figure of the placeholder it touches. */
const SUFFIX = /^\s?(?:[kKMBTxX×]|bn|mn|Mio|Mrd|Tsd)(?![\p{L}\p{N}])/u;
const GLUE = /^[.,]$/;
/** Between two placeholders a dash joins them: "{{ from }}–{{ to }}". */
const JOINS = /^[-–]$/;
const SIGN = /(?<![\p{L}\p{N})}])[-−–+]$/u;

const shift = (literal: Literal, by: number): Literal => ({
  ...literal,
  pos: literal.pos + by,
  end: literal.end + by,
});

/** The same search over plain text, in which braces mean nothing. */
export function findInText(text: string, options: LiteralOptions = {}): Literal[] {
  const visible = maskAllowed(text, options.allowed ?? []);
  return withoutOverlap(matchFolded(visible, patternsFor(options.locale)));
}

function withoutOverlap(found: Literal[]): Literal[] {
  found.sort((a, b) => a.pos - b.pos || b.end - a.end);
  let covered = -1;
  return found.filter((literal) => {
    if (literal.pos < covered) return false;
    covered = literal.end;
    return true;
  });
}

const blank = (match: string): string => ' '.repeat(match.length);

/** Blanks the phrases that may stand as they are, keeping offsets. */
export function maskAllowed(text: string, allowed: readonly string[]): string {
  let masked = text;
  for (const phrase of allowed) {
    if (!masked.includes(phrase) || !/\p{L}/u.test(phrase)) continue;
    masked = replaceWord(masked, phrase, blank(phrase));
  }
  return masked;
}

/** Replaces a phrase wherever no letter or digit touches it. */
export function replaceWord(text: string, phrase: string, by: string): string {
  let result = '';
  let from = 0;
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) {
    if (/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at))) continue;
    if (/^[\p{L}\p{N}]/u.test(text.slice(at + phrase.length, at + phrase.length + 2))) continue;
    result += text.slice(from, at) + by;
    from = at + phrase.length;
  }
  return result + text.slice(from);
}

/** `1.` `2.` `3.` at the start of lines number a Markdown list, as long as they count on. */
function maskListNumbers(text: string): string {
  let expected = 1;
  return text.replace(
    /^([ \t]*)(\d{1,3})([.)])(?=[ \t])/gm,
    (whole, indent: string, digits: string, mark: string) => {
      const number = Number(digits);
      if (number !== expected && number !== 1) return whole;
      expected = number + 1;
      return indent + blank(digits) + mark;
    },
  );
}
