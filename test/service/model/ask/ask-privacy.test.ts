import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createReportCallbacks } from '../../../../src/core/generation/index.js';
import type { QueryRunner, TableSchema } from '../../../../src/core/query/types.js';
import type { Privacy } from '../../../../src/core/stream/protocol.js';
import { createNodeDuckDBRunner } from '../../../../src/server/query/node-duckdb-runner.js';
import {
  createLocalFetch,
  createOpenAICompatibleModel,
  createVendorService,
} from '../../../../src/service/index.js';
import { startModelServer } from '../../../support/model-server.js';
import { okOf, queryAnswer, runAsk, told } from './run-ask.js';

const CANARY = /canary|777[\d_,]{3}|2031-07/i;

let runner: QueryRunner;
let schema: TableSchema[];
before(async () => {
  runner = createNodeDuckDBRunner();
  const data = Array.from({ length: 60 }, (_, at) => ({
    shop: `Canary ${'ABCDEFGHIJKLMNOPQRST'[at % 20]}`,
    code: at === 3 ? 'canary-no-number' : String(777_000 + at),
    revenue: 777_000 + at,
    day: `2031-07-${String(1 + (at % 28)).padStart(2, '0')}`,
  }));
  await runner.load([{ name: 'shops', tableName: 'shops', data }]);
  schema = await runner.schema();
});
after(() => runner.close());

const GOOD = 'SELECT "shop" AS "category", SUM("revenue") AS "value" FROM "shops" GROUP BY 1';
/** Errors and empty results that would quote cells. */
const LEAKS = [
  'SELECT "shop" AS "category", SUM("code"::INTEGER) AS "value" FROM "shops" GROUP BY 1',
  `SELECT "shop" AS "category", SUM("revenue") AS "value" FROM "shops" WHERE "shop" = 'B' AND "day" > DATE '2040-01-01' GROUP BY 1`,
  'SELECT error("shop") AS "category", "revenue" AS "value" FROM "shops"',
  `SELECT error((SELECT MIN("shop") FROM "shops")) AS "category", 1 AS "value" FROM "shops"`,
  'SELECT "nothing" AS "category" FROM "shops"',
];

const bytesOf = async (t: Parameters<typeof runAsk>[0], privacy: Privacy | undefined): Promise<string[]> => {
  const bytes: string[] = [];
  for (const first of LEAKS) {
    const second = LEAKS[(LEAKS.indexOf(first) + 1) % LEAKS.length] ?? GOOD;
    const run = await runAsk(
      t,
      { runner, schema },
      'total revenue by shop',
      (_request, call) => queryAnswer({ sql: [first, second][call] ?? GOOD }),
      { more: privacy ? { privacy } : { privacy: undefined as never } },
    );
    assert.equal(okOf(run).sql, GOOD);
    assert.equal(run.server.requests.length, 3);
    bytes.push(...run.server.requests.map(({ raw }) => raw));
  }
  return bytes;
};

test('under privacy none no cell reaches the model that is asked a question, not even in what was wrong', async (t) => {
  for (const body of await bytesOf(t, 'none')) assert.doesNotMatch(body, CANARY);
});

test('a request that does not say what a model may see is answered without showing it a cell', async (t) => {
  for (const body of await bytesOf(t, undefined)) assert.doesNotMatch(body, CANARY);
});

test('under privacy none the model still learns what was wrong with the words of its query', async (t) => {
  const run = await runAsk(
    t,
    { runner, schema },
    'total revenue by shop',
    (_request, call) => queryAnswer({ sql: call === 0 ? GOOD.replace('revenue', 'revenues') : GOOD }),
    { more: { privacy: 'none' } },
  );
  assert.match(told(run.server.requests[1]!), /no column \\"revenues\\"[^]*Did you mean \\"revenue\\"/);
  assert.match(told(run.server.requests[0]!), /"name":"shop","type":"string","dbType":"VARCHAR","nulls":0\}/);
});

test('under privacy sample a model sees a few values of a column, under all more', async (t) => {
  const seen = async (privacy: Privacy): Promise<number> => {
    const run = await runAsk(t, { runner, schema }, 'total revenue by shop', queryAnswer({ sql: GOOD }), {
      more: { privacy },
    });
    return new Set(told(run.server.requests[0]!).match(/Canary [A-T]/g)).size;
  };
  assert.equal(await seen('sample'), 5);
  assert.equal(await seen('all'), 12);
  assert.equal(await seen('none'), 0);
});

test('a page tells a service without its rows what the privacy allows, and under none no cell leaves it', async (t) => {
  const server = await startModelServer(() => queryAnswer({ sql: GOOD }));
  t.after(() => server.close());
  const model = createOpenAICompatibleModel({ model: 'mock', baseUrl: server.baseUrl });
  const local = createLocalFetch(createVendorService({ model }));
  const sent: string[] = [];
  const callbacks = createReportCallbacks({
    customFetch: (input, init) => {
      sent.push(init?.body as string);
      return local(input, init);
    },
    runQuery: runner.runQuery,
  });
  const asked = { protocol: 1 as const, prompt: 'total revenue by shop', tables: schema };
  for (const privacy of ['none', undefined, 'sample', 'all'] as const) {
    const answer = await callbacks.queryFromPrompt?.({ ...asked, ...(privacy ? { privacy } : {}) });
    assert.ok(answer?.status === 'ok');
    assert.equal(answer.sql, GOOD);
  }
  const bodies = server.requests.map(({ raw }) => raw);
  for (const body of [...sent.slice(0, 2), ...bodies.slice(0, 2)]) assert.doesNotMatch(body, CANARY);
  assert.match(sent[0] ?? '', /"facts":\[\{"name":"shop","nulls":0\}/);
  assert.match(told(server.requests[0]!), /"name":"shop","type":"string","dbType":"VARCHAR","nulls":0\}/);
  assert.equal(new Set(bodies[2]?.match(/Canary [A-T]/g)).size, 5);
  assert.match(told(server.requests[3]!), /"distinct":20,"values":\[\["Canary A",3\]/);
  const facts = [{ name: 'shop', nulls: 0, samples: ['Canary A'] }];
  for (const privacy of ['none', undefined] as const) {
    const tables = [{ ...schema[0]!, facts }];
    await assert.rejects(
      async () => callbacks.queryFromPrompt?.({ ...asked, tables, ...(privacy ? { privacy } : {}) }),
      { code: 'invalid', path: 'tables[0].facts[0].samples' },
    );
  }
});
