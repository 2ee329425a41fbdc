import { readableName } from '../../statements/frame/names.js';

/** "Total cost" and "cost of repair", a maximum and its minimum: what they have in common is no news. */
export function sharesWord(a: string, b: string): boolean {
  const words = (name: string): string[] =>
    readableName(name)
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length > 2 && !COMMON.has(word));
  return words(a).some((word) => words(b).includes(word));
}

const COMMON = new Set(['share', 'with', 'the', 'per', 'that', 'records', 'type', 'number']);
