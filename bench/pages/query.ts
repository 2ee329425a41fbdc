// Queries in a page: this package's runner (its own bundle, so that it can be weighed) and the bare parts on the same engine.
import * as duckdb from '@duckdb/duckdb-wasm';
import * as arrow from 'apache-arrow';
import { strToU8, zipSync } from 'fflate';
import type { createDuckDBRunner } from '../../src/core/query/duckdb-runner.js';
import type { DatasetData, QueryRunner } from '../../src/core/query/types.js';
import { DASHBOARD, dashboardByHand, HEADER, sales, type Sale } from './query-rows.js';

export type LoadPath = 'ours' | 'insertJSONFromPath' | 'tableFromJSON';
export type Format = 'columns' | 'csv' | 'json' | 'ndjson' | 'arrow' | 'parquet' | 'xlsx';
export interface Loaded {
  ms: number;
  /** The longest time for which the page could not answer. */
  blockedMs: number;
}

const worker = new URL('/assets/duckdb-browser-eh.worker.js', location.href).href;
const wasm = new URL('/assets/duckdb-eh.wasm', location.href).href;

let rows: Sale[] = [];
let runner: QueryRunner;
let db: duckdb.AsyncDuckDB;
let connection: duckdb.AsyncDuckDBConnection;
let started = 0;

// Each query that the engine runs is one such message to its worker.
const postMessage = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')!.value as (
  this: Worker,
  ...all: unknown[]
) => void;
Worker.prototype.postMessage = function (this: Worker, message: { type?: string }, ...rest: never[]) {
  if (message.type === 'START_PENDING_QUERY' || message.type === 'RUN_QUERY') started += 1;
  return postMessage.call(this, message, ...rest);
} as Worker['postMessage'];

/** Rows and both engines, before anything is measured. */
async function prepare(count: number): Promise<void> {
  // As rows come from a server: parsed, piece by piece so that the making leaves little behind.
  const made = sales(count);
  rows = [];
  for (let from = 0; from < count; from += 50_000) {
    for (const row of JSON.parse(JSON.stringify(made.slice(from, from + 50_000))) as Sale[]) rows.push(row);
  }
  const address = '/runner/runner.js';
  const ours = (await import(/* @vite-ignore */ address)) as {
    createDuckDBRunner: typeof createDuckDBRunner;
  };
  runner = ours.createDuckDBRunner({ assets: { worker, wasm }, timeout: 60_000 });
  await runner.load([{ name: 'Warm', tableName: 'warm', data: [{ a: 1 }] }]);
  await runner.runQuery('SELECT 1 AS one');
}

async function prepareBare(): Promise<void> {
  db = new duckdb.AsyncDuckDB(new duckdb.VoidLogger(), new Worker(worker));
  await db.instantiate(wasm);
  connection = await db.connect();
}

/** The work's time, and the longest gap between two timers while it ran. */
async function metered(work: () => Promise<unknown>): Promise<Loaded> {
  let running = true;
  let blockedMs = 0;
  let last = performance.now();
  const tick = () => {
    const now = performance.now();
    blockedMs = Math.max(blockedMs, now - last);
    last = now;
    if (running) setTimeout(tick);
  };
  setTimeout(tick);
  await new Promise((done) => setTimeout(done, 50));
  blockedMs = 0;
  const began = performance.now();
  await work();
  const ms = performance.now() - began;
  await new Promise((done) => setTimeout(done, 20));
  running = false;
  return { ms, blockedMs };
}

const load = (path: LoadPath): Promise<Loaded> =>
  metered(async () => {
    if (path === 'ours') await runner.load([{ name: 'Sales', tableName: 'sales', data: rows as never }]);
    else if (path === 'insertJSONFromPath') {
      await db.registerFileText('sales.json', JSON.stringify(rows));
      await connection.insertJSONFromPath('sales.json', { name: 'sales' });
    } else {
      const table = arrow.tableFromJSON(rows as never);
      await connection.insertArrowFromIPCStream(arrow.tableToIPC(table, 'stream'), { name: 'sales' });
    }
  });

function dataIn(format: Format): DatasetData {
  const lines = (line: (row: Sale) => string): Blob => {
    const parts: string[] = [];
    for (let from = 0; from < rows.length; from += 50_000)
      parts.push(
        rows
          .slice(from, from + 50_000)
          .map(line)
          .join(''),
      );
    return new Blob(format === 'csv' ? [`${HEADER}\n`, ...parts] : parts);
  };
  const columns = () =>
    Object.fromEntries(HEADER.split(',').map((name) => [name, rows.map((row) => row[name as keyof Sale])]));
  switch (format) {
    case 'columns':
      return columns();
    case 'csv':
      return lines((row) => `${Object.values(row).join(',')}\n`);
    case 'json':
      return new Blob(['[', lines((row) => `${row.id > 0 ? ',' : ''}${JSON.stringify(row)}`), ']']);
    case 'ndjson':
      return lines((row) => `${JSON.stringify(row)}\n`);
    case 'arrow':
      return arrow.tableToIPC(
        arrow.tableFromArrays(columns() as Record<string, unknown[]>) as arrow.Table,
        'stream',
      );
    case 'parquet':
      return new URL('/sales.parquet', location.href);
    case 'xlsx':
      return workbookOf(rows);
  }
}

/** One sheet, its texts in the cells. */
function workbookOf(sales: readonly Sale[]): Blob {
  const cell = (value: unknown): string =>
    typeof value === 'number'
      ? `<c><v>${value}</v></c>`
      : `<c t="inlineStr"><is><t>${String(value)}</t></is></c>`;
  const row = (cells: readonly unknown[]): string => `<row>${cells.map(cell).join('')}</row>`;
  const sheet = [row(HEADER.split(',')), ...sales.map((sale) => row(Object.values(sale)))].join('');
  const target = 'Target="sheet.xml" Type="worksheet"';
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook><sheets><sheet name="Sales" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" ${target}/></Relationships>`,
    'xl/sheet.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  };
  const packed = Object.entries(parts).map(([name, text]) => [name, strToU8(text)]);
  return new Blob([zipSync(Object.fromEntries(packed) as Record<string, Uint8Array<ArrayBuffer>>)]);
}

let file: DatasetData;

/** A file of this format. The rows it is made of go: a page that reads a file has no million objects for the garbage collector. */
function prepareFormat(format: Format): void {
  file = dataIn(format);
  rows = [];
}

const loadFormat = (): Promise<Loaded> =>
  metered(() => runner.load([{ name: 'Sales', tableName: 'sales', data: file }]));

let asked = 0;
const ask = async (sql: string): Promise<number> => {
  const began = performance.now();
  await runner.runQuery(sql);
  return performance.now() - began;
};
/** The same query, but no answer from the cache. */
const anew = (sql: string): string => `FROM (${sql}) LIMIT ${1_000_000 + (asked += 1)}`;
const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;

/** Milliseconds of each query of the dashboard: the median of some rounds. */
async function dashboard(rounds: number): Promise<number[]> {
  const times: number[][] = DASHBOARD.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, sql] of DASHBOARD.entries()) times[index]!.push(await ask(anew(sql)));
  }
  return times.map(median);
}

function byHand(rounds: number): number {
  return median(
    Array.from({ length: rounds }, () => {
      const began = performance.now();
      dashboardByHand(rows);
      return performance.now() - began;
    }),
  );
}

const crossJoin = (size: number): string =>
  `SELECT count(*) AS n FROM range(${size}) a, range(100000) b WHERE (a.range * b.range) % 7 = 3`;

/** A query of about that many milliseconds on this machine. */
async function longQuery(ms: number): Promise<string> {
  const size = 200;
  const time = await ask(anew(crossJoin(size)));
  return crossJoin(Math.ceil((size * ms) / time));
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const SHORT = "SELECT count(*) AS n FROM sales WHERE region = 'West'";

/** A long query is given up: milliseconds until the next has its answer. */
async function abortToAnswer(): Promise<number> {
  const abort = new AbortController();
  const long = runner.runQuery(anew(await longQuery(5000)), { signal: abort.signal }).catch(() => undefined);
  await wait(300);
  const began = performance.now();
  abort.abort();
  await ask(anew(SHORT));
  const time = performance.now() - began;
  await long;
  return time;
}

/** Short queries while one of three seconds runs: the slowest of them, and that of bare connections, of which each has its own. */
async function shortUnderLong(): Promise<{ ours: number[]; bare: number }> {
  const sql = await longQuery(3500);
  const ours: number[] = [];
  let running = true;
  const long = runner.runQuery(anew(sql)).then(() => (running = false));
  await wait(200);
  while (running && ours.length < 12) {
    ours.push(await ask(anew(SHORT)));
    await wait(50);
  }
  await long;
  const other = await db.connect();
  const bareLong = connection.query(sql);
  await wait(200);
  const began = performance.now();
  await other.query(SHORT);
  const bare = performance.now() - began;
  await bareLong;
  return { ours, bare };
}

/** Fifty widgets that ask the same at once. */
async function equalWidgets(): Promise<{ ms: number; runs: number; bareMs: number; bareRuns: number }> {
  const [sql] = DASHBOARD;
  const fifty = Array.from({ length: 50 });
  const query = anew(sql!);
  started = 0;
  let began = performance.now();
  await Promise.all(fifty.map(() => runner.runQuery(query)));
  const [ms, runs] = [performance.now() - began, started];
  started = 0;
  began = performance.now();
  await Promise.all(fifty.map(() => connection.query(sql!)));
  return { ms, runs, bareMs: performance.now() - began, bareRuns: started };
}

/** Milliseconds of an answer that was given before. */
async function cached(): Promise<number> {
  const [sql] = DASHBOARD;
  await ask(sql!);
  const times: number[] = [];
  for (let i = 0; i < 200; i += 1) {
    const began = performance.now();
    await ask(sql!);
    times.push(performance.now() - began);
  }
  // Of the middle ones: of a million rows the page's own garbage collection takes longer than all answers.
  return (
    times
      .sort((a, b) => a - b)
      .slice(50, 150)
      .reduce((sum, time) => sum + time, 0) / 100
  );
}

const page = {
  prepare,
  prepareBare,
  load,
  prepareFormat,
  loadFormat,
  dashboard,
  byHand,
  abortToAnswer,
  shortUnderLong,
  equalWidgets,
  cached,
};
export type QueryPage = typeof page;
Object.assign(globalThis, { bench: page });
