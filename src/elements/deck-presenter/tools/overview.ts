import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Deck } from '../../../core/deck/types.js';
import type { AllMessages } from '../../shared/all-words.js';
import type { DeckElement } from '../../shared/deck-element.js';
import { titleOf } from '../../deck-builder/rail/slide-names.js';
import { icon } from '../../shared/icons.js';

export interface OverviewPorts {
  presenter: DeckElement;
  /** The keys are those of a number. */
  isTyping: () => boolean;
  goTo: (slideId: string) => void;
}

const STEPS: Record<string, (columns: number) => number> = {
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
  // A clicker has no more than these.
  PageDown: () => 1,
  PageUp: () => -1,
  Home: () => -Infinity,
  End: () => Infinity,
};

/** All slides at a glance, to go on with one of them. */
export class Overview {
  readonly #ports: OverviewPorts;
  /** The slide that the keyboard has come to; undefined while it is closed. */
  #at: string | undefined;

  constructor(ports: OverviewPorts) {
    this.#ports = ports;
  }

  get isOpen(): boolean {
    return this.#at !== undefined;
  }

  open(slideId: string): void {
    const { presenter } = this.#ports;
    this.#at = slideId;
    presenter.requestUpdate();
  }

  /** Whether it was open. */
  close(): boolean {
    if (!this.isOpen) return false;
    const { presenter } = this.#ports;
    this.#at = undefined;
    presenter.requestUpdate();
    // What is covered cannot have focus. On the button that opened it, the key that goes on would open it again.
    const focus = (): void => presenter.shadowRoot?.querySelector<HTMLElement>('.stage')?.focus();
    void presenter.updateComplete.then(focus);
    return true;
  }

  /** Brings the keyboard to its slide, once that is drawn. */
  reveal(): void {
    if (!this.isOpen) return;
    const item = this.#item(this.#at);
    item?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: 'nearest' });
  }

  render(
    deck: Deck,
    current: string | undefined,
    words: AllMessages,
    locale: string,
  ): TemplateResult | typeof nothing {
    if (!this.isOpen) return nothing;
    return html`<section class="overview aside" part="overview" aria-label=${words.allSlides}>
      <div class="overview-head">
        <h2>${words.allSlides}</h2>
        <button
          type="button"
          class="button only"
          aria-label=${words.dismiss}
          title=${words.dismiss}
          @click=${() => this.close()}
        >
          ${icon('close')}
        </button>
      </div>
      <div
        class="thumbs"
        role="listbox"
        aria-label=${words.slides}
        @keydown=${(event: KeyboardEvent) => this.#key(event, words.direction)}
        @click=${(event: Event) => this.#pick((event.target as Element).closest<HTMLElement>('.thumb'))}
      >
        ${repeat(
          deck.slides,
          ({ id }) => id,
          (slide, index) =>
            html`<div
              class="thumb"
              role="option"
              aria-selected=${slide.id === current ? 'true' : 'false'}
              aria-label=${words.slideOf(index + 1, deck.slides.length, titleOf(deck, slide) || words.untitledSlide)}
              tabindex=${slide.id === this.#at ? 0 : -1}
              data-slide=${slide.id}
            >
              <div class="card">
                <deck-view inert loading="lazy" lang=${locale} .deck=${deck} slide-id=${slide.id}></deck-view>
              </div>
              <span class="number" aria-hidden="true">${index + 1}</span>
            </div>`,
        )}
      </div>
    </section>`;
  }

  #key(event: KeyboardEvent, direction: 'ltr' | 'rtl'): void {
    const { key } = event;
    const item = (event.target as Element).closest<HTMLElement>('.thumb');
    if (!item || this.#ports.isTyping() || event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === 'Enter' || key === ' ') this.#pick(item);
    else {
      const forward = direction === 'rtl' ? -1 : 1;
      const step =
        key === 'ArrowRight' ? forward : key === 'ArrowLeft' ? -forward : STEPS[key]?.(columnsOf(item));
      if (step === undefined) return;
      this.#moveBy(item, step);
    }
    event.preventDefault();
  }

  #moveBy(item: HTMLElement, step: number): void {
    const items = [...(item.parentElement?.querySelectorAll<HTMLElement>('.thumb') ?? [])];
    const at = items.indexOf(item);
    const last = items.length - 1;
    const to = Math.max(0, Math.min(last, at + step));
    // Up and down keep their column: from the last row but one to a shorter last row there is no way else.
    const beyond = Math.abs(step) > 1 && Number.isFinite(step) && to !== at + step;
    this.#at = items[beyond && step < 0 ? at : to]?.dataset['slide'];
    this.#ports.presenter.requestUpdate();
  }

  #pick(item: HTMLElement | null): void {
    const slideId = item?.dataset['slide'];
    if (slideId === undefined) return;
    this.close();
    this.#ports.goTo(slideId);
  }

  #item(slideId: string | undefined): HTMLElement | undefined {
    const items = this.#ports.presenter.renderRoot.querySelectorAll<HTMLElement>('.thumb');
    return [...items].find(({ dataset }) => dataset['slide'] === slideId);
  }
}

/** How many thumbnails stand beside each other. */
function columnsOf(item: HTMLElement): number {
  const items = [...(item.parentElement?.querySelectorAll<HTMLElement>('.thumb') ?? [])];
  const top = items[0]?.offsetTop;
  const next = items.findIndex(({ offsetTop }) => offsetTop !== top);
  return next < 0 ? items.length : next;
}
