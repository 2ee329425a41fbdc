import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { missingPackages } from '../../scripts/installed.mjs';

interface Entry {
  version: string;
  optional?: boolean;
}

/** A checkout whose lock file names these packages, with those of `there` installed. */
function checkout(t: TestContext, locked: Record<string, Entry>, there: Record<string, Entry>): string {
  const root = mkdtempSync(join(tmpdir(), 'deckwright-installed-'));
  t.after(() => rmSync(root, { recursive: true }));
  const keyed = (entries: Record<string, Entry>) =>
    Object.fromEntries(Object.entries(entries).map(([name, entry]) => [`node_modules/${name}`, entry]));
  const write = (path: string, content: object) => writeFileSync(join(root, path), JSON.stringify(content));
  write('package-lock.json', { packages: { '': { name: 'x' }, ...keyed(locked) } });
  mkdirSync(join(root, 'node_modules'));
  write('node_modules/.package-lock.json', { packages: keyed(there) });
  for (const name of Object.keys(there)) {
    mkdirSync(join(root, 'node_modules', name));
    write(`node_modules/${name}/package.json`, { name });
  }
  return root;
}

const lit = { version: '3.0.0' };
const vite = { version: '8.0.0' };

describe('npm start', () => {
  it('finds everything installed where all packages of the lock file are there, optional ones or not', (t) => {
    const root = checkout(t, { lit, vite, native: { version: '1.0.0', optional: true } }, { lit, vite });
    assert.deepEqual(missingPackages(root), []);
  });

  it('finds what an interrupted installation left out, and what a pull made stale', (t) => {
    const root = checkout(t, { lit, vite }, { lit: { version: '2.9.0' }, vite });
    rmSync(join(root, 'node_modules/vite/package.json'));
    assert.deepEqual(missingPackages(root), ['node_modules/lit', 'node_modules/vite']);
    rmSync(join(root, 'node_modules'), { recursive: true });
    assert.deepEqual(missingPackages(root), ['node_modules/lit', 'node_modules/vite']);
  });

  it('says which Node it needs before it installs anything', (t) => {
    const root = checkout(t, { lit }, {});
    cpSync('scripts', join(root, 'scripts'), { recursive: true });
    writeFileSync(join(root, 'package.json'), '{ "type": "module", "engines": { "node": ">=99.1" } }');
    const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      encoding: 'utf8',
    });
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.match(stderr, /^Deckwright needs Node 99\.1 or newer; this is \d+\.\d+\.\d+\./u);
  });
});
