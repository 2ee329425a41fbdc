import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { serializeDeck } from '../../../src/core/deck/parse-deck.js';
import type { DeckBuilder } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inside, text } from '../inside.js';
import { COMMAND_KEY, press } from '../press.js';
import { waitUntil } from '../wait.js';
import { answer, builder, opened, rename, saved } from './storage/storage-builder.js';

const focused = (element: DeckBuilder): Element | null => element.shadowRoot!.activeElement;
const hasFocus = (element: DeckBuilder, selector: string): Promise<void> =>
  waitUntil(() => focused(element)?.matches(selector), `${selector} has no focus`);

/** The keys of the builder are heard. */
async function answersKeys(element: DeckBuilder): Promise<void> {
  await press('?');
  await appears(element, '[part="shortcuts"]');
  await press('Escape');
  await waitUntil(() => !element.shadowRoot!.querySelector('[part="shortcuts"]'));
}
function give(element: DeckBuilder): void {
  const transfer = new DataTransfer();
  transfer.items.add(new File([serializeDeck(fixtureDeck())], 'a.deck.json', { type: 'application/json' }));
  const field = inside<HTMLInputElement>(element, '#deck-file');
  field.files = transfer.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
const pageField = (): Promise<HTMLInputElement> =>
  fixture<HTMLInputElement>(html`<input aria-label="Of the page" />`);

describe('deck-builder, where focus goes', () => {
  it('stands on the slide after generating, and the keys are heard', async () => {
    const element = await builder();
    const generate = await appears(element, '[part="generate"]');
    generate.focus();
    await press('Enter');
    await appears(element, '.thumbnail deck-view');
    await hasFocus(element, '.stage');
    await waitUntil(() => !element.shadowRoot!.querySelector('.progress'), 'it never ends');
    await answersKeys(element);
  });

  it('stands on the button that generates after going back, and on the slide after coming again', async () => {
    const element = await opened();
    const back = inside(element, '.toolbar .back button');
    back.focus();
    back.click();
    await hasFocus(element, '[part="generate"]');
    const again = allInside(element, '.start button').find((one) => text(one) === 'Back to the slides')!;
    again.focus();
    again.click();
    await hasFocus(element, '.stage');
  });

  it('stands on the slide after a file was opened, and in the list where it was there', async () => {
    const element = await builder();
    (await appears(element, '.open-at-start')).focus();
    give(element);
    await hasFocus(element, '.stage');
    await answersKeys(element);
    const generated = await builder();
    (await appears(generated, '[part="generate"]')).click();
    (await appears(generated, '.thumbnail[aria-current]')).focus();
    await waitUntil(() => !generated.shadowRoot!.querySelector('.progress'), 'it never ends');
    give(generated);
    await waitUntil(() => generated.deck!.title === fixtureDeck().title, 'it opens no file');
    await hasFocus(generated, '.thumbnail[aria-current]');
  });

  it('stands on the slide after work was restored', async () => {
    const first = await opened();
    rename(first, 'My sales');
    await saved(first);
    fixtureCleanup();
    const element = await builder();
    const restore = await appears(element, '.keep .answers button');
    restore.focus();
    await answer(element, 'Slides kept', 'Restore');
    await hasFocus(element, '.stage');
    await answersKeys(element);
  });

  it('stays in the search when nothing is left to replace: Escape closes it, and undo is the deck’s', async () => {
    const element = await opened();
    inside(element, '.thumbnail[aria-current]').focus();
    await press(`${COMMAND_KEY}+h`);
    const find = await appears<HTMLInputElement>(element, '.find-bar input[type="search"]');
    await hasFocus(element, '.find-bar input');
    find.value = 'East';
    find.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await element.updateComplete;
    const before = element.deck!.slides;
    const replace = allInside(element, '.find-bar button').find((one) => text(one) === 'Replace all')!;
    replace.focus();
    await press('Enter');
    await waitUntil(() => element.deck!.slides !== before, 'it replaces nothing');
    await element.updateComplete;
    expect(focused(element)?.matches('.find-bar button:enabled')).to.equal(true);
    await press(`${COMMAND_KEY}+z`);
    expect(element.deck!.slides).to.deep.equal(before);
    await press('Escape');
    await waitUntil(() => !element.shadowRoot!.querySelector('.find-bar'), 'Escape does not close it');
  });

  it('is never taken from the page around', async () => {
    const element = await builder();
    (await appears(element, '[part="generate"]')).focus();
    const field = await pageField();
    field.focus();
    await element.generate();
    await appears(element, '.thumbnail deck-view');
    inside(element, '.toolbar .back button').click();
    await appears(element, '.start');
    await element.updateComplete;
    expect(document.activeElement).to.equal(field);
  });

  it('is not given to a builder in which nobody was', async () => {
    const element = await builder();
    (document.activeElement as HTMLElement | null)?.blur();
    await element.generate();
    await appears(element, '.thumbnail deck-view');
    expect(document.activeElement).to.equal(document.body);
  });
});
