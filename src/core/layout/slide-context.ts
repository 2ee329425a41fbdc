import type { ResolvedTemplate } from '../template/types.js';
import type { Block, Deck, Slide, Source } from '../deck/types.js';
import type { ChosenRegions } from './choose-regions.js';
import type { Layout } from './define-layout.js';
import type { ProblemBox } from './types.js';
import type { Rect } from './place-text.js';
import type { SlideInk } from './slide-ink.js';
import type { Theme } from './theme-types.js';

/** What every part of a slide's layout needs to know. */
export interface SlideContext {
  deck: Deck;
  slide: Slide;
  theme: Theme;
  layout: Layout;
  /** Colours of the slide's ground and of its own texts. */
  ink: SlideInk;
  fitted?: ChosenRegions['fitted'];
  blocks: Record<string, ResolvedTemplate>;
}

/** Rows of a block: its own source, else the slide's. */
export function sourceOf(
  context: SlideContext,
  block: Block,
): { id: string; source: Source } | ProblemReason {
  const id = block.source ?? context.slide.source;
  if (id === undefined) {
    return {
      code: 'not_found',
      message: `Block "${block.id}" names no source.`,
      hint: 'Give the block or its slide the id of one of the deck’s sources.',
    };
  }
  const source = Object.hasOwn(context.deck.sources, id) ? context.deck.sources[id] : undefined;
  if (source === undefined) {
    const known = Object.keys(context.deck.sources);
    return {
      code: 'not_found',
      message: `The deck has no source "${id}".`,
      hint: known.length === 0 ? 'The deck has no sources.' : `It has ${known.slice(0, 8).join(', ')}.`,
    };
  }
  return { id, source };
}

export interface ProblemReason {
  code: string;
  message: string;
  hint?: string;
}

export function problemBox(block: Block, rect: Rect, reason: ProblemReason): ProblemBox {
  return {
    kind: 'problem',
    id: block.id,
    blockId: block.id,
    x: rect.x,
    y: rect.y,
    width: rect.width,
    height: rect.height,
    code: reason.code,
    message: reason.message,
    ...(reason.hint === undefined ? {} : { hint: reason.hint }),
  };
}
