import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHART_FORMS } from '../../../src/core/export/pptx/options.js';
import { exportToPptx, type ExportToPptxOptions } from '../../../src/core/export/index.js';
import type { Deck } from '../../../src/core/deck/types.js';
import { defaultTheme } from '../../../src/core/layout/themes.js';
import { deckOfEveryType } from '../../support/office-samples.js';
import { checkPackage } from './check-package.js';
import { hostileDeck } from './hostile-deck.js';
import { sampleDeck } from './sample-deck.js';
import { validatePackage } from './validate-package.js';

const VERSIONS = ['Office2007', 'Office2013', 'Office2019', 'Microsoft365'];

async function assertValid(deck: Deck, options: ExportToPptxOptions = {}): Promise<void> {
  const file = await exportToPptx(deck, options);
  const bytes = new Uint8Array(await file.arrayBuffer());
  assert.deepEqual(checkPackage(bytes), []);
  for (const version of VERSIONS) assert.deepEqual(await validatePackage(bytes, version), [], version);
}

for (const charts of CHART_FORMS)
  test(`every widget type is valid for every version of Office, charts as ${charts}`, () =>
    assertValid(deckOfEveryType(defaultTheme), { charts }));

test('hostile text in every field is valid for every version of Office', () =>
  assertValid(hostileDeck(), { charts: 'native' }));

test('one slide, and five hundred, are valid for every version of Office', async () => {
  const deck = sampleDeck();
  const slides = deck.slides.filter(({ id }) => id !== 's9');
  for (const count of [1, 500])
    await assertValid({
      ...deck,
      slides: Array.from({ length: count }, (_, at) => ({
        ...structuredClone(slides[at % slides.length]!),
        id: `slide-${at}`,
      })),
    });
});
