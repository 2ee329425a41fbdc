import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DeckError } from '../../../src/core/errors.js';
import { resolveSlide } from '../../../src/core/deck/resolve.js';
import type { Deck } from '../../../src/core/deck/types.js';
import {
  checkTemplate,
  evaluate,
  formatCurrency,
  formatPercent,
  formatValue,
  parse,
  processTemplate,
  resolveTemplate,
  TemplateError,
} from '../../../src/core/template/index.js';
import type { Column } from '../../../src/core/query/types.js';
import { format, slideWith, sources } from './example-slide.js';

const rows = [
  { region: 'EU', value: 2 },
  { region: 'US', value: 3 },
];
const columns: Column[] = [
  { name: 'region', type: 'string', dbType: 'VARCHAR' },
  { name: 'value', type: 'number', dbType: 'DOUBLE' },
  { name: 'day', type: 'date', dbType: 'DATE' },
];

test('a resolved value keeps its expression, raw value, format and place', () => {
  const text = 'Total {{ sum(value) | number:1 }}!';
  const { parts, problems } = resolveTemplate(text, {}, { rows });
  assert.deepEqual(problems, []);
  assert.deepEqual(parts[1], {
    kind: 'value',
    text: '5.0',
    value: 5,
    expression: 'sum(value)',
    format: 'number:1',
    mark: 'computed',
    pos: 6,
    end: 33,
  });
});

test('a bad placeholder stands as its source and all problems come at once', () => {
  const text = 'A {{ nope }} B {{ sum(value }} C {{ sum(value) }}';
  const { text: resolved, problems } = resolveTemplate(text, {}, { rows });
  assert.equal(resolved, 'A {{ nope }} B {{ sum(value }} C 5');
  assert.deepEqual(
    problems.map(({ code, pos }) => [code, pos]),
    [
      ['UNKNOWN_NAME', 5],
      ['SYNTAX', 28],
    ],
  );
  assert.throws(
    () => processTemplate(text, {}, { rows }),
    (error) =>
      TemplateError.is(error) &&
      error instanceof DeckError &&
      error.code === 'UNKNOWN_NAME' &&
      error.problems.length === 2,
  );
  assert.equal(processTemplate(text, {}, { rows, onError: 'keep' }), resolved);
});

test('evaluate takes text or an expression of parse, and refuses a look-alike', () => {
  const [part] = parse('{{ sum(value) }}').parts;
  assert.ok(part?.kind === 'placeholder');
  assert.equal(evaluate(part.expression, { rows }), 5);
  assert.equal(evaluate('max(value) > min(value)', { rows }), true);
  const forged = JSON.parse(JSON.stringify(part.expression)) as typeof part.expression;
  assert.throws(() => evaluate(forged, { rows }), TemplateError);
  assert.throws(() => Object.assign(part.expression, { name: 'max' }), TypeError);
});

test('checkTemplate finds unknown columns, wrong types and wrong formats without rows', () => {
  const variables = { total: { expr: 'sum(region)' }, owner: 'Ada' };
  const codes = (text: string) =>
    checkTemplate(text, { columns, variables }).map(({ code, pos }) => `${code} ${pos}`);
  assert.deepEqual(codes('{{ sum(valu) }} {{ sum(region) }} {{ nope }} {{ total }}'), [
    'UNKNOWN_COLUMN 7',
    'TYPE 23',
    'UNKNOWN_NAME 37',
    'TYPE 48',
  ]);
  assert.deepEqual(
    codes('{{ growth(value) ? "a" : "b" }} {{ first(region) | percent }} {{ sum(value) | date }}'),
    ['TYPE 3', 'TYPE 51', 'TYPE 78'],
  );
  assert.deepEqual(
    codes('{{ value }} {{ owner | upper }} {{ first(day) | date:year }} {{ max(day) > "2026" ? "a" : "b" }}'),
    [],
  );
  assert.deepEqual(
    codes('{{ sum(value) | percent | default:"x" | upper }} {{ lookup(value, region, "EU") / count() }}'),
    [],
  );
});

test('formatCurrency and formatPercent take maximum digits by default and exact ones when given', () => {
  assert.equal(formatPercent(0.124), '12.4%');
  assert.equal(formatPercent(-0.05), '-5%');
  assert.equal(formatPercent(0.05, 2, { signed: true }), '+5.00%');
  assert.equal(formatCurrency(1234.5, 'eur'), '€1,234.50');
  assert.equal(formatCurrency(1234567, 'USD', { compact: true, digits: 2 }), '$1.23M');
  assert.equal(formatCurrency(null), '–');
  assert.throws(() => formatCurrency(1, 'E'), TemplateError);
  assert.equal(formatValue(0.5, 'percent:1,signed', { locale: 'en-US' }), '+50.0%');
  assert.equal(formatValue(null, undefined), '–');
  assert.throws(() => formatValue(1, 'nope'), TemplateError);
});

test('a slide resolves over its source, its blocks over theirs, and names what it cannot resolve', () => {
  const slide = slideWith({
    title: '{{ total | currency }}',
    text: '{{ best }} of {{ sum(revenue, month, "2026-02-01") }}',
    notes: '{{ nope }}',
    variables: {
      total: { expr: 'sum(revenue)' },
      best: { expr: 'argmax(region, revenue)', source: 'regions' },
    },
    blocks: [
      { id: 'b1', region: 'main', kind: 'text', text: '{{ count() }} {{ sum(revenue) }}', source: 'regions' },
      { id: '__proto__', region: 'main', kind: 'text', text: '{{ x }}', source: 'gone' },
    ],
  });
  const deck: Deck = {
    version: 1,
    id: 'd',
    title: 'D',
    format: { ...format, currency: 'EUR' },
    sources,
    assets: {},
    slides: [slide],
    createdAt: '',
    updatedAt: '',
  };
  const resolved = resolveSlide(deck, slide);
  assert.equal(resolved.title.text, '€335.00');
  assert.equal(resolved.text.text, 'Americas of 110');
  assert.deepEqual(
    resolved.notes.problems.map(({ code }) => code),
    ['UNKNOWN_NAME'],
  );
  assert.equal(resolved.blocks['b1']?.text, '3 500');
  assert.equal(resolved.blocks['__proto__']?.text, '{{ x }}');
  const invalid = { ...deck, format: { ...format, locale: 'not a locale' } };
  assert.deepEqual(
    resolveSlide(invalid, slide).title.problems.map(({ code }) => code),
    ['ARGUMENT'],
  );
});
