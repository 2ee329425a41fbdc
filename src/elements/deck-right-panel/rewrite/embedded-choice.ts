import type { ReactiveElement } from 'lit';
import type { Wish } from '../../../core/analyst/wishes.js';
import type { Deck, Slide } from '../../../core/deck/types.js';
import { once } from '../../../core/once.js';
import { whenIdle } from '../../shared/when-idle.js';

// Only this has it: the first load is spared its address.
const loadEmbeddedWishes = once(() => import('../../../service/embedded-wishes.js'));

interface Placed {
  readonly deck: Deck;
  readonly slide: Slide;
}

/** A person who pauses this long has typed what they wanted, in milliseconds. */
const PAUSE = 400;

/** The wishes that the analyst in the page can fulfil for the slide that is shown: tried out when the page has time for it. */
export class EmbeddedChoice {
  readonly #host: ReactiveElement;
  #shown: Placed | undefined;
  #tried: Placed | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** Those of the slide before stay until the new ones are known: nothing moves to and fro. */
  known: readonly Wish[] = [];

  constructor(host: ReactiveElement) {
    this.#host = host;
  }

  of(deck: Deck, slide: Slide): readonly Wish[] {
    if (slide !== this.#shown?.slide) {
      const isTyped = slide.id === this.#shown?.slide.id;
      this.#shown = { deck, slide };
      clearTimeout(this.#pause);
      this.#pause = setTimeout(() => whenIdle(() => void this.#try()), isTyped ? PAUSE : 0);
    }
    return this.known;
  }

  async #try(): Promise<void> {
    const tried = this.#shown;
    if (!tried || tried === this.#tried) return;
    this.#tried = tried;
    let wishes: readonly Wish[] = [];
    try {
      const { embeddedWishes } = await loadEmbeddedWishes();
      wishes = await embeddedWishes(tried.deck, tried.slide);
    } catch {
      // Without the code nothing is suggested; what is written is asked for as ever.
    }
    // What came meanwhile is tried by itself.
    if (tried !== this.#tried) return;
    this.known = wishes;
    this.#host.requestUpdate();
  }
}
