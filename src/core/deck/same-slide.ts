import type { Slide } from './types.js';

/** Whether two slides say the same, whoever holds them: an edit that was taken back leaves no trace. */
export const isSameSlide = (a: Slide, b: Slide): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
