import { expect, fixture, html } from '@open-wc/testing';
import { DeckView } from '../../src/index.js';

describe('registration', () => {
  it('registers under another tag as well', async () => {
    DeckView.define('my-slides');
    const element = await fixture<DeckView>(html`<my-slides></my-slides>`);
    expect(element).to.be.instanceOf(DeckView);
  });

  it('registers twice without a word', () => {
    const said = warnings(() => {
      DeckView.define();
      DeckView.define();
    });
    expect(said).to.deep.equal([]);
  });

  it('leaves a tag that another library took, with one warning', () => {
    customElements.define('taken-slides', class extends HTMLElement {});
    const said = warnings(() => {
      DeckView.define('taken-slides');
      DeckView.define('taken-slides');
    });
    expect(said.length).to.equal(1);
    expect(said[0]).to.contain('<taken-slides>');
  });
});

function warnings(action: () => void): string[] {
  const said: string[] = [];
  const { warn } = console;
  console.warn = (message: string) => said.push(message);
  action();
  console.warn = warn;
  return said;
}
