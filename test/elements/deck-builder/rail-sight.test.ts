import { expect } from '@open-wc/testing';
import { createSlide } from '../../../src/core/deck/create-deck.js';
import type { Deck, DeckBuilder } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, inside } from '../inside.js';
import { press } from '../press.js';
import { click, current, option, options, railBuilder } from './rail-builder.js';
import { waitUntil } from '../wait.js';

/** Two hundred slides. */
function longDeck(): Deck {
  const deck = fixtureDeck();
  const [, regions] = deck.slides;
  deck.slides = Array.from({ length: 200 }, (_, at) => createSlide({ ...regions!, id: `slide-${at}` }));
  return deck;
}
const drawn = (element: DeckBuilder): string[] =>
  allInside(element, '.thumbnail deck-view').map((view) => view.getAttribute('slide-id')!);
const isDrawn = (element: DeckBuilder, slideId: string): Promise<void> =>
  waitUntil(() => drawn(element).includes(slideId), `${slideId} is not drawn`);

describe('deck-builder, a rail of two hundred slides', () => {
  for (const [orientation, width] of [
    ['column', '1200px'],
    ['row', '600px'],
  ] as const) {
    it(`draws the slides near sight only, and the others as they come there, in a ${orientation}`, async () => {
      const element = await railBuilder(longDeck());
      element.style.inlineSize = width;
      await isDrawn(element, 'slide-1');
      expect(drawn(element).length).to.be.below(30);
      const list = inside(element, '.thumbnails');
      const size = [list.scrollWidth, list.scrollHeight];
      list.scrollTo(list.scrollWidth, list.scrollHeight);
      await isDrawn(element, 'slide-199');
      await waitUntil(() => !drawn(element).includes('slide-3'), 'the first ones stay');
      expect(drawn(element).length).to.be.below(30);
      expect([list.scrollWidth, list.scrollHeight], 'every slide keeps its place').to.deep.equal(size);
    });
  }

  it('is a list of all slides whatever is drawn, each with its place and its name', async () => {
    const element = await railBuilder(longDeck());
    await isDrawn(element, 'slide-1');
    expect(options(element).length).to.equal(200);
    const last = option(element, 199);
    expect([last.ariaSetSize, last.ariaPosInSet]).to.deep.equal(['200', '200']);
    expect(last.getAttribute('aria-label')).to.equal('Slide 200 of 200: North leads with 1.2M of 3.2M');
  });

  it('goes to a slide out of sight with the keyboard and draws it', async () => {
    const element = await railBuilder(longDeck());
    await click(element, 0);
    await press('End');
    await element.updateComplete;
    expect(current(element)).to.equal('slide-199');
    expect(element.shadowRoot!.activeElement).to.equal(option(element, 199));
    const list = inside(element, '.thumbnails').getBoundingClientRect();
    await waitUntil(() => option(element, 199).getBoundingClientRect().bottom <= list.bottom, 'out of sight');
    await isDrawn(element, 'slide-197');
  });

  it('scrolls while a slide is dragged to its edge', async () => {
    const element = await railBuilder(longDeck());
    const list = inside(element, '.thumbnails');
    const { bottom, left } = list.getBoundingClientRect();
    const drag = (type: string, target: HTMLElement, y: number): boolean =>
      target.dispatchEvent(
        new DragEvent(type, {
          bubbles: true,
          cancelable: true,
          clientX: left + 60,
          clientY: y,
          dataTransfer: new DataTransfer(),
        }),
      );
    drag('dragstart', option(element, 0), 0);
    for (let time = 0; time < 3; time++) drag('dragover', option(element, 4), bottom - 8);
    expect(list.scrollTop).to.be.greaterThan(20);
  });
});
