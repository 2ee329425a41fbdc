import { aTimeout, expect } from '@open-wc/testing';
import type { DeckPresenter } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inside, text } from '../inside.js';
import { press } from '../press.js';
import { endAll, present, until } from './present.js';

/** Opens the speaker's window by a key, as a browser wants it, and waits until it shows the slide. */
async function speaker(element: DeckPresenter): Promise<{ popup: Window; root: ShadowRoot }> {
  const open = window.open.bind(window);
  let popup: Window | null = null;
  window.open = (...args) => (popup = open(...args));
  await press('s');
  window.open = open;
  await until(() => popup?.document.body?.firstElementChild?.shadowRoot?.querySelector('.now'), 'no window');
  const root = popup!.document.body.firstElementChild!.shadowRoot!;
  expect(element.presenting).to.equal(true);
  return { popup: popup!, root };
}

const find = (root: ShadowRoot, selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The speaker's window has no ${selector}`);
  return found;
};

const key = (popup: Window, name: string): boolean => {
  const { KeyboardEvent } = popup as Window & typeof globalThis;
  return popup.document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
  );
};

describe('speaker view', () => {
  afterEach(endAll);

  it('draws this slide, the next one and the notes with their figures in a window of its own', async () => {
    const element = await present(fixtureDeck(), { slideId: 'regions' });
    const { popup, root } = await speaker(element);
    await until(() => root.querySelector('.now .chart svg path'), 'no chart');
    expect(text(find(root, '.now [role="heading"]'))).to.equal('North leads with 1.2M of 3.2M');
    expect(text(find(root, '.after [role="heading"]'))).to.equal('All regions');
    expect(text(find(root, '.notes-text'))).to.equal('Ask about East.');
    expect(text(find(root, '.position'))).to.equal('Slide 2 of 4');
    expect(popup.document.title).to.equal('Speaker view');
    const slide = find(root, '.now .slide');
    await until(() => slide.getBoundingClientRect().width > 100, 'the slide never got its scale');
    expect(slide.getBoundingClientRect().width).to.be.closeTo(
      find(root, '.now .frame').getBoundingClientRect().width,
      1.5,
    );
    const view = popup as Window & typeof globalThis;
    expect(view.getComputedStyle(find(root, '.now .chart')).position).to.equal('absolute');
    const bar = find(root, '.now .chart svg path[fill]').getBoundingClientRect();
    expect(bar.width * bar.height).to.be.above(10);
    expect([...popup.document.fonts].map(({ family }) => family.replaceAll('"', ''))).to.include('Arimo');
    expect(popup.document.compatMode, 'tables take the font of their slide').to.equal('CSS1Compat');
  });

  it('moves with the presentation, and the presentation with it', async () => {
    const element = await present();
    const { popup, root } = await speaker(element);
    element.next();
    await until(() => text(find(root, '.position')) === 'Slide 2 of 4', 'did not follow');
    find(root, '.to-next').click();
    await until(() => element.slideId === 'all', 'the button did nothing');
    await until(() => text(find(root, '.position')) === 'Slide 3 of 4', 'did not follow');
    expect(text(find(root, '.notes-text'))).to.equal('This slide has no notes.');
    const cell = find(root, '.now td.end');
    expect(popup.getComputedStyle(cell).display, 'a table stays a table').to.equal('table-cell');
    expect(key(popup, 'PageUp')).to.equal(false);
    await until(() => element.slideId === 'regions', 'the key did nothing');
    for (const name of ['4', 'Enter']) key(popup, name);
    await until(() => element.slideId === 'next', 'the number did nothing');
    await until(() => root.querySelector('.after .no-slide'), 'a slide follows the last');
    key(popup, 'Home');
    await until(() => element.slideId === 'cover', 'the key did nothing');
  });

  it('goes to any slide by its title, and ends the presentation', async () => {
    const element = await present();
    const { popup, root } = await speaker(element);
    const list = find(root, '.to-slide') as HTMLSelectElement;
    expect([...list.options].map(text)[1]).to.equal('2. North leads with 1.2M of 3.2M');
    list.value = 'regions';
    list.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => element.slideId === 'regions', 'did not go there');
    key(popup, 'ArrowRight');
    await until(() => list.selectedIndex === 2, 'the list stays behind');
    key(popup, 'b');
    find(root, '.to-end').click();
    await until(() => !element.presenting, 'was not left');
    await until(() => popup.closed, 'stays open');
  });

  it('hides the slide from the audience, and shows that it is hidden', async () => {
    const element = await present();
    const { root } = await speaker(element);
    find(root, '.to-black').click();
    await appears(element, '.covering.black');
    await until(() => root.querySelector('.place.black .covered'), 'does not show it');
    find(root, '.to-black').click();
    await until(() => allInside(element, '.covering').length === 0, 'stays black');
  });

  it("points on the screen with the laser from the speaker's slide", async () => {
    const element = await present();
    const { popup, root } = await speaker(element);
    find(root, '.to-laser').click();
    await until(() => find(root, '.to-laser').getAttribute('aria-pressed') === 'true', 'laser is off');
    const frame = find(root, '.now .frame');
    const { left, top, width, height } = frame.getBoundingClientRect();
    const { PointerEvent } = popup as Window & typeof globalThis;
    frame.dispatchEvent(
      new PointerEvent('pointermove', {
        clientX: left + width / 4,
        clientY: top + height / 2,
        bubbles: true,
      }),
    );
    const dot = await appears(element, '.frame > .laser');
    expect(Number.parseFloat(dot.style.left)).to.be.closeTo(25, 1);
    expect(root.querySelector('.laser')).to.exist;
  });

  it('counts the time, pauses it and sets it back', async () => {
    const element = await present();
    const { root } = await speaker(element);
    await until(() => text(find(root, '.timer')) >= '0:01', 'the time stands');
    find(root, '.to-timer').click();
    await until(() => find(root, '.timer').matches('.paused'), 'goes on');
    const paused = text(find(root, '.timer'));
    await aTimeout(1300);
    expect(text(find(root, '.timer'))).to.equal(paused);
    find(root, '.to-reset').click();
    await until(() => text(find(root, '.timer')) === '0:00', 'was not set back');
    expect(text(find(root, '.clock'))).to.match(/\d/);
  });

  it('makes the notes larger and smaller', async () => {
    const element = await present(fixtureDeck(), { slideId: 'regions' });
    const { root } = await speaker(element);
    const size = (): number => Number.parseFloat(find(root, '.notes-text').style.fontSize);
    const before = size();
    find(root, '[aria-label="Larger notes"]').click();
    await until(() => size() > before, 'not larger');
    find(root, '[aria-label="Smaller notes"]').click();
    await until(() => size() === before, 'not smaller');
  });

  it('shows an edit of the deck at once', async () => {
    const deck = fixtureDeck();
    const element = await present(deck, { slideId: 'regions' });
    const { root } = await speaker(element);
    const slides = deck.slides.map((slide) =>
      slide.id === 'regions' ? { ...slide, notes: 'Begin with **{{argmax(region, value)}}**.' } : slide,
    );
    element.deck = { ...deck, slides };
    await until(() => text(find(root, '.notes-text')) === 'Begin with North.', 'shows the old notes');
    expect(text(find(root, '.notes-text .bold'))).to.contain('North');
  });

  it('goes with the presentation, and the presentation goes on without it', async () => {
    const element = await present();
    const first = await speaker(element);
    first.popup.close();
    await until(() => first.popup.closed, 'stays open');
    element.next();
    expect(element.slideId).to.equal('regions');
    await until(() => {
      window.focus();
      return document.hasFocus();
    }, 'no focus').catch(() => undefined);
    const { popup, root } = await speaker(element);
    expect(text(find(root, '.position'))).to.equal('Slide 2 of 4');
    key(popup, 'Escape');
    await until(() => !element.presenting, 'was not left');
    await until(() => popup.closed, 'stays open');
  });

  it('says that the browser kept the window closed, and tries again', async () => {
    const element = await present();
    const open = window.open.bind(window);
    let refused = 0;
    window.open = () => {
      refused += 1;
      return null;
    };
    await press('s');
    const notice = await appears(element, '.notice[role="alert"]');
    expect(text(notice)).to.contain('Allow pop-up windows');
    await expect(element).to.be.accessible();
    inside<HTMLButtonElement>(element, '.notice .again').click();
    expect(refused).to.equal(2);
    window.open = open;
    expect(element.slideId).to.equal(undefined);
    await press('Escape');
    await element.updateComplete;
    expect(allInside(element, '.notice').length).to.equal(0);
    expect(element.presenting).to.equal(true);
  });

  it('hears no other presentation of the same deck', async () => {
    const element = await present();
    const { root } = await speaker(element);
    const other = new BroadcastChannel('deckwright-presenter:deck-fixture');
    const state = { slideId: 'next', screen: 'black', laser: false, timer: { counted: 0 } };
    for (const data of [{ presentation: 'other', message: { type: 'state', state } }, null, 'x', {}])
      other.postMessage(data);
    other.close();
    element.next();
    await until(() => text(find(root, '.position')) === 'Slide 2 of 4', 'did not follow');
    expect(root.querySelector('.place.black')).to.equal(null);
  });
});
