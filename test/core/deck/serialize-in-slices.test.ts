import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDeck, serializeDeck, type Deck } from '../../../src/core/index.js';
import { serializeInSlices } from '../../../src/core/deck/serialize-in-slices.js';
import { Pace } from '../../../src/core/base/pace.js';

function largeDeck(rows: number): Deck {
  const deck = createDeck({ title: 'Many "rows"' });
  const source = (count: number): Deck['sources'][string] => ({
    title: 'Sales',
    sql: 'SELECT 1',
    columns: [{ name: 'n', type: 'number', dbType: 'DOUBLE' }],
    data: {
      rows: Array.from({ length: count }, (_, n) => ({ n, text: `é "${n}"`, empty: null })),
      queriedAt: '2026-01-05T09:00:00Z',
      fingerprint: 'x',
      truncated: false,
    },
  });
  deck.sources = {
    many: source(rows),
    few: source(2),
    'no "data"': { ...source(0), data: undefined },
  };
  return deck;
}

test('the text of a deck is the same whether it is made at once or in slices', async () => {
  for (const rows of [0, 1, 4096, 4097, 20_000]) {
    const deck = largeDeck(rows);
    assert.equal(await serializeInSlices(deck, new Pace()), serializeDeck(deck));
  }
});

test('between the slices of a large deck the page has its turn and may stop', async () => {
  const controller = new AbortController();
  const stopped = serializeInSlices(largeDeck(400_000), new Pace({ signal: controller.signal }));
  setTimeout(() => controller.abort(), 0);
  await assert.rejects(stopped, { name: 'AbortError' });
});
