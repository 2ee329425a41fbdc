import { profileTables, queryFromPrompt } from '../../../../src/core/analyst/index.js';
import type { Dataset, QueryRunner, Row } from '../../../../src/core/query/types.js';
import type { QueryFromPromptResponse } from '../../../../src/core/stream/protocol.js';
import { createNodeDuckDBRunner } from '../../../../src/server/query/node-duckdb-runner.js';

/** A table to be asked, in a real engine. */
export interface AskedTable {
  runner: QueryRunner;
  ask(prompt: string): Promise<QueryFromPromptResponse>;
  rows(sql: string): Promise<Row[]>;
}

export async function openTable(name: string, data: Dataset['data']): Promise<AskedTable> {
  const runner = createNodeDuckDBRunner();
  await runner.load([{ name, tableName: name, data }]);
  const tables = await runner.schema();
  const profiles = await profileTables(tables, runner.runQuery);
  return {
    runner,
    ask: (prompt) =>
      queryFromPrompt({ prompt, tables, runQuery: runner.runQuery, profiles, now: new Date('2026-08-15') }),
    rows: async (sql) => (await runner.runQuery(sql)).rows,
  };
}
