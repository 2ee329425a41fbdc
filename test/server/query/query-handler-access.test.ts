import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import express from 'express';
import { DeckError } from '../../../src/core/errors.js';
import { QueryError } from '../../../src/core/base/query-error.js';
import { createHttpRunner } from '../../../src/core/query/http-runner.js';
import type { QueryResult, QueryRunner } from '../../../src/core/query/types.js';
import { toNodeHandler } from '../../../src/server/node.js';
import { createNodeDuckDBRunner } from '../../../src/server/query/node-duckdb-runner.js';
import { createQueryHandler } from '../../../src/server/query/query-handler.js';
import type {
  QueryHandlerOptions,
  QueryResponseInfo,
} from '../../../src/server/query/query-handler-options.js';
import { readDatasetFile } from '../../../src/server/query/read-dataset-file.js';
import { listen } from '../fake-service.js';
import { errorOf, FOREVER, post } from './query-server.js';

const ONE = { protocol: 1, sql: 'SELECT 1 AS a' };
const RESULT: QueryResult = {
  columns: [{ name: 'a', type: 'number', dbType: 'INTEGER' }],
  rows: [{ a: 1 }],
  rowCount: 1,
  elapsedMs: 1,
  truncated: false,
};

/** A handler over an engine that says what it was asked. */
function handlerOn(options: Partial<QueryHandlerOptions> = {}, run?: () => unknown) {
  const asked: string[] = [];
  const engine: Pick<QueryRunner, 'runQuery' | 'schema'> = {
    runQuery: (sql) => {
      asked.push(sql);
      return (run ? run() : Promise.resolve(RESULT)) as Promise<QueryResult>;
    },
    schema: () => Promise.resolve([{ name: 'sales', rowCount: 1, columns: RESULT.columns }]),
  };
  const handler = createQueryHandler({ engine, allowAnonymous: true, ...options });
  const ask = (body: unknown, headers: Record<string, string> = {}, method = 'POST'): Promise<Response> =>
    handler(
      new Request('http://host.example/api/run-query', {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
  return { handler, ask, asked };
}

describe('who may ask', () => {
  test('a handler without authorize is not made unless anyone may read', () => {
    const engine = { runQuery: () => Promise.resolve(RESULT), schema: () => Promise.resolve([]) };
    const wrong: [object, string][] = [
      [{ engine }, 'authorize'],
      [{ engine, allowAnonymous: 'yes' }, 'authorize'],
      [{ allowAnonymous: true }, 'engine'],
      [{ engine, allowAnonymous: true, allow: true }, 'allow'],
      [{ engine, allowAnonymous: true, allowedOrigins: ['https://a.example/'] }, 'allowedOrigins'],
      [{ engine, allowAnonymous: true, concurrency: 0 }, 'concurrency'],
      [{ engine, allowAnonymous: true, timeout: NaN }, 'timeout'],
    ];
    for (const [options, path] of wrong) {
      assert.throws(
        () => createQueryHandler(options as QueryHandlerOptions),
        (error) => DeckError.is(error) && error.code === 'invalid_config' && error.path === path,
        path,
      );
    }
  });

  test('authorize refuses with its own response and never lets a mistake in', async () => {
    const refusing = handlerOn({
      authorize: () => Promise.resolve(Response.json({ error: 'Please sign in' }, { status: 401 })),
    });
    const refused = await refusing.ask(ONE);
    assert.equal(refused.status, 401);
    assert.deepEqual(await refused.json(), { error: 'Please sign in' });
    const mistakes = [
      () => false,
      () => true,
      () => {
        throw new Error('database down at 10.0.0.7');
      },
    ];
    for (const authorize of mistakes) {
      const { ask, asked } = handlerOn({ authorize: authorize as unknown as () => undefined });
      const answer = await ask(ONE);
      assert.equal(answer.status, 500);
      assert.ok(!(await answer.text()).includes('10.0.0.7'));
      assert.deepEqual(asked, []);
    }
    assert.equal((await handlerOn({ authorize: () => undefined }).ask(ONE)).status, 200);
  });

  test('a page of another site may not ask unless its origin is listed', async () => {
    const { ask, asked } = handlerOn({ allowedOrigins: ['https://app.example'] });
    const cases: [Record<string, string>, number][] = [
      [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
      [{ 'sec-fetch-site': 'same-site', origin: 'https://other.host.example' }, 403],
      [{ origin: 'https://evil.example', host: 'host.example' }, 403],
      [{ origin: 'null', host: 'host.example' }, 403],
      [{ 'sec-fetch-site': 'same-origin', origin: 'https://host.example' }, 200],
      [{ 'sec-fetch-site': 'cross-site', origin: 'https://app.example' }, 200],
      [{}, 200],
    ];
    for (const [headers, status] of cases)
      assert.equal((await ask(ONE, headers)).status, status, JSON.stringify(headers));
    assert.equal(asked.length, 3);
  });

  test('allow lets known SQL run and refuses all other with its reason, before the engine sees it', async () => {
    const contexts: unknown[] = [];
    const { ask, asked } = handlerOn({
      allow: (sql, { request, params }) => {
        contexts.push([request.method, params]);
        return sql === ONE.sql || 'Only the queries of the dashboard run here.';
      },
    });
    assert.equal((await ask({ ...ONE, params: [{ bigint: '5' }] })).status, 200);
    const refused = await ask({ ...ONE, sql: 'SELECT 2 AS a' });
    assert.equal(refused.status, 403);
    const { code, message } = await errorOf(refused);
    assert.deepEqual([code, message], ['forbidden', 'Only the queries of the dashboard run here.']);
    assert.deepEqual(asked, [ONE.sql]);
    assert.deepEqual(contexts, [
      ['POST', [5n]],
      ['POST', []],
    ]);
  });

  test('allow that fails, or answers neither yes nor no, lets nothing run', async () => {
    for (const decided of [undefined, null, 1, {}, Promise.reject(new Error('secret'))]) {
      if (decided instanceof Promise) decided.catch(() => undefined);
      const { ask, asked } = handlerOn({ allow: () => decided as boolean });
      const answer = await ask(ONE);
      assert.equal(answer.status, 500);
      assert.ok(!(await answer.text()).includes('secret'));
      assert.deepEqual(asked, []);
    }
    const { ask, asked } = handlerOn({ allow: () => false });
    assert.equal((await ask(ONE)).status, 403);
    assert.deepEqual(asked, []);
  });

  test('the tables are told, but not where only some SQL is allowed, unless the host says so', async () => {
    const schema = { protocol: 1, schema: true };
    const open = await handlerOn().ask(schema);
    assert.equal(((await open.json()) as { tables: { name: string }[] }).tables[0]?.name, 'sales');
    assert.equal((await handlerOn({ allow: () => true }).ask(schema)).status, 403);
    assert.equal((await handlerOn({ schema: false }).ask(schema)).status, 403);
    assert.equal((await handlerOn({ allow: () => true, schema: true }).ask(schema)).status, 200);
  });
});

describe('what may be asked', () => {
  test('only POST is answered', async () => {
    const answer = await handlerOn().ask(undefined, {}, 'GET');
    assert.equal(answer.status, 405);
    assert.equal(answer.headers.get('allow'), 'POST');
    assert.equal((await handlerOn().ask('', {}, 'DELETE')).status, 405);
  });

  test('a body that is not plain JSON is 415', async () => {
    const { ask, asked } = handlerOn();
    const headers: Record<string, string>[] = [
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'multipart/form-data; boundary=application/json' },
      { 'content-encoding': 'gzip' },
    ];
    for (const each of headers) assert.equal((await ask(ONE, each)).status, 415, JSON.stringify(each));
    assert.deepEqual(asked, []);
  });

  test('malformed bodies are refused with the field that is wrong, and the engine sees none', async () => {
    const { ask, asked } = handlerOn();
    const deep = '['.repeat(200_000);
    const cases: [unknown, number, string | undefined][] = [
      ['', 400, undefined],
      ['{"protocol":1,"sql":', 400, undefined],
      [`{"protocol":1,"sql":"SELECT 1","params":[${deep}${']'.repeat(200_000)}]}`, 422, 'params[0]'],
      [`{"protocol":1,"__proto__":${deep}`, 400, undefined],
      ['null', 422, undefined],
      ['[]', 422, undefined],
      [{ sql: 'SELECT 1' }, 422, 'protocol'],
      [{ protocol: 2, sql: 'SELECT 1' }, 422, 'protocol'],
      [{ protocol: 1 }, 422, 'sql'],
      [{ protocol: 1, sql: ['SELECT 1'] }, 422, 'sql'],
      [{ protocol: 1, sql: 'x'.repeat(100_001) }, 422, 'sql'],
      [{ protocol: 1, sql: 'SELECT 1', params: 'x' }, 422, 'params'],
      [{ protocol: 1, sql: 'SELECT 1', params: Array(1001).fill(1) }, 422, 'params'],
      [{ protocol: 1, sql: 'SELECT 1', params: [1, { bigint: '1e5' }] }, 422, 'params[1]'],
      [{ protocol: 1, sql: 'SELECT 1', params: [{ date: 'tomorrow' }] }, 422, 'params[0]'],
      [{ protocol: 1, sql: 'SELECT 1', params: [{ bigint: '1', date: '' }] }, 422, 'params[0]'],
    ];
    for (const [body, status, path] of cases) {
      const answer = await ask(body);
      const shown = JSON.stringify(body).slice(0, 60);
      assert.equal(answer.status, status, shown);
      assert.equal((await errorOf(answer)).path, path, shown);
    }
    assert.deepEqual(asked, []);
  });

  test('a body beyond the limit is 413, announced or streamed', async (t) => {
    const { handler } = handlerOn({ maxBodyBytes: 1000 });
    const { url } = await listen(t, toNodeHandler(handler));
    assert.equal((await post(url, { ...ONE, sql: 'x'.repeat(2000) })).status, 413);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < 30; at++) controller.enqueue(new Uint8Array(100).fill(32));
        controller.close();
      },
    });
    const headers = { 'content-type': 'application/json' };
    const streamed = await fetch(url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
    assert.equal(streamed.status, 413);
    assert.equal((await post(url, ONE)).status, 200);
  });

  for (const parsed of [false, true]) {
    const where = parsed ? 'after express.json()' : 'without a parser';
    test(`an Express app ${where} reads a CSV file by SQL, as JSON and as Arrow, for whom it knows`, async (t) => {
      const folder = await mkdtemp(join(tmpdir(), 'deckwright-express-'));
      t.after(() => rm(folder, { recursive: true }));
      const file = join(folder, 'sales.csv');
      await writeFile(file, 'region,amount\nNorth,10.50\nSouth,2\n');
      const engine = createNodeDuckDBRunner();
      t.after(() => engine.close());
      await engine.load([await readDatasetFile(file, 'sales')]);
      const authorize = (request: Request): Response | undefined =>
        request.headers.get('x-user') === 'reader' ? undefined : new Response(null, { status: 401 });
      const app = express();
      if (parsed) app.use(express.json());
      app.post('/api/run-query', toNodeHandler(createQueryHandler({ engine, authorize })));
      const url = `${(await listen(t, app)).url}/api/run-query`;
      const headers = { 'x-user': 'reader' };
      for (const format of ['json', 'arrow'] as const) {
        const sql = 'SELECT region, amount FROM sales ORDER BY amount';
        const { rows, columns } = await createHttpRunner({ url, headers, format }).runQuery(sql);
        assert.deepEqual(rows, [
          { region: 'South', amount: 2 },
          { region: 'North', amount: 10.5 },
        ]);
        assert.deepEqual(
          columns.map(({ dbType }) => dbType),
          ['VARCHAR', 'DOUBLE'],
        );
      }
      await assert.rejects(createHttpRunner({ url }).runQuery('SELECT 1 AS a'), { code: 'unauthorized' });
    });
  }

  test('queries that leave an Express app are stopped in its engine, and the next one has its place', async (t) => {
    const engine = createNodeDuckDBRunner();
    t.after(() => engine.close());
    const app = express();
    app.use(express.json());
    const seen: number[] = [];
    const onResponse = ({ status }: QueryResponseInfo): unknown => seen.push(status);
    app.post(
      '/api/run-query',
      toNodeHandler(createQueryHandler({ engine, allowAnonymous: true, onResponse })),
    );
    const runner = createHttpRunner({ url: `${(await listen(t, app)).url}/api/run-query` });
    // More than run at the same time: were they not stopped, the last one would find no place.
    for (let at = 0; at < 6; at += 1) {
      const controller = new AbortController();
      const left = runner.runQuery(`${FOREVER} AND ${at} = ${at}`, { signal: controller.signal });
      setTimeout(() => controller.abort(), 30);
      await assert.rejects(left, { name: 'AbortError' });
    }
    assert.deepEqual((await runner.runQuery('SELECT 1 AS a')).rows, [{ a: 1 }]);
    while (seen.length < 7) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.deepEqual(seen.sort(), [200, 499, 499, 499, 499, 499, 499]);
  });
});

describe('what is answered', () => {
  test('nothing is cached or guessed on the way, and a forged request id is not repeated', async () => {
    const { ask } = handlerOn();
    const given = await ask(ONE, { 'x-request-id': 'q-1' });
    assert.equal(given.headers.get('x-request-id'), 'q-1');
    for (const answer of [
      given,
      await ask('{}'),
      await ask(ONE, { accept: 'application/vnd.apache.arrow.stream' }),
    ]) {
      assert.equal(answer.headers.get('cache-control'), 'no-store');
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
      assert.equal(answer.headers.get('set-cookie'), null);
    }
    for (const forged of ['x'.repeat(200), '<script>', 'a b']) {
      const id = (await ask(ONE, { 'x-request-id': forged })).headers.get('x-request-id');
      assert.match(id ?? '', /^[0-9a-f]{32}$/);
    }
  });

  test('Arrow comes only where it is accepted', async () => {
    const { ask } = handlerOn();
    const typeOf = async (accept: string) => (await ask(ONE, { accept })).headers.get('content-type');
    assert.equal(
      await typeOf('application/vnd.apache.arrow.stream, application/json;q=0.9'),
      'application/vnd.apache.arrow.stream',
    );
    for (const accept of ['*/*', 'application/json', 'text/html'])
      assert.equal(await typeOf(accept), 'application/json; charset=utf-8');
  });

  test('what fails inside the engine stays inside, and the host is told', async () => {
    const errors = [
      new Error('connect ECONNREFUSED postgres://app:secret@10.0.0.7'),
      new QueryError('ENGINE_LOAD', 'secret: /srv/app/node_modules is not there'),
      new QueryError('FAILED', 'INTERNAL Error: secret\n\nStack Trace:\n/srv/app/x'),
      new QueryError('FAILED', 'It failed.', {
        cause: new Error('{"exception_type":"INTERNAL","exception_message":"secret"}'),
      }),
    ];
    for (const error of errors) {
      const seen: QueryResponseInfo[] = [];
      const { ask } = handlerOn({ onResponse: (info) => seen.push(info) }, () => Promise.reject(error));
      const answer = await ask(ONE, { 'x-request-id': 'q-2' });
      assert.equal(answer.status, 500);
      const text = await answer.text();
      assert.doesNotMatch(text, /secret|srv|10\.0\.0\.7|at .*:\d+/);
      assert.match(text, /q-2/);
      assert.equal(seen[0]?.error, error);
      assert.equal(seen[0]?.requestId, 'q-2');
    }
  });

  test('an error about a file names the path of the SQL and no other', async () => {
    const message = 'Cannot access "/etc/passwd" or "/root/.duckdb/x" at C:\\data\\db';
    const { ask } = handlerOn({}, () => Promise.reject(new QueryError('EXTERNAL_ACCESS', message)));
    const { message: said } = await errorOf(await ask({ protocol: 1, sql: "FROM read_csv('/etc/passwd')" }));
    assert.equal(said, 'Cannot access "/etc/passwd" or "…" at …');
  });

  test('rows of an engine that break the contract are an error, and undeclared columns do not leave', async () => {
    const broken = handlerOn({}, () => Promise.resolve({ ...RESULT, rows: [{ a: new Date(0) }] }));
    const answer = await broken.ask(ONE);
    assert.equal(answer.status, 500);
    const more = handlerOn({}, () => Promise.resolve({ ...RESULT, rows: [{ a: 1, salary: 9 }, {}] }));
    const { rows } = (await (await more.ask(ONE)).json()) as QueryResult;
    assert.deepEqual(rows, [{ a: 1 }, { a: null }]);
  });

  test('an engine that throws at once, or never answers, holds no place for ever', async () => {
    const throwing = handlerOn({ concurrency: 1 }, () => {
      throw new Error('at once');
    });
    for (let at = 0; at < 3; at += 1) assert.equal((await throwing.ask(ONE)).status, 500);
    const hanging = handlerOn({ concurrency: 1, timeout: 20 }, () => new Promise(() => undefined));
    const first = (await (await hanging.ask(ONE)).json()) as { error: { query: { code: string } } };
    assert.equal(first.error.query.code, 'TIMEOUT');
    const second = await hanging.ask(ONE);
    assert.equal(second.status, 429);
    assert.equal(second.headers.get('retry-after'), '1');
  });
});
