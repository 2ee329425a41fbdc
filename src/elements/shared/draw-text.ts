import { html, type nothing, type TemplateResult } from 'lit';
import { paragraphIndent } from '../../core/layout/list-indent.js';
import type { Paragraph, Run } from '../../core/layout/types.js';
import { inlineStyles } from './inline-styles.js';

type DrawRun = (run: Run) => TemplateResult | string;
/** Something that stands beside a paragraph without a part in its lines. */
type DrawMark = (paragraph: Paragraph) => TemplateResult | typeof nothing;
/** What a click anywhere on a paragraph does, where it does something: a link in it carries the keyboard. */
type PressOf = (paragraph: Paragraph) => ((event: Event) => void) | undefined;

/* eslint-disable lit-a11y/click-events-have-key-events -- a link in the paragraph carries the keyboard */

/** Paragraphs as the lines were measured; items that follow one another are one list for assistive technology. */
export function drawParagraphs(
  paragraphs: readonly Paragraph[],
  drawRun: DrawRun,
  drawMark: DrawMark,
  pressOf: PressOf = () => undefined,
): TemplateResult[] {
  const drawn: TemplateResult[] = [];
  for (let at = 0; at < paragraphs.length;) {
    const first = paragraphs[at] as Paragraph;
    if (!first.list) {
      const press = pressOf(first);
      const look = inlineStyles(place(first, press));
      drawn.push(html`<p ${look} @click=${press}>${drawMark(first)}${first.runs.map(drawRun)}</p>`);
      at += 1;
      continue;
    }
    const items: Paragraph[] = [];
    for (; at < paragraphs.length && paragraphs[at]?.list; at++) items.push(paragraphs[at] as Paragraph);
    drawn.push(
      html`<div role="list">${items.map((item) => drawItem(item, drawRun, drawMark, pressOf(item)))}</div>`,
    );
  }
  return drawn;
}

function drawItem(
  item: Paragraph,
  drawRun: DrawRun,
  drawMark: DrawMark,
  press: ReturnType<PressOf>,
): TemplateResult {
  const marker = item.list === 'number' ? `${item.number ?? 1}.` : '•';
  return html`<div role="listitem" class="item" ${inlineStyles(place(item, press))} @click=${press}>
    ${drawMark(item)}<span class="marker" aria-hidden="true">${marker}</span>${item.runs.map(drawRun)}
  </div>`;
}

/* eslint-enable lit-a11y/click-events-have-key-events */

function place(paragraph: Paragraph, press: ReturnType<PressOf>): Record<string, string | undefined> {
  return {
    'margin-block-start': `${paragraph.spaceBefore}px`,
    'padding-inline-start': `${paragraphIndent(paragraph)}em`,
    cursor: press && 'pointer',
  };
}
