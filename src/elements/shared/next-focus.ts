import type { ReactiveController, ReactiveElement } from 'lit';

const TYPES = ['focusin', 'pointerdown'] as const;

/**
 * Gives focus to what comes next when the control that a person used last is gone: keys go on working. It is never taken from the
 * page around, nor given where nobody was.
 */
export class NextFocus implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #next: (last: Element) => string;
  /** In the host's own tree: what an element in it does inside is that one's affair. */
  #last: Element | undefined;

  /** @param next a selector of what follows on what is gone; where there is none yet, it is waited for */
  constructor(host: ReactiveElement, next: (last: Element) => string) {
    this.#host = host;
    this.#next = next;
    host.addController(this);
  }

  // Where focus moves within the host's tree, nobody outside is told.
  hostConnected(): void {
    for (const root of [document, this.#host.renderRoot])
      for (const type of TYPES) root.addEventListener(type, this.#note, true);
  }

  hostDisconnected(): void {
    for (const type of TYPES) document.removeEventListener(type, this.#note, true);
  }

  hostUpdated(): void {
    const last = this.#last;
    // What knows better where it goes, such as a review to what opened it, says so in this update.
    if (last?.isConnected === false) queueMicrotask(() => this.#goOn(last));
  }

  #goOn(last: Element): void {
    const root = this.#host.renderRoot as ShadowRoot;
    if (last === this.#last && !root.activeElement)
      root.querySelector<HTMLElement>(this.#next(last))?.focus({ preventScroll: true });
  }

  readonly #note = (event: Event): void => {
    this.#last = event
      .composedPath()
      .find(
        (one): one is Element =>
          one instanceof Element &&
          one.getRootNode() === this.#host.renderRoot &&
          one.matches('button, input, [tabindex]'),
      );
  };
}
