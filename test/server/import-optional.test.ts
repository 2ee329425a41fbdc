import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { importOptional } from '../../src/server/import-optional.js';

test('a package that is missing is nothing, one of the host is found, one that fails to load says why', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-'));
  const before = process.cwd();
  t.after(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });
  process.chdir(folder);
  const add = (name: string, text: string) => {
    mkdirSync(join('node_modules', name), { recursive: true });
    writeFileSync(join('node_modules', name, 'index.js'), text);
  };
  add('of-the-host', 'module.exports = { here: true };');
  add('broken-one', 'throw new Error("no such engine");');
  add('missing-part', 'require("a-part-of-it");');
  assert.equal(await importOptional('no-such-package'), undefined);
  assert.equal(await importOptional('node:no-such-module'), undefined);
  assert.ok(await importOptional('node:fs'));
  assert.ok(await importOptional('pg'));
  assert.deepEqual((await importOptional('of-the-host'))?.['default'], { here: true });
  await assert.rejects(importOptional('broken-one'), /no such engine/);
  await assert.rejects(importOptional('missing-part'), /a-part-of-it/);
});
