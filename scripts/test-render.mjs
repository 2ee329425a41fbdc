// The screen against LibreOffice: needs soffice and pdftotext; writes reports/render.json for the guarantees check. Contact sheets for the eye: scripts/render-compare.mjs.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

await run('node', ['scripts/ensure-tools.mjs', 'render']);
const files = readdirSync('test/render').filter((name) => name.endsWith('.test.ts'));
mkdirSync('reports', { recursive: true });
await run('node', [
  '--conditions=deckwright-source',
  '--import=tsx',
  '--test',
  '--test-timeout=600000',
  '--test-reporter=spec',
  '--test-reporter-destination=stdout',
  '--test-reporter=./test/support/node-json-reporter.mjs',
  '--test-reporter-destination=reports/render.json',
  ...files.map((name) => join('test/render', name)),
]);
