import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import type { AccessStore } from '../../../src/server/access/access-store.js';
import { createMemoryAccessStore } from '../../../src/server/access/memory-store.js';
import { openAccessStore } from '../../../src/server/access/open-store.js';
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
