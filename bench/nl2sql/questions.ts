import { existsSync, readFileSync } from 'node:fs';
import type { Dataset } from '../../src/core/query/types.js';
import type { Expected } from './match.js';

/** A question of a collection, and what answers it. */
export interface Question {
  set: 'nlv' | 'nvbench';
  id: string;
  /** Key of the table that it is about. */
  table: string;
  prompt: string;
  hardness: string;
  chart: string;
  gold: string;
  expected: Expected;
  /** Rules were made with the questions of half `a`; of half `b` only the score was looked at. */
  half: 'a' | 'b';
}

export interface Collection {
  questions: Question[];
  tables: ReadonlyMap<string, Dataset>;
}

const FOLDER = '../shared/data';
const read = (path: string): string => readFileSync(`${FOLDER}/${path}`, 'utf8');
const lines = <T>(path: string): T[] => read(path).trim().split('\n').map((line) => JSON.parse(line) as T); // prettier-ignore

export const hasData = (): boolean => existsSync(`${FOLDER}/nlv-dev/gold.json`);

export function nlvQuestions(): Collection {
  const gold = JSON.parse(read('nlv-dev/gold.json')) as Record<
    string,
    { sql: string; visId: string; rows: unknown[][] | null }
  >;
  const asked = lines<{ id: string; dataset: string; gold: string; utterance: string }>(
    'nlv-dev/utterances.jsonl',
  );
  const questions = asked.flatMap(({ id, dataset, gold: key, utterance }): Question[] => {
    const target = gold[key];
    if (!target) return [];
    const half = Number(id.replace(/\D/g, '')) % 2 === 0 ? 'a' : 'b';
    return [
      {
        set: 'nlv',
        id,
        table: dataset,
        prompt: utterance,
        hardness: '',
        chart: target.visId,
        gold: target.sql,
        expected: { rows: target.rows ?? target.sql.replace('FROM data', `FROM ${dataset}`) },
        half,
      },
    ];
  });
  const tables = ['cars', 'movies'].map((name): [string, Dataset] => [
    name,
    { name, tableName: name, data: new Blob([read(`nlv-dev/${name}.csv`)]) },
  ]);
  return { questions, tables: new Map(tables) };
}

interface Item {
  id: string;
  table: string;
  chart: string;
  hardness: string;
  vql: string;
  binned: boolean;
  nl: string[];
  expected: unknown[][];
}

export function nvBenchQuestions(): Collection {
  const tables = JSON.parse(read('nvbench-dev/tables.json')) as Record<
    string,
    { columns: string[]; rows: unknown[][] }
  >;
  const questions = lines<Item>('nvbench-dev/items.jsonl').flatMap(
    ({ id, table, chart, hardness, vql, binned, nl, expected }) =>
      nl.map((prompt, n): Question => {
        const sorted = /@([xy])_name@/.exec(id)?.[1];
        return {
        set: 'nvbench', id: `${id} ${n}`, table, prompt, hardness, chart, gold: vql, half: halfOf(table.split('.')[0] ?? ''),
        expected: { rows: expected, binned, ...(sorted ? { sortedBy: sorted === 'x' ? 0 : 1 } : {}) },
      }; // prettier-ignore
      }),
  );
  const datasets = Object.entries(tables).map(([key, { columns, rows }]): [string, Dataset] => {
    const tableName = key.slice(key.indexOf('.') + 1);
    const data = rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i]])));
    return [key, { name: key, tableName, data }];
  });
  return { questions, tables: new Map(datasets) };
}

/** By database, so that no table is in both halves. */
function halfOf(database: string): 'a' | 'b' {
  let hash = 7;
  for (const char of database) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % 2 === 0 ? 'a' : 'b';
}
