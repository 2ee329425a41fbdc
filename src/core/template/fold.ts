/** A kind of finding and the expression that finds it in folded text. */
export type Pattern<Kind> = readonly [Kind, RegExp];

export interface FoldedMatch<Kind> {
  pos: number;
  end: number;
  text: string;
  kind: Kind;
}

const BEYOND_LATIN = '\\u00c0-\\uffef';

/**
 * An expression for whole words: alternatives, in lower case, with no letter or digit before and no letter after them. It is matched
 * with the plain form of a text, in which everything from `À` on is a letter: classes of Unicode and the flag `i` would make each of
 * these expressions ten times as slow, and as dear to compile.
 */
export function bounded(alternatives: string): RegExp {
  return new RegExp(`(?<![a-z0-9${BEYOND_LATIN}])(?:${alternatives})(?![a-z${BEYOND_LATIN}])`, 'g');
}

/** What was found before: a sentence is looked at by several guards, in the service and again in the page. */
const searched = new WeakMap<object, Map<string, readonly FoldedMatch<unknown>[]>>();
const MOST_REMEMBERED = 500;

/** Searches text as a reader sees it; offsets are those of the text as it is written. */
export function matchFolded<Kind>(text: string, patterns: readonly Pattern<Kind>[]): FoldedMatch<Kind>[] {
  let known = searched.get(patterns) as Map<string, readonly FoldedMatch<Kind>[]> | undefined;
  if (!known) searched.set(patterns, (known = new Map<string, readonly FoldedMatch<Kind>[]>()));
  let found = known.get(text);
  if (!found) {
    found = search(text, patterns);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(text, found);
  }
  return [...found];
}

function search<Kind>(text: string, patterns: readonly Pattern<Kind>[]): FoldedMatch<Kind>[] {
  const { folded, plain, origin } = fold(text);
  const found: FoldedMatch<Kind>[] = [];
  for (const [kind, pattern] of patterns) {
    const searched = pattern.unicode ? folded : plain;
    // Not matchAll, which makes and compiles the expression anew each time.
    pattern.lastIndex = 0;
    for (let match = pattern.exec(searched); match; match = pattern.exec(searched)) {
      if (match[0] === '') pattern.lastIndex += 1;
      const last = match.index + match[0].length;
      const pos = origin?.[match.index] ?? match.index;
      const end = origin ? endOf(origin, last) : last;
      found.push({ pos, end, text: text.slice(pos, end), kind });
    }
  }
  return found;
}

/** What a word is as a whole: "hours" where "hour" alone would be a part of it. */
export const matchWhole = <Kind>(
  word: string,
  patterns: readonly Pattern<Kind>[],
): FoldedMatch<Kind> | undefined =>
  matchFolded(word, patterns).find(({ text }) => text.length === word.length);

/** One character can fold to several: a finding that ends among them ends after the character. */
function endOf(origin: readonly number[], last: number): number {
  let next = last;
  while (next < origin.length - 1 && origin[next] === origin[last - 1]) next++;
  return origin[next] ?? 0;
}

/** The form of a text that expressions of `bounded` are matched with. */
export const plainForm = (text: string): string => fold(text).plain;

interface Folded {
  /** As a reader sees it. */
  folded: string;
  /** The same in lower case, of the same length, for words: digits of other scripts as 0, signs beyond Latin 1 as spaces. */
  plain: string;
  /** Maps offsets back; absent where nothing moved. */
  origin?: number[];
}

/**
 * Text as a reader sees it: compatibility forms resolved (𝟓 is 5), accents, invisible characters and emphasis marks
 * left out (`f**iv**e` reads "five").
 */
function fold(text: string): Folded {
  // U+FFFC stands where a placeholder was: nearly every sentence that is searched has one.
  if (!/[^\u0020-\u007e\n\ufffc]|[*~`\\]/.test(text)) return { folded: text, plain: text.toLowerCase() };
  let folded = '';
  let plain = '';
  const origin: number[] = [];
  let at = 0;
  for (const char of text) {
    const visible = visibleForm(char);
    for (let index = 0; index < visible.length; index++) origin.push(at);
    folded += visible;
    plain += plainChars(visible);
    at += char.length;
  }
  origin.push(at);
  return { folded, plain, origin };
}

function visibleForm(char: string): string {
  if ('*~`\\'.includes(char)) return '';
  if (char < '\u007f') return char;
  const visible = char
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('⁄', '/');
  // Roman numerals would turn into letters.
  return /\p{N}/u.test(char) && !/\p{N}/u.test(visible) ? char : visible;
}

/** What an expression of `bounded` can tell letters, digits and all else apart in; as long as what it is given. */
function plainChars(visible: string): string {
  return visible.replace(/[^]/gu, (char) => {
    if (char < '\u00c0' || char > '\uffef') return char.toLowerCase();
    if (/\p{N}/u.test(char)) return '0'.repeat(char.length);
    if (!/\p{L}/u.test(char)) return ' '.repeat(char.length);
    const small = char.toLowerCase();
    return small.length === char.length ? small : char;
  });
}
