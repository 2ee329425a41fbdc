import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { DuckDBInstance } from '@duckdb/node-api';
import { QueryError } from '../../../src/core/base/query-error.js';
import { guardSelect } from '../../../src/core/query/guarded-select.js';
import { NodeDuckDBEngine } from '../../../src/server/query/node-duckdb-engine.js';
import { createNodeDuckDBRunner } from '../../../src/server/query/node-duckdb-runner.js';
import { FAILING_SQL, INNER_NAMES } from '../../core/query/failing-sql.js';
import { FUNCTIONS_WITH_EFFECTS, HARMLESS_FUNCTIONS } from '../../core/query/harmless-functions.js';
import { HOSTILE_SQL } from '../../core/query/hostile-sql.js';
import { LEGITIMATE_SQL } from '../../core/query/legitimate-sql.js';
import { pastGuard } from '../../core/query/past-guard.js';
import { SALES, SALES_NOW } from '../../core/query/sales.js';

const runner = createNodeDuckDBRunner({ now: () => SALES_NOW });
before(() => runner.load([SALES]));
after(() => runner.close());

async function rejection(promise: Promise<unknown>): Promise<QueryError> {
  const error: unknown = await promise.then(
    (value) => assert.fail(`resolved with ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  assert.ok(QueryError.is(error), String(error));
  return error;
}

function isRefused(sql: string): boolean {
  try {
    guardSelect(sql, 1);
    return false;
  } catch {
    return true;
  }
}

describe('what queries may do in Node', () => {
  for (const { sql, code, message } of HOSTILE_SQL) {
    test(`Node refuses ${sql}`, async () => {
      const error = await rejection(runner.runQuery(sql));
      assert.equal(error.code, code, error.message);
      assert.match(error.message, message);
      assert.ok(error.hint, 'it says what to do');
      const { rows } = await runner.runQuery('SELECT COUNT(*) AS n, SUM(qty) AS total FROM sales');
      assert.deepEqual(rows, [{ n: 6, total: 210 }]);
    });
  }

  for (const { sql, rowCount, first } of LEGITIMATE_SQL) {
    test(`Node runs ${sql}`, async () => {
      const { rows } = await runner.runQuery(sql);
      assert.deepEqual(rows[0], first);
      assert.equal(rows.length, rowCount);
    });
  }

  test('every function of the engine in Node that reaches beyond values is refused or known to be harmless', async (t) => {
    const engine = new NodeDuckDBEngine('100MB');
    t.after(() => engine.close());
    const rows = await pastGuard(engine, FUNCTIONS_WITH_EFFECTS);
    const open = rows
      .map((row) => row['name'] as string)
      .filter((name) => !HARMLESS_FUNCTIONS.has(name) && !isRefused(`SELECT * FROM "${name}"()`));
    assert.deepEqual(open, []);
    assert.ok(rows.length > 80);
  });

  test('every view of the catalogue that the engine has is refused', async () => {
    const instance = await DuckDBInstance.create(':memory:');
    const connection = await instance.connect();
    const views = await connection.runAndReadAll('SELECT schema_name, view_name FROM duckdb_views()');
    const open = views
      .getRows()
      .map(([schema, view]) =>
        schema === 'information_schema' ? `information_schema.${view as string}` : (view as string),
      )
      .filter((name) => !isRefused(`SELECT * FROM ${name}`));
    connection.closeSync();
    instance.closeSync();
    assert.deepEqual(open, []);
  });
});

describe('what failing queries say in Node', () => {
  for (const { sql, code, message, at, candidates, hint, params } of FAILING_SQL) {
    test(`Node says what is wrong with ${JSON.stringify(sql)} ${params ? JSON.stringify(params) : ''}`, async () => {
      const error = await rejection(runner.runQuery(sql, params ? { params } : {}));
      assert.equal(error.code, code, error.message);
      assert.match(error.message, message);
      if (at !== undefined)
        assert.equal(sql.slice(error.position).startsWith(at), true, `at ${error.position}`);
      if (candidates) assert.deepEqual(error.candidates, candidates);
      if (hint) assert.match(error.hint ?? '', hint);
      assert.doesNotMatch([error.message, error.hint, ...error.candidates].join(' '), INNER_NAMES);
    });
  }
});
