import { expect } from '@open-wc/testing';
import type { DeckBuilder } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inBothSchemes, inside, text } from '../inside.js';
import { press } from '../press.js';
import { waitUntil } from '../wait.js';
import { builder } from './storage/storage-builder.js';

/** A start screen that is longer than it is high. */
async function started(width: string, deck = false): Promise<DeckBuilder> {
  const element = await builder(width);
  element.style.blockSize = '560px';
  if (deck) {
    element.deck = fixtureDeck();
    await appears(element, '.toolbar');
    inside<HTMLButtonElement>(element, '.toolbar .back button').click();
  }
  await appears(element, '.open-at-start');
  const start = inside(element, '.start-scroll');
  expect(start.scrollHeight).to.be.greaterThan(start.clientHeight);
  return element;
}

/** A person can press it as it stands. */
function isInSight(element: DeckBuilder, button: HTMLElement): boolean {
  const { left, top, width, height } = button.getBoundingClientRect();
  const hit = element.shadowRoot!.elementFromPoint(left + width / 2, top + height / 2);
  return hit === button || button.contains(hit);
}

describe('deck-builder, the bar of the start screen', () => {
  for (const width of ['780px', '360px'])
    it(`keeps what comes next in sight, at the top and at the end of the choices (${width})`, async () => {
      const element = await started(width, true);
      const buttons = [
        inside(element, '[part="generate"]'),
        inside(element, '.open-at-start'),
        allInside(element, '.start button').find((one) => text(one) === 'Back to the slides')!,
      ];
      for (const y of [0, 100_000]) {
        inside(element, '.start-scroll').scrollTo(0, y);
        for (const button of buttons)
          expect(isInSight(element, button), `${text(button)} at ${y}`).to.equal(true);
      }
      expect(inside(element, '.start-scroll').scrollWidth).to.be.at.most(Number.parseInt(width, 10));
      await inBothSchemes(element, () => expect(element).to.be.accessible());
    });

  it('generates by its button, and by Enter in the choices', async () => {
    for (const way of ['button', 'Enter']) {
      const element = await started('1000px');
      if (way === 'button') inside(element, '[part="generate"]').click();
      else {
        inside(element, '#deck-name').focus();
        await press('Enter');
      }
      await appears(element, '.toolbar');
      element.remove();
    }
  });

  it('does not lie over what has focus', async () => {
    const element = await started('800px');
    const bar = inside(element, '.start-bar');
    allInside(element, '.start-inner input')[0]!.focus();
    const [name, length] = [inside(element, '#deck-name'), allInside(element, '.start-inner select').at(-1)!];
    for (const field of [name, length]) {
      for (let presses = 0; element.shadowRoot!.activeElement !== field && presses < 40; presses += 1)
        await press('Tab');
      expect(element.shadowRoot!.activeElement).to.equal(field);
      // WebKit scrolls with the next frame.
      await waitUntil(() => field.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top + 1);
    }
  });
});
