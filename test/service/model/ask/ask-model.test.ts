import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBakery, type Bakery } from '../../../core/analyst/ask/bakery.js';
import type { Answer } from '../../../support/model-server.js';
import { GOOD_SQL, okOf, queryAnswer, runAsk, told } from './run-ask.js';

let bakery: Bakery;
before(async () => {
  bakery = await openBakery();
});
after(() => bakery.runner.close());

const GOOD = queryAnswer({ sql: GOOD_SQL });

test('a model answers with a query that has run, its chart and its other readings', async (t) => {
  const other = GOOD_SQL.replace('SUM', 'AVG');
  const broken = {
    sql: 'SELECT "Nothing" FROM "sales"',
    title: 'x',
    type: 'bar',
    encoding: [],
    explanation: '',
  };
  const average = { ...broken, sql: other, title: 'Average revenue by region', explanation: 'Averages.' };
  const run = await runAsk(
    t,
    bakery,
    'net revenue by region',
    queryAnswer({ sql: `${GOOD_SQL};`, alternatives: [broken, average] }),
  );
  const { alternatives, ...answer } = okOf(run);
  assert.deepEqual(answer, {
    status: 'ok',
    sql: GOOD_SQL,
    title: 'Revenue by region',
    type: 'bar',
    encoding: { category: 'category', value: 'value' },
    explanation: 'Net revenue is added up for each region.',
  });
  assert.deepEqual(
    alternatives?.map(({ sql }) => sql),
    [other],
  );
  assert.equal(run.server.requests.length, 1);
  assert.ok(run.ran.includes(`SELECT * FROM (${GOOD_SQL}\n) LIMIT 50`));
});

test('the model is told the whole schema with its statistics and values, the date, and examples over these tables', async (t) => {
  const run = await runAsk(t, bakery, 'net revenue by region', GOOD);
  const [request] = run.server.requests;
  const prompt = told(request!);
  assert.match(prompt, new RegExp(`Today is \\w+day, ${new Date().toISOString().slice(0, 10)}\\.`));
  assert.match(
    prompt,
    /"name":"soldAt","type":"date","dbType":"DATE","nulls":0,"distinct":600,"min":"2025-01-01"/,
  );
  assert.match(
    prompt,
    /"name":"Country"[^}]*"values":\[\["France",200\],\["Germany",200\],\["Italy",200\]\]/,
  );
  for (const { columns } of bakery.schema)
    for (const { name } of columns) assert.ok(prompt.includes(JSON.stringify(name).slice(1, -1)), name);
  const [, examples = ''] = /<data name="examples">\n(.*)\n<\/data>/.exec(prompt) ?? [];
  const pairs = JSON.parse(examples) as { question: string; sql: string }[];
  assert.ok(pairs.length >= 3 && pairs.length <= 5, examples);
  for (const { sql } of pairs) assert.ok((await bakery.rows(sql)).length > 0, sql);
  const form = request?.body.response_format as {
    type: string;
    json_schema: { schema: { required: string[] } };
  };
  assert.equal(form.type, 'json_schema');
  assert.ok(form.json_schema.schema.required.includes('sql'));
});

/** Ways to answer well that a naive reader stumbles over. */
const ODD: Record<string, Answer> = {
  'in pieces of one byte': { ...GOOD, pieceBytes: 1 },
  'inside a Markdown fence': { text: `Here:\n\`\`\`json\n${GOOD.text}\n\`\`\`\nDone { } !` },
  'after its thoughts': { text: `<think>{"sql": "DROP TABLE sales"}</think>${GOOD.text}` },
  'with SQL in a fence of its own': queryAnswer({ sql: `\`\`\`sql\n${GOOD_SQL};\n\`\`\`` }),
  'with roles as an object': queryAnswer({
    sql: GOOD_SQL,
    encoding: { category: 'category', value: 'value' } as never,
  }),
  'by an endpoint that takes no schema': { ...GOOD, refuses: ['json_schema'] },
};
for (const [how, answer] of Object.entries(ODD)) {
  test(`a query that comes ${how} is read`, async (t) => {
    const run = await runAsk(t, bakery, 'net revenue by region', answer);
    const { sql, encoding } = okOf(run);
    assert.equal(sql, GOOD_SQL);
    assert.deepEqual(encoding, { category: 'category', value: 'value' });
  });
}

test('a query over a column that does not exist goes back with the error, and the mended one is the answer', async (t) => {
  const wrong = GOOD_SQL.replace('Net_Revenue', 'Net_Revenues');
  const run = await runAsk(t, bakery, 'net revenue by region', (_request, call) =>
    queryAnswer({ sql: call === 0 ? wrong : GOOD_SQL }),
  );
  assert.equal(okOf(run).sql, GOOD_SQL);
  assert.equal(run.server.requests.length, 2);
  const repair = told(run.server.requests[1]!);
  assert.match(
    repair,
    /There is no column \\"Net_Revenues\\" in the tables of this query\. Did you mean \\"Net_Revenue\\"/,
  );
  assert.ok(!run.ran.includes(`SELECT * FROM (${wrong}\n) LIMIT 50`), 'nothing is read before it is bound');
});

test('a value that is stored in another way goes back with the stored ones', async (t) => {
  const sql = (country: string): string =>
    `SELECT "channel" AS "category", SUM("units_sold") AS "value" FROM "sales" WHERE "Country" = '${country}' GROUP BY 1`;
  const run = await runAsk(t, bakery, 'units sold by channel in germany', (_request, call) =>
    queryAnswer({ sql: sql(call === 0 ? 'germany' : 'Germany'), title: 'Units sold by channel in Germany' }),
  );
  const { sql: given, title } = okOf(run);
  assert.equal(given, sql('Germany'));
  assert.equal(title, 'Units sold by channel in Germany');
  assert.match(told(run.server.requests[1]!), /no rows[^]*"column":"Country","values":\["Germany",/);
});

test('a count of zero is asked about once, and stands where the stored values do not change it', async (t) => {
  const sql = `SELECT COUNT(*) AS "value" FROM "sales" WHERE "units_sold" > 500`;
  const zero = queryAnswer({ sql, title: 'Number of sales', type: 'big-number' });
  const run = await runAsk(t, bakery, 'number of sales with more than 500 units', zero);
  assert.equal(okOf(run).sql, sql);
  assert.equal(okOf(run).type, 'big-number');
  assert.equal(run.server.requests.length, 2);
  assert.match(told(run.server.requests[1]!), /"column":"units_sold","min":1,"max":9/);
});

test('after two failed repairs the embedded answer is given, and says so first', async (t) => {
  const run = await runAsk(
    t,
    bakery,
    'net revenue by region',
    queryAnswer({ sql: 'SELECT "x" FROM "sales"' }),
  );
  const { sql, explanation } = okOf(run);
  assert.match(sql, /^SELECT "Region" AS "category", SUM\("Net_Revenue"\)/);
  assert.match(
    explanation,
    /^The question was read without the model: none of the queries [^.]*\. From the table/,
  );
  assert.equal(run.server.requests.length, 3);
  const unread = await runAsk(
    t,
    bakery,
    'the meaning of life',
    queryAnswer({ sql: 'SELECT "x" FROM "sales"' }),
  );
  assert.ok(unread.response.status === 'needs_clarification');
  assert.match(unread.response.reasons[0] ?? '', /without the model/);
});

test('a model that says what the data lacks is passed on with questions that it can answer', async (t) => {
  const missing = 'The tables hold no humidity.';
  const run = await runAsk(t, bakery, 'average humidity by region', queryAnswer({ sql: null, missing }));
  assert.ok(run.response.status === 'needs_clarification');
  assert.deepEqual(run.response.reasons, [missing]);
  assert.ok((run.response.suggestions ?? []).length > 0);
  assert.equal(run.server.requests.length, 1);
});

test('a chart or columns that the result does not make are replaced by the ones it makes', async (t) => {
  const wrong: [string, object[]][] = [
    ['sankey', []],
    ['hologram', [{ role: 'category', column: 'Region' }]],
    [
      'bar',
      [
        { role: 'value', column: 'revenue' },
        { role: 'colour', column: 'category' },
      ],
    ],
  ];
  for (const [type, encoding] of wrong) {
    const answer = queryAnswer({ sql: GOOD_SQL, type: type as 'bar', encoding: encoding as never });
    const run = await runAsk(t, bakery, 'net revenue by region', answer);
    assert.equal(okOf(run).type, 'bar');
    assert.deepEqual(okOf(run).encoding, { category: 'category', value: 'value' });
  }
});

test('a title that tells a figure or a name of the rows becomes the question', async (t) => {
  const prompt = 'net revenue by region';
  const told = [
    'North brings in revenue',
    'Revenue of 45,000 by region',
    'Revenue doubled',
    '[Revenue](https://a.example)',
    '{{ sum(value) }}',
    '',
  ];
  for (const title of told) {
    const run = await runAsk(
      t,
      bakery,
      prompt,
      queryAnswer({ sql: GOOD_SQL, title, explanation: `${title} 12` }),
    );
    assert.equal(okOf(run).title, prompt, title);
    assert.equal(okOf(run).explanation, 'A model wrote the query.');
  }
  const top = queryAnswer({ sql: `${GOOD_SQL} LIMIT 3`, title: 'Top 3 regions by net revenue' });
  const run = await runAsk(t, bakery, 'top three regions', top);
  assert.equal(okOf(run).title, 'Top 3 regions by net revenue');
});

test('where the service has no engine the names of the query are checked, and the page runs it', async (t) => {
  const withoutEngine = true;
  const wrong = 'SELECT "Region" AS "category", SUM("Net_Revenues") AS "value" FROM "sale" GROUP BY 1';
  const run = await runAsk(
    t,
    bakery,
    'net revenue by region',
    (_request, call) => queryAnswer({ sql: call === 0 ? wrong : GOOD_SQL }),
    { withoutEngine },
  );
  const { sql, type, encoding } = okOf(run);
  assert.equal(sql, GOOD_SQL);
  assert.equal(type, 'bar');
  assert.deepEqual(encoding, { category: 'category', value: 'value' });
  assert.match(told(run.server.requests[1]!), /no table or column \\"Net_Revenues\\", \\"sale\\"/);
  assert.doesNotMatch(told(run.server.requests[0]!), /Germany/);
  const rich =
    'WITH "m" AS (SELECT EXTRACT(year FROM "soldAt") AS "y", "units_sold" AS "u" FROM "sales" "s") SELECT "y" AS "category", SUM("u") AS "value" FROM "m" GROUP BY 1';
  const other = await runAsk(t, bakery, 'units by year', queryAnswer({ sql: rich, type: 'line' }), {
    withoutEngine,
  });
  assert.equal(okOf(other).sql, rich);
  assert.equal((await bakery.rows(rich)).length, 2);
});

test('an abort ends the call of the model, and the question with it', async (t) => {
  const controller = new AbortController();
  const asked = runAsk(
    t,
    bakery,
    'net revenue by region',
    () => {
      controller.abort();
      return { hang: 'headers' };
    },
    { signal: controller.signal },
  );
  await assert.rejects(asked, { name: 'AbortError' });
});
