import { expect } from '@open-wc/testing';
import type { DeckPresenter } from '../../../src/index.js';
import { inside } from '../inside.js';
import { press } from '../press.js';
import { endAll, longDeck, present } from './present.js';

/** A finger on the slide: where it comes down, and where it moves to, in CSS pixels. */
function finger(element: DeckPresenter, id = 1) {
  const frame = inside(element, '.frame');
  const send = (type: string, x: number, y = 300): boolean =>
    frame.dispatchEvent(
      new PointerEvent(type, {
        pointerId: id,
        pointerType: 'touch',
        isPrimary: id === 1,
        clientX: x,
        clientY: y,
        bubbles: true,
        composed: true,
      }),
    );
  return {
    down: (x: number, y?: number) => send('pointerdown', x, y),
    move: (x: number, y?: number) => send('pointermove', x, y),
    up: (x: number, y?: number) => send('pointerup', x, y),
    cancel: (x: number) => send('pointercancel', x),
  };
}

async function threeSlides(): Promise<DeckPresenter> {
  const element = await present(longDeck(3), { slideId: 's2' });
  return element;
}

describe('a finger on a presentation', () => {
  afterEach(endAll);

  it('takes the slide with it and goes on or back', async () => {
    const element = await threeSlides();
    const frame = inside(element, '.frame');
    const touch = finger(element);
    touch.down(600);
    touch.move(500);
    expect(frame.style.translate).to.equal('-100px');
    touch.move(300);
    touch.up(300);
    expect(element.slideId).to.equal('s3');
    expect(frame.style.translate).to.equal('');
    touch.down(200);
    touch.move(500);
    touch.up(500);
    expect(element.slideId).to.equal('s2');
  });

  it('that moves little, or up and down, moves nothing', async () => {
    const element = await threeSlides();
    const touch = finger(element);
    touch.down(600);
    touch.move(585);
    touch.up(585);
    expect(element.slideId).to.equal('s2');
    touch.down(600, 100);
    touch.move(480, 500);
    touch.up(480, 500);
    expect(element.slideId).to.equal('s2');
    expect(inside(element, '.frame').style.translate).to.equal('');
  });

  it('meets resistance at the last slide', async () => {
    const element = await present(longDeck(1));
    const touch = finger(element);
    touch.down(600);
    touch.move(400);
    expect(inside(element, '.frame').style.translate).to.equal('-50px');
    touch.up(400);
    expect(inside(element, '.frame').style.translate).to.equal('');
  });

  it('that is joined by a second one enlarges the page, and moves no slide', async () => {
    const element = await threeSlides();
    const [one, two] = [finger(element, 1), finger(element, 2)];
    one.down(600);
    one.move(560);
    two.down(300);
    one.move(200);
    one.up(200);
    two.up(300);
    expect(element.slideId).to.equal('s2');
    expect(getComputedStyle(inside(element, 'dialog')).touchAction).to.equal('pinch-zoom');
  });

  it('that the browser takes for itself moves no slide', async () => {
    const element = await threeSlides();
    const touch = finger(element);
    touch.down(600);
    touch.move(300);
    touch.cancel(300);
    expect(element.slideId).to.equal('s2');
    expect(inside(element, '.frame').style.translate).to.equal('');
  });

  it('points with the laser instead while that is on', async () => {
    const element = await threeSlides();
    await press('l');
    const touch = finger(element);
    touch.down(600);
    touch.move(300);
    touch.up(300);
    expect(element.slideId).to.equal('s2');
    expect(inside(element, '.frame > .laser')).to.exist;
  });

  it('and a mouse beside it: a click goes on, another button does nothing', async () => {
    const element = await threeSlides();
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, composed: true });
    expect(inside(element, '.frame').dispatchEvent(menu), 'the menu of the browser comes').to.equal(true);
    expect(element.slideId).to.equal('s2');
    inside(element, '.frame').click();
    expect(element.slideId).to.equal('s3');
  });
});
