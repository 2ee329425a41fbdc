import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textEditing as de } from '../../../src/core/locales/de/text-editing.js';
import { textEditing as en } from '../../../src/core/locales/en/text-editing.js';
import { completeExpression } from '../../../src/core/template/complete-expression.js';
import { describeExpression } from '../../../src/core/template/describe-expression.js';
import { formatChoices } from '../../../src/core/template/format-choices.js';
import { FUNCTION_NAMES } from '../../../src/core/template/functions.js';
import { FORMAT_NAMES } from '../../../src/core/template/formats.js';
import { resolveTemplate } from '../../../src/core/template/index.js';
import { viewPlaceholders } from '../../../src/core/template/placeholder-views.js';
import type { Column } from '../../../src/core/query/types.js';

const column = (name: string, type: Column['type']): Column => ({ name, type, dbType: '' });
const columns = [column('region', 'string'), column('Net revenue', 'number')];
const rows = [
  { region: 'EU', 'Net revenue': 120 },
  { region: 'US', 'Net revenue': 80 },
];

test('an editor sees each closed placeholder with its value or with what is wrong with it', () => {
  const text = 'All {{ sum(`Net revenue`) | compact }}, {{ sum(x) }}, \\{{ no }} and {{ open';
  const { placeholders, loose } = viewPlaceholders(text, resolveTemplate(text, {}, { rows, columns }));
  assert.deepEqual(
    placeholders.map(({ pos, end, expression, format, text: shown, problem }) => [
      text.slice(pos, end),
      expression,
      format,
      shown,
      problem?.code,
    ]),
    [
      ['{{ sum(`Net revenue`) | compact }}', 'sum(`Net revenue`)', 'compact', '200', undefined],
      ['{{ sum(x) }}', 'sum(x)', undefined, undefined, 'UNKNOWN_COLUMN'],
    ],
  );
  assert.deepEqual(
    loose.map(({ code, pos }) => [code, text.slice(pos)]),
    [['UNCLOSED', '{{ open']],
  );
});

test('figures have names in words, and keep their expression where there are none', () => {
  const named: [string, string][] = [
    ['sum(`Net revenue`)', 'Total of Net revenue'],
    ['count()', 'Number of rows'],
    ['sum(value, region, "EU")', 'Total of value for EU'],
    ['share(value, region, "EU")', 'Share of EU in value'],
    ['lookup(value, region, "EU")', 'value for EU'],
    ['argmax(region, value)', 'region with the highest value'],
    ['sum(value, region, "EU", month, "March")', 'Total of value for EU · March'],
    ['count(region, "EU", month, "March")', 'Number of rows for EU · March'],
    ['share(value, region, "EU", month, "March")', 'Share of EU in value for March'],
    ['lookup(value, region, "EU", month, "March")', 'value for EU · March'],
    ['argmin(region, value, month, "March")', 'region with the lowest value for March'],
    ['share(value, region, argmax(region, value))', 'share(value, region, argmax(reg…'],
    ['rank(value, region, "EU")', 'Rank of EU by value'],
    ['above(value, target)', 'Values of value above target'],
    ['below(value, avg(value))', 'Values of value below Average of value'],
    ['above(value, sum(value) / count())', 'above(value, sum(value) / count…'],
    ['percentile(value, 90)', 'Percentile 90 of value'],
    ['top(value, 3)', 'Total of value, top 3'],
    ['correlation(value, cost)', 'Correlation of value and cost'],
    ['median_low(value, cost)', 'Median of value, lowest quarter by cost'],
    ['median_high(value, cost)', 'Median of value, highest quarter by cost'],
    ['streak(value, region, "EU")', 'Latest streak of value for EU'],
    ['pace(value)', 'Growth per step of value'],
    ['since(value, month)', 'Last month with value as high'],
    ['low_since(value, month)', 'Last month with value as low'],
    ['nth(value, 2)', 'nth(value, 2)'],
    ['round(avg(value), 2)', 'Average of value'],
    ['target', 'target'],
    ['a > b ? "x" : "y"', 'a > b ? "x" : "y"'],
    ['sum(', 'sum('],
    ['sum(value) * 100 / sum(everything_else)', 'sum(value) * 100 / sum(everythi…'],
  ];
  assert.deepEqual(
    named.map(([expression]) => describeExpression(expression, en)),
    named.map(([, name]) => name),
  );
  assert.equal(describeExpression('sum(Umsatz)', de), 'Summe von Umsatz');
});

test('formats are offered with what they make of a value, and only those that take it', () => {
  const options = { locale: 'en-US', currency: 'EUR', timeZone: 'UTC' };
  const offered = (value: Parameters<typeof formatChoices>[0]) =>
    new Map(formatChoices(value, options).map(({ source, text }) => [source, text]));
  const number = offered(1_234_567);
  assert.equal(number.get('compact'), '1.2M');
  assert.equal(number.get('currency:compact'), '€1.2M');
  assert.equal(number.has('date:month'), false);
  assert.equal(number.has('plural'), false);
  const date = offered('2026-03-01');
  assert.equal(date.get('date:quarter'), 'Q1 2026');
  assert.equal(date.has('percent'), false);
});

test('what can stand at a place of an expression is offered there', () => {
  const at = (marked: string) => {
    const offset = marked.indexOf('^');
    return completeExpression(marked.replace('^', ''), offset, {
      columns,
      variables: [{ name: 'target', source: 'Plan' }],
    });
  };
  const labels = (marked: string) => at(marked)?.items.map(({ label }) => label) ?? [];
  const first = (marked: string) => at(marked)?.items.toSorted((a, b) => b.rank - a.rank)[0]?.label;
  assert.ok(FUNCTION_NAMES.every((name) => labels('^').includes(name)));
  assert.ok(labels('^').includes('target'));
  assert.equal(first('sum(^'), 'region');
  assert.equal(at('sum(re^)')?.from, 4);
  assert.equal(at('sum(^')?.items.find(({ label }) => label === 'Net revenue')?.insert, '`Net revenue`');
  assert.deepEqual(labels('sum(x) | ^'), [...FORMAT_NAMES]);
  assert.ok(labels('min(day) | date:^').includes('quarter'));
  assert.deepEqual(labels('share(x, region, "E^'), []);
  assert.deepEqual(labels('12^'), []);
  const detail = (name: string) => at('^')?.items.find(({ label }) => label === name)?.detail;
  assert.equal(detail('rank'), 'rank(column, column, key)');
  assert.equal(detail('above'), 'above(column, value)');
});
