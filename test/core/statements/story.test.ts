import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planDeck, writeSlide } from '../../../src/core/analyst/index.js';
import type { Slide } from '../../../src/core/deck/types.js';
import { magnitudeOf } from '../../../src/core/statements/magnitude.js';
import type { GenerateDeckRequest, WidgetInput } from '../../../src/core/stream/protocol.js';
import { monthsOf, pairsOf, told, widgetOf } from './widget.js';

const REGIONS = widgetOf(
  'bar',
  'SELECT region AS category, SUM(revenue) AS value FROM sales GROUP BY 1',
  pairsOf({ North: 400, South: 300, West: 200, East: 100 }),
  { title: 'Revenue by region' },
);

function slidesOf(widgets: readonly WidgetInput[]): Slide[] {
  const request: GenerateDeckRequest = {
    protocol: 1, privacy: 'all', title: 'Review', locale: 'en-US', widgets: widgets.map((widget, at) => ({ ...widget, id: `w${at}` })),
  }; // prettier-ignore
  return planDeck(request).map((planned) => writeSlide(planned, request));
}

test('a finding is told once in a deck, also where two widgets show the same rows', () => {
  const [, first, second] = slidesOf([
    REGIONS,
    { ...REGIONS, type: 'horizontal-bar', title: 'Regions again' },
  ]);
  const said = (slide: Slide | undefined): string[] =>
    (slide?.statements ?? []).filter(({ field }) => field !== 'notes').map(({ quote }) => quote);
  assert.ok(said(first).length > 0);
  assert.deepEqual(
    said(first).filter((quote) => said(second).includes(quote)),
    [],
  );
  assert.notEqual(second?.title, first?.title);
});

test('the same deck is always written alike', () => {
  assert.deepEqual(slidesOf([REGIONS]), slidesOf([REGIONS]));
});

test('the words of a move follow its size', () => {
  const word = (factor: number): string => magnitudeOf(100, 100 * factor).word;
  assert.deepEqual([1.004, 1.02, 1.3, 1.5, 1.9, 2, 2.4, 2.9, 3, 3.5, 5].map(word), [
    'unchanged',
    'edged-up',
    'rose',
    'rose-by-half',
    'nearly-doubled',
    'doubled',
    'more-than-doubled',
    'nearly-tripled',
    'tripled',
    'more-than-tripled',
    'multiplied',
  ]);
  assert.deepEqual([0.996, 0.98, 0.8, 0.54, 0.5, 0.4, 0.2].map(word), [
    'unchanged',
    'edged-down',
    'fell',
    'nearly-halved',
    'halved',
    'more-than-halved',
    'fell',
  ]);
  assert.deepEqual(magnitudeOf(-5, 10), { word: 'rose', factor: false });
});

test('percentages move by points, and temperatures by no factor', () => {
  const rows = monthsOf([0.1, 0.12, 0.15, 0.2]);
  const rate = told(widgetOf('line', 'SELECT month, AVG(churn_rate) AS value FROM t GROUP BY 1', rows));
  assert.match(rate.title, /rose 10(?:\.0)? percentage points/);
  const degrees = told(
    widgetOf('line', 'SELECT month, AVG(temp_c) AS value FROM t GROUP BY 1', monthsOf([5, 6, 8, 10])),
  );
  assert.doesNotMatch(degrees.all, /%|doubled|times/);
});

test('where nothing is worth a headline, the widget keeps its own title', () => {
  const rows = monthsOf([100, 101, 99, 100.5, 100, 99.5, 100.2]);
  assert.equal(
    told(widgetOf('line', 'SELECT month, v AS value FROM t', rows, { title: 'Load by month' })).title,
    'Load by month',
  );
});

test('a bullet adds a figure that is not on the slide yet', () => {
  const [, slide] = slidesOf([REGIONS]);
  const figures = (text: string): string[] =>
    [...text.matchAll(/\{\{\s*([^|{}]+?)\s*(?:\|[^{}]*)?\}\}/g)].map(([, expression = '']) => expression);
  const seen = new Set(figures(slide?.title ?? ''));
  for (const line of (slide?.text ?? '').split('\n')) {
    assert.ok(
      figures(line).some((figure) => !seen.has(figure)),
      line,
    );
    for (const figure of figures(line)) seen.add(figure);
  }
});

test('characters that turn or hide text reach no slide, from cells, names or the title of the deck', () => {
  const rows = (REGIONS.rows ?? []).map((row, i) =>
    i === 0 ? { ...row, category: '\u202eNorth\u202c\u2066\u200b\ufeff' } : row,
  );
  const { all } = told({ ...REGIONS, rows, title: 'Revenue \u202eby\u202c region' });
  const [cover] = slidesOf([{ ...REGIONS, title: 'Re\u202evenue\u200b' }]);
  assert.doesNotMatch(`${all} ${cover?.title}`, /[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/);
  assert.match(all, /North/);
});
