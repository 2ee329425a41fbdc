import { expect } from '@open-wc/testing';
import { fixtureDeck } from '../fixture-deck.js';
import { appears, inBothSchemes, inside } from '../inside.js';
import { press } from '../press.js';
import { waitUntil } from '../wait.js';
import { opened } from './storage/storage-builder.js';

describe('deck-builder, details that lie over the slide', () => {
  it('are closed by a button in their head and by Escape, and focus goes back to their button', async () => {
    const element = await opened(fixtureDeck(), '400px');
    const button = inside(element, '.toolbar [aria-pressed]');
    const isClosed = (): Promise<void> =>
      waitUntil(() => !element.shadowRoot!.querySelector('.panel'), 'they stay open');
    button.click();
    const close = await appears(element, '.panel-head button');
    expect(close.ariaLabel).to.equal('Close the details');
    const { left, top, width, height } = close.getBoundingClientRect();
    expect(
      element.shadowRoot!.elementFromPoint(left + width / 2, top + height / 2)?.closest('button'),
    ).to.equal(close);
    expect(inside(element, '.panel').getBoundingClientRect().bottom).to.be.at.least(
      inside(element, 'deck-right-panel').getBoundingClientRect().bottom,
    );
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    close.click();
    await isClosed();
    expect(element.shadowRoot!.activeElement).to.equal(button);

    button.click();
    const panel = await appears(element, 'deck-right-panel');
    (await appears(panel, '#instruction')).focus();
    await press('Escape');
    await isClosed();
    expect(element.shadowRoot!.activeElement).to.equal(button);
  });

  it('stay where they stand beside the slide', async () => {
    const element = await opened(fixtureDeck(), '1200px');
    const panel = await appears(element, 'deck-right-panel');
    expect(element.shadowRoot!.querySelector('.panel-head')).to.equal(null);
    (await appears(panel, '#instruction')).focus();
    await press('Escape');
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('.panel')).not.to.equal(null);
  });
});
