import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WidgetConfig, WidgetType } from '../../../src/core/chart/types.js';
import { draw, PAIR, pairs } from './fixture.js';

type Cells = readonly (readonly [string, number])[];
const drawn = async (
  type: WidgetType,
  cells: Cells,
  config: WidgetConfig = {},
  locale = 'en-US',
): Promise<string[]> =>
  (await draw(type, PAIR, pairs(cells), config, { locale })).marks.map(({ label }) => label);

/** As a query without an order, or one by the names, gives them. */
const MONTHS: Cells = [
  ['Apr', 4],
  ['Aug', 8],
  ['Feb', 2],
  ['Jan', 3],
];
const DAYS: Cells = [
  ['Fri', 4],
  ['Mon', 8],
  ['Sun', 1],
  ['Wed', 2],
];

for (const type of ['bar', 'horizontal-bar', 'line', 'area'] as const)
  test(`${type}: months and weekdays stand as the calendar has them`, async () => {
    assert.deepEqual(await drawn(type, MONTHS), ['Jan', 'Feb', 'Apr', 'Aug']);
    assert.deepEqual(await drawn(type, DAYS), ['Mon', 'Wed', 'Fri', 'Sun']);
  });

test('months of the deck’s language are months', async () => {
  const cells: Cells = [
    ['Juli', 1],
    ['März', 5],
    ['Mai', 2],
    ['Oktober', 3],
  ];
  assert.deepEqual(await drawn('bar', cells, {}, 'de-DE'), ['März', 'Mai', 'Juli', 'Oktober']);
});

test('bars that the query ranks keep their rank', async () => {
  const ranked: Cells = [
    ['Aug', 8],
    ['Apr', 4],
    ['Feb', 2],
    ['Jan', 1],
  ];
  assert.deepEqual(await drawn('bar', ranked), ['Aug', 'Apr', 'Feb', 'Jan']);
  assert.deepEqual(await drawn('horizontal-bar', ranked), ['Aug', 'Apr', 'Feb', 'Jan']);
});

test('a year that begins in April stays one', async () => {
  const fiscal: Cells = [
    ['Apr', 4],
    ['Jul', 8],
    ['Oct', 2],
    ['Jan', 3],
  ];
  assert.deepEqual(await drawn('bar', fiscal), ['Apr', 'Jul', 'Oct', 'Jan']);
});

test('what the author sorts by stands', async () => {
  assert.deepEqual(await drawn('bar', MONTHS, { sort: 'category' }), ['Jan', 'Feb', 'Apr', 'Aug']);
  assert.deepEqual(await drawn('bar', MONTHS, { sort: 'none' }), ['Apr', 'Aug', 'Feb', 'Jan']);
  assert.deepEqual(await drawn('bar', MONTHS, { sort: 'value' }), ['Aug', 'Apr', 'Jan', 'Feb']);
  const weeks: Cells = [
    ['Week 10', 1],
    ['Week 2', 3],
  ];
  assert.deepEqual(await drawn('bar', weeks, { sort: 'category' }), ['Week 2', 'Week 10']);
});

test('years in text stand one after the other, and all of them', async () => {
  const years = Array.from({ length: 23 }, (_, at): [string, number] => [
    String(2000 + at),
    10 + ((at * 7) % 40),
  ]);
  const shown = await drawn('bar', years);
  assert.deepEqual(
    shown,
    years.map(([year]) => year),
  );
});
