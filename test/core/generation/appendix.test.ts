import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDeck } from '../../../src/core/deck/create-deck.js';
import { sourceSlide } from '../../../src/core/deck/new-slide.js';
import { refreshDeck } from '../../../src/core/refresh/refresh-deck.js';
import type { Deck, Slide, Source } from '../../../src/core/deck/types.js';
import { deckEnd } from '../../../src/core/generation/appendix.js';
import { layoutSlide } from '../../../src/core/layout/layout-slide.js';
import { lintSlide } from '../../../src/core/layout/lint.js';
import type { SlideGeometry } from '../../../src/core/layout/types.js';
import { tryReadWidget } from '../../../src/core/statements/offers.js';
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

test('a deck ends with a table of what each chart shows: data, number of rows, filter, and when that was queried', () => {
  const deck = ended(deckOf(4));
  const last = deck.slides.at(-1)!;
  assert.equal(last.title, 'Sources and data');
  const geometry = layoutSlide(deck, last);
  const table = geometry.boxes.find(({ kind }) => kind === 'table');
  assert.ok(table?.kind === 'table');
  assert.deepEqual(table.rows[1], ['Orders 1', 'orders', '2 groups', 'year = 2021']);
  assert.equal(lineOf(geometry), 'Queried Jan 2, 2026, 00:00 UTC');
  assert.deepEqual(lintSlide(geometry, defaultTheme), []);
});

const lineOf = ({ boxes }: SlideGeometry): string | undefined =>
  boxes
    .flatMap((box) => (box.kind === 'text' && box.id === 'source-line' ? box.paragraphs : []))
    .map(({ runs }) => runs.map(({ text }) => text).join(''))
    .at(0);

test('where charts were queried at different times each row says its own', () => {
  const deck = deckOf(4);
  const first = deck.sources['w0']!;
  deck.sources['w0'] = { ...first, data: { ...first.data!, queriedAt: '2026-01-03T09:07:00Z' } };
  deck.format.timeZone = 'Europe/Berlin';
  const listed = ended(deck);
  const last = listed.slides.at(-1)!;
  const { rows } = listed.sources[last.blocks[0]!.source!]!.data!;
  assert.deepEqual(
    rows.map((row) => row['Queried']),
    ['Jan 3, 2026, 10:07', 'Jan 2, 2026, 01:00', 'Jan 2, 2026, 01:00', 'Jan 2, 2026, 01:00'],
  );
  assert.equal(lineOf(layoutSlide(listed, last)), undefined);
});

test('the table names the published tests behind what is said of each chart, while it is said and holds', () => {
  const deck = deckOf(4);
  const rows = Array.from({ length: 36 }, (_, at) => ({
    month: `${2020 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`,
    value: 100 + 10 * at + (at % 3),
  }));
  const sql = `SELECT month, SUM(amount) AS value FROM orders GROUP BY 1 ORDER BY 1`;
  deck.sources['w0'] = {
    widget: { id: 'w0', type: 'line', title: 'Amount by month', dataKey: sql }, title: 'Amount by month', sql,
    columns: [{ name: 'month', type: 'date', dbType: 'DATE' }, { name: 'value', type: 'number', dbType: 'DOUBLE' }],
    data: { rows, queriedAt: '2026-01-02T00:00:00Z', fingerprint: '', truncated: false },
  }; // prettier-ignore
  const testsOf = (change: (slide: Slide) => Slide): unknown => {
    const slides = deck.slides.map((slide, at) => (at === 0 ? change(slide) : slide));
    const { sources, slides: own } = deckEnd({ ...deck, slides }, []);
    return sources[own[0]!.blocks[0]!.source!]!.data!.rows[0]!['Tests'];
  };
  const quote = 'The trend is up';
  const trend = tryReadWidget({ ...deck.sources['w0'].widget!, columns: deck.sources['w0'].columns, rows, rowCount: 36, queriedAt: '' })!
    .offers.find(({ kind }) => kind === 'trend')!; // prettier-ignore
  const statement = {
    id: 's',
    kind: 'trend',
    source: 'w0',
    args: { ...trend.finding.args },
    field: 'title',
    quote,
  } as const;
  assert.equal(
    testsOf((slide) => ({ ...slide, title: quote, statements: [statement] })),
    'Mann–Kendall',
  );
  assert.equal(
    testsOf((slide) => ({ ...slide, title: 'Written over', statements: [statement] })),
    undefined,
  );
  const wrong = { ...statement, kind: 'jump' };
  assert.equal(
    testsOf((slide) => ({ ...slide, title: quote, statements: [wrong] })),
    undefined,
  );
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
    Shown: 'Orders 0', Data: 'orders', Rows: '3 groups', Filter: 'year = 2020',
  }); // prettier-ignore
  assert.equal(lineOf(layoutSlide(fresh, fresh.slides.at(-1)!)), 'Queried Feb 3, 2026, 00:00 UTC');
});
