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
export function placeMetricCards(cards: readonly MetricCard[], theme: Theme): Box[] {
  const values = cards.map((card) => fit(card, valueLine(card.content.value)));
  const valueSize = Math.min(...values.map((value) => value.fontSize));
  const sized = cards.map((card) => {
    const label = fit(card, textLine([{ text: card.content.label }], SIZES.metricLabel));
    const value = fit(card, { ...valueLine(card.content.value), sizes: [valueSize] });
    const note = fit(card, textLine(card.content.note, SIZES.metricNote));
    return { card, label, value, note };
  });
  const highest = (pick: (texts: (typeof sized)[number]) => FittedText): number =>
    Math.ceil(Math.max(...sized.map((texts) => pick(texts).height)) * 1.03);
  const heights = {
    label: highest((t) => t.label),
    value: highest((t) => t.value),
    note: highest((t) => t.note),
  };
  return sized.flatMap((texts) => placeCard(texts, heights, theme));
}

function placeCard(
  { card, label, value, note }: { card: MetricCard; label: FittedText; value: FittedText; note: FittedText },
  heights: { label: number; value: number; note: number },
  theme: Theme,
): Box[] {
  const { blockId, rect, content } = card;
  const { colors } = theme;
  const needed = PADDING.top + heights.label + GAP + heights.value + GAP + heights.note + PADDING.bottom;
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
