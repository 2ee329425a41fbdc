import { createDeck, createSlide } from '../../../src/core/deck/index.js';
import type { Block, Deck, Source } from '../../../src/core/deck/types.js';
import type { ChartSpec } from '../../../src/core/chart/types.js';
import type { Column, Row } from '../../../src/core/query/types.js';

const text = (name: string): Column => ({ name, type: 'string', dbType: 'VARCHAR' });
const number = (name: string): Column => ({ name, type: 'number', dbType: 'DOUBLE' });

function source(title: string, columns: Column[], rows: Row[]): Source {
  const names = columns.map(({ name }) => name).join(', ');
  return {
    title,
    sql: `SELECT ${names}\nFROM ${title.toLowerCase().replaceAll(' ', '_')}`,
    columns,
    data: { rows, queriedAt: '2026-01-05T09:00:00Z', fingerprint: 'f', truncated: false },
  };
}

const chart = (id: string, region: string, sourceId: string, spec: ChartSpec): Block => ({
  id,
  region,
  kind: 'chart',
  source: sourceId,
  spec,
});

const MONTHS = ['2025-07-01', '2025-08-01', '2025-09-01', '2025-10-01', '2025-11-01', '2025-12-01'];

/** A red square of one pixel. */
export const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const SVG_LOGO =
  'data:image/svg+xml;utf8,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" rx="8" fill="#0b5cad"/>' +
      '<text x="60" y="27" font-family="Arimo" font-weight="700" font-size="20" text-anchor="middle" fill="#fff">Acme</text></svg>',
  );

function sampleSources(): Record<string, Source> {
  return {
    region: source(
      'Revenue by region',
      [text('region'), number('value')],
      [
        { region: 'North America', value: 1_284_000 },
        { region: 'Europe', value: 941_500 },
        { region: 'Asia Pacific', value: 702_250 },
        { region: 'Latin America', value: 318_900 },
        { region: 'Middle East and Africa', value: 0 },
      ],
    ),
    month: source(
      'Orders by month',
      [{ name: 'month', type: 'date', dbType: 'DATE' }, number('value')],
      MONTHS.map((month, index) => ({ month, value: 420 + 35 * index - (index === 3 ? 90 : 0) })),
    ),
    total: source(
      'Total revenue',
      [number('value'), number('delta'), text('delta_basis')],
      [{ value: 3_246_650, delta: 0.124, delta_basis: 'vs. last year' }],
    ),
    margin: source('Margin', [number('value')], [{ value: 0.318 }]),
    orders: source(
      'Orders',
      [text('customer'), text('product_name'), number('quantity'), number('amount')],
      Array.from({ length: 40 }, (_, index) => ({
        customer: `Customer ${index + 1}`,
        product_name: index % 3 === 0 ? 'Adjustable desk & chair' : 'Lamp <LED>',
        quantity: index * 3,
        amount: 1000 + index * 12.5,
      })),
    ),
  };
}

const barSpec: ChartSpec = {
  type: 'bar',
  encoding: { category: 'region', value: 'value' },
  config: { numberFormat: 'currency:USD,0,compact', valueLabels: true },
};
const lineSpec: ChartSpec = { type: 'line', encoding: { category: 'month', value: 'value' } };

/** Every layout once, with everything a slide can hold. */
export function sampleDeck(): Deck {
  const deck = createDeck({
    title: 'Quarterly review',
    subtitle: 'Fourth quarter',
    id: 'deck-1',
    now: () => 0,
    branding: { companyName: 'Acme & Sons', logoDataUrl: SVG_LOGO },
    sources: sampleSources(),
  });
  const total = { expr: 'sum(value)' };
  deck.slides = [
    createSlide({ id: 's1', layout: 'title', title: 'Quarterly review', text: 'Fourth quarter of the year' }),
    createSlide({ id: 's2', layout: 'section', title: 'Revenue', text: 'Where it comes from' }),
    createSlide({
      id: 's3',
      layout: 'chart-text',
      title:
        '{{argmax(region, value)}} brings in {{share(value, region, "North America") | percent}} of revenue',
      source: 'region',
      variables: { total },
      text:
        'All regions together made **{{total | currency:USD,0}}**, counted *before* returns.\n\n' +
        '- North America leads with {{max(value) | currency:USD,0}}, more than the next region by ' +
        '{{nth(value, 1) - nth(value, 2) | currency:USD,0}}\n' +
        '- Europe follows\n  - with a list inside\n\n  and a paragraph that goes on\n' +
        '- See [the definition](https://example.com/definition?a=1&b=2)\n\n' +
        '1. First step\n2. Second step\n3. Third step',
      notes: 'Say **this** first.\n\n- Then this: {{total | currency:USD,0}}',
      blocks: [chart('c1', 'chart', 'region', barSpec)],
    }),
    createSlide({
      id: 's4',
      layout: 'chart',
      title: 'Orders grew every month but one',
      source: 'month',
      text: 'From {{first(value)}} to {{last(value)}} orders a month.',
      blocks: [chart('c1', 'chart', 'month', lineSpec)],
    }),
    createSlide({
      id: 's5',
      layout: 'two-charts',
      title: 'Revenue and orders side by side',
      text: 'The two measures move together.',
      blocks: [chart('c1', 'left', 'region', barSpec), chart('c2', 'right', 'month', lineSpec)],
    }),
    createSlide({
      id: 's6',
      layout: 'big-numbers',
      title: 'The year in two figures',
      text: 'Revenue rose while margin held.',
      blocks: [
        {
          id: 'm1',
          region: 'numbers',
          kind: 'metric',
          source: 'total',
          spec: {
            type: 'big-number',
            encoding: { value: 'value', delta: 'delta', delta_basis: 'delta_basis' },
            config: { numberFormat: 'currency:USD,compact', deltaFormat: 'percent:1,signed' },
          },
        },
        {
          id: 'm2',
          region: 'numbers',
          kind: 'metric',
          source: 'margin',
          spec: { type: 'big-number', encoding: { value: 'value' }, config: { numberFormat: 'percent:1' } },
        },
      ],
    }),
    createSlide({
      id: 's7',
      layout: 'table',
      title: 'The largest orders',
      text: 'Sorted by amount.',
      blocks: [
        { id: 't1', region: 'table', kind: 'table', source: 'orders', spec: { type: 'table', encoding: {} } },
      ],
    }),
    createSlide({ id: 's8', layout: 'text', title: 'What to do next', text: '- One\n- Two\n- Three' }),
    createSlide({
      id: 's9',
      layout: 'chart',
      title: '',
      source: 'region',
      blocks: [chart('c1', 'chart', 'region', { type: 'scatter', encoding: { x: 'nowhere', y: 'value' } })],
    }),
  ];
  return deck;
}
