import type { Block, Slide } from '../deck/types.js';
import { defineLayout, findLayout, type Layout, type LayoutInput, type Region } from './define-layout.js';

/** Side margin: 5 % of the width. */
export const MARGIN = 64;
/** Nothing of a slide's content stands below this line: the footer does. */
export const CONTENT_BOTTOM = 640;

const WIDTH = 1280 - 2 * MARGIN;
/** Two lines of a title; one line leaves the second free, so that the content of all slides begins at one height. */
const TITLE_TOP = 54;
const TITLE_HEIGHT = 90;
const BODY_TOP = 164;
const BODY_HEIGHT = CONTENT_BOTTOM - BODY_TOP;
const CHART_WIDTH = 724;
const GUTTER = 48;
const HALF = (WIDTH - GUTTER) / 2;
/** A line, two and four lines of text under the title, above a block that takes the whole width. */
const LEAD = { top: BODY_TOP - 6, gap: 20, short: 36, usual: 68, long: 122 };
const SHORT_TEXT_CHART = 796;
const LONG_TEXT_CHART = 560;
/** Figures across the slide, and the text under them. */
const NUMBERS = { gap: 32, short: 300, usual: 260, long: 216 };

const title: Region = {
  id: 'title',
  holds: 'title',
  x: MARGIN,
  y: TITLE_TOP,
  width: WIDTH,
  height: TITLE_HEIGHT,
};
const coverTitle: Region = { id: 'title', holds: 'title', x: MARGIN, y: 208, width: 896, height: 192 };
const coverText: Region = { id: 'text', holds: 'text', x: MARGIN, y: 440, width: 800, height: 144 };

/** A region from under the title to the footer. */
function column(id: string, holds: Region['holds'], x: number, width: number): Region {
  return { id, holds, x, y: BODY_TOP, width, height: BODY_HEIGHT };
}
/** A chart of a width, and the text beside it. */
function beside(chartWidth: number, callout = false): Region[] {
  const text = column('text', 'text', MARGIN + chartWidth + GUTTER, WIDTH - chartWidth - GUTTER);
  return [
    title,
    { ...column('chart', 'blocks', MARGIN, chartWidth), growsInto: 'text' },
    callout ? { ...text, callout } : text,
  ];
}
/** The same with the text first. */
function afterText(chartWidth: number, callout = false): Region[] {
  const [heading, chart, text] = beside(chartWidth, callout) as [Region, Region, Region];
  return [heading, { ...text, x: MARGIN }, { ...chart, x: MARGIN + WIDTH - chartWidth }];
}
/** Text of a height under the title, and below it regions that take its room where there is none. */
function belowLead(height: number, ...below: [id: string, x: number, width: number][]): Region[] {
  const y = LEAD.top + height + LEAD.gap;
  return [
    title,
    { id: 'text', holds: 'text', x: MARGIN, y: LEAD.top, width: WIDTH, height },
    ...below.map(([id, x, width]): Region => ({
      id, holds: 'blocks', x, y, width, height: CONTENT_BOTTOM - y, growsInto: 'text',
    })),
  ]; // prettier-ignore
}
/** A row of figures of a height above the text. */
function aboveText(height: number): Region[] {
  const y = BODY_TOP + height + NUMBERS.gap;
  return [
    title,
    { ...column('numbers', 'blocks', MARGIN, WIDTH), height, arrange: 'row', growsInto: 'text' },
    { id: 'text', holds: 'text', x: MARGIN, y, width: WIDTH, height: CONTENT_BOTTOM - y },
  ];
}
/** The regions of a layout by how much text there is. */
function byText<Amount>(
  regions: (amount: Amount) => Region[],
  { short, usual, long }: Record<'short' | 'usual' | 'long', Amount>,
): Pick<LayoutInput, 'regions' | 'variants'> {
  return {
    regions: regions(usual),
    variants: [
      { when: 'short', regions: regions(short) },
      { when: 'long', regions: regions(long) },
    ],
  };
}

defineLayout({ id: 'title', style: 'cover', regions: [coverTitle, coverText], fallback: 'chart-text' });
defineLayout({ id: 'section', style: 'divider', regions: [coverTitle, coverText], fallback: 'chart-text' });
for (const [id, mirror, place] of [
  ['chart-text', 'text-chart', beside],
  ['text-chart', 'chart-text', afterText],
] as const)
  defineLayout({
    id,
    regions: place(CHART_WIDTH),
    variants: [
      { when: 'short', regions: place(SHORT_TEXT_CHART, true) },
      { when: 'long', regions: place(LONG_TEXT_CHART) },
    ],
    split: ['chart', 'text'],
    mirror,
  });
defineLayout({ id: 'chart', ...byText((height) => belowLead(height, ['chart', MARGIN, WIDTH]), LEAD) });
defineLayout({
  id: 'two-charts',
  ...byText(
    (height) => belowLead(height, ['left', MARGIN, HALF], ['right', MARGIN + HALF + GUTTER, HALF]),
    LEAD,
  ),
  split: ['left', 'right'],
});
defineLayout({ id: 'big-numbers', ...byText(aboveText, NUMBERS) });
defineLayout({ id: 'table', ...byText((height) => belowLead(height, ['table', MARGIN, WIDTH]), LEAD) });
defineLayout({
  id: 'text',
  regions: [title, column('text', 'text', MARGIN, WIDTH - GUTTER)],
  variants: [
    {
      when: 'short',
      regions: [title, { ...column('text', 'text', MARGIN, WIDTH), height: BODY_HEIGHT - 40, callout: true }],
    },
  ],
  fallback: 'chart-text',
});

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

const holds = ({ regions }: Layout, kind: Region['holds']): boolean =>
  regions.some((region) => region.holds === kind);

/** Whether a layout has a place for a slide's own text. */
export const holdsText = (layout: Layout, { text }: Pick<Slide, 'text'>): boolean =>
  text.trim() === '' || holds(layout, 'text');

export const holdsBlock = (layout: Layout, { kind }: Block): boolean =>
  holds(layout, 'blocks') || (kind === 'text' && holds(layout, 'text'));

/** Whether a layout has a place for all that a slide shows. */
export const holdsAll = (layout: Layout, slide: Pick<Slide, 'blocks' | 'text'>): boolean =>
  holdsText(layout, slide) && slide.blocks.every((block) => holdsBlock(layout, block));
