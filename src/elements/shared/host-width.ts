import type { ReactiveController, ReactiveElement } from 'lit';

/**
 * Whether an element is at least so wide, in CSS pixels, without asking for it while drawing, which would lay out the page each
 * time. Draws the host again when that changes.
 */
export class HostWidth implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #least: number;
  #sizes: ResizeObserver | undefined;
  #wide = false;

  constructor(host: ReactiveElement, least: number) {
    this.#host = host;
    this.#least = least;
    host.addController(this);
  }

  get isWide(): boolean {
    return this.#wide;
  }

  hostConnected(): void {
    this.#wide = this.#host.clientWidth >= this.#least;
    if (typeof ResizeObserver === 'undefined') return;
    this.#sizes = new ResizeObserver(([entry]) => {
      const wide = (entry?.contentRect.width ?? 0) >= this.#least;
      if (wide === this.#wide) return;
      this.#wide = wide;
      this.#host.requestUpdate();
    });
    this.#sizes.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#sizes?.disconnect();
  }
}
