// Builds everything that the package holds, in the order that each step needs:
// library (empties dist) → types, command line, script-tag bundle → assets → demo → manifest.
import { chmodSync, copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeDemoData } from './demo-data.mjs';
import { run } from './run.mjs';

const require = createRequire(import.meta.url);

await run('vite', ['build', '--logLevel', 'warn']);
await Promise.all([
  run('tsc', ['-p', 'tsconfig.build.json']),
  run('vite', ['build', '--mode', 'cli', '--logLevel', 'warn']),
  run('vite', ['build', '--mode', 'worker', '--logLevel', 'warn']),
  run('vite', ['build', '--mode', 'cdn', '--logLevel', 'warn']).then(() =>
    run('cem', ['analyze', '--config', 'custom-elements-manifest.config.js', '--quiet']),
  ),
]);
chmodSync('dist/cli/main.js', 0o755);
assets();
cpSync('src/styles', 'dist/styles', { recursive: true });
cpSync('demo/page', 'dist/demo', { recursive: true });
cpSync('demo/dashboards', 'dist/demo/dashboards', { recursive: true });
await writeDemoData('demo/data');
cpSync('demo/data', 'dist/demo/data', { recursive: true });

/** DuckDB's engine and worker, and the screen fonts, where `assetUrl` looks for them. */
function assets() {
  const to = 'dist/assets';
  mkdirSync(to, { recursive: true });
  const duckdb = dirname(require.resolve('@duckdb/duckdb-wasm/dist/duckdb-eh.wasm'));
  for (const file of ['duckdb-eh.wasm', 'duckdb-browser-eh.worker.js'])
    copyFileSync(join(duckdb, file), join(to, file));
  const subsets = ['latin', 'latin-ext', 'greek', 'cyrillic'];
  for (const [license, has] of [
    [require.resolve('@fontsource/arimo/LICENSE'), subsets],
    [require.resolve('@fontsource/carlito/LICENSE'), subsets],
    [require.resolve('@fontsource/gelasio/LICENSE'), ['latin', 'latin-ext']],
  ]) {
    const fonts = dirname(license);
    const family = basename(fonts);
    for (const weight of [400, 700])
      for (const subset of has)
        copyFileSync(
          join(fonts, `files/${family}-${subset}-${weight}-normal.woff2`),
          join(to, `${family}-${subset}-${weight}.woff2`),
        );
    copyFileSync(license, join(to, `${family}-LICENSE`));
  }
  // For hosts that refuse files over 25 MB.
  writeFileSync(
    `${to}/duckdb-eh.wasm.gz`,
    gzipSync(readFileSync(join(duckdb, 'duckdb-eh.wasm')), { level: 9 }),
  );
}
