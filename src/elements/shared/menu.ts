import { html, nothing, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import { adoptStyles } from './adopt-styles.js';
import { icon, type IconName } from './icons.js';
import { menuStyles } from './menu.styles.js';

export interface MenuItem {
  label: string;
  icon?: IconName;
  /** Stands before its name, as an icon would. */
  picture?: TemplateResult;
  /** Said after its name, in small type. */
  note?: string;
  /** Keys that do the same, as they are read. */
  keys?: string | undefined;
  /** For items that are on or off. */
  checked?: boolean;
  /** Of the items of its group one alone is on. */
  exclusive?: boolean;
  disabled?: boolean;
  run: () => void;
}

/** CSS pixels between a menu and what it belongs to. */
const GAP = 6;

/**
 * A menu in the top layer, under the button with `popovertarget` of its id (above it where only there is room), or at a point. Arrow keys go through it, Enter and
 * Space choose, Escape and Tab leave; a typed letter goes to the next item that begins with it.
 */
export class Menu implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly id: string;
  #isOpen = false;
  #wasOpen = false;
  #at: { x: number; y: number } | undefined;
  #opener: HTMLElement | undefined;

  constructor(host: ReactiveElement, id: string) {
    this.#host = host;
    this.id = id;
    host.addController(this);
    adoptStyles(host.renderRoot, [menuStyles]);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Opens it where the pointer is; `opener` gets focus back. */
  openAt(x: number, y: number, opener: HTMLElement): void {
    this.#at = { x, y };
    this.#opener = opener;
    this.#popover()?.showPopover();
  }

  close(): void {
    this.#popover()?.hidePopover();
    (this.#opener ?? this.#button())?.focus();
  }

  /** Once it is drawn: in its place, with focus on the first item, or the one that is on. */
  hostUpdated(): void {
    const popover = this.#popover();
    const isOpen = this.#isOpen && popover !== null;
    if (isOpen && !this.#wasOpen) {
      this.#place(popover);
      const items = itemsOf(popover);
      (items.find((item) => item.ariaChecked === 'true') ?? items[0])?.focus();
    }
    this.#wasOpen = isOpen;
  }

  /** `groups` are divided by a line. Always drawn: the browser opens it by the button. */
  render(label: string, groups: () => readonly (readonly MenuItem[])[]): TemplateResult {
    return html`<div
      class="menu"
      id=${this.id}
      popover
      @toggle=${(event: ToggleEvent) => {
        this.#isOpen = event.newState === 'open';
        if (!this.#isOpen) {
          this.#at = undefined;
          this.#opener = undefined;
        }
        this.#host.requestUpdate();
      }}
    >
      ${
        this.#isOpen
          ? html`<div role="menu" aria-label=${label} @keydown=${this.#byKey}>${this.#items(groups())}</div>`
          : nothing
      }
    </div>`;
  }

  #items(groups: readonly (readonly MenuItem[])[]): TemplateResult[] {
    const [first] = groups.flat();
    return groups.map(
      (items, at) =>
        html`${at > 0 ? html`<hr />` : nothing}${items.map((item) => this.#item(item, item === first))}`,
    );
  }

  #item(item: MenuItem, isFirst: boolean): TemplateResult {
    const { label, icon: name, picture, note, keys, checked, exclusive, disabled = false, run } = item;
    const role = checked === undefined ? 'menuitem' : exclusive ? 'menuitemradio' : 'menuitemcheckbox';
    return html`<button
      class="menu-item"
      type="button"
      role=${role}
      tabindex=${isFirst ? 0 : -1}
      aria-checked=${checked ?? nothing}
      aria-disabled=${disabled ? 'true' : nothing}
      @click=${() => {
        if (disabled) return;
        this.close();
        run();
      }}
    >
      ${picture ?? (name ? icon(name) : nothing)}
      <span class="menu-name"
        >${label} ${note === undefined ? nothing : html`<small class="menu-note">${note}</small>`}</span
      >
      ${checked === true ? icon('check') : nothing}
      ${keys === undefined ? nothing : html`<kbd aria-hidden="true" dir="ltr">${keys}</kbd>`}
    </button>`;
  }

  readonly #byKey = (event: KeyboardEvent): void => {
    const items = itemsOf(event.currentTarget as HTMLElement);
    const at = items.indexOf(event.target as HTMLElement);
    const last = items.length - 1;
    const to = { ArrowDown: at === last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    if (to !== undefined) items[to]?.focus();
    else if (event.key === 'Enter' || event.key === ' ') items[at]?.click();
    else if (event.key === 'Escape' || event.key === 'Tab') this.close();
    else if (event.key.length === 1) startingWith(event.key, items, at)?.focus();
    event.stopPropagation();
    // Tab goes on from the button, as if the menu had never been there.
    if (event.key !== 'Tab') event.preventDefault();
  };

  /** In the top layer nothing clips it; it stays on the screen. */
  #place(popover: HTMLElement): void {
    const button = this.#button()?.getBoundingClientRect();
    if (!this.#at && !button) return;
    const rtl = getComputedStyle(popover).direction === 'rtl';
    const { width, height } = popover.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const left = this.#at ? this.#at.x - (rtl ? width : 0) : this.#beside(button!, width);
    const above = button ? button.top - GAP - height : -Infinity;
    const below = this.#at ? this.#at.y : button!.bottom + GAP;
    const top = !this.#at && below + height > clientHeight - GAP && above >= GAP ? above : below;
    const within = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));
    popover.style.setProperty('left', `${within(left, clientWidth - width)}px`);
    popover.style.setProperty('top', `${within(top, clientHeight - height)}px`);
  }

  /** On one edge with the button, and towards the middle of the host. */
  #beside(button: DOMRect, width: number): number {
    const { left, width: room } = this.#host.getBoundingClientRect();
    const isLeft = button.left + button.width / 2 < left + room / 2;
    return isLeft ? button.left : button.right - width;
  }

  #popover(): HTMLElement | null {
    return this.#host.renderRoot.querySelector(`#${this.id}`);
  }

  #button(): HTMLElement | null {
    return this.#host.renderRoot.querySelector(`[popovertarget="${this.id}"]`);
  }
}

const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]'),
];

/** The next item, from the current one on and then from the top. */
function startingWith(letter: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  const begins = (item: HTMLElement): boolean =>
    item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase());
  return [...items.slice(at + 1), ...items].find(begins);
}
