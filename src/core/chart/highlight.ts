import { muted } from './colors.js';
import { mix } from './colors.js';
import type { Frame } from './frame.js';
import { cleanText } from './cells.js';

/**
 * The index that `config.highlight` names, by label or key, letter case aside; −1 for none. Where the `values` are given,
 * `max`, `min` and `last` name what they are after every refresh.
 */
export function highlighted(
  frame: Frame,
  names: readonly { label: string; key?: string }[],
  values: readonly (number | null)[] = [],
): number {
  const wanted = frame.config['highlight'];
  if (typeof wanted !== 'string' && typeof wanted !== 'number') return -1;
  const text = cleanText(String(wanted));
  const exact = names.findIndex((it) => it.label === text || it.key === text);
  if (exact >= 0) return exact;
  const folded = text.toLowerCase();
  const named = names.findIndex((it) => it.label.toLowerCase() === folded);
  return named >= 0 ? named : placeOf(folded, values);
}

function placeOf(word: string, values: readonly (number | null)[]): number {
  const numbers = values.filter((value) => value !== null);
  if (word === 'max') return values.indexOf(numbers.reduce((a, b) => Math.max(a, b), -Infinity));
  if (word === 'min') return values.indexOf(numbers.reduce((a, b) => Math.min(a, b), Infinity));
  return word === 'last' ? values.findLastIndex((value) => value !== null) : -1;
}

/** What stands behind a highlight: a quiet tint of the text colour that still reads as a mark (3:1). */
export function quietColor(frame: Frame): string {
  const { muted: grey, accent, background } = frame.theme.colors;
  return muted(mix(grey, accent, 0.25), background);
}
