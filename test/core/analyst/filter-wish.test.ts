import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filteredSql } from '../../../src/core/analyst/filter-wish.js';
import { planDeck, writeSlide } from '../../../src/core/analyst/index.js';
import { createDeck } from '../../../src/core/deck/create-deck.js';
import type { Source } from '../../../src/core/deck/types.js';
import type { Row } from '../../../src/core/query/types.js';
import { refreshDeck } from '../../../src/core/refresh/refresh-deck.js';
import { checkDeck } from '../../../src/core/statements/check-deck.js';
import { loadPhrases } from '../../../src/core/statements/phrases/load.js';
import { FORMAT, requestOf, sourcesOf, widgetOf } from './widgets.js';

const SQL = 'SELECT region AS category, SUM(revenue) AS value FROM sales GROUP BY 1 ORDER BY 2 DESC;';
const ROWS = [
  ['North', 500], ['South', 240], ["O'Neill", 130], ['North East', 90], ['Test', 40],
].map(([category, value]): Row => ({ category: category!, value: value! })); // prettier-ignore
const widget = widgetOf({
  id: 'w', type: 'bar', title: 'Revenue by region', sql: SQL, columns: { category: 'string', value: 'number' }, rows: ROWS,
}); // prettier-ignore
const REGIONS = sourcesOf([widget])['w']!;

const conditionOf = (wish: string, source: Source = REGIONS): string | undefined =>
  filteredSql(wish, source)?.split('WHERE ').at(-1);

const SAID: [string, string][] = [
  ['only North', `"category" = 'North'`],
  ['Please show only the North East', `"category" = 'North East'`],
  ['without Test', `"category" <> 'Test'`],
  ['nur North und South', `"category" IN ('North', 'South')`],
  ['ohne Test', `"category" <> 'Test'`],
  ['seulement North', `"category" = 'North'`],
  ['sans Test', `"category" <> 'Test'`],
  ['solo North', `"category" = 'North'`],
  ['sem Test', `"category" <> 'Test'`],
  ['Northのみ', `"category" = 'North'`],
  ['只看North', `"category" = 'North'`],
  ['North فقط', `"category" = 'North'`],
  ["except O'Neill", `"category" <> 'O''Neill'`],
];
for (const [wish, condition] of SAID)
  test(`"${wish}" is a filter of names`, () => {
    assert.equal(conditionOf(wish), condition);
  });

test('what is more than a filter, or none, is left to whoever rewrites slides', () => {
  for (const wish of [
    'Shorter', 'Shorter, without jargon', 'highlight only North', 'only the top 3', 'only North, in red', 'North',
    'only Atlantis', 'only North, South, O\'Neill, North East and Test', 'without North but only South',
  ]) assert.equal(filteredSql(wish, REGIONS), undefined, wish); // prettier-ignore
  assert.equal(filteredSql('only North', { ...REGIONS, sql: '' }), undefined);
});

test('a year is one of the times that a chart shows', () => {
  const times = (values: (string | number)[], type: 'date' | 'string' | 'number'): Source =>
    sourcesOf([
      widgetOf({ id: 'w', type: 'line', title: 'Revenue', sql: 'SELECT m AS x, v AS y FROM t', columns: { x: type, y: 'number' }, rows: values.map((x, y) => ({ x, y })) }),
    ])['w']!; // prettier-ignore
  const of = (...given: Parameters<typeof times>): string | undefined =>
    conditionOf('nur 2025', times(...given));
  assert.equal(
    of(['2024-12-01', '2025-01-01'], 'date'),
    `"x" >= DATE '2025-01-01' AND "x" < DATE '2026-01-01'`,
  );
  assert.equal(of(['2024 Q4', '2025 Q1', '2025 Q2'], 'string'), `"x" IN ('2025 Q1', '2025 Q2')`);
  assert.equal(of([2024, 2025], 'number'), '"x" = 2025');
  assert.equal(of([2024, 2023], 'number'), undefined);
  assert.equal(of([7, 2025], 'number'), undefined);
});

for (const [locale, base] of [
  ['en-US', 'without North'],
  ['de-DE', 'ohne North'],
] as const)
  test(`the slide is told of the rows that are left, and names them, in ${locale}`, async () => {
    await loadPhrases(locale);
    const request = requestOf([widget], { locale });
    const slides = planDeck(request).map((planned) => writeSlide(planned, request));
    const deck = createDeck({
      title: 'Review', format: { ...FORMAT, locale }, sources: sourcesOf([widget]), slides,
    }); // prettier-ignore
    const sql = filteredSql('without North', deck.sources['w']!)!;
    const columns = deck.sources['w']!.columns;
    const { deck: filtered } = await refreshDeck(
      deck,
      (asked) =>
        Promise.resolve({ columns: asked === sql ? columns : [], rows: asked === sql ? ROWS.slice(1) : [], rowCount: 4, truncated: false, elapsedMs: 1 }),
      { sql: { w: sql } },
    ); // prettier-ignore
    const title = (await checkDeck(filtered)).find(
      (one) => one.slideId === 'slide-w' && one.field === 'title',
    )!;
    assert.equal(title.state, 'checked');
    assert.match(title.text, /South/);
    assert.ok(title.text.includes(base), title.text);
  });
