// First load of the script tag, gzipped, beside the cores of two well-known slide libraries.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { entryFiles } from '../scripts/entry-files.mjs';
import { report } from './report.js';

const require = createRequire(import.meta.url);
const gzip = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length / 1000;
const ours = entryFiles('dist/cdn/deckwright.js').reduce((sum, file) => sum + gzip(file), 0);
const reveal = require.resolve('reveal.js');

report('entry-size', [
  {
    name: 'script tag, first load',
    unit: 'kB gzip',
    ours,
    limit: 45,
    peer: { name: 'reveal.js (slides only)', value: gzip(reveal) },
  },
]);
