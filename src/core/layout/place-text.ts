import { fitText, type FittedText } from './fit-text.js';
import type { Paragraph, TextBox } from './types.js';

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TextPlan
  extends Rect, Pick<TextBox, 'id' | 'role' | 'color'>, Partial<Pick<TextBox, 'field' | 'blockId'>> {
  paragraphs: readonly Paragraph[];
  sizes: readonly number[];
  lineHeight: number;
  font?: TextBox['font'];
  bold?: boolean;
  align?: TextBox['align'];
  anchor?: TextBox['anchor'];
  maxLines?: number;
}

/** A text box whose font size is the largest of its sizes that fits. */
export function placeText(plan: TextPlan): TextBox {
  return toTextBox(plan, fitText(plan.paragraphs, plan));
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
    overflow: fitted.overflow,
  };
}

/** One paragraph of plain text; none where the text is blank. */
export function plainParagraphs(text: string): Paragraph[] {
  return text.trim() === '' ? [] : [{ runs: [{ text }], level: 0, spaceBefore: 0 }];
}
