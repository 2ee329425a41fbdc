import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import '../../src/define.js';
import { configureDeck } from '../../src/core/assets.js';
import { createReportCallbacks } from '../../src/core/generation/index.js';
import type { DeckBuilder, VendorDBProvider } from '../../src/index.js';
import { inside, next, text } from './inside.js';

const config = {
  name: 'Sales',
  widgets: [
    {
      id: 'total',
      type: 'big-number' as const,
      title: 'Revenue',
      dataKey: 'SELECT sum(value) AS value FROM sales',
    },
  ],
};

describe('report-provider', () => {
  it('gives its callbacks to a builder inside it', async () => {
    const asked: string[] = [];
    const callbacks = createReportCallbacks({
      runQuery: () =>
        Promise.resolve({
          columns: [{ name: 'value', type: 'number', dbType: 'DOUBLE' }],
          rows: [{ value: 12 }],
          rowCount: 1,
          elapsedMs: 1,
          truncated: false,
        }),
      customFetch: (input) => {
        asked.push(input instanceof Request ? input.url : input.toString());
        return Promise.resolve(new Response('{"error":{"code":"rate_limited"}}', { status: 429 }));
      },
    });
    const provider = await fixture(
      html`<report-provider .callbacks=${callbacks}
        ><deck-builder .config=${config}></deck-builder
      ></report-provider>`,
    );
    const builder = provider.querySelector<DeckBuilder>('deck-builder')!;
    await builder.generate();
    expect(asked).to.deep.equal(['/api/generate-deck-slides']);
    await builder.updateComplete;
    expect(text(inside(builder, '.toast'))).to.contain('too many requests');
  });
});

describe('vendor-db-provider', () => {
  before(() => configureDeck({ assetBase: '/node_modules/@duckdb/duckdb-wasm/dist/' }));

  const sales = [{ name: 'Sales', tableName: 'sales', data: [{ value: 40 }, { value: 2 }] }];

  it('loads data sets, says when they are there, and runs SQL over them', async () => {
    const provider = document.createElement('vendor-db-provider');
    const ready = next(provider, 'db-ready');
    provider.datasets = sales;
    document.body.append(provider);
    expect((await ready).tables).to.deep.equal(['sales']);
    const { rows } = await provider.runQuery('SELECT sum(value)::INTEGER AS total FROM sales');
    expect(rows).to.deep.equal([{ total: 42 }]);
    provider.remove();
  });

  it('says what is wrong with a data set', async () => {
    const provider: VendorDBProvider = document.createElement('vendor-db-provider');
    const failed = next(provider, 'db-error');
    provider.datasets = [
      { name: 'Bad', tableName: 'bad', data: new Blob(['{"a":'], { type: 'application/json' }) },
    ];
    document.body.append(provider);
    expect((await failed).error.message).to.contain('bad');
    provider.remove();
  });

  it('gives its database to a builder inside it', async () => {
    const provider = await fixture(
      html`<vendor-db-provider .datasets=${sales}>
        <deck-builder service="local" .config=${config}></deck-builder>
      </vendor-db-provider>`,
    );
    const builder = provider.querySelector<DeckBuilder>('deck-builder')!;
    await builder.generate();
    await waitUntil(() => builder.deck?.sources['total'], 'no deck');
    expect(builder.deck!.sources['total']!.data!.rows).to.deep.equal([{ value: 42 }]);
  });
});
