// Node tests of core, service, server, command line, React components and package; writes reports/node.json for the guarantees check.
import { mkdirSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';

const roots =
  process.argv.length > 2 ? process.argv.slice(2) : ['core', 'service', 'server', 'cli', 'react', 'package'];
const files = roots.flatMap((root) =>
  readdirSync(join('test', root), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join('test', root, file)),
);
mkdirSync('reports', { recursive: true });
await run('node', [
  '--conditions=deckwright-source',
  '--import=tsx',
  '--test',
  // Node leaves one core free, which of two cores leaves one.
  `--test-concurrency=${Math.max(2, availableParallelism() - 1)}`,
  // A file that never ends is named, in place of a run that never ends.
  '--test-timeout=600000',
  '--test-reporter=spec',
  '--test-reporter-destination=stdout',
  '--test-reporter=./test/support/node-json-reporter.mjs',
  '--test-reporter-destination=reports/node.json',
  ...files,
]);
