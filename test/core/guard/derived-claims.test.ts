import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Slide } from '../../../src/core/deck/types.js';
import { guardSlide } from '../../../src/core/guard/index.js';
import { format, slideWith, sources } from './example-slide.js';

const guarded = (text: string, claims: Slide['claims'] = []) =>
  guardSlide(slideWith({ title: '', text, claims }), sources, format);
const testsOf = (text: string): string[] => guarded(text).slide.claims.map(({ test }) => test);

test('a sentence whose own figures bear out its direction is given the claim', () => {
  const said = 'Revenue rose from {{ first(revenue) | currency }} to {{ last(revenue) | currency }}.';
  const { slide, report } = guarded(said);
  assert.deepEqual(report, { passed: true, dropped: [] });
  assert.deepEqual(slide.claims, [
    { id: 'derived-1', quote: said, test: 'last(revenue) > first(revenue)', source: slide.source },
  ]);
});

test('a difference, a change and a ratio of two values say which way it went', () => {
  assert.deepEqual(testsOf('Revenue grew by {{ last(revenue) - first(revenue) | currency }}.'), [
    'last(revenue) > first(revenue)',
  ]);
  assert.deepEqual(testsOf('Revenue grew by {{ growth(revenue) | percent }}.'), ['growth(revenue) > 0']);
});

test('a superlative that its own figures bear out is given the claim of one largest value', () => {
  assert.deepEqual(testsOf('The largest revenue is that of {{ argmax(month, revenue) }}.'), [
    'count(revenue, max(revenue)) == 1 and max(revenue) > median(revenue)',
  ]);
});

test('figures that say the opposite take the sentence away', () => {
  for (const text of [
    'Revenue fell from {{ first(revenue) | currency }} to {{ last(revenue) | currency }}.',
    'The largest revenue is that of {{ argmin(month, revenue) }}.',
    'Revenue fell by {{ last(revenue) - first(revenue) | currency }}.',
  ])
    assert.equal(guarded(text).slide.text, '', text);
});

test('a test of something else than the sentence prints is no help, and its figures are not taken instead', () => {
  const text = 'Orders grew by {{ growth(revenue) | percent }}.';
  const other = { id: 'c', quote: text, test: 'last(orders) > first(orders)' };
  assert.equal(guarded(text, [other]).slide.text, '');
});

test('words that a placeholder chooses by a comparison need no claim of their own', () => {
  const chosen = '{{ last(revenue) > first(revenue) ? "above" : "below" }}';
  const { slide, report } = guarded(`Revenue ended ${chosen} its start.`);
  assert.deepEqual(report.dropped, []);
  assert.deepEqual(slide.claims, []);
});

test('a value divided by itself is no figure of the rows', () => {
  const { report } = guarded('Revenue grew by a factor of {{ count() / count() + count() / count() }}.');
  assert.match(report.dropped.join(), /is the same whatever the rows hold/);
});
