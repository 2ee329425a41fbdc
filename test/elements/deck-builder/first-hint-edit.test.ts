import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/deck-builder/define.js';
import type { DeckBuilder } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { appears, inside, text } from '../inside.js';
import { waitUntil } from '../wait.js';

describe('the hint with the first deck', () => {
  it('goes away with the first edit, also where the browser keeps nothing for the page', async () => {
    // As a private window may do.
    const set = Reflect.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!;
    Object.defineProperty(Storage.prototype, 'setItem', {
      configurable: true,
      value: () => {
        throw new DOMException('No room', 'QuotaExceededError');
      },
    });
    after(() => Object.defineProperty(Storage.prototype, 'setItem', set));
    localStorage.clear();
    const open = (): Promise<DeckBuilder> =>
      fixture<DeckBuilder>(html`<deck-builder service="local" .deck=${fixtureDeck()}></deck-builder>`);
    const element = await open();
    await appears(element, '.first-hint p');
    const title = inside<HTMLInputElement>(element, '.deck-title');
    title.value = 'Another title';
    title.dispatchEvent(new Event('input'));
    await waitUntil(() => text(inside(element, '.first-hint')) === '');
    expect(element.deck!.title).to.equal('Another title');
    const again = await open();
    await appears(again, '.thumbnail');
    expect(text(inside(again, '.first-hint'))).to.equal('');
  });
});
