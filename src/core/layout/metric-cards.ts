import { fitText, type FittedText } from './fit-text.js';
import type { MetricContent } from './metric-content.js';
import { toTextBox, type Rect, type TextPlan } from './place-text.js';
import type { Theme } from './theme-types.js';
import { LINE_HEIGHT, SIZES } from './type-scale.js';
import type { Box, Paragraph, Run } from './types.js';

export interface MetricCard {
  blockId: string;
  /** The room it may take; the card itself is as high as the texts of its row need. */
  rect: Rect;
  content: MetricContent;
}

const PADDING = { x: 28, top: 26, bottom: 22 };
const RULE = 4;
const GAP = 6;
/** What a card's height takes beside its three texts. */
const AROUND = PADDING.top + PADDING.bottom + 2 * GAP;
/** Browsers and office programs set lines a little higher than they are measured. */
const SLACK = 1.03;
/** A card lower than its room stands a little above the middle. */
const RISE = 0.35;

interface Line {
  paragraphs: readonly Paragraph[];
  sizes: readonly number[];
  lineHeight: number;
  bold?: boolean;
  maxLines: number;
  share: number;
}

/** Cards of one region on common lines: one size for all values, the highest label and note set the height of all. */
export function placeMetricCards(all: readonly MetricCard[], theme: Theme): Box[] {
  const cards = all.map(shortened);
  const values = cards.map((card) => fit(card, valueLine(card.content.value)));
  const texts = cards.map((card) => ({
    label: fit(card, textLine([{ text: card.content.label }], SIZES.metricLabel)),
    note: fit(card, textLine(card.content.note, SIZES.metricNote)),
  }));
  const largest = Math.min(...values.map((value) => value.fontSize));
  const valueSize = sizeBeside(cards, texts, largest);
  const sized = cards.map((card, i) => ({
    card,
    ...(texts[i] as (typeof texts)[number]),
    value: fit(card, { ...valueLine(card.content.value), sizes: [valueSize] }),
  }));
  const heights = {
    label: rowHeight(sized.map(({ label }) => label)),
    value: rowHeight(sized.map(({ value }) => value)),
    note: rowHeight(sized.map(({ note }) => note)),
  };
  return sized.flatMap((texts) => placeCard(texts, heights, theme));
}

/** A figure that no size of type can hold stands in its short form. */
function shortened(card: MetricCard): MetricCard {
  const { value, shortValue } = card.content;
  if (shortValue === undefined || !fit(card, valueLine(value)).overflow) return card;
  return { ...card, content: { ...card.content, value: shortValue } };
}

/** The largest size of all values that leaves the highest label and note their room. */
function sizeBeside(
  cards: readonly MetricCard[],
  texts: readonly { label: FittedText; note: FittedText }[],
  largest: number,
): number {
  const height = Math.min(...cards.map((card) => card.rect.height));
  const taken =
    rowHeight(texts.map(({ label }) => label)) + rowHeight(texts.map(({ note }) => note)) + AROUND;
  const sizes = SIZES.metricValue.filter((size) => size <= largest);
  const fitting = sizes.find((size) => Math.ceil(size * LINE_HEIGHT.metricValue * SLACK) <= height - taken);
  return fitting ?? sizes.at(-1) ?? largest;
}

function rowHeight(texts: readonly FittedText[]): number {
  return Math.ceil(Math.max(...texts.map((text) => text.height)) * SLACK);
}

function placeCard(
  { card, label, value, note }: { card: MetricCard; label: FittedText; value: FittedText; note: FittedText },
  heights: { label: number; value: number; note: number },
  theme: Theme,
): Box[] {
  const { blockId, rect, content } = card;
  const { colors } = theme;
  const needed = heights.label + heights.value + heights.note + AROUND;
  const height = Math.min(rect.height, needed);
  const top = rect.y + (rect.height - height) * RISE;
  const line = { blockId, x: rect.x + PADDING.x, width: rect.width - 2 * PADDING.x };
  const labelY = top + PADDING.top;
  const valueY = labelY + heights.label + GAP;
  const noteY = valueY + heights.value + GAP;
  const tones = { positive: colors.positive, negative: colors.negative, neutral: colors.muted };
  // Where even the smallest sizes do not fit the card, its texts say so rather than run into its neighbours.
  const cramped = needed > rect.height + 0.5;
  const box = (
    fitted: FittedText,
    plan: Omit<TextPlan, 'paragraphs' | 'sizes' | 'blockId' | 'x' | 'width'>,
  ): Box =>
    toTextBox(
      { ...line, ...plan, paragraphs: [], sizes: [] },
      { ...fitted, overflow: fitted.overflow || cramped },
    );

  const boxes: Box[] = [
    { kind: 'shape', id: `${blockId}-card`, ...rect, y: top, height, fill: colors.surface },
    {
      kind: 'shape',
      id: `${blockId}-rule`,
      x: rect.x,
      y: top,
      width: rect.width,
      height: RULE,
      fill: colors.accent,
    },
    box(label, {
      id: `${blockId}-label`,
      role: 'metric-label',
      y: labelY,
      height: heights.label,
      lineHeight: LINE_HEIGHT.metricText,
      color: colors.muted,
    }),
    box(value, {
      id: `${blockId}-value`,
      role: 'metric-value',
      y: valueY,
      height: heights.value,
      lineHeight: LINE_HEIGHT.metricValue,
      color: colors.text,
      font: 'heading',
      bold: true,
    }),
  ];
  if (content.note.length === 0) return boxes;
  const color = tones[content.tone];
  const lineHeight = LINE_HEIGHT.metricText;
  boxes.push(
    box(note, {
      id: `${blockId}-note`,
      role: 'metric-note',
      y: noteY,
      height: heights.note,
      lineHeight,
      color,
    }),
  );
  return boxes;
}

function valueLine(value: Run): Line {
  const line = { sizes: SIZES.metricValue, lineHeight: LINE_HEIGHT.metricValue, maxLines: 1, share: 0.45 };
  return { ...line, paragraphs: paragraph([value]), bold: true };
}

function textLine(runs: Run[], sizes: readonly number[]): Line {
  return { paragraphs: paragraph(runs), sizes, lineHeight: LINE_HEIGHT.metricText, maxLines: 2, share: 0.4 };
}

function paragraph(runs: Run[]): Paragraph[] {
  return runs.some((run) => run.text.trim() !== '') ? [{ runs, level: 0, spaceBefore: 0 }] : [];
}

function fit(card: MetricCard, { share, ...line }: Line): FittedText {
  return fitText(line.paragraphs, {
    ...line,
    width: card.rect.width - 2 * PADDING.x,
    height: card.rect.height * share,
  });
}
