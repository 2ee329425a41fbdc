import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { describe, test } from 'node:test';
import type { IngestTable } from '../../../src/core/query/ingest-types.js';
import { NodeDuckDBEngine } from '../../../src/server/query/node-duckdb-engine.js';

/** Runs SQL past the guard, as if it had a hole. */
async function outcome(engine: NodeDuckDBEngine, sql: string): Promise<string> {
  const { signal } = new AbortController();
  return engine.query(`DESCRIBE ${sql}`, sql, signal).then(
    ({ rows }) => JSON.stringify(rows),
    (error: Error) => error.message,
  );
}

describe('the engine itself, should the guard have a hole', () => {
  test('no file is open to SQL, not even in the folder where the engine would spill rows', async (t) => {
    const engine = new NodeDuckDBEngine('100MB');
    const file = `.tmp/engine-${process.pid}.csv`;
    await mkdir('.tmp', { recursive: true });
    await writeFile(file, 'a\nsecret\n');
    await writeFile(':memory:.wal', 'secret');
    t.after(() => Promise.all([engine.close(), rm(file), rm(':memory:.wal')]));
    for (const sql of [
      `SELECT * FROM read_text('${file}')`,
      `SELECT * FROM read_csv('${file}')`,
      `SELECT * FROM '${file}'`,
      "SELECT * FROM read_text(':memory:.wal')",
    ]) {
      assert.match(await outcome(engine, sql), /disabled by configuration/, sql);
    }
    assert.match(await outcome(engine, "SELECT * FROM glob('.tmp/*')"), /disabled by configuration|^\[\]$/);
  });

  test('no setting tells a folder of the machine, and none can be changed', async (t) => {
    const engine = new NodeDuckDBEngine('100MB');
    t.after(() => engine.close());
    const paths = "SELECT name, value FROM duckdb_settings() WHERE value LIKE '%/%' OR value LIKE '%\\%'";
    assert.equal(await outcome(engine, paths), '[]');
    for (const sql of [
      'SET enable_external_access = true',
      "SET temp_directory = '.tmp'",
      'RESET memory_limit',
    ]) {
      await assert.rejects(engine.execute(sql), /locked|disabled/, sql);
    }
  });

  test('rows that do not fit into memory are an error and not a file', async (t) => {
    const engine = new NodeDuckDBEngine('50MB');
    t.after(() => engine.close());
    const sql =
      'SELECT range AS a, hash(range)::VARCHAR AS b FROM range(5000000) ORDER BY b LIMIT 1 OFFSET 4999999';
    assert.match(await outcome(engine, sql), /out of memory/i);
  });
});

describe('filling a table of the engine', () => {
  const table = (rowCount: number): IngestTable => ({
    name: 't',
    rowCount,
    warnings: [],
    columns: [{ name: 'i', type: 'INTEGER', read: (row) => row }],
  });

  test('other work of the process has its turn while many rows go in, and progress is told', async (t) => {
    const engine = new NodeDuckDBEngine('200MB');
    t.after(() => engine.close());
    await engine.execute('CREATE TABLE t (i INTEGER)');
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const told: number[] = [];
    await engine.append('t', table(500_000), { onProgress: (done) => told.push(done) });
    clearInterval(timer);
    assert.ok(turns > 1, `${turns} turns`);
    assert.equal(told.at(-1), 1);
    assert.deepEqual(
      told,
      [...told].sort((a, b) => a - b),
    );
    assert.equal(
      await outcome(engine, 'SELECT COUNT(*) AS n, MAX(i) AS most FROM t'),
      '[{"n":500000,"most":499999}]',
    );
  });

  test('an abort ends the filling of a table and the engine goes on', async (t) => {
    const engine = new NodeDuckDBEngine('200MB');
    t.after(() => engine.close());
    await engine.execute('CREATE TABLE t (i INTEGER)');
    const controller = new AbortController();
    const filling = engine.append('t', table(50_000_000), {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    await assert.rejects(filling, { name: 'AbortError' });
    await engine.execute('DROP TABLE t');
    assert.equal(await outcome(engine, 'SELECT 1 AS a'), '[{"a":1}]');
  });
});

test('an abort at any moment of a query frees the engine', async (t) => {
  const engine = new NodeDuckDBEngine('200MB');
  t.after(() => engine.close());
  const sql =
    'SELECT COUNT(*) AS n FROM range(10000000) a, range(10000000) b WHERE (a.range * b.range) % 7 = 3';
  for (let step = 0; step < 1200; step += 20) {
    const controller = new AbortController();
    const running = engine.query(`DESCRIBE ${sql}`, sql, controller.signal);
    let left = step;
    const later = (): unknown => (left-- > 0 ? setImmediate(later) : controller.abort());
    later();
    await assert.rejects(running);
  }
});
