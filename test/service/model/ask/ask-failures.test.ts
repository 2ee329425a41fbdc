import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { LanguageModel } from '../../../../src/service/index.js';
import { createVendorService } from '../../../../src/service/index.js';
import type { QueryFromPromptResponse } from '../../../../src/core/stream/protocol.js';
import { openBakery, type Bakery } from '../../../core/analyst/ask/bakery.js';
import type { Answer } from '../../../support/model-server.js';
import { post } from '../../sample-request.js';
import { GOOD_SQL, okOf, queryAnswer, runAsk } from './run-ask.js';

let bakery: Bakery;
before(async () => {
  bakery = await openBakery();
});
after(() => bakery.runner.close());

const GOOD = queryAnswer({ sql: GOOD_SQL });
const PROMPT = 'net revenue by region';

/** Ways to fail, what is said of them, and after how many calls. */
const FAILURES: Record<string, [Answer, said: RegExp, calls: number]> = {
  'refuses the key': [{ status: 401 }, /refused the service's key \(401\)/, 1],
  'knows no such model': [{ status: 404 }, /does not know the model/, 1],
  'fails with 500': [{ status: 500 }, /answered 500/, 1],
  'is overloaded for an hour': [
    { status: 429, headers: { 'retry-after': '3600' } },
    /no more requests for now/,
    1,
  ],
  'never answers': [{ hang: 'headers' }, /silent/, 1],
  'falls silent in the middle': [{ ...GOOD, hang: 30 }, /silent/, 1],
  'breaks the connection each time': [{ ...GOOD, breakAfter: 30 }, /none of the queries/, 3],
  'reports an error in the stream each time': [{ ...GOOD, errorAfter: 30 }, /none of the queries/, 3],
  'answers with prose': [{ text: 'I am sorry, I cannot do that.' }, /none of the queries/, 3],
  'answers with nothing': [{ text: '' }, /none of the queries/, 3],
  'answers with another object': [{ text: '{"query": [1, 2], "sql": 7}' }, /none of the queries/, 3],
  'is cut off before its query is whole': [
    { text: '{"title": "Revenue", "sql": "SELECT \\"Reg', finishReason: 'length' },
    /none of the queries/,
    3,
  ],
};
for (const [how, [answer, said, calls]] of Object.entries(FAILURES)) {
  test(`a model that ${how} leaves the embedded answer, which says so first`, async (t) => {
    const silent = answer.hang !== undefined;
    const settings = { maxRetries: 0, ...(silent ? { idleTimeoutMs: 300 } : {}) };
    const run = await runAsk(t, bakery, PROMPT, answer, { settings });
    const { sql, explanation } = okOf(run);
    assert.match(sql, /^SELECT "Region" AS "category"/);
    assert.match(explanation, /^The question was read without the model: /);
    assert.match(explanation, said);
    assert.doesNotMatch(JSON.stringify(run.response), /secret/);
    assert.equal(run.server.requests.length, calls);
  });
}

test('an answer that is cut off behind its query, or breaks off once, still gives the query', async (t) => {
  const text = `{"sql": ${JSON.stringify(GOOD_SQL)}, "title": "Revenue by region", "type": "bar", "expl`;
  const cut = await runAsk(t, bakery, PROMPT, { text, finishReason: 'length' });
  assert.equal(okOf(cut).sql, GOOD_SQL);
  assert.equal(cut.server.requests.length, 1);
  const broken = await runAsk(
    t,
    bakery,
    PROMPT,
    (_request, call) => (call === 0 ? { ...GOOD, breakAfter: 30 } : GOOD),
    { settings: { maxRetries: 0 } },
  );
  assert.equal(okOf(broken).sql, GOOD_SQL);
  assert.equal(broken.server.requests.length, 2);
});

test('an overloaded model is asked again after the time it names', async (t) => {
  const run = await runAsk(t, bakery, PROMPT, (_request, call) =>
    call === 0 ? { status: 429, headers: { 'retry-after-ms': '20' } } : GOOD,
  );
  assert.equal(okOf(run).explanation, 'Net revenue is added up for each region.');
  assert.equal(run.server.requests.length, 2);
});

test('an engine that is lost is no fault of the query: nothing is mended, and nothing of it is told', async (t) => {
  const server = await runAsk(t, bakery, PROMPT, GOOD);
  assert.equal(okOf(server).sql, GOOD_SQL);
  let calls = 0;
  const model: LanguageModel = {
    specificationVersion: 'v3',
    provider: 'test',
    modelId: 'm',
    doStream: () => {
      calls += 1;
      const parts = [
        { type: 'text-delta', delta: GOOD.text },
        { type: 'finish', finishReason: 'stop' },
      ];
      return Promise.resolve({
        stream: new ReadableStream<{ type: string }>({
          start(controller) {
            for (const part of parts) controller.enqueue(part);
            controller.close();
          },
        }),
      });
    },
  };
  const service = createVendorService({
    model,
    runSql: (sql, options) =>
      sql.includes('LIMIT 0')
        ? Promise.reject(new Error('socket /var/run/engine.sock is gone'))
        : bakery.runner.runQuery(sql, options),
  });
  const reply = await service(
    post('query-from-prompt', { protocol: 1, privacy: 'all', prompt: PROMPT, tables: bakery.schema }),
  );
  const answer = (await reply.json()) as QueryFromPromptResponse;
  assert.ok(answer.status === 'ok');
  assert.match(answer.explanation, /without the model: the query engine failed\./);
  assert.doesNotMatch(JSON.stringify(answer), /socket/);
  assert.equal(calls, 1);
});
