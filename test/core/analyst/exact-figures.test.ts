import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderChart } from '../../../src/core/chart/index.js';
import type { WidgetType } from '../../../src/core/chart/types.js';
import { refreshDeck } from '../../../src/core/deck/index.js';
import { createDeck } from '../../../src/core/deck/create-deck.js';
import { resolveSlide } from '../../../src/core/deck/resolve.js';
import type { QueryResult } from '../../../src/core/query/types.js';
import type { WidgetInput } from '../../../src/core/stream/protocol.js';
import { createNodeDuckDBRunner } from '../../../src/server/query/node-duckdb-runner.js';
import { columns, context, draw, wordsOf } from '../chart/fixture.js';
import { FORMAT, requestOf, show, sourcesOf } from './widgets.js';

async function answer(sql: string): Promise<QueryResult> {
  const runner = createNodeDuckDBRunner();
  try {
    return await runner.runQuery(sql);
  } finally {
    await runner.close();
  }
}

async function widget(type: WidgetType, title: string, sql: string): Promise<WidgetInput> {
  const { columns, rows, rowCount } = await answer(sql);
  return { id: 'w', type, title, dataKey: sql, columns, rows, rowCount, queriedAt: '2030-01-15T00:00:00Z' };
}

/** What the slide of a query says, all of it in one text. */
async function said(type: WidgetType, title: string, sql: string): Promise<string> {
  const [, slide] = show(requestOf([await widget(type, title, sql)]));
  assert.deepEqual(slide?.problems, []);
  assert.deepEqual(slide.dropped, []);
  return [slide.title, slide.text, slide.notes].join('\n');
}

const VALUES = (cast: string, ...amounts: string[]): string =>
  `SELECT * FROM (VALUES ${amounts.map((amount, i) => `('${['EU', 'US', 'APAC', 'LATAM'][i]}', ${amount}::${cast})`).join(', ')}) t(region, bytes)`;
const FOUR = ['12000000000000000', '9007199254740993', '4503599627370496', '1000000000000000'];

test('integers beyond 2^53 have the findings of smaller ones', async () => {
  for (const cast of ['BIGINT', 'HUGEINT', 'UBIGINT', 'DECIMAL(38,2)']) {
    const text = await said('bar', 'Bytes by region', VALUES(cast, ...FOUR));
    assert.match(text, /26,510\.8T/u, cast);
    assert.match(text, /1000T.*12,000T|12,000T.*1000T/u, cast);
    assert.match(text, /45%/u, cast);
    assert.doesNotMatch(text, /in this table|rows in all/u, cast);
  }
});

test('a sum of ordinary integers that outgrows 2^53 has findings, beside small ones too', async () => {
  const sql =
    "SELECT region, sum(b) AS bytes FROM (VALUES ('EU', 9000000000000000::BIGINT), ('EU', 8000000000000001), ('US', 7000000000000000), ('US', 4000000000000003), ('APAC', 12)) t(region, b) GROUP BY 1 ORDER BY 2 DESC";
  const text = await said('bar', 'Bytes by region', sql);
  assert.match(text, /12.*17,000T|17,000T.*12/u);
  assert.match(text, /28,000T/u);
});

test('amounts beyond 2^53 on both sides of zero are told with their signs', async () => {
  const text = await said('bar', 'Net flow by desk', VALUES('BIGINT', FOUR[0]!, `-${FOUR[1]!}`, '-3', '7'));
  assert.match(text, /-9007\.2T/u);
  assert.match(text, /12,000T/u);
});

test('a course, a grid and a flow of numbers beyond 2^53 are told as what they are', async () => {
  const course = await said(
    'line',
    'Bytes by month',
    'SELECT make_date(2023, 1, 1) + INTERVAL (i) MONTH AS month, (9007199254740993::HUGEINT + i * 500000000000001::HUGEINT) AS bytes FROM range(12) r(i)',
  );
  assert.match(course, /61%/u);
  const cells =
    "SELECT r AS region, k AS kind, (1000000000000000001::HUGEINT * length(r) + length(k)) AS bytes FROM (VALUES ('EU'), ('USA')) a(r), (VALUES ('x'), ('yy')) b(k)";
  for (const type of ['stacked-bar', 'heatmap', 'sankey'] as const)
    assert.match(await said(type, 'Bytes by region and kind', cells), /USA.*6,000,000T/u, type);
});

test('a table tells its largest number with every digit', async () => {
  const text = await said(
    'table',
    'Accounts',
    VALUES('BIGINT', ...FOUR.map((amount) => `${amount.slice(0, -1)}1`)),
  );
  assert.match(text, /12,000,000,000,000,001/u);
});

test('identifiers and marks for missing numbers are told nothing of', async () => {
  const ids = await said(
    'bar',
    'Account id by name',
    "SELECT * FROM (VALUES ('Ann', 9007199254740993::BIGINT), ('Bob', 9007199254740995)) t(name, account_id)",
  );
  const missing = await said('bar', 'Bytes by node', VALUES('BIGINT', '9223372036854775807', '5', '7'));
  for (const text of [ids, missing]) assert.doesNotMatch(text, /9007|9,2\d\d|total|median/u);
});

test('a chart labels values beyond 2^53 in the short form of the language, and identifiers with every digit', async () => {
  const { columns: cols, rows } = await answer(VALUES('BIGINT', ...FOUR));
  const labels = async (locale: string): Promise<string[]> =>
    wordsOf((await draw('bar', cols, rows, {}, { locale })).svg);
  assert.ok((await labels('en-US')).includes('12,000T'));
  assert.ok((await labels('de-DE')).includes('12.000\u00a0Bio.'));
  assert.ok((await labels('ja-JP')).includes('1.2京'));
  const ids = await renderChart(
    { type: 'bar', encoding: { category: 'account_id', value: 'orders' } },
    {
      columns: columns({ account_id: 'number', orders: 'number' }),
      rows: [
        { account_id: '9007199254740993', orders: 5 },
        { account_id: '9007199254740995', orders: 7 },
      ],
    },
    context,
  );
  assert.ok(wordsOf(ids.svg).includes('9,007,199,254,740,993'));
  assert.ok(wordsOf(ids.svg).includes('9,007,199,254,740,995'));
});

test('a figure that outgrows 2^53 is refreshed and compared with what it was', async () => {
  const sources = sourcesOf([await widget('bar', 'Bytes by region', VALUES('BIGINT', '5', '7'))]);
  const [, slide] = show(requestOf([await widget('bar', 'Bytes by region', VALUES('BIGINT', '5', '7'))]));
  const deck = createDeck({
    title: 'Review',
    format: FORMAT,
    sources,
    slides: [{ ...slide!.slide, text: 'The total is {{ sum(bytes) }}.', claims: [] }],
  });
  const { deck: fresh, diff } = await refreshDeck(deck, () => answer(VALUES('BIGINT', FOUR[0]!, FOUR[1]!)));
  assert.equal(resolveSlide(fresh, fresh.slides[0]!).text.text, 'The total is 21,007,199,254,740,993.');
  const figures = diff.figures.map(({ before, after }) => [before, after]);
  assert.ok(figures.some(([before, after]) => before === '12' && after === '21,007,199,254,740,993'));
});
