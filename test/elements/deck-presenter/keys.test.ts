import { expect, fixture, html } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { PRESENTER_KEYS, presenterCommands } from '../../../src/elements/deck-presenter/presenter-keys.js';
import type { DeckPresenter } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inside, text } from '../inside.js';
import { press } from '../press.js';
import { endAll, longDeck, present, until } from './present.js';

const shows = (element: DeckPresenter, selector: string): boolean => allInside(element, selector).length > 0;

async function pressed(element: DeckPresenter, keys: string): Promise<void> {
  await press(keys);
  await element.updateComplete;
}

describe('keys of a presentation', () => {
  afterEach(endAll);

  for (const [way, keys, from, to] of [
    ['on', ['ArrowRight', 'ArrowDown', 'PageDown', ' ', 'Enter', 'n'], 's2', 's3'],
    ['back', ['ArrowLeft', 'ArrowUp', 'PageUp', 'Shift+ ', 'Backspace', 'p'], 's4', 's3'],
  ] as const) {
    it(`go ${way} as presentation programs and clickers have them`, async () => {
      const element = await present(longDeck(5));
      for (const key of keys) {
        element.goTo(from);
        await pressed(element, key);
        expect(element.slideId, key).to.equal(to);
      }
    });
  }

  it('go the other way where one reads from right to left', () => {
    const keys = (direction: 'ltr' | 'rtl', id: string): readonly string[] =>
      presenterCommands(direction, () => undefined).find((command) => command.id === id)?.keys ?? [];
    expect(keys('rtl', 'next')).to.include('ArrowLeft').and.not.include('ArrowRight');
    expect(keys('rtl', 'previous')).to.include('ArrowRight');
    expect(keys('ltr', 'next')).to.include('ArrowRight').and.not.include('ArrowLeft');
  });

  it('stand in one table, each key once', () => {
    const keys = PRESENTER_KEYS.flatMap((row) => [...row.keys]);
    expect(new Set(keys).size).to.equal(keys.length);
    expect(new Set(PRESENTER_KEYS.map(({ id }) => id)).size).to.equal(PRESENTER_KEYS.length);
  });

  it('go to the slide whose number is typed, shown while it is typed', async () => {
    const element = await present(longDeck(40));
    await pressed(element, '3');
    await pressed(element, '7');
    expect(text(inside(element, '.typed-number'))).to.equal('Slide 37: Enter goes there');
    await pressed(element, 'Enter');
    expect(element.slideId).to.equal('s37');
    expect(inside(element, '.typed-number').hidden).to.equal(true);
    for (const key of ['1', '2', 'Backspace', 'Enter']) await pressed(element, key);
    expect(element.slideId).to.equal('s1');
    for (const key of ['9', '9', 'Enter']) await pressed(element, key);
    expect(element.slideId, 'the last one, where there are not so many').to.equal('s40');
    await pressed(element, '5');
    await pressed(element, 'Escape');
    expect(element.presenting).to.equal(true);
    expect(element.slideId).to.equal('s40');
    await pressed(element, '5');
    await pressed(element, 'PageUp');
    expect(element.slideId, 'another key forgets the number').to.equal('s39');
    expect(inside(element, '.typed-number').hidden).to.equal(true);
  });

  it('make the screen black or white, and any key or a click brings the slide back', async () => {
    const element = await present();
    for (const [key, color] of [
      ['b', 'black'],
      ['.', 'black'],
      ['w', 'white'],
      [',', 'white'],
    ]) {
      await pressed(element, key!);
      expect(shows(element, `.covering.${color}`), key).to.equal(true);
      expect(text(inside(element, '.covering-words'))).to.contain('Any key brings it back');
      await pressed(element, 'PageDown');
      expect(shows(element, '.covering'), key).to.equal(false);
      expect(element.slideId, 'it does nothing else').to.equal(undefined);
    }
    await pressed(element, 'b');
    await sendMouse({ type: 'click', position: [200, 200] });
    await element.updateComplete;
    expect(shows(element, '.covering')).to.equal(false);
    expect(element.slideId).to.equal(undefined);
    await pressed(element, 'b');
    await pressed(element, 'Escape');
    expect(shows(element, '.covering')).to.equal(false);
    expect(element.presenting).to.equal(true);
  });

  it('of a clicker that begin do not load the page again', async () => {
    const element = await present();
    const heard: boolean[] = [];
    inside(element, 'dialog').addEventListener('keydown', (event) => heard.push(event.defaultPrevented));
    await pressed(element, 'F5');
    expect(heard).to.deep.equal([true]);
    expect(element.presenting).to.equal(true);
    await pressed(element, 'Escape');
    expect(element.presenting).to.equal(false);
  });

  it("of the browser itself stay the browser's", async () => {
    const element = await present();
    const press = (init: KeyboardEventInit): boolean =>
      inside(element, '.stage').dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...init }),
      );
    expect(press({ key: 'p', ctrlKey: true })).to.equal(true);
    expect(press({ key: 'ArrowRight', altKey: true })).to.equal(true);
    expect(press({ key: 'n', metaKey: true })).to.equal(true);
    expect(element.slideId).to.equal(undefined);
  });

  it('are listed by a question mark, above the slide, until Escape', async () => {
    const element = await present();
    await pressed(element, '?');
    const sheet = await appears(element, '#keys-dialog');
    for (const row of PRESENTER_KEYS.filter(({ id }) => id === 'overview' || id === 'laser')) {
      expect(text(sheet)).to.contain(row.keys[0]!.toUpperCase());
    }
    expect(allInside(element, '.key-sheet > div').length).to.equal(PRESENTER_KEYS.length + 1);
    await expect(element).to.be.accessible();
    await pressed(element, 'Escape');
    expect(shows(element, '#keys-dialog')).to.equal(false);
    expect(element.presenting).to.equal(true);
    await pressed(element, 'ArrowRight');
    expect(element.slideId, "the keys are the presentation's again").to.equal('regions');
  });

  it('of two presentations on one page go to the one that is on', async () => {
    const other = await fixture<DeckPresenter>(
      html`<deck-presenter .deck=${fixtureDeck()} fullscreen="host"></deck-presenter>`,
    );
    const element = await present();
    await pressed(element, 'ArrowRight');
    await pressed(element, 'b');
    expect(element.slideId).to.equal('regions');
    expect(other.slideId).to.equal(undefined);
    expect(shows(other, '.covering')).to.equal(false);
  });

  it('press the button that has focus, and nothing else', async () => {
    const element = await present(longDeck(5));
    element.goTo('s3');
    await element.updateComplete;
    inside(element, '.controls .to-previous').focus();
    await pressed(element, ' ');
    expect(element.slideId).to.equal('s2');
    await pressed(element, 'Enter');
    expect(element.slideId).to.equal('s1');
  });
});

describe('laser pointer', () => {
  afterEach(endAll);

  it('follows the pointer, in place of the pointer, until it is put away', async () => {
    const element = await present();
    await pressed(element, 'l');
    expect(inside(element, '.to-laser').getAttribute('aria-pressed')).to.equal('true');
    const frame = inside(element, '.frame');
    const { left, top, width, height } = frame.getBoundingClientRect();
    await sendMouse({
      type: 'move',
      position: [Math.round(left + width * 0.5), Math.round(top + height * 0.25)],
    });
    const dot = await appears(element, '.frame > .laser');
    expect(Number.parseFloat(dot.style.left)).to.be.closeTo(50, 1);
    expect(Number.parseFloat(dot.style.top)).to.be.closeTo(25, 1);
    expect(getComputedStyle(frame).cursor).to.equal('none');
    await pressed(element, 'ArrowRight');
    expect(shows(element, '.frame > .laser'), 'stays with the next slide').to.equal(true);
    await pressed(element, 'l');
    expect(shows(element, '.laser')).to.equal(false);
    // A pointer that rests has no look.
    await sendMouse({
      type: 'move',
      position: [Math.round(left + width * 0.5) + 1, Math.round(top + height * 0.25)],
    });
    await element.updateComplete;
    expect(getComputedStyle(frame).cursor).to.equal('default');
  });
});

describe('controls of a presentation', () => {
  afterEach(endAll);

  it('say how far it has come', async () => {
    const element = await present(longDeck(8));
    element.goTo('s4');
    await element.updateComplete;
    const bar = inside(element, '[role="progressbar"]');
    expect(bar.getAttribute('aria-valuenow')).to.equal('4');
    expect(bar.getAttribute('aria-valuetext')).to.equal('Slide 4 of 8');
    expect((bar.firstElementChild as HTMLElement).style.getPropertyValue('inline-size')).to.equal('50%');
    expect(text(inside(element, '.count'))).to.equal('4 / 8');
  });

  it('go while the pointer rests, and come with the keyboard', async () => {
    const element = await present();
    const base = inside(element, 'dialog');
    await until(() => base.matches('.idle'), 'never rests');
    inside(element, '.to-next').focus();
    await element.updateComplete;
    expect(base.matches('.idle')).to.equal(false);
    await until(() => getComputedStyle(inside(element, '.controls')).opacity === '1', 'stay hidden');
  });

  it('leave the slide in the middle of a screen of any shape', async () => {
    const element = await present();
    const base = inside(element, 'dialog');
    base.style.inlineSize = '300px';
    base.style.blockSize = '560px';
    const frame = inside(element, '.frame');
    await until(() => Math.abs(frame.getBoundingClientRect().width - 300) < 2, 'did not take the size');
    const { top, bottom } = frame.getBoundingClientRect();
    expect((top + bottom) / 2).to.be.closeTo(280, 2);
  });

  it('fit a narrow screen', async () => {
    const element = await present();
    const base = inside(element, 'dialog');
    base.style.inlineSize = '360px';
    await new Promise(requestAnimationFrame);
    const { width, left } = inside(element, '.controls').getBoundingClientRect();
    expect(width).to.be.below(361);
    expect(left).to.be.above(-1);
    for (const button of allInside(element, '.controls button')) {
      const size = button.getBoundingClientRect();
      if (size.width > 0) expect(size.width).to.be.above(23);
    }
  });
});
