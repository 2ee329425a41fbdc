import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeSlide, planDeck } from '../../../src/core/analyst/index.js';
import type { Slide, Source, Statement } from '../../../src/core/deck/types.js';
import { guardSlide } from '../../../src/core/guard/index.js';
import { loadPhrases } from '../../../src/core/statements/phrases/load.js';
import { checkStatements } from '../../../src/core/statements/verify.js';
import type { GenerateDeckRequest, WidgetInput } from '../../../src/core/stream/protocol.js';
import { monthsOf, pairsOf, told, widgetOf } from './widget.js';

const FORMAT = { locale: 'en-US', timeZone: 'UTC', currency: 'USD' };

const WIDGETS: readonly WidgetInput[] = [
  widgetOf('bar', 'SELECT region AS category, SUM(revenue) AS value FROM sales GROUP BY 1', pairsOf({ North: 400, South: 300, West: 200, East: 100 }), { id: 'regions', title: 'Revenue by region' }),
  widgetOf('line', "SELECT date_trunc('month', d) AS month, SUM(cost) AS value FROM sales GROUP BY 1", monthsOf([10, 12, 13, 15, 18, 19, 22, 24, 27, 30, 33, 35]), { id: 'months', title: 'Cost by month' }),
]; // prettier-ignore

const sourceOf = ({ columns, rows = [], rowCount: _, queriedAt, ...widget }: WidgetInput): Source => ({
  widget: { ...widget, dataKey: widget.dataKey ?? '' },
  title: widget.title,
  sql: widget.dataKey ?? '',
  columns,
  data: { rows, queriedAt, fingerprint: '', truncated: false },
});

const SOURCES = Object.fromEntries(WIDGETS.map((widget) => [widget.id, sourceOf(widget)]));

function deckOf(locale: string): Slide[] {
  const request: GenerateDeckRequest = {
    protocol: 1,
    privacy: 'all',
    title: 'Review',
    locale,
    widgets: [...WIDGETS],
  };
  return planDeck(request).map((planned) => writeSlide(planned, request));
}

const [, regions] = deckOf('en-US') as [Slide, Slide];
const headline = (regions.statements ?? [])[0] as Statement;
const checked = (statement: Statement, slide: Slide = regions): boolean =>
  checkStatements({ ...slide, statements: [statement] }, SOURCES, FORMAT).length === 1;

test('every statement that the analyst writes is found to be true and in the words of code', () => {
  for (const slide of deckOf('en-US'))
    assert.equal(checkStatements(slide, SOURCES, FORMAT).length, slide.statements?.length ?? 0, slide.title);
  assert.ok((regions.statements?.length ?? 0) > 2);
});

test('words that code would not write are not checked, however near they are', () => {
  assert.ok(checked(headline));
  for (const quote of [
    headline.quote.replace('North', 'South'),
    `${headline.quote}, as planned`,
    `Only ${headline.quote}`,
    headline.quote.replace(/\{\{.*?\}\}/, 'North'),
    headline.quote.replaceAll('"North"', '"South"'),
    '',
  ])
    assert.ok(!checked({ ...headline, quote }), quote);
});

test('a statement counts only for the kind, the arguments and the rows it names', () => {
  assert.ok(!checked({ ...headline, kind: 'tie' }));
  assert.ok(!checked({ ...headline, kind: 'constructor' }));
  assert.ok(!checked({ ...headline, args: { ...headline.args, by: 'nowhere' } }));
  assert.ok(!checked({ ...headline, args: {} }));
  assert.ok(!checked({ ...headline, source: 'months' }));
  assert.ok(!checked({ ...headline, source: '__proto__' }));
});

test('a statement stops to count when its rows are others, or not all here', () => {
  const others = (rows: WidgetInput['rows'], truncated = false): boolean => {
    const source = SOURCES['regions'] as Source;
    const data = { rows: rows ?? [], queriedAt: '2026-06-15T12:00:00Z', fingerprint: '', truncated };
    return (
      checkStatements({ ...regions, statements: [headline] }, { regions: { ...source, data } }, FORMAT)
        .length === 1
    );
  };
  assert.ok(others(WIDGETS[0]?.rows));
  assert.ok(!others(WIDGETS[0]?.rows, true));
  assert.ok(!others(pairsOf({ North: 100, South: 300, West: 200, East: 100 })));
});

test('variables that name another source make no statement of it', () => {
  const [cover] = deckOf('en-US') as [Slide];
  const [statement] = cover.statements ?? [];
  assert.ok(statement && checked(statement, cover));
  const moved = Object.fromEntries(
    Object.entries(cover.variables).map(([name, variable]) => [
      name,
      typeof variable === 'object' && variable !== null
        ? { ...variable, source: statement.source === 'months' ? 'regions' : 'months' }
        : variable,
    ]),
  );
  assert.ok(!checked(statement, { ...cover, variables: moved }));
});

test('a slide from outside keeps its sentences and loses the statements that are not true', () => {
  const foreign: Slide = {
    ...regions,
    title: '{{ argmax(category, value) }} has a good year',
    text: `- ${headline.quote}`,
    notes: '',
    claims: [],
    statements: [
      headline,
      { ...headline, id: 'forged', field: 'title', quote: '{{ argmax(category, value) }} has a good year' },
    ],
  };
  const { slide, report } = guardSlide(foreign, SOURCES, FORMAT);
  assert.equal(slide.title, foreign.title);
  assert.equal(slide.text, foreign.text);
  assert.deepEqual(report.dropped, []);
  assert.deepEqual(
    slide.statements?.map(({ id }) => id),
    [headline.id],
  );
});

for (const locale of ['de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'ja-JP', 'zh-CN', 'ar-EG'])
  test(`a deck in ${locale} is wholly in its language, and every statement of it is checked`, async () => {
    await loadPhrases(locale);
    const slides = deckOf(locale);
    const english = new Set(
      deckOf('en-US').flatMap(({ title, statements = [] }) => [
        title,
        ...statements.map(({ quote }) => quote),
      ]),
    );
    for (const slide of slides) {
      const format = { ...FORMAT, locale };
      assert.equal(checkStatements(slide, SOURCES, format).length, slide.statements?.length ?? 0);
      for (const { quote } of slide.statements ?? []) assert.ok(!english.has(quote), quote);
      const { slide: guarded, report } = guardSlide(slide, SOURCES, format, { allowed: ['Review'] });
      assert.deepEqual(report.dropped, []);
      assert.equal(guarded.text, slide.text);
    }
  });

test('rows that were counted are told with their counter in Japanese, sums without', async () => {
  await loadPhrases('ja-JP');
  const byRegion = (measure: string): WidgetInput =>
    widgetOf('bar', `SELECT region AS category, ${measure} AS value FROM sales GROUP BY 1`, pairsOf({ North: 400, South: 300, West: 200 })); // prettier-ignore
  assert.match(told(byRegion('COUNT(*)'), 'ja-JP').all, /[234]00件/);
  assert.doesNotMatch(told(byRegion('SUM(revenue)'), 'ja-JP').all, /\d件/);
});
