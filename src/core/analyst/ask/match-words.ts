import { synonymsOf } from './synonyms.js';

/** How a word of the prompt came to stand for a word of the data, best first. */
export type MatchKind = 'exact' | 'prefix' | 'typo' | 'skeleton' | 'synonym' | 'family';

export const QUALITY: Readonly<Record<MatchKind, number>> = {
  exact: 1,
  prefix: 0.85,
  typo: 0.8,
  skeleton: 0.78,
  synonym: 0.75,
  family: 0.7,
};

const SHORTEST_PREFIX = 3;
const SHORTEST_TYPO = 4;
const SHORTEST_FAMILY = 5;

export interface MatchRules {
  synonyms: boolean;
  typos: boolean;
}

/** Neither other words for it nor mistyped ones. */
export const AS_WRITTEN: MatchRules = { synonyms: false, typos: false };

/** Both are stems. */
export function matchWords(asked: string, known: string, rules: MatchRules): MatchKind | undefined {
  if (asked === known) return 'exact';
  if (rules.synonyms && synonymsOf(asked).has(known)) return 'synonym';
  if (isPrefix(asked, known) || isPrefix(known, asked)) return 'prefix';
  if (isSkeleton(known, asked)) return 'skeleton';
  if (rules.typos && isTypo(asked, known)) return 'typo';
  return isFamily(asked, known) ? 'family' : undefined;
}

/** A column's word is short for one that is said: `val` for "value", `nbhd` for "neighborhood". */
export const isShortOf = (known: string, asked: string): boolean =>
  (known.length >= SHORTEST_PREFIX && asked.startsWith(known)) || isSkeleton(known, asked);

/** Written without its vowels, down to the last consonant: `nbhd` of `neighborhood`, `ht` of `height`. */
function isSkeleton(short: string, long: string): boolean {
  if (short.length < 2 || long.length < short.length + 2 || short[0] !== long[0]) return false;
  if (/[aeiou\d]/.test(short) || short.at(-1) !== /[^aeiou](?=[aeiou]*$)/.exec(long)?.[0]) return false;
  // Two letters fit much.
  if (short.length === 2) return long.length <= 6;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** The noun of a verb: "readmission" of `readmitted`, "cancellation" of `cancelled`. */
function isFamily(noun: string, verb: string): boolean {
  let at = 0;
  while (at < noun.length && noun[at] === verb[at]) at += 1;
  return (
    at >= SHORTEST_FAMILY &&
    /^(?:l?ation|[st]?sion|t?ion|ment)$/.test(noun.slice(at)) &&
    verb.length - at <= 1
  );
}

/** Words of three letters that other words begin with: an airport is no kind of air. */
const WHOLE_WORDS = new Set('air art age arm bar bed box bus car cup day ear eye fan gas ice key leg man men net non oil pay per sea sun tax tea top war way web win'.split(' ')); // prettier-ignore

/** An abbreviation: `temp` of `temperature`, `enr` of `enrollment`. */
function isPrefix(short: string, long: string): boolean {
  return (
    short.length >= SHORTEST_PREFIX &&
    !WHOLE_WORDS.has(short) &&
    long.length >= short.length + 2 &&
    long.startsWith(short) &&
    !/\d/.test(long)
  );
}

/** One letter more, less or other, or two next to each other swapped; of three letters only swapped ones. */
export function isTypo(a: string, b: string): boolean {
  if (/\d/.test(a + b)) return false;
  if (a.length === b.length && isSwap(a, b)) return a.length >= 3;
  return (
    Math.min(a.length, b.length) >= SHORTEST_TYPO && Math.abs(a.length - b.length) <= 1 && isOneEdit(a, b)
  );
}

function isSwap(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

function isOneEdit(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  // The first letter is rarely mistyped, and words that differ there only are other words.
  if (at === 0) return false;
  return (
    a.slice(at + 1) === b.slice(at + 1) || a.slice(at) === b.slice(at + 1) || a.slice(at + 1) === b.slice(at)
  );
}
