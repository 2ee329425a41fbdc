import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../src/elements/deck-right-panel/define.js';
import '../../../src/elements/vendor-db-provider/define.js';
import { configureDeck } from '../../../src/core/assets.js';
import type { DeckSlideChangeEvent } from '../../../src/elements/shared/events.js';
import type { DeckRightPanel } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { allInside, appears, inside, text } from '../inside.js';
import { COMMAND_KEY, press } from '../press.js';
import { button, editing, outcome } from './sql-desk.js';
import { waitUntil } from '../wait.js';

const SALES = [
  { region: 'North', amount: 7 },
  { region: 'South', amount: 5 },
];

/** A panel with its data tab open, on a page without a builder. */
async function alone(sql: string): Promise<{ panel: DeckRightPanel; asked: () => number }> {
  let asked = 0;
  const deck = fixtureDeck();
  deck.sources['revenue']!.sql = sql;
  const datasets = [
    { name: 'Sales', tableName: 'sales', data: () => ((asked += 1), Promise.resolve(SALES)) },
  ];
  const provider = await fixture(
    html`<vendor-db-provider .datasets=${datasets}>
      <deck-right-panel
        style="block-size: 700px; inline-size: 480px"
        .deck=${deck}
        slide-id="regions"
      ></deck-right-panel>
    </vendor-db-provider>`,
  );
  const panel = provider.querySelector<DeckRightPanel>('deck-right-panel')!;
  inside(panel, '#tab-data').click();
  await waitUntil(() => button(panel, 'Edit query'), 'it cannot be edited');
  return { panel, asked: () => asked };
}

/** A person sees the query, and allows it. */
async function allow(panel: DeckRightPanel): Promise<void> {
  await appears(panel, '.ask');
  button(panel, 'Run 1 query')!.click();
}

const BY_REGION = 'SELECT region, sum(amount) AS value FROM sales GROUP BY region ORDER BY value DESC';

describe('deck-right-panel, alone in a vendor-db-provider', function () {
  this.timeout(60_000);
  before(() => configureDeck({ assetBase: '/node_modules/@duckdb/duckdb-wasm/dist/' }));

  it('tries a query on the tables of the provider once a person has allowed it, and loads nothing before', async () => {
    const { panel, asked } = await alone(BY_REGION);
    await editing(panel);
    button(panel, 'Run')!.click();
    await appears(panel, '.ask');
    expect(asked()).to.equal(0);
    await allow(panel);
    await waitUntil(() => outcome(panel).includes('2 rows'), 'no rows');
    expect(asked()).to.equal(1);
    expect(allInside(panel, '.outcome td').map(text)).to.deep.equal(['North', '7', 'South', '5']);
    button(panel, 'Explain')!.click();
    expect(text(await appears(panel, '.plan'))).to.not.equal('');
    inside(panel, '.tables > summary').click();
    await appears(panel, '.table-list');
    expect(allInside(panel, '.table-row').map(text)).to.deep.equal([
      'sales 2 rows',
      'region VARCHAR',
      'amount INTEGER',
    ]);
  });

  it('makes a query the one of the slide, and tells the page what that edits', async () => {
    const { panel } = await alone(BY_REGION.replace('region', 'regoin'));
    const changes: DeckSlideChangeEvent[] = [];
    panel.addEventListener('deck-slide-change', (event) => changes.push(event));
    await editing(panel);
    button(panel, 'Run')!.click();
    await allow(panel);
    await appears(panel, '.query-problem');
    button(panel, 'Use region')!.click();
    await waitUntil(() => outcome(panel).includes('2 rows'), 'not corrected');
    expect(changes).to.deep.equal([]);
    button(panel, 'Use this query')!.click();
    await waitUntil(() => changes.length > 0, 'the page is not told');
    const { edits, deck, slideId } = changes[0]!;
    expect(slideId).to.equal('regions');
    expect(edits.map(({ type }) => type)).to.deep.equal(['setSource']);
    expect(deck).to.equal(panel.deck);
    expect(deck.sources['revenue']!.sql).to.equal(BY_REGION);
    expect(deck.sources['revenue']!.data!.rows.length).to.equal(2);
    await waitUntil(() => !button(panel, 'Use this query'));
    allInside(panel, '[role="tab"]')
      .find((tab) => text(tab) === 'Figures')!
      .click();
    expect(text(await appears(panel, '.figures'))).to.contain('North');
  });

  it('asks before a correction of a query that nobody has allowed is run', async () => {
    const { panel, asked } = await alone(BY_REGION);
    const sql = BY_REGION.replace('region', 'regoin');
    const deck = structuredClone(panel.deck!);
    deck.sources['revenue'] = {
      ...deck.sources['revenue']!,
      sql,
      problem: { code: 'UNKNOWN_COLUMN', message: 'No column.', position: 7, candidates: ['region'] },
    };
    panel.deck = deck;
    await appears(panel, '.query-fixes');
    button(panel, 'Use region')!.click();
    await appears(panel, '.ask');
    expect(asked()).to.equal(0);
    await allow(panel);
    await waitUntil(() => outcome(panel).includes('2 rows'), 'no rows');
  });

  it('keeps the rows of a slide whose new query fails, and says why', async () => {
    const { panel } = await alone(BY_REGION);
    const { deck } = panel;
    const content = await editing(panel);
    content.focus();
    await press(`${COMMAND_KEY}+a`);
    await sendKeys({ type: 'SELECT 1 FROM nowhere ' });
    await waitUntil(() => button(panel, 'Use this query'));
    button(panel, 'Use this query')!.click();
    await allow(panel);
    await appears(panel, '.query-problem');
    expect(outcome(panel)).to.contain('nowhere');
    expect(panel.deck).to.equal(deck);
  });
});
