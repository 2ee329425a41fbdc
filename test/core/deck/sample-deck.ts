import { createDeck, createSlide } from '../../../src/core/deck/index.js';
import type { Deck } from '../../../src/core/deck/index.js';

/** A small deck with everything in it once. */
export function sampleDeck(): Deck {
  const deck = createDeck({
    title: 'Sales',
    id: 'deck-1',
    now: () => 0,
    sources: {
      revenue: {
        title: 'Revenue by region',
        sql: 'SELECT region, sum(amount) AS value FROM sales GROUP BY 1',
        columns: [
          { name: 'region', type: 'string', dbType: 'VARCHAR' },
          { name: 'value', type: 'number', dbType: 'DOUBLE' },
        ],
        data: {
          rows: [
            { region: 'North', value: 120 },
            { region: 'South', value: 80 },
          ],
          queriedAt: '2026-01-01T00:00:00Z',
          fingerprint: 'f1',
          truncated: false,
        },
      },
    },
  });
  deck.assets['logo'] = { mediaType: 'image/png', dataUrl: 'data:image/png;base64,AAAA', alt: 'Logo' };
  deck.slides = ['a', 'b', 'c'].map((id) =>
    createSlide({
      id,
      title: `Slide ${id}`,
      source: 'revenue',
      variables: { total: { expr: 'sum(value)' }, owner: 'Kim' },
      claims: [{ id: 'k', quote: 'largest', test: 'max(value) > 1' }],
      blocks: [
        {
          id: 'chart',
          region: 'chart',
          kind: 'chart',
          spec: { type: 'bar', encoding: { category: 'region', value: 'value' } },
        },
        { id: 'note', region: 'text', kind: 'text', text: 'Total {{sum(value)}}' },
      ],
    }),
  );
  return deck;
}
