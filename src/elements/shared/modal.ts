import { html, nothing, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import { adoptStyles } from './adopt-styles.js';
import { icon } from './icons.js';
import { modalStyles } from './modal.styles.js';

export interface ModalView {
  heading: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  content: unknown;
  /** Buttons under the content, the one that goes on last. */
  actions?: unknown;
  /** A `part` for the page's styles. */
  part?: string;
  /** The person closed it: what draws it must stop to. */
  closed: () => void;
}

/**
 * A dialog over everything: it takes the keyboard, Escape closes it, and focus goes back to where it was. It is open as long as
 * it is drawn. An element with `autofocus` in it has focus first.
 */
export class Modal implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #name: string;
  #opener: HTMLElement | undefined;
  #wasOpen = false;

  /** @param name of this dialog in its element: `export`, `shortcuts` */
  constructor(host: ReactiveElement, name: string) {
    this.#host = host;
    this.#name = name;
    host.addController(this);
    adoptStyles(host.renderRoot, [modalStyles]);
  }

  hostUpdated(): void {
    const dialog = this.#dialog();
    if (dialog && !dialog.open && dialog.isConnected) {
      this.#opener = focusedIn(this.#host);
      dialog.showModal();
    } else if (!dialog && this.#wasOpen) {
      this.#opener?.focus();
      this.#opener = undefined;
    }
    this.#wasOpen = dialog !== null;
  }

  render({ heading, closeLabel, content, actions, part, closed }: ModalView): TemplateResult {
    const id = `${this.#name}-heading`;
    return html`<dialog
      class="modal"
      id="${this.#name}-dialog"
      part=${part ?? nothing}
      aria-labelledby=${id}
      @keydown=${(event: Event) => event.stopPropagation()}
      @cancel=${(event: Event) => {
        event.preventDefault();
        closed();
      }}
      @close=${(event: Event) => {
        // A browser may close it whatever is said; one that is gone already was closed here.
        if ((event.target as Element).isConnected) closed();
      }}
    >
      <div class="modal-head">
        <h2 id=${id}>${heading}</h2>
        <button
          class="button only"
          type="button"
          aria-label=${closeLabel}
          title=${closeLabel}
          @click=${closed}
        >
          ${icon('close')}
        </button>
      </div>
      <div class="modal-body">${content}</div>
      ${actions === undefined ? nothing : html`<div class="modal-actions">${actions}</div>`}
    </dialog>`;
  }

  #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector(`#${this.#name}-dialog`);
  }
}

function focusedIn({ renderRoot }: ReactiveElement): HTMLElement | undefined {
  const { activeElement } = renderRoot as ShadowRoot;
  return activeElement instanceof HTMLElement ? activeElement : undefined;
}
