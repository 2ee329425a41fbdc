import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDeck, createSlide, type Source } from '../../../src/core/deck/index.js';
import { resolveSlide } from '../../../src/core/deck/resolve.js';

const source = (value: number): Source => ({
  title: 'Sales',
  sql: 'SELECT 1',
  columns: [{ name: 'value', type: 'number', dbType: 'DOUBLE' }],
  data: { rows: [{ value }], queriedAt: '2026-01-01T00:00:00.000Z', fingerprint: 'f', truncated: false },
});

test('a deck that its host changes in place shows the rows it has now', () => {
  const slide = createSlide({ id: 's', source: 'sales', title: '{{ sum(value) }}' });
  const deck = createDeck({ title: 'Sales', now: () => 0, sources: { sales: source(1) }, slides: [slide] });
  const shown = (): string => resolveSlide(deck, slide).title.text;
  assert.equal(shown(), '1');
  deck.sources['sales']!.data!.rows = [{ value: 2 }];
  assert.equal(shown(), '2');
  deck.sources['sales'] = source(3);
  assert.equal(shown(), '3');
  delete deck.sources['sales'];
  assert.notEqual(shown(), '3');
  deck.sources['other'] = source(4);
  slide.source = 'other';
  assert.equal(shown(), '4');
});
