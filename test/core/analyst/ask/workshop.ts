import { profileTables, queryFromPrompt } from '../../../../src/core/analyst/index.js';
import type { QueryRunner, Row } from '../../../../src/core/query/types.js';
import type { QueryFromPromptResponse } from '../../../../src/core/stream/protocol.js';
import { createNodeDuckDBRunner } from '../../../../src/server/query/node-duckdb-runner.js';

const BRANCHES = ['Harbour', 'Centre', 'Airport', 'Mill Lane'];
const DEVICES = ['Bicycle', 'Scooter', 'Pram'];
const START = Date.UTC(2024, 0, 1);

/** Repairs of a workshop: 480 rows over 20 months, nothing random, some without a rating. */
const repairs = Array.from({ length: 480 }, (_, i) => ({
  ticket_no: `T${1000 + i}`,
  received: new Date(START + Math.floor(i * 1.25) * 86_400_000).toISOString().slice(0, 10),
  brnch: BRANCHES[((i * 3) % 7) % 4],
  device: DEVICES[((i * 5) % 11) % 3],
  mechanic: ['Ada', 'Bo', 'Cem', 'Dina', 'Eli'][((i * i) % 13) % 5],
  owner_age: 18 + ((i * 17) % 60),
  owner_gender: ['Female', 'Male'][((i * 3) % 5) % 2],
  labour_hours: 1 + ((i * 7) % 9),
  wt_kg: 4 + ((i * 13) % 250) / 10,
  price_usd: 20 + ((i * 31) % 400) + i / 1000,
  reworked: i % 6 === 0 ? 'Yes' : 'No',
  rating: i % 9 === 0 ? null : 1 + (i % 5),
}));

export interface Workshop {
  runner: QueryRunner;
  ask(prompt: string): Promise<QueryFromPromptResponse>;
  rows(sql: string): Promise<Row[]>;
}

export async function openWorkshop(): Promise<Workshop> {
  const runner = createNodeDuckDBRunner();
  await runner.load([{ name: 'repairs', tableName: 'repairs', data: repairs }]);
  const tables = await runner.schema();
  const profiles = await profileTables(tables, runner.runQuery);
  return {
    runner,
    ask: (prompt) =>
      queryFromPrompt({ prompt, tables, runQuery: runner.runQuery, profiles, now: new Date('2026-08-15') }),
    rows: async (sql) => (await runner.runQuery(sql)).rows,
  };
}
