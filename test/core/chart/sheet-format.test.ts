import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFrame, type Frame } from '../../../src/core/chart/frame.js';
import { dateFormat, labelFormat, plainFormat, sheetFormat } from '../../../src/core/chart/sheet-format.js';
import { defaultTheme } from '../../../src/core/layout/index.js';

function frame(numberFormat?: string, locale = 'en-US'): Frame {
  const config = numberFormat === undefined ? {} : { numberFormat };
  const context = { width: 600, height: 400, theme: defaultTheme, locale, timeZone: 'UTC', currency: 'USD' };
  return createFrame({ type: 'bar', encoding: {}, config }, {}, { columns: [], rows: [] }, context);
}

test('whole numbers stay whole, others have as many decimals as tell them apart, three digits at most', () => {
  assert.equal(sheetFormat(frame(), [1, 250, 9999]), '#,##0');
  assert.equal(sheetFormat(frame(), [0.5, 0.25]), '#,##0.00');
  assert.equal(sheetFormat(frame(), [12.345, 1]), '#,##0.0');
  assert.equal(sheetFormat(frame(), [null, 0]), '#,##0');
});

test('large numbers are shortened as the locale does, where a spreadsheet can', () => {
  assert.equal(sheetFormat(frame(), [48_200, 9800]), '#,##0.0,"K";-#,##0.0,"K";0');
  assert.equal(
    sheetFormat(frame(), [4_820_000, 640_000]),
    '[>=1000000]#,##0.00,,"M";[>=1000]#,##0,"K";#,##0',
  );
  // Conditions would leave no place for the minus.
  assert.equal(sheetFormat(frame(), [4_820_000, -640_000]), '#,##0.00,,"M";-#,##0.00,,"M";0');
  assert.match(sheetFormat(frame(undefined, 'de-DE'), [4_820_000]), /,,"\u00a0Mio\."/u);
  // German has no short form of thousands, Japanese counts in ten thousands.
  assert.equal(sheetFormat(frame(undefined, 'de-DE'), [48_200]), '#,##0');
  assert.equal(sheetFormat(frame(undefined, 'ja-JP'), [48_200]), '#,##0');
});

test('the author’s format is kept: digits, percent, currency before or behind, sign', () => {
  assert.equal(sheetFormat(frame('percent:1'), [0.5]), '#,##0.0%');
  assert.equal(sheetFormat(frame('percent:1', 'de-DE'), [0.5]), '#,##0.0"\u00a0"%');
  assert.equal(sheetFormat(frame('currency:EUR,2'), [48_200]), '"€"#,##0.00');
  assert.equal(sheetFormat(frame('currency:EUR,0', 'de-DE'), [12]), '#,##0"\u00a0€"');
  assert.equal(sheetFormat(frame('signed'), [3, -2]), '+#,##0;-#,##0;#,##0');
  assert.equal(sheetFormat(frame('duration'), [90]), 'General');
});

test('ticks and short labels have the author’s sign, and as many digits as they need', () => {
  assert.equal(plainFormat(frame('percent:1'), [0.48, 0.31], 0.1), '#,##0%');
  assert.equal(plainFormat(frame('percent:1'), [0.048, 0.031], 0.005), '#,##0.0%');
  assert.equal(plainFormat(frame('currency:EUR,2'), [480, 31], 100), '"€"#,##0');
  assert.equal(plainFormat(frame('signed'), [4, -2], 2.5), '#,##0.0');
  assert.equal(plainFormat(frame('currency:EUR,0'), [17_100, 48], 5000), '"€"#,##0,"K";-"€"#,##0,"K";"€"0');
  assert.equal(plainFormat(frame('duration'), [90], 10), 'General');
});

test('a value in a cell of its own has the unit of its size, and a plus where it is a rise', () => {
  const values = [4_820_000, -640_000, 6700];
  const change = (value: number): string => labelFormat(frame(), values, value, { signed: true, before: '' });
  assert.equal(change(4_820_000), '+#,##0.00,,"M";-#,##0.00,,"M";#,##0.00,,"M"');
  assert.equal(change(-640_000), '+#,##0,"K";-#,##0,"K";#,##0,"K"');
  assert.equal(change(6700), '+#,##0.0,"K";-#,##0.0,"K";#,##0.0,"K"');
  const total = { signed: false, before: 'Total ' };
  assert.equal(labelFormat(frame(), [12, 3], 12, total), '"Total "#,##0;"Total "-#,##0');
  assert.equal(
    labelFormat(frame('currency:EUR,0'), [12, 3], 12, { signed: true, before: '' }),
    '+"€"#,##0;-"€"#,##0;"€"#,##0',
  );
});

test('dates have their parts in the order of the locale', () => {
  assert.equal(dateFormat('year', 'en-US'), 'yyyy');
  assert.equal(dateFormat('month', 'en-US'), '[$-409]mmm yyyy');
  assert.equal(dateFormat('day', 'en-US'), '[$-409]mmm d yyyy');
  assert.equal(dateFormat('day', 'de-DE'), '[$-407]d mmm yyyy');
  assert.equal(dateFormat('month', 'ja-JP'), '[$-411]yyyy"年"m"月"');
  assert.equal(dateFormat('day', 'it-IT'), 'd mmm yyyy');
});

test('a currency keeps the marks of a language that runs from right to left', () => {
  // By itself a program would put the minus before the marks, and so apart from the number.
  assert.equal(
    sheetFormat(frame('currency:EUR,0', 'ar'), [12]),
    '"\u200f"#,##0"\u00a0€";"\u202b\u200f\u200e"-#,##0"\u00a0€\u202c"',
  );
});
