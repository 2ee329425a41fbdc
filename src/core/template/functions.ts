import { nearest } from './nearest.js';

/** A column alone, or the rows of one or two keys. */
const OVER_COLUMN = ['c', 'cck', 'cckck'];

/**
 * Signatures, one letter an argument: `c` a column, `k` the key that a filter compares the column before it with,
 * `n` a count, percentage or number of digits, `v` a value; `v+` any number of values. A call's number of arguments decides
 * which is meant.
 */
const SIGNATURES: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    ['sum', 'avg', 'min', 'max', 'median', 'stddev', 'distinct', 'first', 'last', 'streak', 'pace'].map(
      (name) => [name, OVER_COLUMN],
    ),
  ),
  delta: ['c', 'vv', 'cck', 'cckck'],
  growth: ['c', 'vv', 'cck', 'cckck'],
  count: ['', 'c', 'ck', 'ckck'],
  nth: ['cn'],
  sum_rows: ['cnn'],
  lookup: ['cck', 'cckck'],
  argmax: ['cc', 'ccck'],
  argmin: ['cc', 'ccck'],
  share: ['cck', 'cckck'],
  rank: ['cck'],
  above: ['cv'],
  below: ['cv'],
  percentile: ['cn'],
  top: ['cn'],
  correlation: ['cc'],
  median_low: ['cc'],
  median_high: ['cc'],
  since: ['cc'],
  low_since: ['cc'],
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
  ['corr', 'correlation'],
  ['quantile', 'percentile'],
  ['cagr', 'pace'],
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
