import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DeckError } from '../../../src/core/errors.js';
import { ServiceAuthError, ServiceRateLimitError, ServiceServerError } from '../../../src/core/http/index.js';
import { QueryError } from '../../../src/core/base/query-error.js';
import { createHttpRunner, type HttpRunnerOptions } from '../../../src/core/query/http-runner.js';

const RESULT = {
  columns: [{ name: 'a', type: 'number', dbType: 'INTEGER' }],
  rows: [{ a: 1 }],
  rowCount: 1,
  elapsedMs: 1,
  truncated: false,
};

interface Sent {
  url: string;
  headers: Headers;
  body: unknown;
  signal: AbortSignal;
}

/** A runner over a server that answers as told. */
function runnerOn(
  answer: (sent: Sent) => Response | Promise<Response>,
  options: Partial<HttpRunnerOptions> = {},
) {
  const sent: Sent[] = [];
  const runner = createHttpRunner({
    url: '/api/run-query',
    customFetch: async (input, init) => {
      const one = {
        url: input as string,
        headers: new Headers(init?.headers),
        body: JSON.parse(init?.body as string) as unknown,
        signal: init?.signal as AbortSignal,
      };
      sent.push(one);
      return answer(one);
    },
    ...options,
  });
  return { runner, sent };
}

async function rejection(promise: Promise<unknown>): Promise<DeckError<string>> {
  const error: unknown = await promise.then(
    (value) => assert.fail(`resolved with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  assert.ok(DeckError.is(error), String(error));
  return error;
}

const failing =
  (status: number, error: unknown, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ error }, { status, headers });
const hanging = ({ signal }: Sent): Promise<Response> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
  });

describe('what is sent', () => {
  test('SQL goes out as it was written, with its parameters and the headers of the moment', async () => {
    let token = 0;
    const { runner, sent } = runnerOn(() => Response.json(RESULT), {
      headers: async () => ({ authorization: `Bearer ${(token += 1)}`, accept: 'text/html' }),
    });
    await runner.runQuery(' SELECT ? AS a; ', { params: ['x', 2n ** 64n, undefined] });
    await runner.runQuery('SELECT 1 AS a');
    assert.deepEqual(sent[0]?.body, {
      protocol: 1,
      sql: ' SELECT ? AS a; ',
      params: ['x', { bigint: '18446744073709551616' }, null],
    });
    assert.equal(sent[0]?.headers.get('content-type'), 'application/json');
    assert.equal(sent[0]?.headers.get('accept'), 'application/json');
    assert.deepEqual(
      sent.map(({ headers }) => headers.get('authorization')),
      ['Bearer 1', 'Bearer 2'],
    );
    assert.equal(sent[0]?.url, '/api/run-query');
  });

  test('a parameter that no SQL has a form for is refused before anything is sent', async () => {
    const { runner, sent } = runnerOn(() => Response.json(RESULT));
    const error = await rejection(runner.runQuery('SELECT ? AS a', { params: [1, [2]] }));
    assert.equal(error.code, 'TYPE_MISMATCH');
    assert.match(error.message, /^Parameter 2: /);
    assert.deepEqual(sent, []);
  });

  test('datasets are refused with where to load them, and none of their rows are sent', async () => {
    const { runner, sent } = runnerOn(() => Response.json(RESULT));
    assert.deepEqual(await runner.load([]), []);
    const error = await rejection(runner.load([{ name: 'S', tableName: 'sales', data: [{ a: 1 }] }]));
    assert.equal(error.code, 'INVALID_DATASET');
    assert.equal(error.path, 'sales');
    assert.match(error.hint ?? '', /createNodeDuckDBRunner/);
    assert.deepEqual(sent, []);
  });

  test('a runner without an address says which option is missing', () => {
    for (const url of ['', undefined, 5]) {
      assert.throws(
        () => createHttpRunner({ url: url as string }),
        (error) => DeckError.is(error) && error.code === 'invalid_config' && error.path === 'url',
      );
    }
  });
});

describe('sharing and ends', () => {
  test('fifty equal queries at once are one request, and a later one asks again', async () => {
    const { runner, sent } = runnerOn(() => Response.json(RESULT));
    await Promise.all(Array.from({ length: 50 }, () => runner.runQuery('SELECT 1 AS a')));
    assert.equal(sent.length, 1);
    await runner.runQuery('SELECT 1 AS a');
    await runner.runQuery('SELECT 1 AS a', { params: [1] });
    assert.equal(sent.length, 3);
  });

  test('with a maximum age an equal query is answered from memory', async () => {
    const { runner, sent } = runnerOn(() => Response.json(RESULT), { maxAge: 3_600_000_000 });
    await runner.runQuery('SELECT 1 AS a');
    await runner.runQuery('SELECT 1 AS a');
    assert.equal(sent.length, 1);
  });

  test('an abort reaches the connection, and closing the runner ends all of them', async () => {
    const { runner, sent } = runnerOn(hanging);
    const controller = new AbortController();
    const left = runner.runQuery('SELECT 1 AS a', { signal: controller.signal });
    const other = runner.runQuery('SELECT 2 AS a');
    const schema = runner.schema();
    controller.abort();
    await assert.rejects(left, { name: 'AbortError' });
    assert.equal(
      sent.find(({ body }) => (body as { sql?: string }).sql === 'SELECT 1 AS a')?.signal.aborted,
      true,
    );
    await runner.close();
    await assert.rejects(other, { name: 'AbortError' });
    await assert.rejects(schema, { name: 'AbortError' });
    assert.equal((await rejection(runner.runQuery('SELECT 1 AS a'))).code, 'ENGINE_LOAD');
  });

  test('a server that never answers ends in TIMEOUT, whether or not its fetch heeds the signal', async () => {
    for (const answer of [hanging, () => new Promise<Response>(() => undefined)]) {
      const { runner } = runnerOn(answer, { timeout: 20 });
      assert.equal((await rejection(runner.runQuery('SELECT 1 AS a'))).code, 'TIMEOUT');
    }
  });
});

describe('what comes back', () => {
  test('an error of the engine is the QueryError that it was', async () => {
    const { runner } = runnerOn(
      failing(422, {
        code: 'invalid',
        message: 'There is no column "b".',
        hint: 'Did you mean "a"?',
        query: { code: 'UNKNOWN_COLUMN', position: 7, candidates: ['a', 5] },
      }),
    );
    const error = await rejection(runner.runQuery('SELECT b FROM t'));
    assert.ok(QueryError.is(error));
    assert.deepEqual(
      [error.code, error.message, error.hint, error.position, error.candidates, error.sql],
      ['UNKNOWN_COLUMN', 'There is no column "b".', 'Did you mean "a"?', 7, ['a'], 'SELECT b FROM t'],
    );
  });

  test('a place outside the SQL, an unknown code and endless texts of an error are not taken over', async () => {
    const outside = runnerOn(
      failing(422, {
        message: 'x'.repeat(50_000),
        query: { code: 'SYNTAX', position: 99, candidates: Array(500).fill('y') as string[] },
      }),
    );
    const error = (await rejection(outside.runner.runQuery('SELECT'))) as QueryError;
    assert.equal(error.position, undefined);
    assert.ok(error.message.length <= 1000);
    assert.ok(error.candidates.length <= 20);
    const unknown = runnerOn(
      failing(422, { code: 'invalid', message: 'No.', query: { code: 'constructor' } }),
    );
    const plain = await rejection(unknown.runner.runQuery('SELECT 1'));
    assert.equal(QueryError.is(plain), false);
    assert.equal(plain.code, 'invalid');
  });

  test('each HTTP status is its named error', async () => {
    const failed = (status: number, headers = {}) =>
      rejection(runnerOn(failing(status, { message: 'No.' }, headers)).runner.runQuery('SELECT 1'));
    assert.ok(ServiceAuthError.is(await failed(401)));
    assert.ok(ServiceAuthError.is(await failed(403)));
    const busy = await failed(429, { 'retry-after': '2' });
    assert.ok(ServiceRateLimitError.is(busy));
    assert.equal(busy.retryAfterMs, 2000);
    assert.ok(ServiceServerError.is(await failed(500)));
    assert.equal((await failed(404)).code, 'not_found');
  });

  test('no connection, and one that breaks in the middle, are no answer', async () => {
    const none = runnerOn(() => Promise.reject(new TypeError('failed to fetch')));
    const broken = runnerOn(() => {
      const body = new ReadableStream({
        pull: (controller) => controller.error(new Error('reset')),
      });
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    });
    for (const { runner } of [none, broken]) {
      const error = await rejection(runner.runQuery('SELECT 1'));
      assert.ok(ServiceServerError.is(error));
      assert.equal(error.code, 'upstream_unreachable');
      assert.equal(error.status, 0);
    }
  });

  test('a page in place of the engine, broken JSON and rows that break the contract are an INVALID_RESULT', async () => {
    const answers = [
      new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      new Response('{}'),
      new Response('{"columns":', { headers: { 'content-type': 'application/json' } }),
      Response.json([]),
      Response.json({ ...RESULT, rows: [{ a: 'x' }] }),
      Response.json({ ...RESULT, columns: [...RESULT.columns, ...RESULT.columns] }),
      new Response('no arrow', { headers: { 'content-type': 'application/vnd.apache.arrow.stream' } }),
    ];
    for (const answer of answers) {
      const error = await rejection(runnerOn(() => answer).runner.runQuery('SELECT 1'));
      assert.equal(error.code, 'INVALID_RESULT', error.message);
    }
  });

  test('an answer beyond the limit is TOO_LARGE, announced or not, and the rest of it is not read', async () => {
    let cancelled = false;
    const endless = () => {
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new Uint8Array(1000).fill(32)),
        cancel: () => void (cancelled = true),
      });
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    };
    const streamed = runnerOn(endless, { maxAnswerBytes: 5000 });
    assert.equal((await rejection(streamed.runner.runQuery('SELECT 1'))).code, 'TOO_LARGE');
    assert.equal(cancelled, true);
    const announced = runnerOn(
      () => new Response('{}', { headers: { 'content-type': 'application/json', 'content-length': '9999' } }),
      { maxAnswerBytes: 5000 },
    );
    assert.equal((await rejection(announced.runner.runQuery('SELECT 1'))).code, 'TOO_LARGE');
  });

  test('the tables of a server are checked as its rows are', async () => {
    const columns = [{ name: 'a', type: 'number', dbType: 'INTEGER' }];
    const good = runnerOn(() => Response.json({ tables: [{ name: 't', rowCount: 3, columns }] }));
    assert.deepEqual(await good.runner.schema(), [{ name: 't', rowCount: 3, columns }]);
    assert.deepEqual(good.sent[0]?.body, { protocol: 1, schema: true });
    for (const tables of [undefined, {}, [null], [{ name: 't', columns }], [{ name: 't', rowCount: 1 }]]) {
      const { runner } = runnerOn(() => Response.json({ tables }));
      assert.equal((await rejection(runner.schema())).code, 'INVALID_RESULT');
    }
  });
});
