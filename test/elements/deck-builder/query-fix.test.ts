import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/elements/deck-builder/define.js';
import { configureDeck } from '../../../src/core/assets.js';
import type { DeckBuilder, DeckRightPanel } from '../../../src/index.js';
import { allInside, appears, inBothSchemes, inside, text } from '../inside.js';
import { button } from '../deck-right-panel/sql-desk.js';
import { waitUntil } from '../wait.js';

const sales = ['North', 'South', 'East'].map((region, at) => ({ region, month: at + 1, qty: 10 * (at + 1) }));
const datasets = [{ name: 'Sales', tableName: 'sales', version: '1', data: sales }];
const REGIONS = 'SELECT region AS category, sum(qty) AS value FROM sales GROUP BY ALL ORDER BY value DESC';
const config = {
  name: 'Sales',
  widgets: [
    { id: 'regions', type: 'bar' as const, title: 'Units by region', dataKey: REGIONS },
    {
      id: 'twice',
      type: 'bar' as const,
      title: 'Two slips',
      dataKey: 'SELECT regoin AS category, sum(qtty) AS value FROM sales GROUP BY 1',
      duckdbQuery: 'SELECT 1',
    },
  ],
};

async function generated(): Promise<DeckBuilder> {
  const element = await fixture<DeckBuilder>(
    html`<deck-builder
      service="local"
      style="block-size: 760px; inline-size: 1300px"
      .config=${config}
      .datasets=${datasets}
    ></deck-builder>`,
  );
  await element.generate();
  await appears(element, '.problems');
  return element;
}

const open = (element: DeckBuilder, sourceId: string): void => {
  const slide = element.deck!.slides.find(({ source }) => source === sourceId)!;
  inside(element, `[role="option"][data-slide="${slide.id}"]`).click();
};
const sqlOf = (element: DeckBuilder, id: string): string => element.deck!.sources[id]!.sql;

/** The panel with the editor of the current slide's query open. */
async function editor(element: DeckBuilder): Promise<DeckRightPanel> {
  const panel = await appears<DeckRightPanel>(element, 'deck-right-panel');
  inside(panel, '#tab-data').click();
  await waitUntil(() => button(panel, 'Edit query'));
  button(panel, 'Edit query')!.click();
  await appears(panel, '.cm-content');
  return panel;
}

/** Writes through the plain way that a paste takes. */
async function write(panel: DeckRightPanel, sql: string): Promise<void> {
  const content = inside(panel, '.cm-content');
  content.focus();
  getSelection()?.selectAllChildren(content);
  document.execCommand('insertText', false, sql);
  await waitUntil(() => button(panel, 'Use this query'));
}

describe('deck-builder, queries that fail', function () {
  // Each deck starts the engine anew.
  this.timeout(60_000);
  before(() => configureDeck({ assetBase: '/node_modules/@duckdb/duckdb-wasm/dist/' }));

  it('offers the right name at the widget, runs the corrected query, and tells the next problem', async () => {
    const element = await generated();
    open(element, 'twice');
    const card = await appears(element, '.slide-problems');
    expect(text(inside(element, '.slide-problems .query-said'))).to.contain('There is no column "regoin"');
    expect(text(inside(element, '.slide-problems mark'))).to.equal('regoin');
    await inBothSchemes(element, () => expect(element).to.be.accessible());
    inside(element, '.slide-problems button').click();
    await waitUntil(() => text(card).includes('"qtty"'), 'the second slip is not told');
    inside(element, '.slide-problems button').click();
    await waitUntil(() => !element.shadowRoot!.querySelector('.slide-problems, .problems'), 'not mended');
    const { sql, data, widget, problem } = element.deck!.sources['twice']!;
    expect(sql).to.equal('SELECT region AS category, sum(qty) AS value FROM sales GROUP BY 1');
    expect(data!.rows.length).to.equal(3);
    expect(problem).to.equal(undefined);
    expect(widget).to.deep.equal({ id: 'twice', type: 'bar', title: 'Two slips', dataKey: sql });
    inside<HTMLButtonElement>(element, 'button[aria-label="Undo"]').click();
    await waitUntil(() => element.shadowRoot!.querySelector('.slide-problems'));
    expect(sqlOf(element, 'twice')).to.contain('region AS category, sum(qtty)');
  });

  it('offers the right name in the list of problems as well', async () => {
    const element = await generated();
    inside(element, '.problems summary').click();
    const [fix] = allInside(element, '.problems .query-fixes button');
    expect(text(fix!)).to.equal('Use region');
    fix!.click();
    await waitUntil(() => text(inside(element, '.problems')).includes('"qtty"'));
    expect(sqlOf(element, 'twice')).to.contain('SELECT region AS category');
  });

  it('shows what another query changes before it is the one of the slide', async () => {
    const element = await generated();
    open(element, 'regions');
    const before = element.deck!.sources['regions']!;
    const panel = await editor(element);
    const filtered = REGIONS.replace('FROM sales', 'FROM sales WHERE month < 3');
    await write(panel, filtered);
    button(panel, 'Use this query')!.click();
    await waitUntil(() => element.shadowRoot!.querySelector('.review'), 'no review');
    expect(element.deck!.sources['regions']).to.equal(before);
    expect(text(inside(element, '.review'))).to.contain('What the new data changes');
    button(element, 'Discard')!.click();
    await element.updateComplete;
    expect(panel.checkVisibility()).to.equal(true);
    expect(text(inside(panel, '.cm-content'))).to.equal(filtered, 'what was written is still there');
    button(panel, 'Use this query')!.click();
    await appears(element, '.review');
    button(element, 'Apply')!.click();
    await waitUntil(() => sqlOf(element, 'regions') === filtered);
    expect(element.deck!.sources['regions']!.data!.rows.length).to.equal(2);
    inside<HTMLButtonElement>(element, 'button[aria-label="Undo"]').click();
    expect(element.deck!.sources['regions']).to.equal(before);
  });

  it('keeps the rows of a slide whose new query fails, and says why in the editor', async () => {
    const element = await generated();
    open(element, 'regions');
    const before = element.deck!.sources['regions']!;
    const panel = await editor(element);
    await write(panel, REGIONS.replace('region', 'regon'));
    button(panel, 'Use this query')!.click();
    await appears(panel, '.query-problem');
    expect(element.deck!.sources['regions']).to.equal(before);
    expect(element.shadowRoot!.querySelector('.review')).to.equal(null);
    button(panel, 'Use region')!.click();
    await waitUntil(() => text(inside(panel, '.outcome')).includes('3 rows'));
  });

  it('names the tables of the engine in the page', async () => {
    const element = await generated();
    open(element, 'regions');
    const panel = await editor(element);
    inside(panel, '.tables > summary').click();
    await appears(panel, '.table-list');
    const rows = allInside(panel, '.table-row').map(text);
    expect(rows).to.deep.equal(['sales 3 rows', 'region VARCHAR', 'month INTEGER', 'qty INTEGER']);
  });

  it('shows a corrected query of a deck from elsewhere before it runs', async () => {
    const written = await generated();
    const { deck } = written;
    written.remove();
    const element = await fixture<DeckBuilder>(
      html`<deck-builder
        service="local"
        style="block-size: 760px; inline-size: 1300px"
        .datasets=${datasets}
        .deck=${deck}
      ></deck-builder>`,
    );
    await appears(element, '.thumbnail');
    open(element, 'twice');
    (await appears(element, '.slide-problems button')).click();
    await appears(element, '.review');
    expect(text(inside(element, '.review pre'))).to.contain('SELECT region AS category, sum(qtty)');
    expect(sqlOf(element, 'twice')).to.contain('regoin');
    button(element, 'Run 1 query')!.click();
    await waitUntil(() => sqlOf(element, 'twice').includes('SELECT region AS category'), 'it never ran');
  });
});
