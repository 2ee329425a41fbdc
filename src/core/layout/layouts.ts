import type { Slide } from '../deck/types.js';
import { defineLayout, findLayout, type Layout, type Region } from './define-layout.js';

/** Side margin: 5 % of the width. */
export const MARGIN = 64;
/** Nothing of a slide's content stands below this line: the footer does. */
export const CONTENT_BOTTOM = 640;

const WIDTH = 1280 - 2 * MARGIN;
const BODY_TOP = 160;
const BODY_HEIGHT = CONTENT_BOTTOM - BODY_TOP;
const CHART_WIDTH = 724;
const GUTTER = 48;
const HALF = (WIDTH - GUTTER) / 2;
/** A line or two of text under the title, above a block that takes the whole width. */
const LEAD_TOP = 158;
const LEAD_HEIGHT = 68;
/** Four lines: a lead that says more. */
const LONG_LEAD_HEIGHT = 122;
const SHORT_TEXT_CHART = 812;
const LONG_TEXT_CHART = 560;

const title: Region = { id: 'title', holds: 'title', x: MARGIN, y: 64, width: WIDTH, height: 88 };
const coverTitle: Region = { id: 'title', holds: 'title', x: MARGIN, y: 208, width: 912, height: 192 };
const coverText: Region = { id: 'text', holds: 'text', x: MARGIN, y: 440, width: 760, height: 128 };
const lead: Region = {
  id: 'text',
  holds: 'text',
  x: MARGIN,
  y: LEAD_TOP,
  width: WIDTH,
  height: LEAD_HEIGHT,
};

/** A region from under the title to the footer. */
function column(id: string, holds: Region['holds'], x: number, width: number): Region {
  return { id, holds, x, y: BODY_TOP, width, height: BODY_HEIGHT };
}
/** A region under the lead that takes the lead's room where there is no text. */
function belowLead(id: string, x: number, width: number, leadHeight = LEAD_HEIGHT): Region {
  const y = LEAD_TOP + leadHeight + 8;
  return { id, holds: 'blocks', x, y, width, height: CONTENT_BOTTOM - y, growsInto: 'text' };
}
/** A chart of a width, and the text beside it. */
function beside(chartWidth: number): Region[] {
  return [
    title,
    { ...column('chart', 'blocks', MARGIN, chartWidth), growsInto: 'text' },
    column('text', 'text', MARGIN + chartWidth + GUTTER, WIDTH - chartWidth - GUTTER),
  ];
}
const longLead: Region = { ...lead, height: LONG_LEAD_HEIGHT };

defineLayout({ id: 'title', style: 'cover', regions: [coverTitle, coverText], fallback: 'chart-text' });
defineLayout({ id: 'section', style: 'divider', regions: [coverTitle, coverText], fallback: 'chart-text' });
defineLayout({
  id: 'chart-text',
  regions: beside(CHART_WIDTH),
  variants: [
    { when: 'short', regions: beside(SHORT_TEXT_CHART) },
    { when: 'long', regions: beside(LONG_TEXT_CHART) },
  ],
  split: ['chart', 'text'],
});
defineLayout({
  id: 'chart',
  regions: [title, lead, belowLead('chart', MARGIN, WIDTH)],
  variants: [
    { when: 'long', regions: [title, longLead, belowLead('chart', MARGIN, WIDTH, LONG_LEAD_HEIGHT)] },
  ],
});
const halves = (leadHeight: number): Region[] => [
  belowLead('left', MARGIN, HALF, leadHeight),
  belowLead('right', MARGIN + HALF + GUTTER, HALF, leadHeight),
];
defineLayout({
  id: 'two-charts',
  regions: [title, lead, ...halves(LEAD_HEIGHT)],
  variants: [{ when: 'long', regions: [title, longLead, ...halves(LONG_LEAD_HEIGHT)] }],
  split: ['left', 'right'],
});
defineLayout({
  id: 'big-numbers',
  regions: [
    title,
    {
      id: 'numbers',
      holds: 'blocks',
      arrange: 'row',
      x: MARGIN,
      y: BODY_TOP + 8,
      width: WIDTH,
      height: 268,
      growsInto: 'text',
    },
    {
      id: 'text',
      holds: 'text',
      x: MARGIN,
      y: BODY_TOP + 308,
      width: 900,
      height: CONTENT_BOTTOM - BODY_TOP - 308,
    },
  ],
});
defineLayout({
  id: 'table',
  regions: [title, lead, belowLead('table', MARGIN, WIDTH)],
  variants: [
    { when: 'long', regions: [title, longLead, belowLead('table', MARGIN, WIDTH, LONG_LEAD_HEIGHT)] },
  ],
});
defineLayout({ id: 'text', regions: [title, column('text', 'text', MARGIN, 880)], fallback: 'chart-text' });

/**
 * The layout that draws a slide. An unknown layout is drawn by what the slide holds (the slide keeps its name), and one
 * without a place for the slide's blocks or text by its fallback, so that nothing on a slide can be lost from sight.
 */
export function layoutOf(slide: Pick<Slide, 'layout' | 'blocks' | 'text'>): Layout {
  let layout = findLayout(slide.layout) ?? layoutByContent(slide.blocks);
  const seen = new Set<string>();
  while (!holdsAll(layout, slide) && !seen.has(layout.id)) {
    seen.add(layout.id);
    layout = findLayout(layout.fallback) ?? layoutByContent(slide.blocks);
  }
  return holdsAll(layout, slide) ? layout : builtIn('chart-text');
}

function layoutByContent(blocks: Slide['blocks']): Layout {
  const kinds = blocks.map((block) => block.kind);
  let id = 'chart-text';
  if (kinds.every((kind) => kind === 'text')) id = 'text';
  else if (kinds.every((kind) => kind === 'metric')) id = 'big-numbers';
  else if (kinds.every((kind) => kind === 'table')) id = 'table';
  return builtIn(id);
}

function builtIn(id: string): Layout {
  return findLayout(id) as Layout;
}

function holdsAll(layout: Layout, slide: Pick<Slide, 'blocks' | 'text'>): boolean {
  const holds = (kind: Region['holds']): boolean => layout.regions.some((region) => region.holds === kind);
  if (slide.text.trim() !== '' && !holds('text')) return false;
  return holds('blocks') || slide.blocks.every((block) => block.kind === 'text' && holds('text'));
}
