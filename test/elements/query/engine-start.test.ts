import { expect } from '@open-wc/testing';
import { configureDeck } from '../../../src/core/assets.js';
import { DeckError } from '../../../src/core/errors.js';
import { createDuckDBRunner } from '../../../src/core/query/duckdb-runner.js';
import type { LoadProgress, QueryRunner } from '../../../src/core/query/types.js';

const ASSETS = new URL('/node_modules/@duckdb/duckdb-wasm/dist/', location.href).href;
const WASM = `${ASSETS}duckdb-eh.wasm`;
const WORKER = `${ASSETS}duckdb-browser-eh.worker.js`;
type Fetch = typeof fetch;
const urlOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : input.toString());

async function rejection(promise: Promise<unknown>): Promise<DeckError<string>> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!DeckError.is(error)) throw new Error(`not a DeckError: ${String(error)}`);
  return error;
}

/** A worker that takes every message and answers none. */
const SILENT = URL.createObjectURL(new Blob(['onmessage = () => {};'], { type: 'text/javascript' }));

describe('The start of the engine', function () {
  this.timeout(60_000);
  const open: QueryRunner[] = [];
  const runner = (options: Parameters<typeof createDuckDBRunner>[0] = {}) => {
    const created = createDuckDBRunner(options);
    open.push(created);
    return created;
  };
  const original: Fetch = window.fetch.bind(window);

  before(() => configureDeck({ assetBase: ASSETS }));
  afterEach(async () => {
    window.fetch = original;
    await Promise.all(open.splice(0).map((each) => each.close()));
  });

  it('nothing of the engine is fetched before the first query or load', async () => {
    const asked: string[] = [];
    window.fetch = (input, init) => {
      asked.push(urlOf(input));
      return original(input, init);
    };
    const idle = runner({ persistence: 'idle' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).to.deep.equal([]);
    await idle.runQuery('SELECT 1 AS a');
    expect(asked.some((url) => url.endsWith('duckdb-browser-eh.worker.js'))).to.equal(true);
  });

  it('progress tells of the engine first and then of each table, up to one', async () => {
    const seen: LoadProgress[] = [];
    const told = runner({ onProgress: (progress) => seen.push(progress) });
    await told.load([{ name: 'T', tableName: 't', data: [{ a: 1 }] }]);
    const phases = seen.map(({ phase }) => phase);
    expect(phases.indexOf('table')).to.be.greaterThan(-1);
    expect(seen.filter(({ phase }) => phase === 'engine').at(-1)?.done).to.equal(1);
    expect(seen.at(-1)).to.deep.equal({ phase: 'table', table: 't', done: 1 });
  });

  it('a start that hangs is given up, tried once more, and then reported with what to do', async () => {
    let started = 0;
    window.fetch = (input, init) => {
      if (urlOf(input) === SILENT) started += 1;
      return original(input, init);
    };
    const hanging = runner({ assets: { wasm: WASM, worker: SILENT }, startTimeout: 150 });
    const error = await rejection(hanging.runQuery('SELECT 1 AS a'));
    expect(error.code).to.equal('ENGINE_LOAD');
    expect(error.message).to.contain('no sign of life');
    expect(error.hint).to.contain('wasm-unsafe-eval');
    expect(started).to.equal(2);
  });

  it('a server that never answers ends the start as well', async () => {
    window.fetch = (input, init) =>
      urlOf(input).includes('never') ? new Promise(() => undefined) : original(input, init);
    const waiting = runner({ assets: { wasm: '/never.wasm', worker: WORKER }, startTimeout: 100 });
    expect((await rejection(waiting.runQuery('SELECT 1 AS a'))).code).to.equal('ENGINE_LOAD');
  });

  it('a start that breaks once is tried again without a word', async () => {
    let broken = 0;
    window.fetch = (input, init) => {
      if (!urlOf(input).endsWith('worker.js?once') || broken > 0) return original(input, init);
      broken += 1;
      return Promise.resolve(new Response('throw new Error("broken once")'));
    };
    const unlucky = runner({ assets: { wasm: WASM, worker: `${WORKER}?once` } });
    expect((await unlucky.runQuery('SELECT 1 AS a')).rows).to.deep.equal([{ a: 1 }]);
    expect(broken).to.equal(1);
  });

  it('after a failed start the next query tries anew', async () => {
    let reachable = false;
    window.fetch = (input, init) =>
      urlOf(input).includes('?later') && !reachable
        ? Promise.resolve(new Response('', { status: 503 }))
        : original(input, init);
    const late = runner({ assets: { wasm: WASM, worker: `${WORKER}?later` } });
    expect((await rejection(late.runQuery('SELECT 1 AS a'))).code).to.equal('asset_not_found');
    reachable = true;
    expect((await late.runQuery('SELECT 1 AS a')).rows).to.deep.equal([{ a: 1 }]);
  });

  for (const unzippedByServer of [false, true]) {
    it(`the gzipped engine starts where the plain file is refused${unzippedByServer ? ', also when the browser has unzipped it' : ''}`, async () => {
      const seen: (number | undefined)[] = [];
      window.fetch = async (input, init) => {
        const url = urlOf(input);
        if (url.endsWith('zip.wasm')) return new Response('', { status: 404 });
        if (!url.endsWith('zip.wasm.gz')) return original(input, init);
        const wasm = await original(WASM);
        if (unzippedByServer) return new Response(wasm.body);
        return new Response(wasm.body?.pipeThrough(new CompressionStream('gzip')));
      };
      const zipped = runner({
        assets: { wasm: `${ASSETS}${unzippedByServer ? 'un' : ''}zip.wasm`, worker: WORKER },
        onProgress: ({ phase, done }) => phase === 'engine' && seen.push(done),
      });
      expect((await zipped.runQuery('SELECT 42 AS a')).rows).to.deep.equal([{ a: 42 }]);
      expect(seen.at(-1)).to.equal(1);
    });
  }

  it('a query that needs more memory than the engine may take is a MEMORY error, and the next one runs', async () => {
    const small = runner({ memory: '64MB' });
    const sql = 'SELECT len(list(range)) AS n FROM range(50000000)';
    expect((await rejection(small.runQuery(sql))).code).to.equal('MEMORY');
    expect((await small.runQuery('SELECT 1 AS a')).rows).to.deep.equal([{ a: 1 }]);
  });

  it('the plan of a query is told, and only of one SELECT', async () => {
    const told = runner();
    await told.load([{ name: 'T', tableName: 't', data: [{ a: 1 }] }]);
    const plan = await told.explain?.('SELECT sum(a) AS s FROM t WHERE a > 0');
    expect(plan).to.match(/AGGREGATE/);
    expect(plan).to.match(/SEQ_SCAN|TABLE_SCAN/);
    const refused = await rejection(told.explain?.('DROP TABLE t') ?? Promise.resolve());
    expect(refused.code).to.equal('NOT_A_SINGLE_SELECT');
    expect((await told.runQuery('SELECT a FROM t')).rows).to.deep.equal([{ a: 1 }]);
  });
});
