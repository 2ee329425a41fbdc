import type { ChartSpec } from '../chart/types.js';
import { templateOf } from '../deck/plain-text.js';
import type { Block, Slide, Source } from '../deck/types.js';
import { plainText } from '../statements/expressions.js';
import { checkSpec } from './chart-block.js';
import type { Region } from './define-layout.js';
import { FIT_SAFETY } from './fit-text.js';
import { truncateText } from './measure.js';
import { placeMetricCards, type MetricCard } from './metric-cards.js';
import { metricContent } from './metric-content.js';
import { toParagraphs } from './paragraphs.js';
import { placeImage } from './place-image.js';
import { placeText, plainParagraphs, type Rect, type TextPlan } from './place-text.js';
import { problemBox, sourceOf, type SlideContext } from './slide-context.js';
import { placeSlideText } from './slide-text.js';
import { placeTable } from './table-block.js';
import { metricsOf } from './theme-fonts.js';
import { LINE_HEIGHT, SIZES } from './type-scale.js';
import type { Box, Paragraph } from './types.js';

const GAP = 24;
/** Height of a chart's own title with the space under it. */
const BLOCK_TITLE = 34;
/** Four cards a row: more would be too narrow for a figure. */
const MAX_IN_ROW = 4;

/** What shares a region: the slide's own text, or a block. */
export type RegionItem =
  { kind: 'slide-text'; paragraphs: readonly Paragraph[] } | { kind: 'block'; block: Block };

export function placeRegion(
  context: SlideContext,
  region: Region,
  rect: Rect,
  items: readonly RegionItem[],
): Box[] {
  const boxes: Box[] = [];
  const cards: MetricCard[] = [];
  const cells = divide(rect, items.map(weightOf), region.arrange ?? 'column');
  items.forEach((item, index) => {
    const cell = cells[index] as Rect;
    if (item.kind === 'slide-text') boxes.push(...placeSlideText(context, region, cell, item.paragraphs));
    else boxes.push(...placeBlock(context, item.block, cell, cards));
  });
  if (cards.length > 0) boxes.push(...placeMetricCards(cards, context.theme));
  return boxes;
}

function weightOf(item: RegionItem): number {
  const weight = item.kind === 'block' ? (item.block.weight ?? 1) : 1;
  return Number.isFinite(weight) && weight > 0 ? Math.min(weight, 20) : 1;
}

/** Cells of a region: one column by weight, or rows of at most four by weight. */
function divide(rect: Rect, weights: readonly number[], arrange: 'row' | 'column'): Rect[] {
  if (arrange === 'column') return slices(rect, weights, 'height');
  const rows = Math.max(1, Math.ceil(weights.length / MAX_IN_ROW));
  const perRow = Math.ceil(weights.length / rows);
  const bands = slices(
    rect,
    Array.from({ length: rows }, () => 1),
    'height',
  );
  return bands.flatMap((band, row) => slices(band, weights.slice(row * perRow, (row + 1) * perRow), 'width'));
}

function slices(rect: Rect, weights: readonly number[], side: 'width' | 'height'): Rect[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  // Ever smaller gaps keep every cell's side positive however many blocks there are.
  const gap = Math.min(GAP, rect[side] / (3 * Math.max(1, weights.length)));
  const room = rect[side] - gap * (weights.length - 1);
  let offset = 0;
  return weights.map((weight) => {
    const length = (room * weight) / total;
    const cell =
      side === 'width'
        ? { ...rect, x: rect.x + offset, width: length }
        : { ...rect, y: rect.y + offset, height: length };
    offset += length + gap;
    return cell;
  });
}

function placeBlock(context: SlideContext, block: Block, rect: Rect, cards: MetricCard[]): Box[] {
  if (block.kind === 'text') {
    const resolved = context.blocks[block.id];
    const plan: TextPlan = {
      id: block.id,
      role: 'body',
      blockId: block.id,
      ...rect,
      paragraphs: resolved ? toParagraphs(resolved) : [],
      sizes: SIZES.body,
      lineHeight: LINE_HEIGHT.body,
      color: context.ink.text,
    };
    return [placeText(plan, context.theme)];
  }
  if (block.kind === 'image') return [imageBlock(context, block, rect)];
  const found = sourceOf(context, block);
  if ('code' in found) return [problemBox(block, rect, found)];
  const checked = checkSpec(block.spec, found.source);
  if ('code' in checked) return [problemBox(block, rect, checked)];
  const { spec, data } = checked;
  if (spec.type === 'big-number') {
    cards.push({
      blockId: block.id,
      rect,
      content: metricContent(spec, found.source, data.rows, context.deck.format),
    });
    return [];
  }
  const ids = { blockId: block.id, source: found.id };
  const title = blockTitle(context, block.id, spec, found.source, rect);
  const room = below(rect, title.length > 0 ? heightOf(title) : 0);
  if (spec.type === 'table') {
    const table = { columns: found.source.columns, rows: data.rows, truncated: data.truncated };
    return [...title, ...placeTable(ids, spec, table, room, context.theme, context.deck.format)];
  }
  return [...title, { kind: 'chart', id: block.id, ...ids, ...room, spec }];
}

/** Charts and tables that share a slide say each what it is; one alone where the slide's title says something else. */
const saysItself = ({ title, blocks }: Slide, name: string): boolean =>
  blocks.filter((block) => 'spec' in block && block.spec.type !== 'big-number').length > 1 ||
  templateOf(plainText(name)) !== title;

function blockTitle(
  { slide, theme, ink }: SlideContext,
  blockId: string,
  spec: ChartSpec,
  source: Source,
  rect: Rect,
): Box[] {
  const text = (spec.title ?? source.widget?.title ?? source.title).trim();
  if (text === '' || !saysItself(slide, text) || rect.height < 4 * BLOCK_TITLE) return [];
  const [fontSize] = SIZES.blockTitle;
  const font = metricsOf(theme, 'body');
  const width = rect.width * (1 - FIT_SAFETY);
  const within = (room: number): string => truncateText(text, room, { fontSize, bold: true, font });
  // A whole question of a survey takes two lines, where there is room for them.
  const isLong = within(width) !== text && rect.height > LEAST_FOR_TWO * BLOCK_TITLE;
  const shown = within(isLong ? TWO_LINES * width : width);
  const plan: TextPlan = {
    id: `${blockId}-title`,
    role: 'block-title',
    blockId,
    ...rect,
    height: (isLong ? 2 : 1) * BLOCK_TITLE - 4,
    paragraphs: plainParagraphs(shown),
    ...(shown === text ? {} : { full: text }),
    sizes: SIZES.blockTitle,
    lineHeight: LINE_HEIGHT.blockTitle,
    bold: true,
    color: ink.text,
  };
  return [placeText(plan, theme)];
}

/** The first line ends where a word does. */
const TWO_LINES = 1.85;
const LEAST_FOR_TWO = 10;

/** What is taken from a block's height by its title. */
const heightOf = (title: readonly Box[]): number => (title[0]?.height ?? 0) + 4;

function below(rect: Rect, height: number): Rect {
  return { ...rect, y: rect.y + height, height: rect.height - height };
}

function imageBlock(context: SlideContext, block: Block & { kind: 'image' }, rect: Rect): Box {
  const { assets } = context.deck;
  const asset = Object.hasOwn(assets, block.asset) ? assets[block.asset] : undefined;
  if (asset === undefined) {
    const message = `The deck has no asset "${block.asset}".`;
    return problemBox(block, rect, { code: 'asset_not_found', message, hint: 'Add the image again.' });
  }
  const alt = asset.alt ?? '';
  return placeImage({ id: block.id, dataUrl: asset.dataUrl, alt, decorative: alt === '' }, rect);
}
