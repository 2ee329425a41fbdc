import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const pkg = JSON.parse(readFileSync('package.json', 'utf8')) as {
  name: string;
  exports: Record<string, string | { types: string; default: string }>;
};

describe('the built package', () => {
  for (const [key, target] of Object.entries(pkg.exports)) {
    if (typeof target === 'string' || key.includes('*')) continue;
    it(`entry "${key}" imports in bare Node, and has types`, () => {
      assert.ok(existsSync(target.types), target.types);
      const specifier = key === '.' ? pkg.name : `${pkg.name}${key.slice(1)}`;
      // No flags, no loader: what a server or a build tool of a user does.
      execFileSync(process.execPath, [
        '--input-type=module',
        '-e',
        `await import(${JSON.stringify(specifier)})`,
      ]);
    });
  }

  it('every element can be defined by its own entry', () => {
    for (const tag of [
      'deck-builder',
      'deck-view',
      'deck-right-panel',
      'deck-presenter',
      'report-provider',
      'vendor-db-provider',
    ])
      assert.ok(existsSync(`dist/elements/${tag}/define.js`), tag);
  });

  it('no built module carries the engine inside', () => {
    for (const file of ['dist/cdn/deckwright.js', 'dist/core/query/duckdb-runner.js'])
      assert.ok(readFileSync(file).length < 500_000, file);
  });

  it('the engine, its worker and the fonts lie beside the bundle', () => {
    for (const file of [
      'duckdb-eh.wasm',
      'duckdb-eh.wasm.gz',
      'duckdb-browser-eh.worker.js',
      'arimo-latin-400.woff2',
      'carlito-cyrillic-700.woff2',
      'gelasio-latin-ext-700.woff2',
      'gelasio-LICENSE',
    ])
      assert.ok(existsSync(`dist/assets/${file}`), file);
  });
});
