import type { Theme } from '../../layout/theme-types.js';

/** Slots of a theme's colour scheme that a slide refers to. */
export type ThemeSlot = 'tx1' | 'bg1' | 'tx2' | 'bg2' | `accent${1 | 2 | 3 | 4 | 5 | 6}`;

const ACCENTS = ['accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'] as const;

/** The theme's colours by the slot they take in the file: a designer who changes the theme recolours the slides. */
export function themeSlots(theme: Theme): Map<ThemeSlot, string> {
  const { colors } = theme;
  const accents = [...new Set([colors.accent, ...colors.palette].map(hex))];
  return new Map<ThemeSlot, string>([
    ['tx1', hex(colors.text)],
    ['bg1', hex(colors.background)],
    ['tx2', hex(colors.muted)],
    ['bg2', hex(colors.surface)],
    ...ACCENTS.map((slot, index) => [slot, accents[index % accents.length] ?? '000000'] as const),
  ]);
}

/** A colour as the writer takes it: the slot of the theme that holds it, else six hexadecimal digits. */
export function fileColor(color: string, theme: Theme): string {
  const wanted = hex(color);
  for (const [slot, value] of themeSlots(theme)) if (value === wanted) return slot;
  return wanted;
}

/** `#0b5cad` → `0B5CAD`; anything that is no such colour is black, since the file would not open with it. */
export function hex(color: string): string {
  return /^#[0-9a-f]{6}$/iu.test(color) ? color.slice(1).toUpperCase() : '000000';
}
