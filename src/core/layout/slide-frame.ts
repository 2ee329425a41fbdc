import { formatCell } from './format-cell.js';
import { MARGIN } from './layouts.js';
import { placeImage } from './place-image.js';
import { placeText, plainParagraphs } from './place-text.js';
import type { SlideContext } from './slide-context.js';
import type { Theme } from './theme-types.js';
import { LINE_HEIGHT, SIZES } from './type-scale.js';
import { SLIDE_HEIGHT, SLIDE_WIDTH, type Box } from './types.js';

const BAND = 232;
const STRIP = 20;
const RULE_Y = 660;
const FOOTER_Y = 667;
const FOOTER_HEIGHT = 22;
const NUMBER_WIDTH = 80;
const LOGO_HEIGHT = 20;

/** What stands behind the content: the short accent rule, and on opening slides the band along the edge. */
export function frameBefore(context: SlideContext): Box[] {
  const { layout, theme } = context;
  const fill = theme.colors.accent;
  if (layout.style === 'content') {
    return [{ kind: 'shape', id: 'accent', x: MARGIN, y: 44, width: 56, height: 5, fill }];
  }
  const boxes: Box[] = [
    ...edgeBand(layout.style === 'cover', theme),
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

/** Covers carry a wide band at the far edge; a whole one in a dark theme's light accent would glare. */
function edgeBand(cover: boolean, { mode, colors }: Theme): Box[] {
  const full = { kind: 'shape', y: 0, height: SLIDE_HEIGHT } as const;
  if (!cover) return [{ ...full, id: 'band', x: 0, width: STRIP, fill: colors.accent }];
  const x = SLIDE_WIDTH - BAND;
  if (mode === 'light') return [{ ...full, id: 'band', x, width: BAND, fill: colors.accent }];
  return [
    { ...full, id: 'band', x, width: BAND, fill: colors.surface },
    { ...full, id: 'band-edge', x, width: STRIP, fill: colors.accent },
  ];
}

/** Rule, company and slide number under the content; opening slides carry the company alone. */
export function frameAfter(context: SlideContext, number: number): Box[] {
  const { theme, deck, layout } = context;
  const { companyName = '', logoDataUrl } = deck.branding ?? {};
  const boxes: Box[] = [];
  const line = {
    y: FOOTER_Y,
    height: FOOTER_HEIGHT,
    sizes: SIZES.footer,
    lineHeight: LINE_HEIGHT.footer,
    color: theme.colors.muted,
  };
  let x = MARGIN;
  if (layout.style === 'content') {
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
    const width = SLIDE_WIDTH - MARGIN - NUMBER_WIDTH - 16 - x;
    boxes.push(
      placeText({
        id: 'footer',
        role: 'footer',
        x,
        width,
        ...line,
        paragraphs: plainParagraphs(companyName),
        anchor: 'middle',
        maxLines: 1,
      }),
    );
  }
  if (layout.style === 'content') {
    boxes.push(
      placeText({
        id: 'slide-number',
        role: 'slide-number',
        x: SLIDE_WIDTH - MARGIN - NUMBER_WIDTH,
        width: NUMBER_WIDTH,
        ...line,
        paragraphs: plainParagraphs(formatCell(number, 'number', 'integer', deck.format)),
        align: 'end',
        anchor: 'middle',
      }),
    );
  }
  return boxes;
}

function logoOf(
  context: SlideContext,
  dataUrl: string,
): { dataUrl: string; alt: string; decorative: boolean } {
  const alt = context.deck.branding?.companyName ?? '';
  return { dataUrl, alt, decorative: alt === '' };
}
