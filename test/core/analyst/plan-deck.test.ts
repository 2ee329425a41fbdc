import assert from 'node:assert/strict';
import { test } from 'node:test';
import { modifySlide, planDeck, writeSlide } from '../../../src/core/analyst/index.js';
import { DeckError } from '../../../src/core/errors.js';
import type { ModifySlideRequest, WidgetInput } from '../../../src/core/stream/protocol.js';
import { requestOf, shown, sourcesOf, widgetOf } from './widgets.js';

const number = (id: string): WidgetInput =>
  widgetOf({
    id,
    type: 'big-number',
    title: `Figure ${id}`,
    columns: { value: 'number' },
    rows: [{ value: 5 }],
  });
const bar = (id: string, values: number[], type: 'bar' | 'sankey' = 'bar'): WidgetInput =>
  widgetOf({
    id, type, title: 'Sales by shop', sql: 'SELECT shop AS category, SUM(x) AS value FROM t GROUP BY 1',
    columns: { category: 'string', value: 'number' }, rows: values.map((value, i) => ({ category: `Shop ${'ABCDEFGH'[i]}`, value })),
  }); // prettier-ignore
const table = (id: string): WidgetInput =>
  widgetOf({ id, type: 'table', title: 'All', columns: { a: 'string' }, rows: [{ a: 'x' }] });

test('a plan opens with the title, groups big numbers by four and keeps the order of the deck', () => {
  const widgets = [...['1', '2', '3', '4', '5'].map(number), bar('b', [1, 2]), number('6'), table('t')];
  assert.deepEqual(
    planDeck(requestOf(widgets)).map(({ slideId, layout, index, widgetId }) => [
      slideId,
      layout,
      index,
      widgetId,
    ]),
    [
      ['slide-title', 'title', 0, undefined],
      ['slide-1', 'big-numbers', 1, undefined],
      ['slide-5', 'big-numbers', 2, '5'],
      ['slide-b', 'chart-text', 3, 'b'],
      ['slide-6', 'big-numbers', 4, '6'],
      ['slide-t', 'table', 5, 't'],
    ],
  );
});

test('slide ids are unique and made of safe characters', () => {
  const ids = planDeck(
    requestOf([bar('title', [1]), bar('a b/c', [1]), bar('a?b"c', [1]), bar('', [1])]),
  ).map(({ slideId }) => slideId);
  assert.equal(new Set(ids).size, ids.length);
  for (const id of ids) assert.match(id, /^[\p{L}\p{N}_-]+$/u);
});

test('a bound on slides keeps those with the strongest findings, in deck order', () => {
  const strong = [900, 10, 11, 9, 12, 10];
  const widgets = [
    bar('flat', [10, 11, 12, 11, 10, 12]),
    bar('lead', strong),
    number('n'),
    bar('dull', [5, 6, 7, 6, 5, 6]),
  ];
  const bounded = planDeck(requestOf(widgets, { slides: 3 })).map(({ slideId }) => slideId);
  assert.deepEqual(bounded, ['slide-title', 'slide-lead', 'slide-n']);
  assert.equal(planDeck(requestOf(widgets, { slides: 'auto' })).length, 5);
  assert.equal(planDeck(requestOf(widgets, { slides: 1 })).length, 1);
});

test('the title slide carries the deck title and the strongest finding in other words', () => {
  const widgets = [bar('lead', [900, 10, 11, 9, 12, 10])];
  const request = requestOf(widgets);
  const [cover, chart] = planDeck(request).map((planned) =>
    shown(writeSlide(planned, request), sourcesOf(widgets)),
  );
  assert.equal(cover?.title, 'Review');
  assert.match(cover?.text ?? '', /Shop A/);
  assert.notEqual(cover?.text, chart?.title);
  assert.deepEqual(cover?.dropped, []);
});

test('big numbers are blocks, each with its own source, and the title names the first of them', () => {
  const widgets = [
    widgetOf({
      id: 'orders',
      type: 'big-number',
      title: 'Orders',
      sql: 'SELECT COUNT(*) AS value FROM orders',
      columns: { value: 'number' },
      rows: [{ value: 400 }],
    }),
    widgetOf({
      id: 'revenue',
      type: 'big-number',
      title: 'Revenue',
      sql: 'SELECT SUM(amount) AS value FROM orders',
      columns: { value: 'number' },
      rows: [{ value: 82000 }],
    }),
  ];
  const request = requestOf(widgets);
  const [, planned] = planDeck(request);
  assert.ok(planned);
  const { slide, title, text, dropped } = shown(writeSlide(planned, request), sourcesOf(widgets));
  assert.deepEqual(
    slide.blocks.map((block) => [block.kind, block.source]),
    [
      ['metric', 'orders'],
      ['metric', 'revenue'],
    ],
  );
  assert.match(title, /Orders.*\b400\b/);
  assert.doesNotMatch(`${title} ${text}`, /\$/);
  assert.deepEqual(dropped, []);
  assert.ok(slide.statements?.some(({ source, quote }) => source === 'orders' && quote === slide.title));
});

test('wrong columns and foreign slide ids are errors that say what is wrong', () => {
  const wrong = widgetOf({
    id: 'x',
    type: 'scatter',
    title: 'Odd',
    columns: { a: 'string' },
    rows: [{ a: 'b' }],
  });
  const request = requestOf([wrong]);
  assert.equal(planDeck(request).length, 2);
  assert.throws(
    () => writeSlide(planDeck(request)[1]!, request),
    (error) => DeckError.is(error) && error.code === 'wrong_columns',
  );
  assert.doesNotThrow(() => writeSlide(planDeck(request)[0]!, request));
  assert.throws(
    () => writeSlide({ slideId: 'nope', index: 0, layout: 'chart-text' }, request),
    (error) => DeckError.is(error) && error.code === 'not_found',
  );
});

function modify(instruction: string, more: Partial<ModifySlideRequest> = {}) {
  const widget = bar('lead', [900, 10, 11, 9, 12, 10]);
  const request = requestOf([widget]);
  const slide = writeSlide(planDeck(request)[1]!, request);
  const changed = modifySlide({
    protocol: 1,
    privacy: 'all',
    slide,
    instruction,
    widget,
    deck: { title: 'Review', outline: [] },
    ...more,
  });
  return { slide, changed, guarded: shown(changed, sourcesOf([widget])) };
}
const bullets = (text: string): number => text.split('\n').length;

test('a slide is made shorter and longer without touching its title', () => {
  const shorter = modify('Make it shorter, please');
  assert.equal(bullets(shorter.changed.text), bullets(shorter.slide.text) - 1);
  assert.equal(shorter.changed.title, shorter.slide.title);
  assert.deepEqual(shorter.guarded.dropped, []);
  assert.ok(bullets(modify('longer').changed.text) > bullets(shorter.slide.text));
});

test('other words say the same with another phrasing, again and again', () => {
  const { slide, changed, guarded } = modify('say it in other words');
  assert.notEqual(changed.title, slide.title);
  assert.notEqual(changed.text, slide.text);
  assert.deepEqual(guarded.dropped, []);
  assert.notEqual(modify('rewrite', { slide: changed }).changed.title, changed.title);
});

test('a chart changes its type, and into a table and back', () => {
  const line = modify('as a line chart').changed.blocks[0];
  assert.ok(line?.kind === 'chart' && line.spec.type === 'line');
  const asTable = modify('show this as a table').changed;
  assert.equal(asTable.layout, 'table');
  assert.equal(asTable.blocks[0]?.kind, 'table');
  const back = modify('make it a donut', { slide: asTable }).changed;
  assert.equal(back.layout, 'chart-text');
  assert.ok(back.blocks[0]?.kind === 'chart' && back.blocks[0].spec.type === 'donut');
  assert.throws(
    () => modify('make it a scatter plot'),
    (error) => DeckError.is(error) && error.code === 'wrong_columns',
  );
});

test('an instruction that is not understood gets a list of those that are', () => {
  assert.throws(
    () => modify('paint it black'),
    (error) =>
      DeckError.is(error) &&
      error.code === 'unsupported' &&
      /shorter.*longer.*table.*donut/.test(error.message),
  );
});
