import { html, type nothing, type TemplateResult } from 'lit';
import { paragraphIndent } from '../../core/layout/list-indent.js';
import type { Paragraph, Run } from '../../core/layout/types.js';
import { inlineStyles } from './inline-styles.js';

type DrawRun = (run: Run) => TemplateResult | string;
/** Something that stands beside a paragraph without a part in its lines. */
type DrawMark = (paragraph: Paragraph) => TemplateResult | typeof nothing;

/** Paragraphs as the lines were measured; items that follow one another are one list for assistive technology. */
export function drawParagraphs(
  paragraphs: readonly Paragraph[],
  drawRun: DrawRun,
  drawMark: DrawMark,
): TemplateResult[] {
  const drawn: TemplateResult[] = [];
  for (let at = 0; at < paragraphs.length;) {
    const first = paragraphs[at] as Paragraph;
    if (!first.list) {
      drawn.push(html`<p ${inlineStyles(place(first))}>${drawMark(first)}${first.runs.map(drawRun)}</p>`);
      at += 1;
      continue;
    }
    const items: Paragraph[] = [];
    for (; at < paragraphs.length && paragraphs[at]?.list; at++) items.push(paragraphs[at] as Paragraph);
    drawn.push(html`<div role="list">${items.map((item) => drawItem(item, drawRun, drawMark))}</div>`);
  }
  return drawn;
}

function drawItem(item: Paragraph, drawRun: DrawRun, drawMark: DrawMark): TemplateResult {
  const marker = item.list === 'number' ? `${item.number ?? 1}.` : '•';
  return html`<div role="listitem" class="item" ${inlineStyles(place(item))}>
    ${drawMark(item)}<span class="marker" aria-hidden="true">${marker}</span>${item.runs.map(drawRun)}
  </div>`;
}

function place(paragraph: Paragraph): Record<string, string> {
  return {
    'margin-block-start': `${paragraph.spaceBefore}px`,
    'padding-inline-start': `${paragraphIndent(paragraph)}em`,
  };
}
