import assert from 'node:assert/strict';
import { test } from 'node:test';
import { modifySlide, planDeck, writeSlide } from '../../../src/core/analyst/index.js';
import type { WidgetConfig } from '../../../src/core/chart/types.js';
import type { Slide } from '../../../src/core/deck/types.js';
import { DeckError } from '../../../src/core/errors.js';
import type { WidgetInput } from '../../../src/core/stream/protocol.js';
import { pairsOf, widgetOf } from '../statements/widget.js';

const widget = widgetOf(
  'bar',
  'SELECT region AS category, SUM(revenue) AS value FROM sales GROUP BY 1',
  pairsOf({ North: 400, 'North Sea': 320, West: 280, East: 250 }),
  { id: 'w', title: 'Revenue by region' },
);
const request = { protocol: 1, privacy: 'all', title: 'Review', locale: 'en-US' } as const;
const slideOf = (shown: WidgetInput): Slide =>
  planDeck({ ...request, widgets: [shown] })
    .map((planned) => writeSlide(planned, { ...request, widgets: [shown] }))
    .find(({ source }) => source === 'w')!;
const modify = (instruction: string, slide = slideOf(widget)): Slide =>
  modifySlide({
    ...{ protocol: 1, privacy: 'all', locale: 'en-US' },
    ...{ slide, instruction, widget, deck: { title: 'Review', outline: [] } },
  });
const configOf = (slide: Slide): WidgetConfig => {
  const [block] = slide.blocks;
  assert.ok(block?.kind === 'chart');
  return block.spec.config ?? {};
};

test('a chart is sorted, cut, coloured and points out a name without a model', () => {
  const cases: [string, Partial<WidgetConfig>][] = [
    ['show only the top 3', { top: 3 }],
    ['the five largest', { top: 5 }],
    ['Sort by value', { sort: 'value' }],
    ['sort ascending', { sort: 'value-asc' }],
    ['order it alphabetically', { sort: 'category' }],
    ['Highlight the North Sea', { highlight: 'North Sea' }],
    ['please emphasise the smallest', { highlight: 'min' }],
    ['highlight West in #AA3311', { highlight: 'West', highlightColor: '#aa3311' }],
    ['top 2, sorted by name', { top: 2, sort: 'category' }],
  ];
  for (const [instruction, wanted] of cases) {
    const { sort, top, highlight, highlightColor } = configOf(modify(instruction));
    const found = { sort, top, highlight, highlightColor };
    for (const [key, value] of Object.entries(wanted))
      assert.equal(found[key as keyof typeof found], value, `${instruction}: ${key}`);
  }
});

test('what else is asked for in the same breath is done too', () => {
  const bars = modify('make it a horizontal bar chart of the top 3');
  const [block] = bars.blocks;
  assert.ok(block?.kind === 'chart');
  assert.deepEqual([block.spec.type, block.spec.config?.top], ['horizontal-bar', 3]);
  const before = slideOf(widget);
  const shorter = modify('shorter, and highlight West', before);
  assert.equal(configOf(shorter).highlight, 'West');
  assert.ok(shorter.text.split('\n').length < before.text.split('\n').length, shorter.text);
});

test('what is said stays, and a slide without a chart says that it has none', () => {
  const before = slideOf(widget);
  const { title, text, notes, statements } = modify('top 3', before);
  assert.deepEqual(
    [title, text, notes, statements],
    [before.title, before.text, before.notes, before.statements],
  );
  assert.throws(
    () => modify('top 3', modify('as a table', before)),
    (error) => DeckError.is(error) && error.code === 'unsupported' && /none to edit/u.test(error.message),
  );
});

test('words that only sound alike are no wishes for the chart', () => {
  assert.throws(() => modify('highlight nothing of this'), /does not understand/u);
  assert.throws(() => modify('first things matter'), /does not understand/u);
});
