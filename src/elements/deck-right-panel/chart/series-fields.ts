import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { cellOf, textOf } from '../../../core/chart/cells.js';
import { fitOf } from '../../../core/chart/type-fit.js';
import { TYPE_OPTIONS } from '../../../core/chart/type-options.js';
import type { ChartView } from './chart-view.js';

/** Series offered as lines: more are no chart that reads. */
const MOST_SERIES = 20;

/** How several series stand together: as shares of their sum, or some of them as lines over the bars. */
export function seriesFields(view: ChartView): TemplateResult | typeof nothing {
  const { block, words, configure } = view;
  const options = TYPE_OPTIONS[block.spec.type];
  const names = options.includes('lines') ? seriesNames(view) : [];
  if (!options.includes('stack') && names.length < 2) return nothing;
  return html`<section class="group" aria-labelledby="chart-series">
    <h3 class="label" id="chart-series">${words.seriesTogether}</h3>
    ${
      options.includes('stack')
        ? html`<label class="check">
            <input
              type="checkbox"
              id="stack"
              .checked=${live(block.spec.config?.stack === 'percent')}
              @change=${(event: Event) =>
                // Shares and values have no axis in common.
                configure(
                  (event.target as HTMLInputElement).checked
                    ? { stack: 'percent', lines: undefined }
                    : { stack: undefined },
                )}
            />
            ${words.stackPercent}
          </label>`
        : nothing
    }
    ${names.length < 2 ? nothing : lineChoice(view, names)}
  </section>`;
}

function lineChoice({ block, words, configure }: ChartView, names: readonly string[]): TemplateResult {
  const given = block.spec.config?.lines ?? [];
  const chosen = names.filter((name) => given.some((it) => it.toLowerCase() === name.toLowerCase()));
  const choose = (name: string, line: boolean): void => {
    const lines = names.filter((it) => (it === name ? line : chosen.includes(it)));
    configure(lines.length === 0 ? { lines: undefined } : { lines, stack: undefined });
  };
  return html`<div role="group" aria-labelledby="chart-lines">
    <span class="sub-label" id="chart-lines">${words.asLines}</span>
    ${names.map((name) => {
      const line = chosen.includes(name);
      return html`<label class="check">
        <input
          type="checkbox"
          data-line=${name}
          .checked=${live(line)}
          ?disabled=${!line && chosen.length >= names.length - 1}
          @change=${(event: Event) => choose(name, (event.target as HTMLInputElement).checked)}
        />
        <span dir="auto">${name}</span>
      </label>`;
    })}
  </div>`;
}

/** In the order of the rows. */
function seriesNames({ block, data }: ChartView): string[] {
  const fit = fitOf(block.spec.type, data.columns, block.spec.encoding);
  const column = fit.fits ? fit.encoding.series : undefined;
  if (column === undefined) return [];
  return [...new Set(data.rows.map((row) => textOf(cellOf(row, column))))].slice(0, MOST_SERIES);
}
