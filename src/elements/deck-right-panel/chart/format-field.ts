import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { numberOf, cellOf } from '../../../core/chart/cells.js';
import { fitOf } from '../../../core/chart/type-fit.js';
import { valueFormat } from '../../../core/chart/value-format.js';
import { DeckError } from '../../../core/errors.js';
import type { ChartView } from './chart-view.js';

/** What a person chooses from, as formats of a text. */
const PRESETS = {
  number: 'number',
  integer: 'integer',
  compact: 'compact',
  percent: 'percent:1',
  currency: 'currency',
} as const;
type Preset = keyof typeof PRESETS;

/** How values are written, with an example from the rows. */
export class FormatField {
  /** Blocks whose format is written by hand. */
  readonly #custom = new Set<string>();

  render(view: ChartView, redraw: () => void): TemplateResult {
    const { block, words, configure } = view;
    const format = block.spec.config?.numberFormat?.trim() ?? '';
    const preset = (Object.keys(PRESETS) as Preset[]).find((name) => PRESETS[name] === format);
    const isCustom = this.#custom.has(block.id) || (format !== '' && preset === undefined);
    const example = exampleOf(view);
    const choose = (event: Event): void => {
      const { value } = event.target as HTMLSelectElement;
      if (value === 'custom') this.#custom.add(block.id);
      else this.#custom.delete(block.id);
      if (value === 'custom') redraw();
      else configure({ numberFormat: value === '' ? undefined : PRESETS[value as Preset] });
    };
    const chosen = isCustom ? 'custom' : (preset ?? '');
    const option = (value: string, name: string): TemplateResult =>
      html`<option value=${value} ?selected=${value === chosen}>${name}</option>`;
    return html`<section class="group" aria-labelledby="chart-numbers">
      <h3 class="label" id="chart-numbers">${words.numbers}</h3>
      <label class="pair">
        <span>${words.numberFormat}</span>
        <select class="field" id="number-format" .value=${live(chosen)} @change=${choose}>
          ${option('', words.formatOwn)}
          ${(Object.keys(PRESETS) as Preset[]).map((name) => option(name, words.formats[name]))}
          ${option('custom', words.formatCustom)}
        </select>
      </label>
      ${
        isCustom
          ? html`<label class="pair">
              <span>${words.formatCode}</span>
              <input
                class="field code"
                id="format-code"
                dir="ltr"
                spellcheck="false"
                autocapitalize="off"
                .value=${live(format)}
                @change=${(event: Event) => {
                  const { value } = event.target as HTMLInputElement;
                  configure({ numberFormat: value.trim() === '' ? undefined : value.trim() });
                }}
              />
            </label>`
          : nothing
      }
      ${
        example === undefined
          ? nothing
          : html`<p class=${example === null ? 'problem' : 'hint'} id="format-example" role="status">
              ${example === null ? words.formatWrong : words.formatExample(example)}
            </p>`
      }
    </section>`;
  }
}

/** The largest value as the chart writes it; null for what is no format, undefined where there is no value. */
function exampleOf({ block, data, deck }: ChartView): string | null | undefined {
  const { spec } = block;
  const fit = fitOf(spec.type, data.columns, spec.encoding);
  const column = fit.fits ? (fit.encoding.value ?? fit.encoding.y ?? fit.encoding.value1) : undefined;
  if (column === undefined) return undefined;
  const values = data.rows.map((row) => numberOf(cellOf(row, column)));
  const largest = values.reduce(
    (a, b) => (b !== null && (a === null || Math.abs(b) > Math.abs(a)) ? b : a),
    null,
  );
  if (largest === null) return undefined;
  const { locale, currency } = deck.format;
  try {
    return valueFormat(values, { locale, currency, numberFormat: spec.config?.numberFormat }).label(largest);
  } catch (error) {
    if (!DeckError.is(error)) throw error;
    return null;
  }
}
