import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { NodeDuckDBEngine } from '../../../src/server/query/node-duckdb-engine.js';
import { createNodeDuckDBRunner } from '../../../src/server/query/node-duckdb-runner.js';
import { TYPE_CASES, uncoveredTypes } from '../../core/query/type-table.js';

const runner = createNodeDuckDBRunner();
after(() => runner.close());

describe('results by type in Node', () => {
  for (const [expression, cell, dbType, type] of TYPE_CASES) {
    test(`Node gives ${expression} exactly`, async () => {
      const { rows, columns } = await runner.runQuery(`SELECT ${expression} AS v`);
      assert.deepEqual(rows, [{ v: cell }]);
      assert.deepEqual(columns, [{ name: 'v', type, dbType }]);
    });
  }

  test('no type of the engine in Node is missing from the table of types', async (t) => {
    const engine = new NodeDuckDBEngine('100MB');
    t.after(() => engine.close());
    assert.deepEqual(await uncoveredTypes(engine), []);
  });

  test('all the types of one row arrive beside each other in Node', async () => {
    const sql = TYPE_CASES.map(([expression], index) => `${expression} AS "${index}"`).join(', ');
    const { rows } = await runner.runQuery(`SELECT ${sql}`);
    assert.deepEqual(
      Object.values(rows[0] ?? {}),
      TYPE_CASES.map(([, cell]) => cell),
    );
  });
});
