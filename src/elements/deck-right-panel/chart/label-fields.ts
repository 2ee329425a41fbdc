import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { TYPE_OPTIONS } from '../../../core/chart/type-options.js';
import type { ChartView } from './chart-view.js';

/** What is written at the chart, and what is told of it. */
export function labelFields(view: ChartView): TemplateResult {
  const { block, words, set } = view;
  const { spec } = block;
  const options = TYPE_OPTIONS[spec.type];
  const setTitle = (value: string): void => {
    const { title: _, ...rest } = spec;
    set(value === '' ? rest : { ...rest, title: value });
  };
  return html`<section class="group" aria-labelledby="chart-labels">
    <h3 class="label" id="chart-labels">${words.labels}</h3>
    ${options.includes('valueLabels') ? flag(view, 'valueLabels', words.dataLabels) : nothing}
    ${options.includes('legend') ? flag(view, 'legend', words.legend) : nothing}
    ${textField('chart-title', words.chartTitle, spec.title ?? '', setTitle)}
    ${options.includes('xLabel') ? option(view, 'xLabel', words.xTitle) : nothing}
    ${options.includes('yLabel') ? option(view, 'yLabel', words.yTitle) : nothing}
    ${
      options.includes('alt')
        ? html`<label class="sub-label" for="alt">${words.altText}</label>
            <textarea
              class="field"
              id="alt"
              rows="2"
              aria-describedby="alt-hint"
              .value=${live(spec.config?.alt ?? '')}
              @change=${(event: Event) => {
                const value = (event.target as HTMLTextAreaElement).value.trim();
                view.configure({ alt: value === '' ? undefined : value });
              }}
            ></textarea>
            <p class="hint" id="alt-hint">${words.altHint}</p>`
        : nothing
    }
  </section>`;
}

/** On unless it is switched off. */
function flag(
  { block, configure }: ChartView,
  name: 'valueLabels' | 'legend',
  label: string,
): TemplateResult {
  return html`<label class="check">
    <input
      type="checkbox"
      id=${name}
      .checked=${live(block.spec.config?.[name] !== false)}
      @change=${(event: Event) => configure({ [name]: (event.target as HTMLInputElement).checked ? undefined : false })}
    />
    ${label}
  </label>`;
}

/** A title of an axis; left empty it is the column's name. */
function option(
  { block, words, configure }: ChartView,
  name: 'xLabel' | 'yLabel',
  label: string,
): TemplateResult {
  return textField(
    name,
    label,
    block.spec.config?.[name] ?? '',
    (value) => configure({ [name]: value === '' ? undefined : value }),
    words.axisOwn,
  );
}

function textField(
  id: string,
  label: string,
  value: string,
  set: (value: string) => void,
  placeholder?: string,
): TemplateResult {
  return html`<label class="sub-label" for=${id}>${label}</label>
    <input
      class="field"
      id=${id}
      placeholder=${placeholder ?? nothing}
      .value=${live(value)}
      @change=${(event: Event) => set((event.target as HTMLInputElement).value.trim())}
    />`;
}
