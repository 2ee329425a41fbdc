import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, test } from 'node:test';
import { QueryError } from '../../../src/core/base/query-error.js';
import { ServiceRateLimitError } from '../../../src/core/http/service-error.js';
import type { QueryRunner } from '../../../src/core/query/types.js';
import { createNodeDuckDBRunner } from '../../../src/server/query/node-duckdb-runner.js';
import type { QueryResponseInfo } from '../../../src/server/query/query-handler-options.js';
import { FAILING_SQL } from '../../core/query/failing-sql.js';
import { HOSTILE_SQL } from '../../core/query/hostile-sql.js';
import { LEGITIMATE_SQL } from '../../core/query/legitimate-sql.js';
import { queryCases, runQueryCase } from '../../core/query/run-query-cases.js';
import { SALES } from '../../core/query/sales.js';
import { FOREVER, queryServer } from './query-server.js';

const ODD_TYPES = `SELECT * EXCLUDE (choice), choice FROM (VALUES
  (true, 1::TINYINT, 2::UINTEGER, 9007199254740993, 170141183460469231731687303715884105727::HUGEINT, 1.10::DECIMAL(9,2),
   12345678901234567.89::DECIMAL(19,2), -0.0::DOUBLE, DATE '2024-02-29', TIMESTAMP '2024-01-02 03:04:05.678901',
   TIMESTAMPTZ '2024-01-02 03:04:05+00', TIMESTAMP_NS '2024-01-02 03:04:05.123456789', TIME '01:02:03',
   INTERVAL '1 month', [1, NULL], {'a': 9007199254740993, 'b': DATE '0044-03-15'}, MAP {1: 'x'}, 'ab'::BLOB, 'äöü😀', '',
   'x'::ENUM ('x', 'y')),
  (NULL, NULL, NULL, -9223372036854775808, NULL, NULL, NULL, 1e300, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
   NULL, NULL, NULL, NULL)) AS t(b, tiny, u, big, huge, d, longd, f, day, ts, tz, ns, h, i, list, struct, map, blob, text,
   empty, choice)`;

async function rejection(promise: Promise<unknown>): Promise<QueryError> {
  const error: unknown = await promise.then(
    (value) => assert.fail(`resolved with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  assert.ok(QueryError.is(error), String(error));
  return error;
}

/** The engine's runner with a count of what runs in it. */
function counted(engine: QueryRunner): QueryRunner & { running: number; ran: number } {
  const counting = {
    ...engine,
    running: 0,
    ran: 0,
    runQuery: async (sql: string, options?: Parameters<QueryRunner['runQuery']>[1]) => {
      counting.running += 1;
      counting.ran += 1;
      try {
        return await engine.runQuery(sql, options);
      } finally {
        counting.running -= 1;
      }
    },
  };
  return counting;
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(5);
}

for (const format of ['json', 'arrow'] as const) {
  describe(`query contract over HTTP as ${format}`, () => {
    for (const queryCase of queryCases) {
      test(`HTTP keeps the query contract as ${format}: ${queryCase.id}`, async (t) => {
        const server = await queryServer(t);
        const { actual, expected } = await runQueryCase(server.runner({ format }), queryCase);
        assert.deepEqual(actual, expected);
      });
    }

    test(`every kind of value is the same over HTTP as ${format} as beside the engine`, async (t) => {
      const server = await queryServer(t);
      const near = await server.engine.runQuery(ODD_TYPES);
      const far = await server.runner({ format }).runQuery(ODD_TYPES);
      assert.deepEqual(far.columns, near.columns);
      assert.deepEqual(far.rows, JSON.parse(JSON.stringify(near.rows)));
      assert.equal(far.rows[0]?.['big'], '9007199254740993');
      assert.equal(far.rows[0]?.['longd'], '12345678901234567.89');
    });

    test(`an empty result and a column called __proto__ come over HTTP as ${format}`, async (t) => {
      const runner = (await queryServer(t)).runner({ format });
      const empty = await runner.runQuery("SELECT 1 AS a, DATE '2024-01-01' AS d WHERE false");
      assert.deepEqual(empty.rows, []);
      assert.deepEqual(
        empty.columns.map(({ type }) => type),
        ['number', 'date'],
      );
      const odd = await runner.runQuery('SELECT 1 AS "__proto__", 2 AS "constructor"');
      assert.deepEqual(Object.entries(odd.rows[0] ?? {}), [
        ['__proto__', 1],
        ['constructor', 2],
      ]);
    });
  });
}

test('parameters of every kind reach the engine as the values that they are', async (t) => {
  const runner = (await queryServer(t)).runner();
  const params = ["'; DROP TABLE sales; --", 1.5, null, true, 12345678901234567890n, NaN, new Date(0)];
  const { rows } = await runner.runQuery('SELECT ? AS a, ? AS b, ? AS c, ? AS d, ? AS e, ? AS f, ? AS g', {
    params,
  });
  assert.deepEqual(rows, [
    {
      a: "'; DROP TABLE sales; --",
      b: 1.5,
      c: null,
      d: true,
      e: '12345678901234567890',
      f: null,
      g: '1970-01-01T00:00:00',
    },
  ]);
});

test('the tables of the server are told with their columns and rows', async (t) => {
  const server = await queryServer(t);
  await server.engine.load([SALES]);
  assert.deepEqual(await server.runner().schema(), await server.engine.schema());
});

test('every mistake of an author is the same error over HTTP as beside the engine', async (t) => {
  const server = await queryServer(t);
  await server.engine.load([SALES]);
  const runner = server.runner();
  for (const { sql, params } of FAILING_SQL) {
    const near = await rejection(server.engine.runQuery(sql, params ? { params } : {}));
    const far = await rejection(runner.runQuery(sql, params ? { params } : {}));
    const told = ({ code, message, position, candidates, hint }: QueryError): unknown[] => [
      code,
      message,
      position,
      candidates,
      hint,
    ];
    assert.deepEqual(told(far), told(near), sql);
    assert.equal(far.sql, sql);
  }
});

describe('what queries may do over HTTP', () => {
  test('every hostile statement is refused over HTTP with a reason, and the table is as it was', async (t) => {
    const server = await queryServer(t);
    await server.engine.load([SALES]);
    const runner = server.runner();
    for (const { sql, code, message } of HOSTILE_SQL) {
      const error = await rejection(runner.runQuery(sql));
      assert.equal(error.code, code, sql);
      assert.match(error.message, message, sql);
      assert.doesNotMatch(error.message, /\/(root|home|work|tmp|var)\//, sql);
    }
    const { rows } = await runner.runQuery('SELECT COUNT(*) AS n, SUM(qty) AS total FROM sales');
    assert.deepEqual(rows, [{ n: 6, total: 210 }]);
  });

  test('every legitimate statement runs over HTTP', async (t) => {
    const server = await queryServer(t);
    await server.engine.load([SALES]);
    for (const { sql, rowCount, first } of LEGITIMATE_SQL) {
      const { rows } = await server.runner().runQuery(sql);
      assert.deepEqual(rows[0], first, sql);
      assert.equal(rows.length, rowCount, sql);
    }
  });
});

describe('ends of queries over HTTP', () => {
  test('an aborted query is free in the engine and the next one runs', async (t) => {
    const engine = counted(createNodeDuckDBRunner());
    t.after(() => engine.close());
    const runner = (await queryServer(t, { concurrency: 1 }, engine)).runner();
    const controller = new AbortController();
    const running = runner.runQuery(FOREVER, { signal: controller.signal });
    await until(() => engine.running === 1);
    controller.abort();
    await assert.rejects(running, { name: 'AbortError' });
    assert.deepEqual((await runner.runQuery('SELECT 1 AS a')).rows, [{ a: 1 }]);
    assert.equal(engine.running, 0);
  });

  test('a client that breaks the connection ends its query in the engine', async (t) => {
    const engine = counted(createNodeDuckDBRunner());
    t.after(() => engine.close());
    const seen: QueryResponseInfo[] = [];
    const { url } = await queryServer(t, { onResponse: (info) => seen.push(info) }, engine);
    const controller = new AbortController();
    const body = JSON.stringify({ protocol: 1, sql: FOREVER });
    const headers = { 'content-type': 'application/json' };
    const left = fetch(url, { method: 'POST', headers, body, signal: controller.signal });
    await until(() => engine.running === 1);
    controller.abort();
    await assert.rejects(left, { name: 'AbortError' });
    await until(() => engine.running === 0);
    await until(() => seen.length === 1);
    assert.equal(seen[0]?.status, 499);
  });

  test('equal queries at once are one request, and one caller may leave without ending it for the other', async (t) => {
    const engine = counted(createNodeDuckDBRunner());
    t.after(() => engine.close());
    const runner = (await queryServer(t, {}, engine)).runner();
    const controller = new AbortController();
    const sql = 'SELECT SUM(range) AS n FROM range(3000000)';
    const [left, stayed] = [runner.runQuery(sql, { signal: controller.signal }), runner.runQuery(sql)];
    controller.abort();
    await assert.rejects(left, { name: 'AbortError' });
    assert.deepEqual((await stayed).rows, [{ n: 4499998500000 }]);
    assert.equal(engine.ran, 1);
  });

  test('a query that takes too long ends in TIMEOUT on the server, and the engine is free', async (t) => {
    const engine = counted(createNodeDuckDBRunner());
    t.after(() => engine.close());
    const hasty = (await queryServer(t, { timeout: 100 }, engine)).runner();
    assert.equal((await rejection(hasty.runQuery(FOREVER))).code, 'TIMEOUT');
    await until(() => engine.running === 0);
    const patient = (await queryServer(t, {}, engine)).runner();
    assert.deepEqual((await patient.runQuery('SELECT 1 AS a')).rows, [{ a: 1 }]);
  });

  test('more queries than run at once wait their turn, and more than may wait are told when to come again', async (t) => {
    const engine = counted(createNodeDuckDBRunner());
    t.after(() => engine.close());
    let asked = 0;
    const authorize = (): void => void (asked += 1);
    const runner = (await queryServer(t, { authorize, concurrency: 1, maxWaiting: 1 }, engine)).runner();
    const controller = new AbortController();
    const running = runner.runQuery(FOREVER, { signal: controller.signal });
    await until(() => engine.running === 1);
    const waiting = runner.runQuery('SELECT 1 AS a');
    await until(() => asked === 2);
    await assert.rejects(
      runner.runQuery('SELECT 2 AS a'),
      (error) => ServiceRateLimitError.is(error) && error.retryAfterMs === 1000,
    );
    controller.abort();
    await assert.rejects(running, { name: 'AbortError' });
    assert.deepEqual((await waiting).rows, [{ a: 1 }]);
    assert.equal(engine.ran, 2);
  });

  test('rows beyond the limit of the handler are cut and the result says so', async (t) => {
    const runner = (await queryServer(t, { limit: 3 })).runner();
    const cut = await runner.runQuery('SELECT range AS i FROM range(5) ORDER BY i');
    assert.deepEqual(cut.rows, [{ i: 0 }, { i: 1 }, { i: 2 }]);
    assert.equal(cut.truncated, true);
    assert.equal(cut.rowCount, 3);
    assert.equal((await runner.runQuery('SELECT range AS i FROM range(3)')).truncated, false);
  });

  for (const format of ['json', 'arrow'] as const) {
    test(`an answer of more bytes than the server gives out is refused as ${format}`, async (t) => {
      const runner = (await queryServer(t, { maxAnswerBytes: 10_000 })).runner({ format });
      const error = await rejection(runner.runQuery("SELECT repeat('ä', 6000) AS a"));
      assert.equal(error.code, 'TOO_LARGE');
      assert.equal((await runner.runQuery("SELECT repeat('a', 6000) AS a")).rowCount, 1);
    });
  }
});
