import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeckDirection } from '../../../src/core/analyst/deck-direction.js';
import { fillSlide } from '../../../src/core/analyst/fill-slide.js';
import { planDeck, writeSlide } from '../../../src/core/analyst/index.js';
import { planSlides } from '../../../src/core/analyst/plan-deck.js';
import { sectionTopics } from '../../../src/core/analyst/plan-sections.js';
import { createDeck } from '../../../src/core/deck/create-deck.js';
import { slideSentences } from '../../../src/core/statements/check-deck.js';
import { loadPhrases } from '../../../src/core/statements/phrases/load.js';
import { isStoryHeading, storyWords } from '../../../src/core/statements/phrases/story-words.js';
import type { WidgetInput } from '../../../src/core/stream/protocol.js';
import { FORMAT, requestOf, sourcesOf, widgetOf } from './widgets.js';

const LOCALES = ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'ja-JP', 'zh-CN', 'ar-EG'];

const bar = (id: string, column: string, add: number): WidgetInput =>
  widgetOf({
    id, type: 'bar', title: `${column} by shop`,
    sql: `SELECT shop AS category, SUM(${column}) AS value FROM sales GROUP BY 1 ORDER BY 2 DESC`,
    columns: { category: 'string', value: 'number' },
    rows: [900, 10, 11, 9].map((value, i) => ({ category: `Shop ${'ABCD'[i]}`, value: value + add * (i + 1) })),
  }); // prettier-ignore
const line = (id: string, column: string, add: number): WidgetInput =>
  widgetOf({
    id, type: 'line', title: `${column} by month`,
    sql: `SELECT date_trunc('month', day) AS x, SUM(${column}) AS y FROM sales GROUP BY 1 ORDER BY 1`,
    columns: { x: 'date', y: 'number' },
    rows: Array.from({ length: 8 }, (_, i) => ({ x: `2024-0${i + 1}-01`, y: 100 + add + 20 * i })),
  }); // prettier-ignore

const COLUMNS = ['revenue', 'orders', 'cost', 'returns', 'visits'];
const WIDGETS = COLUMNS.flatMap((column, at) => [bar(`b${at}`, column, at), line(`l${at}`, column, at)]);
const slidesOf = (...ids: string[]): string[] => ids.map((id) => `slide-${id}`);
const directed = (more: Partial<DeckDirection>): DeckDirection => ({ summary: [], closing: [], ...more });

test('a section may be called by what its slides have in common: table, measure, dimension, or that they show a course', () => {
  const topics = sectionTopics(planSlides(requestOf(WIDGETS)), 'en-US');
  assert.deepEqual(
    topics.map(({ title, slides }) => [title, slides.size]),
    [['Revenue', 2], ['Shop', 5], ['Over time', 5], ['Orders', 2], ['Cost', 2], ['Returns', 2], ['Visits', 2]],
    'the one table of all of them parts nothing',
  ); // prettier-ignore
  assert.deepEqual(
    [...(topics.find(({ title }) => title === 'Over time')?.slides ?? [])],
    slidesOf('l0', 'l1', 'l2', 'l3', 'l4'),
  );
});

test('months whose rows nobody sees give no section its title', () => {
  const months = WIDGETS.map(({ rows: _rows, dataKey: _sql, ...widget }) => ({
    ...widget,
    // As text: '2024-07'.
    columns: widget.columns.map((column) =>
      column.name === 'x' ? { name: 'month', type: 'string' as const, dbType: 'VARCHAR' } : column,
    ),
  }));
  const titles = sectionTopics(planSlides(requestOf(months, { privacy: 'none' })), 'en-US').map(
    ({ title }) => title,
  );
  assert.ok(titles.includes('Revenue') && !titles.includes('Month'), titles.join());
});

test('what somebody chose for a summary and is worth no headline gives way to what is', () => {
  const request = requestOf(WIDGETS);
  const direction = directed({
    summary: [{ source: 'b0', kind: 'total', args: { by: 'category', measure: 'value' } }],
  });
  const slide = writeSlide(planDeck(request, direction)[1]!, request, direction);
  assert.ok((slide.statements ?? []).length >= 3);
  assert.ok((slide.statements ?? []).every(({ kind }) => kind !== 'total'));
});

test('a storyline gives order and sections; what it does not name keeps its place behind the others', () => {
  const request = requestOf(WIDGETS);
  const order = slidesOf('l4', 'l3', 'l2', 'l1', 'l0', 'b2');
  const flat = planDeck(request, directed({ storyline: { order, sections: [] } }));
  assert.deepEqual(
    flat.map(({ slideId, index }) => [slideId, index]),
    ['title', 'summary', 'l4', 'l3', 'l2', 'l1', 'l0', 'b2', 'b0', 'b1', 'b3', 'b4', 'closing'].map(
      (id, at) => [`slide-${id}`, at],
    ),
  );
  const sections = [
    { title: 'Over time', slides: order.slice(0, 5) },
    { title: 'Shop', slides: slidesOf('b0', 'b1', 'b2', 'b3') },
  ];
  const parted = planDeck(request, directed({ storyline: { order, sections } })).map(
    ({ slideId }) => slideId,
  );
  assert.deepEqual(parted, [
    ...slidesOf('title', 'summary', 'b4', 'section-Over-time', 'l4', 'l3', 'l2', 'l1', 'l0'),
    ...slidesOf('section-Shop', 'b2', 'b0', 'b1', 'b3', 'closing'),
  ]);
  const tooFew = [{ title: 'Shop', slides: slidesOf('b0', 'b1') }];
  const unparted = planDeck(request, directed({ storyline: { order, sections: tooFew } }));
  assert.ok(unparted.every(({ part }) => part !== 'section'));
});

test('what was chosen for the summary is said first and in that order, and three points are there where less of it holds', () => {
  const request = requestOf(WIDGETS);
  const args = { by: 'category', measure: 'value' };
  const summary = [
    { source: 'b3', kind: 'majority', args },
    { source: 'l1', kind: 'leader', args },
    { source: 'gone', kind: 'leader', args },
    { source: 'b1', kind: 'leader', args },
  ];
  const direction = directed({ summary });
  const planned = planDeck(request, direction)[1]!;
  const slide = writeSlide(planned, request, direction);
  const said = (slide.statements ?? []).map(({ source, kind }) => `${source} ${kind}`);
  assert.deepEqual(said.slice(0, 2), ['b3 majority', 'b1 leader']);
  assert.equal(said.length, 4, 'as many as were wanted');
  assert.equal(new Set(said.map((one) => one.split(' ')[0])).size, 4, 'each of a chart of its own');
  const deck = createDeck({ title: 'Review', format: FORMAT, sources: sourcesOf(WIDGETS), slides: [slide] });
  assert.deepEqual(
    slideSentences(deck, slide).map(({ state }) => state),
    ['checked', 'checked', 'checked', 'checked'],
  );
});

test('wishes of a summary from elsewhere that have no form are no wishes', async () => {
  await loadPhrases('en-US');
  const blind = WIDGETS.map(({ rows: _rows, dataKey: _sql, ...widget }) => widget);
  const request = requestOf(blind, { privacy: 'none' });
  const slide = writeSlide(planDeck(request)[1]!, request);
  for (const wishes of [
    7,
    [{ source: 'b0' }],
    [{ source: 'b0', kind: 'leader', args: { by: 7 } }],
    'x'.repeat(9),
  ]) {
    const { slide: filled } = fillSlide(
      { ...slide, ext: { ...slide.ext, wishes } },
      sourcesOf(WIDGETS),
      'en-US',
    );
    assert.ok((filled.statements ?? []).length >= 3);
    assert.equal(filled.ext?.['wishes'], undefined);
  }
});

test('the title of a section over time is of each language, and no sentence about the data', () => {
  const titles = LOCALES.map((locale) => storyWords(locale).overTime);
  assert.equal(new Set(titles).size, LOCALES.length);
  LOCALES.forEach((locale, at) => assert.ok(isStoryHeading(titles[at]!, locale)));
  for (const locale of LOCALES) {
    const topics = sectionTopics(planSlides(requestOf(WIDGETS)), locale);
    assert.ok(topics.some(({ title }) => title === storyWords(locale).overTime));
  }
});
