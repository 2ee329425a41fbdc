import type { ReactiveElement } from 'lit';
import type { Wish } from '../../../core/analyst/wishes.js';
import type { Deck, Slide } from '../../../core/deck/types.js';
import { once } from '../../shared/once.js';
import { whenIdle } from '../../shared/when-idle.js';

// Only this has it: the first load is spared its address.
const loadEmbeddedWishes = once(() => import('../../../service/embedded-wishes.js'));

/** The wishes that the analyst in the page can fulfil for the slide that is shown: tried out when the page has time for it. */
export class EmbeddedChoice {
  readonly #host: ReactiveElement;
  #shown: { readonly deck: Deck; readonly slide: Slide } | undefined;
  #isTrying = false;
  /** Those of the slide before stay until the new ones are known: nothing moves to and fro. */
  known: readonly Wish[] = [];

  constructor(host: ReactiveElement) {
    this.#host = host;
  }

  of(deck: Deck, slide: Slide): readonly Wish[] {
    if (slide !== this.#shown?.slide) {
      this.#shown = { deck, slide };
      if (!this.#isTrying) whenIdle(() => void this.#try());
      this.#isTrying = true;
    }
    return this.known;
  }

  async #try(): Promise<void> {
    const tried = this.#shown!;
    try {
      const { embeddedWishes } = await loadEmbeddedWishes();
      this.known = await embeddedWishes(tried.deck, tried.slide);
    } catch {
      // Without the code nothing is suggested; what is written is asked for as ever.
      this.known = [];
    }
    this.#isTrying = false;
    // What came meanwhile is tried next.
    if (this.#shown !== tried) this.#shown = undefined;
    this.#host.requestUpdate();
  }
}
