import { expect, fixtureCleanup } from '@open-wc/testing';
import type { DeckBuilder } from '../../../src/index.js';
import { allInside, appears, inBothSchemes, inside, text } from '../inside.js';
import { COMMAND_KEY, press } from '../press.js';
import { button, click, current, ids, option, railBuilder, status } from './rail-builder.js';
import { waitUntil } from '../wait.js';

const MENU = '#new-slide-menu [role="menu"]';
const items = (element: DeckBuilder): HTMLElement[] => allInside(element, `${MENU} [role="menuitem"]`);
const item = (element: DeckBuilder, name: string): HTMLElement =>
  items(element).find((one) => text(one) === name)!;
async function opened(element: DeckBuilder): Promise<DeckBuilder> {
  button(element, 'More new slides').click();
  await appears(element, MENU);
  return element;
}

const config = {
  name: 'Sales',
  widgets: [{ id: 'months', type: 'line' as const, title: 'By month', dataKey: 'SELECT 1 -- months' }],
};

describe('deck-builder, new slides', () => {
  it('adds an empty slide of a layout behind the current one, selected, as one step of undo', async () => {
    const element = await railBuilder();
    await click(element, 1);
    await opened(element);
    item(element, 'Section').click();
    await element.updateComplete;
    expect(element.deck!.slides.map(({ layout }) => layout)).to.deep.equal([
      'title', 'chart-text', 'section', 'table', 'text',
    ]); // prettier-ignore
    expect(current(element)).to.equal(ids(element)[2]);
    expect(status(element)).to.equal('“Section” was added.');
    button(element, 'Undo').click();
    expect(ids(element)).to.deep.equal(['cover', 'regions', 'all', 'next']);
  });

  it('offers every layout by its name', async () => {
    const element = await opened(await railBuilder());
    expect(items(element).map(text).slice(0, 9)).to.have.members([
      'Cover', 'Section', 'Chart and text', 'Text and chart', 'Large chart', 'Two charts', 'Big numbers', 'Table', 'Text',
    ]); // prettier-ignore
  });

  it('adds a slide with the rows of a source that is in the deck', async () => {
    const element = await opened(await railBuilder());
    item(element, 'From “Revenue by region”').click();
    await element.updateComplete;
    const slide = element.deck!.slides[1]!;
    expect(slide.title).to.equal('Revenue by region');
    expect(slide.source).to.equal('revenue');
    expect(Object.keys(element.deck!.sources)).to.deep.equal(['revenue']);
  });

  it('adds a slide of a widget of the dashboard that is not in the deck, with its rows, as one step of undo', async () => {
    const element = await railBuilder();
    element.runQuery = () =>
      Promise.resolve({
        columns: [
          { name: 'x', type: 'date', dbType: 'DATE' },
          { name: 'value', type: 'number', dbType: 'DOUBLE' },
        ],
        rows: [1, 2, 3].map((month) => ({ x: `2026-0${month}-01`, value: month })),
        rowCount: 3,
        elapsedMs: 1,
        truncated: false,
      });
    const { deck } = element;
    element.config = config;
    element.deck = { ...deck! };
    await appears(element, '.thumbnail');
    await opened(element);
    item(element, 'From “By month”').click();
    await waitUntil(() => element.deck!.slides.length === 5, 'no slide came');
    const slide = element.deck.slides[1]!;
    expect(slide.blocks[0]).to.deep.include({ kind: 'chart', source: 'months' });
    expect(element.deck.sources['months']!.data!.rows.length).to.equal(3);
    await element.updateComplete;
    await opened(element);
    expect(
      items(element)
        .map(text)
        .filter((name) => name === 'From “By month”').length,
    ).to.equal(1);
    await press('Escape');
    button(element, 'Undo').click();
    expect(Object.keys(element.deck.sources)).to.deep.equal(['revenue']);
    expect(ids(element).length).to.equal(4);
  });

  it('says why the rows of a widget did not come', async () => {
    const element = await railBuilder();
    element.runQuery = () => Promise.reject(new Error('The table is gone.'));
    const { deck } = element;
    element.config = config;
    element.deck = { ...deck! };
    await appears(element, '.thumbnail');
    await opened(element);
    item(element, 'From “By month”').click();
    expect(text(await appears(element, '.toast'))).to.contain('The table is gone.');
    expect(ids(element).length).to.equal(4);
  });

  it('adds a slide from the keyboard', async () => {
    const element = await railBuilder();
    await click(element, 3);
    option(element, 3).focus();
    await press(`${COMMAND_KEY}+m`);
    await element.updateComplete;
    expect(element.deck!.slides.length).to.equal(5);
    expect(element.shadowRoot!.activeElement).to.equal(option(element, 4));
  });

  it('is accessible while its menu is open, light and dark, wide and narrow', async () => {
    for (const width of ['1200px', '360px']) {
      fixtureCleanup();
      const element = await railBuilder();
      element.style.inlineSize = width;
      await opened(element);
      expect(inside(element, MENU).getBoundingClientRect().right).to.be.at.most(innerWidth);
      await inBothSchemes(element, () => expect(element).to.be.accessible());
    }
  });
});
