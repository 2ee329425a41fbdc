import type { Layout, Region } from './define-layout.js';
import type { Rect } from './place-text.js';
import { LINE_HEIGHT, SIZES } from './type-scale.js';
import type { Paragraph } from './types.js';

/** The rule of a callout and the space after it. */
const RULE = { width: 5, gap: 22 };
/** How far the rule reaches beyond the text, as a multiple of the font size. */
const RULE_REACH = 0.3;
/** Regions wider than this set text for a whole slide, narrower ones for the side of a chart. */
const WIDE = 600;
/** A lower region is a line or two above something. */
const LOW = 140;

export interface TextPlace extends Rect {
  paragraphs: readonly Paragraph[];
  sizes: readonly number[];
  lineHeight: number;
}

/** Where a slide's text stands in the part of a region that it has, and the sizes it may take there. */
export function textPlace(
  style: Layout['style'],
  region: Pick<Region, 'callout' | 'width'>,
  { x, y, width, height }: Rect,
  paragraphs: readonly Paragraph[],
): TextPlace {
  const wide = region.width > WIDE;
  if (region.callout === true) {
    const indent = RULE.width + RULE.gap;
    const sizes = wide ? SIZES.statement : SIZES.callout;
    const place = { x: x + indent, y, width: width - indent, height, sizes, lineHeight: LINE_HEIGHT.callout };
    return { ...place, paragraphs: withoutBullets(paragraphs) };
  }
  let sizes: readonly number[] = wide && height > LOW ? SIZES.wideBody : SIZES.body;
  if (style !== 'content') sizes = SIZES.subtitle;
  return { x, y, width, height, sizes, lineHeight: LINE_HEIGHT.body, paragraphs };
}

/** Bullets beside the rule of a callout would say the same twice. */
function withoutBullets(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  if (!paragraphs.every(({ list, level }) => list === 'bullet' && level === 0)) return paragraphs;
  return paragraphs.map(({ list: _list, ...plain }) => plain);
}

/** The rule before a callout, as high as its text. */
export function calloutRule(place: Rect, text: { height: number; fontSize: number }): Rect {
  const height = Math.min(place.height, text.height + 2 * RULE_REACH * text.fontSize);
  return {
    x: place.x - RULE.width - RULE.gap,
    y: place.y + (place.height - height) / 2,
    width: RULE.width,
    height,
  };
}
