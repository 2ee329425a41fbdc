import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptSlide } from '../../../src/core/generation/slide-places.js';
import type { Slide, Source } from '../../../src/core/deck/types.js';
import { readWishes } from '../../../src/core/statements/story/wishes.js';
import { remarkObjection } from '../../../src/core/statements/story/remark.js';
import { pairsOf, widgetOf } from '../statements/widget.js';

const { columns, rows = [], queriedAt, rowCount: _, ...widget } = widgetOf('bar', 'SELECT region AS category, SUM(revenue) AS value FROM sales GROUP BY 1', pairsOf({ North: 400, South: 300, West: 200, East: 100 }), { title: 'Revenue by region' }); // prettier-ignore
const SOURCE: Source = {
  widget: { ...widget, dataKey: widget.dataKey ?? '' },
  title: widget.title,
  sql: widget.dataKey ?? '',
  columns,
  data: { rows, queriedAt, fingerprint: '', truncated: false },
};
const CHECK = {
  sources: { w: SOURCE },
  format: { locale: 'en-US', timeZone: 'UTC', currency: 'USD' },
  allowed: [],
};
const PLANNED: Slide = { id: 's', layout: 'chart-text', title: 'Revenue by region', text: '', source: 'w', variables: {}, claims: [], blocks: [], origin: 'service' }; // prettier-ignore

/** The slide that the page makes of what a service without rows wishes for. */
const written = (wishes: unknown, more: Record<string, unknown> = {}) =>
  acceptSlide({ ...PLANNED, ext: { unwritten: true, wishes, ...more } }, 's', CHECK);
const kindsOf = ({ statements = [] }: Slide) => statements.map(({ kind }) => kind);
const ARGS = { by: 'category', measure: 'value' };

test('the page words what is wished for where it holds, in that order', () => {
  const { slide, report } = written([
    { field: 'title', kind: 'last', args: ARGS },
    { field: 'text', kind: 'total', args: ARGS },
    { field: 'text', kind: 'leader', args: ARGS },
    { field: 'notes', kind: 'total', args: ARGS },
  ]);
  assert.deepEqual(kindsOf(slide), ['last', 'total', 'leader', 'total']);
  assert.equal(report.passed, true);
  assert.equal(slide.ext?.['wishes'], undefined);
});

test('what does not hold is left out, and the analyst fills its place', () => {
  const { slide } = written([
    { field: 'title', kind: 'tie', args: ARGS },
    { field: 'text', kind: 'even', args: ARGS },
    { field: 'text', kind: 'total', args: ARGS },
  ]);
  const kinds = kindsOf(slide);
  assert.ok(!kinds.includes('tie') && !kinds.includes('even'));
  assert.equal(slide.text.split('\n').length, 2);
  assert.equal(kinds[1], 'total');
});

test('wishes of a service that lies give no sentence that code did not compute', () => {
  for (const wishes of [
    [{ field: 'title', kind: '__proto__', args: {} }],
    [{ field: 'title', kind: 'leader', args: { by: '__proto__', measure: 'constructor' } }],
    [{ field: 'blocks', kind: 'leader', args: ARGS }],
    [{ field: 'title', text: 'North won 99% of everything' }],
    [{ field: 'text', text: '- North won it all' }],
    [{ field: 'text', text: '- It is {{ 99 }} in all' }],
    [{ field: 'text', text: '- See www.example.com' }],
    Array.from({ length: 10_000 }, () => ({ field: 'text', kind: 'leader', args: ARGS })),
    'leader',
    { field: 'title' },
    null,
  ]) {
    const { slide } = written(wishes);
    assert.doesNotMatch(
      `${slide.title} ${slide.text}`,
      /99|won it|www/,
      JSON.stringify(wishes)?.slice(0, 80),
    );
    assert.ok(kindsOf(slide).length > 1);
    assert.equal(({} as { by?: string }).by, undefined);
  }
});

test('a remark that was left out is told in words that quote no cell', () => {
  const { report } = written([{ field: 'text', text: '- North is what to watch.' }]);
  assert.deepEqual(report.violations, ['remark: it has a name of a row']);
  assert.equal(report.passed, false);
});

test('bullets are worded as they are wished to be', () => {
  const wishes = [
    { field: 'title', kind: 'last', args: ARGS },
    { field: 'text', kind: 'total', args: ARGS },
  ];
  const texts = ['title', 'note', 'odd'].map((register) => written(wishes, { register }).slide.text);
  assert.equal(new Set(texts).size, 3);
});

test('wishes of another form are none', () => {
  assert.equal(readWishes([{ field: 'text', kind: 'x', args: { by: 1 } }]), undefined);
  assert.equal(readWishes([{ field: 'text', text: '' }]), undefined);
  assert.deepEqual(readWishes(JSON.parse('[{"field":"text","kind":"x","args":{"__proto__":"y"}}]')), [
    { field: 'text', kind: 'x', args: {} },
  ]);
});

test('a remark names a row by its name, its stem, or in a script that parts no words', () => {
  const objection = (remark: string, name: string): string | undefined =>
    remarkObjection(remark, { locale: 'de-DE', rows: [{ name }] });
  assert.ok(objection('Das gilt für Berlin.', 'Berlin'));
  assert.ok(objection('Das gilt für die Berliner Läden.', 'Berlin'));
  assert.ok(objection('これは東京の話です。', '東京'));
  assert.ok(objection('Mit der GmbH & Co.', 'gmbh & co'));
  assert.equal(objection('Das gilt in jeder Ordnung.', 'Or'), undefined);
  assert.equal(objection('Das gilt überall.', 'all'), undefined);
});
