import { nearest } from './nearest.js';

/**
 * Signatures, one letter an argument: `c` a column, `k` the key that a filter compares the column before it with,
 * `n` a count or number of digits, `v` a value; `v+` any number of values. A call's number of arguments decides which is meant.
 */
const SIGNATURES: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    ['sum', 'avg', 'min', 'max', 'median', 'stddev', 'distinct', 'first', 'last'].map((name) => [
      name,
      ['c', 'cck'],
    ]),
  ),
  delta: ['c', 'vv', 'cck'],
  growth: ['c', 'vv', 'cck'],
  count: ['', 'c', 'ck'],
  nth: ['cn'],
  lookup: ['cck'],
  argmax: ['cc'],
  argmin: ['cc'],
  share: ['cck'],
  list: ['cn'],
  abs: ['v'],
  round: ['v', 'vn'],
  floor: ['v'],
  ceil: ['v'],
  least: ['v+'],
  greatest: ['v+'],
};
const FUNCTIONS = new Map(Object.entries(SIGNATURES));
export const FUNCTION_NAMES: readonly string[] = [...FUNCTIONS.keys()];

const HABITS = new Map([
  ['average', 'avg'],
  ['mean', 'avg'],
  ['total', 'sum'],
  ['minimum', 'min'],
  ['maximum', 'max'],
  ['std', 'stddev'],
  ['stdev', 'stddev'],
  ['unique', 'distinct'],
  ['count_distinct', 'distinct'],
  ['top', 'argmax'],
  ['ceiling', 'ceil'],
  ['coalesce', 'a ?? b'],
  ['if', 'condition ? a : b'],
  ['format', '| number:2'],
]);

export function isFunction(name: string): boolean {
  return FUNCTIONS.has(name);
}

/** What to write instead of an unknown function. */
export function suggestFunction(name: string): string {
  const better = HABITS.get(name.toLowerCase()) ?? nearest(name, FUNCTION_NAMES);
  return better
    ? `Write ${FUNCTIONS.has(better) ? `${better}(…)` : better}.`
    : `Known: ${FUNCTION_NAMES.join(', ')}.`;
}

/** The signature a call with so many arguments means, or undefined. */
export function signatureFor(name: string, count: number): string | undefined {
  for (const signature of FUNCTIONS.get(name) ?? []) {
    if (signature === 'v+' && count > 0) return 'v'.repeat(count);
    if (signature.length === count) return signature;
  }
  return undefined;
}

const ARGUMENT_WORDS: Record<string, string> = { c: 'column', k: 'key', n: 'n', v: 'value' };

/** `sum(column) or sum(column, column, key)`. */
export function usage(name: string): string {
  const shown = (FUNCTIONS.get(name) ?? []).map((signature) =>
    signature === 'v+'
      ? `${name}(value, …)`
      : `${name}(${[...signature].map((letter) => ARGUMENT_WORDS[letter]).join(', ')})`,
  );
  return shown.join(' or ');
}
