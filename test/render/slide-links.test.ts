import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { exportToPptx } from '../../src/core/export/index.js';
import { summaryDeck } from '../support/summary-deck.js';
import { convertInOffice } from './in-office.js';

test('LibreOffice takes the points of a summary for links to their slides', async () => {
  const file = await exportToPptx(summaryDeck(), { now: () => 0 });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const drawn = await convertInOffice(bytes, 'deck.pptx', 'fodp', (name) => readFile(name, 'utf8'));
  const links = [...drawn.matchAll(/<text:a xlink:href="#([^"]*)"/gu)].map(([, to]) => to);
  assert.deepEqual(links, ['All of costs: 24', 'All of sales: 60', 'All of sales: 60']);
});
