import { expect } from '@open-wc/testing';
import { COMMAND_KEY, press } from '../press.js';
import { button, click, current, railBuilder } from './rail-builder.js';

describe('deck-builder, slides that undo brings back', () => {
  it('are the chosen ones, and have focus where the list had it', async () => {
    const element = await railBuilder();
    await click(element, 1);
    const gone = current(element);
    await press('Delete');
    await element.updateComplete;
    expect(current(element)).not.to.equal(gone);
    await press(`${COMMAND_KEY}+z`);
    await element.updateComplete;
    await element.updateComplete;
    expect(current(element)).to.equal(gone);
    expect((element.shadowRoot!.activeElement as HTMLElement).dataset['slide']).to.equal(gone);
    await press('Delete');
    await element.updateComplete;
    button(element, 'Undo').click();
    await element.updateComplete;
    expect(current(element)).to.equal(gone);
  });
});
