import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillSlide } from '../../../src/core/analyst/fill-slide.js';
import { planDeck, writeSlide } from '../../../src/core/analyst/index.js';
import { createDeck } from '../../../src/core/deck/create-deck.js';
import type { Slide, Statement } from '../../../src/core/deck/types.js';
import { slideSentences } from '../../../src/core/statements/check-deck.js';
import { loadPhrases } from '../../../src/core/statements/phrases/load.js';
import { overRows } from '../../../src/core/refresh/refresh-deck.js';
import type { GenerateDeckRequest, WidgetInput } from '../../../src/core/stream/protocol.js';
import { FORMAT, requestOf, sourcesOf, widgetOf } from './widgets.js';

const bar = (id: string, table: string, column: string, values: number[]): WidgetInput =>
  widgetOf({
    id,
    type: 'bar',
    title: `${column} by shop`,
    sql: `SELECT shop AS category, SUM(${column}) AS value FROM ${table} GROUP BY 1 ORDER BY 2 DESC`,
    columns: { category: 'string', value: 'number' },
    rows: values.map((value, i) => ({ category: `Shop ${'ABCDEFGH'[i]}`, value })),
  });
const FOUR = [
  bar('a', 'sales', 'revenue', [900, 10, 11, 9]),
  bar('b', 'sales', 'orders', [50, 40, 8, 7]),
  bar('c', 'sales', 'cost', [3, 70, 6, 2]),
  bar('d', 'sales', 'returns', [20, 500, 30, 10]),
];
const table = widgetOf({
  id: 't',
  type: 'table',
  title: 'All',
  columns: { a: 'string' },
  rows: [{ a: 'x' }],
});
const late = widgetOf({
  id: 'late', type: 'line', title: 'Visits by month', queriedAt: '2024-05-10T00:00:00Z',
  sql: "SELECT date_trunc('month', day) AS x, SUM(visits) AS y FROM visits GROUP BY 1 ORDER BY 1",
  columns: { x: 'date', y: 'number' },
  rows: [10, 14, 19, 24, 9].map((y, i) => ({ x: `2024-0${i + 1}-01`, y })),
}); // prettier-ignore

function write(widgets: WidgetInput[], more: Partial<GenerateDeckRequest> = {}): Slide[] {
  const request = requestOf(widgets, more);
  return planDeck(request).map((planned) => writeSlide(planned, request));
}

const idsOf = (widgets: WidgetInput[], more: Partial<GenerateDeckRequest> = {}): string[] =>
  planDeck(requestOf(widgets, more)).map(({ slideId }) => slideId);

test('a deck of four findings has a summary behind its cover and ends with what to take away; one of three is as it was', () => {
  assert.deepEqual(idsOf(FOUR), [
    'slide-title',
    'slide-summary',
    'slide-a',
    'slide-b',
    'slide-c',
    'slide-d',
    'slide-closing',
  ]);
  assert.deepEqual(idsOf(FOUR.slice(1)), ['slide-title', 'slide-b', 'slide-c', 'slide-d']);
});

test('a deck whose end would only repeat its summary has none, and a bound gives its place to content', () => {
  const apart = [
    FOUR[0]!,
    bar('b', 'sales', 'orders', [8, 50, 11, 7]),
    bar('c', 'sales', 'cost', [3, 6, 70, 2]),
    bar('d', 'sales', 'returns', [20, 30, 10, 500]),
  ];
  const ids = ['slide-title', 'slide-summary', 'slide-a', 'slide-b', 'slide-c', 'slide-d'];
  assert.deepEqual(idsOf(apart), ids);
  assert.deepEqual(idsOf(apart, { slides: 6 }), ids);
});

test('each part of the story can be left out', () => {
  const widgets = [...FOUR, table];
  assert.deepEqual(idsOf(widgets, { story: { summary: false } }).slice(0, 2), ['slide-title', 'slide-a']);
  assert.ok(!idsOf(widgets, { story: { closing: false } }).includes('slide-closing'));
  assert.deepEqual(idsOf(widgets, { story: { appendix: false } }).slice(-2), ['slide-t', 'slide-closing']);
});

test('a widget that says nothing goes to the appendix under its own title', () => {
  const slides = write([FOUR[0]!, table, ...FOUR.slice(1)]);
  assert.deepEqual(
    slides.slice(-3).map(({ id, layout, title }) => [id, layout, title]),
    [
      ['slide-closing', 'text', 'What to take away'],
      ['slide-appendix', 'section', 'Appendix'],
      ['slide-t', 'table', 'All'],
    ],
  );
});

test('a bound counts cover, summary and closing, which give way to content where it is small', () => {
  assert.deepEqual(idsOf(FOUR, { slides: 5 }), ['slide-title', 'slide-a', 'slide-b', 'slide-c', 'slide-d']);
  const many = [...FOUR, bar('e', 'sales', 'visits', [400, 30, 20, 10])];
  const bounded = idsOf(many, { slides: 7 });
  assert.equal(bounded.length, 7);
  assert.ok(bounded.includes('slide-summary') && bounded.includes('slide-closing'));
});

test('more than eight slides about two tables are parted by their names', () => {
  const values = [900, 10, 11, 9];
  const names = ['revenue', 'orders', 'cost', 'returns', 'visits'];
  const widgets = [
    ...names.map((name, i) => bar(`s${i}`, 'shop_sales', name, values.map((v, j) => v + i + j))),
    ...names.map((name, i) => bar(`w${i}`, 'web_visits', name, values.map((v, j) => v + 9 * i + 2 * j))),
  ]; // prettier-ignore
  const request = requestOf(widgets);
  const sections = planDeck(request).filter(({ part }) => part === 'section');
  assert.deepEqual(
    sections.map((planned) => writeSlide(planned, request).title),
    ['Shop sales', 'Web visits'],
  );
  assert.ok(!idsOf(widgets, { story: { sections: false } }).some((id) => id.startsWith('slide-section')));
  assert.ok(!idsOf(widgets.slice(0, 8)).some((id) => id.startsWith('slide-section')));
});

for (const locale of ['en-US', 'de-DE', 'ja-JP', 'ar-EG'])
  test(`summary and closing say what is checked, each in words of its own, in ${locale}`, async () => {
    await loadPhrases(locale);
    const widgets = [...FOUR, late];
    const slides = write(widgets, { locale });
    const deck = createDeck({
      title: 'Review', format: { ...FORMAT, locale }, sources: sourcesOf(widgets), slides,
    }); // prettier-ignore
    const said = ['slide-summary', 'slide-closing'].map((id) => {
      const slide = slides.find((one) => one.id === id)!;
      const sentences = slideSentences(deck, slide);
      assert.ok(sentences.length >= 3, `${id}: ${sentences.length}`);
      for (const { state, text } of sentences) assert.equal(state, 'checked', text);
      return sentences.map(({ text }) => text);
    });
    assert.deepEqual(
      said[0]!.filter((text) => said[1]!.includes(text)),
      [],
    );
  });

test('a summary says a measure once for each of its splits, whatever the charts leave out', () => {
  const other = bar('z', 'sales', 'revenue', [10, 700, 20, 30]);
  const filtered = {
    ...other,
    dataKey: other.dataKey!.replace('GROUP BY', "WHERE channel = 'web' GROUP BY"),
  };
  const summary = write([...FOUR, filtered]).find(({ id }) => id === 'slide-summary')!;
  const lines = linesOf(summary, [...FOUR, filtered]);
  assert.equal(lines.filter((line) => /revenue/.test(line)).length, 1, lines.join('\n'));
});

/** The text of a slide as a reader sees it, by lines. */
function linesOf(slide: Slide, widgets: WidgetInput[], locale = 'en-US'): string[] {
  const deck = createDeck({
    title: 'Review', format: { ...FORMAT, locale }, sources: sourcesOf(widgets), slides: [slide],
  }); // prettier-ignore
  return slideSentences(deck, slide).map(({ text }) => text);
}

test('the closing slide puts together what two slides say of one group', () => {
  const closing = write(FOUR).find(({ id }) => id === 'slide-closing')!;
  assert.deepEqual(linesOf(closing, FOUR), [
    'Two things come together for Shop B: cost is highest, 70, and returns are highest, 500',
    'Two things come together for Shop A: revenue is highest, 900, and orders are highest, 50',
  ]);
  // Each half has its claim over the rows of its own source.
  const claims = closing.claims.map(({ source, test }) => [source, test.includes('>')]);
  assert.deepEqual(claims, [['c', true], ['d', true], ['a', true], ['b', true]]); // prettier-ignore
});

test('a group that leads in one measure and is last in another, and two courses of opposite directions, belong together', () => {
  const line = (id: string, column: string, values: number[]): WidgetInput =>
    widgetOf({
      id, type: 'line', title: `${column} by month`, queriedAt: '2025-06-01T00:00:00Z',
      sql: `SELECT date_trunc('month', day) AS x, SUM(${column}) AS y FROM ${column}_days GROUP BY 1 ORDER BY 1`,
      columns: { x: 'date', y: 'number' },
      rows: values.map((y, i) => ({ x: `2024-0${i + 1}-01`, y })),
    }); // prettier-ignore
  const rates = widgetOf({
    id: 'e', type: 'bar', title: 'Score by shop',
    sql: 'SELECT shop AS category, AVG(score) AS value FROM scores GROUP BY 1 ORDER BY 2 DESC',
    columns: { category: 'string', value: 'number' },
    rows: [4.8, 4.1, 3.9, 1.2].map((value, i) => ({ category: `Shop ${'BCDA'[i]}`, value })),
  }); // prettier-ignore
  const widgets = [
    FOUR[0]!, rates,
    line('f', 'visits', [10, 14, 19, 24, 29, 35, 41, 48]), line('g', 'calls', [90, 84, 77, 70, 62, 55, 47, 40]),
  ]; // prettier-ignore
  const closing = write(widgets).find(({ id }) => id === 'slide-closing')!;
  const lines = linesOf(closing, widgets);
  assert.ok(
    lines.some((line) =>
      /^From January 2024 to August 2024, visits .*while calls more than halved$/.test(line),
    ),
    lines.join('\n'),
  );
  assert.ok(
    lines.some((line) => /Shop A: revenue is highest, 900, and average score is lowest, 1\.2/.test(line)),
    lines.join('\n'),
  );
});

test('a sentence of two findings is checked only where both hold and their words are those of code', () => {
  const closing = write(FOUR).find(({ id }) => id === 'slide-closing')!;
  const first = closing.statements!.find(({ source }) => source === 'a');
  const rest = closing.statements!.filter((one) => one !== first);
  const stateOf = (changed: Partial<Statement>, widgets = FOUR): string | undefined => {
    const slide = { ...closing, statements: [{ ...first!, ...changed }, ...rest] };
    const deck = createDeck({ title: 'Review', sources: sourcesOf(widgets), slides: [slide] });
    return slideSentences(deck, slide).find(({ text }) => text.includes('Shop A'))?.state;
  };
  assert.equal(stateOf({}), 'checked');
  assert.notEqual(stateOf({ with: { ...first!.with!, source: 'a' } }), 'checked');
  assert.notEqual(stateOf({ with: { ...first!.with!, kind: 'last' } }), 'checked');
  assert.notEqual(stateOf({ with: { kind: 'leader', source: '__proto__', args: {} } }), 'checked');
  const others = [FOUR[0]!, bar('b', 'sales', 'orders', [40, 50, 8, 7]), ...FOUR.slice(2)];
  assert.notEqual(stateOf({}, others), 'checked');
});

test('a sentence of two findings follows new rows: as it is, in other words, or as what is left of it', async () => {
  const closing = write(FOUR).find(({ id }) => id === 'slide-closing')!;
  const deck = createDeck({ title: 'Review', format: FORMAT, sources: sourcesOf(FOUR), slides: [closing] });
  const over = (id: string, values: number[]): { lines: string[]; slide: Slide; states: string[] } => {
    const source = sourcesOf([bar(id, 'sales', 'orders', values)])[id]!;
    const { deck: now } = overRows(deck, [{ type: 'setSource', sourceId: id, source }], []);
    const slide = now.slides[0]!;
    const sentences = slideSentences(now, slide);
    const about = (text: string): number => Number(!text.includes('Shop A'));
    const lines = sentences.map(({ text }) => text).sort((a, b) => about(a) - about(b));
    return { slide, lines, states: sentences.map(({ state }) => state) };
  };
  const higher = over('b', [60, 40, 8, 7]);
  assert.equal(
    higher.lines[0],
    'Two things come together for Shop A: revenue is highest, 900, and orders are highest, 60',
  );
  const opposite = over('b', [4, 60, 8, 7]);
  assert.equal(
    opposite.lines[0],
    'Two things come together for Shop A: revenue is highest, 900, and orders are lowest, 4',
  );
  const turned = over('b', [40, 60, 8, 7]);
  assert.match(turned.lines[0] ?? '', /^Revenue: Shop A/);
  const left = turned.slide.statements!.find(({ source }) => source === 'a');
  assert.ok(left && left.with === undefined);
  assert.equal(turned.slide.claims.length, 3);
  for (const { states } of [higher, opposite, turned]) assert.deepEqual([...new Set(states)], ['checked']);
});

test('the closing slide names a period that is not complete', () => {
  const slides = write([...FOUR, late]);
  const deck = createDeck({ title: 'Review', sources: sourcesOf([...FOUR, late]), slides });
  const closing = slides.find(({ id }) => id === 'slide-closing')!;
  assert.match(closing.text, /What to look at next/);
  const texts = slideSentences(deck, closing).map(({ text }) => text);
  assert.ok(
    texts.some((text) => /May 2024/.test(text) && /complete|ended|only part/.test(text)),
    texts.join('\n'),
  );
});

test('without rows the page writes summary and closing', () => {
  const blind = FOUR.map(({ rows: _rows, dataKey: _sql, ...widget }) => widget);
  const planned = write(blind, { privacy: 'none' });
  const sources = sourcesOf(FOUR);
  for (const id of ['slide-summary', 'slide-closing']) {
    const slide = planned.find((one) => one.id === id)!;
    assert.equal(slide.text, '', id);
    const { slide: filled } = fillSlide(slide, sources, 'en-US');
    assert.match(filled.text, /figure_a/, id);
    const deck = createDeck({ title: 'Review', sources, slides: [filled] });
    const states = slideSentences(deck, filled).filter(({ field }) => field === 'text');
    assert.deepEqual([...new Set(states.map(({ state }) => state))], ['checked'], id);
  }
});

const tableOf = (id: string, chart: WidgetInput, more: Partial<WidgetInput> = {}): WidgetInput => ({
  ...chart, id, type: 'table', title: 'The same as a table', dataKey: ` ${chart.dataKey?.replace('SELECT', 'select')};\n`, ...more,
}); // prettier-ignore

test('a small table of the rows that a chart shows stands beside it, once', () => {
  const slides = write([FOUR[0]!, FOUR[1]!, tableOf('t', FOUR[0]!)]);
  assert.deepEqual(
    slides.map(({ id }) => id),
    ['slide-title', 'slide-a', 'slide-b'],
  );
  assert.deepEqual(
    slides[1]?.blocks.map(({ kind, region, source }) => [kind, region, source]),
    [
      ['chart', 'left', 'a'],
      ['table', 'right', 't'],
    ],
  );
});

test('another chart of rows that a slide shows already goes to the appendix of a larger deck', () => {
  const again = { ...FOUR[0]!, id: 'again', type: 'pie' as const, title: 'As a pie' };
  assert.deepEqual(idsOf([...FOUR, again]).slice(-3), ['slide-closing', 'slide-appendix', 'slide-again']);
  assert.deepEqual(idsOf([FOUR[0]!, again]), ['slide-title', 'slide-a', 'slide-again']);
});

test('a pair whose rows the service does not see is written whole by the page', () => {
  const pair = [FOUR[0]!, tableOf('t', FOUR[0]!)].map((widget) => ({
    ...widget,
    rows: widget.rows!.slice(0, 1),
  }));
  const slide = write(pair, { privacy: 'sample' })[1]!;
  const { slide: filled } = fillSlide(slide, sourcesOf([FOUR[0]!, tableOf('t', FOUR[0]!)]), 'en-US');
  assert.deepEqual(
    filled.blocks.map(({ kind }) => kind),
    ['chart', 'table'],
  );
  assert.match(filled.title, /\{\{/);
});
