import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeSlide } from '../../../src/core/analyst/index.js';
import { pairsOf, told, widgetOf } from './widget.js';

const values = (list: string): string => `SELECT * FROM (VALUES ${list}) t(category, value)`;

test('percentages held as 0 to 100 are told as the chart writes them', () => {
  const config = { numberFormat: 'percent:1', hundredths: true };
  const rows = pairsOf({ Ads: 4.2, Mail: 12.5, Shop: 7.9 });
  const { all } = told(widgetOf('bar', values(''), rows, { config }));
  assert.match(all, /12\.5%/);
  assert.doesNotMatch(all, /\d{3}(?:\.\d)?%/);
});

test('the format of a table column is that of its sentences', () => {
  const config = { columnFormats: { rate: 'percent:1' }, hundredths: true };
  const rows = [
    { channel: 'Ads', rate: 4.2 },
    { channel: 'Mail', rate: 12.5 },
  ];
  assert.match(told(widgetOf('table', 'SELECT channel, rate FROM t', rows, { config })).all, /12\.5%/);
});

test('of values with negatives among them no share is told', () => {
  const rows = pairsOf({ Retail: 120, Online: -70, Partner: 20 });
  assert.doesNotMatch(
    told(widgetOf('pie', 'SELECT unit AS category, SUM(p) AS value FROM t GROUP BY 1', rows)).all,
    /%/,
  );
});

test('labels that occur twice are neither counted as several nor ranked', () => {
  const rows = [
    ['Rome', 30],
    ['Paris', 10],
    ['Paris', 20],
    ['Oslo', 5],
  ].map(([category, value]) => ({ category: category as string, value: value as number }));
  const { all } = told(widgetOf('bar', 'SELECT city AS category, n AS value FROM t', rows));
  assert.doesNotMatch(all, /4 cities|Paris/);
  assert.match(all, /4 rows/);
});

test('numbers that only name things are not ranked', () => {
  const rows = [
    [1001, 'Ada', 50],
    [1002, 'Bob', 20],
    [1003, 'Cy', 70],
  ].map(([invoice_no, customer, amount]) => ({ invoice_no, customer, amount })) as Record<
    string,
    number | string
  >[];
  const { all } = told(widgetOf('table', 'SELECT invoice_no, customer, amount FROM t', rows));
  assert.match(all, /Cy.*(?:70|50%)/);
  assert.doesNotMatch(all, /1,00\d/);
  const teams = [
    [1, 'Lions', 90],
    [2, 'Tigers', 70],
    [3, 'Bears', 55],
  ].map(([rank, team, points]) => ({ rank, team, points })) as Record<string, number | string>[];
  assert.match(told(widgetOf('bar', 'SELECT rank, team, points FROM t', teams)).title, /^Lions/);
});

test('a row without a date is in no sum of months, and its absence is told', () => {
  const rows = [
    { month: '2024-01-01', value: 10 },
    { month: '2024-02-01', value: 40 },
    { month: '2024-03-01', value: 50 },
    { month: null, value: 999 },
  ];
  const { all } = told(widgetOf('line', 'SELECT month, SUM(v) AS value FROM t GROUP BY 1', rows));
  assert.doesNotMatch(all, /1,099|4 months/);
  assert.match(all, /1 row of 4/);
});

test('a tiny value is not told as nothing, nor a part as all', () => {
  const rows = pairsOf({ A: 1, B: 1_000_000, C: 0.001 });
  const { all } = told(
    widgetOf('bar', 'SELECT drug AS category, SUM(dose) AS value FROM t GROUP BY 1', rows),
  );
  assert.match(all, /0\.001/);
  assert.doesNotMatch(all, /\b(?:with|and|to) 0(?:%|\b(?!\.))|100%/);
});

test('numbers beyond 2^53 have findings as smaller ones have', () => {
  const big = ['12000000000000000', '9000000000000000', '4503599627370496', '1000000000000000'];
  const rows = ['EU', 'US', 'APAC', 'LATAM'].map((category, at) => ({ category, value: big[at] as string }));
  const widget = widgetOf('bar', 'SELECT region AS category, SUM(bytes) AS value FROM t GROUP BY 1', rows);
  const [label, value] = widget.columns;
  const exact = { ...widget, columns: [label!, { ...value!, type: 'number' as const, dbType: 'HUGEINT' }] };
  assert.match(told(exact).title, /^EU.*45%/);
});

test('one thing is one, and one date of a column of months is a month', () => {
  const { all } = told(
    widgetOf('line', 'SELECT month, v AS value FROM t', [{ month: '2024-01-01', value: 5 }]),
  );
  assert.match(all, /1 month\b/);
  assert.doesNotMatch(all, /1 years|1 months|rows/);
});

test('a target that is drawn as a line is not added to the bars', () => {
  const rows = [
    ['Q1', 'Actual', 10],
    ['Q1', 'Target', 12],
    ['Q2', 'Actual', 15],
    ['Q2', 'Target', 13],
  ].map(([quarter, series, revenue]) => ({ quarter, series, revenue })) as Record<string, number | string>[];
  const config = { lines: ['Target'] };
  const { all } = told(widgetOf('grouped-bar', 'SELECT quarter, series, revenue FROM t', rows, { config }));
  assert.match(all, /Q2.*15/);
  assert.doesNotMatch(all, /%|50/);
});

test('a deck whose name holds invisible characters has that name on its cover', () => {
  const planned = { slideId: 'slide-title', index: 0, layout: 'title' };
  const request = {
    protocol: 1,
    privacy: 'all',
    title: 'Gro\u200bwth',
    locale: 'en-US',
    widgets: [],
  } as const;
  assert.equal(writeSlide(planned, { ...request, widgets: [] }).title, 'Growth');
});

test('months that a query sorts by the alphabet are told as a course of the year', () => {
  const year = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const rows = year
    .map((category, at) => ({ category, value: 10 + 5 * at }))
    .sort((a, b) => (a.category < b.category ? -1 : 1));
  const { title } = told(
    widgetOf('bar', 'SELECT month AS category, SUM(v) AS value FROM t GROUP BY 1 ORDER BY 1', rows),
  );
  assert.match(title, /10.*Jan|Jan.*10/);
  assert.match(title, /65.*Dec|Dec.*65/);
});
