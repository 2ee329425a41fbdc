import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/deck-builder/define.js';
import type { DeckBuilder } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inBothSchemes, inside, text } from '../inside.js';
import { press } from '../press.js';
import { waitUntil } from '../wait.js';

const opened = async (width = '1200px'): Promise<DeckBuilder> => {
  const element = await fixture<DeckBuilder>(
    html`<deck-builder
      service="local"
      style="block-size: 700px; inline-size: ${width}"
      .deck=${fixtureDeck()}
    ></deck-builder>`,
  );
  await appears(element, '.thumbnail');
  return element;
};
const hint = (element: DeckBuilder): string => text(inside(element, '.first-hint'));

// What is remembered holds for the whole page: each test goes on where the one before it stopped.
describe('the hint with the first deck', () => {
  before(() => localStorage.clear());

  for (const width of ['1200px', '360px'])
    it(`says how to begin, takes no focus and covers nothing, ${width} wide`, async () => {
      const element = await opened(width);
      expect(hint(element)).to.contain('Click any text to edit it').and.to.contain('Press ?');
      expect(inside(element, '.first-hint').ariaLive).to.equal('polite');
      expect(element.shadowRoot!.activeElement).to.equal(null);
      const { bottom } = inside(element, '.first-hint').getBoundingClientRect();
      expect(inside(element, '.work').getBoundingClientRect().top).to.be.at.least(bottom - 1);
      await inBothSchemes(element, () => expect(element).to.be.accessible());
    });

  it('goes away by Escape, is remembered, and never comes again', async () => {
    const element = await opened();
    allInside(element, '[role="option"]')[0]!.focus();
    await press('Escape');
    await waitUntil(() => hint(element) === '');
    expect(localStorage.getItem('deckwright.first-hint')).to.not.equal(null);
    expect(hint(await opened())).to.equal('');
  });
});
