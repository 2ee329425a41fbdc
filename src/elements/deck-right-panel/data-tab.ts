import { html, nothing, type TemplateResult } from 'lit';
import type { ResolvedSlide } from '../../core/deck/resolve.js';
import type { Deck, Slide, Source } from '../../core/deck/types.js';
import type { Messages } from '../../core/locales/en.js';
import type { Cell, Column } from '../../core/query/types.js';
import type { ResolvedPart, ResolvedTemplate } from '../../core/template/types.js';

const PREVIEW_ROWS = 20;
type ValuePart = Extract<ResolvedPart, { kind: 'value' }>;

/** Query, rows and figures of a slide: where its numbers come from. */
export function dataTab(
  deck: Deck,
  slide: Slide,
  resolved: ResolvedSlide | undefined,
  messages: Messages,
): TemplateResult {
  const sources = sourcesOf(deck, slide);
  return html`${sources.map((source) => renderSource(source, messages))}
  ${sources.length === 0 ? html`<p class="group hint">${messages.noData}</p>` : nothing}
  ${resolved ? renderFigures(figuresOf(resolved), messages) : nothing}`;
}

/** What stands in the way of a text: problems with their hints. */
export function problemsOf(
  templates: readonly ResolvedTemplate[],
  messages: Messages,
): TemplateResult | typeof nothing {
  const problems = templates.flatMap((template) => template.problems);
  if (problems.length === 0) return nothing;
  return html`<div class="group">
    <p class="label">${messages.problems}</p>
    <ul class="group">
      ${problems.map(
        ({ message, hint }) =>
          html`<li class="problem">
            ${message} ${hint === undefined ? nothing : html`<span class="hint">${hint}</span>`}
          </li>`,
      )}
    </ul>
  </div>`;
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
      <table>
        <thead>
          <tr>
            ${source.columns.map((column) => html`<th scope="col" class=${alignment(column)}>${column.name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${shown.map(
            (row) =>
              html`<tr>
                ${source.columns.map(
                  (column) =>
                    html`<td class=${alignment(column)}>
                      ${cellText(Object.hasOwn(row, column.name) ? row[column.name] : null)}
                    </td>`,
                )}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

const alignment = (column: Column): string => (column.type === 'number' ? 'number' : '');

function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '–';
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
}

function figuresOf(resolved: ResolvedSlide): ValuePart[] {
  const templates = [resolved.title, resolved.text, ...Object.values(resolved.blocks)];
  return templates.flatMap(({ parts }) => parts.filter((part): part is ValuePart => part.kind === 'value'));
}

function renderFigures(figures: readonly ValuePart[], messages: Messages): TemplateResult {
  return html`<section class="group">
    <h3 class="label">${messages.figures}</h3>
    ${
      figures.length === 0
        ? html`<p class="hint">${messages.noFigures}</p>`
        : html`<ul class="figures">
            ${figures.map(({ expression, text }) => html`<li><code>${expression}</code><b>${text}</b></li>`)}
          </ul>`
    }
  </section>`;
}
