// Questions in plain words → SQL by the embedded engine: how many give the rows of the collection's own query, how many are refused
// when they are asked of a table that does not hold what they name, and how long a prompt takes. `--without=<rule>` leaves one rule
// out; without arguments each is left out in turn. `--set=nlv` asks one collection, `--failures=<n>` prints some of half a.
import {
  ASK_RULES,
  profileTables,
  queryFromPrompt,
  type AskRule,
  type TableProfile,
} from '../src/core/analyst/index.js';
import type { QueryRunner, TableSchema } from '../src/core/query/types.js';
import { createNodeDuckDBRunner } from '../src/server/query/node-duckdb-runner.js';
import { matches } from './nl2sql/match.js';
import {
  hasData,
  nlvQuestions,
  nvBenchQuestions,
  type Collection,
  type Question,
} from './nl2sql/questions.js';
import { report, row, type BenchRow } from './report.js';

const option = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const asked = option('without');
if (asked !== undefined && !ASK_RULES.includes(asked as AskRule)) {
  console.error(`Unknown rule: ${asked}. There are: ${ASK_RULES.join(', ')}`);
  process.exit(2);
}
if (!hasData()) {
  console.error('The collections are not there: ../shared/data/nlv-dev and nvbench-dev.');
  process.exit(2);
}

interface Table {
  runner: QueryRunner;
  schema: TableSchema;
  profiles: TableProfile[];
}

/** Each table alone in an engine of its own where its name is taken: prompts are asked of one table. */
async function openTables(collection: Collection): Promise<Map<string, Table>> {
  const runners: { runner: QueryRunner; names: Set<string> }[] = [];
  const tables = new Map<string, Table>();
  for (const [key, dataset] of collection.tables) {
    const name = dataset.tableName.toLowerCase();
    let place = runners.find(({ names }) => !names.has(name));
    if (!place) runners.push((place = { runner: createNodeDuckDBRunner(), names: new Set() }));
    place.names.add(name);
    const { runner } = place;
    await runner.load([dataset]);
    const schema = (await runner.schema()).find((table) => table.name === dataset.tableName) as TableSchema;
    tables.set(key, { runner, schema, profiles: await profileTables([schema], runner.runQuery) });
  }
  return tables;
}

interface Verdict {
  question: Question;
  matched: boolean;
  /** What was answered: SQL, or why not. */
  answer: string;
  milliseconds: number;
}

async function ask(
  question: Question,
  { runner, schema, profiles }: Table,
  without: readonly AskRule[],
): Promise<Verdict> {
  const start = performance.now();
  const answer = await queryFromPrompt({
    prompt: question.prompt, tables: [schema], runQuery: runner.runQuery, profiles, without, now: new Date('2026-11-22'),
  }); // prettier-ignore
  const milliseconds = performance.now() - start;
  if (answer.status !== 'ok')
    return { question, matched: false, answer: answer.reasons.join(' '), milliseconds };
  const { rows } = question.expected;
  const gold =
    typeof rows === 'string' ? (await runner.runQuery(rows)).rows.map((one) => Object.values(one)) : rows;
  const matched = matches(await runner.runQuery(answer.sql), gold, question.expected);
  return { question, matched, answer: answer.sql, milliseconds };
}

async function askAll(
  questions: readonly Question[],
  tables: ReadonlyMap<string, Table>,
  without: readonly AskRule[],
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const question of questions)
    verdicts.push(await ask(question, tables.get(question.table) as Table, without));
  return verdicts;
}

const share = (name: string, verdicts: readonly Verdict[], more: Partial<BenchRow> = {}): BenchRow => ({
  name, unit: 'share', ours: verdicts.filter(({ matched }) => matched).length / Math.max(1, verdicts.length), n: verdicts.length, ...more,
}); // prettier-ignore

function parts(set: string, verdicts: readonly Verdict[], by: 'half' | 'hardness' | 'chart'): BenchRow[] {
  const names = [...new Set(verdicts.map(({ question }) => question[by]))]
    .filter((name) => name !== '')
    .sort();
  return names.map((name) => share(`${set}: ${by} ${name}`, verdicts.filter(({ question }) => question[by] === name))); // prettier-ignore
}

/** Every question is asked of the next table of the collection that is of another database. */
async function refusals(
  set: string,
  questions: readonly Question[],
  tables: ReadonlyMap<string, Table>,
): Promise<BenchRow> {
  const keys = [...tables.keys()];
  let refused = 0;
  for (const [i, question] of questions.entries()) {
    const others = keys.filter((key) => key.split('.')[0] !== question.table.split('.')[0]);
    const { runner, schema, profiles } = tables.get(others[(i * 7) % others.length] as string) as Table;
    const answer = await queryFromPrompt({
      prompt: question.prompt,
      tables: [schema],
      runQuery: runner.runQuery,
      profiles,
    });
    if (answer.status === 'needs_clarification') refused += 1;
    else if (Number(option('answered') ?? 0) > i && question.half === 'a')
      console.log(`answered: ${schema.name} | ${question.prompt}\n    ${answer.sql}`);
  }
  return {
    name: `${set}: refused of another table`,
    unit: 'share',
    ours: refused / questions.length,
    least: 0.9,
    n: questions.length,
  };
}

/** Prompts of every kind over 20 columns and 50,000 rows: what a user waits for. */
async function latency(): Promise<BenchRow> {
  const runner = createNodeDuckDBRunner();
  const names = ['Warsaw', 'Lisbon', 'Dublin', 'Athens', 'Vienna'];
  const data = Array.from({ length: 50_000 }, (_, i) => ({
    booked_on: new Date(Date.UTC(2022, 0, 1) + (i % 1400) * 86_400_000).toISOString().slice(0, 10),
    city: names[i % 5], tariff: ['basic', 'flex'][i % 2], agent: `agent ${i % 300}`, fare: 40 + ((i * 31) % 500),
    ...Object.fromEntries(Array.from({ length: 15 }, (_, n) => [`metric_${n}`, (i * (n + 3)) % 1000])),
  })); // prettier-ignore
  await runner.load([{ name: 'trips', tableName: 'trips', data }]);
  const tables = await runner.schema();
  const profiles = await profileTables(tables, runner.runQuery);
  const prompts = [
    'average fare by city', 'number of trips per month', 'top 3 cities by fare where tariff is flex', 'distribution of fare', 'fare by city and tariff',
    'relationship between fare and metric 3', 'trips in 2023 by weekday', 'fare over time without Vienna', 'fare above 200 by agent', 'average humidity by city',
  ]; // prettier-ignore
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1)
    for (const prompt of prompts) {
      const start = performance.now();
      // The runner keeps answers: each round asks for other rows.
      await queryFromPrompt({
        prompt: `${prompt} where metric 5 is above ${round}`,
        tables,
        profiles,
        runQuery: runner.runQuery,
      });
      times.push(performance.now() - start);
    }
  await runner.close();
  return row('a prompt, 20 columns, 50,000 rows', 'ms', times, { limit: 20 });
}

const collections = { nlv: nlvQuestions, nvbench: nvBenchQuestions };
const sets = (Object.keys(collections) as (keyof typeof collections)[]).filter(
  (set) => (option('set') ?? set) === set,
);
const LEAST = { nlv: 0.9, nvbench: 0.75 };
const rows: BenchRow[] = [];
for (const set of sets) {
  const collection = collections[set]();
  const tables = await openTables(collection);
  const every = Number(option('every') ?? 1);
  const questions = collection.questions.filter((_, i) => i % every === 0);
  const without = asked === undefined ? [] : [asked as AskRule];
  const verdicts = await askAll(questions, tables, without);
  rows.push(share(`${set}: execution match`, verdicts, { least: LEAST[set] }));
  for (const by of ['half', 'hardness', 'chart'] as const) rows.push(...parts(set, verdicts, by));
  for (const { question, answer } of verdicts
    .filter(({ matched, question }) => !matched && question.half === 'a')
    .slice(0, Number(option('failures') ?? 0)))
    console.log(
      `${question.table} [${question.id}] ${question.prompt}\n    gold ${question.gold}\n    ours ${answer}`,
    );
  rows.push(row(`${set}: a prompt`, 'ms', verdicts.map(({ milliseconds }) => milliseconds))); // prettier-ignore
  if (option('refusals') !== 'no') rows.push(await refusals(set, questions, tables));
  if (asked === undefined && option('ablation') !== 'no') {
    const sample = questions.filter((_, i) => set === 'nlv' || i % 7 === 0);
    const base = share('', await askAll(sample, tables, [])).ours;
    for (const rule of ASK_RULES) {
      const { ours } = share('', await askAll(sample, tables, [rule]));
      rows.push({
        name: `${set}: match lost without ${rule}`,
        unit: 'share',
        ours: base - ours,
        n: sample.length,
      });
    }
  }
  for (const { runner } of tables.values()) await runner.close();
}
if (sets.length === 2) rows.push(await latency());
if (asked === undefined && sets.length === 2 && option('every') === undefined) report('nl2sql', rows);
else console.table(rows);
