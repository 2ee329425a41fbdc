import { html, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import { inlineStyles } from './inline-styles.js';

interface Tip {
  expression: string;
  mark: string;
  slideId: string;
  left: number;
  top: number;
}

/** Shows where a figure comes from while it is hovered or focused. Escape hides it. */
export class FigureTip implements ReactiveController {
  #host: ReactiveElement;
  #tip: Tip | undefined;
  #listens = false;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  // The events come to the host as well, but retargeted: only inside can the figure be told.
  hostUpdate(): void {
    if (this.#listens) return;
    this.#listens = true;
    for (const type of ['pointerover', 'pointerout', 'focusin', 'focusout', 'keydown']) {
      this.#host.renderRoot.addEventListener(type, this);
    }
  }

  handleEvent(event: Event): void {
    if (event instanceof KeyboardEvent) {
      if (event.key === 'Escape') this.#show(undefined);
      return;
    }
    const target = event.target as Element;
    const leaves = event.type === 'focusout' || event.type === 'pointerout';
    this.#show(leaves ? undefined : (target.closest<HTMLElement>('.figure') ?? undefined));
  }

  #show(figure: HTMLElement | undefined): void {
    const base = this.#host.renderRoot.querySelector('.base');
    const frame = figure?.closest<HTMLElement>('.frame');
    if (!figure || !base || !frame) {
      if (!this.#tip) return;
      this.#tip = undefined;
    } else {
      const at = figure.getBoundingClientRect();
      const origin = base.getBoundingClientRect();
      this.#tip = {
        expression: figure.dataset['expression'] ?? '',
        mark: figure.dataset['mark'] ?? '',
        slideId: frame.dataset['slide'] ?? '',
        left: Math.max(0, Math.min(at.left - origin.left, origin.width - 240)),
        top: at.bottom - origin.top + 8,
      };
    }
    this.#host.requestUpdate();
  }

  /** Always in the tree, so that figures can refer to it as their description. */
  render(words: (tip: { expression: string; mark: string; slideId: string }) => string): TemplateResult {
    const tip = this.#tip;
    // eslint-disable-next-line lit-a11y/accessible-name -- its words are its name
    return html`<div
      id="tip"
      class="tip"
      role="tooltip"
      ?hidden=${!tip}
      ${inlineStyles({ transform: tip ? `translate(${tip.left}px, ${tip.top}px)` : undefined })}
    >
      ${tip ? words(tip) : ''}
    </div>`;
  }
}
