import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { QueryError } from '../../../src/core/base/query-error.js';
import type { QueryRunner } from '../../../src/core/query/types.js';
import { createNodeDuckDBRunner } from '../../../src/server/query/node-duckdb-runner.js';
import { queryCases, runQueryCase } from '../../core/query/run-query-cases.js';

const SALES = {
  name: 'Sales',
  tableName: 'sales',
  data: [
    { region: 'North', qty: 10 },
    { region: 'South', qty: 20 },
  ],
};
const FOREVER =
  'SELECT COUNT(*) AS n FROM range(10000000) AS a, range(10000000) AS b WHERE (a.range * b.range) % 7 = 3';

const open: QueryRunner[] = [];
function runner(options: Parameters<typeof createNodeDuckDBRunner>[0] = {}): QueryRunner {
  const created = createNodeDuckDBRunner(options);
  open.push(created);
  return created;
}
after(() => Promise.all(open.map((each) => each.close())));

async function rejection(promise: Promise<unknown>): Promise<QueryError> {
  const error: unknown = await promise.then(
    (value) => assert.fail(`resolved with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  assert.ok(QueryError.is(error), String(error));
  return error;
}

describe('query contract in Node', () => {
  for (const queryCase of queryCases) {
    test(`Node keeps the query contract: ${queryCase.id}`, async () => {
      const { actual, expected } = await runQueryCase(runner(), queryCase);
      assert.deepEqual(actual, expected);
    });
  }
});

describe('running in Node', () => {
  test('a query that needs more memory than it may have ends in MEMORY and the next one runs', async () => {
    const shared = runner({ memory: '64MB' });
    const error = await rejection(shared.runQuery('SELECT list(range::VARCHAR) AS v FROM range(20000000)'));
    assert.equal(error.code, 'MEMORY');
    assert.deepEqual((await shared.runQuery('SELECT 1 AS a')).rows, [{ a: 1 }]);
  });

  test('parameters are values and never SQL', async () => {
    const { rows } = await runner().runQuery("SELECT ? AS a, $2 AS b, ?3 AS c, '?' AS d, $1 AS e", {
      params: ["'; DROP TABLE sales; --", 1.5, null],
    });
    assert.deepEqual(rows, [
      { a: "'; DROP TABLE sales; --", b: 1.5, c: null, d: '?', e: "'; DROP TABLE sales; --" },
    ]);
  });

  test('a missing parameter value is an error that says how many were given', async () => {
    const error = await rejection(runner().runQuery('SELECT ? AS a, ? AS b', { params: [1] }));
    assert.equal(error.code, 'SYNTAX');
    assert.match(error.hint ?? '', /1 values/);
  });

  test('an aborted query rejects with AbortError and the next one runs', async () => {
    const shared = runner();
    const controller = new AbortController();
    const running = shared.runQuery(FOREVER, { signal: controller.signal });
    setTimeout(() => controller.abort(), 50);
    await assert.rejects(running, { name: 'AbortError' });
    assert.deepEqual((await shared.runQuery('SELECT 1 AS a')).rows, [{ a: 1 }]);
  });

  test('a query that takes too long ends in TIMEOUT and the next one runs', async () => {
    const shared = runner({ timeout: 2000 });
    assert.equal((await rejection(shared.runQuery(FOREVER))).code, 'TIMEOUT');
    assert.deepEqual((await shared.runQuery('SELECT 1 AS a')).rows, [{ a: 1 }]);
  });

  test('one of two callers of the same query may leave without stopping it for the other', async () => {
    const shared = runner();
    const controller = new AbortController();
    const sql = 'SELECT SUM(range) AS n FROM range(3000000)';
    const [left, stayed] = [shared.runQuery(sql, { signal: controller.signal }), shared.runQuery(sql)];
    controller.abort();
    await assert.rejects(left, { name: 'AbortError' });
    assert.deepEqual((await stayed).rows, [{ n: 4499998500000 }]);
  });

  test('rows beyond the limit are cut and the result says so', async () => {
    const shared = runner({ limit: 3 });
    const cut = await shared.runQuery('SELECT range AS i FROM range(4) ORDER BY i');
    assert.equal(cut.truncated, true);
    assert.deepEqual(cut.rows, [{ i: 0 }, { i: 1 }, { i: 2 }]);
    assert.equal(cut.rowCount, 3);
    assert.equal((await shared.runQuery('SELECT range AS i FROM range(3)')).truncated, false);
  });

  test('the host sets the clock that SQL reads', async () => {
    const { rows, columns } = await runner({ now: () => new Date('2024-02-29T23:30:15.250Z') }).runQuery(
      'SELECT current_date AS d, today() AS t, now() AS n, current_timestamp AS c, current_time AS h',
    );
    const moment = '2024-02-29T23:30:15.25';
    assert.deepEqual(rows, [{ d: '2024-02-29', t: '2024-02-29', n: moment, c: moment, h: '23:30:15.25' }]);
    assert.deepEqual(
      columns.map(({ type, dbType }) => [type, dbType]),
      [
        ['date', 'DATE'],
        ['date', 'DATE'],
        ['datetime', 'TIMESTAMP'],
        ['datetime', 'TIMESTAMP'],
        ['string', 'TIME'],
      ],
    );
  });

  test('a moving clock is read anew by every query', async () => {
    let year = 2020;
    const shared = runner({ now: () => new Date(Date.UTC(year, 0, 1)) });
    const read = async () => (await shared.runQuery('SELECT year(today()) AS y')).rows[0]?.['y'];
    assert.equal(await read(), 2020);
    year = 2021;
    assert.equal(await read(), 2021);
  });

  test('a column called __proto__ is a column', async () => {
    const { rows } = await runner().runQuery('SELECT 1 AS "__proto__", 2 AS "constructor"');
    assert.deepEqual(Object.entries(rows[0] ?? {}), [
      ['__proto__', 1],
      ['constructor', 2],
    ]);
  });

  test('results are shared between callers but cannot be changed through them', async () => {
    const shared = runner();
    const first = await shared.runQuery('SELECT 1 AS a');
    first.rows.push({ a: 2 });
    assert.throws(() => {
      (first.rows[0] as Record<string, unknown>)['a'] = 3;
    }, TypeError);
    assert.deepEqual((await shared.runQuery('SELECT 1 AS a')).rows, [{ a: 1 }]);
  });

  test('a closed runner says so', async () => {
    const shared = createNodeDuckDBRunner();
    await shared.close();
    assert.equal((await rejection(shared.runQuery('SELECT 1 AS a'))).code, 'ENGINE_LOAD');
  });
});

describe('loading in Node', () => {
  test('the same version is not loaded again, a new one replaces the table', async () => {
    const shared = runner();
    let calls = 0;
    const load = (version: string, value: number) =>
      shared.load([
        {
          name: 'T',
          tableName: 't',
          version,
          data: () => {
            calls += 1;
            return Promise.resolve([{ a: value }]);
          },
        },
      ]);
    const read = async () => (await shared.runQuery('SELECT a FROM t')).rows;
    await load('1', 1);
    await load('1', 2);
    assert.equal(calls, 1);
    assert.deepEqual(await read(), [{ a: 1 }]);
    await load('2', 3);
    assert.deepEqual(await read(), [{ a: 3 }]);
  });

  test('a load that fails leaves all old tables in place', async () => {
    const shared = runner();
    await shared.load([SALES]);
    const error = await rejection(
      shared.load([
        { ...SALES, data: [{ region: 'West', qty: 1 }] },
        { name: 'Bad', tableName: 'bad', data: [{ n: 'many' }], columns: [{ name: 'n', type: 'INTEGER' }] },
      ]),
    );
    assert.equal(error.code, 'INVALID_DATASET');
    assert.match(error.message, /Column "n" of dataset "bad".*INTEGER/);
    assert.deepEqual((await shared.runQuery('SELECT COUNT(*) AS n FROM sales')).rows, [{ n: 2 }]);
    assert.deepEqual(
      (await shared.schema()).map(({ name }) => name),
      ['sales'],
    );
  });

  test('the schema names tables, columns, types and row counts', async () => {
    const shared = runner();
    assert.deepEqual(await shared.schema(), []);
    await shared.load([
      SALES,
      { name: 'E', tableName: 'Empty', data: [], columns: [{ name: 'd', type: 'numeric(9, 2)' }] },
    ]);
    assert.deepEqual(await shared.schema(), [
      {
        name: 'sales',
        rowCount: 2,
        columns: [
          { name: 'region', type: 'string', dbType: 'VARCHAR' },
          { name: 'qty', type: 'number', dbType: 'INTEGER' },
        ],
      },
      { name: 'Empty', rowCount: 0, columns: [{ name: 'd', type: 'number', dbType: 'DECIMAL(9,2)' }] },
    ]);
  });

  test('an aborted load rejects with AbortError and changes nothing', async () => {
    const shared = runner();
    await shared.load([SALES]);
    const controller = new AbortController();
    const loading = shared.load(
      [
        {
          ...SALES,
          data: () => {
            controller.abort();
            return Promise.resolve([{ region: 'x', qty: 1 }]);
          },
        },
      ],
      { signal: controller.signal },
    );
    await assert.rejects(loading, { name: 'AbortError' });
    assert.deepEqual((await shared.runQuery('SELECT COUNT(*) AS n FROM sales')).rows, [{ n: 2 }]);
  });
});
