import { expect } from '@open-wc/testing';
import { configureDeck } from '../../../src/core/assets.js';
import { DeckError } from '../../../src/core/errors.js';
import { createDuckDBRunner } from '../../../src/core/query/duckdb-runner.js';
import { QueryError } from '../../../src/core/base/query-error.js';
import type { QueryRunner } from '../../../src/core/query/types.js';
import { queryCases, runQueryCase } from '../../core/query/run-query-cases.js';

const ASSETS = '/node_modules/@duckdb/duckdb-wasm/dist/';
const SALES = {
  name: 'Sales',
  tableName: 'sales',
  version: '1',
  data: [
    { region: 'North', qty: 10 },
    { region: 'South', qty: 20 },
  ],
};
const FOREVER =
  'SELECT COUNT(*) AS n FROM range(10000000) AS a, range(10000000) AS b WHERE (a.range * b.range) % 7 = 3';

async function rejection(promise: Promise<unknown>): Promise<Error> {
  try {
    await promise;
  } catch (error) {
    return error as Error;
  }
  throw new Error('it did not reject');
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  const error = await rejection(promise);
  if (!QueryError.is(error)) throw error;
  return error.code;
}

describe('DuckDB in the page', () => {
  const open: QueryRunner[] = [];
  const runner = (options: Parameters<typeof createDuckDBRunner>[0] = {}) => {
    const created = createDuckDBRunner(options);
    open.push(created);
    return created;
  };
  let keep: QueryRunner;

  before(async function () {
    this.timeout(60_000);
    configureDeck({ assetBase: ASSETS });
    // Holds the shared worker for the whole file.
    keep = createDuckDBRunner();
    await keep.load([SALES]);
  });
  afterEach(() => Promise.all(open.splice(0).map((each) => each.close())));
  after(() => keep.close());

  for (const queryCase of queryCases) {
    it(`the page keeps the query contract: ${queryCase.id}`, async () => {
      const before = performance.getEntriesByType('resource').length;
      const { actual, expected } = await runQueryCase(runner(), queryCase);
      expect(actual).to.deep.equal(expected);
      if (queryCase.expect.noRequests) {
        expect(performance.getEntriesByType('resource').length).to.equal(before);
      }
    });
  }

  it('in the page every storage type survives loading, nulls and large values included', async () => {
    const shared = runner();
    await shared.load([
      {
        name: 'All',
        tableName: 'all',
        data: [
          {
            b: true,
            i: -5,
            l: 9007199254740993n,
            h: 10n ** 30n,
            d: 0.1,
            day: '1850-02-28',
            at: '1969-12-31T23:59:59.999999Z',
            t: 'añ😀',
          },
          {},
          {
            b: false,
            i: 2147483647,
            l: -1n,
            h: -(10n ** 30n),
            d: -1e300,
            day: '9999-12-31',
            at: '2024-01-01T02:00:00+02:00',
            t: '',
          },
        ],
      },
    ]);
    const { rows, columns } = await shared.runQuery('SELECT * FROM "all"');
    expect(columns.map(({ dbType }) => dbType)).to.deep.equal([
      'BOOLEAN',
      'INTEGER',
      'BIGINT',
      'HUGEINT',
      'DOUBLE',
      'DATE',
      'TIMESTAMP',
      'VARCHAR',
    ]);
    expect(rows).to.deep.equal([
      {
        b: true,
        i: -5,
        l: '9007199254740993',
        h: `1${'0'.repeat(30)}`,
        d: 0.1,
        day: '1850-02-28',
        at: '1969-12-31T23:59:59.999999',
        t: 'añ😀',
      },
      { b: null, i: null, l: null, h: null, d: null, day: null, at: null, t: null },
      {
        b: false,
        i: 2147483647,
        l: -1,
        h: `-1${'0'.repeat(30)}`,
        d: -1e300,
        day: '9999-12-31',
        at: '2024-01-01T00:00:00',
        t: '',
      },
    ]);
  });

  it('in the page a CSV of more rows than one chunk holds is loaded whole', async () => {
    const lines = ['id,zip,day,amount'];
    for (let i = 0; i < 60_000; i += 1)
      lines.push(`${i},${String(i % 100).padStart(5, '0')},2024-01-31,${i / 2}`);
    const shared = runner();
    await shared.load([
      { name: 'Csv', tableName: 'csv', data: new Blob([lines.join('\n')], { type: 'text/csv' }) },
    ]);
    const { rows } = await shared.runQuery(
      'SELECT COUNT(*) AS n, SUM(id) AS ids, MIN(zip) AS zip, MAX(day) AS day, SUM(amount) AS amount FROM csv',
    );
    expect(rows).to.deep.equal([
      { n: 60_000, ids: 1_799_970_000, zip: '00000', day: '2024-01-31', amount: 899_985_000 },
    ]);
  });

  it('in the page moments far and near arrive to the microsecond', async () => {
    const data = [
      '1600-02-29T01:02:03.000001',
      '1969-12-31T23:59:59.999999',
      '2024-05-06T07:08:09.12',
      '9999-12-31T23:59:59.999999',
    ];
    const shared = runner();
    await shared.load([{ name: 'M', tableName: 'm', data: { at: data } }]);
    const { rows } = await shared.runQuery('SELECT "at" FROM m');
    expect(rows.map((row) => row['at'])).to.deep.equal(data);
  });

  it('in the page declared types win, and values that do not fit name the column', async () => {
    const shared = runner();
    const data = [{ price: '1.10', code: 7 }];
    const columns = [
      { name: 'price', type: 'DECIMAL(9,2)' },
      { name: 'code', type: 'VARCHAR' },
    ];
    await shared.load([{ name: 'P', tableName: 'p', data, columns }]);
    const result = await shared.runQuery('SELECT * FROM p');
    expect(result.rows).to.deep.equal([{ price: 1.1, code: '7' }]);
    expect(result.columns.map(({ dbType }) => dbType)).to.deep.equal(['DECIMAL(9,2)', 'VARCHAR']);
    const error = await rejection(
      shared.load([{ name: 'P', tableName: 'p', data: [{ price: 'dear' }], columns: columns.slice(0, 1) }]),
    );
    expect(error.message).to.contain('Column "price" of dataset "p"');
    expect((await shared.runQuery('SELECT code FROM p')).rows).to.deep.equal([{ code: '7' }]);
  });

  it('in the page an aborted query rejects with AbortError and the next one runs', async () => {
    const shared = runner();
    const controller = new AbortController();
    const running = rejection(shared.runQuery(FOREVER, { signal: controller.signal }));
    setTimeout(() => controller.abort(), 50);
    expect((await running).name).to.equal('AbortError');
    expect((await shared.runQuery('SELECT 1 AS a')).rows).to.deep.equal([{ a: 1 }]);
  });

  it('in the page a query that takes too long ends in TIMEOUT and the next one runs', async () => {
    const shared = runner({ timeout: 200 });
    expect(await codeOf(shared.runQuery(FOREVER))).to.equal('TIMEOUT');
    expect((await runner().runQuery('SELECT 1 AS a')).rows).to.deep.equal([{ a: 1 }]);
  });

  it('in the page small queries run beside a long one', async () => {
    const shared = runner();
    const controller = new AbortController();
    const long = rejection(shared.runQuery(FOREVER, { signal: controller.signal }));
    const results = await Promise.all([1, 2, 3, 4, 5].map((i) => shared.runQuery(`SELECT ${i} AS a`)));
    expect(results.map(({ rows }) => rows[0]?.['a'])).to.deep.equal([1, 2, 3, 4, 5]);
    controller.abort();
    expect((await long).name).to.equal('AbortError');
  });

  it('in the page rows beyond the limit are cut and the result says so', async () => {
    const shared = runner({ limit: 3 });
    const cut = await shared.runQuery('SELECT range AS i FROM range(4) ORDER BY i');
    expect(cut.truncated).to.equal(true);
    expect(cut.rows).to.deep.equal([{ i: 0 }, { i: 1 }, { i: 2 }]);
    expect((await shared.runQuery('SELECT range AS i FROM range(3)')).truncated).to.equal(false);
  });

  it('in the page each runner has its own clock and tables', async () => {
    const one = runner({ now: () => new Date('2024-02-29T23:30:15.250Z') });
    const two = runner({ now: () => new Date('2020-01-01T00:00:00Z') });
    const load = (shared: QueryRunner, a: number) =>
      shared.load([{ name: 'T', tableName: 't', data: [{ a }] }]);
    await Promise.all([load(one, 1), load(two, 2)]);
    const sql =
      "SELECT a, current_date AS d, current_timestamp AS c, date_trunc('month', now()) AS m, current_time AS h FROM t";
    expect((await one.runQuery(sql)).rows).to.deep.equal([
      { a: 1, d: '2024-02-29', c: '2024-02-29T23:30:15.25', m: '2024-02-01T00:00:00', h: '23:30:15.25' },
    ]);
    expect((await two.runQuery(sql)).rows).to.deep.equal([
      { a: 2, d: '2020-01-01', c: '2020-01-01T00:00:00', m: '2020-01-01T00:00:00', h: '00:00:00' },
    ]);
    expect((await one.schema()).map(({ name, rowCount }) => [name, rowCount])).to.deep.equal([['t', 1]]);
    const error = (await rejection(one.runQuery('SELECT * FROM tt'))) as QueryError;
    expect(error.candidates).to.deep.equal(['t']);
  });

  it('in the page parameters are values and never SQL', async () => {
    const { rows } = await runner().runQuery("SELECT ? AS a, '?' AS b, $2 AS c", {
      params: ["'; DROP TABLE x; --", 2],
    });
    expect(rows).to.deep.equal([{ a: "'; DROP TABLE x; --", b: '?', c: 2 }]);
  });

  it('missing engine files are an error that names both ways to say where they are', async () => {
    const base = new URL('/nowhere/', location.href).href;
    const assets = { wasm: `${base}duckdb-eh.wasm`, worker: `${base}duckdb-browser-eh.worker.js` };
    const error = await rejection(runner({ assets }).runQuery('SELECT 1 AS a'));
    if (!DeckError.is(error)) throw error;
    expect(error.code).to.equal('asset_not_found');
    expect(error.hint).to.match(/configureDeck.*assetBase/);
    expect(error.hint).to.contain('dist/assets');
  });

  it('a worker script that is no worker script ends in ENGINE_LOAD or asset_not_found, not in waiting', async () => {
    const script = URL.createObjectURL(new Blob(['throw new Error("broken")'], { type: 'text/javascript' }));
    const assets = { wasm: `${ASSETS}duckdb-eh.wasm`, worker: script };
    const error = await rejection(runner({ assets }).runQuery('SELECT 1 AS a'));
    if (!DeckError.is(error)) throw error;
    expect(error.code).to.equal('ENGINE_LOAD');
  });
});
