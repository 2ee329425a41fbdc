import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../../src/elements/deck-builder/define.js';
import type { DeckBuilder } from '../../../src/index.js';
import type { Deck } from '../../../src/core/deck/types.js';
import { fixtureDeck } from '../fixture-deck.js';
import { appears, inBothSchemes, inside } from '../inside.js';
import { press } from '../press.js';

async function builder(deck: Deck, locale = 'en'): Promise<DeckBuilder> {
  const element = await fixture<DeckBuilder>(
    html`<deck-builder
      service="local"
      locale=${locale}
      style="block-size: 700px; inline-size: 1200px"
      .deck=${deck}
    ></deck-builder>`,
  );
  await appears(element, 'deck-view');
  return element;
}

/** The deck with one of its slides alone. */
const only = (id: string): Deck => {
  const deck = fixtureDeck();
  return { ...deck, slides: deck.slides.filter((slide) => slide.id === id) };
};
const weight = (element: DeckBuilder): number | undefined => element.deck!.slides[0]!.blocks[0]!.weight;

describe('deck-builder, tools on the slide', () => {
  it('gives the chart more or less room by arrow keys, and undo gives it back', async () => {
    const element = await builder(only('regions'));
    const handle = await appears(element, '.split');
    expect(handle.getAttribute('aria-label')).to.equal('Room for the chart');
    const before = Number(handle.getAttribute('aria-valuenow'));
    handle.focus();
    await press('ArrowRight');
    await waitUntil(() => Number(handle.getAttribute('aria-valuenow')) > before);
    expect(weight(element)).to.be.greaterThan(1);
    await press('ArrowLeft');
    await press('ArrowLeft');
    await waitUntil(() => (weight(element) ?? 1) < 1);
    for (let i = 0; i < 3; i += 1) await press('Control+z');
    await waitUntil(() => weight(element) === undefined);
  });

  it('has no handle where nothing stands beside the chart, nor on a cover', async () => {
    const deck = only('regions');
    deck.slides[0]!.text = '';
    const element = await builder(deck);
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('.split')).to.equal(null);
  });

  it('puts the rows that do not fit on further slides, in one step that can be undone', async () => {
    const deck = only('all');
    const { data } = deck.sources['revenue']!;
    data!.rows = Array.from({ length: 60 }, (_, i) => ({ region: `Region ${i + 1}`, value: 100 - i }));
    const element = await builder(deck);
    const button = await appears(element, '.go-on');
    expect(button.textContent).to.match(/Show the other \d+ rows on further slides/);
    button.click();
    await waitUntil(() => element.deck!.slides.length > 3);
    expect(new Set(element.deck!.slides.map(({ title }) => title)).size).to.equal(1);
    inside(element, '.rail [role="option"]').focus();
    await press('Control+z');
    await waitUntil(() => element.deck!.slides.length === 1);
  });

  it('is accessible, light and dark', async () => {
    const element = await builder(only('regions'));
    await appears(element, '.split');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
  });
});
