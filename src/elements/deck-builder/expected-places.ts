import type { Widget } from '../../core/chart/types.js';
import type { Place } from './rail/rail.js';

/** So many big numbers share a slide, as the embedded analyst plans them. */
const NUMBERS_A_SLIDE = 4;

/** The places to show until the service has sent its plan: a cover, and the widgets with neighbouring big numbers together. */
export function expectedPlaces(widgets: readonly Widget[], bound: number | 'auto' = 'auto'): Place[] {
  let slides = 1;
  let numbers = 0;
  for (const { type } of widgets) {
    numbers = type === 'big-number' ? (numbers % NUMBERS_A_SLIDE) + 1 : 0;
    if (numbers <= 1) slides += 1;
  }
  const length = bound === 'auto' ? slides : Math.min(slides, bound);
  return Array.from({ length }, (_, at) => ({ id: `expected ${at}`, ready: false }));
}
