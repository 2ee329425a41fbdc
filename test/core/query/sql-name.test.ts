import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { DUCKDB_FUNCTIONS, DUCKDB_KEYWORDS, DUCKDB_TYPES } from '../../../src/core/query/duckdb-words.js';
import { writeName } from '../../../src/core/query/sql-name.js';
import { NodeDuckDBEngine } from '../../../src/server/query/node-duckdb-engine.js';
import { pastGuard } from './past-guard.js';

const engine = new NodeDuckDBEngine('100MB');
after(() => engine.close());

async function column(sql: string): Promise<string[]> {
  return (await pastGuard(engine, sql)).map((row) => Object.values(row)[0] as string);
}

test('plain names stay as they are, all others stand in double quotes', () => {
  const written = ['region', 'Region_2', 'größe', 'Net Amount', 'a-b', '2024', 'say "hi"', ''].map(writeName);
  assert.deepEqual(written, [
    'region',
    'Region_2',
    'größe',
    '"Net Amount"',
    '"a-b"',
    '"2024"',
    '"say ""hi"""',
    '""',
  ]);
});

test('every keyword of the engine can be a column once its name is written', async () => {
  const keywords = await column('SELECT keyword_name FROM duckdb_keywords()');
  const list = keywords.map((name) => `1 AS ${writeName(name)}`).join(', ');
  const read = keywords.map((name) => writeName(name)).join(', ');
  const [row = {}] = await pastGuard(engine, `SELECT ${read} FROM (SELECT ${list})`);
  assert.deepEqual(Object.keys(row), keywords);
});

test('every word that completion offers is one of the engine', async () => {
  const [keywords, functions, types] = await Promise.all([
    column('SELECT keyword_name FROM duckdb_keywords()'),
    column('SELECT DISTINCT function_name FROM duckdb_functions()'),
    column('SELECT DISTINCT type_name FROM duckdb_types()'),
  ]);
  const unknown = (words: readonly string[], ...known: string[][]) =>
    words.filter((word) => !known.some((list) => list.includes(word)));
  assert.deepEqual(unknown(DUCKDB_KEYWORDS, keywords, ['date', 'ties']), []);
  assert.deepEqual(unknown(DUCKDB_FUNCTIONS, functions, keywords), []);
  assert.deepEqual(unknown(DUCKDB_TYPES, types, keywords), []);
});
