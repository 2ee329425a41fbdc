// `npm test`: static checks, Node tests, elements in three engines, one end-to-end run, package checks.
// `npm test -- node e2e` runs only the named steps.
import { rmSync } from 'node:fs';
import { run } from './run.mjs';

const steps = {
  tools: () => run('node', ['scripts/ensure-tools.mjs']),
  lock: () => run('node', ['scripts/check-lock.mjs']),
  types: () => run('tsc', ['--noEmit']),
  lint: () => run('eslint', ['.', '--max-warnings', '0']),
  format: () => run('prettier', ['--check', '--log-level', 'warn', '.']),
  imports: () => run('depcruise', ['src', '--config', '.dependency-cruiser.cjs', '--output-type', 'err']),
  unused: () => run('knip', []),
  build: () => run('node', ['scripts/build.mjs']),
  // The manifest is committed: tools of those who embed the elements read it from the repository too.
  manifest: () => run('git', ['diff', '--exit-code', '--stat', 'custom-elements.json']),
  api: () => run('node', ['scripts/api-report.mjs']),
  package: () => run('npm', ['run', '--silent', 'check:package']),
  node: () => run('node', ['scripts/test-node.mjs']),
  chromium: () => run('wtr', [], { env: { WTR_BROWSERS: 'chromium' } }),
  firefox: () => run('wtr', [], { env: { WTR_BROWSERS: 'firefox' } }),
  webkit: () => run('wtr', [], { env: { WTR_BROWSERS: 'webkit' } }),
  e2e: () => run('playwright', ['test']),
  guarantees: () => run('node', ['scripts/check-guarantees.mjs']),
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}`);
  process.exit(2);
}
if (named.length === 0) rmSync('reports', { recursive: true, force: true });

let passed = 0;
for (const name of named.length > 0 ? named : Object.keys(steps)) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  try {
    await steps[name]();
  } catch (error) {
    console.error(error.message);
    console.log(`\n${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
  console.log(`── ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
console.log(`\n${passed} passed, 0 failed`);
