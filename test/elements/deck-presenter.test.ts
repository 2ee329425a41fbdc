import { expect, fixture, html } from '@open-wc/testing';
import '../../src/elements/deck-presenter/define.js';
import type { DeckPresenter } from '../../src/index.js';
import { fixtureDeck } from './fixture-deck.js';
import { appears, inside, next, text } from './inside.js';
import { press } from './press.js';

/** Covers the window only: a test page may not go fullscreen without a click. */
async function presenter(): Promise<DeckPresenter> {
  const element = await fixture<DeckPresenter>(
    html`<deck-presenter .deck=${fixtureDeck()} fullscreen="host"></deck-presenter>`,
  );
  await element.enter();
  await appears(element, '.text');
  return element;
}

describe('deck-presenter', () => {
  afterEach(() => document.querySelectorAll('deck-presenter').forEach((element) => element.exit()));

  it('shows nothing until it is entered', async () => {
    const element = await fixture<DeckPresenter>(
      html`<deck-presenter .deck=${fixtureDeck()}></deck-presenter>`,
    );
    expect(inside<HTMLDialogElement>(element, 'dialog').open).to.equal(false);
    expect(element.presenting).to.equal(false);
  });

  it('moves with arrow keys, Space, Page keys, Home and End, and stops at both ends', async () => {
    const element = await presenter();
    const shown: (string | undefined)[] = [];
    for (const key of [
      'ArrowRight',
      ' ',
      'PageDown',
      'PageDown',
      'PageUp',
      'ArrowLeft',
      'End',
      'Home',
      'ArrowLeft',
    ]) {
      await press(key);
      shown.push(element.slideId);
    }
    expect(shown).to.deep.equal([
      'regions',
      'all',
      'next',
      'next',
      'all',
      'regions',
      'next',
      'cover',
      'cover',
    ]);
  });

  it('says which slide is shown, in an event and for a screen reader', async () => {
    const element = await presenter();
    const selected = next(element, 'deck-slide-select');
    element.next();
    expect((await selected).slideId).to.equal('regions');
    await element.updateComplete;
    expect(text(inside(element, '[role="status"]'))).to.equal('Slide 2 of 4: North leads with 1.2M of 3.2M');
  });

  it('advances with a click on the slide', async () => {
    const element = await presenter();
    inside(element, '.frame').click();
    expect(element.slideId).to.equal('regions');
  });

  it('goes to a slide by its id and ignores an unknown one', async () => {
    const element = await presenter();
    element.goTo('all');
    element.goTo('nowhere');
    expect(element.slideId).to.equal('all');
  });

  it('ends with Escape and gives focus back', async () => {
    const button = await fixture<HTMLButtonElement>(html`<button>Before</button>`);
    button.focus();
    const element = await presenter();
    expect(document.activeElement).to.equal(element);
    const left = next(element, 'deck-exit');
    await press('Escape');
    await left;
    expect(element.presenting).to.equal(false);
    expect(inside<HTMLDialogElement>(element, 'dialog').open).to.equal(false);
    expect(document.activeElement).to.equal(button);
  });

  it('can be entered again, and removed while it presents', async () => {
    const element = await presenter();
    element.exit();
    await element.enter();
    expect(element.presenting).to.equal(true);
    element.remove();
    expect(element.presenting).to.equal(false);
    document.body.append(element);
    await element.enter();
    expect(element.presenting).to.equal(true);
    element.exit();
    element.remove();
  });

  it('has buttons for pointer and touch', async () => {
    const element = await presenter();
    inside<HTMLButtonElement>(element, '[aria-label="Next slide"]').click();
    expect(element.slideId).to.equal('regions');
    await element.updateComplete;
    inside<HTMLButtonElement>(element, '[aria-label="Previous slide"]').click();
    expect(element.slideId).to.equal('cover');
    inside<HTMLButtonElement>(element, '[aria-label="End the presentation"]').click();
    expect(element.presenting).to.equal(false);
  });

  it('is accessible while it presents', async () => {
    const element = await presenter();
    await expect(element).to.be.accessible();
  });
});
