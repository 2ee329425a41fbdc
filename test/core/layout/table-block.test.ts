import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layoutSlide } from '../../../src/core/layout/layout-slide.js';
import { lintSlide } from '../../../src/core/layout/lint.js';
import { measureText } from '../../../src/core/layout/measure.js';
import { columnLabel } from '../../../src/core/layout/column-widths.js';
import { defaultTheme } from '../../../src/core/layout/themes.js';
import type { SlideGeometry, TableBox } from '../../../src/core/layout/types.js';
import type { Source } from '../../../src/core/deck/types.js';
import { block, deckOf, slide, source } from './sample-deck.js';

function geometryOf(data: Source, locale = 'en-US', config = {}): SlideGeometry {
  const deck = deckOf({ data }, { format: { locale } });
  return layoutSlide(
    deck,
    slide({ layout: 'table', title: 'T', blocks: [block('t', 'table', 'table', 'data', config)] }),
  );
}
function tableOf(...args: Parameters<typeof geometryOf>): TableBox {
  const found = geometryOf(...args).boxes.find((box) => box.kind === 'table');
  assert.ok(found);
  return found;
}

test('numbers are grouped per locale and stand at the end, years stay plain, dates are written out', () => {
  const data = source('Accounts', {
    'account:string': ['Lyon', 'Porto'],
    fiscal_year: [2025, 2026],
    orders: [12_480, 7],
    revenue: [1843210.5, 90311.25],
    'last_order:date': ['2026-03-14', null],
  });
  const table = tableOf(data, 'de-DE');
  assert.deepEqual(table.rows, [
    ['Lyon', '2025', '12.480', '1.843.210,50', '14.03.2026'],
    ['Porto', '2026', '7', '90.311,25', '–'],
  ]);
  assert.deepEqual(
    table.columns.map((column) => column.align),
    ['start', 'end', 'end', 'end', 'start'],
  );
  assert.deepEqual(
    table.columns.map((column) => column.label),
    ['Account', 'Fiscal year', 'Orders', 'Revenue', 'Last order'],
  );
});

test('a column of whole numbers between 1900 and 2100 reads as years, others are grouped', () => {
  assert.deepEqual(tableOf(source('Y', { since: [1998, 2031] })).rows.flat(), ['1998', '2031']);
  assert.deepEqual(tableOf(source('Y', { since: [1998, 2101] })).rows.flat(), ['1,998', '2,101']);
  assert.deepEqual(tableOf(source('Y', { year: [1066] })).rows.flat(), ['1066']);
});

test('ids, codes and phone numbers are not parted into thousands', () => {
  const data = source('C', { customer_id: [1000123], phone: [4930123456], qty: [1500] });
  assert.deepEqual(tableOf(data).rows.flat(), ['1000123', '4930123456', '1,500']);
});

test('times keep their time of day, where any of the column has one', () => {
  const times = source('M', { 'starts_at:datetime': ['2024-03-01T09:00:00', '2024-03-02T00:00:00'] });
  const cells = tableOf(times)
    .rows.flat()
    .map((cell) => cell.replaceAll('\u202f', ' '));
  assert.deepEqual(cells, ['Mar 1, 2024, 9:00 AM', 'Mar 2, 2024, 12:00 AM']);
  const days = source('D', { 'month:datetime': ['2024-03-01T00:00:00'] });
  assert.deepEqual(tableOf(days).rows.flat(), ['Mar 1, 2024']);
});

test('a column of small ratios keeps digits that tell its rows apart', () => {
  assert.deepEqual(tableOf(source('R', { rate: [0.0012, 0.0034] })).rows.flat(), ['0.0012', '0.0034']);
});

test('what is not nothing is not written as nothing', () => {
  const tiny = source('T', { dose: [3e-9, 0.25, 0] });
  assert.deepEqual(tableOf(tiny).rows.flat(), ['3E-9', '0.25', '0.00']);
  assert.deepEqual(tableOf(tiny, 'en-US', { numberFormat: 'integer' }).rows.flat(), ['3E-9', '0.25', '0']);
  assert.deepEqual(
    tableOf(source('T', { share: [0.0004, 0] }), 'en-US', { numberFormat: 'percent:0' }).rows.flat(),
    ['0.04%', '0%'],
  );
});

test('the number format of the widget is taken, and one nobody knows falls back to plain numbers', () => {
  const data = source('P', { share: [0.125, 0.5] });
  assert.deepEqual(tableOf(data, 'en-US', { numberFormat: 'percent:1' }).rows.flat(), ['12.5%', '50.0%']);
  assert.deepEqual(tableOf(data, 'en-US', { numberFormat: 'sparkle' }).rows.flat(), ['0.125', '0.5']);
});

test('a number beyond 2^53 is printed exactly', () => {
  assert.deepEqual(
    tableOf(source('X', { total: ['9007199254740993', '123456789012345678.12'] }), 'en-US', {
      numberFormat: 'number',
    }).rows.flat(),
    ['9,007,199,254,740,993', '123,456,789,012,345,678.12'],
  );
});

test('empty text is a word of the language, and null a dash', () => {
  const data = source('Visits', { 'source:string': ['google', '', null, 'bing', null] });
  assert.deepEqual(tableOf(data).rows.flat(), ['google', '(empty)', '–', 'bing', '–']);
  assert.deepEqual(tableOf(data, 'de-DE').rows.flat(), ['google', '(leer)', '–', 'bing', '–']);
});

test('only the rows that fit are shown and a note says which', () => {
  const names = Array.from({ length: 340 }, (_, i) => `Row ${i}`);
  const geometry = geometryOf(source('Long', { 'name:string': names, value: names.map((_, i) => i) }));
  const table = geometry.boxes.find((box) => box.kind === 'table') as TableBox;
  assert.equal(table.rows.length + table.omittedRows, 340);
  assert.ok(table.rows.length >= 9);
  assert.ok(table.y + table.height <= 640);
  const note = geometry.boxes.find((box) => box.id === 't-range');
  assert.ok(note?.kind === 'text');
  assert.equal(note.paragraphs[0]?.runs[0]?.text, `1–${table.rows.length} / 340`);
  assert.deepEqual(lintSlide(geometry, defaultTheme), []);
});

test('rows the query already cut are marked as more than what is counted', () => {
  const data = source('Cut', { value: [1, 2] });
  if (data.data) data.data.truncated = true;
  const note = geometryOf(data).boxes.find((box) => box.id === 't-range');
  assert.ok(note?.kind === 'text');
  assert.equal(note.paragraphs[0]?.runs[0]?.text, '1–2 / 2+');
});

test('a table of few rows is set larger and not stretched across the slide', () => {
  const table = tableOf(source('Few', { 'region:string': ['North'], orders: [1200] }));
  assert.ok(table.fontSize > 20);
  assert.ok(table.width < 600);
});

test('twelve columns with names of months stand whole, with less space between them', () => {
  const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'];
  const values = Object.fromEntries(
    [...months, 'october', 'november'].map((name) => [name, [812_345, 97_210]]),
  );
  const table = tableOf(source('Wide', { 'region:string': ['North America', 'Asia'], ...values }));
  assert.equal(table.columns[9]?.label, 'September');
  assert.equal(table.rows[0]?.[0], 'North America');
  assert.ok(table.cellPadding < tableOf(source('Few', { orders: [1] })).cellPadding);
  assert.ok(table.width <= 1152 + 1e-6);
});

test('rows of a short table stand wider apart than those of a full one, and never below the slide’s content', () => {
  const of = (count: number): TableBox =>
    tableOf(source('Rows', { 'name:string': Array.from({ length: count }, (_, i) => `Row ${i}`) }));
  const pitch = (table: TableBox): number => table.rowHeight / table.fontSize;
  assert.ok(pitch(of(3)) > pitch(of(11)) && pitch(of(11)) >= 1.9);
  for (const count of [1, 3, 5, 7, 9, 11, 13]) assert.ok(of(count).y + of(count).height <= 640.001);
});

test('text too wide for its column is cut with an ellipsis and every cell fits', () => {
  const long = 'A very long description of an account that nobody could read on a slide anyway '.repeat(3);
  const columns: Record<string, string[]> = {};
  for (let i = 0; i < 9; i++) columns[`column_${i}:string`] = [long, 'short', '売上高の説明がとても長い場合'];
  const table = tableOf(source('Wide', columns));
  assert.ok(table.width <= 1152 + 1e-6);
  for (const row of table.rows) {
    row.forEach((text, index) => {
      const room = (table.columns[index]?.width ?? 0) - 2 * table.cellPadding;
      assert.ok(measureText(text, { fontSize: table.fontSize }) <= room, text);
    });
  }
  assert.match(table.rows[0]?.[0] ?? '', /…$/u);
});

test('columns beyond what a slide can show are counted in the last one', () => {
  const columns = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`c${i}`, [i]]));
  const table = tableOf(source('Many', columns));
  assert.equal(table.columns.length, 14);
  assert.equal(table.columns.at(-1)?.label, '+17');
  assert.equal(table.rows[0]?.at(-1), '…');
  assert.ok(table.width <= 1152 + 1e-6);
});

test('hostile column names and cells are shown as text', () => {
  const hostile = '<img src=x onerror=alert(1)>\u0007\n"quoted"';
  const table = tableOf(
    source('Bad', { [`${hostile}:string`]: [hostile, null], '__proto__:string': ['own', 'x'] }),
  );
  assert.equal(table.rows[0]?.[0], '<img src=x onerror=alert(1)> "quoted"');
  assert.equal(table.rows[1]?.[0], '–');
});

test('snake case names read as words, other names stand as they are', () => {
  assert.equal(columnLabel('net_revenue'), 'Net revenue');
  assert.equal(columnLabel('GMV'), 'GMV');
  assert.equal(columnLabel('売上 (円)'), '売上 (円)');
});

test('a table without columns says what is missing', () => {
  const geometry = geometryOf(source('None', {}));
  assert.deepEqual(
    geometry.boxes.filter((box) => box.kind === 'problem').map((box) => box.kind === 'problem' && box.code),
    ['no_rows'],
  );
});
