import { html, nothing, type TemplateResult } from 'lit';
import type { ResolvedSlide } from '../../core/deck/resolve.js';
import type { Slide } from '../../core/deck/types.js';
import type { ResolvedPart, ResolvedTemplate } from '../../core/template/types.js';
import { icon } from '../shared/icons.js';
import { claimList, figureTrailCard, type TrailView } from '../shared/trail-card.js';
import { verdictLine } from '../shared/verdict-line.js';

type ValuePart = Extract<ResolvedPart, { kind: 'value' }>;

/** Figures of a slide with their trail, then statements with their test. */
export function figureList(view: TrailView): TemplateResult {
  const { deck, slide, pipeline, messages } = view;
  const figures = figuresOf(pipeline.resolveSlide(deck, slide), slide);
  const { unverified, claims } = pipeline.verifySlide(deck, slide);
  const unbound = unverified.filter(({ doubt }) => doubt === 'typed' || doubt === 'failed');
  return html`<section class="group">
      <h3 class="label">${messages.figures}</h3>
      ${
        figures.length + unbound.length === 0
          ? html`<p class="hint">${messages.noFigures}</p>`
          : html`<ul class="figures">
              ${figures.map((figure) => renderFigure(view, figure))}
              ${unbound.map(
                ({ text, doubt }) =>
                  html`<li class="unbound">
                    <b>${text}</b>
                    ${verdictLine(false, doubt === 'typed' ? messages.markTyped : messages.markFailed)}
                  </li>`,
              )}
            </ul>`
      }
    </section>
    ${
      claims.length === 0
        ? nothing
        : html`<section class="group">
            <h3 class="label">${messages.claims}</h3>
            ${claimList(claims, messages)}
          </section>`
    }`;
}

/** A figure and, when it is opened, its whole trail. */
function renderFigure(view: TrailView, { part, blockId }: PlacedFigure): TemplateResult {
  const { text, expression, mark } = part;
  return html`<li>
    <details>
      <summary>
        <b>${text}</b>
        <code dir="ltr">${expression}</code>
        ${mark === 'computed' ? nothing : html`<span class="doubt">${icon('alert')}</span>`}
      </summary>
      <div class="trail">${figureTrailCard(view, { kind: 'figure', text, expression, mark, blockId })}</div>
    </details>
  </li>`;
}

interface PlacedFigure {
  part: ValuePart;
  blockId: string | undefined;
}

function figuresOf({ title, text, blocks }: ResolvedSlide, slide: Slide): PlacedFigure[] {
  const of = ({ parts }: ResolvedTemplate, blockId?: string): PlacedFigure[] =>
    parts.flatMap((part) => (part.kind === 'value' ? [{ part, blockId }] : []));
  const inBlocks = slide.blocks.flatMap(({ id }) => {
    const block = Object.hasOwn(blocks, id) ? blocks[id] : undefined;
    return block ? of(block, id) : [];
  });
  return [...of(title), ...of(text), ...inBlocks];
}
