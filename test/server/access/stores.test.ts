import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { test, type TestContext } from 'node:test';
import Database from 'libsql';
import type { AccessStore } from '../../../src/server/access/access-store.js';
import { createMemoryAccessStore } from '../../../src/server/access/memory-store.js';
import { openAccessStore } from '../../../src/server/access/open-store.js';
import { createSqliteAccessStore, type SqliteDatabase } from '../../../src/server/access/sqlite-store.js';
import { STORE_CASES } from '../../support/access-store-cases.js';

/** A new store, and the same data opened again. */
const STORES: Record<string, (t: TestContext) => () => AccessStore | Promise<AccessStore>> = {
  memory: () => {
    const store = createMemoryAccessStore();
    return () => store;
  },
  SQLite: (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'deckwright-'));
    t.after(() => rmSync(folder, { recursive: true }));
    return async () => {
      const { store } = await openAccessStore(join(folder, 'tokens.sqlite'));
      t.after(() => store.close());
      return store;
    };
  },
};

for (const [kind, open] of Object.entries(STORES)) {
  for (const [name, check] of Object.entries(STORE_CASES)) {
    test(`${kind} store: ${name}`, async (t) => {
      const again = open(t);
      await check(await again(), again);
    });
  }
}

test('a SQLite store takes the database that a host has open, and a newer one’s tables are left alone', async () => {
  // Node's own class has the methods too; the types say so where the running Node lacks it.
  const takes = (database: SqliteDatabase | DatabaseSync) => createSqliteAccessStore(database);
  const database = new Database(':memory:');
  assert.deepEqual(await takes(database).listTokens(), []);
  database.exec('UPDATE deckwright_schema SET version = 99');
  await assert.rejects(takes(database).listTokens(), { code: 'invalid_config', path: 'store' });
  const [row] = database.prepare('SELECT version FROM deckwright_schema').all() as { version: number }[];
  assert.equal(row?.version, 99);
});
