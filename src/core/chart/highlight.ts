import { muted } from './colors.js';
import { mix } from './colors.js';
import type { Frame } from './frame.js';
import { cleanText } from './cells.js';

/** The index that `config.highlight` names, by label or key, letter case aside; −1 for none. */
export function highlighted(frame: Frame, names: readonly { label: string; key?: string }[]): number {
  const wanted = frame.config['highlight'];
  if (typeof wanted !== 'string' && typeof wanted !== 'number') return -1;
  const text = cleanText(String(wanted));
  const exact = names.findIndex((it) => it.label === text || it.key === text);
  if (exact >= 0) return exact;
  const folded = text.toLowerCase();
  return names.findIndex((it) => it.label.toLowerCase() === folded);
}

/** What stands behind a highlight: a quiet tint of the text colour that still reads as a mark (3:1). */
export function quietColor(frame: Frame): string {
  const { muted: grey, accent, background } = frame.theme.colors;
  return muted(mix(grey, accent, 0.25), background);
}
