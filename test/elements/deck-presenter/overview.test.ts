import { expect, fixture, html } from '@open-wc/testing';
import type { DeckPresenter } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inside, text } from '../inside.js';
import { press } from '../press.js';
import { endAll, longDeck, present, until } from './present.js';

describe('overview of all slides', () => {
  afterEach(endAll);

  it('shows every slide with its number, and goes to the one that is chosen', async () => {
    const element = await present();
    await press('g');
    await appears(element, '.overview');
    expect(allInside(element, '.thumb').map(text)).to.deep.equal(['1', '2', '3', '4']);
    await until(
      () => inside(element, '.thumb [slide-id="regions"]').shadowRoot?.querySelector('.chart svg'),
      'no thumbnail',
    );
    await expect(element).to.be.accessible();
    for (const key of ['ArrowRight', 'ArrowRight']) await press(key);
    await element.updateComplete;
    expect((element.shadowRoot!.activeElement as HTMLElement).dataset['slide']).to.equal('all');
    expect(element.slideId, 'nothing is chosen yet').to.equal(undefined);
    await press('Enter');
    await element.updateComplete;
    expect(element.slideId).to.equal('all');
    expect(allInside(element, '.overview').length).to.equal(0);
    await until(() => element.shadowRoot!.activeElement?.matches('.stage'), 'the keyboard is nowhere');
    await press('ArrowRight');
    expect(element.slideId).to.equal('next');
  });

  it('calls the slides by their titles as they read', async () => {
    const element = await present();
    await press('g');
    await appears(element, '.thumb');
    const names = allInside(element, '.thumb').map(({ ariaLabel }) => ariaLabel!);
    expect(names[1]).to.match(/^Slide 2 of 4: .*1\.2M/u);
    expect(names.join()).not.to.contain('{{');
  });

  it('comes by a key that was pressed before it was loaded', async () => {
    const element = await fixture<DeckPresenter>(
      html`<deck-presenter fullscreen="host" .deck=${longDeck(4)}></deck-presenter>`,
    );
    const entered = element.enter();
    while (!element.shadowRoot!.querySelector('.base')) await Promise.resolve();
    inside(element, '.base').dispatchEvent(new KeyboardEvent('keydown', { key: 'g', bubbles: true }));
    await entered;
    await appears(element, '.overview');
    element.exit();
  });

  it('is moved through row by row, and by a clicker', async () => {
    const element = await present(longDeck(24));
    inside(element, 'dialog').style.inlineSize = '800px';
    await press('o');
    await appears(element, '.thumb');
    await element.updateComplete;
    const tops = allInside(element, '.thumb').map(({ offsetTop }) => offsetTop);
    const columns = tops.filter((top) => top === tops[0]).length;
    expect(columns).to.be.above(1);
    const at = async (key: string): Promise<string | undefined> => {
      await press(key);
      await element.updateComplete;
      return (element.shadowRoot!.activeElement as HTMLElement).dataset['slide'];
    };
    expect(await at('ArrowDown')).to.equal(`s${columns + 1}`);
    expect(await at('ArrowUp')).to.equal('s1');
    expect(await at('ArrowUp')).to.equal('s1');
    expect(await at('PageDown')).to.equal('s2');
    expect(await at('End')).to.equal('s24');
    expect(await at('ArrowDown')).to.equal('s24');
    expect(await at('Home')).to.equal('s1');
    expect(allInside(element, '.thumb[tabindex="0"]').length).to.equal(1);
  });

  it('is closed by Escape before the presentation, and Space goes on with the slides then', async () => {
    const element = await present();
    const button = inside(element, '.controls .to-overview');
    button.focus();
    await press('Enter');
    await appears(element, '.overview');
    await press('Escape');
    await element.updateComplete;
    expect(allInside(element, '.overview').length).to.equal(0);
    expect(element.presenting).to.equal(true);
    await until(() => element.shadowRoot!.activeElement?.matches('.stage'), 'focus did not return');
    await press(' ');
    await element.updateComplete;
    expect(allInside(element, '.overview').length).to.equal(0);
    expect(element.slideId).to.equal('regions');
  });

  it('goes to the slide whose number is typed, or that is clicked', async () => {
    const element = await present(longDeck(30));
    await press('g');
    await appears(element, '.thumb');
    for (const key of ['2', '8', 'Enter']) await press(key);
    await element.updateComplete;
    expect(element.slideId).to.equal('s28');
    expect(allInside(element, '.overview').length).to.equal(0);
    await press('g');
    const [first] = [await appears(element, '.thumb')];
    first.click();
    await element.updateComplete;
    expect(element.slideId).to.equal('s1');
    expect(allInside(element, '.overview').length).to.equal(0);
  });

  it('of two hundred slides draws those that are in sight', async () => {
    const element = await present(longDeck(200));
    await press('g');
    await appears(element, '.thumb');
    const drawn = (): number =>
      allInside(element, '.thumb deck-view').filter((view) => view.shadowRoot?.querySelector('.slide'))
        .length;
    await until(() => drawn() > 3, 'draws none');
    expect(allInside(element, '.thumb').length).to.equal(200);
    expect(drawn()).to.be.below(120);
    await press('End');
    await until(
      () => allInside(element, '.thumb deck-view').at(-1)!.shadowRoot!.querySelector('.slide'),
      'does not draw the last',
    );
  });

  it('has a chart of its slide only as a picture', async () => {
    const element = await present(fixtureDeck());
    await press('g');
    await appears(element, '.overview');
    expect(inside(element, '.thumb deck-view').hasAttribute('inert')).to.equal(true);
    expect(inside(element, '.stage > .frame').hasAttribute('inert')).to.equal(true);
  });
});
