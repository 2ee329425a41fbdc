import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { applyCandidate, likelyCandidates, problemRange } from '../../../src/core/query/apply-candidate.js';
import { queryProblem, type QueryProblem } from '../../../src/core/query/query-problem.js';
import type { QueryRunner } from '../../../src/core/query/types.js';
import { createNodeDuckDBRunner } from '../../../src/server/index.js';

let runner: QueryRunner;
before(async () => {
  runner = createNodeDuckDBRunner();
  await runner.load([
    {
      name: 'Sales',
      tableName: 'sales',
      version: '1',
      data: [{ region: 'North', qty: 1, 'Net Amount': 2, order: 3 }],
    },
    { name: 'Orders', tableName: 'Orders 2024', version: '1', data: [{ id: 1 }] },
  ]);
});
after(() => runner.close());

async function problemOf(sql: string): Promise<QueryProblem> {
  try {
    await runner.runQuery(sql);
  } catch (error) {
    return queryProblem(error);
  }
  throw new Error(`It runs: ${sql}`);
}

/** What is wrong in [brackets], and the SQL that the only candidate makes of it. */
const MENDED: [wrong: string, mended: string][] = [
  ['SELECT [regoin] FROM sales', 'SELECT region FROM sales'],
  ['SELECT s.[regoin] FROM sales s', 'SELECT s.region FROM sales s'],
  ['SELECT [x].region FROM sales s', 'SELECT s.region FROM sales s'],
  ['SELECT sales.[regoin] AS place FROM sales', 'SELECT sales.region AS place FROM sales'],
  ['SELECT region\r\nFROM [slaes]', 'SELECT region\r\nFROM sales'],
  ['SELECT region FROM main.[slaes]', 'SELECT region FROM main.sales'],
  ['SELECT id FROM "[Orders 2023]"', 'SELECT id FROM "Orders 2024"'],
  ['SELECT id FROM [orders_2024]', 'SELECT id FROM "Orders 2024"'],
  ['SELECT [ordr] FROM sales', 'SELECT "order" FROM sales'],
  ['SELECT "[Net Amont]" FROM sales', 'SELECT "Net Amount" FROM sales'],
  ['SELECT "[regoin]" FROM sales', 'SELECT region FROM sales'],
  [
    "SELECT 'ä€ regoin' AS x, /* regoin */ [regoin] FROM sales",
    "SELECT 'ä€ regoin' AS x, /* regoin */ region FROM sales",
  ],
  ['SELECT [summ](qty) FROM sales', 'SELECT sum(qty) FROM sales'],
  [
    "SELECT [date_trun]('month', DATE '2024-05-03') AS m",
    "SELECT date_trunc('month', DATE '2024-05-03') AS m",
  ],
  ['SELECT qty::[intt] AS n FROM sales', 'SELECT qty::int AS n FROM sales'],
  ['SELECT sum(qty) AS n FROM sales GROUP BY [regoin]', 'SELECT sum(qty) AS n FROM sales GROUP BY region'],
];

for (const [marked, mended] of MENDED) {
  test(`the one candidate mends ${JSON.stringify(marked)}`, async () => {
    const sql = marked.replace(/[[\]]/g, '');
    const problem = await problemOf(sql);
    const [candidate, ...others] = likelyCandidates(sql, problem);
    assert.deepEqual(others, []);
    const range = problemRange(sql, problem)!;
    assert.equal(sql.slice(range.from, range.to).replace(/^"|"$/g, ''), /\[(.*)\]/.exec(marked)![1]);
    assert.equal(applyCandidate(sql, problem, candidate!), mended);
    await runner.runQuery(mended);
  });
}

test('names that are all as far from what was written are a choice of three', async () => {
  const sql = 'SELECT zz FROM sales';
  const problem = { ...(await problemOf(sql)), candidates: ['region', 'qty', 'order', 'Net Amount'] };
  assert.deepEqual(likelyCandidates(sql, problem), ['region', 'qty', 'order']);
});

test('a candidate from a hostile file stays one quoted name', () => {
  const problem = { message: 'There is no column "a".', position: 7 };
  const sql = applyCandidate('SELECT a FROM t', problem, 'b" FROM u; DROP TABLE t; --');
  assert.equal(sql, 'SELECT "b"" FROM u; DROP TABLE t; --" FROM t');
  assert.equal(applyCandidate('SELECT a(1)', { ...problem }, 'b(2), c'), 'SELECT "b(2), c"(1)');
});

test('in the middle of a dotted name the part that the message names is corrected', () => {
  const problem = { message: 'The table "a" has no column "plce".', position: 7 };
  assert.equal(
    applyCandidate('SELECT a.plce.city FROM t a', problem, 'place'),
    'SELECT a.place.city FROM t a',
  );
});

test('a problem without a place, or with one outside the SQL, offers nothing', () => {
  const problem = { code: 'FAILED', message: 'No', candidates: ['region'] };
  for (const position of [undefined, 99]) {
    const placed = { ...problem, ...(position === undefined ? {} : { position }) };
    assert.deepEqual(likelyCandidates('SELECT a', placed), []);
    assert.equal(applyCandidate('SELECT a', placed, 'region'), undefined);
  }
});

test('SQL that ends too early is marked at its last word', () => {
  const problem = { message: 'The SQL ends in the middle of a query.', position: 31 };
  assert.deepEqual(problemRange('SELECT region FROM sales WHERE ', problem), { from: 25, to: 30 });
});
