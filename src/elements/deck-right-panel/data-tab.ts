import { html, nothing, type TemplateResult } from 'lit';
import type { ResolvedSlide } from '../../core/deck/resolve.js';
import type { Deck, Slide, Source } from '../../core/deck/types.js';
import type { Messages } from '../../core/locales/en.js';
import type { Column } from '../../core/query/types.js';
import type { ResolvedPart, ResolvedTemplate } from '../../core/template/types.js';
import { icon } from '../shared/icons.js';
import type { Pipeline } from '../shared/load.js';
import { rowTable } from '../shared/row-table.js';
import { claimList, figureTrailCard, trailStyles, type TrailView } from '../shared/trail-card.js';
import { verdictLine } from '../shared/verdict-line.js';
import { dataTabStyles } from './data-tab.styles.js';

/** The look of the tab, for a shadow root. */
export const dataStyles = [dataTabStyles, ...trailStyles];

const PREVIEW_ROWS = 20;
const SHOWN = { rows: 10, columns: 6 };
type ValuePart = Extract<ResolvedPart, { kind: 'value' }>;

/** Figures of a slide with their trail, statements with their test, then queries and rows: where its numbers come from. */
export function dataTab(
  deck: Deck,
  slide: Slide,
  pipeline: Pipeline | undefined,
  { messages, locale }: Words,
): TemplateResult {
  const sources = sourcesOf(deck, slide);
  return html`${pipeline ? renderTrails({ deck, slide, pipeline, messages, locale, ...SHOWN }) : nothing}
  ${sources.map((source) => renderSource(source, messages))}
  ${sources.length === 0 ? html`<p class="group hint">${messages.noData}</p>` : nothing}`;
}

interface Words {
  messages: Messages;
  locale: string;
}

function sourcesOf(deck: Deck, slide: Slide): Source[] {
  const ids = new Set([slide.source, ...slide.blocks.map((block) => block.source)]);
  return [...ids].flatMap((id) => {
    const source = id !== undefined && Object.hasOwn(deck.sources, id) ? deck.sources[id] : undefined;
    return source ? [source] : [];
  });
}

function renderSource(source: Source, messages: Messages): TemplateResult {
  const rows = source.data?.rows ?? [];
  const shown = rows.slice(0, PREVIEW_ROWS);
  return html`<section class="group">
    <h3 class="label">${source.title}</h3>
    <pre tabindex="0" aria-label=${messages.sql}><code>${source.sql}</code></pre>
    <p class="hint">${messages.rows(shown.length, rows.length)}</p>
    <div class="preview" tabindex="0" role="region" aria-label=${source.title}>
      ${rowTable(source.columns, shown, alignment)}
    </div>
  </section>`;
}

const alignment = (column: Column): string => (column.type === 'number' ? 'number' : '');

function renderTrails(view: TrailView): TemplateResult {
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
