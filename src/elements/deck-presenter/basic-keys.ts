/** The keys that move through a presentation and leave it, also before the rest of it is loaded. */
export const BASIC_KEYS = {
  next: ['ArrowRight', 'ArrowDown', 'PageDown', ' ', 'Enter', 'n'],
  previous: ['ArrowLeft', 'ArrowUp', 'PageUp', 'Shift+ ', 'Backspace', 'p'],
  first: ['Home'],
  last: ['End'],
  leave: ['Escape'],
} as const satisfies Record<string, readonly string[]>;

const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** A key as the table names it: where one reads from right to left, the next slide is on the left. */
export const keyInDirection = (key: string, direction: 'ltr' | 'rtl'): string =>
  (direction === 'rtl' && MIRRORED[key]) || key;
