// The bare parts: the same queries on DuckDB-WASM, each drawn by ECharts into a div. No text, no layout, no deck.
import * as duckdb from '@duckdb/duckdb-wasm';
import * as echarts from 'echarts';

let connection: duckdb.AsyncDuckDBConnection;

async function prepare(assets: string, csv: string): Promise<void> {
  const worker = new Worker(new URL('duckdb-browser-eh.worker.js', assets));
  const db = new duckdb.AsyncDuckDB(new duckdb.VoidLogger(), worker);
  await db.instantiate(new URL('duckdb-eh.wasm', assets).href);
  connection = await db.connect();
  await db.registerFileText('t.csv', await (await fetch(csv)).text());
  await connection.query("CREATE TABLE t AS FROM read_csv('t.csv')");
}

/** Milliseconds until the first and until all charts are drawn. */
async function draw(queries: string[]): Promise<{ first: number; all: number }> {
  document.body.replaceChildren();
  const start = performance.now();
  let first = 0;
  for (const sql of queries) {
    const rows = (await connection.query(sql))
      .toArray()
      .map((row) => (row as { toJSON(): Record<string, unknown> }).toJSON());
    const place = document.createElement('div');
    place.style.cssText = 'width:760px;height:480px';
    document.body.append(place);
    echarts.init(place, null, { renderer: 'svg' }).setOption({
      animation: false,
      xAxis: { type: 'category', data: rows.map(({ category }) => String(category)) },
      yAxis: {},
      series: [{ type: 'bar', data: rows.map(({ value }) => Number(value)) }],
    });
    first ||= await painted(start);
  }
  return { first, all: await painted(start) };
}

const painted = (start: number): Promise<number> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now() - start))));

Object.assign(globalThis, { bare: { prepare, draw } });
