import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type { QueryRunner } from '../../../src/core/query/types.js';
import { createNodeDuckDBRunner } from '../../../src/server/query/node-duckdb-runner.js';
import { readDatasetFile } from '../../../src/server/query/read-dataset-file.js';

/** Writes the rows of one SELECT to a file. */
export async function writeTable(file: string, select: string): Promise<void> {
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  try {
    await connection.run(`COPY (${select}) TO '${file}'`);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

/** A runner over a table `t` that the engine made by one SELECT and a file brought here, with so much memory. */
export async function withTable(
  select: string,
  work: (runner: QueryRunner) => Promise<void>,
  memory = '2GB',
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-table-'));
  const runner = createNodeDuckDBRunner({ memory });
  try {
    const file = join(folder, 't.parquet');
    await writeTable(file, select);
    await runner.load([await readDatasetFile(file, 't')]);
    await work(runner);
  } finally {
    await runner.close();
    rmSync(folder, { recursive: true });
  }
}
