import { html, type ReactiveElement, type TemplateResult } from 'lit';
import type { AllMessages } from '../../shared/all-words.js';
import { ariaKeys, keyText, type Command } from '../../shared/commands.js';
import { icon } from '../../shared/icons.js';
import { Menu, type MenuItem } from '../../shared/menu.js';
import type { Zoom } from './zoom.js';

const LEVELS = [0.5, 0.75, 1, 1.5, 2];

/** The percentage at the slide's lower end, and what changes it: buttons, a menu, keys. */
export class ZoomControl {
  readonly #zoom: Zoom;
  readonly #menu: Menu;
  readonly commands: readonly [
    fit: Command<AllMessages>,
    less: Command<AllMessages>,
    more: Command<AllMessages>,
  ];

  constructor(host: ReactiveElement, zoom: Zoom) {
    this.#zoom = zoom;
    this.#menu = new Menu(host, 'zoom-levels');
    // In fields too: the browser would take these keys for the whole page.
    const common = { group: 'view', inFields: true } as const;
    this.commands = [
      { ...common, id: 'zoom-fit', label: (words) => words.zoomFit, keys: ['Mod+0'], run: () => zoom.fit() },
      {
        ...common,
        id: 'zoom-out',
        label: (words) => words.zoomOut,
        icon: 'minus',
        keys: ['Mod+-'],
        enabled: () => zoom.canShrink,
        run: () => zoom.step(-1),
      },
      {
        ...common,
        id: 'zoom-in',
        label: (words) => words.zoomIn,
        icon: 'plus',
        keys: ['Mod+=', 'Mod++'],
        enabled: () => zoom.canGrow,
        run: () => zoom.step(1),
      },
    ];
  }

  render(words: AllMessages, locale: string): TemplateResult {
    const percent = (scale: number): string =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(scale);
    const [fit, less, more] = this.commands;
    const shown = percent(this.#zoom.scale);
    return html`<div class="zoom">
      ${step(less, words)}
      <button
        class="button zoom-level"
        type="button"
        popovertarget="zoom-levels"
        aria-haspopup="menu"
        aria-expanded=${this.#menu.isOpen ? 'true' : 'false'}
        aria-label=${words.zoom(shown)}
        title=${words.zoom(shown)}
      >
        ${shown}
      </button>
      ${step(more, words)}
      ${this.#menu.render(words.zoom(shown), () => [[this.#fitItem(fit, words)], this.#levels(percent)])}
    </div>`;
  }

  #fitItem({ label, keys, run }: Command<AllMessages>, words: AllMessages): MenuItem {
    return {
      label: label(words),
      keys: keys?.[0] && keyText(keys[0], words),
      exclusive: true,
      checked: this.#zoom.isFit,
      run,
    };
  }

  #levels(percent: (scale: number) => string): MenuItem[] {
    return LEVELS.map((level) => ({
      label: percent(level),
      exclusive: true,
      checked: this.#zoom.isAt(level),
      run: () => this.#zoom.to(level),
    }));
  }
}

function step(
  { icon: name = 'plus', label, keys = [], enabled, run }: Command<AllMessages>,
  words: AllMessages,
): TemplateResult {
  return html`<button
    class="button only zoom-step"
    type="button"
    aria-label=${label(words)}
    aria-keyshortcuts=${ariaKeys(keys)}
    title="${label(words)} (${keyText(keys[0] ?? '', words)})"
    ?disabled=${enabled?.() === false}
    @click=${() => run()}
  >
    ${icon(name)}
  </button>`;
}
