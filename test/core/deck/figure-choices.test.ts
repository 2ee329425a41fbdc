import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDeck, createSlide } from '../../../src/core/deck/create-deck.js';
import { figureChoices } from '../../../src/core/deck/figure-choices.js';
import { problemsIn, templateContext } from '../../../src/core/deck/template-context.js';
import type { Column, Row } from '../../../src/core/query/types.js';

const column = (name: string, type: Column['type']): Column => ({ name, type, dbType: '' });

function context(columns: Column[], rows: Row[] | undefined, variables = {}) {
  const data = rows && { rows, queriedAt: '', fingerprint: '', truncated: false };
  const deck = createDeck({
    title: 'Deck',
    sources: { own: { title: 'Sales', sql: '', columns, ...(data && { data }) } },
  });
  return templateContext(deck, createSlide({ layout: 'text', title: '', source: 'own', variables }));
}

test('figures of every column are offered with their values, as they will read', () => {
  const columns = [column('region', 'string'), column('Net revenue', 'number'), column('day', 'date')];
  const rows = [
    { region: 'EU', 'Net revenue': 1_200_000, day: '2026-01-01' },
    { region: 'US', 'Net revenue': 1_800_000, day: '2026-02-01' },
  ];
  const offered = new Map(figureChoices(context(columns, rows)).map((choice) => [choice.expression, choice]));
  assert.equal(offered.keys().next().value, 'sum(`Net revenue`)');
  assert.equal(offered.get('sum(`Net revenue`)')?.text, '3M');
  assert.equal(offered.get('growth(`Net revenue`)')?.text, '+50%');
  assert.equal(offered.get('argmax(region, `Net revenue`)')?.text, 'US');
  assert.equal(offered.get('max(day)')?.text, 'Feb 1, 2026');
  assert.equal(offered.get('distinct(region)')?.text, '2');
  assert.equal(offered.get('count()')?.text, '2');
  assert.equal(offered.has('sum(region)'), false);
});

test('a figure has a currency sign where its column names the currency, and none elsewhere', () => {
  const columns = [column('revenue_usd', 'number'), column('revenue', 'number')];
  const rows = [{ revenue_usd: 1_200_000, revenue: 1_200_000 }];
  const offered = new Map(figureChoices(context(columns, rows)).map((choice) => [choice.expression, choice]));
  assert.equal(offered.get('sum(revenue_usd)')?.text, '$1.2M');
  assert.equal(offered.get('sum(revenue)')?.text, '1.2M');
});

test('nothing is offered that has no value: no rows, cut rows, no numbers', () => {
  assert.deepEqual(figureChoices(context([column('x', 'number')], undefined)), []);
  const none = figureChoices(context([column('x', 'number')], []));
  assert.deepEqual(
    none.map(({ expression }) => expression),
    ['count()'],
  );
});

test('a wide table is offered as far as one text can hold it', () => {
  const columns = Array.from({ length: 200 }, (_, at) =>
    column(`a column with a long name, number ${at}`, 'number'),
  );
  const row = Object.fromEntries(columns.map(({ name }) => [name, 1]));
  const choices = figureChoices(context(columns, [row, row]));
  assert.ok(choices.length > 100, `${choices.length}`);
});

test('an expression is told all its errors, those that these rows do not show too', () => {
  const columns = [column('region', 'string'), column('value', 'number')];
  const rows = [{ region: 'EU', value: 1 }];
  const found = problemsIn(
    context(columns, rows),
    '{{ sum(valeu) + avg(regoin) }} {{ value > 9 ? sum(region) : 0 }}',
  );
  assert.deepEqual(
    found.map(({ code }) => code),
    ['UNKNOWN_COLUMN', 'UNKNOWN_COLUMN', 'TYPE'],
  );
  assert.match(found[0]?.hint ?? '', /value/);
});
