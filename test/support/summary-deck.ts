import { createDeck, createSlide } from '../../src/core/deck/create-deck.js';
import type { Deck, Slide, Source } from '../../src/core/deck/types.js';

const source = (title: string, values: number[]): Source => ({
  title,
  sql: `SELECT region, value FROM ${title.toLowerCase()}`,
  columns: [
    { name: 'region', type: 'string', dbType: 'VARCHAR' },
    { name: 'value', type: 'number', dbType: 'DOUBLE' },
  ],
  data: {
    rows: values.map((value, at) => ({ region: ['North', 'South', 'West'][at] ?? '', value })),
    queriedAt: '2026-07-01T00:00:00Z',
    fingerprint: title,
    truncated: false,
  },
});

const chart = (id: string, from: string): Slide =>
  createSlide({
    id, layout: 'chart-text', source: from, title: `All of ${id}: {{sum(value)}}`, text: '',
    blocks: [
      { id: 'chart', region: 'chart', source: from, kind: 'chart', spec: { type: 'bar', encoding: { category: 'region', value: 'value' } } },
    ],
  }); // prettier-ignore

/** A deck with a summary of two charts: each point has a figure of one of them, one has a statement without any, and one speaks of both. */
export function summaryDeck(locale = 'en-US'): Deck {
  const deck = createDeck({
    title: 'Review',
    id: 'deck-summary',
    format: { locale },
    now: () => Date.UTC(2026, 6, 1),
    sources: { sales: source('Sales', [30, 20, 10]), costs: source('Costs', [9, 8, 7]) },
  });
  deck.slides = [
    createSlide({ id: 'cover', layout: 'title', title: 'Review' }),
    {
      ...createSlide({
        id: 'summary',
        layout: 'text',
        title: 'Summary',
        text: [
          '- Costs come to {{figure_b}}',
          '- Sales come to {{figure_a}}',
          '- Sales differ widely',
          '- Sales of {{figure_a}} stand against costs of {{figure_b}}',
          '- Nobody computed this',
        ].join('\n'),
        variables: {
          figure_a: { expr: 'sum(value)', source: 'sales' },
          figure_b: { expr: 'sum(value)', source: 'costs' },
        },
      }),
      statements: [
        { id: 's', kind: 'even', source: 'sales', args: {}, field: 'text', quote: 'Sales differ widely' },
      ],
      ext: { part: 'summary' },
    },
    chart('sales', 'sales'),
    chart('costs', 'costs'),
  ];
  return deck;
}
