/** A kind of finding and the expression that finds it in folded text. */
export type Pattern<Kind> = readonly [Kind, RegExp];

export interface FoldedMatch<Kind> {
  pos: number;
  end: number;
  text: string;
  kind: Kind;
}

/** An expression for whole words: alternatives with no letter or digit before and no letter after them. */
export function bounded(alternatives: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}])`, flags);
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
  const { folded, origin } = fold(text);
  const found: FoldedMatch<Kind>[] = [];
  for (const [kind, pattern] of patterns) {
    // Not matchAll, which makes and compiles the expression anew each time.
    pattern.lastIndex = 0;
    for (let match = pattern.exec(folded); match; match = pattern.exec(folded)) {
      if (match[0] === '') pattern.lastIndex += 1;
      const last = match.index + match[0].length;
      const pos = origin?.[match.index] ?? match.index;
      const end = origin ? endOf(origin, last) : last;
      found.push({ pos, end, text: text.slice(pos, end), kind });
    }
  }
  return found;
}

/** One character can fold to several: a finding that ends among them ends after the character. */
function endOf(origin: readonly number[], last: number): number {
  let next = last;
  while (next < origin.length - 1 && origin[next] === origin[last - 1]) next++;
  return origin[next] ?? 0;
}

/**
 * Text as a reader sees it: compatibility forms resolved (𝟓 is 5), accents, invisible characters and emphasis marks
 * left out (`f**iv**e` reads "five"). `origin` maps folded offsets back; absent where nothing changed.
 */
function fold(text: string): { folded: string; origin?: number[] } {
  if (!/[^\u0020-\u007e\n]|[*~`\\]/.test(text)) return { folded: text };
  let folded = '';
  const origin: number[] = [];
  let at = 0;
  for (const char of text) {
    const plain = visibleForm(char);
    for (let index = 0; index < plain.length; index++) origin.push(at);
    folded += plain;
    at += char.length;
  }
  origin.push(at);
  return { folded, origin };
}

function visibleForm(char: string): string {
  if ('*~`\\'.includes(char)) return '';
  if (char < '\u007f') return char;
  const plain = char
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('⁄', '/');
  // Roman numerals would turn into letters.
  return /\p{N}/u.test(char) && !/\p{N}/u.test(plain) ? char : plain;
}
