// Command line: wide and long tables to a deck, whole process, and what of its memory profiling and queries add to loading.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeTable } from '../test/core/analyst/generated-table.js';
import { report, row, type BenchRow } from './report.js';

const folder = mkdtempSync(join(tmpdir(), 'deckwright-bench-'));

/** Measures, names, counts and days by turns. */
const KINDS: readonly ((n: number) => string)[] = [
  (n) => `hash(i, ${n}) % 100000 / 100 AS "amount ${n}"`,
  (n) => `'kind ' || (hash(i, ${n}) % 9) AS "kind_${n}"`,
  (n) => `(hash(i, ${n}) % 5000)::INTEGER AS "count_${n}"`,
  (n) => `DATE '2023-01-01' + (hash(i, ${n}) % 900)::INTEGER AS "day_${n}"`,
];
const wide = (columns: number): string =>
  Array.from({ length: columns }, (_, n) => KINDS[n % KINDS.length]!(n)).join(', ');
const SALES = `i::INTEGER AS id, DATE '2019-01-01' + (hash(i) % 1500)::INTEGER AS sold_on, 'Region ' || (hash(i, 1) % 12) AS region,
  'Product ' || (hash(i, 2) % 300) AS product, (hash(i, 3) % 40)::INTEGER AS age, hash(i, 4) % 1000000 / 100 AS revenue,
  (hash(i, 5) % 50)::INTEGER AS units, hash(i, 6) % 1000 / 10 AS score, hash(i, 7) % 2 = 0 AS returned, hash(i, 5) % 50 + hash(i, 8) % 1000 / 10 AS cost`;

interface Table {
  name: string;
  file: string;
  columns: string;
  rows: number;
  limits: { memory?: number; added?: number; seconds?: number };
}

const TABLES: readonly Table[] = [
  {
    name: '1,000 columns × 60 rows',
    file: 'wide.csv',
    columns: wide(1000),
    rows: 60,
    limits: { memory: 500 },
  },
  {
    name: '300 columns × 50,000 rows',
    file: 'both.csv',
    columns: wide(300),
    rows: 50_000,
    limits: { seconds: 6 },
  },
  {
    name: '10 columns × 5,000,000 rows',
    file: 'long.parquet',
    columns: SALES,
    rows: 5_000_000,
    limits: { added: 500 },
  },
];

/** What a process of its own takes: the table alone, then the dashboard that is recommended for it. */
const MEASURE = `
  const { createNodeDuckDBRunner, readDatasetFile } = await import('./dist/server/index.js');
  const { recommendWidgets } = await import('./dist/core/analyst/index.js');
  const memory = () => process.resourceUsage().maxRSS / 1024;
  const runner = createNodeDuckDBRunner();
  await runner.load([await readDatasetFile(process.argv[1], 'bench')]);
  const loaded = memory();
  const began = performance.now();
  const { widgets } = await recommendWidgets(await runner.schema(), runner.runQuery);
  const seconds = (performance.now() - began) / 1000;
  if (widgets.length < 5) throw new Error('Too few widgets.');
  console.log(JSON.stringify({ memory: memory(), added: memory() - loaded, seconds }));
  await runner.close();
`;

const limited = (limit: number | undefined): Partial<BenchRow> => (limit === undefined ? {} : { limit });
const rows: BenchRow[] = [];
try {
  for (const { name, file, columns, rows: count, limits } of TABLES) {
    const path = join(folder, file);
    await writeTable(path, `SELECT ${columns} FROM range(${count}) t(i)`);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', MEASURE, path],
      {
        encoding: 'utf8',
      },
    );
    if (status !== 0) throw new Error(`${name}: ${stderr}`);
    const { memory, added, seconds } = JSON.parse(stdout) as Record<'memory' | 'added' | 'seconds', number>;
    rows.push(
      row(`${name}: peak memory, loading and recommending`, 'MB', [memory], limited(limits.memory)),
      row(`${name}: of it beyond loading`, 'MB', [added], limited(limits.added)),
      row(`${name}: recommending`, 's', [seconds], limited(limits.seconds)),
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
report('tables', rows);
