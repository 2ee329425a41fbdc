import {
  profileTables,
  queryFromPrompt,
  type AskRule,
  type TableProfile,
} from '../../../../src/core/analyst/index.js';
import type { QueryResult, QueryRunner, Row, TableSchema } from '../../../../src/core/query/types.js';
import type { QueryFromPromptResponse } from '../../../../src/core/stream/protocol.js';
import { createNodeDuckDBRunner } from '../../../../src/server/query/node-duckdb-runner.js';

const REGIONS = ['North', 'South', 'East', 'West'];
const CHANNELS = ['Online', 'Store', 'Phone'];
const COUNTRIES = ['France', 'Italy', 'Germany'];
const START = Date.UTC(2025, 0, 1);

/** Sales of a bakery: 600 rows over 20 months, nothing random. */
const sales = Array.from({ length: 600 }, (_, i) => ({
  sale_id: i + 1,
  soldAt: new Date(START + i * 86_400_000).toISOString().slice(0, 10),
  Region: REGIONS[i % 4],
  channel: CHANNELS[(i * 7) % 3],
  Country: COUNTRIES[Math.floor(i / 5) % 3],
  Net_Revenue: 100 + ((i * 37) % 250),
  units_sold: 1 + (i % 9),
  discount_rate: ((i * 13) % 40) / 100,
  'Oven Temperature (°C)': 180 + ((i * 11) % 60) + (i % 7) / 10,
  'customer "nick" name': `guest ${i % 50}`,
  gift: i % 5 === 0,
}));

/** A table of things with names: one row each. */
const ovens = Array.from({ length: 40 }, (_, i) => ({
  'Oven Name': `Oven ${String.fromCodePoint(65 + (i % 26))}${i}`,
  Maker: ['Rational', 'Miele', 'Unox'][i % 3],
  capacity: 10 + ((i * 7) % 30),
  BuiltYear: 1998 + (i % 20),
}));

export const NOW = new Date('2026-08-15T10:00:00Z');

export interface Bakery {
  runner: QueryRunner;
  schema: TableSchema[];
  profiles: TableProfile[];
  /** The answer to a prompt, whatever it is. */
  ask(prompt: string, without?: readonly AskRule[]): Promise<QueryFromPromptResponse>;
  /** The answer and its rows; fails where the prompt was not understood. */
  answer(
    prompt: string,
  ): Promise<Extract<QueryFromPromptResponse, { status: 'ok' }> & { result: QueryResult }>;
  rows(sql: string): Promise<Row[]>;
}

export async function openBakery(): Promise<Bakery> {
  const runner = createNodeDuckDBRunner();
  await runner.load([
    { name: 'sales', tableName: 'sales', data: sales },
    { name: 'ovens', tableName: 'ovens', data: ovens },
  ]);
  const schema = await runner.schema();
  const profiles = await profileTables(schema, runner.runQuery);
  const ask: Bakery['ask'] = (prompt, without = []) =>
    queryFromPrompt({ prompt, tables: schema, runQuery: runner.runQuery, profiles, now: NOW, without });
  return {
    runner,
    schema,
    profiles,
    ask,
    answer: async (prompt) => {
      const answer = await ask(prompt);
      if (answer.status !== 'ok') throw new Error(`${prompt}: ${answer.reasons.join(' ')}`);
      return { ...answer, result: await runner.runQuery(answer.sql) };
    },
    rows: async (sql) => (await runner.runQuery(sql)).rows,
  };
}
