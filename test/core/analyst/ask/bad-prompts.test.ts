import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { queryFromPrompt } from '../../../../src/core/analyst/index.js';
import { guardSelect } from '../../../../src/core/query/guarded-select.js';
import { createNodeDuckDBRunner } from '../../../../src/server/query/node-duckdb-runner.js';
import { NOW, openBakery, type Bakery } from './bakery.js';

let bakery: Bakery;
before(async () => {
  bakery = await openBakery();
});
after(() => bakery.runner.close());

/** The refusal of a prompt; fails where it was answered. */
async function refusal(prompt: string) {
  const answer = await bakery.ask(prompt);
  assert.equal(
    answer.status,
    'needs_clarification',
    `${prompt}\n${answer.status === 'ok' ? answer.sql : ''}`,
  );
  return answer.status === 'needs_clarification' ? answer : assert.fail();
}

test('a prompt that names what the data does not hold is asked back with what is missing and what there is', async () => {
  for (const [prompt, missing] of [
    ['average humidity by channel', 'humidity'],
    ['weather by region', 'weather'],
    ['revenue by warehouse', 'warehouse'],
    ['number of patients per hospital', 'hospital'],
    ['units sold by region for "Atlantis"', 'Atlantis'],
  ] as const) {
    const { question, reasons, suggestions } = await refusal(prompt);
    assert.match(question, /\?$/);
    assert.ok(reasons[0]?.includes(missing), `${prompt}: ${reasons[0]}`);
    assert.ok(
      reasons.some((reason) => reason.includes('"Net_Revenue"')),
      prompt,
    );
    assert.ok((suggestions ?? []).length > 0, prompt);
  }
});

test('every suggestion of a refusal is understood', async () => {
  for (const suggestion of (await refusal('the meaning of life')).suggestions ?? [])
    assert.equal((await bakery.ask(suggestion)).status, 'ok', suggestion);
});

test('empty, endless and foreign prompts are not understood, and say so', async () => {
  for (const prompt of ['', '   \n', '?!.,', '\u0000\u0007'])
    assert.match((await refusal(prompt)).question, /What should/);
  assert.match((await refusal('revenue by region '.repeat(1700))).reasons[0] ?? '', /5100 words/);
  for (const prompt of ['売上を地域別に見せて', 'покажи погоду', 'näytä säätiedot kartalla'])
    assert.match((await refusal(prompt)).reasons.join(' '), /Not found|No word/);
});

test('conditions that no row meets are told, not shown as an empty chart', async () => {
  const { reasons, question } = await refusal('units sold by region where units sold is above 500');
  assert.match(question, /units sold by region/i);
  assert.match(reasons[0] ?? '', /no rows/);
});

test('SQL as the prompt is offered as SQL under the guard', async () => {
  const answer = await bakery.answer('SELECT "Region", COUNT(*) AS n FROM sales GROUP BY 1;');
  assert.equal(answer.sql, 'SELECT "Region", COUNT(*) AS n FROM sales GROUP BY 1');
  assert.equal(answer.type, 'bar');
  for (const hostile of [
    'SELECT 1 FROM sales; DROP TABLE sales',
    "SELECT * FROM read_csv('/etc/passwd')",
    'WITH x AS (SELECT 1 AS a) SELECT b FROM x',
  ])
    assert.match((await refusal(hostile)).question, /SQL/);
  assert.equal((await bakery.rows('SELECT COUNT(*) AS n FROM sales'))[0]?.['n'], 600);
});

test('quotes, semicolons and odd names in a prompt stay text', async () => {
  const names = {
    'a"b; DROP TABLE t; --': 'x',
    "it's": 4,
    __proto__name: 'y',
    constructor: 2,
    ['__proto__']: 1,
  };
  const runner = createNodeDuckDBRunner();
  await runner.load([
    { name: 't', tableName: 'odd "table"; --', data: [names, { ...names, constructor: 3 }] },
  ]);
  const tables = await runner.schema();
  for (const prompt of [
    'average constructor',
    "number of odd table by it's",
    'constructor by a b drop table t',
    '__proto__ by __proto__',
  ]) {
    const answer = await queryFromPrompt({ prompt, tables, runQuery: runner.runQuery, now: NOW });
    if (answer.status === 'ok') await runner.runQuery(answer.sql);
  }
  await runner.close();
  const { sql } = await bakery
    .answer(`number of sales where customer nick name contains "'; DROP TABLE sales; --guest"`)
    .catch(() => ({ sql: '' }));
  assert.doesNotMatch(sql.replace(/'(?:[^']|'')*'/g, ''), /DROP/);
});

test('without a runner names and types answer, and nothing has run', async () => {
  const answer = await queryFromPrompt({ prompt: 'net revenue by region', tables: bakery.schema, now: NOW });
  assert.ok(answer.status === 'ok');
  assert.equal(answer.type, 'bar');
  assert.deepEqual(answer.encoding, { category: 'category', value: 'value' });
  assert.equal((await bakery.rows(answer.sql)).length, 4);
});

test('an abort ends the question with an AbortError', async () => {
  const signal = AbortSignal.abort();
  await assert.rejects(
    queryFromPrompt({
      prompt: 'net revenue by region',
      tables: bakery.schema,
      runQuery: bakery.runner.runQuery,
      signal,
    }),
    { name: 'AbortError' },
  );
});

test('whatever the prompt, nothing is thrown and every offer is one SELECT that the guard lets through', async () => {
  const pieces = [
    'revenue', 'by', 'region', 'average', 'top', '5', 'not', 'between', 'and', '3', 'North', "'", '"', ';', '--', '/*', ')', '(', '%', '$1', 'or',
    'per month', 'last', 'year', 'vs', 'channel', 'stacked bar chart', 'sort by', 'descending', 'number of', 'sales', 'in', '2025', 'is', '>=', '1e9',
    'contains', 'the letter', '\u202e', '\ud83d', '__proto__', 'constructor', 'x axis', 'y axis', 'histogram', 'bins of', '0', '-1', 'growth', '#c1', '~',
  ]; // prettier-ignore
  let state = 42;
  const next = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  let offered = 0;
  for (let round = 0; round < 250; round += 1) {
    const prompt = Array.from({ length: 1 + next(12) }, () => pieces[next(pieces.length)]).join(' ');
    const answer = await bakery.ask(prompt);
    const offers = answer.status === 'ok' ? [answer, ...(answer.alternatives ?? [])] : [];
    for (const { sql } of offers) {
      offered += 1;
      guardSelect(sql, 1);
      assert.match(sql, /^SELECT /, prompt);
      await bakery.runner.runQuery(sql);
    }
  }
  assert.ok(offered > 20, `${offered} offers`);
});
