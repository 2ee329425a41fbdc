// Tests against the real servers that a host may have (Postgres, Redis, nginx), each started by its tests on a port of
// its own over a new folder and ended by its process id; one that does not start fails. Writes reports/services.json for
// the guarantees check. `npm run test:services -- test/services/stores.test.ts` runs some of the files.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

await run('node', ['scripts/ensure-tools.mjs', 'services']);
const files =
  process.argv.length > 2
    ? process.argv.slice(2)
    : readdirSync('test/services')
        .filter((name) => name.endsWith('.test.ts'))
        .map((name) => join('test/services', name));
mkdirSync('reports', { recursive: true });
await run('node', [
  '--conditions=deckwright-source',
  '--import=tsx',
  '--test',
  '--test-timeout=600000',
  '--test-reporter=spec',
  '--test-reporter-destination=stdout',
  '--test-reporter=./test/support/node-json-reporter.mjs',
  '--test-reporter-destination=reports/services.json',
  ...files,
]);
