import { html, nothing, svg, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { BuilderDashboardConfig, Widget } from '../../core/chart/types.js';
import type { Messages } from '../../core/locales/en.js';
import type { Privacy } from '../../core/stream/protocol.js';
import { icon, widgetIcon } from '../shared/icons.js';

/** A built-in theme, by the id of its light mode. */
export type Look = keyof Messages['looks'];

/** What the person chooses before a deck is generated. */
export interface StartChoices {
  title: string;
  /** Ids of the widgets that are left out. */
  excluded: ReadonlySet<string>;
  slides: number | 'auto';
  look: Look;
  /** The dark mode of the look. */
  dark: boolean;
}

export interface StartScreen {
  config: BuilderDashboardConfig | undefined;
  choices: StartChoices;
  /** Where the work happens: in the page, or what of the data a service sees. */
  privacy: 'local' | Privacy;
  /** The page gave a theme: then there is nothing to choose. */
  hasTheme: boolean;
  messages: Messages;
  choose: (choices: Partial<StartChoices>) => void;
  generate: () => void;
  /** The person is about to generate: what it needs may be loaded. */
  prepare: () => void;
  /** There is a deck already; back to it. */
  open?: () => void;
}

const LENGTHS = [5, 8, 12, 20];

/** What stands in the builder before there is a deck. */
export function startScreen(screen: StartScreen): TemplateResult {
  const { config, messages } = screen;
  return html`<div class="start" part="start">
    <div class="start-inner">
      <header>
        <h2>${config?.name || messages.startHeading}</h2>
        <p class="intro">${messages.startIntro}</p>
      </header>
      ${config && config.widgets.length > 0 ? renderChoices(screen, config.widgets) : renderNothing(messages)}
    </div>
  </div>`;
}

function renderNothing(messages: Messages): TemplateResult {
  return html`<div class="card-box nothing">
    <p>${messages.nothingToShow}</p>
    <p class="hint">${messages.nothingToShowHint}</p>
  </div>`;
}

function renderChoices(screen: StartScreen, widgets: readonly Widget[]): TemplateResult {
  const { choices, messages, privacy } = screen;
  const chosen = widgets.filter(({ id }) => !choices.excluded.has(id)).length;
  const notes = {
    local: messages.privacyLocal,
    all: messages.privacyAll,
    sample: messages.privacySample,
    none: messages.privacyNone,
  };
  return html`<div class="columns">
    <section class="card-box" aria-labelledby="widgets-heading">
      <div class="card-head">
        <h3 id="widgets-heading">${messages.widgets}</h3>
        <button
          class="button"
          type="button"
          ?disabled=${chosen === widgets.length}
          @click=${() => screen.choose({ excluded: new Set() })}
        >
          ${messages.selectAll}
        </button>
      </div>
      <ul>
        ${widgets.map((widget) => html`<li>${renderWidget(screen, widget)}</li>`)}
      </ul>
    </section>
    <div>
      <form
        class="card-box options"
        @submit=${(event: Event) => {
          event.preventDefault();
          screen.generate();
        }}
      >
        ${renderTitle(screen)} ${renderLength(screen)} ${screen.hasTheme ? nothing : renderLooks(screen)}
        <button
          class="button primary large"
          part="generate"
          type="submit"
          ?disabled=${chosen === 0}
          @pointerenter=${screen.prepare}
          @focus=${screen.prepare}
        >
          ${icon('spark')}${messages.generate}
        </button>
        ${
          screen.open
            ? html`<button class="button" type="button" @click=${screen.open}>${messages.openDeck}</button>`
            : nothing
        }
        <p class="privacy">${icon('lock')}<span>${notes[privacy]}</span></p>
      </form>
    </div>
  </div>`;
}

function renderWidget({ choices, choose, messages }: StartScreen, widget: Widget): TemplateResult {
  const change = (event: Event): void => {
    const excluded = new Set(choices.excluded);
    if ((event.target as HTMLInputElement).checked) excluded.delete(widget.id);
    else excluded.add(widget.id);
    choose({ excluded });
  };
  return html`<label class="widget">
    <input type="checkbox" .checked=${live(!choices.excluded.has(widget.id))} @change=${change} />
    <span class="kind">${widgetIcon(widget.type)}</span>
    <span>
      <span class="widget-title">${widget.title}</span>
      <span class="widget-type">${messages.types[widget.type] ?? widget.type}</span>
    </span>
  </label>`;
}

function renderTitle({ choices, choose, messages }: StartScreen): TemplateResult {
  return html`<div class="option">
    <label class="name" for="deck-name">${messages.deckTitle}</label>
    <input
      class="field"
      id="deck-name"
      maxlength="200"
      .value=${live(choices.title)}
      @input=${(event: Event) => choose({ title: (event.target as HTMLInputElement).value })}
    />
  </div>`;
}

function renderLength({ choices, choose, messages }: StartScreen): TemplateResult {
  const change = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    choose({ slides: value === 'auto' ? 'auto' : Number(value) });
  };
  return html`<div class="option">
    <label class="name" for="length">${messages.length}</label>
    <select class="field" id="length" .value=${live(String(choices.slides))} @change=${change}>
      <option value="auto">${messages.lengthAuto}</option>
      ${LENGTHS.map((length) => html`<option value=${length}>${messages.upTo(length)}</option>`)}
    </select>
  </div>`;
}

/** Of each look: ground, text, and the first two colours of its series; light, then dark. */
const SWATCHES: Record<Look, readonly [light: string, dark: string]> = {
  paper: ['fcfcfa 16202c 0b5cad d1660f', '10161f f2f4f7 6db3ff f2a154'],
  harbor: ['fafdfd 0b2025 0b6675 d4691e', '081618 eef5f6 57c3cf f2a35e'],
  meadow: ['fbfdfb 142115 2b6f35 1f5f8b', '0e160e f0f5f0 7cc87f 6fb4ea'],
  ember: ['fefbfb 281813 a83e1a 1f6f8b', '1c110d f8f2ef f28a5f 6fc3dc'],
  plum: ['fdfbfd 231925 74337f d07a1c', '181119 f6f2f7 cf94dc f2b566'],
  graphite: ['fbfcfe 121e2a 34495e d9622b', '0c151c eff4f9 9fb6cc f59a66'],
};

function renderLooks({ choices, choose, messages }: StartScreen): TemplateResult {
  return html`<fieldset class="option">
    <legend>${messages.look}</legend>
    <div class="looks">
      ${(Object.keys(SWATCHES) as Look[]).map(
        (look) =>
          html`<label class="look">
            <input
              type="radio"
              name="look"
              value=${look}
              .checked=${live(choices.look === look)}
              @change=${() => choose({ look })}
            />
            ${swatch(SWATCHES[look][choices.dark ? 1 : 0])}<span>${messages.looks[look]}</span>
          </label>`,
      )}
    </div>
    <label class="dark">
      <input
        type="checkbox"
        .checked=${live(choices.dark)}
        @change=${(event: Event) => choose({ dark: (event.target as HTMLInputElement).checked })}
      />
      ${messages.darkSlides}
    </label>
  </fieldset>`;
}

/** A slide in miniature. */
function swatch(colors: string): TemplateResult {
  const [ground, text, first, second] = colors.split(' ').map((color) => `#${color}`);
  return html`<svg class="swatch" viewBox="0 0 160 90" aria-hidden="true" focusable="false">
    <rect width="160" height="90" fill=${ground ?? ''} rx="6" />
    <rect x="12" y="12" width="70" height="8" rx="2" fill=${text ?? ''} />
    ${[18, 34, 26, 44].map(
      (height, at) =>
        svg`<rect x=${14 + at * 20} y=${78 - height} width="13" height=${height} rx="2" fill=${(at === 3 ? second : first) ?? ''} />`,
    )}
    ${[0, 1, 2].map((at) => svg`<rect x="106" y=${36 + at * 11} width=${at === 2 ? 28 : 42} height="4" rx="2" fill=${text ?? ''} opacity=".35" />`)}
  </svg>`;
}
