// Command line: a CSV of 100,000 rows to a 12-slide deck, whole process. Beside it the bare parts: DuckDB and PptxGenJS
// in a script of twelve fixed queries and native charts, no layout, no text, no checks.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report, row } from './report.js';

const RUNS = 5;
const csv = 'dist/demo/data/flights.csv';
const folder = mkdtempSync(join(tmpdir(), 'deckwright-bench-'));

const bare = join(process.cwd(), '.tmp', 'bench-bare.mjs');
spawnSync('mkdir', ['-p', '.tmp']);
writeFileSync(
  bare,
  `import { DuckDBInstance } from '@duckdb/node-api';
import PptxGenJS from 'pptxgenjs';
const db = await (await DuckDBInstance.create()).connect();
await db.run("CREATE TABLE t AS FROM read_csv('${csv}')");
const pptx = new PptxGenJS();
for (let i = 0; i < 12; i += 1) {
  const rows = (await db.runAndReadAll('SELECT state, count(*)::DOUBLE, avg(delay) FROM t WHERE distance > ' + i * 50 + ' GROUP BY 1 ORDER BY 2 DESC LIMIT 12')).getRows();
  const slide = pptx.addSlide();
  slide.addText('Flights by state', { x: 0.5, y: 0.3 });
  slide.addChart('bar', [{ name: 'n', labels: rows.map((r) => String(r[0])), values: rows.map((r) => r[1]) }], { x: 0.5, y: 1, w: 9, h: 4 });
}
await pptx.writeFile({ fileName: process.argv[2] });
`,
);

const time = (args: string[]): number => {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - start) / 1000;
};

const ours: number[] = [];
const theirs: number[] = [];
for (let run = 0; run < RUNS; run += 1) {
  ours.push(time(['dist/cli/main.js', 'build', csv, '-o', join(folder, 'ours.pptx')]));
  theirs.push(time([bare, join(folder, 'bare.pptx')]));
}
const peer = [...theirs].sort((a, b) => a - b)[RUNS >> 1]!;
report('build-csv', [
  row('CSV of 100,000 rows → deck, whole process', 's', ours, {
    limit: 3,
    peer: { name: 'DuckDB + PptxGenJS, bare', value: peer },
  }),
]);
