import { metricContent } from '../layout/metric-content.js';
import { checkSpec } from '../layout/chart-block.js';
import type { RunFigure } from '../layout/types.js';
import type { Block, Deck, Slide, Source } from './types.js';

/** A figure that a block draws by itself, without a template. */
export interface BlockFigure {
  blockId: string;
  text: string;
  figure: RunFigure;
}

/** The source a block reads: its own, else the slide's; undefined where the deck has none of that id. */
export function sourceOfBlock(
  deck: Deck,
  slide: Slide,
  block: Block,
): { id: string; source: Source } | undefined {
  const id = block.source ?? slide.source;
  const source = id !== undefined && Object.hasOwn(deck.sources, id) ? deck.sources[id] : undefined;
  return id !== undefined && source ? { id, source } : undefined;
}

/** The figures of a slide's big numbers: value, change and what the change is against. */
export function blockFigures(deck: Deck, slide: Slide): BlockFigure[] {
  return slide.blocks.flatMap((block): BlockFigure[] => {
    const found = block.kind === 'metric' ? sourceOfBlock(deck, slide, block) : undefined;
    if (!found || block.kind !== 'metric') return [];
    const checked = checkSpec(block.spec, found.source);
    if (!('data' in checked)) return [];
    const { value, note } = metricContent(checked.spec, found.source, checked.data.rows, deck.format);
    return [value, ...note].flatMap(({ text, figure }) =>
      figure ? [{ blockId: block.id, text, figure }] : [],
    );
  });
}
