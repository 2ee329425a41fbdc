import { expect, fixtureCleanup } from '@open-wc/testing';
import type { DeckBuilder } from '../../../src/index.js';
import { allInside, appears, inBothSchemes, inside, text } from '../inside.js';
import { press } from '../press.js';
import { editorIn } from '../template-field.js';
import { button, chosen, click, current, ids, option, railBuilder } from './rail-builder.js';
import { waitUntil } from '../wait.js';

const MENU = '#slide-menu [role="menu"]';
const item = (element: DeckBuilder, name: string): HTMLElement =>
  allInside(element, `${MENU} [role="menuitem"]`).find((one) => text(one).startsWith(name))!;
const rightClick = (element: DeckBuilder, at: number): boolean =>
  option(element, at).dispatchEvent(
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 60, clientY: 50 }),
  );
// The driver of WebKit has no F10.
const pressMenuKey = (target: HTMLElement): boolean =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', {
      key: 'F10',
      shiftKey: true,
      bubbles: true,
      composed: true,
      cancelable: true,
    }),
  );
const isClosed = (element: DeckBuilder): Promise<void> =>
  waitUntil(() => !element.shadowRoot!.querySelector(MENU), 'the menu stays');

describe('deck-builder, the menu of slides', () => {
  it('opens where a thumbnail is pointed at, for that slide alone where it was not chosen', async () => {
    const element = await railBuilder();
    await click(element, 0);
    await click(element, 1, { shiftKey: true });
    expect(rightClick(element, 3), 'the menu of the browser stays away').to.equal(false);
    await appears(element, MENU);
    expect(chosen(element)).to.deep.equal(['next']);
    const { left, top } = inside(element, '#slide-menu').getBoundingClientRect();
    expect([left, top]).to.deep.equal([60, 50]);
    item(element, 'Delete slide').click();
    await isClosed(element);
    expect(ids(element)).to.deep.equal(['cover', 'regions', 'all']);
  });

  it('works on all that are chosen, and names its commands so', async () => {
    const element = await railBuilder();
    await click(element, 0);
    await click(element, 1, { shiftKey: true });
    rightClick(element, 0);
    await appears(element, MENU);
    item(element, 'Duplicate slides').click();
    await isClosed(element);
    expect(element.deck!.slides.length).to.equal(6);
  });

  it('opens with Shift and F10, goes by arrow keys, and gives focus back to the slide', async () => {
    const element = await railBuilder();
    await click(element, 1);
    pressMenuKey(option(element, 1));
    await appears(element, MENU);
    await waitUntil(() => element.shadowRoot!.activeElement?.role === 'menuitem', 'no item has focus');
    await press('Escape');
    await isClosed(element);
    expect(element.shadowRoot!.activeElement).to.equal(option(element, 1));
    pressMenuKey(option(element, 1));
    await appears(element, MENU);
    item(element, 'Move to the end').focus();
    await press('Enter');
    await isClosed(element);
    expect(ids(element)).to.deep.equal(['cover', 'all', 'next', 'regions']);
    expect(current(element)).to.equal('regions');
  });

  it('stands under a button as well', async () => {
    const element = await railBuilder();
    button(element, 'Actions for slides').click();
    await appears(element, MENU);
    item(element, 'Select all slides').click();
    await isClosed(element);
    expect(chosen(element).length).to.equal(4);
  });

  it('goes to the title on the canvas with Enter', async () => {
    const element = await railBuilder();
    await click(element, 1);
    const view = inside(element, '.sheet deck-view');
    await appears(view, '[data-edit="title"]');
    option(element, 1).focus();
    await press('Enter');
    expect((await editorIn(view)).source).to.contain('North leads');
  });

  it('is accessible while it is open, light and dark, wide and narrow', async () => {
    for (const width of ['1200px', '360px']) {
      fixtureCleanup();
      const element = await railBuilder();
      element.style.inlineSize = width;
      rightClick(element, 0);
      await appears(element, MENU);
      await inBothSchemes(element, () => expect(element).to.be.accessible());
    }
  });
});
