import { expect } from '@open-wc/testing';
import { serializeDeck } from '../../../src/core/deck/parse-deck.js';
import type { DeckBuilder } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inBothSchemes, inside, text } from '../inside.js';
import { waitUntil } from '../wait.js';
import { answer, opened, rename } from './storage/storage-builder.js';

function give(field: HTMLInputElement, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  field.files = transfer.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><rect width="60" height="30"/></svg>';

/** A picture comes to a slide whose layout has no place for it. */
async function withPicture(element: DeckBuilder): Promise<HTMLElement> {
  give(await appears(element, '#picture-file'), new File([SVG], 'a.svg', { type: 'image/svg+xml' }));
  return appears(element, '.toast.calm');
}
const brokenFile = async (element: DeckBuilder): Promise<void> => {
  give(inside(element, '#deck-file'), new File(['{'], 'broken.json', { type: 'application/json' }));
  await waitUntil(() => allInside(element, '.keep.trouble').length === 1, 'it opens a broken file');
};
const shown = (element: DeckBuilder): HTMLElement[] => allInside(element, '.notices > *');

describe('deck-builder, what it tells', () => {
  it('stands in one stack in which nothing covers anything else', async () => {
    const element = await opened();
    rename(element, 'Mine');
    const file = new File([serializeDeck(fixtureDeck())], 'other.json', { type: 'application/json' });
    give(inside(element, '#deck-file'), file);
    await waitUntil(() => shown(element).some((one) => text(one).includes('Mine')), 'the work is not kept');
    await withPicture(element);
    await brokenFile(element);
    expect(shown(element).length).to.equal(3);
    const boxes = shown(element).map((one) => one.getBoundingClientRect());
    const frame = element.getBoundingClientRect();
    for (const [at, { top, bottom, height }] of boxes.entries()) {
      expect(height).to.be.greaterThan(20);
      expect(top).to.be.greaterThan(frame.top);
      expect(bottom).to.be.lessThan(frame.bottom);
      for (const other of boxes.slice(at + 1))
        expect(other.top >= bottom || other.bottom <= top).to.equal(true);
    }
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    await answer(element, 'Mine', 'Back to the previous deck');
    await waitUntil(() => element.deck!.title === 'Mine');
  });

  it('goes by itself where it is information, though not under the pointer or the focus; a warning stays', async () => {
    const element = await opened();
    const toast = await withPicture(element);
    expect(text(toast)).to.contain('it is “');
    await brokenFile(element);
    const [going] = toast.getAnimations();
    expect(going!.playState).to.equal('running');
    toast.querySelector('button')!.focus();
    expect(going!.playState).to.equal('paused');
    inside<HTMLElement>(element, '.deck-title').focus();
    expect(going!.playState).to.equal('running');
    going!.finish();
    await waitUntil(() => !element.shadowRoot!.querySelector('.toast.calm'), 'it never goes');
    const [warning] = shown(element);
    expect(text(warning!)).to.contain('broken.json');
    expect(warning!.getAnimations()).to.deep.equal([]);
  });
});
