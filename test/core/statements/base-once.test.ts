import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planDeck, writeSlide } from '../../../src/core/analyst/index.js';
import type { Slide, Source } from '../../../src/core/deck/types.js';
import { checkStatements } from '../../../src/core/statements/verify.js';
import { pairsOf, widgetOf } from './widget.js';

const FORMAT = { locale: 'en-US', timeZone: 'UTC', currency: 'USD' };
const widget = widgetOf(
  'bar',
  "SELECT region AS category, SUM(revenue) AS value FROM sales WHERE channel = 'Online' GROUP BY 1",
  pairsOf({ North: 400, South: 310, West: 200, East: 100, Centre: 90 }),
  { id: 'regions', title: 'Revenue by region' },
);
const { columns, rows = [], rowCount: _, queriedAt, dataKey = '', ...own } = widget;
const source: Source = {
  widget: { ...own, dataKey },
  title: own.title,
  sql: dataKey,
  columns,
  data: { rows, queriedAt, fingerprint: '', truncated: false },
};
const request = {
  protocol: 1 as const,
  privacy: 'all' as const,
  title: 'Review',
  locale: 'en-US',
  widgets: [widget],
};
const [, slide] = planDeck(request).map((planned) => writeSlide(planned, request)) as [Slide, Slide];
const checkedOf = (one: Slide) => checkStatements(one, { regions: source }, FORMAT);
const bulletsOf = (one: Slide) => checkedOf(one).filter(({ statement }) => statement.field === 'text');

test('whose rows a slide speaks of is said in its title and not again in each bullet', () => {
  assert.match(slide.title, /Online/);
  assert.ok(bulletsOf(slide).length > 1);
  assert.doesNotMatch(slide.text, /Online/);
  assert.equal(checkedOf(slide).length, slide.statements?.length);
});

test('a bullet that leaves it to the title is checked below such a title alone', () => {
  const typed = { ...slide, title: 'North did well' };
  assert.equal(bulletsOf(typed).length, 0);
  const withoutTitle = {
    ...slide,
    statements: (slide.statements ?? []).filter(({ field }) => field !== 'title'),
  };
  assert.equal(bulletsOf(withoutTitle).length, 0);
});
