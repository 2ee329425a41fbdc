// Tests against a real Postgres and a real Redis, each on a port of its own over a new data folder, ended by its process
// id. One that does not start fails the run. Writes reports/services.json for the guarantees check.
// `npm run test:services -- test/services/stores.test.ts` runs some of the files.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { startServices } from './start-services.mjs';

await run('node', ['scripts/ensure-tools.mjs', 'services']);
const files =
  process.argv.length > 2
    ? process.argv.slice(2)
    : readdirSync('test/services', { recursive: true })
        .map(String)
        .filter((file) => file.endsWith('.test.ts'))
        .map((file) => join('test/services', file));
mkdirSync('reports', { recursive: true });
const { env, stop } = await startServices();
// Ctrl-C ends the tests, which ends this run in the usual way.
process.on('SIGINT', () => {});
try {
  await run(
    'node',
    [
      '--conditions=deckwright-source',
      '--import=tsx',
      '--test',
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=./test/support/node-json-reporter.mjs',
      '--test-reporter-destination=reports/services.json',
      ...files,
    ],
    { env },
  );
} finally {
  await stop();
}
