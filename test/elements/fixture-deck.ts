import { createDeck, createSlide } from '../../src/core/deck/create-deck.js';
import type { Deck } from '../../src/core/deck/types.js';

/** A deck as the service writes it: a cover, a chart with text, big numbers, a table. */
export function fixtureDeck(): Deck {
  const deck = createDeck({
    title: 'Regional sales',
    subtitle: 'First half of 2026',
    id: 'deck-fixture',
    now: () => Date.UTC(2026, 6, 1),
    sources: {
      revenue: {
        title: 'Revenue by region',
        sql: 'SELECT region, sum(amount) AS value FROM sales GROUP BY region ORDER BY value DESC',
        columns: [
          { name: 'region', type: 'string', dbType: 'VARCHAR' },
          { name: 'value', type: 'number', dbType: 'DOUBLE' },
        ],
        data: {
          rows: [
            { region: 'North', value: 1_204_500 },
            { region: 'West', value: 981_200 },
            { region: 'South', value: 640_900 },
            { region: 'East', value: 402_300 },
          ],
          queriedAt: '2026-07-01T00:00:00Z',
          fingerprint: 'fixture',
          truncated: false,
        },
      },
    },
  });
  const source = 'revenue';
  deck.slides = [
    createSlide({ id: 'cover', layout: 'title', title: 'Regional sales', text: 'First half of 2026' }),
    createSlide({
      id: 'regions',
      layout: 'chart-text',
      source,
      title: 'North leads with {{first(value) | compact}} of {{sum(value) | compact}}',
      text:
        '- **{{argmax(region, value)}}** brings {{share(value, region, "North") | percent}} of revenue\n' +
        '- The four regions together reach {{sum(value) | currency:USD,0}}\n' +
        '- {{argmin(region, value)}} is the smallest with {{min(value) | compact}}',
      notes: 'Ask about {{argmin(region, value)}}.',
      blocks: [
        {
          id: 'chart',
          region: 'chart',
          source,
          kind: 'chart',
          spec: { type: 'bar', encoding: { category: 'region', value: 'value' } },
        },
      ],
      origin: 'service',
    }),
    createSlide({
      id: 'all',
      layout: 'table',
      source,
      title: 'All regions',
      blocks: [
        { id: 'table', region: 'table', source, kind: 'table', spec: { type: 'table', encoding: {} } },
      ],
      origin: 'service',
    }),
    createSlide({ id: 'next', layout: 'text', title: 'What next', text: 'Look at the East first.' }),
  ];
  return deck;
}
