import { resolveText } from '../../../core/deck/resolve.js';
import type { Deck, Slide } from '../../../core/deck/types.js';
import { toPlainParagraphs } from '../../../core/layout/paragraphs.js';

const names = new WeakMap<Slide, { parts: readonly unknown[]; name: string }>();

/**
 * A slide's title as it reads, figures printed; '' for a slide without one. The slide is not laid out for it: the names of two
 * hundred thumbnails are asked for with every edit.
 */
export function titleOf(deck: Deck, slide: Slide): string {
  const parts = [deck.sources, deck.format];
  const known = names.get(slide);
  if (known?.parts.every((part, at) => part === parts[at])) return known.name;
  const paragraphs = toPlainParagraphs(resolveText(deck, slide, slide.title));
  const name = paragraphs
    .map(({ runs }) => runs.map(({ text }) => text).join(''))
    .join(' ')
    .trim();
  names.set(slide, { parts, name });
  return name;
}
