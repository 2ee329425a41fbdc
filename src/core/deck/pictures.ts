import { layoutOf } from '../layout/layouts.js';
import { switchLayout } from '../layout/switch-layout.js';
import { DeckError } from '../errors.js';
import { applyEdits, type DeckEdit } from './edits.js';
import { newId } from './new-id.js';
import { referencesOf } from './references.js';
import { DECK_LIMITS } from './schema.js';
import type { Asset, Block, Deck, Slide } from './types.js';

/** Layouts with a place for one block beside or under text: with two blocks each gets its own. */
const ONE_BLOCK = new Set(['chart-text', 'text-chart', 'chart']);

export interface InsertedPicture {
  /** One step of undo. */
  edits: DeckEdit[];
  /** The block that shows it. */
  blockId: string;
  /** The layout that the slide has now, where its own had no place for a picture. */
  layout?: string;
}

/**
 * A picture for a slide: in a free place of its layout; beside what stands there alone; in a layout with a place where its own
 * has none. A picture that the deck holds already is used again.
 * @throws DeckError `not_found` for a slide that is not there, `too_large` where a deck may hold no more
 */
export function insertPicture(deck: Deck, slideId: string, asset: Asset): InsertedPicture {
  const slide = deck.slides.find(({ id }) => id === slideId);
  if (!slide)
    throw new DeckError('not_found', `There is no slide with the id "${slideId}".`, { path: slideId });
  if (slide.blocks.length >= DECK_LIMITS.blocksPerSlide) {
    throw new DeckError('too_large', `A slide holds at most ${DECK_LIMITS.blocksPerSlide} blocks.`);
  }
  const { assetId, edits } = held(deck, asset);
  const placed = withPlace(slide);
  const blockId = newId('picture');
  const block: Block = { id: blockId, region: freeRegion(placed), kind: 'image', asset: assetId };
  const layout = placed.layout === slide.layout ? {} : { layout: placed.layout };
  if (placed !== slide) edits.push({ type: 'replaceSlide', slide: placed });
  edits.push({ type: 'insertBlock', slideId, block, afterId: placed.blocks.at(-1)?.id ?? null });
  return { edits, blockId, ...layout };
}

/** Another picture in the place of one; what was said about the old one does not hold for it. */
export function replacePicture(deck: Deck, slideId: string, blockId: string, asset: Asset): DeckEdit[] {
  const block = deck.slides.find(({ id }) => id === slideId)?.blocks.find(({ id }) => id === blockId);
  if (block?.kind !== 'image') {
    throw new DeckError('not_found', `There is no picture with the id "${blockId}".`, { path: blockId });
  }
  const { assetId, edits } = held(deck, asset);
  return withoutUnused(deck, [...edits, { type: 'setBlock', slideId, block: { ...block, asset: assetId } }]);
}

/** The edits, and in the same step the pictures leave the document that no slide shows any more. */
export function withoutUnused(deck: Deck, edits: readonly DeckEdit[]): DeckEdit[] {
  if (Object.keys(deck.assets).length === 0) return [...edits];
  const before = referencesOf(deck.slides).assets;
  const after = applyEdits(deck, edits).deck;
  const needed = referencesOf(after.slides).assets;
  const left = [...before].filter((id) => !needed.has(id) && Object.hasOwn(after.assets, id));
  return [...edits, ...left.map((assetId): DeckEdit => ({ type: 'setAsset', assetId, asset: null }))];
}

function held(deck: Deck, asset: Asset): { assetId: string; edits: DeckEdit[] } {
  const content = JSON.stringify(asset);
  const known = Object.entries(deck.assets).find(([, other]) => JSON.stringify(other) === content);
  if (known) return { assetId: known[0], edits: [] };
  if (Object.keys(deck.assets).length >= DECK_LIMITS.assets) {
    throw new DeckError('too_large', `A deck holds at most ${DECK_LIMITS.assets} pictures.`);
  }
  const assetId = newId('picture');
  return { assetId, edits: [{ type: 'setAsset', assetId, asset }] };
}

function regionsOf(slide: Slide): string[] {
  return layoutOf(slide)
    .regions.filter(({ holds }) => holds === 'blocks')
    .map(({ id }) => id);
}

function withPlace(slide: Slide): Slide {
  const regions = regionsOf(slide);
  if (regions.length === 0) return switchLayout(slide, slide.text.trim() === '' ? 'chart' : 'text-chart');
  const taken = slide.blocks.filter(({ region }) => regions.includes(region));
  const [only] = taken;
  const isAlone =
    taken.length === 1 && slide.blocks.length === 1 && only && /^(?:chart|table|image)$/u.test(only.kind);
  return isAlone && ONE_BLOCK.has(layoutOf(slide).id) ? switchLayout(slide, 'two-charts') : slide;
}

/** The first that nothing stands in, else the last. */
function freeRegion(slide: Slide): string {
  const regions = regionsOf(slide);
  const free = regions.find((id) => slide.blocks.every(({ region }) => region !== id));
  return free ?? regions.at(-1) ?? '';
}
