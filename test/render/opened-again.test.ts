import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { exportToPptx, importFromPptx } from '../../src/core/export/index.js';
import { PNG, sampleDeck } from '../core/export/sample-deck.js';
import { convertInOffice } from './in-office.js';

test('a presentation that LibreOffice has saved opens with its slides, rows and pictures', async () => {
  const deck = sampleDeck();
  deck.assets['photo'] = { mediaType: 'image/png', dataUrl: PNG, alt: 'Photo' };
  deck.branding = { companyName: 'Acme', logoDataUrl: PNG };
  deck.slides[3]!.blocks = [{ id: 'p', region: 'chart', kind: 'image', asset: 'photo' }];
  const bytes = new Uint8Array(await (await exportToPptx(deck)).arrayBuffer());
  const saved = await convertInOffice(bytes, 'deck', 'pptx:Impress MS PowerPoint 2007 XML', (file) =>
    readFile(file),
  );
  assert.notDeepEqual(new Uint8Array(saved), bytes);
  const { deck: opened } = await importFromPptx(new File([new Uint8Array(saved)], 'deck.pptx'));
  assert.deepEqual(opened.slides, deck.slides);
  assert.deepEqual(opened.assets, deck.assets);
  assert.deepEqual(opened.branding, deck.branding);
});
