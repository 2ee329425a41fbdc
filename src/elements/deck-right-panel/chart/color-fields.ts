import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { cellOf, textOf } from '../../../core/chart/cells.js';
import { chartColors } from '../../../core/chart/chart-colors.js';
import { fitOf } from '../../../core/chart/type-fit.js';
import { TYPE_OPTIONS } from '../../../core/chart/type-options.js';
import type { EncodingRole } from '../../../core/chart/types.js';
import { colorSlots } from '../../../core/deck/color-slots.js';
import { defaultTheme } from '../../../core/layout/index.js';
import type { AllMessages } from '../../shared/all-words.js';
import { inlineStyles } from '../../shared/inline-styles.js';
import type { ChartView } from './chart-view.js';

/** Names offered to stand out. */
const MOST_NAMES = 60;
/** Whose names may stand out, the first of these that a chart has. */
const NAMED: readonly EncodingRole[] = ['series', 'category', 'label', 'bucket', 'country', 'source', 'row'];

/** The colours of the marks, and what stands out among them. */
export function colorFields(view: ChartView): TemplateResult | typeof nothing {
  const { block, deck, data, words, configure } = view;
  const { spec } = block;
  const { config = {} } = spec;
  const options = TYPE_OPTIONS[spec.type];
  if (!options.includes('colors')) return nothing;
  const theme = deck.theme ?? defaultTheme;
  const colors = chartColors(spec, data, theme, colorSlots(deck), deck.format.locale);
  const setColor = (at: number, color: string): void =>
    configure({ colors: colors.map((each, i) => (i === at ? color : each.color)) });
  const stands = config.highlight !== undefined && config.highlight !== '';
  return html`<section class="group" aria-labelledby="chart-colors">
    <h3 class="label" id="chart-colors">${words.colors}</h3>
    ${options.includes('highlight') ? highlightField(view) : nothing}
    ${
      stands
        ? swatches(
            words.highlightColor,
            config.highlightColor ?? theme.colors.accent,
            theme.colors.palette,
            words,
            (color) => configure({ highlightColor: color }),
          )
        : colors.length === 1
          ? swatches(words.colorOne, colors[0]?.color ?? '', theme.colors.palette, words, (color) =>
              setColor(0, color),
            )
          : html`<ul class="series-colors">
              ${colors.map(
                ({ name, color }, at) =>
                  html`<li>
                    <label>
                      <input
                        class="color"
                        type="color"
                        aria-label=${words.colorOf(name)}
                        .value=${live(color)}
                        @change=${(event: Event) => setColor(at, (event.target as HTMLInputElement).value)}
                      />
                      <span>${name}</span>
                    </label>
                  </li>`,
              )}
            </ul>`
    }
    ${
      config.colors !== undefined || config.highlightColor !== undefined
        ? html`<button
            class="button outlined theme-colors"
            type="button"
            @click=${() => configure({ colors: undefined, highlightColor: undefined })}
          >
            ${words.colorsOfTheme}
          </button>`
        : nothing
    }
  </section>`;
}

function highlightField({ block, data, words, configure }: ChartView): TemplateResult {
  const { spec } = block;
  const chosen = String(spec.config?.highlight ?? '');
  const fit = fitOf(spec.type, data.columns, spec.encoding);
  const column = fit.fits
    ? NAMED.map((role) => fit.encoding[role]).find((name) => name !== undefined)
    : undefined;
  const cells = column === undefined ? [] : data.rows.map((row) => textOf(cellOf(row, column)));
  const names = [...new Set(cells)].filter((name) => name !== '').slice(0, MOST_NAMES);
  // Of several series none is the largest as a whole.
  const places = fit.fits && fit.encoding.series !== undefined ? [] : (['max', 'min'] as const);
  const known = chosen === '' || names.includes(chosen) || places.some((place) => place === chosen);
  const option = (value: string, name: string): TemplateResult =>
    html`<option value=${value} ?selected=${value === chosen}>${name}</option>`;
  return html`<label class="pair">
    <span>${words.highlight}</span>
    <select
      class="field"
      id="highlight"
      .value=${live(chosen)}
      @change=${(event: Event) => {
        const { value } = event.target as HTMLSelectElement;
        configure({ highlight: value === '' ? undefined : value });
      }}
    >
      ${option('', words.highlightNone)}
      ${places.map((place) => option(place, place === 'max' ? words.highlightMax : words.highlightMin))}
      ${known ? nothing : option(chosen, chosen)} ${names.map((name) => option(name, name))}
    </select>
  </label>`;
}

/** The palette of the look, and any other colour. */
function swatches(
  label: string,
  current: string,
  palette: readonly string[],
  words: AllMessages,
  choose: (color: string) => void,
): TemplateResult {
  return html`<div class="swatches" role="group" aria-label=${label}>
    <span class="sub-label">${label}</span>
    <div class="swatch-row">
      ${palette.map(
        (color, at) =>
          html`<button
            class="color-swatch"
            type="button"
            aria-label="${label} ${at + 1}: ${color}"
            aria-pressed=${color.toLowerCase() === current.toLowerCase() ? 'true' : 'false'}
            ${inlineStyles({ 'background-color': color })}
            @click=${() => choose(color)}
          ></button>`,
      )}
      <input
        class="color"
        type="color"
        aria-label="${label}: ${words.ownColor}"
        title=${words.ownColor}
        .value=${live(current)}
        @change=${(event: Event) => choose((event.target as HTMLInputElement).value)}
      />
    </div>
  </div>`;
}
