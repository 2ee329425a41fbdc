import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/define.js';
import { configureDeck, type DeckBuilder } from '../../../src/index.js';
import { allInside, inBothSchemes, inside, text } from '../inside.js';
import { waitUntil } from '../wait.js';

const csv = (name: string, header: string, rows: string[]): File =>
  new File([[header, ...rows].join('\n')], name);
const sales = (factor: number): File =>
  csv(
    `sales-${factor}.csv`,
    'region,revenue',
    ['North', 'South', 'East', 'West'].map((region, at) => `${region},${(4 - at) * 100 * factor}`),
  );
const visits = (): File =>
  csv(
    'visits.csv',
    'country,visits',
    ['Norway', 'Spain', 'Egypt', 'Chile', 'Japan'].map((country, at) => `${country},${(at + 2) * 31}`),
  );

const written = async (): Promise<DeckBuilder> => {
  const element = await fixture<DeckBuilder>(
    html`<deck-builder
      service="local"
      autosave="off"
      locale="en"
      style="block-size: 700px"
      .config=${{
        name: 'Sales',
        widgets: [
          {
            id: 'regions',
            type: 'bar',
            title: 'Revenue by region',
            dataKey:
              'SELECT region, SUM(revenue) AS revenue FROM sales GROUP BY region ORDER BY revenue DESC',
          },
        ],
      }}
      .datasets=${[{ name: 'Sales', tableName: 'sales', data: sales(1) }]}
    ></deck-builder>`,
  );
  await element.generate();
  await element.updateComplete;
  return element;
};
const drop = (element: DeckBuilder, ...files: File[]): void => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  element.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true, bubbles: true }));
};
const dialog = async (element: DeckBuilder): Promise<HTMLElement> => {
  await waitUntil(() => allInside(element, '#deck-data-dialog .columns-read').length > 0, 'no dialog');
  return inside(element, '#deck-data-dialog');
};
const buttons = (element: DeckBuilder): string[] => allInside(element, '.data-uses button').map(text);
const click = (element: DeckBuilder, label: string): void =>
  (allInside(element, 'button').find((one) => text(one) === label) as HTMLButtonElement).click();
const revenue = (element: DeckBuilder): unknown =>
  element.deck?.sources['regions']?.data?.rows[0]?.['revenue'];

describe('Data dropped on a deck', () => {
  before(() => configureDeck({ assetBase: '/node_modules/@duckdb/duckdb-wasm/dist/' }));
  beforeEach(() => {
    localStorage.clear();
  });

  it('shows how it was read, and offers first to replace the table that it is like', async () => {
    const element = await written();
    drop(element, sales(2));
    expect(text(await dialog(element))).to.include('What is “sales-2.csv” for?');
    expect(buttons(element)).to.deep.equal(['Replace the data of “sales”', 'New slides from this data']);
    await inBothSchemes(element, () => expect(element).to.be.accessible());
  });

  it('replaces the data of a table once the person has seen what changes, in one step of undo', async () => {
    const element = await written();
    drop(element, sales(2));
    await dialog(element);
    click(element, 'Replace the data of “sales”');
    await waitUntil(() => allInside(element, '.review').length > 0, 'no review');
    expect(text(inside(element, '.review'))).to.include('800');
    expect(revenue(element)).to.equal(400);
    click(element, 'Apply');
    await waitUntil(() => revenue(element) === 800, 'not applied');
    const again = await element.refresh();
    expect(again?.sources.map(({ status }) => status)).to.deep.equal(['same']);
  });

  it('leaves the table its rows where the person leaves the changes', async () => {
    const element = await written();
    const before = element.datasets;
    drop(element, sales(3));
    await dialog(element);
    click(element, 'Replace the data of “sales”');
    await waitUntil(() => allInside(element, '.review').length > 0, 'no review');
    click(element, 'Discard');
    expect(element.datasets).to.equal(before);
    expect(revenue(element)).to.equal(400);
  });

  it('becomes new slides behind the current one, which undo takes out together', async () => {
    const element = await written();
    const before = element.deck!.slides.length;
    drop(element, visits());
    await dialog(element);
    expect(buttons(element)[0]).to.equal('New slides from this data');
    click(element, 'New slides from this data');
    await waitUntil(() => element.deck!.slides.length > before, 'no slides');
    const { slides, sources } = element.deck!;
    expect(Object.values(sources).some(({ sql }) => sql.includes('visits'))).to.equal(true);
    expect(slides.filter(({ layout }) => layout === 'title').length).to.equal(1);
    expect(element.datasets!.map(({ tableName }) => tableName)).to.deep.equal(['sales', 'visits']);
    expect((await element.refresh())?.sources.every(({ status }) => status === 'same')).to.equal(true);
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));
    await waitUntil(() => element.deck!.slides.length === before, 'not undone');
  });

  it('says what is wrong with a file', async () => {
    const element = await written();
    drop(element, new File([], 'empty.csv'));
    await waitUntil(() => allInside(element, '#deck-data-dialog .failed').length > 0, 'nothing is said');
    expect(text(inside(element, '.failed'))).to.include('"empty.csv" is empty');
    expect(buttons(element)).to.deep.equal([]);
    inside(element, '#deck-data-dialog .modal-head button').click();
    await element.updateComplete;
    expect(allInside(element, '#deck-data-dialog')).to.deep.equal([]);
  });
});
