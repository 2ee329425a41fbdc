import { expect } from '@open-wc/testing';
import '../../../src/elements/vendor-db-provider/define.js';
import '../../../src/elements/deck-builder/define.js';
import { configureDeck } from '../../../src/core/assets.js';
import type { Dataset, DatasetData } from '../../../src/core/query/types.js';
import { Database } from '../../../src/elements/shared/database.js';
import type { VendorDBProvider } from '../../../src/index.js';
import { fixtureDeck } from '../fixture-deck.js';
import { appears, next } from '../inside.js';
import { waitUntil } from '../wait.js';

/** Tables whose source writes down that it was asked. */
function sources() {
  const asked: string[] = [];
  const table = (tableName: string, give: () => DatasetData | Promise<DatasetData>): Dataset => ({
    name: tableName,
    tableName,
    data: () => {
      asked.push(tableName);
      return Promise.resolve().then(give);
    },
  });
  return { asked, table };
}

const one = (value: number) => () => [{ value }];

/** Workers and requests from now on, as the page sees them. */
function watch(): { started: string[]; stop: () => void } {
  const started: string[] = [];
  const own = { Worker, fetch: globalThis.fetch };
  globalThis.Worker = class extends own.Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      started.push('worker');
    }
  };
  globalThis.fetch = (input, init) => {
    started.push(input instanceof Request ? input.url : String(input));
    return own.fetch.call(globalThis, input, init);
  };
  return { started, stop: () => Object.assign(globalThis, own) };
}

describe('vendor-db-provider, when it loads', function () {
  this.timeout(60_000);
  before(() => configureDeck({ assetBase: '/node_modules/@duckdb/duckdb-wasm/dist/' }));

  let provider: VendorDBProvider;
  beforeEach(() => {
    provider = document.createElement('vendor-db-provider');
    document.body.append(provider);
  });
  afterEach(() => provider.remove());

  const failure = async (sql: string): Promise<Error> => {
    try {
      await provider.runQuery(sql);
    } catch (error) {
      return error as Error;
    }
    throw new Error('the query did not fail');
  };
  const first = async (sql: string) => (await provider.runQuery(sql)).rows[0];

  it('starts no worker, sends no request and asks no source before the first query', async () => {
    const { asked, table } = sources();
    const { started, stop } = watch();
    try {
      provider.datasets = [
        table('lazy', one(1)),
        { name: 'Far', tableName: 'far', data: new URL('/no/such.csv', location.href) },
      ];
      const builder = document.createElement('deck-builder');
      builder.deck = fixtureDeck();
      provider.append(builder);
      await appears(builder, '.thumbnail');
      provider.datasets = [table('lazy', one(2))];
      await provider.updateComplete;
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(started).to.deep.equal([]);
      expect(asked).to.deep.equal([]);
      expect(await first('SELECT value FROM lazy')).to.deep.equal({ value: 2 });
      expect(asked).to.deep.equal(['lazy']);
      expect(started).to.contain('worker');
    } finally {
      stop();
    }
  });

  it('loads of a new list what differs, drops what is not in it, and keeps the rest', async () => {
    const { asked, table } = sources();
    const kept = table('kept', one(1));
    provider.datasets = [kept, table('changed', one(2)), table('gone', one(0))];
    await provider.runQuery('SELECT 1');
    expect(asked).to.deep.equal(['kept', 'changed', 'gone']);
    const ready = next(provider, 'db-ready');
    provider.datasets = [kept, table('changed', one(3))];
    expect((await ready).tables).to.deep.equal(['kept', 'changed']);
    expect(asked).to.deep.equal(['kept', 'changed', 'gone', 'changed']);
    expect(await first('SELECT k.value AS k, c.value AS c FROM kept AS k, changed AS c')).to.deep.equal({
      k: 1,
      c: 3,
    });
    const { rows } = await provider.runQuery('SHOW TABLES');
    expect(rows.map(({ name }) => name)).to.deep.equal(['changed', 'kept']);
  });

  it('a query sees the list that was set before it, however many were set since the last one', async () => {
    const { asked, table } = sources();
    provider.datasets = [table('a', one(1))];
    await provider.runQuery('SELECT 1');
    provider.datasets = [table('a', one(2))];
    await provider.updateComplete;
    provider.datasets = [table('a', one(3))];
    await provider.updateComplete;
    provider.datasets = [table('a', one(4))];
    expect(await first('SELECT value FROM a')).to.deep.equal({ value: 4 });
    expect(asked.length).to.be.below(5, 'a list that another took the place of is not loaded');
  });

  it('a data set that fails is told by the queries that name it, and the others are there', async () => {
    const { asked, table } = sources();
    let broken = true;
    const good = table('good', one(1));
    const bad = table('bad', () => {
      if (broken) throw new Error('The server of bad is asleep.');
      return [{ value: 2 }];
    });
    const errors: string[] = [];
    const ready: (readonly string[])[] = [];
    provider.addEventListener('db-error', ({ error }) => errors.push(error.message));
    provider.addEventListener('db-ready', ({ tables }) => ready.push(tables));
    provider.datasets = [good, bad];
    expect(await first('SELECT value FROM good')).to.deep.equal({ value: 1 });
    expect(errors).to.deep.equal(['The server of bad is asleep.']);
    expect(ready).to.deep.equal([['good']]);
    asked.length = 0;
    expect((await failure('SELECT value FROM bad')).message).to.equal('The server of bad is asleep.');
    expect((await failure('SELECT value FROM neither')).message).to.contain('neither');
    broken = false;
    expect(await first('SELECT value FROM bad')).to.deep.equal({ value: 2 });
    expect(asked.filter((name) => name === 'good')).to.deep.equal([], 'what is there is not loaded again');
  });

  it('says why a table is missing to each of many queries that name it, whenever they are asked', async () => {
    const { table } = sources();
    const bad = table('bad', async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      throw new Error('The server of bad is asleep.');
    });
    provider.datasets = [table('good', one(1)), bad];
    await first('SELECT value FROM good');
    const asked: Promise<Error>[] = [];
    for (let at = 0; at < 40; at += 1) {
      asked.push(failure(`SELECT value, ${at} FROM bad`));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    const reasons = (await Promise.all(asked)).map(({ message }) => message);
    expect([...new Set(reasons)]).to.deep.equal(['The server of bad is asleep.']);
  });

  it('rows that a new list could not bring are not answered with old ones', async () => {
    const { table } = sources();
    provider.datasets = [table('a', one(1)), table('b', one(1))];
    await provider.runQuery('SELECT 1');
    const failed = next(provider, 'db-error');
    provider.datasets = [
      table('a', one(2)),
      { name: 'B', tableName: 'b', data: new Blob(['{"a":'], { type: 'application/json' }) },
    ];
    expect((await failed).error.message).to.contain('"b"');
    expect((await failure('SELECT value FROM b')).message).to.contain('JSON');
    expect(await first('SELECT value FROM a')).to.deep.equal({ value: 2 });
  });

  it('an engine that does not start is told at the query and as an event, and tried again', async () => {
    configureDeck({ assetBase: '/no/such/place/' });
    const errors: Error[] = [];
    provider.addEventListener('db-error', ({ error }) => errors.push(error));
    provider.datasets = [{ name: 'A', tableName: 'a', data: [{ value: 1 }] }];
    try {
      const error = await failure('SELECT value FROM a');
      expect(errors).to.deep.equal([error]);
    } finally {
      configureDeck({ assetBase: '/node_modules/@duckdb/duckdb-wasm/dist/' });
    }
    expect(await first('SELECT value FROM a')).to.deep.equal({ value: 1 });
  });

  it('a load that is stopped goes on for the queries that wait for it', async () => {
    const database = new Database();
    const { table } = sources();
    const stop = new AbortController();
    const stopped = database.load([table('a', one(1))], { signal: stop.signal });
    const answered = database.runQuery('SELECT value FROM a');
    stop.abort();
    const error = await stopped.then(
      () => undefined,
      (reason: unknown) => reason as Error,
    );
    expect(error?.name).to.equal('AbortError');
    expect((await answered).rows).to.deep.equal([{ value: 1 }]);
    await database.close();
  });

  it('tells how far loading is, and what was noticed in the data', async () => {
    const done: number[] = [];
    provider.addEventListener('db-progress', ({ progress }) => {
      if (progress.phase === 'table') done.push(progress.done);
    });
    const warned = next(provider, 'db-warning');
    provider.datasets = [{ name: 'Odd', tableName: 'odd', data: [{ a: 1, A: 2 }, { a: 'x' }] }];
    await provider.runQuery('SELECT 1');
    const codes = (await warned).warnings.map(({ code }) => code);
    expect(codes).to.have.members(['renamed', 'mixed_types']);
    await waitUntil(() => done.at(-1) === 1);
  });
});
