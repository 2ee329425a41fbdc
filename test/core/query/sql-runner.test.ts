import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { IngestTable } from '../../../src/core/intake/table-types.js';
import type { SqlEngine } from '../../../src/core/query/sql-engine.js';
import { createSqlRunner } from '../../../src/core/query/sql-runner.js';

/** An engine that forgets its tables when it crashes, as a worker does. */
class CrashingEngine implements SqlEngine {
  readonly schema = 'main';
  alive = true;
  crashes: number;
  tables = new Set<string>();
  appended: string[] = [];

  constructor(crashes: number) {
    this.crashes = crashes;
  }

  warm(): void {}

  execute(sql: string): Promise<void> {
    this.alive = true;
    const name = /RENAME TO "(\w+)"/.exec(sql)?.[1];
    if (name) this.tables.add(name);
    return Promise.resolve();
  }

  query() {
    if (this.crashes > 0) {
      this.crashes -= 1;
      this.alive = false;
      this.tables.clear();
      return Promise.reject(new Error('table index is out of bounds'));
    }
    return Promise.resolve({ columns: [{ name: 'n', dbType: 'INTEGER' }], rows: [{ n: this.tables.size }] });
  }

  append(table: string, data: IngestTable): Promise<void> {
    this.appended.push(`${data.name} ${data.rowCount}`);
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

const SALES = { name: 'Sales', tableName: 'sales', version: '1', data: [{ a: 1 }, { a: 2 }] };

test('after a crash the engine starts again, the tables are loaded again and the query runs once more', async () => {
  const engine = new CrashingEngine(1);
  const runner = createSqlRunner(engine);
  await runner.load([SALES]);
  const { rows } = await runner.runQuery('SELECT 1 AS n');
  assert.deepEqual(rows, [{ n: 1 }]);
  assert.deepEqual(engine.appended, ['sales 2', 'sales 2']);
});

test('SQL that crashes the engine twice is an ENGINE_CRASHED error', async () => {
  const runner = createSqlRunner(new CrashingEngine(2));
  await runner.load([SALES]);
  await assert.rejects(runner.runQuery('SELECT 1 AS n'), { code: 'ENGINE_CRASHED' });
  assert.deepEqual((await runner.runQuery('SELECT 2 AS n')).rows, [{ n: 1 }]);
});

test('a query waits for the load that was begun before it', async () => {
  const runner = createSqlRunner(new CrashingEngine(0));
  let deliver: (rows: { a: number }[]) => void = () => undefined;
  const data = () => new Promise<{ a: number }[]>((resolve) => (deliver = resolve));
  const loading = runner.load([{ name: 'L', tableName: 'late', data }]);
  const query = runner.runQuery('SELECT 1 AS n');
  await new Promise((resolve) => setTimeout(resolve, 5));
  deliver([{ a: 1 }]);
  assert.deepEqual((await query).rows, [{ n: 1 }]);
  await loading;
});
