import assert from 'node:assert/strict';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { describe, test, type TestContext } from 'node:test';
import type { DuckDBInstance } from '@duckdb/node-api';
import type { IngestTable } from '../../../src/core/intake/table-types.js';
import { createSqlRunner } from '../../../src/core/query/sql-runner.js';
import { loadNodeApi } from '../../../src/server/query/load-node-api.js';
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

describe('queries that never end', () => {
  const sql =
    'SELECT COUNT(*) AS n FROM range(10000000) a, range(10000000) b WHERE (a.range * b.range) % 7 = 3';
  const begin = (engine: NodeDuckDBEngine, signal: AbortSignal) =>
    engine.query(`DESCRIBE ${sql}`, sql, signal);
  const turns = async (count: number): Promise<void> => {
    for (let left = count; left > 0; left -= 1) await new Promise(setImmediate);
  };

  test('an abort at any moment of a query frees the engine', async (t) => {
    const engine = new NodeDuckDBEngine('200MB');
    t.after(() => engine.close());
    for (let step = 0; step < 1200; step += 20) {
      const controller = new AbortController();
      const ended = assert.rejects(begin(engine, controller.signal));
      await turns(step);
      controller.abort();
      await ended;
    }
  });

  test('the engine closes at any moment after their abort, and the process lives', async () => {
    for (let step = 0; step < 40; step += 1) {
      const engine = new NodeDuckDBEngine('200MB');
      await engine.execute('SELECT 1');
      const controller = new AbortController();
      const ended = [0, 1, 2].map(() => assert.rejects(begin(engine, controller.signal)));
      await turns(step % 20);
      controller.abort();
      await Promise.all(ended);
      await engine.close();
    }
  });

  test('the engine that closes ends those under way', async () => {
    const engine = new NodeDuckDBEngine('200MB');
    const { signal } = new AbortController();
    const ended = assert.rejects(begin(engine, signal));
    await turns(200);
    await engine.close();
    await ended;
  });
});

describe('an engine that is lost', () => {
  const dataset = { name: 'T', tableName: 't', data: [{ a: 1 }, { a: 2 }] };
  const sql = 'SELECT COUNT(*) AS n FROM t';

  /** Engines that begin from now on are kept in `opened`; the first of them has the settings. */
  function watched(
    t: TestContext,
    path = ':memory:',
    settings: Record<string, string> = {},
  ): DuckDBInstance[] {
    const { DuckDBInstance: native } = loadNodeApi();
    const create = native.create.bind(native);
    const opened: DuckDBInstance[] = [];
    t.mock.method(native, 'create', async (_path: string, options: Record<string, string>) => {
      const first = opened.length === 0;
      opened.push(await create(first ? path : ':memory:', { ...options, ...(first ? settings : {}) }));
      return opened.at(-1);
    });
    return opened;
  }

  test('after a fatal error DuckDB starts again with its tables, and the query is answered', async (t) => {
    const file = `.tmp/fatal-${process.pid}.db`;
    await mkdir('.tmp', { recursive: true });
    t.after(() => Promise.all([file, `${file}.wal`].map((path) => rm(path, { force: true }))));
    // The engine's own switch for a checkpoint that fails: from then on it refuses all that it is asked.
    const opened = watched(t, file, { debug_checkpoint_abort: 'before_header' });
    const engine = new NodeDuckDBEngine('100MB');
    const runner = createSqlRunner(engine);
    t.after(() => runner.close());
    await runner.load([dataset]);
    await assert.rejects(engine.execute('CHECKPOINT'), /FATAL/);
    assert.equal(engine.alive, false);
    assert.deepEqual((await runner.runQuery(sql)).rows, [{ n: 2 }]);
    assert.equal(engine.alive, true);
    assert.equal(opened.length, 2);
  });

  test('a query that finds DuckDB closed under it starts it again with its tables', async (t) => {
    const opened = watched(t);
    const runner = createSqlRunner(new NodeDuckDBEngine('100MB'));
    t.after(() => runner.close());
    await runner.load([dataset]);
    opened[0]?.closeSync();
    const both = await Promise.all([runner.runQuery(sql), runner.runQuery('SELECT MAX(a) AS n FROM t')]);
    assert.deepEqual(
      both.map(({ rows }) => rows),
      [[{ n: 2 }], [{ n: 2 }]],
    );
    assert.equal(opened.length, 2);
  });

  test('a DuckDB that is lost again and again is reported, and the next query has a new start', async (t) => {
    const opened = watched(t);
    const runner = createSqlRunner(new NodeDuckDBEngine('100MB'));
    t.after(() => runner.close());
    await runner.load([dataset]);
    const { DuckDBConnection: connection } = loadNodeApi();
    const fatal = '{"exception_type":"FATAL","exception_message":"Failed: database has been invalidated"}';
    const broken = t.mock.method(connection.prototype, 'extractStatements', () =>
      Promise.reject(new Error(fatal)),
    );
    await assert.rejects(runner.runQuery('SELECT 1 AS a'), { code: 'ENGINE_CRASHED' });
    broken.mock.restore();
    assert.deepEqual((await runner.runQuery(sql)).rows, [{ n: 2 }]);
    assert.equal(opened.length, 3);
  });
});

describe('calls that heed no interrupt', () => {
  /** One call of a function, of half a second or so. */
  const LONG = "SELECT levenshtein(repeat('xy', 6000 + ?), repeat('yx', 6000)) AS v";

  test('who asked is answered at the end of the time, others meanwhile, and the process has its turn', async (t) => {
    const engine = new NodeDuckDBEngine('100MB');
    const hasty = createSqlRunner(engine, { timeout: 50 });
    const other = createSqlRunner(engine);
    t.after(() => hasty.close());
    await other.runQuery('SELECT 0 AS a');
    const order: string[] = [];
    const ended = (name: string) => (): unknown => order.push(name);
    const { signal } = new AbortController();
    const plain = LONG.replace('?', '0');
    const native = engine.query(`DESCRIBE ${plain}`, plain, signal).then(ended('call'));
    await Promise.all([
      native,
      assert.rejects(hasty.runQuery(LONG, { params: [1] }), { code: 'TIMEOUT' }).then(ended('timeout')),
      other.runQuery('SELECT 1 AS a').then(ended('other')),
    ]);
    assert.deepEqual(order.at(-1), 'call');
  });

  test('only so many of them run that files are still read, and the others wait', async (t) => {
    const engine = new NodeDuckDBEngine('100MB');
    const hasty = createSqlRunner(engine, { timeout: 50 });
    const patient = createSqlRunner(engine);
    t.after(() => hasty.close());
    await patient.runQuery('SELECT 0 AS a');
    let waited = false;
    const calls = Array.from({ length: 8 }, (_unused, at) => hasty.runQuery(LONG, { params: [at] }));
    for (const call of calls) await assert.rejects(call, { code: 'TIMEOUT' });
    const next = patient.runQuery('SELECT 1 AS a').then(() => (waited = true));
    await readFile('package.json');
    assert.equal(waited, false);
    await next;
  });
});
