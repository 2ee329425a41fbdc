import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test, type TestContext } from 'node:test';
import pg from 'pg';
import { openAccessStore } from '../../src/server/access/open-store.js';
import { createPostgresAccessStore } from '../../src/server/access/postgres-store.js';
import { STORE_CASES } from '../support/access-store-cases.js';
import { startPostgres } from './start-postgres.js';

const postgresUrl = await startPostgres({ after });

/** A schema of the test's own, so that each begins with nothing; the URL that leads into it. */
async function emptyDatabase(t: TestContext): Promise<string> {
  const schema = `t_${randomUUID().replaceAll('-', '')}`;
  const pool = new pg.Pool({ connectionString: postgresUrl });
  await pool.query(`CREATE SCHEMA ${schema}`);
  t.after(async () => {
    await pool.query(`DROP SCHEMA ${schema} CASCADE`);
    await pool.end();
  });
  return `${postgresUrl}?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
}

for (const [name, check] of Object.entries(STORE_CASES)) {
  test(`Postgres store: ${name}`, async (t) => {
    const url = await emptyDatabase(t);
    const opened: (() => Promise<void>)[] = [];
    const again = async () => {
      const { store } = await openAccessStore(url);
      opened.push(() => store.close());
      return store;
    };
    try {
      await check(await again(), again);
    } finally {
      for (const close of opened) await close();
    }
  });
}

test('Postgres store: ten processes that start at once make the tables once', async (t) => {
  const url = await emptyDatabase(t);
  const stores = await Promise.all(
    Array.from({ length: 10 }, async () => (await openAccessStore(url)).store),
  );
  assert.deepEqual(await Promise.all(stores.map((store) => store.listTokens())), Array(10).fill([]));
  await Promise.all(stores.map((store) => store.close()));
});

test('Postgres store: runs of many accounts and processes that end, expire and begin at once never wait for each other in a circle', async (t) => {
  const url = await emptyDatabase(t);
  const stores = await Promise.all(Array.from({ length: 4 }, async () => (await openAccessStore(url)).store));
  const accounts = ['a', 'b', 'c'];
  for (const account of accounts) await stores[0]?.addCredits(account, 1000);
  await Promise.all(
    Array.from({ length: 300 }, async (_, index) => {
      const store = stores[index % 4] ?? assert.fail();
      const account = accounts[index % 3] ?? '';
      const held = { id: `r${index}`, account, credits: 3, expiresAt: index % 5 === 0 ? 1 : 100 };
      await store.reserve(held, index % 2 === 0 ? 0 : 2);
      await store.renew(held.id, 200);
      await store.settle(held, 1);
    }),
  );
  for (const account of accounts) assert.equal(await stores[0]?.balance(account, 1000), 900);
  await Promise.all(stores.map((store) => store.close()));
});

test('Postgres store: a host’s pool with another isolation level is no matter', async (t) => {
  const url = await emptyDatabase(t);
  const pool = new pg.Pool({
    connectionString: url.replace('-c%20', '-c%20default_transaction_isolation%3Dserializable%20-c%20'),
  });
  const store = createPostgresAccessStore(pool);
  await store.addCredits('a', 30);
  const held = Array.from({ length: 60 }, (_, index) => ({
    id: `r${index}`,
    account: 'a',
    credits: 1,
    expiresAt: 9,
  }));
  const outcomes = await Promise.all(held.map((each) => store.reserve(each, 0)));
  assert.equal(outcomes.filter(({ granted }) => granted).length, 30);
  await store.close();
});

test('Postgres store: a database that is away rejects, and is used once it is back', async (t) => {
  const url = await emptyDatabase(t);
  const real = new pg.Pool({ connectionString: url });
  let away = true;
  const gone = () => Promise.reject(new Error('away'));
  const store = createPostgresAccessStore({
    query: (sql, params) => (away ? gone() : real.query(sql, params)),
    connect: () => (away ? gone() : real.connect()),
    end: () => real.end(),
  });
  await assert.rejects(store.listTokens(), /away/);
  away = false;
  assert.deepEqual(await store.listTokens(), []);
  await store.close();
});
