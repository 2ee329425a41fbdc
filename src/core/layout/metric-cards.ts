import type { MetricContent } from './metric-content.js';
import { chooseCardType, type CardType, type SetText } from './metric-type.js';
import { toTextBox, type Rect, type TextPlan } from './place-text.js';
import { metricsOf } from './theme-fonts.js';
import type { Theme } from './theme-types.js';
import { LINE_HEIGHT } from './type-scale.js';
import type { Box } from './types.js';

export interface MetricCard {
  blockId: string;
  /** The room it may take. */
  rect: Rect;
  content: MetricContent;
}

const RULE = 4;
/** A card with room to spare is as high as this, and stands a little above the middle of it. */
const HIGH = 244;
const RISE = 0.35;

/** Cards of one region on common lines: all of one height, their labels, values and notes each in one size. */
export function placeMetricCards(cards: readonly MetricCard[], theme: Theme): Box[] {
  const room = {
    width: Math.min(...cards.map(({ rect }) => rect.width)),
    height: Math.min(...cards.map(({ rect }) => rect.height)),
  };
  const contents = cards.map(({ content }) => content);
  const type = chooseCardType(contents, room, metricsOf(theme, 'body'));
  return cards.flatMap((card, index) => placeCard(card, index, type, theme));
}

function placeCard(
  { blockId, rect, content }: MetricCard,
  index: number,
  type: CardType,
  theme: Theme,
): Box[] {
  const { colors } = theme;
  const { space, heights } = type;
  const height = Math.min(rect.height, Math.max(heights.card, HIGH));
  const top = rect.y + (rect.height - height) * RISE;
  const labelY = top + space.top + Math.max(0, height - heights.card) / 2;
  const valueY = labelY + heights.label + space.gap;
  const noteY = valueY + heights.value + space.gap;
  const tones = { positive: colors.positive, negative: colors.negative, neutral: colors.muted };
  // Where even the smallest sizes do not fit the card, its texts say so rather than run into its neighbours.
  const cramped = heights.card > rect.height + 0.5;
  const line = { blockId, x: rect.x + space.x, width: rect.width - 2 * space.x, paragraphs: [], sizes: [] };
  const box = (
    { fitted, full }: SetText,
    part: 'label' | 'value' | 'note',
    plan: Pick<TextPlan, 'y' | 'color' | 'lineHeight'> & Partial<Pick<TextPlan, 'bold'>>,
  ): Box => {
    const role = `metric-${part}` as const;
    return toTextBox(
      {
        ...line,
        ...plan,
        id: `${blockId}-${part}`,
        role,
        height: heights[part],
        ...(full === undefined ? {} : { full }),
      },
      { ...fitted, overflow: fitted.overflow || cramped },
    );
  };
  const ground = { kind: 'shape', x: rect.x, y: top, width: rect.width } as const;
  const boxes: Box[] = [
    { ...ground, id: `${blockId}-card`, height, fill: colors.surface },
    { ...ground, id: `${blockId}-rule`, height: RULE, fill: colors.accent },
    box(type.labels[index] as SetText, 'label', {
      y: labelY,
      lineHeight: LINE_HEIGHT.metricText,
      color: colors.muted,
    }),
    // Not the heading's font: figures that are compared want digits of one height and width, which Georgia lacks.
    box(type.values[index] as SetText, 'value', {
      y: valueY,
      lineHeight: LINE_HEIGHT.metricValue,
      color: colors.text,
      bold: true,
    }),
  ];
  if (content.note.length === 0) return boxes;
  boxes.push(
    box(type.notes[index] as SetText, 'note', {
      y: noteY,
      lineHeight: LINE_HEIGHT.metricText,
      color: tones[content.tone],
    }),
  );
  return boxes;
}
