import type { Deck, Slide } from './types.js';

/** Parts of a deck that speak of its other slides, as `ext.part` names them. */
const SPEAKING: ReadonlySet<unknown> = new Set(['summary', 'closing']);

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * Where the points of a summary or closing slide lead: for each source the id of the first other slide that shows its rows. Empty for every
 * other slide. It is read from the deck as it is, so that no link outlives its slide.
 */
export function slidesOfSources({ slides }: Pick<Deck, 'slides'>, slide: Slide): ReadonlyMap<string, string> {
  if (!speaks(slide)) return NONE;
  const found = new Map<string, string>();
  for (const other of slides) {
    if (speaks(other)) continue;
    for (const { source = other.source } of other.blocks)
      if (source !== undefined && !found.has(source)) found.set(source, other.id);
  }
  return found;
}

const speaks = ({ ext }: Slide): boolean => SPEAKING.has(ext?.['part']);
