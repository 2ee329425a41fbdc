// The screen against LibreOffice: needs soffice and pdftotext. Contact sheets for the eye: scripts/render-compare.mjs.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

await run('node', ['scripts/ensure-tools.mjs', 'render']);
const files = readdirSync('test/render').filter((name) => name.endsWith('.test.ts'));
await run('node', [
  '--conditions=deckwright-source',
  '--import=tsx',
  '--test',
  ...files.map((name) => join('test/render', name)),
]);
