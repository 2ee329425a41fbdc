import type { ReactiveController, ReactiveElement } from 'lit';

/** Gives the focus to what follows on a control that is gone after it was used: a keyboard stays where it was. */
export class FocusKeeper implements ReactiveController {
  readonly #host: ReactiveElement;
  #focused: Element | null = null;
  /** Which of the queries the focus was in. */
  #query = -1;

  constructor(host: ReactiveElement) {
    this.#host = host;
  }

  hostUpdate(): void {
    this.#focused = this.#root.activeElement;
    const section = this.#focused?.closest('section');
    this.#query = this.#heads.findIndex((head) => head.parentElement === section);
  }

  hostUpdated(): void {
    if (!this.#focused || this.#focused.isConnected || this.#root.activeElement) return;
    const section = this.#heads[this.#query]?.parentElement;
    const next =
      section?.querySelector('.commands > button') ?? section?.querySelector('.query-head > button');
    (next as HTMLElement | null | undefined)?.focus({ preventScroll: true });
  }

  get #root(): ShadowRoot {
    return this.#host.renderRoot as ShadowRoot;
  }

  get #heads(): Element[] {
    return [...this.#root.querySelectorAll('.query-head')];
  }
}
