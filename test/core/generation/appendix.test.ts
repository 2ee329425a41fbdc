import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDeck } from '../../../src/core/deck/create-deck.js';
import { sourceSlide } from '../../../src/core/deck/new-slide.js';
import { refreshDeck } from '../../../src/core/refresh/refresh-deck.js';
import type { Deck, Source } from '../../../src/core/deck/types.js';
import { deckEnd } from '../../../src/core/generation/appendix.js';
import { layoutSlide } from '../../../src/core/layout/layout-slide.js';
import { lintSlide } from '../../../src/core/layout/lint.js';
import { defaultTheme } from '../../../src/core/layout/themes.js';
import type { LoadWarning } from '../../../src/core/query/types.js';

const COLUMNS = [
  { name: 'category', type: 'string' as const, dbType: '' },
  { name: 'value', type: 'number' as const, dbType: '' },
];
const ROWS = [
  { category: 'North', value: 3 },
  { category: 'South', value: 5 },
];
const source = (n: number): Source => {
  const sql = `SELECT region AS category, COUNT(*) AS value FROM orders WHERE year = ${2020 + n} GROUP BY 1`;
  const title = `Orders ${n}`;
  return {
    widget: { id: `w${n}`, type: 'bar', title, dataKey: sql }, title, sql, columns: COLUMNS,
    data: { rows: ROWS, queriedAt: '2026-01-02T00:00:00Z', fingerprint: '', truncated: false },
  }; // prettier-ignore
};

function deckOf(widgets: number, locale = 'en-US'): Deck {
  const sources = Object.fromEntries(
    Array.from({ length: widgets }, (_, n): [string, Source] => [`w${n}`, source(n)]),
  );
  const slides = Object.entries(sources).map(([id, one]) => sourceSlide(id, one));
  return createDeck({ title: 'Orders', format: { locale }, sources, slides });
}

const ended = (deck: Deck, warnings: LoadWarning[] = []): Deck => {
  const { slides, sources } = deckEnd(deck, warnings);
  return { ...deck, sources: { ...deck.sources, ...sources }, slides: [...deck.slides, ...slides] };
};

test('a deck ends with a table of what each chart shows: data, number of rows, filter and day of the query', () => {
  const deck = ended(deckOf(4));
  const last = deck.slides.at(-1)!;
  assert.equal(last.title, 'Sources and data');
  const geometry = layoutSlide(deck, last);
  const table = geometry.boxes.find(({ kind }) => kind === 'table');
  assert.ok(table?.kind === 'table');
  assert.deepEqual(table.rows[1], ['Orders 1', 'orders', '2 groups', 'year = 2021', 'Jan 2, 2026']);
  assert.deepEqual(lintSlide(geometry, defaultTheme), []);
});

test('a small deck, and one that wants no appendix, end without it', () => {
  assert.equal(deckEnd(deckOf(3), []).slides.length, 0);
  assert.equal(deckEnd(deckOf(4), [], { appendix: false }).slides.length, 0);
});

test('many sources go on over slides, in the language of the deck', () => {
  const { slides } = deckEnd(deckOf(30, 'de-DE'), []);
  assert.ok(slides.length >= 2);
  assert.ok(slides.every(({ title }) => title === 'Quellen und Daten'));
});

test('open questions about the data stand last, and stay without an appendix', () => {
  const warning = {
    code: 'ambiguous_date_order', column: 'year', table: 'orders', message: '',
  } as unknown as LoadWarning; // prettier-ignore
  const titles = (end: ReturnType<typeof deckEnd>): string[] => end.slides.map(({ title }) => title);
  assert.deepEqual(titles(deckEnd(deckOf(4), [warning])), [
    'Sources and data',
    'Open questions about the data',
  ]);
  assert.deepEqual(titles(deckEnd(deckOf(4), [warning], { appendix: false })), [
    'Open questions about the data',
  ]);
});

test('the table follows a refresh', async () => {
  const deck = ended(deckOf(4));
  const rows = [...ROWS, { category: 'East', value: 1 }];
  const { deck: fresh, diff } = await refreshDeck(
    deck,
    () => Promise.resolve({ columns: COLUMNS, rows, rowCount: 3, truncated: false, durationMs: 0 }) as never,
    { now: () => Date.UTC(2026, 1, 3) },
  );
  assert.equal(diff.sources.length, 4);
  const id = fresh.slides.at(-1)!.blocks[0]!.source!;
  assert.deepEqual(fresh.sources[id]!.data!.rows[0], {
    Shown: 'Orders 0', Data: 'orders', Rows: '3 groups', Filter: 'year = 2020', 'As of': 'Feb 3, 2026',
  }); // prettier-ignore
});
