import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Dataset, LoadProgress, QueryRunner } from '../../../src/core/query/types.js';
import { createNodeDuckDBRunner } from '../../../src/server/query/node-duckdb-runner.js';

const open: QueryRunner[] = [];
const runner = (options?: Parameters<typeof createNodeDuckDBRunner>[0]): QueryRunner => {
  const created = createNodeDuckDBRunner(options);
  open.push(created);
  return created;
};
after(() => Promise.all(open.map((each) => each.close())));

const rowsOf = async (of: QueryRunner, sql: string) => (await of.runQuery(sql)).rows;
const csv = (text: string): Blob => new Blob([text], { type: 'text/csv' });

/** A dataset whose function counts how often it is asked. */
function counted(tableName: string, give: () => Dataset['data'], version?: string) {
  const asked = { times: 0 };
  const data = () => {
    asked.times += 1;
    return Promise.resolve(give() as Blob);
  };
  const dataset: Dataset = { name: tableName, tableName, data, ...(version !== undefined && { version }) };
  return { asked, dataset };
}

test('a dataset whose version is loaded is not asked for its data again, another version is', async () => {
  const sales = runner();
  const one = counted('t', () => [{ a: 1 }], 'v1');
  await sales.load([one.dataset]);
  await sales.load([one.dataset]);
  assert.equal(one.asked.times, 1);
  const two = counted('t', () => [{ a: 2 }], 'v2');
  await sales.load([two.dataset]);
  assert.equal(two.asked.times, 1);
  assert.deepEqual(await rowsOf(sales, 'SELECT a FROM t'), [{ a: 2 }]);
});

test('the same version with other declared types is loaded again', async () => {
  const sales = runner();
  const dataset = { name: 'T', tableName: 't', data: [{ a: 1 }], version: '1' };
  await sales.load([dataset]);
  await sales.load([{ ...dataset, columns: [{ name: 'a', type: 'VARCHAR' }] }]);
  assert.deepEqual(await rowsOf(sales, 'SELECT a FROM t'), [{ a: '1' }]);
});

test('bytes that are as they were keep the answers that were given, other bytes do not', async () => {
  const sales = runner();
  const load = (text: string) => sales.load([{ name: 'T', tableName: 't', data: csv(text) }]);
  await load('a\n1');
  const first = await sales.runQuery('SELECT a FROM t');
  await load('a\n1');
  const again = await sales.runQuery('SELECT a FROM t');
  assert.equal(again.elapsedMs, first.elapsedMs);
  await load('a\n2');
  assert.deepEqual(await rowsOf(sales, 'SELECT a FROM t'), [{ a: 2 }]);
});

test('rows changed in place are loaded again', async () => {
  const sales = runner();
  const data = [{ a: 1 }];
  await sales.load([{ name: 'T', tableName: 't', data }]);
  assert.deepEqual(await rowsOf(sales, 'SELECT a FROM t'), [{ a: 1 }]);
  (data[0] as { a: number }).a = 5;
  await sales.load([{ name: 'T', tableName: 't', data }]);
  assert.deepEqual(await rowsOf(sales, 'SELECT a FROM t'), [{ a: 5 }]);
});

test('answers over other tables outlive a load, those over the loaded one never do, however it is spelt', async () => {
  const sales = runner();
  const dataset = (tableName: string, a: number) => ({ name: tableName, tableName, data: [{ a }] });
  await sales.load([dataset('Orders', 1), dataset('other', 1)]);
  const reads = [
    'SELECT a FROM orders',
    'SELECT a FROM "ORDERS"',
    "SELECT a FROM 'Orders'",
    'WITH o AS (TABLE Orders) SELECT a FROM o',
    'SELECT a FROM (SUMMARIZE orders) AS s, Orders',
  ];
  for (const sql of reads) assert.deepEqual((await rowsOf(sales, sql))[0], { a: 1 }, sql);
  const other = await sales.runQuery('SELECT a FROM other');
  assert.equal((await rowsOf(sales, 'SHOW TABLES')).length, 2);
  await sales.load([dataset('Orders', 7), dataset('third', 1)]);
  for (const sql of reads) assert.deepEqual((await rowsOf(sales, sql))[0], { a: 7 }, sql);
  assert.equal((await rowsOf(sales, 'SHOW TABLES')).length, 3);
  assert.equal((await sales.runQuery('SELECT a FROM other')).elapsedMs, other.elapsedMs);
});

test('a load that fails leaves every table as it was', async () => {
  const sales = runner();
  await sales.load([
    { name: 'A', tableName: 'a', data: [{ x: 1 }] },
    { name: 'B', tableName: 'b', data: [{ x: 1 }] },
  ]);
  const failing = sales.load([
    { name: 'A', tableName: 'a', data: [{ x: 2 }] },
    { name: 'B', tableName: 'b', data: () => Promise.reject(new Error('gone')) },
  ]);
  await assert.rejects(failing, /gone/);
  assert.deepEqual(await rowsOf(sales, 'SELECT a.x AS a, b.x AS b FROM a, b'), [{ a: 1, b: 1 }]);
  assert.deepEqual(
    (await sales.schema()).map(({ name }) => name),
    ['a', 'b'],
  );
});

test('tables that are dropped are gone together with the load', async () => {
  const sales = runner();
  await sales.load([{ name: 'A', tableName: 'Old', data: [{ x: 1 }] }]);
  await sales.load([{ name: 'B', tableName: 'new', data: [{ x: 2 }] }], { drop: ['old', 'never'] });
  await assert.rejects(sales.runQuery('SELECT * FROM old'), { code: 'UNKNOWN_TABLE' });
  assert.deepEqual(await rowsOf(sales, 'SELECT x FROM new'), [{ x: 2 }]);
});

test('a load is left as soon as its signal aborts, and the tables stay', async () => {
  const sales = runner();
  await sales.load([{ name: 'A', tableName: 'a', data: [{ x: 1 }] }]);
  const controller = new AbortController();
  const endless = { name: 'A', tableName: 'a', data: () => new Promise<never>(() => undefined) };
  const loading = sales.load([endless], { signal: controller.signal });
  setTimeout(() => controller.abort(), 5);
  await assert.rejects(loading, { name: 'AbortError' });
  assert.deepEqual(await rowsOf(sales, 'SELECT x FROM a'), [{ x: 1 }]);
});

test('progress of a table rises to one', async () => {
  const seen: LoadProgress[] = [];
  const sales = runner({ onProgress: (progress) => seen.push(progress) });
  const data = Array.from({ length: 30_000 }, (_, i) => ({ i }));
  await sales.load([{ name: 'T', tableName: 't', data }]);
  const done = seen.map((progress) => (progress.phase === 'table' ? progress.done : -1));
  assert.deepEqual(
    done,
    [...done].sort((a, b) => a - b),
  );
  assert.equal(done.at(-1), 1);
  assert.ok(done.every((share) => share >= 0));
});

test('equal queries of the same second share one answer although they read the clock', async () => {
  const sales = runner();
  const sql = 'SELECT now() AS at, random() AS r';
  const answers = await Promise.all(Array.from({ length: 20 }, () => rowsOf(sales, sql)));
  assert.ok(new Set(answers.map((rows) => rows[0]?.['r'])).size <= 2);
});

test('the plan of a query is told, and only of one SELECT', async () => {
  const sales = runner();
  await sales.load([{ name: 'T', tableName: 't', data: [{ a: 1 }] }]);
  assert.match((await sales.explain?.('SELECT sum(a) AS s FROM t WHERE a > 0')) ?? '', /AGGREGATE[^]*SCAN/);
  for (const sql of [
    'DROP TABLE t',
    'EXPLAIN ANALYZE SELECT 1',
    'SELECT 1; DROP TABLE t',
    'ANALYZE SELECT 1',
  ])
    await assert.rejects(sales.explain?.(sql) ?? Promise.resolve(), { name: 'QueryError' }, sql);
  assert.deepEqual(await rowsOf(sales, 'SELECT a FROM t'), [{ a: 1 }]);
});

test('a table with a column for each period can be queried by rows as well, whatever is loaded after it', async () => {
  const sales = runner();
  const wide = (text: string): Dataset => ({ name: 'Sales', tableName: 'Sales', data: csv(text) });
  await sales.load([wide('region,Jan 2024,Feb 2024,Mar 2024,Total\nNorth,1,2,3,6\nSouth,4,5,6,15\n')]);
  const total = 'SELECT month, sum(value) AS n FROM sales_long GROUP BY 1 ORDER BY 1';
  assert.deepEqual(await rowsOf(sales, total), [
    { month: '2024-01-01', n: 5 },
    { month: '2024-02-01', n: 7 },
    { month: '2024-03-01', n: 9 },
  ]);
  const listed = (await sales.schema()).map(({ name, rowCount, columns }) => [
    name,
    rowCount,
    columns.length,
  ]);
  assert.deepEqual(listed, [
    ['Sales', 2, 5],
    ['Sales_long', 6, 3],
  ]);
  await sales.load([wide('region,Q1,Q2,Q3\nNorth,1,2,3\n')]);
  assert.deepEqual(await rowsOf(sales, 'SELECT sum(quarter * value) AS n FROM sales_long'), [{ n: 14 }]);
  await sales.load([{ name: 'Long', tableName: 'sales_LONG', data: [{ own: 1 }] }]);
  assert.deepEqual(await rowsOf(sales, 'SELECT * FROM sales_long'), [{ own: 1 }]);
  await sales.load([wide('region,2021,2022,2023\nNorth,1,2,3\n')], { drop: ['sales_LONG'] });
  await sales.load([], { drop: ['Sales'] });
  assert.deepEqual(await sales.schema(), []);
  await assert.rejects(sales.runQuery('SELECT * FROM sales_long'), { code: 'UNKNOWN_TABLE' });
});
