import type { Block, Deck, Slide } from '../../../core/deck/types.js';
import type { Box, SlideGeometry } from '../../../core/layout/types.js';
import type { AllMessages } from '../../shared/all-words.js';

/** A block where it stands, slide pixels. */
export interface SlidePart {
  block: Block;
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The blocks that stand on a slide, in reading order. */
export function slideParts(
  deck: Deck,
  slide: Slide,
  geometry: SlideGeometry,
  words: AllMessages,
): SlidePart[] {
  return slide.blocks.flatMap((block): SlidePart[] => {
    const boxes = geometry.boxes.filter((box) => blockOf(box) === block.id);
    if (boxes.length === 0) return [];
    const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
    const right = Math.max(...boxes.map((box) => box.x + box.width));
    const bottom = Math.max(...boxes.map((box) => box.y + box.height));
    return [{ block, name: nameOf(deck, slide, block, words), x, y, width: right - x, height: bottom - y }];
  });
}

/** Cards and pictures are named by their boxes alone. */
function blockOf(box: Box): string | undefined {
  if ('blockId' in box) return box.blockId;
  if (box.kind === 'image') return box.id;
  return box.kind === 'shape' ? /^(.+)-card$/u.exec(box.id)?.[1] : undefined;
}

function nameOf({ sources, assets }: Deck, slide: Slide, block: Block, words: AllMessages): string {
  if (block.kind === 'text') return words.textPart;
  if (block.kind === 'image') {
    const alt = Object.hasOwn(assets, block.asset) ? assets[block.asset]?.alt : undefined;
    return alt ? `${words.picturePart}: ${alt}` : words.picturePart;
  }
  const id = block.source ?? slide.source ?? '';
  const source = Object.hasOwn(sources, id) ? sources[id] : undefined;
  const kind = words.types[block.spec.type] ?? block.spec.type;
  const title = block.spec.title ?? source?.widget?.title ?? source?.title;
  return title ? `${kind}: ${title}` : kind;
}
