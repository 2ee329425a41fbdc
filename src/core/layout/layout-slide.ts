import type { Block, Deck, Slide } from '../deck/types.js';
import { resolveSlide } from '../deck/resolve.js';
import { chooseRegions } from './choose-regions.js';
import type { Region } from './define-layout.js';
import { layoutOf } from './layouts.js';
import { toParagraphs, toPlainParagraphs } from './paragraphs.js';
import { withPointLinks } from './point-links.js';
import { placeRegion, type RegionItem } from './place-blocks.js';
import { placeText, type Rect, type TextPlan } from './place-text.js';
import { inReadingDirection, isRightToLeft } from './reading-direction.js';
import type { SlideContext } from './slide-context.js';
import { frameAfter, frameBefore } from './slide-frame.js';
import { slideInk } from './slide-ink.js';
import { defaultTheme } from './themes.js';
import { LINE_HEIGHT, SIZES } from './type-scale.js';
import { SLIDE_HEIGHT, SLIDE_WIDTH, type Box, type Paragraph, type SlideGeometry } from './types.js';

export { isRightToLeft };

export interface LayoutSlideOptions {
  /** Position in the deck from 0; found by the slide's id where it is not given. */
  index?: number;
}

/**
 * The one geometry of a slide: boxes in slide pixels that the screen, the presenter and every exporter draw as they
 * are. Texts are resolved and fitted, tables cut to the rows that fit, and a block that cannot be drawn is a
 * `problem` box in its place. Never throws for what stands in a deck.
 */
export function layoutSlide(deck: Deck, slide: Slide, options: LayoutSlideOptions = {}): SlideGeometry {
  const theme = deck.theme ?? defaultTheme;
  const resolved = resolveSlide(deck, slide);
  const text = withPointLinks(deck, slide, toParagraphs(resolved.text));
  const chosen = chooseRegions(layoutOf(slide), text, slide.blocks, theme);
  const ink = slideInk(chosen.layout, theme);
  const context: SlideContext = { deck, slide, theme, ink, ...chosen, blocks: resolved.blocks };
  const index = options.index ?? deck.slides.findIndex((other) => other.id === slide.id);

  const boxes: Box[] = [
    ...frameBefore(context),
    ...placeTitle(context, toPlainParagraphs(resolved.title)),
    ...placeContent(context, text),
    ...frameAfter(context, Math.max(0, index) + 1),
  ];
  const rtl = isRightToLeft(deck.format.locale);
  const read = inReadingDirection(boxes, rtl);
  return {
    slideId: slide.id,
    width: SLIDE_WIDTH,
    height: SLIDE_HEIGHT,
    background: ink.ground,
    language: deck.format.locale,
    ...(rtl ? { direction: 'rtl' } : {}),
    boxes: uniqueIds(rtl ? read.map(mirror) : read),
  };
}

function placeTitle({ layout, theme, ink }: SlideContext, paragraphs: Paragraph[]): Box[] {
  const region = layout.regions.find((candidate) => candidate.holds === 'title');
  if (!region) return [];
  const large = layout.style !== 'content';
  const plan: TextPlan = {
    id: 'title',
    role: 'title',
    field: 'title',
    ...rectOf(region),
    paragraphs,
    sizes: large ? SIZES.coverTitle : SIZES.title,
    lineHeight: large ? LINE_HEIGHT.coverTitle : LINE_HEIGHT.title,
    font: 'heading',
    bold: true,
    color: ink.text,
    anchor: large ? 'bottom' : 'top',
    maxLines: 3,
    balanced: true,
  };
  return [placeText(plan, theme)];
}

function placeContent(context: SlideContext, text: readonly Paragraph[]): Box[] {
  const regions = context.layout.regions.filter((region) => region.holds !== 'title');
  const items = new Map<string, RegionItem[]>(regions.map((region) => [region.id, []]));
  const textRegion = regions.find((region) => region.holds === 'text');
  if (textRegion && text.length > 0) items.get(textRegion.id)?.push({ kind: 'slide-text', paragraphs: text });
  for (const block of context.slide.blocks) {
    const region = regionOf(block, regions);
    if (region) items.get(region.id)?.push({ kind: 'block', block });
  }
  const isEmpty = (id: string): boolean => items.get(id)?.length === 0;
  return regions.flatMap((region): Box[] => {
    const own = items.get(region.id) ?? [];
    const taken = region.growsInto !== undefined && isEmpty(region.growsInto);
    const other = taken ? regions.find((candidate) => candidate.id === region.growsInto) : undefined;
    if (own.length > 0)
      return placeRegion(context, region, other ? grown(region, other) : rectOf(region), own);
    // An empty text region shows as a place to write, unless what stands beside it has grown over it.
    const grownOver = regions.some(
      (candidate) => candidate.growsInto === region.id && !isEmpty(candidate.id),
    );
    if (region !== textRegion || grownOver) return [];
    return placeRegion(context, region, rectOf(region), [{ kind: 'slide-text', paragraphs: [] }]);
  });
}

/** The region a block names; else the first for its kind: no block is lost to a name that this layout does not know. */
function regionOf(block: Block, regions: readonly Region[]): Region | undefined {
  const named = regions.find((region) => region.id === block.region);
  if (named) return named;
  const wanted = block.kind === 'text' ? 'text' : 'blocks';
  return regions.find((region) => region.holds === wanted) ?? regions[0];
}

function rectOf(region: Rect): Rect {
  return { x: region.x, y: region.y, width: region.width, height: region.height };
}

/** A region with the room of another: above and below it where they share columns, else to its sides. */
function grown(region: Rect, other: Rect): Rect {
  const stacked = region.x < other.x + other.width && other.x < region.x + region.width;
  if (stacked) {
    const y = Math.min(region.y, other.y);
    return { ...rectOf(region), y, height: Math.max(region.y + region.height, other.y + other.height) - y };
  }
  const x = Math.min(region.x, other.x);
  return { ...rectOf(region), x, width: Math.max(region.x + region.width, other.x + other.width) - x };
}

function mirror(box: Box): Box {
  return { ...box, x: SLIDE_WIDTH - box.x - box.width };
}

/** Block ids come from hosts and files: one named `title` or used twice must not shadow another box. */
function uniqueIds(boxes: Box[]): Box[] {
  const seen = new Set<string>();
  return boxes.map((box) => {
    let id = box.id;
    for (let n = 2; seen.has(id); n++) id = `${box.id}-${n}`;
    seen.add(id);
    return id === box.id ? box : { ...box, id };
  });
}
