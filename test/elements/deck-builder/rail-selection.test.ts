import { expect, fixtureCleanup } from '@open-wc/testing';
import { inBothSchemes, inside } from '../inside.js';
import { COMMAND_KEY, press } from '../press.js';
import { button, chosen, click, current, ids, option, options, railBuilder, status } from './rail-builder.js';

const toggle = { [COMMAND_KEY === 'Meta' ? 'metaKey' : 'ctrlKey']: true };

describe('deck-builder, several slides at once', () => {
  it('chooses one slide by a click, a range with Shift, and one more or less with the command key', async () => {
    const element = await railBuilder();
    await click(element, 1);
    expect(chosen(element)).to.deep.equal(['regions']);
    await click(element, 3, { shiftKey: true });
    expect(chosen(element)).to.deep.equal(['regions', 'all', 'next']);
    expect(current(element)).to.equal('next');
    expect(status(element)).to.equal('3 of 4 slides selected.');
    await click(element, 0, { shiftKey: true });
    expect(chosen(element), 'the range begins where it began').to.deep.equal(['cover', 'regions']);
    await click(element, 3, toggle);
    expect(chosen(element)).to.deep.equal(['cover', 'regions', 'next']);
    await click(element, 3, toggle);
    expect(chosen(element)).to.deep.equal(['cover', 'regions']);
    expect(current(element)).to.equal('regions');
    await click(element, 2);
    expect(chosen(element)).to.deep.equal(['all']);
  });

  it('keeps one slide chosen, whatever is taken away', async () => {
    const element = await railBuilder();
    await click(element, 0, toggle);
    expect(chosen(element)).to.deep.equal(['cover']);
  });

  it('is a list box of several, with one option in the way of the Tab key', async () => {
    const element = await railBuilder();
    await click(element, 2, { shiftKey: true });
    expect(inside(element, '[role="listbox"]').getAttribute('aria-multiselectable')).to.equal('true');
    expect(options(element).map(({ tabIndex }) => tabIndex)).to.deep.equal([-1, -1, 0, -1]);
    expect(element.shadowRoot!.activeElement).to.equal(option(element, 2));
  });

  it('extends and narrows with Shift and an arrow key, and takes all with the command key and A', async () => {
    const element = await railBuilder();
    await click(element, 1);
    await press('Shift+ArrowDown');
    await press('Shift+ArrowDown');
    await element.updateComplete;
    expect(chosen(element)).to.deep.equal(['regions', 'all', 'next']);
    await press('Shift+ArrowUp');
    await element.updateComplete;
    expect(chosen(element)).to.deep.equal(['regions', 'all']);
    await press(`${COMMAND_KEY}+a`);
    await element.updateComplete;
    expect(chosen(element).length).to.equal(4);
    expect(current(element), 'the canvas stays').to.equal('all');
    await press('ArrowUp');
    await element.updateComplete;
    expect(chosen(element)).to.deep.equal(['regions']);
  });

  it('deletes all of them as one step of undo, and goes on with what stood behind them', async () => {
    const element = await railBuilder();
    await click(element, 1);
    await click(element, 2, { shiftKey: true });
    await press('Delete');
    await element.updateComplete;
    expect(ids(element)).to.deep.equal(['cover', 'next']);
    expect(current(element)).to.equal('next');
    expect(status(element)).to.equal('2 slides were deleted.');
    button(element, 'Undo').click();
    expect(ids(element)).to.deep.equal(['cover', 'regions', 'all', 'next']);
  });

  it('duplicates all of them behind the last one and chooses the copies, as one step of undo', async () => {
    const element = await railBuilder();
    await click(element, 0);
    await click(element, 2, toggle);
    button(element, 'Duplicate slides').click();
    await element.updateComplete;
    expect(element.deck!.slides.map(({ title }) => title.slice(0, 8))).to.deep.equal([
      'Regional', 'North le', 'All regi', 'Regional', 'All regi', 'What nex',
    ]); // prettier-ignore
    expect(chosen(element)).to.deep.equal(ids(element).slice(3, 5));
    expect(status(element)).to.equal('2 slides were duplicated.');
    button(element, 'Undo').click();
    expect(ids(element)).to.deep.equal(['cover', 'regions', 'all', 'next']);
  });

  it('moves all of them with Alt and an arrow key or Home and End, and says where they are', async () => {
    const element = await railBuilder();
    await click(element, 0);
    await click(element, 1, { shiftKey: true });
    await press('Alt+ArrowDown');
    await element.updateComplete;
    expect(ids(element)).to.deep.equal(['all', 'cover', 'regions', 'next']);
    expect(chosen(element)).to.deep.equal(['cover', 'regions']);
    expect(status(element)).to.equal('The selected slides are now slides 2 to 3 of 4.');
    await press('Alt+End');
    await element.updateComplete;
    expect(ids(element)).to.deep.equal(['all', 'next', 'cover', 'regions']);
    button(element, 'Undo').click();
    expect(ids(element)).to.deep.equal(['all', 'cover', 'regions', 'next']);
  });

  it('drags all of them by one, and another slide alone', async () => {
    const element = await railBuilder();
    const drag = (type: string, target: HTMLElement, y = 0): void => {
      const { left, top, height } = target.getBoundingClientRect();
      const at = { clientX: left + 20, clientY: top + y * height, dataTransfer: new DataTransfer() };
      target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, ...at }));
    };
    await click(element, 0);
    await click(element, 2, toggle);
    drag('dragstart', option(element, 2));
    drag('dragover', option(element, 3), 0.9);
    drag('drop', option(element, 3), 0.9);
    await element.updateComplete;
    expect(ids(element)).to.deep.equal(['regions', 'next', 'cover', 'all']);
    drag('dragstart', option(element, 1));
    drag('dragover', option(element, 0), 0.1);
    drag('drop', option(element, 0), 0.1);
    await element.updateComplete;
    expect(ids(element)).to.deep.equal(['next', 'regions', 'cover', 'all']);
    expect(chosen(element)).to.deep.equal(['next']);
  });

  it('is accessible with several chosen, light and dark, wide and narrow', async () => {
    for (const width of ['1200px', '360px']) {
      fixtureCleanup();
      const element = await railBuilder();
      element.style.inlineSize = width;
      await click(element, 2, { shiftKey: true });
      await inBothSchemes(element, () => expect(element).to.be.accessible());
    }
  });
});
