// A million rows of eight columns in Chromium: until they can be queried (time, longest block of the page, memory), what a
// dashboard's queries take, and what else is asked of the runner. Beside it the usual ways on the same engine, native
// DuckDB with one thread, and loops over the rows. `--rows=100000` is a quick look: the limits are those of a million.
import { createServer } from 'node:http';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DuckDBInstance } from '@duckdb/node-api';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumLaunch } from '../scripts/chromium.mjs';
import type { Format, Loaded, LoadPath, QueryPage } from './pages/query.js';
import { DASHBOARD, HEADER, sales } from './pages/query-rows.js';
import { median, report, row, type BenchRow } from './report.js';

const ROWS = Number(process.argv.find((argument) => argument.startsWith('--rows='))?.slice(7) ?? 1_000_000);
const SIZE = `${ROWS.toLocaleString('en')} × 8`;
const LOADS = 3;
const ROUNDS = 5;
const OUT = '.tmp/bench-query';

const bundle = (entry: string, folder: string, name: string) =>
  build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { conditions: ['deckwright-source', 'browser', 'module'] },
    build: {
      outDir: `${OUT}/${folder}`,
      target: 'es2022',
      chunkSizeWarningLimit: 5000,
      lib: { entry, formats: ['es'], fileName: () => `${name}.js` },
      // As the entry of an app, into which a bundler may put what its later parts share with it.
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        output: { minify: true, chunkFileNames: '[name]-[hash].js' },
      },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
await bundle('bench/pages/query.ts', 'page', 'page');
await bundle('bench/pages/query-runner.ts', 'runner', 'runner');

const folder = mkdtempSync(join(tmpdir(), 'deckwright-query-'));
const parquet = join(folder, 'sales.parquet');

/** The same rows in native DuckDB with one thread: milliseconds of each query; and the file that the page reads. */
async function native(): Promise<number[]> {
  const csv = join(folder, 'sales.csv');
  const lines = sales(ROWS).map((sale) => Object.values(sale).join(','));
  writeFileSync(csv, `${HEADER}\n${lines.join('\n')}\n`);
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  await connection.run(`CREATE TABLE sales AS FROM read_csv('${csv}', types = {'soldAt': 'TIMESTAMP'})`);
  await connection.run(`COPY sales TO '${parquet}'`);
  const times: number[][] = DASHBOARD.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, sql] of DASHBOARD.entries()) {
      const began = performance.now();
      (await connection.runAndReadAll(sql)).getRowObjectsJson();
      times[index]!.push(performance.now() - began);
    }
  }
  connection.closeSync();
  instance.closeSync();
  return times.map(median);
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.html': 'text/html',
};
/** JavaScript of the runner that pages asked for. */
const asked = new Set<string>();
const server = createServer((request, response) => {
  const path = request.url!;
  if (path.startsWith('/runner/')) asked.add(path);
  const file =
    path === '/sales.parquet' ? parquet : path.startsWith('/assets/') ? `dist${path}` : `${OUT}${path}`;
  response.setHeader('content-type', TYPES[extname(path)] ?? 'text/html');
  if (path !== '/' && !existsSync(file)) response.statusCode = 404;
  response.end(
    path === '/'
      ? '<!doctype html><script type="module" src="/page/page.js"></script>'
      : existsSync(file)
        ? readFileSync(file)
        : '',
  );
}).listen(0, '127.0.0.1');
const origin = () => `http://127.0.0.1:${(server.address() as { port: number }).port}/`;

const call = <K extends keyof QueryPage>(page: Page, name: K, ...given: Parameters<QueryPage[K]>) =>
  page.evaluate(
    ([key, list]) =>
      (globalThis as unknown as { bench: Record<string, (...a: unknown[]) => unknown> }).bench[key]!(...list),
    [name, given] as const,
  ) as Promise<Awaited<ReturnType<QueryPage[K]>>>;

async function open(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(origin());
  await page.waitForFunction(() => 'bench' in globalThis);
  return page;
}

/** Resident megabytes of the page's process, its worker included: the largest of the renderers. */
async function resident(browser: Browser): Promise<() => number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const pages = (pid: number) => {
    try {
      return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    } catch {
      return 0;
    }
  };
  const [largest] = pids.sort((a, b) => pages(b) - pages(a));
  return () => (pages(largest!) * 4096) / 1e6;
}

async function collect(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (let i = 0; i < 3; i += 1) await session.send('HeapProfiler.collectGarbage');
  await session.detach();
}

/** Loads the rows in a browser of its own; memory is what its page grew by at most. */
async function loaded(path: LoadPath): Promise<Loaded & { megabytes: number }> {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await open(browser);
    await call(page, 'prepare', ROWS);
    if (path !== 'ours') await call(page, 'prepareBare');
    await collect(page);
    const memory = await resident(browser);
    const base = memory();
    let peak = base;
    const timer = setInterval(() => (peak = Math.max(peak, memory())), 10);
    const result = await call(page, 'load', path);
    clearInterval(timer);
    return { ...result, megabytes: Math.max(peak, memory()) - base };
  } finally {
    await browser.close();
  }
}

async function loads(): Promise<BenchRow[]> {
  const paths: LoadPath[] = ['ours', 'tableFromJSON', 'insertJSONFromPath'];
  const found = new Map(paths.map((path) => [path, [] as (Loaded & { megabytes: number })[]]));
  for (let round = 0; round < LOADS; round += 1) {
    for (const path of paths) {
      if (path !== 'ours' && round > 0) continue; // 5 s each
      found.get(path)!.push(await loaded(path));
    }
  }
  const figures = (path: LoadPath, key: 'ms' | 'blockedMs' | 'megabytes') =>
    found.get(path)!.map((each) => each[key]);
  const parts = [
    [`${SIZE} rows ready`, 'ms', 'ms', 1200],
    ['of it, longest block of the page', 'ms', 'blockedMs', 50],
    ['of it, memory above the rows', 'MB', 'megabytes', 180],
  ] as const;
  return parts.flatMap(([name, unit, key, limit]) =>
    paths.slice(1).map((peer) =>
      row(name, unit, figures('ours', key), {
        limit,
        peer: { name: peer, value: median(figures(peer, key)) },
      }),
    ),
  );
}

/** The same rows in each format, in a browser of its own. */
async function formats(): Promise<BenchRow[]> {
  const found: BenchRow[] = [];
  const all: Format[] = ['columns', 'csv', 'json', 'ndjson', 'arrow', 'parquet', 'xlsx'];
  for (const format of all) {
    const browser = await chromium.launch(chromiumLaunch);
    try {
      const page = await open(browser);
      // A sheet has at most 1,048,576 rows; people have far fewer.
      const count = format === 'xlsx' ? ROWS / 10 : ROWS;
      await call(page, 'prepare', count);
      await call(page, 'prepareFormat', format);
      await collect(page);
      const { ms, blockedMs } = await call(page, 'loadFormat');
      const name = `${count.toLocaleString('en')} × 8 from ${format}`;
      found.push({ name, unit: 'ms', ours: ms });
      found.push({ name: `${name}, longest block of the page`, unit: 'ms', ours: blockedMs, limit: 50 });
    } finally {
      await browser.close();
    }
  }
  return found;
}

/** How many kilobytes of JavaScript the runner puts on a page that loads rows and queries. */
function weight(): BenchRow {
  let bytes = 0;
  for (const path of asked) bytes += gzipSync(readFileSync(`${OUT}${path}`), { level: 9 }).length;
  return {
    name: 'JavaScript on the page beside the engine, gzip',
    unit: 'kB',
    ours: bytes / 1000,
    limit: 25,
  };
}

async function queries(nativeTimes: number[]): Promise<BenchRow[]> {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await open(browser);
    asked.clear();
    await call(page, 'prepare', ROWS);
    await call(page, 'load', 'ours');
    const weighed = weight();
    await call(page, 'prepareBare');
    await call(page, 'load', 'tableFromJSON');
    const ours = await call(page, 'dashboard', ROUNDS);
    const times = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
    const ratio = Math.exp(times(ours.map((ms, i) => Math.log(ms / nativeTimes[i]!))) / ours.length);
    const hand = await call(page, 'byHand', 3);
    const aborts = [
      await call(page, 'abortToAnswer'),
      await call(page, 'abortToAnswer'),
      await call(page, 'abortToAnswer'),
    ];
    const short = await call(page, 'shortUnderLong');
    const equal = await call(page, 'equalWidgets');
    return [
      { name: '7 group-bys, geometric mean of times native', unit: '×', ours: ratio, n: ROUNDS, limit: 1.5 },
      {
        name: '7 group-bys, sum',
        unit: 'ms',
        ours: times(ours),
        n: ROUNDS,
        peer: { name: 'native DuckDB, 1 thread', value: times(nativeTimes) },
      },
      {
        name: '7 group-bys, sum',
        unit: 'ms',
        ours: times(ours),
        n: ROUNDS,
        peer: { name: 'loops over the rows, which block', value: hand },
      },
      row('abort → next answer', 'ms', aborts, { limit: 50 }),
      row('a short query under one of 3 s', 'ms', short.ours, {
        limit: 140,
        peer: { name: 'two bare connections', value: short.bare },
      }),
      {
        name: '50 equal widgets',
        unit: 'ms',
        ours: equal.ms,
        peer: { name: 'bare connection', value: equal.bareMs },
      },
      {
        name: '50 equal widgets, engine runs',
        unit: 'runs',
        ours: equal.runs,
        limit: 1,
        peer: { name: 'bare connection', value: equal.bareRuns },
      },
      { name: 'cached answer', unit: 'ms', ours: await call(page, 'cached'), n: 200, limit: 1 },
      weighed,
    ];
  } finally {
    await browser.close();
  }
}

try {
  const nativeTimes = await native();
  report('query', [...(await loads()), ...(await formats()), ...(await queries(nativeTimes))]);
} finally {
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
