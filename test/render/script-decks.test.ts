import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportToPptx } from '../../src/core/export/index.js';
import { layoutSlide } from '../../src/core/layout/index.js';
import { deckInScript, type ScriptName } from '../support/script-decks/index.js';
import { compareExtents } from './office-extents.js';
import { drawInOffice } from './office-lines.js';

async function faults(name: ScriptName, shiftedBy = 0): Promise<string[]> {
  const deck = deckInScript(name);
  const file = await exportToPptx(deck, { now: () => 0 });
  const pages = await drawInOffice(new Uint8Array(await file.arrayBuffer()));
  assert.equal(pages.length, deck.slides.length);
  return deck.slides.flatMap((slide, index) => {
    const geometry = layoutSlide(deck, slide, { index });
    const boxes = geometry.boxes.map((box) => ({ ...box, x: box.x + shiftedBy }));
    return compareExtents({ ...geometry, boxes }, pages[index] ?? []).map((fault) => `${slide.id}: ${fault}`);
  });
}

for (const name of ['japanese', 'korean', 'chinese', 'arabic', 'hebrew'] as const) {
  test(`LibreOffice keeps every text of the ${name} deck inside its box, at its edge, on no more lines than measured`, async () => {
    assert.deepEqual(await faults(name), []);
  });
}

test('the comparison notices text that stands two percent of the slide beside its box', async () => {
  assert.ok((await faults('japanese', 1280 * 0.02)).length > 20);
});
