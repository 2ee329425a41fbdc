import { expect, fixtureCleanup } from '@open-wc/testing';
import type { DeckBuilder } from '../../../src/index.js';
import { appears, inBothSchemes, inside, text } from '../inside.js';
import { COMMAND_KEY, press } from '../press.js';
import { button, click, current, option, railBuilder } from './rail-builder.js';
import { waitUntil } from '../wait.js';

const BAR = '.find-bar';
const count = (element: DeckBuilder): string => text(inside(element, '.find-count'));
const named = (element: DeckBuilder, name: string): HTMLButtonElement =>
  [...inside(element, BAR).querySelectorAll('button')].find((one) => (one.ariaLabel ?? text(one)) === name)!;
async function type(element: DeckBuilder, selector: string, value: string): Promise<void> {
  const field = inside<HTMLInputElement>(element, selector);
  field.value = value;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await element.updateComplete;
}
const FIND = '.find-bar input[type="search"]';
const REPLACE = '.find-bar .replace-field';

async function opened(key: 'f' | 'h', query = ''): Promise<DeckBuilder> {
  const element = await railBuilder();
  await click(element, 0);
  await press(`${COMMAND_KEY}+${key}`);
  await appears(element, BAR);
  await waitUntil(() => element.shadowRoot!.activeElement === inside(element, FIND), 'it has no focus');
  if (query !== '') await type(element, FIND, query);
  return element;
}

describe('deck-builder, finding and replacing', () => {
  it('opens by its tool, for who has no keyboard', async () => {
    const element = await railBuilder();
    button(element, 'Find').click();
    await appears(element, BAR);
    await waitUntil(() => element.shadowRoot!.activeElement === inside(element, FIND), 'it has no focus');
  });

  it('opens with the keyboard, counts the matches and goes through the slides with them', async () => {
    const element = await opened('f', 'East');
    expect(count(element)).to.equal('1 of 3');
    expect(current(element)).to.equal('regions');
    expect(text(inside(element, '.find-excerpt'))).to.equal(
      'Text …our regions together reach $3,228,900 - East is the smallest with 402.3K',
    );
    await press('Enter');
    await element.updateComplete;
    expect(count(element)).to.equal('2 of 3');
    expect(text(inside(element, '.find-excerpt'))).to.equal('Speaker notes Ask about East.');
    await press('Enter');
    await element.updateComplete;
    expect(current(element)).to.equal('next');
    await press('Enter');
    await press('Shift+Enter');
    await element.updateComplete;
    expect(count(element)).to.equal('3 of 3');
    expect(element.shadowRoot!.activeElement).to.equal(inside(element, FIND));
  });

  it('closes with Escape and gives focus back', async () => {
    const element = await opened('f', 'East');
    await press('Escape');
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector(BAR)).to.equal(null);
    expect(element.shadowRoot!.activeElement?.className).to.contain('thumbnail');
  });

  it('tells capital letters apart, looks into formulas and says where there is nothing, as it is asked', async () => {
    const element = await opened('f', 'regional');
    expect(count(element)).to.equal('1 of 1');
    const [matchCase, formulas] = inside(element, BAR).querySelectorAll<HTMLInputElement>(
      '[type="checkbox"]',
    );
    matchCase!.click();
    await element.updateComplete;
    expect(count(element)).to.equal('Nothing found');
    await type(element, FIND, 'argmax');
    expect(count(element)).to.equal('Nothing found');
    formulas!.click();
    await element.updateComplete;
    expect(count(element)).to.equal('1 of 1');
  });

  it('replaces one match after the other, and leaves figures as they are', async () => {
    const element = await opened('h', 'is');
    await type(element, REPLACE, 'is still');
    expect(current(element)).to.equal('regions');
    inside(element, REPLACE).focus();
    await press('Enter');
    await element.updateComplete;
    expect(element.deck!.slides[1]!.text).to.contain('is still the smallest');
    await type(element, FIND, '402.3K');
    expect(count(element)).to.equal('1 of 1');
    expect(named(element, 'Replace').disabled).to.equal(true);
    expect(text(inside(element, '.find-excerpt'))).to.contain('A figure from the data is not replaced.');
  });

  it('replaces all of them as one step of undo, and says how many there were', async () => {
    const element = await opened('h', 're');
    const before = element.deck!.slides;
    await type(element, REPLACE, 'RE');
    named(element, 'Replace all').click();
    await element.updateComplete;
    expect(count(element)).to.match(/^\d+ matches replaced\.$/u);
    expect(element.deck!.slides[0]!.title).to.equal('REgional sales');
    expect(element.deck!.slides[1]!.title).to.contain('{{sum(value) | compact}}');
    button(element, 'Undo').click();
    expect(element.deck!.slides).to.deep.equal(before);
    await element.updateComplete;
    expect(button(element, 'Undo').disabled).to.equal(true);
  });

  it('keeps to the browser where the keys are pressed outside of the builder', async () => {
    const element = await railBuilder();
    option(element, 0).blur();
    const event = new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, bubbles: true, cancelable: true });
    expect(document.body.dispatchEvent(event)).to.equal(true);
  });

  it('is accessible, light and dark, wide and narrow', async () => {
    for (const width of ['1200px', '360px']) {
      fixtureCleanup();
      const element = await opened('h', 'East');
      element.style.inlineSize = width;
      const { left, right } = inside(element, BAR).getBoundingClientRect();
      const box = element.getBoundingClientRect();
      expect(left >= box.left && right <= box.right, 'it stands within the builder').to.equal(true);
      await inBothSchemes(element, () => expect(element).to.be.accessible());
    }
  });
});
