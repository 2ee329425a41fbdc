// How right files are read the way people have them: the collection's own checker counts types, roles, sums, flags and cells lost in
// silence. Beside it DuckDB's `read_csv`, which finds dialects and types as well, over the same files.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, openAsBlob, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { readData, type ReadDataOptions } from '../src/core/index.js';
import { report, versionOf, type BenchRow } from './report.js';

const FOLDER =
  process.argv.find((argument) => argument.startsWith('--folder='))?.slice(9) ?? '../shared/data/messy';
if (!existsSync(join(FOLDER, 'expected.json'))) {
  console.error(`The collection is not there: ${FOLDER}.`);
  process.exit(1);
}

interface Expected {
  files: {
    file: string;
    options?: ReadDataOptions;
    error?: string;
    table?: {
      rows: number;
      columns: { name: string | null; role: string; type: string; additive?: boolean }[];
    };
  }[];
}
interface Figures {
  types: number;
  roles: number;
  sums: number;
  wrongSums: number;
  values: number;
  precision: number;
  recall: number;
  silentLosses: number;
}

const { files } = JSON.parse(readFileSync(join(FOLDER, 'expected.json'), 'utf8')) as Expected;
const work = mkdtempSync(join(tmpdir(), 'deckwright-reading-'));

/** Judges results with the collection's checker, and prints what it notes. */
function judged(name: string, results: object[], isOurs: boolean): Figures {
  const given = join(work, `${name}.json`);
  const found = join(work, `${name}-figures.json`);
  writeFileSync(given, JSON.stringify({ files: results }));
  const args = [join(FOLDER, 'check.mjs'), FOLDER, given, '--json', found, ...(isOurs ? ['--verbose'] : [])];
  const checker = existsSync(args[0]!) ? args : ['../shared/data/messy/check.mjs', ...args.slice(1)];
  const printed = execFileSync(process.execPath, checker, { encoding: 'utf8' });
  if (isOurs) console.log(printed);
  return (JSON.parse(readFileSync(found, 'utf8')) as { figures: Figures }).figures;
}

async function ours(): Promise<object[]> {
  const results: object[] = [];
  for (const { file, options } of files) {
    const blob = new File([await openAsBlob(join(FOLDER, file))], file);
    const { reading } = await readData(blob, options);
    results.push({ ...reading, file });
  }
  return results;
}

async function duckdb(): Promise<object[]> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const results: object[] = [];
  for (const { file } of files) {
    const path = join(FOLDER, file);
    const reader = /\.(json|jsonl|ndjson)$/.test(file) ? 'read_json' : 'read_csv';
    const table = await readBy(connection, `${reader}('${path}')`).catch(() => undefined);
    results.push({ file, flags: [], ...(table ? { table } : { error: 'REFUSED' }) });
  }
  return results;
}

async function readBy(connection: DuckDBConnection, source: string): Promise<object> {
  await connection.run(`CREATE OR REPLACE TABLE t AS SELECT * FROM ${source}`);
  const described = (await connection.runAndReadAll('DESCRIBE t')).getRowObjectsJson();
  const columns: object[] = [];
  for (const { column_name: name, column_type: type } of described as Record<string, string>[]) {
    const kind = kindOf(type!);
    const quoted = `"${name!.replaceAll('"', '""')}"`;
    const sum = kind === 'number' ? `sum(${quoted})::DOUBLE` : 'NULL';
    const sql = `SELECT ${sum} AS sum, count(*) - count(${quoted}) AS nulls FROM t`;
    const [found] = (await connection.runAndReadAll(sql)).getRowObjects();
    columns.push({ name, type: kind, role: 'other', nulls: Number(found!['nulls']), sum: found!['sum'] });
  }
  const [count] = (await connection.runAndReadAll('SELECT count(*) AS n FROM t')).getRowObjects();
  return { header: 0, rows: Number(count!['n']), columns };
}

function kindOf(type: string): string {
  if (/INT|DOUBLE|FLOAT|DECIMAL/.test(type)) return 'number';
  if (type === 'DATE') return 'date';
  if (type === 'BOOLEAN') return 'boolean';
  if (type === 'TIME') return 'time';
  return type.startsWith('TIMESTAMP') ? 'datetime' : 'string';
}

/** Columns that a recommended dashboard adds up though a sum of them says nothing: ids, rates, prices, years, latitudes. */
async function wrongSums(): Promise<string[]> {
  const { createNodeDuckDBRunner } = await import('../src/server/index.js');
  const { recommendWidgets } = await import('../src/core/analyst/index.js');
  const wrong: string[] = [];
  for (const { file, options = {}, table } of files) {
    if (!table || table.rows === 0) continue;
    const runner = createNodeDuckDBRunner();
    const data = new File([await openAsBlob(join(FOLDER, file))], file);
    await runner.load([{ name: file, tableName: 'data', data, read: options }]);
    const { widgets } = await recommendWidgets(await runner.schema(), runner.runQuery);
    const sql = widgets.map(({ dataKey }) => dataKey).join();
    for (const { name, role, type, additive } of table.columns) {
      const isWrong = additive === false || ['id', 'rate', 'time', 'geo'].includes(role);
      const sum = `SUM("${(name ?? '').replaceAll('"', '""')}"`;
      if (name !== null && type !== 'boolean' && isWrong && sql.includes(sum)) wrong.push(`${file}: ${name}`);
    }
    await runner.close();
  }
  return wrong;
}

const mine = judged('ours', await ours(), true);
const theirs = judged('duckdb', await duckdb(), false);
const summed = await wrongSums();
for (const each of summed) console.log(`summed: ${each}`);
const peer = (value: number) => ({
  peer: { name: versionOf('@duckdb/node-api').replace('@duckdb/node-api', 'DuckDB read_csv'), value },
});
const share = (name: string, value: number, least: number, more: Partial<BenchRow> = {}): BenchRow => ({
  ...{ name, unit: '%', ours: value * 100, least, n: files.length },
  ...more,
});
report('reading', [
  share('types right', mine.types, 98, peer(theirs.types * 100)),
  share('roles right', mine.roles, 95),
  share('sums right', mine.sums, 98, peer(theirs.sums * 100)),
  {
    name: 'wrong sums of columns read as numbers',
    unit: '',
    ours: mine.wrongSums,
    limit: 0,
    ...peer(theirs.wrongSums),
  },
  share('values right', mine.values, 95, peer(theirs.values * 100)),
  share('flags: precision', mine.precision, 95),
  share('flags: recall', mine.recall, 95),
  {
    name: 'cells lost in silence',
    unit: 'cells',
    ours: mine.silentLosses,
    limit: 0,
    ...peer(theirs.silentLosses),
  },
  { name: 'columns that a deck sums up wrongly', unit: '', ours: summed.length, limit: 0 },
]);
