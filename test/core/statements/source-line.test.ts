import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDeck } from '../../../src/core/deck/create-deck.js';
import { sourceSlide } from '../../../src/core/deck/new-slide.js';
import type { Source } from '../../../src/core/deck/types.js';
import { layoutSlide } from '../../../src/core/layout/layout-slide.js';
import { lintSlide } from '../../../src/core/layout/lint.js';
import { defaultTheme } from '../../../src/core/layout/themes.js';
import type { Row } from '../../../src/core/query/types.js';

function source(sql: string, rows: Row[], time: 'string' | 'date' = 'string'): Source {
  const columns = Object.keys(rows[0] ?? {}).map((name) => ({
    name,
    type: typeof rows[0]?.[name] === 'number' ? ('number' as const) : time,
    dbType: '',
  }));
  return {
    widget: { id: 'w', type: time === 'date' ? 'line' : 'bar', title: 'Orders', dataKey: sql },
    title: 'Orders',
    sql,
    columns,
    data: { rows, queriedAt: '2026-01-01T00:00:00Z', fingerprint: '', truncated: false },
  };
}

const REGIONS = [
  { category: 'North', value: 3 },
  { category: 'South', value: 5 },
];
const MONTHS = [
  { category: '2024-01-01', value: 3 },
  { category: '2024-02-01', value: 5 },
  { category: '2024-03-01', value: 4 },
];

function lineOf(one: Source, locale = 'en-US'): string | undefined {
  const slide = sourceSlide('w', one);
  const deck = createDeck({ title: 'T', format: { locale }, sources: { w: one }, slides: [slide] });
  const geometry = layoutSlide(deck, slide);
  assert.deepEqual(lintSlide(geometry, defaultTheme), []);
  const box = geometry.boxes.find(({ id }) => id === 'source-line');
  return box?.kind === 'text' ? box.paragraphs[0]?.runs.map(({ text }) => text).join('') : undefined;
}

test('a slide says under its chart from which table its rows come, how many they are, and what was filtered', () => {
  assert.equal(
    lineOf(
      source(
        "SELECT region AS category, COUNT(*) AS value FROM shop_orders WHERE state IN ('CA', 'TX') GROUP BY 1",
        REGIONS,
      ),
    ),
    'Source: shop_orders · 2 groups · Filter: state = CA / TX',
  );
});

test('a chart over time says its period, and rows that were joined name both tables', () => {
  const sql =
    "SELECT date_trunc('month', o.day) AS category, SUM(p.price) AS value FROM orders o JOIN prices p USING (id) WHERE o.day >= '2024-01-01' GROUP BY 1 ORDER BY 1";
  assert.equal(
    lineOf(source(sql, MONTHS, 'date')),
    'Source: orders, prices · January 2024 – March 2024 · 3 groups',
  );
});

test('a line follows the rows when they are refreshed, and speaks the language of the deck', () => {
  const sql = 'SELECT region AS category, amount AS value FROM orders ORDER BY 2 DESC LIMIT 3';
  assert.equal(lineOf(source(sql, REGIONS), 'de'), 'Quelle: orders · 2 Zeilen');
  const more = [...REGIONS, { category: 'East', value: 1 }];
  assert.equal(lineOf(source(sql, more), 'de'), 'Quelle: orders · 3 Zeilen · nur die größten');
  assert.equal(lineOf(source(sql, REGIONS), 'ja'), '出典：orders · 2件');
});

test('a long line is cut with an ellipsis and stays on its line', () => {
  const name = 'a_very_long_name_of_a_table_'.repeat(8);
  const line = lineOf(
    source(`SELECT region AS category, amount AS value FROM ${name}, ${name}b WHERE x = 'y'`, REGIONS),
  );
  assert.match(line ?? '', /…$/);
});

test('rows that no query made, and a language that is none, take nothing from a slide', () => {
  assert.equal(lineOf(source('', REGIONS)), undefined);
  assert.equal(
    lineOf(source('SELECT region AS category, amount AS value FROM orders', REGIONS), 'de_DE'),
    'Source: orders · 2',
  );
});

test('a cover says who the deck is by, beside the day of its data, where that is known', () => {
  const line = (author?: string): string | undefined => {
    const rows = source('SELECT region AS category, amount AS value FROM orders', REGIONS);
    const cover = { ...sourceSlide('w', rows), layout: 'title', blocks: [], ext: { part: 'cover' } };
    const deck = createDeck({
      title: 'Review', sources: { w: rows }, slides: [cover], ...(author === undefined ? {} : { branding: { author } }),
    }); // prettier-ignore
    const box = layoutSlide(deck, cover).boxes.find(({ id }) => id === 'cover-line');
    return box?.kind === 'text' ? box.paragraphs[0]?.runs.map(({ text }) => text).join('') : undefined;
  };
  assert.equal(line(), 'January 1, 2026');
  assert.equal(line('Ada\u202e Lovelace'), 'Ada Lovelace · January 1, 2026');
});

test('a chart whose headline says something else has its name above it', () => {
  const one = source('SELECT region AS category, COUNT(*) AS value FROM orders GROUP BY 1', REGIONS);
  const named = (title: string): string | undefined => {
    const slide = { ...sourceSlide('w', one), title };
    const deck = createDeck({ title: 'T', sources: { w: one }, slides: [slide] });
    const { boxes } = layoutSlide(deck, slide);
    const box = boxes.find((each) => each.kind === 'text' && each.role === 'block-title');
    const chart = boxes.find(({ kind }) => kind === 'chart');
    assert.ok(!box || (chart && box.y + box.height <= chart.y));
    return box?.kind === 'text' ? box.paragraphs[0]?.runs[0]?.text : undefined;
  };
  assert.equal(named('South leads'), 'Orders');
  assert.equal(named('Orders'), undefined);
});
