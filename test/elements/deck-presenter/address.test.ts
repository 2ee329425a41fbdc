import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { endAll, longDeck, present, until } from './present.js';

const hashIs = (hash: string): Promise<void> => until(() => location.hash === hash, `never got ${hash}`);

describe('the slide in the address', () => {
  beforeEach(async () => {
    history.pushState(null, '', `${location.pathname}${location.search}#before`);
    // A full history drops an entry that no person has touched.
    await sendMouse({ type: 'click', position: [2, 2] });
  });
  afterEach(async () => {
    endAll();
    await hashIs('#before');
  });

  it('is left alone unless that is asked for', async () => {
    const element = await present(longDeck(4));
    element.next();
    await element.updateComplete;
    expect(location.hash).to.equal('#before');
  });

  it('moves with the slides, and they with the buttons of the browser', async () => {
    const element = await present(longDeck(4), { hash: true });
    expect(location.hash).to.equal('#slide=1');
    element.next();
    await hashIs('#slide=2');
    element.goTo('s4');
    await hashIs('#slide=4');
    history.back();
    await until(() => element.slideId === 's2', 'did not go back');
    history.forward();
    await until(() => element.slideId === 's4', 'did not go forward');
    element.exit();
    await hashIs('#before');
  });

  it('is given back in a history that is full, which drops entries, and never leads out of the page', async () => {
    for (let at = 0; at < 60; at += 1) history.pushState(null, '', location.href);
    const element = await present(longDeck(4), { hash: true });
    for (const id of ['s2', 's3', 's4']) {
      element.goTo(id);
      await element.updateComplete;
    }
    history.back();
    await until(() => element.slideId !== 's4', 'did not go back');
    element.exit();
    await hashIs('#before');
  });

  it('is gone on with after the page was loaded again', async () => {
    const element = await present(longDeck(4), { hash: true });
    element.goTo('s3');
    await hashIs('#slide=3');
    // What a page finds that was loaded again: the same entry of the history, and a new element.
    const state = history.state as unknown;
    element.exit();
    await hashIs('#before');
    history.forward();
    history.forward();
    await hashIs('#slide=3').catch(() => history.pushState(state, '', '#slide=3'));
    const again = await present(longDeck(4), { hash: true });
    expect(again.slideId).to.equal('s3');
    again.exit();
    await hashIs('#before');
  });

  it('is left with the presentation by going back before it', async () => {
    const element = await present(longDeck(4), { hash: true });
    await hashIs('#slide=1');
    history.back();
    await until(() => !element.presenting, 'was not left');
    expect(location.hash).to.equal('#before');
  });

  it('that a person writes is gone to, and names of other things are not', async () => {
    const element = await present(longDeck(4), { hash: true });
    location.hash = '#/3';
    await until(() => element.slideId === 's3', 'did not move');
    expect(element.presenting).to.equal(true);
    element.exit();
    await hashIs('#before');
  });
});
