import { DeckError } from '../errors.js';
import type { Asset, Block, Deck, Slide, Source } from './types.js';

export type DeckField = 'title' | 'subtitle' | 'format' | 'theme' | 'branding' | 'ext';
export type SlideField =
  'layout' | 'title' | 'text' | 'notes' | 'source' | 'variables' | 'claims' | 'statements' | 'origin' | 'ext';

/** `null` stands for an absent optional field: edits are JSON, and JSON has no `undefined`. */
type Settable<T> = Exclude<T, undefined> | (undefined extends T ? null : never);
type SetDeckField = {
  [F in DeckField]: { type: 'setDeckField'; field: F; value: Settable<Deck[F]> };
}[DeckField];
type SetSlideField = {
  [F in SlideField]: { type: 'setSlideField'; slideId: string; field: F; value: Settable<Slide[F]> };
}[SlideField];

/**
 * A change of the document as data. Everything is addressed by id, never by position, so that an edit keeps its
 * meaning when others happened in between. `afterId: null` means the first place.
 */
export type DeckEdit =
  | SetDeckField
  | SetSlideField
  | { type: 'insertSlide'; slide: Slide; afterId: string | null }
  | { type: 'removeSlide'; slideId: string }
  | { type: 'moveSlide'; slideId: string; afterId: string | null }
  | { type: 'replaceSlide'; slide: Slide }
  | { type: 'insertBlock'; slideId: string; block: Block; afterId: string | null }
  | { type: 'removeBlock'; slideId: string; blockId: string }
  | { type: 'setBlock'; slideId: string; block: Block }
  | { type: 'setSource'; sourceId: string; source: Source | null }
  | { type: 'setAsset'; assetId: string; asset: Asset | null };

export interface AppliedEdit {
  deck: Deck;
  /** The edit that takes this one back. */
  inverse: DeckEdit;
}

/**
 * Applies one edit. Pure: the given deck is not touched, and what the edit does not concern is shared with the result.
 * @throws DeckError `not_found` for an id that is not in the deck, `conflict` for an id that is there already.
 */
export function applyEdit(deck: Deck, edit: DeckEdit): AppliedEdit {
  switch (edit.type) {
    case 'setDeckField':
      return {
        deck: withField(deck, edit.field, edit.value),
        inverse: { ...edit, value: deck[edit.field] ?? null } as DeckEdit,
      };
    case 'setSlideField': {
      const slide = slideOf(deck, edit.slideId);
      return {
        deck: withSlide(deck, withField(slide, edit.field, edit.value)),
        inverse: { ...edit, value: slide[edit.field] ?? null } as DeckEdit,
      };
    }
    case 'insertSlide':
      return {
        deck: { ...deck, slides: inserted(deck.slides, edit.slide, edit.afterId, 'slide') },
        inverse: { type: 'removeSlide', slideId: edit.slide.id },
      };
    case 'removeSlide': {
      const slide = slideOf(deck, edit.slideId);
      return {
        deck: { ...deck, slides: deck.slides.filter((other) => other !== slide) },
        inverse: { type: 'insertSlide', slide, afterId: idBefore(deck.slides, slide) },
      };
    }
    case 'moveSlide': {
      const slide = slideOf(deck, edit.slideId);
      const rest = deck.slides.filter((other) => other !== slide);
      return {
        deck: { ...deck, slides: inserted(rest, slide, edit.afterId, 'slide') },
        inverse: { ...edit, afterId: idBefore(deck.slides, slide) },
      };
    }
    case 'replaceSlide':
      return {
        deck: withSlide(deck, edit.slide),
        inverse: { type: 'replaceSlide', slide: slideOf(deck, edit.slide.id) },
      };
    case 'insertBlock': {
      const slide = slideOf(deck, edit.slideId);
      const blocks = inserted(slide.blocks, edit.block, edit.afterId, 'block');
      return {
        deck: withSlide(deck, { ...slide, blocks }),
        inverse: { type: 'removeBlock', slideId: slide.id, blockId: edit.block.id },
      };
    }
    case 'removeBlock': {
      const slide = slideOf(deck, edit.slideId);
      const block = found(slide.blocks, edit.blockId, 'block');
      return {
        deck: withSlide(deck, { ...slide, blocks: slide.blocks.filter((other) => other !== block) }),
        inverse: { type: 'insertBlock', slideId: slide.id, block, afterId: idBefore(slide.blocks, block) },
      };
    }
    case 'setBlock': {
      const slide = slideOf(deck, edit.slideId);
      const block = found(slide.blocks, edit.block.id, 'block');
      const blocks = slide.blocks.map((other) => (other === block ? edit.block : other));
      return {
        deck: withSlide(deck, { ...slide, blocks }),
        inverse: { type: 'setBlock', slideId: slide.id, block },
      };
    }
    case 'setSource':
      return {
        deck: { ...deck, sources: withEntry(deck.sources, edit.sourceId, edit.source) },
        inverse: { ...edit, source: entryOf(deck.sources, edit.sourceId) },
      };
    case 'setAsset':
      return {
        deck: { ...deck, assets: withEntry(deck.assets, edit.assetId, edit.asset) },
        inverse: { ...edit, asset: entryOf(deck.assets, edit.assetId) },
      };
  }
}

/** Applies edits in order; `inverses` are in the order in which they take everything back. */
export function applyEdits(deck: Deck, edits: readonly DeckEdit[]): { deck: Deck; inverses: DeckEdit[] } {
  const inverses: DeckEdit[] = [];
  let current = deck;
  for (const edit of edits) {
    const applied = applyEdit(current, edit);
    current = applied.deck;
    inverses.unshift(applied.inverse);
  }
  return { deck: current, inverses };
}

function found<T extends { id: string }>(items: readonly T[], id: string, what: string): T {
  const item = items.find((other) => other.id === id);
  if (!item) {
    throw new DeckError('not_found', `There is no ${what} with the id "${id}".`, {
      path: id,
      hint: `The ids are: ${items.map((other) => other.id).join(', ') || 'none'}.`,
    });
  }
  return item;
}

const slideOf = (deck: Deck, id: string): Slide => found(deck.slides, id, 'slide');

function idBefore(items: readonly { id: string }[], item: { id: string }): string | null {
  return items[items.findIndex((other) => other.id === item.id) - 1]?.id ?? null;
}

function inserted<T extends { id: string }>(
  items: readonly T[],
  item: T,
  afterId: string | null,
  what: string,
): T[] {
  if (items.some((other) => other.id === item.id)) {
    throw new DeckError('conflict', `There is already a ${what} with the id "${item.id}".`, {
      path: item.id,
    });
  }
  const at = afterId === null ? 0 : items.indexOf(found(items, afterId, what)) + 1;
  return [...items.slice(0, at), item, ...items.slice(at)];
}

function withSlide(deck: Deck, slide: Slide): Deck {
  const old = slideOf(deck, slide.id);
  return { ...deck, slides: deck.slides.map((other) => (other === old ? slide : other)) };
}

function withField<T extends object>(object: T, field: keyof T, value: unknown): T {
  const copy = { ...object };
  if (value === null) delete copy[field];
  else copy[field] = value as T[keyof T];
  return copy;
}

function entryOf<T>(entries: Record<string, T>, id: string): T | null {
  return Object.hasOwn(entries, id) ? (entries[id] ?? null) : null;
}

/** Through entries, since an assignment to a key named `__proto__` would set the prototype instead. */
function withEntry<T>(entries: Record<string, T>, id: string, value: T | null): Record<string, T> {
  const position = Object.keys(entries).indexOf(id);
  const pairs = Object.entries(entries).filter(([key]) => key !== id);
  if (value !== null) pairs.splice(position < 0 ? pairs.length : position, 0, [id, value]);
  return Object.fromEntries(pairs);
}
