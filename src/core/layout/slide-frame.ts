import { SOURCES_PART } from '../statements/sources/query-time.js';
import { coverLine, queriedLine, sourceLine } from '../statements/sources/source-line.js';
import { FIT_SAFETY } from './fit-text.js';
import { formatCell } from './format-cell.js';
import { CONTENT_BOTTOM, MARGIN } from './layouts.js';
import { truncateText } from './measure.js';
import { openingShapes } from './opening-shapes.js';
import { placeImage } from './place-image.js';
import { placeText, plainParagraphs, type Rect, type TextPlan } from './place-text.js';
import { sourceOf, type SlideContext } from './slide-context.js';
import { metricsOf } from './theme-fonts.js';
import { LINE_HEIGHT, SIZES } from './type-scale.js';
import { SLIDE_WIDTH, type Box } from './types.js';

const ACCENT_Y = 38;
const RULE_Y = 660;
const FOOTER_Y = 667;
const FOOTER_HEIGHT = 22;
const NUMBER_WIDTH = 80;
/** Room between company and number for a date, which programs that show the exported slides can put there. */
const DATE_WIDTH = 160;
const FOOTER_GAP = 16;
const LOGO_HEIGHT = 20;
/** Under the text of a cover. */
const COVER_LINE = { y: 604, width: 800, height: 26 };
/** Between what a slide shows and the rule. */
const SOURCE_LINE = { y: CONTENT_BOTTOM + 1, height: 18 };

/** What stands behind the content: the short accent rule, and on opening slides the shapes along the far edge. */
export function frameBefore(context: SlideContext): Box[] {
  const { layout, theme, ink } = context;
  const fill = ink.accent;
  if (layout.style === 'content') {
    return [{ kind: 'shape', id: 'accent', x: MARGIN, y: ACCENT_Y, width: 56, height: 5, fill }];
  }
  const boxes: Box[] = [
    ...openingShapes(layout.style, ink, theme),
    { kind: 'shape', id: 'accent', x: MARGIN, y: 417, width: 96, height: 5, fill },
  ];
  const logo = context.deck.branding?.logoDataUrl;
  if (layout.style === 'cover' && logo !== undefined) {
    boxes.push(
      placeImage(
        { id: 'logo', ...logoOf(context, logo) },
        { x: MARGIN, y: 56, width: 260, height: 72 },
        'start',
      ),
    );
  }
  return boxes;
}

/** Source line, rule, company and slide number under the content; opening slides carry the company alone. */
export function frameAfter(context: SlideContext, number: number): Box[] {
  const { theme, ink, deck, layout } = context;
  const { companyName = '', logoDataUrl } = deck.branding ?? {};
  const boxes: Box[] = [];
  const line = {
    y: FOOTER_Y,
    height: FOOTER_HEIGHT,
    sizes: SIZES.footer,
    lineHeight: LINE_HEIGHT.footer,
    color: ink.muted,
  };
  let x = MARGIN;
  if (layout.style === 'content') {
    boxes.push(...placeSourceLine(context));
    boxes.push({
      kind: 'shape',
      id: 'footer-rule',
      x: MARGIN,
      y: RULE_Y,
      width: SLIDE_WIDTH - 2 * MARGIN,
      height: 1,
      fill: theme.colors.rule,
    });
    if (logoDataUrl !== undefined) {
      const area = { x, y: FOOTER_Y + 1, width: 120, height: LOGO_HEIGHT };
      const logo = placeImage({ id: 'logo', ...logoOf(context, logoDataUrl) }, area, 'start');
      boxes.push(logo);
      x += logo.width + 12;
    }
  }
  if (companyName.trim() !== '') {
    const width = dateArea().x - FOOTER_GAP - x;
    const plan: TextPlan = {
      id: 'footer',
      role: 'footer',
      x,
      width,
      ...line,
      paragraphs: plainParagraphs(companyName),
      anchor: 'middle',
      maxLines: 1,
    };
    boxes.push(placeText(plan, theme));
  }
  if (layout.style === 'content') {
    const plan: TextPlan = {
      id: 'slide-number',
      role: 'slide-number',
      x: SLIDE_WIDTH - MARGIN - NUMBER_WIDTH,
      width: NUMBER_WIDTH,
      ...line,
      paragraphs: plainParagraphs(formatCell(number, 'number', 'integer', deck.format)),
      align: 'end',
      anchor: 'middle',
    };
    boxes.push(placeText(plan, theme));
  }
  if (layout.style === 'cover') boxes.push(...placeCoverLine(context));
  return boxes;
}

/** Author, day and period of the data, on a cover that code wrote. */
function placeCoverLine({ deck, slide, theme, ink }: SlideContext): Box[] {
  if (slide.ext?.['part'] !== 'cover') return [];
  const text = coverLine(Object.values(deck.sources), deck.format, deck.branding?.author);
  if (text === '') return [];
  const plan: TextPlan = {
    id: 'cover-line',
    role: 'note',
    x: MARGIN,
    ...COVER_LINE,
    sizes: SIZES.coverLine,
    lineHeight: LINE_HEIGHT.footer,
    color: ink.muted,
    paragraphs: plainParagraphs(text),
    anchor: 'middle',
    maxLines: 1,
  };
  return [placeText(plan, theme)];
}

/** Where the rows that a slide shows come from, or when all that it lists was queried; cut where it is longer than the slide is wide. */
function placeSourceLine(context: SlideContext): Box[] {
  const { deck, slide, theme, ink } = context;
  const shown = slide.blocks.flatMap((block) => {
    if (block.kind === 'text' || block.kind === 'image') return [];
    const found = sourceOf(context, block);
    return 'source' in found ? [found.source] : [];
  });
  const isListing = slide.ext?.['part'] === SOURCES_PART;
  const full = isListing
    ? queriedLine(deck.sources, deck.format)
    : sourceLine([...new Set(shown)], deck.format);
  if (full === '') return [];
  const [fontSize] = SIZES.footer;
  const width = SLIDE_WIDTH - 2 * MARGIN;
  const text = truncateText(full, width * (1 - FIT_SAFETY), { fontSize, font: metricsOf(theme, 'body') });
  const plan: TextPlan = {
    id: 'source-line',
    role: 'note',
    x: MARGIN,
    width,
    ...SOURCE_LINE,
    sizes: SIZES.footer,
    lineHeight: LINE_HEIGHT.footer,
    color: ink.muted,
    paragraphs: plainParagraphs(text),
    anchor: 'middle',
    maxLines: 1,
    ...(text === full ? {} : { full }),
  };
  return [placeText(plan, theme)];
}

/** Where a date may stand, as a left-to-right reader sees it. */
export function dateArea(): Rect {
  const x = SLIDE_WIDTH - MARGIN - NUMBER_WIDTH - FOOTER_GAP - DATE_WIDTH;
  return { x, y: FOOTER_Y, width: DATE_WIDTH, height: FOOTER_HEIGHT };
}

function logoOf(
  context: SlideContext,
  dataUrl: string,
): { dataUrl: string; alt: string; decorative: boolean } {
  const alt = context.deck.branding?.companyName ?? '';
  return { dataUrl, alt, decorative: alt === '' };
}
