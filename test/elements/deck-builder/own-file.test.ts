import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/define.js';
import { configureDeck, type DeckBuilder } from '../../../src/index.js';
import { allInside, appears, inBothSchemes, inside, text } from '../inside.js';
import { waitUntil } from '../wait.js';

const SALES = [
  'Sales 2024;;',
  'Day;Region;Sales',
  ...Array.from(
    { length: 24 },
    (_, at) => `0${1 + (at % 9)}/0${1 + (at % 7)}/2024;${'NSE'[at % 3]};${at + 1}.234,50 €`,
  ),
  'Total;;301.628,00 €',
].join('\n');
const sales = (name = 'sales.csv'): File => new File([SALES], name);

const builder = (): Promise<DeckBuilder> =>
  fixture<DeckBuilder>(
    html`<deck-builder service="local" autosave="off" locale="en" style="block-size: 700px"></deck-builder>`,
  );
const zone = async (element: DeckBuilder): Promise<HTMLElement> => {
  await waitUntil(() => element.shadowRoot!.querySelector('.file-zone'), 'no place for a file');
  return inside(element, '.file-zone');
};
const give = async (element: DeckBuilder, ...files: File[]): Promise<void> => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  (await zone(element)).dispatchEvent(
    new DragEvent('drop', { dataTransfer, cancelable: true, bubbles: true }),
  );
};
const begun = (element: DeckBuilder): Promise<void> =>
  waitUntil(() => allInside(element, '.widget-title').length > 0, 'no widgets');
const titles = (element: DeckBuilder): string[] => allInside(element, '.widget-title').map(text);
const click = (element: DeckBuilder, label: string): void =>
  (allInside(element, 'button').find((one) => text(one) === label) as HTMLButtonElement).click();
const names = (element: DeckBuilder): string[] =>
  allInside(element, '.columns-read input.name').map((field) => (field as HTMLInputElement).value);
const rows = (element: DeckBuilder): string[] => allInside(element, '.columns-read tbody tr').map(text);

describe('A builder without a dashboard', () => {
  before(() => configureDeck({ assetBase: '/node_modules/@duckdb/duckdb-wasm/dist/' }));
  beforeEach(() => {
    localStorage.clear();
  });

  it('begins with a file that is dropped on it, and offers charts of it', async () => {
    const element = await builder();
    await give(element, sales());
    await begun(element);
    expect(element.config?.name).to.equal('Sales');
    expect(titles(element)).to.include('Total sales');
    expect(text(inside(element, '.columns-read summary'))).to.equal(
      'How your columns were read: sales, 3 columns, 24 rows',
    );
    expect(text(inside(element, '.columns-read'))).to.include('2 rows left out: titles, totals or notes');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    click(element, 'Another file');
    await zone(element);
  });

  it('asks what changes figures, and reads the file by the answer', async () => {
    const element = await builder();
    await give(element, sales());
    await begun(element);
    expect(text(inside(element, '.question'))).to.include('Day: does the day or the month come first?');
    click(element, 'Day first');
    await waitUntil(() => !element.shadowRoot!.querySelector('.question'), 'still asked');
    expect(rows(element)[0]).to.include('2024-02-02');
  });

  it('repeats on a last slide what was not answered', async () => {
    const element = await builder();
    await give(element, sales());
    await begun(element);
    await element.generate();
    const last = (): string => element.deck?.slides.at(-1)?.title ?? '';
    expect(last()).to.equal('Open questions about the data');
    (await appears<HTMLElement>(element, '[part="toolbar"] button')).click();
    await begun(element);
    click(element, 'Day first');
    await waitUntil(() => !element.shadowRoot!.querySelector('.question'), 'still asked');
    await element.generate();
    expect(last()).not.to.equal('Open questions about the data');
  });

  it('remembers the answer for a file with the same columns, until it is undone', async () => {
    const first = await builder();
    await give(first, sales());
    await begun(first);
    click(first, 'Day first');
    await waitUntil(() => !first.shadowRoot!.querySelector('.question'), 'still asked');
    const second = await builder();
    await give(second, sales('other.csv'));
    await begun(second);
    expect(text(inside(second, '.columns-read'))).to.include('Read as you corrected it last time.');
    click(second, 'Undo the corrections');
    await waitUntil(() => second.shadowRoot!.querySelector('.question'), 'not asked');
  });

  it('takes another row for the header, and keeps totals as data, as the person says', async () => {
    const element = await builder();
    await give(element, sales());
    await begun(element);
    const keep = inside<HTMLInputElement>(element, '.columns-read input[type="checkbox"]');
    keep.click();
    await waitUntil(() => text(inside(element, '.columns-read summary')).includes('25 rows'), 'no totals');
    const header = (): HTMLInputElement =>
      inside<HTMLInputElement>(element, '.columns-read input[type="number"]');
    expect(header().value).to.equal('2');
    header().value = '3';
    header().dispatchEvent(new Event('change'));
    await waitUntil(() => names(element)[0] === '01/01/2024', 'the header is the same');
    click(element, 'Undo the corrections');
    await waitUntil(() => names(element)[0] === 'Day', 'not undone');
    expect(text(inside(element, '.columns-read summary'))).to.include('24 rows');
  });

  it('takes names for columns that the file names in no way', async () => {
    const element = await builder();
    const bare = Array.from({ length: 12 }, (_, at) => `2024-01-${10 + at},${at * 3 + 2}`).join('\n');
    await give(element, new File([bare], 'bare.csv'));
    await begun(element);
    const name = inside<HTMLInputElement>(element, '[aria-label="Column: column_2"]');
    name.value = 'Visitors';
    name.dispatchEvent(new Event('change'));
    await waitUntil(() => titles(element).includes('Total visitors'), 'not called so');
  });

  it('begins with cells that are pasted', async () => {
    const element = await builder();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Region\tSales\nNorth\t1\nSouth\t2\nEast\t4\nWest\t9');
    const field = (await zone(element)).querySelector('textarea')!;
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    // Firefox has no clipboard in an event that a page makes.
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    field.dispatchEvent(event);
    await begun(element);
    expect(rows(element).length).to.equal(2);
  });

  it('says what is wrong with a file, and takes another one', async () => {
    const element = await builder();
    await give(element, new File([], 'empty.csv'));
    await waitUntil(() => element.shadowRoot!.querySelector('.failed'), 'nothing is said');
    expect(text(inside(element, '.failed'))).to.equal(
      '"empty.csv" is empty: export it again, or choose another file.',
    );
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    await give(element, sales());
    await begun(element);
  });

  it('offers charts of the tables that the page gives', async () => {
    const element = await builder();
    element.datasets = [{ name: 'Sales', tableName: 'sales', data: sales() }];
    await begun(element);
    expect(titles(element)).to.include('Total sales');
  });

  it('leaves the dashboard alone that the page gives while charts are chosen', async () => {
    const element = await builder();
    element.datasets = [{ name: 'Sales', tableName: 'sales', data: sales() }];
    await zone(element);
    element.config = {
      name: 'Ours',
      widgets: [{ id: 'a', type: 'table', title: 'All', dataKey: 'SELECT * FROM sales' }],
    };
    await begun(element);
    await waitUntil(() => allInside(element, '.preview deck-view').length === 1, 'no preview');
    expect(titles(element)).to.deep.equal(['All']);
    expect(element.config.name).to.equal('Ours');
  });
});
