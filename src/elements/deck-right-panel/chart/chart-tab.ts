import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { sortsOf, TYPE_OPTIONS } from '../../../core/chart/type-options.js';
import type { ChartSpec } from '../../../core/chart/types.js';
import { blockKind } from '../../../core/chart/widget-types.js';
import { sourceOfBlock } from '../../../core/deck/block-figures.js';
import type { Deck, Slide } from '../../../core/deck/types.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import { allWords, type AllMessages } from '../../shared/all-words.js';
import { LazyModule } from '../../shared/lazy-module.js';
import type { PanelPorts, Tab, TabView } from '../panel-tabs.js';
import { chartTabStyles } from './chart-tab.styles.js';
import type { ChartView, SpecBlock } from './chart-view.js';
import { colorFields } from './color-fields.js';
import { columnFields } from './column-fields.js';
import { FormatField } from './format-field.js';
import { labelFields } from './label-fields.js';
import { seriesFields } from './series-fields.js';
import { typePicker } from './type-picker.js';

type IsPlace = (text: string) => boolean;

/** What the charts of a slide show and how; each change is one step of undo. */
export class ChartTab implements Tab {
  readonly #ports: PanelPorts;
  readonly #format = new FormatField();
  #known: { locale: string; isPlace: LazyModule<IsPlace> } | undefined;

  constructor(ports: PanelPorts) {
    this.#ports = ports;
    adoptStyles(ports.host.renderRoot, [chartTabStyles]);
  }

  render({ deck, slide }: TabView): TemplateResult {
    const { host, localize } = this.#ports;
    const words = allWords(localize.messages);
    const blocks = slide.blocks.filter((block): block is SpecBlock => 'spec' in block);
    const block = blocks.find(({ id }) => id === host.blockId) ?? blocks[0];
    const view = block && this.#view(deck, slide, block, words);
    if (!view) return html`<p class="hint">${words.noChart}</p>`;
    const options = TYPE_OPTIONS[view.block.spec.type];
    return html`<div class="chart-tab">
      ${blocks.length > 1 ? this.#picker(deck, slide, blocks, view) : nothing} ${typePicker(view)}
      ${columnFields(view)} ${seriesFields(view)} ${orderFields(view)}
      ${options.includes('numberFormat') ? this.#format.render(view, () => host.requestUpdate()) : nothing}
      ${colorFields(view)} ${labelFields(view)}
    </div>`;
  }

  /** What maps know, in the language of the deck. */
  #places(locale: string): LazyModule<IsPlace> {
    if (this.#known?.locale !== locale) {
      const load = async (): Promise<IsPlace> =>
        (await import('../../../core/chart/place-names.js')).placeTest(locale);
      this.#known = { locale, isPlace: new LazyModule(this.#ports.host, load) };
    }
    return this.#known.isPlace;
  }

  #view(deck: Deck, slide: Slide, block: SpecBlock, words: AllMessages): ChartView | undefined {
    const source = sourceOfBlock(deck, slide, block)?.source;
    if (!source) return undefined;
    const set = (spec: ChartSpec): void =>
      this.#ports.edit([
        { type: 'setBlock', slideId: slide.id, block: { ...block, kind: blockKind(spec.type), spec } },
      ]);
    const configure = (changed: Record<string, unknown>): void => {
      const kept = Object.entries({ ...block.spec.config, ...changed }).filter(
        ([, value]) => value !== undefined,
      );
      const { config: _, ...spec } = block.spec;
      set(kept.length === 0 ? spec : { ...spec, config: Object.fromEntries(kept) });
    };
    const data = { columns: source.columns, rows: source.data?.rows ?? [] };
    const isPlace = this.#places(deck.format.locale).value;
    const facts = { sql: source.sql, isCountry: isPlace };
    return { deck, block, data, facts, words, set, configure };
  }

  #picker(
    deck: Deck,
    slide: Slide,
    blocks: readonly SpecBlock[],
    { block, words }: ChartView,
  ): TemplateResult {
    const name = (each: SpecBlock, at: number): string => {
      const title = each.spec.title ?? sourceOfBlock(deck, slide, each)?.source.title ?? '';
      return `${at + 1}. ${title || (words.types[each.spec.type] ?? each.spec.type)}`;
    };
    return html`<label class="group block-picker">
      <span class="label">${words.chartBlock}</span>
      <select
        class="field"
        id="chart-block"
        .value=${live(block.id)}
        @change=${(event: Event) => {
          this.#ports.host.blockId = (event.target as HTMLSelectElement).value;
        }}
      >
        ${blocks.map((each, at) => html`<option value=${each.id} ?selected=${each === block}>${name(each, at)}</option>`)}
      </select>
    </label>`;
  }
}

/** In which order, and how many. */
function orderFields({ block, words, configure }: ChartView): TemplateResult | typeof nothing {
  const { spec } = block;
  const sorts = sortsOf(spec.type);
  const hasTop = TYPE_OPTIONS[spec.type].includes('top');
  if (sorts.length === 0 && !hasTop) return nothing;
  const { sort, top } = spec.config ?? {};
  const chosen = sort !== undefined && sorts.includes(sort) ? sort : '';
  return html`<section class="group" aria-labelledby="chart-order">
    <h3 class="label" id="chart-order">${words.orderAndAmount}</h3>
    ${
      sorts.length === 0
        ? nothing
        : html`<label class="pair">
            <span>${words.sortBy}</span>
            <select
              class="field"
              id="sort"
              .value=${live(chosen)}
              @change=${(event: Event) => {
                const { value } = event.target as HTMLSelectElement;
                configure({ sort: sorts.find((each) => each === value) });
              }}
            >
              <option value="" ?selected=${chosen === ''}>${words.sortOwn}</option>
              ${sorts.map((each) => html`<option value=${each} ?selected=${each === chosen}>${words.sorts[each]}</option>`)}
            </select>
          </label>`
    }
    ${
      hasTop
        ? html`<label class="pair">
            <span>${words.topMost}</span>
            <input
              class="field"
              id="top"
              type="number"
              min="1"
              step="1"
              inputmode="numeric"
              placeholder=${words.topAll}
              .value=${live(top === undefined ? '' : String(top))}
              @change=${(event: Event) => {
                const count = Math.floor((event.target as HTMLInputElement).valueAsNumber);
                configure({ top: count >= 1 ? count : undefined });
              }}
            />
          </label>`
        : nothing
    }
  </section>`;
}
