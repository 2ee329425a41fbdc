import type { Deck, Slide } from '../deck/types.js';
import { breakLines, measureParagraph } from './break-lines.js';
import { listLayouts, type Layout } from './define-layout.js';
import { FIT_SAFETY } from './fit-text.js';
import { layoutSlide } from './layout-slide.js';
import { layoutOf } from './layouts.js';
import { partsAside, switchLayout } from './switch-layout.js';
import { metricsOf } from './theme-fonts.js';
import type { Theme } from './theme-types.js';
import { defaultTheme } from './themes.js';
import type { SlideGeometry, TextBox, TextRole } from './types.js';

/** A text that is too long for its place even in the smallest type. */
export interface TextOverflow {
  /** Of the box. */
  id: string;
  /** Which text of the slide it is; absent: the text of a block. */
  field?: 'title' | 'text';
  /** Lines that do not fit, at least one. */
  lines: number;
}

/** What people write: cards of figures cut their texts by themselves. */
const WRITTEN: readonly TextRole[] = ['title', 'subtitle', 'body'];

/** The texts of a slide that do not fit, in reading order. */
export function textOverflows(geometry: SlideGeometry, theme: Theme): TextOverflow[] {
  return geometry.boxes.flatMap((box) =>
    box.kind === 'text' && box.overflow && WRITTEN.includes(box.role)
      ? [{ id: box.id, ...(box.field ? { field: box.field } : {}), lines: linesTooMany(box, theme) }]
      : [],
  );
}

function linesTooMany(box: TextBox, theme: Theme): number {
  const { fontSize, lineHeight, bold, paragraphs } = box;
  const style = { bold, font: metricsOf(theme, box.font) };
  const measured = paragraphs.map((paragraph) => measureParagraph(paragraph, style));
  const room = box.height * (1 - FIT_SAFETY);
  let bottom = 0;
  let fitting = 0;
  const lines = breakLines(measured, box.width * (1 - FIT_SAFETY), fontSize);
  for (const { first, paragraph } of lines) {
    const space = first && paragraph > 0 ? (paragraphs[paragraph]?.spaceBefore ?? 0) : 0;
    bottom += space + fontSize * lineHeight;
    if (bottom <= room) fitting += 1;
  }
  return Math.max(1, lines.length - fitting);
}

/** The slide in a layout that holds all of its parts and its whole text; undefined where there is none. */
export function roomierSlide(deck: Deck, slide: Slide): Slide | undefined {
  const theme = deck.theme ?? defaultTheme;
  const current = layoutOf(slide).id;
  for (const layout of listLayouts()) {
    if (layout.id === current || !suits(layout, slide)) continue;
    const other = switchLayout(slide, layout.id);
    if (partsAside(other) > partsAside(slide)) continue;
    if (textOverflows(layoutSlide(deck, other), theme).length === 0) return other;
  }
  return undefined;
}

/** An opening slide, a row of cards or an empty half are not what a person wants room for text from. */
function suits({ style, regions }: Layout, { blocks }: Slide): boolean {
  const places = regions.filter(({ holds }) => holds === 'blocks');
  const areCards = blocks.every(({ kind }) => kind === 'metric');
  return (
    style === 'content' &&
    places.length <= blocks.length &&
    (areCards || places.every(({ arrange }) => arrange !== 'row'))
  );
}
