import { expect } from '@open-wc/testing';
import { configureDeck } from '../../../src/core/assets.js';
import { createDuckDBRunner, type DuckDBRunner } from '../../../src/core/query/duckdb-runner.js';
import { createIndexedDBSnapshots } from '../../../src/core/query/indexeddb-snapshots.js';
import type { Snapshot } from '../../../src/core/query/snapshot.js';
import type { Dataset, LoadWarning } from '../../../src/core/query/types.js';

const MINE = 'persistence-test';
const ROWS = [
  { region: 'Ñörth', qty: 10, day: '2024-02-29', big: 9007199254740993n },
  { region: null, qty: 2.5, day: null, big: -1n },
];

/** A dataset whose function counts how often it is asked. */
function counted(version?: string, give: () => unknown = () => ROWS) {
  const asked = { times: 0 };
  const data = () => {
    asked.times += 1;
    return Promise.resolve(give() as Blob);
  };
  const dataset: Dataset = {
    name: 'Sales',
    tableName: 'Sales',
    data,
    columns: [{ name: 'qty', type: 'DECIMAL(9,2)' }],
    ...(version !== undefined && { version }),
  };
  return { asked, dataset };
}

/** Runs with a method of a browser's class replaced. */
async function withMethod(
  of: object,
  name: string,
  method: unknown,
  run: () => Promise<unknown>,
): Promise<void> {
  const original = Object.getOwnPropertyDescriptor(of, name) as PropertyDescriptor;
  Object.defineProperty(of, name, { ...original, value: method });
  try {
    await run();
  } finally {
    Object.defineProperty(of, name, original);
  }
}

/** A `put` whose transaction ends before it is committed. */
function cutOff(this: IDBObjectStore, value: unknown): IDBRequest {
  const request = this.add(value);
  this.transaction.abort();
  return request;
}

describe('Tables kept for the next visit', () => {
  const open: DuckDBRunner[] = [];
  const warnings: LoadWarning[] = [];
  /** What a page does that is opened anew: nothing is in the engine. */
  const visit = (persistence: boolean | string = MINE): DuckDBRunner => {
    const runner = createDuckDBRunner({ persistence, onWarning: (warning) => warnings.push(warning) });
    open.push(runner);
    return runner;
  };
  const leave = () => Promise.all(open.splice(0).map((each) => each.close()));
  const all = async (runner: DuckDBRunner) => (await runner.runQuery('SELECT * FROM sales')).rows;
  let keep: DuckDBRunner;

  before(async function () {
    this.timeout(60_000);
    configureDeck({ assetBase: '/node_modules/@duckdb/duckdb-wasm/dist/' });
    // Holds the shared worker for the whole file.
    keep = createDuckDBRunner();
    await keep.runQuery('SELECT 1 AS a');
  });
  afterEach(async () => {
    await leave();
    await createIndexedDBSnapshots(`name:${MINE}`).clear();
    warnings.length = 0;
  });
  after(() => keep.close());

  it('a visit with the same version asks neither function nor address, and has the same rows, types and warnings', async () => {
    const one = counted('v1', () => [...ROWS, { region: 7 }]);
    const first = visit();
    const noticed = await first.load([one.dataset]);
    const rows = await all(first);
    const schema = await first.schema();
    await leave();
    const second = visit();
    expect(await second.load([one.dataset])).to.deep.equal(noticed);
    expect(noticed.map(({ code }) => code)).to.include('mixed_types');
    expect(one.asked.times).to.equal(1);
    expect(await all(second)).to.deep.equal(rows);
    expect(await second.schema()).to.deep.equal(schema);
    expect(schema[0]?.columns.map(({ dbType }) => dbType)).to.include('DECIMAL(9,2)');
  });

  it('another version, other declared types, or no version at all are never answered with what was kept', async () => {
    await visit().load([counted('v1').dataset]);
    await leave();
    const newer = counted('v2', () => [{ qty: 1 }]);
    const second = visit();
    await second.load([newer.dataset]);
    expect(newer.asked.times).to.equal(1);
    expect(await all(second)).to.deep.equal([{ qty: 1 }]);
    await leave();
    const redeclared = counted('v2', () => [{ qty: 1 }]);
    const third = visit();
    await third.load([{ ...redeclared.dataset, columns: [{ name: 'qty', type: 'VARCHAR' }] }]);
    expect(await all(third)).to.deep.equal([{ qty: '1' }]);
    await leave();
    const unversioned = counted();
    await visit().load([unversioned.dataset]);
    await leave();
    await visit().load([unversioned.dataset]);
    expect(unversioned.asked.times).to.equal(2);
  });

  it('bytes without a version are kept by what they hold', async () => {
    const load = async (text: string) => {
      const runner = visit();
      await runner.load([{ name: 'S', tableName: 'sales', data: new Blob([text], { type: 'text/csv' }) }]);
      const rows = await all(runner);
      await leave();
      return rows;
    };
    const store = createIndexedDBSnapshots(`name:${MINE}`);
    const kept = async (): Promise<string[]> => {
      const text = JSON.stringify(await contents());
      return [...text.matchAll(/sha-256[^,]*,[^0-9a-f]*([0-9a-f]{64})/g)].map(
        ([, digest]) => digest as string,
      );
    };
    expect(await load('a\n1')).to.deep.equal([{ a: 1 }]);
    const first = await kept();
    expect(first).to.have.length(1);
    expect(await load('a\n1')).to.deep.equal([{ a: 1 }]);
    expect(await kept()).to.deep.equal(first);
    expect(await load('a\n2')).to.deep.equal([{ a: 2 }]);
    expect(await kept()).not.to.deep.equal(first);
    await store.clear();
  });

  it('two tabs keep and read the same table at once', async () => {
    const tabs = [visit(), visit(), visit()];
    const data = tabs.map(() => counted('v1'));
    await Promise.all(tabs.map((tab, at) => tab.load([(data[at] as { dataset: Dataset }).dataset])));
    await leave();
    const late = counted('v1');
    const runner = visit();
    await runner.load([late.dataset]);
    expect(late.asked.times).to.equal(0);
    expect(await all(runner)).to.have.length(2);
  });

  it('a write that is cut off leaves nothing half written', async () => {
    const store = createIndexedDBSnapshots('name:cut');
    const snapshot = (content: string): Snapshot => ({
      content,
      columns: [{ name: 'a', type: 'INTEGER' }],
      rowCount: 1,
      warnings: [],
      chunks: [new ArrayBuffer(5_000_000)],
    });
    await store.write('t', snapshot('old'));
    const write = () => store.write('t', snapshot('new')).catch(() => undefined);
    await withMethod(IDBObjectStore.prototype, 'put', cutOff, write);
    expect(await store.read('t', 'new')).to.equal(undefined);
    // The table before it is stale by then.
    expect(await contents()).to.deep.equal([]);
    await store.clear();
  });

  it('a full disk is a warning: the tables are there, only not for the next visit', async () => {
    const one = counted('v1');
    const full = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    await withMethod(IDBObjectStore.prototype, 'put', full, async () => {
      const runner = visit();
      await runner.load([one.dataset]);
      expect(await all(runner)).to.have.length(2);
      await leave();
    });
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.include({ table: 'Sales', code: 'not_persisted' });
    expect(warnings[0]?.message).to.contain('quota');
    await visit().load([one.dataset]);
    expect(one.asked.times).to.equal(2);
  });

  it('a browser that keeps nothing is a warning too', async () => {
    const closed = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    await withMethod(IDBFactory.prototype, 'open', closed, async () => {
      const runner = visit();
      await runner.load([counted('v1').dataset]);
      expect(await all(runner)).to.have.length(2);
      await leave();
    });
    expect(warnings.map(({ code }) => code)).to.deep.equal(['not_persisted']);
  });

  it('a kept table whose bytes are lost is loaded from its dataset as if nothing had been kept', async () => {
    const one = counted('v1');
    await visit().load([one.dataset]);
    await leave();
    const record = (await contents())[0] as Snapshot & { store: string; table: string };
    for (const chunks of [[], [new TextEncoder().encode('no arrow').buffer]]) {
      await rewrite({ ...record, chunks });
      const runner = visit();
      await runner.load([one.dataset]);
      expect(await all(runner)).to.have.length(2);
      await leave();
    }
    expect(one.asked.times).to.equal(3);
  });

  it('pages and names have stores of their own, and clear() empties one of them', async () => {
    const one = counted('v1');
    const other = 'persistence-other';
    await visit().load([one.dataset]);
    await visit(other).load([one.dataset]);
    await visit(true).load([one.dataset]);
    expect(one.asked.times).to.equal(3);
    await leave();
    await visit(other).clear();
    await visit().load([one.dataset]);
    expect(one.asked.times).to.equal(3);
    await visit(other).load([one.dataset]);
    expect(one.asked.times).to.equal(4);
    for (const each of [other, true]) await visit(each).clear();
  });
});

/** All records of the store, as they lie there. */
function contents(): Promise<unknown[]> {
  return inStore('readonly', (records) => records.getAll()) as Promise<unknown[]>;
}

async function rewrite(record: unknown): Promise<void> {
  await inStore('readwrite', (records) => records.put(record));
}

function inStore(mode: IDBTransactionMode, ask: (records: IDBObjectStore) => IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('deckwright');
    opening.onerror = () => reject(new Error('not opened'));
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('tables', mode);
      const request = ask(transaction.objectStore('tables'));
      transaction.oncomplete = () => {
        opening.result.close();
        resolve(request.result);
      };
    };
  });
}
