import { expect, fixtureCleanup } from '@open-wc/testing';
import { html } from 'lit';
import { DeckElement } from '../../src/elements/shared/deck-element.js';

/** Shows how often it was drawn. */
class Probe extends DeckElement {
  static override tag = 'typing-probe';
  drawn = 0;
  override render() {
    this.drawn += 1;
    return html`<input />`;
  }
}

const microtasks = async (): Promise<void> => {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
};

describe('what follows from a key', () => {
  before(() => Probe.define());
  afterEach(() => fixtureCleanup());

  async function typed(): Promise<{ element: Probe; key: (init: KeyboardEventInit) => Promise<number> }> {
    const element = document.createElement('typing-probe') as Probe;
    document.body.append(element);
    await element.updateComplete;
    const field = element.shadowRoot!.querySelector('input')!;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    element.requestUpdate();
    await microtasks();
    expect(element.drawn).to.equal(1);
    return {
      element,
      key: async (init) => {
        field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, composed: true, ...init }));
        await microtasks();
        return element.drawn;
      },
    };
  }

  it('waits for the next frame while a person goes on typing, and is drawn then', async () => {
    const { element, key } = await typed();
    for (const name of ['a', 'A', 'Shift', 'Backspace', 'ß', 'Dead'])
      expect(await key({ key: name })).to.equal(1);
    expect(await key({ key: '@', ctrlKey: true, altKey: true })).to.equal(1);
    await element.updateComplete;
    expect(element.drawn).to.equal(2);
    element.remove();
  });

  for (const init of [
    { key: 'Escape' },
    { key: 'Enter', ctrlKey: true },
    { key: 'z', ctrlKey: true },
    { key: 's', metaKey: true },
  ])
    it(`is drawn before a command that comes at once: ${Object.keys(init).length > 1 ? 'with ' : ''}${init.key}`, async () => {
      const { element, key } = await typed();
      expect(await key(init)).to.equal(2);
      element.remove();
    });

  it('is drawn before a press of the pointer', async () => {
    const { element } = await typed();
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await microtasks();
    expect(element.drawn).to.equal(2);
    element.remove();
  });
});
