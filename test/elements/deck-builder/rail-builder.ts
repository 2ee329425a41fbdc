import { fixture, html } from '@open-wc/testing';
import '../../../src/elements/deck-builder/define.js';
import type { Deck, DeckBuilder } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inside, text } from '../inside.js';

/** A builder with a document. */
export async function railBuilder(deck: Deck = fixtureDeck()): Promise<DeckBuilder> {
  const element = await fixture<DeckBuilder>(
    html`<deck-builder
      service="local"
      locale="en"
      style="block-size: 700px; inline-size: 1200px"
      .deck=${deck}
    ></deck-builder>`,
  );
  await appears(element, '.thumbnail');
  return element;
}

export const ids = (element: DeckBuilder): string[] => element.deck!.slides.map(({ id }) => id);
export const options = (element: DeckBuilder): HTMLElement[] => allInside(element, '[role="option"]');
export const option = (element: DeckBuilder, at: number): HTMLElement => options(element)[at]!;
export const chosen = (element: DeckBuilder): string[] =>
  allInside(element, '[role="option"][aria-selected="true"]').map((item) => item.dataset['slide']!);
export const current = (element: DeckBuilder): string | undefined =>
  inside(element, '[role="option"][aria-current="true"]').dataset['slide'];
export const status = (element: DeckBuilder): string => text(inside(element, '[role="status"]'));
export const button = (element: DeckBuilder, label: string): HTMLButtonElement =>
  inside<HTMLButtonElement>(element, `button[aria-label="${label}"]`);

/** A click with keys held. */
export async function click(element: DeckBuilder, at: number, keys: MouseEventInit = {}): Promise<void> {
  const target = option(element, at);
  target.focus();
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...keys }));
  await element.updateComplete;
}
