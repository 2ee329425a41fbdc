import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { DuckDBInstance } from '@duckdb/node-api';
import { createNodeDuckDBRunner } from '../../../src/server/query/node-duckdb-runner.js';
import { readDatasetFile } from '../../../src/server/query/read-dataset-file.js';

let folder = '';
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deckwright-data-'));
});
after(() => rm(folder, { recursive: true }));

test('a CSV, JSON, JSON lines and Parquet file of the same rows answer alike', async () => {
  const rows = [
    { id: 1, day: '2024-01-31', ok: true, price: 1.5 },
    { id: 2, day: null, ok: null, price: null },
  ];
  await writeFile(join(folder, 'a.csv'), 'id,day,ok,price\n1,2024-01-31,true,1.5\n2,,,\n');
  await writeFile(join(folder, 'a.json'), JSON.stringify(rows));
  await writeFile(join(folder, 'a.ndjson'), rows.map((row) => JSON.stringify(row)).join('\n'));
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const parquet = join(folder, 'a.parquet');
  await connection.run(`COPY (SELECT * FROM (VALUES (1::BIGINT, DATE '2024-01-31', true, 1.5::DOUBLE), (2, NULL, NULL, NULL))
    AS t(id, day, ok, price)) TO '${parquet}' (COMPRESSION zstd)`);
  connection.closeSync();

  for (const extension of ['csv', 'json', 'ndjson', 'parquet']) {
    const runner = createNodeDuckDBRunner();
    assert.deepEqual(await runner.load([await readDatasetFile(join(folder, `a.${extension}`), 'a')]), []);
    const { rows: read, columns } = await runner.runQuery('SELECT * FROM a ORDER BY id');
    assert.deepEqual(read, rows, extension);
    assert.deepEqual(
      columns.map(({ dbType }) => dbType),
      // Parquet tells its types itself.
      [extension === 'parquet' ? 'BIGINT' : 'INTEGER', 'DATE', 'BOOLEAN', 'DOUBLE'],
    );
    await runner.close();
  }
});

test('Parquet times keep their microseconds and text stays text', async () => {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const parquet = join(folder, 'times.parquet');
  await connection.run(
    `COPY (SELECT TIMESTAMP '2024-01-02 03:04:05.000006' AS at, '007' AS code, 9007199254740993 AS big) TO '${parquet}'`,
  );
  connection.closeSync();
  const runner = createNodeDuckDBRunner();
  await runner.load([await readDatasetFile(parquet, 'times')]);
  const { rows } = await runner.runQuery('SELECT * FROM times');
  assert.deepEqual(rows, [{ at: '2024-01-02T03:04:05.000006', code: '007', big: '9007199254740993' }]);
  await runner.close();
});

test('a Parquet file answers as the engine that wrote it: nulls, NaN, -0, the ends of BIGINT, words that recur and others', async () => {
  const select = `SELECT i::INTEGER AS id, CASE WHEN i % 3 > 0 THEN i % 7 = 0 END AS flag,
    CASE i % 4 WHEN 1 THEN 'NaN'::DOUBLE WHEN 2 THEN '-0.0'::DOUBLE WHEN 3 THEN i / 8 END AS number, CASE WHEN i % 2 = 0 THEN '-0.0'::DOUBLE ELSE 3 END AS whole,
    CASE i % 3 WHEN 1 THEN 9223372036854775807 - i WHEN 2 THEN i - 9223372036854775807 END AS big,
    CASE WHEN i % 5 > 0 THEN 'Region ' || (i % 5) END AS word, 'Name ' || i AS name, NULL::INTEGER AS nothing
    FROM range(20000) t(i)`;
  const sum = `SELECT sum(hash(id, flag, number::VARCHAR, whole::VARCHAR, big, word, name, nothing)::HUGEINT)::VARCHAR AS sum`;
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const parquet = join(folder, 'kinds.parquet');
  await connection.run(`COPY (${select}) TO '${parquet}'`);
  const wanted = (await connection.runAndReadAll(`${sum} FROM (${select})`)).getRowObjectsJson();
  connection.closeSync();
  const runner = createNodeDuckDBRunner();
  await runner.load([await readDatasetFile(parquet, 'kinds')]);
  assert.deepEqual((await runner.runQuery(`${sum} FROM kinds`)).rows, wanted);
  await runner.close();
});

test('a data file that is not there is an error that names its path', async () => {
  await assert.rejects(readDatasetFile(join(folder, 'none.csv'), 'a'), {
    code: 'INVALID_DATASET',
    message: /none\.csv/,
  });
});
