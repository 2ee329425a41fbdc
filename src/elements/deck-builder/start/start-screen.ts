import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { BuilderDashboardConfig, Widget } from '../../../core/chart/types.js';
import type { Messages } from '../../../core/locales/en.js';
import type { StartOptions } from '../../../core/generation/index.js';
import type { Privacy } from '../../../core/stream/protocol.js';
import { icon, widgetIcon } from '../../shared/icons.js';
import { looks, type ThemePair } from './looks.js';
import type { Preparation } from './preparation.js';
import { orderedWidgets, type StartChoices } from './start-choices.js';

export interface StartScreen {
  config: BuilderDashboardConfig | undefined;
  choices: StartChoices;
  /** Where the work happens: in the page, or what of the data a service sees. */
  privacy: 'local' | Privacy;
  /** What the slides are written for. */
  wishes: Pick<StartOptions, 'audience' | 'goal' | 'privacy'>;
  /** Charts, order, outline: undefined until it is loaded, after the first paint. */
  preparation: Preparation | undefined;
  /** The page gave a theme: then there is nothing to choose. */
  hasTheme: boolean;
  /** The look of the page's logo. */
  brand: ThemePair | undefined;
  messages: Messages;
  choose: (choices: Partial<StartChoices>) => void;
  generate: () => void;
  /** The person is about to generate: what it needs may be loaded. */
  prepare: () => void;
  /** There is a deck already; back to it. */
  open?: () => void;
  /** The way to a file, once it is loaded. */
  files: unknown;
}

const LENGTHS = [5, 8, 12, 20];

/** What stands in the builder before there is a deck. */
export function startScreen(screen: StartScreen): TemplateResult {
  const { config, messages } = screen;
  const outline = config?.widgets.length ? screen.preparation?.outline() : undefined;
  return html`<div class="start" part="start">
    <div class="start-scroll" @focusin=${reveal}>
      <div class="start-inner">
        <header>
          <h2>${config?.name || messages.startHeading}</h2>
          <p class="intro">${messages.startIntro}</p>
        </header>
        ${
          config?.widgets.length
            ? (outline ?? renderChoices(screen, config))
            : ((config ? undefined : screen.preparation?.ownFile()) ?? renderNothing(messages))
        }
      </div>
    </div>
    <div class="start-bar">
      ${screen.files}
      ${
        screen.open
          ? html`<button class="button" type="button" @click=${screen.open}>${messages.openDeck}</button>`
          : nothing
      }
      ${config?.widgets.length && !outline ? renderGenerate(screen, config) : nothing}
    </div>
  </div>`;
}

/** WebKit leaves what is reached by Tab where it is. */
const reveal = ({ target }: Event): void => (target as Element).scrollIntoView({ block: 'nearest' });

/** In sight wherever the choices are scrolled to. */
function renderGenerate({ choices, messages, prepare }: StartScreen, { widgets }: BuilderDashboardConfig) {
  return html`<button
    class="button primary large"
    part="generate"
    type="submit"
    form="choices"
    ?disabled=${widgets.every(({ id }) => choices.excluded.has(id))}
    @pointerenter=${prepare}
    @focus=${prepare}
  >
    ${icon('spark')}${messages.generate}
  </button>`;
}

function renderNothing(messages: Messages): TemplateResult {
  return html`<div class="card-box nothing">
    <p>${messages.nothingToShow}</p>
    <p class="hint">${messages.nothingToShowHint}</p>
  </div>`;
}

function renderChoices(screen: StartScreen, config: BuilderDashboardConfig): TemplateResult {
  const { choices, messages, privacy, preparation, wishes } = screen;
  const widgets = orderedWidgets(config, choices.order);
  const chosen = widgets.filter(({ id }) => !choices.excluded.has(id)).length;
  const notes = {
    local: messages.privacyLocal,
    all: messages.privacyAll,
    sample: messages.privacySample,
    none: messages.privacyNone,
  };
  return html`${preparation?.columnsRead(config)}
    <div class="columns">
      <section class="card-box" aria-labelledby="widgets-heading">
        <div class="card-head">
          <h3 id="widgets-heading">${messages.widgets}</h3>
          <button
            class="button"
            type="button"
            @click=${() => screen.choose({ excluded: new Set(chosen === widgets.length ? widgets.map(({ id }) => id) : []) })}
          >
            ${chosen === widgets.length ? messages.selectNone : messages.selectAll}
          </button>
        </div>
        ${
          preparation?.list(config, widgets, choices, (widget) => renderWidget(screen, widget)) ??
          html`<ul>
            ${widgets.map((widget) => html`<li>${renderWidget(screen, widget)}</li>`)}
          </ul>`
        }
      </section>
      <div>
        <form
          class="card-box options"
          id="choices"
          @submit=${(event: Event) => {
            event.preventDefault();
            screen.generate();
          }}
        >
          ${renderTitle(screen)} ${renderLength(screen)}
          ${screen.hasTheme ? nothing : looks({ ...screen, choice: choices })}
          <div class="later">${preparation?.brief(wishes, choices)}</div>
          ${preparation?.outlineButton(chosen === 0)}
          <p class="privacy">${icon('lock')}<span>${notes[privacy]}</span></p>
          ${preparation?.sent(wishes)}
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
      <span class="widget-title" dir="auto">${widget.title}</span>
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
