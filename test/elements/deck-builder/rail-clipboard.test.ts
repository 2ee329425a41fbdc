import { expect } from '@open-wc/testing';
import { createDeck, createSlide } from '../../../src/core/deck/create-deck.js';
import type { DeckBuilder } from '../../../src/index.js';
import { allInside, appears, inside, text } from '../inside.js';
import { button, chosen, click, ids, option, railBuilder, status } from './rail-builder.js';
import { waitUntil } from '../wait.js';

/** What a browser does on the keys: the event, with a clipboard of its own. Answers with what was put there. */
function send(
  type: 'copy' | 'cut' | 'paste',
  target: EventTarget,
  clipboard = new DataTransfer(),
): DataTransfer {
  const event = new ClipboardEvent(type, { bubbles: true, composed: true, cancelable: true });
  // Not every engine takes it from the constructor.
  Object.defineProperty(event, 'clipboardData', { value: clipboard });
  target.dispatchEvent(event);
  return clipboard;
}
const htmlOf = (html: string): DataTransfer => {
  const clipboard = new DataTransfer();
  clipboard.setData('text/html', html);
  return clipboard;
};
const grown = (element: DeckBuilder, length: number): Promise<void> =>
  waitUntil(() => element.deck!.slides.length === length, 'nothing was pasted');

describe('deck-builder, slides on the clipboard', () => {
  it('copies slides from one builder and pastes them into another one, behind the current slide, as one step of undo', async () => {
    const from = await railBuilder();
    await click(from, 1);
    await click(from, 2, { shiftKey: true });
    const clipboard = send('copy', option(from, 2));
    expect(clipboard.getData('text/plain')).to.contain('North leads with 1.2M of 3.2M');
    await from.updateComplete;
    expect(status(from)).to.equal('2 slides were copied.');
    const deck = createDeck({
      title: 'Other',
      slides: ['a', 'b'].map((id) => createSlide({ id, title: id })),
    });
    const to = await railBuilder(deck);
    await click(to, 0);
    send('paste', option(to, 0), clipboard);
    await grown(to, 4);
    await to.updateComplete;
    expect(to.deck!.slides.map(({ layout }) => layout)).to.deep.equal([
      'text',
      'chart-text',
      'table',
      'text',
    ]);
    expect(chosen(to)).to.deep.equal(ids(to).slice(1, 3));
    expect(Object.keys(to.deck!.sources)).to.deep.equal(['revenue']);
    expect(status(to)).to.equal('2 slides were pasted.');
    button(to, 'Undo').click();
    expect(ids(to)).to.deep.equal(['a', 'b']);
    expect(to.deck!.sources).to.deep.equal({});
  });

  it('cuts slides and pastes them elsewhere in the deck, over the same rows', async () => {
    const element = await railBuilder();
    await click(element, 1);
    const clipboard = send('cut', option(element, 1));
    await element.updateComplete;
    expect(ids(element)).to.deep.equal(['cover', 'all', 'next']);
    expect(status(element)).to.equal('1 slide was cut.');
    await click(element, 2);
    send('paste', option(element, 2), clipboard);
    await grown(element, 4);
    expect(element.deck!.slides[3]!.title).to.contain('North leads');
    expect(Object.keys(element.deck!.sources)).to.deep.equal(['revenue']);
  });

  it('leaves the clipboard alone while focus is elsewhere', async () => {
    const element = await railBuilder();
    button(element, 'Undo').focus();
    inside<HTMLInputElement>(element, '.deck-title').focus();
    expect(send('copy', document).types.length).to.equal(0);
    send('paste', document, htmlOf('<div data-deckwright-slides="AAAA"></div>'));
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('.toast')).to.equal(null);
  });

  it('says that slides in the clipboard are damaged, and ignores what are no slides', async () => {
    const element = await railBuilder();
    await click(element, 0);
    send('paste', option(element, 0), htmlOf('<p>words</p>'));
    send('paste', option(element, 0), htmlOf('<div data-deckwright-slides="AAAA"></div>'));
    const toast = await appears(element, '.toast');
    expect(text(toast)).to.equal('The slides in the clipboard are damaged.');
    expect(ids(element).length).to.equal(4);
    inside<HTMLButtonElement>(element, '.toast button').click();
    await element.updateComplete;
    expect(allInside(element, '.toast').length).to.equal(0);
  });

  it('runs no SQL that came by the clipboard before a person has seen it', async () => {
    const from = await railBuilder();
    await click(from, 1);
    const clipboard = send('copy', option(from, 1));
    const to = await railBuilder(createDeck({ title: 'Other', slides: [createSlide({ title: 'Mine' })] }));
    const run: string[] = [];
    to.runQuery = (sql) => {
      run.push(sql);
      return Promise.resolve({ columns: [], rows: [], rowCount: 0, elapsedMs: 1, truncated: false });
    };
    await click(to, 0);
    send('paste', option(to, 0), clipboard);
    await grown(to, 2);
    void to.refresh();
    await waitUntil(
      () => to.shadowRoot!.textContent.includes('Run the queries of this deck?'),
      'nobody is asked',
    );
    expect(run).to.deep.equal([]);
    expect(to.shadowRoot!.textContent).to.contain('SELECT region, sum(amount)');
  });

  it('says what to press where the browser keeps the clipboard from the menu', async () => {
    const element = await railBuilder();
    await click(element, 0);
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    try {
      button(element, 'Actions for slides').click();
      await appears(element, '#slide-menu [role="menuitem"]');
      allInside(element, '#slide-menu [role="menuitem"]')
        .find((one) => text(one).startsWith('Paste'))!
        .click();
      expect(text(await appears(element, '.toast'))).to.match(/keeps the clipboard from menus. Press .+ V/u);
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    }
  });
});
