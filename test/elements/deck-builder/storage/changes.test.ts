import { expect } from '@open-wc/testing';
import { applyEdits, type DeckEdit } from '../../../../src/core/deck/edits.js';
import { themes } from '../../../../src/core/layout/themes.js';
import type { Deck, DeckBuilder } from '../../../../src/index.js';
import { allInside, appears, inside } from '../../inside.js';
import { press } from '../../press.js';
import { builder, opened, rename } from './storage-builder.js';

/** A page that keeps a copy of the deck by what `deck-change` says, and by nothing else. */
function mirror(element: DeckBuilder, first?: Deck): { deck: () => Deck; wholes: () => number } {
  let copy = first && structuredClone(first);
  let wholes = 0;
  element.addEventListener('deck-change', ({ deck, edits }) => {
    if (edits.length === 0) {
      wholes += 1;
      copy = structuredClone(deck);
      return;
    }
    const sent = JSON.parse(JSON.stringify(edits)) as DeckEdit[];
    copy = { ...applyEdits(copy!, sent).deck, updatedAt: deck.updatedAt };
  });
  return { deck: () => copy!, wholes: () => wholes };
}

const click = async (element: DeckBuilder, label: string): Promise<void> => {
  inside<HTMLButtonElement>(element, `button[aria-label="${label}"]`).click();
  await element.updateComplete;
};

describe('deck-builder, what it tells its page', () => {
  it('gives the final deck when all edits are replayed: generation, typing, theme, undo, redo', async () => {
    const element = await builder();
    const copy = mirror(element);
    await element.generate();
    await element.updateComplete;
    expect(copy.deck()).to.deep.equal(element.deck);
    for (const title of ['S', 'Sa', 'Sales']) rename(element, title);
    await click(element, 'Duplicate slide');
    const before = copy.deck().theme;
    inside(element, '#looks').showPopover();
    (await appears(element, '#looks [role="menuitemcheckbox"]')).click();
    await element.updateComplete;
    expect(copy.deck().theme).to.not.deep.equal(before);
    inside(element, '#looks').hidePopover();
    for (let step = 0; step < 4; step++) await click(element, 'Undo');
    for (let step = 0; step < 2; step++) await click(element, 'Redo');
    expect(copy.deck()).to.deep.equal(element.deck);
    // The first slides of a new document are a document as a whole: its page has nothing to put them into.
    expect(copy.wholes()).to.equal(1);
  });

  it('tells of another document as a whole: generated anew, failed, opened', async () => {
    const element = await opened();
    const copy = mirror(element, element.deck);
    rename(element, 'Mine');
    await element.generate();
    expect(copy.deck()).to.deep.equal(element.deck);
    expect(copy.wholes()).to.equal(1);
    const before = element.deck;
    // The queries answer, and no slide can be written.
    element.customFetch = () =>
      Promise.resolve(new Response('{"error":{"code":"quota_exceeded"}}', { status: 402 }));
    await element.generate();
    await element.updateComplete;
    expect(element.deck).to.equal(before);
    expect(copy.deck()).to.deep.equal(element.deck);
  });

  const edits: [what: string, edit: (element: DeckBuilder) => void][] = [
    ['the title', (element) => rename(element, 'Other')],
    [
      'a slide duplicated',
      (element) => inside<HTMLElement>(element, '[aria-label="Duplicate slide"]').click(),
    ],
    ['a slide deleted', (element) => inside<HTMLElement>(element, '[aria-label="Delete slide"]').click()],
  ];
  it('takes everything back by keyboard, and brings it again', async () => {
    for (const [what, edit] of edits) {
      const element = await opened();
      const before = element.deck!;
      edit(element);
      const after = element.deck!;
      expect(after, what).to.not.equal(before);
      await element.updateComplete;
      allInside(element, '[role="option"]')[0]!.focus();
      await press('Control+z');
      expect({ ...element.deck, updatedAt: '' }, what).to.deep.equal({ ...before, updatedAt: '' });
      await press('Control+y');
      expect({ ...element.deck, updatedAt: '' }, what).to.deep.equal({ ...after, updatedAt: '' });
      element.remove();
    }
  });

  it('keeps the theme of the page in the copy', async () => {
    const element = await builder();
    element.theme = themes['ink']!;
    const copy = mirror(element);
    await element.generate();
    expect(copy.deck().theme).to.deep.equal(themes['ink']);
  });
});
