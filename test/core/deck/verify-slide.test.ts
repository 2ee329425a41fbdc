import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createDeck,
  createSlide,
  figureTrail,
  verifySlide,
  type Deck,
  type Slide,
} from '../../../src/core/deck/index.js';
import type { Column, Row } from '../../../src/core/query/types.js';

const columns: Column[] = [
  { name: 'region', type: 'string', dbType: 'VARCHAR' },
  { name: 'value', type: 'number', dbType: 'DOUBLE' },
];
const rows: Row[] = [
  { region: 'North', value: 100 },
  { region: 'South', value: null },
  { region: 'East', value: 60 },
  { region: 'North', value: 40 },
];
const data = (of: Row[], truncated = false) => ({
  rows: of,
  queriedAt: '2026-01-02T03:04:05.000Z',
  fingerprint: '',
  truncated,
});

function deckWith(slide: Partial<Slide>): { deck: Deck; slide: Slide } {
  const made = createSlide({ id: 's', source: 'sales', ...slide });
  const deck = createDeck({
    title: 'Review 2026',
    branding: { companyName: '3M' },
    sources: {
      sales: { title: 'Top 10 regions', sql: 'SELECT region, value FROM sales', columns, data: data(rows) },
      costs: { title: 'Costs', sql: 'SELECT 2', columns, data: data(rows.slice(0, 1)) },
      cut: { title: 'Cut', sql: 'SELECT 3', columns, data: data(rows, true) },
    },
    slides: [made],
  });
  return { deck, slide: made };
}
const doubts = (slide: Partial<Slide>): string[] => {
  const made = deckWith(slide);
  return verifySlide(made.deck, made.slide).unverified.map(
    ({ place, text, doubt }) => `${place} ${doubt} ${text}`,
  );
};

test('a slide whose figures all come from rows is verified, host titles and names of figures among them', () => {
  const { deck, slide } = deckWith({
    title: 'Review 2026: {{ sum(value) | integer }} in the Top 10 regions',
    text: '- {{ argmax(region, value) }} of 3M\n- {{ owner }} is in charge\n\n1. First\n2. Then',
    notes: 'Mention the 4 o’clock meeting.',
    variables: { owner: 'Ada' },
    blocks: [
      { id: 'b', region: 'main', kind: 'text', source: 'costs', text: '{{ value }}' },
      { id: 'm', region: 'main', kind: 'metric', spec: { type: 'big-number', encoding: { value: 'value' } } },
    ],
  });
  const { verified, unverified } = verifySlide(deck, slide);
  assert.deepEqual(unverified, []);
  assert.equal(verified, 4);
});

test('figures that were typed, given, made up in a placeholder or not computable are each named', () => {
  assert.deepEqual(
    doubts({
      title: 'Up 12% to {{ target }}',
      text: '{{ sum(value) * 2 }}, {{ sum(vlaue) }} and {{ sum(value) }}; three times {{ oops',
      blocks: [{ id: 'b', region: 'main', kind: 'text', text: 'Since January' }],
      variables: { target: 500 },
    }),
    [
      'title typed 12%',
      'title given 500',
      'text literal 400',
      'text failed {{ sum(vlaue) }}',
      'text typed three',
      'text failed {{ oops',
      'blocks/b typed January',
    ],
  );
  assert.deepEqual(doubts({ source: 'cut', text: '{{ sum(value) }}' }), ['text failed {{ sum(value) }}']);
});

test('a claim says where its sentence stands, how it reads and whether it holds', () => {
  const { deck, slide } = deckWith({
    title: 'North leads',
    text: '- Revenue\n  grew to **{{ last(value) }}**\n- The rest',
    claims: [
      { id: 'a', quote: 'North leads', test: 'argmax(region, value) == "North"' },
      { id: 'b', quote: 'Revenue grew to **{{ last(value) }}**', test: 'last(value) > first(value)' },
      { id: 'c', quote: 'Not on this slide', test: 'true' },
      { id: 'd', quote: 'The rest', test: 'sum(nothing) > 1' },
    ],
  });
  assert.deepEqual(
    verifySlide(deck, slide).claims.map(({ id, place, sentence, holds, problem }) => [
      id,
      place,
      sentence,
      holds,
      problem?.code,
    ]),
    [
      ['a', 'title', 'North leads', true, undefined],
      ['b', 'text', 'Revenue grew to 40', false, undefined],
      ['d', 'text', 'The rest', false, 'UNKNOWN_COLUMN'],
    ],
  );
});

test('a trail names the rows a figure read, through variables and conditions, and the query they came from', () => {
  const { deck, slide } = deckWith({
    variables: {
      total: { expr: 'sum(value)' },
      cost: { expr: 'first(value)', source: 'costs' },
      margin: { expr: 'total - cost' },
      own: 5,
    },
  });
  const read = (expression: string) =>
    figureTrail(deck, slide, expression).sources.map(({ sourceId, rows: places, columns: of }) => [
      sourceId,
      places,
      of.map(({ name }) => name),
    ]);
  const cases: [string, unknown[]][] = [
    ['sum(value)', [['sales', [0, 2, 3], ['value']]]],
    ['count()', [['sales', [0, 1, 2, 3], []]]],
    ['sum(value, region, "North")', [['sales', [0, 3], ['region', 'value']]]],
    ['share(value, region, "North")', [['sales', [0, 2, 3], ['region', 'value']]]],
    ['argmax(region, value)', [['sales', [0], ['region', 'value']]]],
    ['min(value)', [['sales', [3], ['value']]]],
    ['last(value) - first(value)', [['sales', [0, 3], ['value']]]],
    ['growth(value)', [['sales', [0, 3], ['value']]]],
    ['nth(region, -2)', [['sales', [2], ['region']]]],
    ['list(region, 2)', [['sales', [0, 1], ['region']]]],
    ['lookup(value, region, "East")', [['sales', [2], ['region', 'value']]]],
    ['count(region, "North") > 1 ? first(value) : last(value)', [['sales', [0, 3], ['region', 'value']]]],
    ['first(value) ?? sum(value)', [['sales', [0], ['value']]]],
    [
      'margin',
      [
        ['sales', [0, 2, 3], ['value']],
        ['costs', [0], ['value']],
      ],
    ],
    ['own', []],
  ];
  for (const [expression, expected] of cases) assert.deepEqual(read(expression), expected, expression);
  const trail = figureTrail(deck, slide, 'margin');
  assert.deepEqual(
    trail.definitions.map(({ name, expr }) => `${name} = ${expr}`),
    ['margin = total - cost', 'total = sum(value)', 'cost = first(value)'],
  );
  assert.equal(trail.sources[0]?.sql, 'SELECT region, value FROM sales');
  assert.equal(trail.sources[0]?.queriedAt, '2026-01-02T03:04:05.000Z');
  assert.equal(trail.sources[0]?.total, 4);
  assert.equal(figureTrail(deck, slide, 'sum(nothing)').problem?.code, 'UNKNOWN_COLUMN');
});

const doubtedIn = (title: string, format = 'en-US'): string[] => {
  const { deck, slide } = deckWith({ title });
  return verifySlide({ ...deck, format: { ...deck.format, locale: format } }, slide).unverified.map(
    ({ text }) => text,
  );
};

test('a year that says when is no figure', () => {
  for (const title of [
    'Our 2025 sales', 'Our 2025 sales grew', 'Acme’s 2024 results', 'The 2025 budget', '2025 annual report', 'Sales in 2025', 'In 2025 we grew',
    'Since 2019, growth slowed', 'Plan for 2026', 'By the end of 2025', 'Fiscal year 2025', 'FY 2025', 'Annual report 2025', 'Sales 2025', 'Umsatz im Jahr 2025',
    'Revenue in 2024 and in 2025', 'A gap of {{ (max(value) - min(value)) * 100 }} percentage points',
  ]) assert.deepEqual(doubtedIn(title), [], title);
}); // prettier-ignore

test('a number that may be an amount stays a figure, however much it looks like a year', () => {
  for (const title of [
    '2025', '2025 orders', 'Our 2025 orders', '2025 sales', '$2025', '€ 2025', '2025 EUR', '2025K', '2025.5', '-2025', 'up 2025%', 'Revenue: 2025', 'Revenue grew to 2025',
    'Revenue fell by 2025', 'From 1990 to 2025', 'Budget of 2025', 'Revenue of 2025.', 'Sold for 2025', 'We shipped in 2025 boxes', 'The campaign resulted in 2025', 'A total of 2025',
    '1 in 2025', 'About 2025 people', 'Our 2025 sales reps', '2025 report problems', '2025 customers plan a trip', 'Sales 2025 units', 'In 1066 orders', '3 percentage points',
  ]) assert.notDeepEqual(doubtedIn(title), [], title);
}); // prettier-ignore
