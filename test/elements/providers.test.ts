import { expect, fixture, html } from '@open-wc/testing';
import '../../src/define.js';
import { configureDeck } from '../../src/core/assets.js';
import { createIndexedDBSnapshots } from '../../src/core/query/indexeddb-snapshots.js';
import { createReportCallbacks } from '../../src/core/generation/index.js';
import type { DeckBuilder, VendorDBProvider } from '../../src/index.js';
import { appears, next, text } from './inside.js';
import { waitUntil } from './wait.js';

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
    expect(text(await appears(builder, '.toast'))).to.contain('too many requests');
  });
});

describe('vendor-db-provider', () => {
  before(() => configureDeck({ assetBase: '/node_modules/@duckdb/duckdb-wasm/dist/' }));

  const sales = [{ name: 'Sales', tableName: 'sales', data: [{ value: 40 }, { value: 2 }] }];

  it('loads data sets with the first query, says when they are there, and runs SQL over them', async () => {
    const provider = document.createElement('vendor-db-provider');
    const ready = next(provider, 'db-ready');
    provider.datasets = sales;
    document.body.append(provider);
    const { rows } = await provider.runQuery('SELECT sum(value)::INTEGER AS total FROM sales');
    expect((await ready).tables).to.deep.equal(['sales']);
    expect(rows).to.deep.equal([{ total: 42 }]);
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

  it('answers the query that goes on while it is moved to another place of the page', async () => {
    const provider = await fixture<VendorDBProvider>(
      html`<vendor-db-provider .datasets=${sales}></vendor-db-provider>`,
    );
    await provider.runQuery('SELECT 1 AS one');
    const query = provider.runQuery(
      'SELECT count(*)::INTEGER AS n FROM range(3000000) a, sales WHERE a.range % 7 = 0',
    );
    document.body.prepend(provider);
    expect((await query).rows).to.deep.equal([{ n: 857_144 }]);
    provider.remove();
  });

  it('has its tables again after it was moved to another place of the page', async () => {
    const provider = await fixture<VendorDBProvider>(
      html`<vendor-db-provider .datasets=${sales}></vendor-db-provider>`,
    );
    await provider.runQuery('SELECT 1');
    document.body.append(provider);
    expect((await provider.runQuery('SELECT count(*) AS n FROM sales')).rows).to.deep.equal([{ n: 2 }]);
    provider.remove();
  });

  it('keeps its tables for the next visit when it is told to, until it is cleared', async () => {
    let asked = 0;
    const store = createIndexedDBSnapshots(`path:${location.pathname}`);
    const kept = async () =>
      (await store.read('kept', JSON.stringify(['version', '1', '', []]))) !== undefined;
    const visit = async (): Promise<VendorDBProvider> => {
      const provider = document.createElement('vendor-db-provider');
      provider.persistence = true;
      provider.datasets = [
        {
          name: 'Kept',
          tableName: 'kept',
          version: '1',
          data: () => {
            asked += 1;
            return Promise.resolve([{ value: 7 }]);
          },
        },
      ];
      document.body.append(provider);
      await provider.runQuery('SELECT value FROM kept');
      return provider;
    };
    const leave = async (provider: VendorDBProvider) => {
      // Written in its own time: the tables do not wait for it.
      await waitUntil(kept, 'nothing was kept');
      provider.remove();
    };
    await leave(await visit());
    const second = await visit();
    expect((await second.runQuery('SELECT value FROM kept')).rows).to.deep.equal([{ value: 7 }]);
    expect(asked).to.equal(1);
    await second.clear();
    expect(await kept()).to.equal(false);
    second.remove();
    await leave(await visit());
    expect(asked).to.equal(2);
    await store.clear();
  });
});
