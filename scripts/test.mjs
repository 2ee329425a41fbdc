// `npm test`: static checks, Node tests, elements in three engines, one end-to-end run, package checks.
// `npm test -- node e2e` runs only the named steps.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { run } from './run.mjs';

/**
 * Browsers crash or freeze now and then, WebKitGTK once in some dozen runs: the files that it happened in, and nothing else,
 * run again.
 */
const elements = (engine) => async () => {
  const crashed = `reports/crashed-${engine}.json`;
  rmSync(crashed, { force: true });
  try {
    await run('wtr', [], { env: { WTR_BROWSERS: engine } });
  } catch (error) {
    const files = existsSync(crashed) ? JSON.parse(readFileSync(crashed, 'utf8')) : [];
    if (files.length === 0) throw error;
    console.log(
      `\n── ${engine} died or froze in ${files.map((file) => relative('.', file)).join(', ')}: once more`,
    );
    await run('wtr', ['--files', ...files], { env: { WTR_BROWSERS: engine, WTR_REPORT: '-again' } });
  }
};

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
  chromium: elements('chromium'),
  firefox: elements('firefox'),
  webkit: elements('webkit'),
  e2e: () => run('playwright', ['test']),
  guarantees: () => run('node', ['scripts/check-guarantees.mjs']),
};

/** One after the other, but for lists: their lanes run side by side, the steps of a lane one after the other. */
const plan = [
  'tools',
  [
    ['lock', 'lint', 'imports', 'unused'],
    ['format', 'types', 'build', 'manifest', 'api', 'package'],
  ],
  // Browsers are timed by their frames: nothing runs beside them.
  'node',
  'chromium',
  'firefox',
  'webkit',
  'e2e',
  'guarantees',
];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}`);
  process.exit(2);
}
if (named.length === 0) rmSync('reports', { recursive: true, force: true });

let passed = 0;
const failed = [];
const start = performance.now();
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function pass(name) {
  const begin = performance.now();
  console.log(`\n── ${name}`);
  try {
    await steps[name]();
    passed += 1;
    console.log(`── ${name}: ${seconds(begin)}`);
  } catch (error) {
    failed.push(name);
    console.error(`── ${name} failed: ${error.message}`);
  }
}

/** Ends before the next step once any lane has failed: what still runs is waited for. */
async function inTurn(names) {
  for (const name of names) if (failed.length === 0) await pass(name);
}

for (const stage of named.length > 0 ? named : plan)
  await (typeof stage === 'string' ? inTurn([stage]) : Promise.all(stage.map(inTurn)));

const failures = failed.length === 0 ? '' : ` (${failed.join(', ')})`;
console.log(`\n${passed} passed, ${failed.length} failed${failures}, ${seconds(start)}`);
process.exit(failed.length === 0 ? 0 : 1);
