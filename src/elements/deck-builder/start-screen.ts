import { html, nothing, svg, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { BuilderDashboardConfig, Widget } from '../../core/chart/types.js';
import type { Messages } from '../../core/locales/en.js';
import type { Privacy } from '../../core/stream/protocol.js';
import { icon, widgetIcon } from '../shared/icons.js';

export type Look = 'paper' | 'ink';

/** What the person chooses before a deck is generated. */
export interface StartChoices {
  title: string;
  /** Ids of the widgets that are left out. */
  excluded: ReadonlySet<string>;
  slides: number | 'auto';
  look: Look;
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

function renderLooks({ choices, choose, messages }: StartScreen): TemplateResult {
  const looks: [Look, string][] = [
    ['paper', messages.themePaper],
    ['ink', messages.themeInk],
  ];
  return html`<fieldset class="option">
    <legend>${messages.look}</legend>
    <div class="looks">
      ${looks.map(
        ([look, name]) =>
          html`<label class="look">
            <input
              type="radio"
              name="look"
              value=${look}
              .checked=${live(choices.look === look)}
              @change=${() => choose({ look })}
            />
            ${swatch(look)}<span>${name}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;
}

/** A slide in miniature. */
function swatch(look: Look): TemplateResult {
  const [ground, text, muted] =
    look === 'paper' ? ['#ffffff', '#1d2433', '#c9ced9'] : ['#12151d', '#eef1f7', '#4a5266'];
  const [first, second] = look === 'paper' ? ['#3056d3', '#8fa7ee'] : ['#7d9bff', '#43558f'];
  return html`<svg class="swatch" viewBox="0 0 160 90" aria-hidden="true" focusable="false">
    <rect width="160" height="90" fill=${ground} rx="6" />
    <rect x="12" y="12" width="70" height="7" rx="2" fill=${text} />
    ${[18, 34, 26, 44].map(
      (height, at) =>
        svg`<rect x=${14 + at * 20} y=${78 - height} width="13" height=${height} rx="2" fill=${at === 3 ? first : second} />`,
    )}
    ${[0, 1, 2].map((at) => svg`<rect x="106" y=${36 + at * 11} width=${at === 2 ? 28 : 42} height="4" rx="2" fill=${muted} />`)}
  </svg>`;
}
