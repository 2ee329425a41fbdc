import { expect, fixture, html } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import '../../../src/elements/deck-builder/define.js';
import type { DeckBuilder } from '../../../src/index.js';
import type { Deck } from '../../../src/core/deck/types.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inside, text } from '../inside.js';
import { press } from '../press.js';
import { waitUntil } from '../wait.js';

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
const longTable = (): Deck => {
  const deck = only('all');
  const { data } = deck.sources['revenue']!;
  data!.rows = Array.from({ length: 60 }, (_, i) => ({ region: `Region ${i + 1}`, value: 100 - i }));
  return deck;
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

  it('mirrors the arrow keys where the slide is read from right to left', async () => {
    const deck = only('regions');
    deck.format.locale = 'ar';
    const element = await builder(deck);
    const handle = await appears(element, '.split');
    const left = (): number => handle.getBoundingClientRect().left;
    const [start, room] = [left(), Number(handle.getAttribute('aria-valuenow'))];
    handle.focus();
    await press('ArrowLeft');
    await waitUntil(() => left() < start, 'the handle goes where the key points');
    expect(Number(handle.getAttribute('aria-valuenow')), 'the chart, at the right, has more').to.be.above(
      room,
    );
    await press('ArrowRight');
    await press('ArrowRight');
    await waitUntil(() => left() > start);
    expect(weight(element)).to.be.below(1);
  });

  it('goes to its ends with Home and End, and leaves no step of undo where nothing moves', async () => {
    const element = await builder(only('regions'));
    const handle = await appears(element, '.split');
    let edits = 0;
    element.addEventListener('deck-change', () => (edits += 1));
    handle.focus();
    await press('End');
    await waitUntil(() => edits === 1);
    await press('End');
    await press('ArrowRight');
    await press('Alt+ArrowUp');
    handle.dispatchEvent(new PointerEvent('pointerup'));
    await element.updateComplete;
    expect(edits).to.equal(1);
    await press('Home');
    await waitUntil(() => (weight(element) ?? 1) < 1);
    await press('Control+z');
    await press('Control+z');
    await waitUntil(() => weight(element) === undefined);
    expect(element.shadowRoot!.activeElement).to.equal(handle);
  });

  it('is dragged with the pointer, in one step; Escape lets go', async () => {
    const element = await builder(only('regions'));
    const handle = await appears(element, '.split');
    const { x, y, width, height } = handle.getBoundingClientRect();
    const at = (by: number): [number, number] => [Math.round(x + width / 2 + by), Math.round(y + height / 2)];
    let edits = 0;
    element.addEventListener('deck-change', () => (edits += 1));
    const drag = async (by: number): Promise<void> => {
      await sendMouse({ type: 'move', position: at(0) });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: at(by / 2) });
      await sendMouse({ type: 'move', position: at(by) });
    };
    await drag(-40);
    await press('Escape');
    await sendMouse({ type: 'up' });
    expect(edits).to.equal(0);
    await drag(-40);
    await sendMouse({ type: 'up' });
    await waitUntil(() => (weight(element) ?? 1) < 1);
    expect(edits).to.equal(1);
    expect(handle.getBoundingClientRect().x).to.be.closeTo(x - 40, 2);
    await resetMouse();
  });

  it('has no handle where nothing stands beside the chart, nor on a cover', async () => {
    const deck = only('regions');
    deck.slides[0]!.text = '';
    const element = await builder(deck);
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('.split')).to.equal(null);
  });

  it('puts the rows that do not fit on further slides, in one step that can be undone', async () => {
    const element = await builder(longTable());
    const button = await appears(element, '.go-on');
    expect(button.textContent).to.match(/Show the other \d+ rows on further slides/);
    button.click();
    await waitUntil(() => element.deck!.slides.length > 3);
    expect(new Set(element.deck!.slides.map(({ title }) => title)).size).to.equal(1);
    expect(element.shadowRoot!.querySelector('.go-on'), 'the rows stand on slides now').to.equal(null);
    const [first, ...pages] = allInside(element, '.rail [role="option"]');
    await waitUntil(() => element.shadowRoot!.activeElement === first, 'focus went nowhere');
    for (const page of pages) {
      page.click();
      await element.updateComplete;
      expect(element.shadowRoot!.querySelector('.go-on')).to.equal(null);
    }
    await press('Control+z');
    await waitUntil(() => element.deck!.slides.length === 1);
    await appears(element, '.go-on');
  });

  it('has names in German, and a button that fits a narrow builder and hides no row', async () => {
    for (const [locale, words] of [
      ['en', /^Show the other \d+ rows on further slides$/],
      ['de', /^Die übrigen \d+ Zeilen auf weiteren Folien zeigen$/],
    ] as const) {
      const element = await builder(longTable(), locale);
      element.style.inlineSize = '360px';
      const button = await appears(element, '.go-on');
      await waitUntil(() => words.test(text(button)));
      const sheet = inside(element, '.sheet').getBoundingClientRect();
      await waitUntil(() => inside(element, '.sheet').getBoundingClientRect().width < 360);
      const table = (await appears(inside(element, '.sheet deck-view'), 'table')).getBoundingClientRect();
      const { left, right, top, height } = button.getBoundingClientRect();
      expect(left).to.be.at.least(sheet.left);
      expect(right).to.be.at.most(sheet.right);
      expect(top).to.be.at.least(table.bottom);
      expect(height).to.be.at.least(24);
    }
    const element = await builder(only('regions'), 'de');
    const handle = await appears(element, '.split');
    await waitUntil(() => handle.getAttribute('aria-label') === 'Platz für das Diagramm');
    element.style.inlineSize = '360px';
    await element.updateComplete;
    expect(handle.getBoundingClientRect().width).to.be.at.least(24);
  });
});
