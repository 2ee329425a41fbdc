import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/elements/deck-right-panel/define.js';
import type { DeckRightPanel } from '../../../src/index.js';
import { allInside, appears, inside, text } from '../inside.js';
import { press } from '../press.js';
import { button, dataTab, deskOf, editing, TABLES, written } from './sql-desk.js';
import { waitUntil } from '../wait.js';

async function tables(element: DeckRightPanel): Promise<void> {
  inside(element, '.tables > summary').click();
  await appears(element, '.table-list');
}
const names = (element: DeckRightPanel): string[] => allInside(element, '.table-list .name').map(text);

async function filter(element: DeckRightPanel, words: string): Promise<void> {
  const field = inside<HTMLInputElement>(element, '.tables input');
  field.value = words;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await element.updateComplete;
}

describe('deck-right-panel, tables', () => {
  it('lists tables with their rows, and columns with their types', async () => {
    const element = await dataTab(deskOf().desk);
    await editing(element);
    await tables(element);
    const rows = allInside(element, '.table-row').map(text);
    expect(rows.slice(0, 2)).to.deep.equal(['sales 1,000,000 rows', 'region VARCHAR']);
    expect(rows.length).to.equal(17);
    inside(element, '.toggle').click();
    await element.updateComplete;
    expect(names(element).slice(0, 2)).to.deep.equal(['sales', 'Key accounts']);
  });

  it('finds names among many', async () => {
    const element = await dataTab(deskOf().desk);
    await editing(element);
    await tables(element);
    await filter(element, 'NET');
    expect(names(element)).to.deep.equal(['sales', 'Net Amount']);
    await filter(element, 'accounts');
    expect(names(element).length).to.equal(13);
    await filter(element, 'nothing like it');
    expect(text(inside(element, '.tables'))).to.contain('No name matches.');
  });

  it('puts a name into the editor, in quotes where it needs them', async () => {
    const element = await dataTab(deskOf().desk, 'SELECT ');
    await editing(element);
    await tables(element);
    for (const name of ['region', 'Net Amount', 'order']) {
      allInside(element, '.name')
        .find((each) => text(each) === name)!
        .focus();
      await press('Enter');
      await sendKeys({ type: ', ' });
    }
    expect(written(element)).to.equal('SELECT region, "Net Amount", "order", ');
  });

  it('says why the tables cannot be read, and tries again', async () => {
    let broken = true;
    const { desk } = deskOf({
      schema: () => (broken ? Promise.reject(new Error('No engine here.')) : Promise.resolve(TABLES)),
    });
    const element = await dataTab(desk);
    await editing(element);
    inside(element, '.tables > summary').click();
    await waitUntil(() => text(inside(element, '.tables')).includes('No engine here.'));
    broken = false;
    button(element, 'Try again')!.click();
    await appears(element, '.table-list');
  });

  it('says that there are none, and shows those that come later', async () => {
    let loaded: typeof TABLES = [];
    const { desk } = deskOf({ schema: () => Promise.resolve(loaded) });
    const element = await dataTab(desk);
    await editing(element);
    const summary = inside(element, '.tables > summary');
    summary.click();
    await waitUntil(() => text(inside(element, '.tables')).includes('There are no tables.'));
    summary.click();
    loaded = TABLES;
    summary.click();
    await appears(element, '.table-list');
  });

  it('completes columns of the tables that the query reads, and quotes them', async () => {
    const element = await dataTab(deskOf().desk, 'SELECT  FROM sales');
    const content = await editing(element);
    await tables(element);
    content.focus();
    await press('Home');
    for (let step = 0; step < 7; step += 1) await press('ArrowRight');
    await sendKeys({ type: 'net' });
    await appears(element, '.cm-tooltip-autocomplete');
    await waitUntil(() => text(inside(element, '.cm-tooltip-autocomplete li')).startsWith('Net Amount'));
    inside(element, '.cm-tooltip-autocomplete li').dispatchEvent(
      new MouseEvent('mousedown', { bubbles: true, cancelable: true }),
    );
    expect(written(element)).to.equal('SELECT "Net Amount" FROM sales');
  });
});
