import { cleanText } from '../cells.js';

/** The first that a key names: by its cell, or as it is written. */
export function indexOf(names: readonly { key?: string; label: string }[], key: string): number {
  const text = cleanText(key);
  const byKey = names.findIndex((it) => it.key === text);
  return byKey >= 0 ? byKey : names.findIndex(({ label }) => label === text);
}
