import { resolveSlide } from '../deck/resolve.js';
import type { Block, Deck, Slide } from '../deck/types.js';
import { chooseRegions, weightFor } from './choose-regions.js';
import { layoutOf } from './layouts.js';
import { toParagraphs } from './paragraphs.js';
import { defaultTheme } from './themes.js';

/** Where a slide is divided between two regions, and what moves it. Lengths are slide pixels from the left of a left-to-right slide. */
export interface SlideSplit {
  /** The block whose weight divides the regions. */
  block: Block;
  /** Middle of the gap. */
  x: number;
  /** Bounds of both regions together. */
  from: number;
  to: number;
  top: number;
  height: number;
  /** The block stands behind the split, not before it. */
  after: boolean;
  /** The weight that moves the middle of the gap to `x`, within bounds. */
  weightAt(x: number): number;
}

/** The split of a slide; undefined where its layout has none, or nothing stands on one of its sides. */
export function slideSplit(deck: Deck, slide: Slide): SlideSplit | undefined {
  const theme = deck.theme ?? defaultTheme;
  const text = toParagraphs(resolveSlide(deck, slide).text);
  const { layout } = chooseRegions(layoutOf(slide), text, slide.blocks, theme);
  const [a, b] = (layout.split ?? []).map((id) => layout.regions.find((region) => region.id === id));
  const block = slide.blocks.find(({ region }) => region === a?.id);
  if (!a || !b || !block) return undefined;
  const filled = b.holds === 'text' ? text.length > 0 : slide.blocks.some(({ region }) => region === b.id);
  if (!filled) return undefined;
  const { layout: plain } = chooseRegions(layoutOf(slide), text, [], theme);
  const after = a.x > b.x;
  const [near, far] = after ? [b, a] : [a, b];
  const [from, to] = [near.x, far.x + far.width];
  const gap = far.x - from - near.width;
  return {
    block,
    x: from + near.width + gap / 2,
    from,
    to,
    top: a.y,
    height: a.height,
    after,
    weightAt: (x) => weightFor(plain, (after ? to - x : x - from) - gap / 2) ?? 1,
  };
}
