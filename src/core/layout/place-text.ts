import { balancedWidth } from './balance-lines.js';
import { fitText, type FittedText } from './fit-text.js';
import { steadyWidth } from './steady-width.js';
import { metricsOf } from './theme-fonts.js';
import type { Theme } from './theme-types.js';
import type { Paragraph, TextBox } from './types.js';

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TextPlan
  extends Rect, Pick<TextBox, 'id' | 'role' | 'color'>, Partial<Pick<TextBox, 'field' | 'blockId' | 'full'>> {
  paragraphs: readonly Paragraph[];
  sizes: readonly number[];
  lineHeight: number;
  font?: TextBox['font'];
  bold?: boolean;
  align?: TextBox['align'];
  anchor?: TextBox['anchor'];
  maxLines?: number;
  /** Made narrower where its last line would be a lost word. */
  balanced?: boolean;
}

/** A text box whose font size is the largest of its sizes that fits in the theme's font. */
export function placeText(plan: TextPlan, theme: Theme): TextBox {
  const font = metricsOf(theme, plan.font ?? 'body');
  const fitted = fitText(plan.paragraphs, { ...plan, font });
  const { paragraphs, balanced, align = 'start' } = plan;
  const width = balanced ? balancedWidth(paragraphs, fitted, { ...plan, font }) : plan.width;
  // Made narrower, text that does not begin at the start edge would move.
  if (align !== 'start') return toTextBox({ ...plan, width }, fitted);
  return toTextBox({ ...plan, width: steadyWidth(paragraphs, fitted, { ...plan, width, font }) }, fitted);
}

export function toTextBox(plan: TextPlan, fitted: FittedText): TextBox {
  return {
    kind: 'text',
    id: plan.id,
    role: plan.role,
    x: plan.x,
    y: plan.y,
    width: plan.width,
    height: plan.height,
    paragraphs: fitted.paragraphs,
    ...(plan.field === undefined ? {} : { field: plan.field }),
    ...(plan.blockId === undefined ? {} : { blockId: plan.blockId }),
    fontSize: fitted.fontSize,
    lineHeight: plan.lineHeight,
    font: plan.font ?? 'body',
    bold: plan.bold ?? false,
    color: plan.color,
    align: plan.align ?? 'start',
    anchor: plan.anchor ?? 'top',
    ...(plan.full === undefined ? {} : { full: plan.full }),
    overflow: fitted.overflow,
  };
}

/** One paragraph of plain text; none where the text is blank. */
export function plainParagraphs(text: string): Paragraph[] {
  return text.trim() === '' ? [] : [{ runs: [{ text }], level: 0, spaceBefore: 0 }];
}
