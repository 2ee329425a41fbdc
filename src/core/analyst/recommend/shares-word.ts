import type { TableSchema } from '../../query/types.js';
import { readableName } from '../../statements/frame/names.js';

/** "Total cost" and "cost of repair", a maximum and its minimum: what they have in common is no news. A word before all columns says nothing. */
export function sharesWord(a: string, b: string, before: ReadonlySet<string> = NONE): boolean {
  const [own, others] = [a, b].map((name) =>
    wordsOf(name).filter((word) => word.length > 2 && !COMMON.has(word) && !before.has(word)),
  );
  return own?.some((word) => others?.includes(word)) === true;
}

/** The words that many columns of a table begin with: `event_type`, `event_day`, `event_city`. */
export function wordsBefore({ columns }: TableSchema): ReadonlySet<string> {
  const firsts = columns.map(({ name }) => wordsOf(name)[0] ?? '');
  return new Set(firsts.filter((word) => firsts.filter((other) => other === word).length >= MANY));
}

const wordsOf = (name: string): string[] => readableName(name).toLowerCase().split(' ');

const MANY = 5;
const NONE: ReadonlySet<string> = new Set();
const COMMON = new Set(['share', 'with', 'the', 'per', 'that', 'records', 'type', 'number']);
