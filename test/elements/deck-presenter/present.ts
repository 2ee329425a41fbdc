import { fixture, html } from '@open-wc/testing';
import '../../../src/elements/deck-presenter/define.js';
import { createSlide } from '../../../src/core/deck/create-deck.js';
import type { Deck, DeckPresenter } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { appears } from '../inside.js';
import { waitUntil } from '../wait.js';

/** A presentation that covers the window: a test page may not go fullscreen without a click. */
export async function present(
  deck: Deck = fixtureDeck(),
  { lang = 'en', hash = false, slideId }: { lang?: string; hash?: boolean; slideId?: string } = {},
): Promise<DeckPresenter> {
  const element = await fixture<DeckPresenter>(
    html`<deck-presenter
      fullscreen="host"
      lang=${lang}
      ?hash=${hash}
      .deck=${deck}
      .slideId=${slideId}
    ></deck-presenter>`,
  );
  await element.enter();
  await appears(element, '.text');
  await appears(element, '.controls');
  return element;
}

export const endAll = (): void =>
  document.querySelectorAll('deck-presenter').forEach((element) => element.exit());

/** A deck of so many slides with nothing but a title. */
export function longDeck(count: number): Deck {
  const slides = Array.from({ length: count }, (_, at) =>
    createSlide({ id: `s${at + 1}`, layout: 'text', title: `Slide number ${at + 1}`, text: 'Words' }),
  );
  return { ...fixtureDeck(), slides };
}

/** Waits for something to come true. */
export const until = (check: () => unknown, what: string): Promise<void> =>
  waitUntil(() => Boolean(check()), what);
