import { html, nothing, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import type { Deck } from '../../../core/deck/types.js';
import { defaultTheme, otherMode, themes } from '../../../core/layout/index.js';
import type { Theme } from '../../../core/layout/theme-types.js';
import { adoptStyles } from '../../shared/adopt-styles.js';
import { icon } from '../../shared/icons.js';
import type { LocalizeController } from '../../shared/localize-controller.js';
import { BrandLook } from '../start/brand-look.js';
import type { BuilderSession } from '../builder-session.js';
import { lookMenuStyles } from './look-menu.styles.js';
import type { themeSwatch, ThemePair } from '../start/looks.js';

interface NamedLook extends ThemePair {
  name: string;
}

const GAP = 6;
const pairOf = (theme: Theme): ThemePair =>
  theme.mode === 'dark' ? { light: otherMode(theme), dark: theme } : { light: theme, dark: otherMode(theme) };
const isOf = ({ id }: Theme, { light, dark }: ThemePair): boolean => id === light.id || id === dark.id;

/** The menu that gives a deck another look, each time as one step of undo. It stays open, so that looks can be compared. */
export class LookMenu implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #session: BuilderSession;
  readonly #localize: LocalizeController;
  readonly #brand: BrandLook;
  readonly #swatch: typeof themeSwatch;
  /** A look that is none of those offered, so that there is a way back to it. */
  #own: { deckId: string; look: NamedLook } | undefined;
  #isOpen = false;

  /** `swatch` is there from the first load on: imported from here it would become a file of its own. */
  constructor(
    host: ReactiveElement,
    session: BuilderSession,
    localize: LocalizeController,
    swatch: typeof themeSwatch,
  ) {
    this.#host = host;
    this.#session = session;
    this.#localize = localize;
    this.#brand = new BrandLook(host);
    this.#swatch = swatch;
    host.addController(this);
    adoptStyles(host.renderRoot, [lookMenuStyles]);
  }

  /** Once it is drawn: under its button, with focus on the look the deck has. */
  hostUpdated(): void {
    const popover = this.#popover();
    const isOpen = popover?.matches(':popover-open') === true;
    if (isOpen && !this.#isOpen) {
      this.#place(popover);
      const items = itemsOf(popover);
      (items.find((item) => item.ariaChecked === 'true') ?? items[0])?.focus();
    }
    this.#isOpen = isOpen;
  }

  render(deck: Deck): TemplateResult {
    const { messages } = this.#localize;
    const current = deck.theme ?? defaultTheme;
    const dark = current.mode === 'dark';
    const looks = this.#looks(deck, current);
    const chosen = looks.find((look) => isOf(current, look));
    return html`<div role="menu" aria-label=${messages.look} @keydown=${this.#byKey}>
      ${looks.map((look) => {
        const theme = dark ? look.dark : look.light;
        return html`<button
          class="menu-item"
          type="button"
          role="menuitemradio"
          tabindex="-1"
          aria-checked=${look === chosen}
          @click=${() => this.#apply(theme)}
        >
          ${this.#swatch(theme)}<span class="menu-name">${look.name}</span>
          ${look === chosen ? icon('check') : nothing}
        </button>`;
      })}
      <hr />
      <button
        class="menu-item"
        type="button"
        role="menuitemcheckbox"
        tabindex="-1"
        aria-checked=${dark}
        @click=${() => this.#apply((chosen ?? pairOf(current))[dark ? 'light' : 'dark'])}
      >
        <span class="menu-name">${messages.darkSlides}</span>${dark ? icon('check') : nothing}
      </button>
    </div>`;
  }

  #looks(deck: Deck, current: Theme): NamedLook[] {
    const { messages } = this.#localize;
    const brand = this.#brand.of(deck.branding, messages);
    const looks: NamedLook[] = Object.entries(messages.looks).flatMap(([id, name]) => {
      const light = themes[id];
      return light ? [{ ...pairOf(light), name }] : [];
    });
    if (brand) looks.unshift({ ...brand, name: brand.light.name });
    // Until the logo is read nobody knows whether the deck has its look.
    const isKnown = looks.some((look) => isOf(current, look)) || brand === undefined;
    if (this.#own?.deckId !== deck.id) this.#own = undefined;
    if (!isKnown && !(this.#own && isOf(current, this.#own.look)))
      this.#own = { deckId: deck.id, look: { ...pairOf(current), name: current.name } };
    return this.#own ? [this.#own.look, ...looks] : looks;
  }

  #apply(theme: Theme): void {
    const { deck } = this.#session.getSnapshot();
    if (deck && (deck.theme ?? defaultTheme).id !== theme.id)
      this.#session.apply([{ type: 'setDeckField', field: 'theme', value: theme }], 'user');
  }

  readonly #byKey = (event: KeyboardEvent): void => {
    const items = itemsOf(event.currentTarget as HTMLElement);
    const at = items.indexOf(event.target as HTMLElement);
    const last = items.length - 1;
    const to = { ArrowDown: at === last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    if (to !== undefined) items[to]?.focus();
    else if (event.key === 'Enter') items[at]?.click();
    else if (event.key !== 'Escape' && event.key !== 'Tab') return;
    if (to === undefined) this.#close();
    event.stopPropagation();
    // Tab goes on from the button, as if the menu had never been there.
    if (event.key !== 'Tab') event.preventDefault();
  };

  #close(): void {
    this.#popover()?.hidePopover();
    this.#button()?.focus();
  }

  /** In the top layer nothing clips it; its end edge is its button's where there is room. */
  #place(popover: HTMLElement): void {
    const button = this.#button()?.getBoundingClientRect();
    if (!button) return;
    const rtl = getComputedStyle(popover).direction === 'rtl';
    const { width } = popover.getBoundingClientRect();
    const left = rtl ? button.left : button.right - width;
    const most = document.documentElement.clientWidth - width - GAP;
    popover.style.setProperty('left', `${Math.max(GAP, Math.min(left, most))}px`);
    popover.style.setProperty('top', `${button.bottom + GAP}px`);
    popover.style.setProperty('max-height', `calc(100dvh - ${button.bottom + 2 * GAP}px)`);
  }

  #popover(): HTMLElement | null {
    return this.#host.renderRoot.querySelector('#looks');
  }

  #button(): HTMLElement | null {
    return this.#host.renderRoot.querySelector('[popovertarget="looks"]');
  }
}

const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]'),
];
