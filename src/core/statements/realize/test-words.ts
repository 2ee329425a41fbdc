/** Findings whose note names the published test that supports them: by its last sentence, or by all of it. */
const NAMED_BY: Readonly<Record<string, 'last' | 'all'>> = {
  'top-group': 'last', trend: 'last', turn: 'last', season: 'last', jump: 'last', spike: 'last', overtook: 'last', 'mix-shift': 'last',
  'mix-cell': 'last', 'most-frequent': 'last', skew: 'last', relation: 'all', outlier: 'all', 'main-effect': 'last', 'gap-trend': 'last',
  'two-peaks': 'last', unrelated: 'all',
}; // prettier-ignore

/** What names the test of a finding. */
export interface TestWords {
  words: string;
  /** What parts them from a sentence before; undefined where they are one by themselves. */
  stop?: string;
}

export const namesTest = (form: string): boolean => Object.hasOwn(NAMED_BY, kindOf(form));

const kindOf = (form: string): string => form.split('.')[0] ?? form;

/**
 * The words that name the test, as a bullet has them: without the stop at their end, and alone without the "and" by which Arabic goes on
 * from the sentence before. Undefined where a note names none.
 */
export function testWords(form: string, note: string, alone: boolean): TestWords | undefined {
  if (!namesTest(form)) return undefined;
  const words = note.replace(/[.。]$/u, '');
  if (NAMED_BY[kindOf(form)] === 'all') return { words };
  const at = [...words.matchAll(/[.。]\s*/gu)].at(-1);
  if (!at) return { words };
  const last = words.slice(at.index + at[0].length);
  return { words: alone ? last.replace(/^و/u, '') : last, stop: at[0] };
}
