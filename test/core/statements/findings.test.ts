import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Row } from '../../../src/core/query/types.js';
import { readFrame } from '../../../src/core/statements/frame/frame.js';
import { kindsOf, monthsOf, told, widgetOf } from './widget.js';

const MONTHLY = "SELECT date_trunc('month', d) AS month, SUM(calls) AS value FROM t GROUP BY 1";

const titleOf = (...args: Parameters<typeof widgetOf>): string => told(widgetOf(...args)).title;

test('what a query names as a number is read as the count or the amount that it is', () => {
  const rows = monthsOf([410, 340, 174, 305, 380, 290, 333, 1174, 360, 310]);
  const sql =
    "SELECT date_trunc('month', d) AS month, SUM(num_over_60_min_late) AS value FROM trips GROUP BY 1";
  assert.match(
    titleOf('line', sql, rows, { title: 'Trains more than an hour late' }),
    /^Trains more than an hour late (?:were|peaked|in)|1,174/,
  );
  const regions = [['West', 0.117], ['Central', 0.033], ['East', 0.031], ['South', 0.029]].map(([category, value]) => ({ category, value })); // prettier-ignore
  const rate =
    'SELECT region AS category, COUNT(DISTINCT r.order_id) * 1.0 / COUNT(DISTINCT o.order_id) AS value FROM orders o LEFT JOIN returns r USING (order_id) GROUP BY 1';
  assert.match(
    titleOf('bar', rate, regions as never, { title: 'Return rate by region' }),
    /3\.5 times as high for West/,
  );
  const ids = 'SELECT region AS category, COUNT(DISTINCT order_id) AS value FROM lines GROUP BY 1';
  const counts = [90, 20, 10].map((value, at) => ({ category: 'ABC'[at], value }));
  const { measure } = readFrame(widgetOf('bar', ids, counts as never, { title: 'By region' }));
  assert.equal(measure?.noun, 'orders');
});

test('steps of a scale are in order, and below zero from one of them on', () => {
  const sql =
    "SELECT CAST(discount AS VARCHAR) || '%' AS category, 100.0 * SUM(profit) / SUM(sales) AS value FROM orders GROUP BY discount ORDER BY discount";
  const rows = [29.5, 16.6, 5.1, 11.8, -10, -11.5, -18.3, -22.7].map((value, at) => ({
    category: `${at * 10}%`,
    value,
  }));
  assert.match(
    titleOf('bar', sql, rows, { title: 'Profit margin by discount' }),
    /below zero.*discount 40%|discount 40% on.*below zero/,
  );
  const mixed = rows.map((row, at) => (at === 1 ? { ...row, value: -3 } : row));
  assert.doesNotMatch(
    told(widgetOf('bar', sql, mixed, { title: 'Profit margin by discount' })).all,
    /40% on/,
  );
  // A fifth shop stands between no others.
  const shops = rows.map(({ value }, at) => ({ category: `Shop ${at + 1}`, value }));
  assert.doesNotMatch(told(widgetOf('bar', sql, shops, { title: 'Margin by shop' })).all, / on\b/);
});

test('medians of boxes that a query computes are compared', () => {
  const sql =
    "SELECT 'Grade ' || grade AS category, MIN(price) AS min, QUANTILE_CONT(price, 0.25) AS q1, MEDIAN(price) AS median, QUANTILE_CONT(price, 0.75) AS q3, MAX(price) AS max FROM sales GROUP BY grade ORDER BY grade";
  const rows = [228, 275, 375, 510, 720, 914, 1280, 1820].map((median, at) => ({
    category: `Grade ${at + 5}`, min: median / 3, q1: median * 0.8, median, q3: median * 1.3, max: median * 4,
  })); // prettier-ignore
  assert.match(
    titleOf('boxplot', sql, rows, { title: 'Price by grade' }),
    /Median price .*228.*Grade 5.*1\.8K|228.*Grade 5.*1,820.*Grade 12/,
  );
});

test('of two periods beside each other it is told where the later is above the earlier', () => {
  const sql =
    "SELECT 'Q' || quarter(d) AS category, year(d)::VARCHAR AS series, SUM(sales) AS value FROM orders GROUP BY 1, 2 ORDER BY 1, 2";
  const rows = [[93, 123], [136, 133], [143, 196], [236, 280]].flatMap(([before, now], at) => [
    { category: `Q${at + 1}`, series: '2017', value: before },
    { category: `Q${at + 1}`, series: '2018', value: now },
  ]); // prettier-ignore
  const { all } = told(
    widgetOf('grouped-bar', sql, rows as never, { title: 'Sales by quarter, 2017 vs 2018' }),
  );
  assert.match(all, /(?:rose for all but Q2|All but Q2 rose|Only Q2 did not rise)/);
  assert.match(all, /Q3 .*2017.*2018.*143.*196|2017 to 2018.*Q3.*143.*196/);
});

test('which of two groups is above the other in all categories is told, and by chance it is not', () => {
  const sql =
    'SELECT addon AS category, has AS series, SUM(sales) AS value FROM orders GROUP BY 1, 2 ORDER BY 1, 2';
  const rows = (other: readonly number[]) =>
    [60, 70, 80, 90].flatMap((value, at) => [
      { category: `Part ${'ABCD'[at]}`, series: 'Online', value },
      { category: `Part ${'ABCD'[at]}`, series: 'Store', value: other[at] ?? 0 },
    ]);
  assert.match(
    told(widgetOf('grouped-bar', sql, rows([50, 61, 30, 85]), { title: 'Sales by part' })).all,
    /Online .*above Store.*all 4|all 4.*Online.*Store/,
  );
  assert.doesNotMatch(
    told(widgetOf('grouped-bar', sql, rows([80, 61, 99, 85]), { title: 'Sales by part' })).all,
    /above Store/,
  );
  const rates = sql.replace('SUM(sales)', 'AVG(score)');
  assert.ok(
    !kindsOf(widgetOf('grouped-bar', rates, rows([50, 61, 30, 85]), { title: 'Score by part' })).includes(
      'pair-directions',
    ),
  );
});

test('most of an amount in a few periods in a row is told with its part', () => {
  const sql = "SELECT date_trunc('month', d) AS month, SUM(cancelled) AS value FROM trips GROUP BY 1";
  const rows = monthsOf([266, 733, 929, 11841, 8900, 5437, 700, 500, 162, 400, 372, 300]);
  assert.match(
    titleOf('bar', sql, rows, { title: 'Cancelled trains by month' }),
    /6\d%.*April.*May|April.*May.*6\d%/,
  );
  const even = monthsOf([266, 300, 290, 280, 310, 305, 270, 299, 262, 300, 272, 300]);
  assert.ok(!kindsOf(widgetOf('bar', sql, even, { title: 'Cancelled trains by month' })).includes('burst'));
});

test('a distribution is told between its ends, as the numbers of its ranges say them', () => {
  const sql =
    'SELECT FLOOR(price / 100000) * 100000 AS bucket, COUNT(*) AS count FROM sales GROUP BY 1 ORDER BY 1';
  const counts = [20, 900, 3000, 4250, 3700, 900, 500, 300, 200, 120, 60, 30];
  const rows = counts.map((count, at) => ({ bucket: at * 100000, count }));
  assert.match(
    titleOf('histogram', sql, rows, { title: 'Sales by price' }),
    /between 300(?:K|,000) and 500(?:K|,000)/i,
  );
  const ends = counts.map((count, at) => ({ bucket: `${at}–${at + 1}`, count, from: at, to: at + 1 }));
  const low = ends.map((row, at) => ({ ...row, count: counts[at + 3] ?? 5 }));
  assert.match(titleOf('histogram', 'SELECT 1', low, { title: 'Invoices by weight' }), /under 2\b/);
});

test('when something was made is no course of what it costs', () => {
  const sql =
    'SELECT (yr_built // 10) * 10 AS decade, MEDIAN(price) AS value FROM sales GROUP BY 1 ORDER BY 1';
  const rows = [550, 511, 535, 474, 400, 390, 380, 410, 430, 450, 500, 540].map((value, at) => ({
    decade: 1900 + at * 10,
    value,
  }));
  const { all } = told(widgetOf('line', sql, rows, { title: 'Median price by decade built' }));
  assert.doesNotMatch(all, /since|fell|rose|reached/);
});

test('that the average is above the median is no finding', () => {
  const sql =
    "SELECT date_trunc('month', d) AS category, 'Median' AS series, MEDIAN(price) AS value FROM sales GROUP BY 1";
  const rows = monthsOf([465, 460, 455, 450, 448, 452, 451, 449]).flatMap(({ month, value }) => [
    { category: month, series: 'Average', value: Number(value) + 90 },
    { category: month, series: 'Median', value },
  ]);
  assert.doesNotMatch(
    told(widgetOf('multi-line', sql, rows as never, { title: 'Prices' })).all,
    /ahead|highest is Average/i,
  );
});

test('a title that asks names no measure, and one that lists names what is listed', () => {
  const read = (title: string) => readFrame(widgetOf('bar', 'SELECT cause AS category, SUM(x * n) AS value FROM t GROUP BY 1', [{ category: 'a', value: 3 }, { category: 'b', value: 2 }], { title })).title; // prettier-ignore
  assert.deepEqual(read('What caused the delays'), {});
  assert.equal(read('Cities with the highest churn rate (20+ customers)').measure, 'churn rate');
  assert.equal(read('Most expensive ZIP codes, price per sq ft').measure, 'price per sq ft');
  assert.equal(read('Ten least punctual routes in 2018').measure, undefined);
  assert.equal(read('Churn rate: internet service × contract').measure, 'churn rate');
  assert.equal(read('Churn rate with and without add-on').measure, 'churn rate');
});

test('names leave out their units, what they are split into, and what is no noun', () => {
  const nounOf = (column: string, title: string, more: Partial<Row> = {}) =>
    readFrame(widgetOf('bar', `SELECT c AS category, SUM(${column}) AS ${column} FROM t GROUP BY 1`, [{ category: 'a', [column]: 3, ...more }, { category: 'b', [column]: 2, ...more }] as Row[], { title })).measure; // prettier-ignore
  assert.equal(nounOf('kt_carbon', 'Emissions')?.unit.trim(), 'kt');
  assert.equal(nounOf('rides_a_day', 'Rides')?.unit, '');
  assert.equal(nounOf('yearly_salary_in_eur', 'Pay')?.noun, 'yearly salary');
  const two = (title: string) =>
    readFrame(widgetOf('grouped-bar', 'SELECT a AS category, b AS series, SUM(x) AS value FROM t GROUP BY 1, 2', [{ category: 'Jan', series: 'Registered', value: 3 }, { category: 'Jan', series: 'Casual', value: 1 }], { title })).measure?.noun; // prettier-ignore
  assert.equal(two('Registered and casual rides by month'), 'rides');
  assert.doesNotMatch(two('From league to party') ?? '', /from|party/);
});

test('a rest of the world is no country among others', () => {
  const rows = [{ category: 'China', value: 32 }, { category: 'Rest of world', value: 20 }, { category: 'USA', value: 13 }, { category: 'India', value: 7 }, { category: 'Japan', value: 3 }]; // prettier-ignore
  const { all } = told(widgetOf('treemap', 'SELECT country AS category, SUM(x) AS value FROM t GROUP BY 1', rows, { title: 'Emissions by country' })); // prettier-ignore
  assert.doesNotMatch(all, /Rest of world/);
});

test('what a figure is compared with stands behind it', () => {
  const sql = "SELECT 31.9 AS value, 14.8 AS previous, 'vs 2000' AS delta_basis";
  const rows = [{ value: 31.9, previous: 14.8, delta_basis: 'vs 2000' }];
  assert.match(titleOf('big-number', sql, rows, { title: 'Share of China' }), /14\.8.*\(vs 2000\)$/);
});

test('what is nearly gone did not fall by all that it was', () => {
  const values = [27400, 9000, 3100, 1200, 400, 210, 120, 60, 31, 13];
  const { all } = told(widgetOf('line', MONTHLY, monthsOf(values), { title: 'Calls by month' }));
  assert.doesNotMatch(all, /fell 100%/);
});

test('sums of several columns, and of groups that come to something, are parts of a whole', () => {
  const union =
    "SELECT 'Registered' AS category, SUM(registered) AS value FROM rides UNION ALL SELECT 'Casual', SUM(casual) FROM rides UNION ALL SELECT 'Staff', SUM(staff) FROM rides";
  const rows = [
    { category: 'Registered', value: 81 },
    { category: 'Casual', value: 14 },
    { category: 'Staff', value: 5 },
  ];
  assert.match(titleOf('donut', union, rows, { title: 'Rides by kind of rider' }), /81%/);
  const some = 'SELECT phase AS category, SUM(cost) AS value FROM strikes GROUP BY 1 HAVING SUM(cost) > 0';
  assert.match(titleOf('pie', some, rows, { title: 'Cost by phase' }), /81%/);
  const large = some.replace('> 0', '> 4');
  assert.doesNotMatch(titleOf('pie', large, rows, { title: 'Cost by phase' }), /81%/);
});

test('where the chart draws a period that is not over, the one before it is not called the latest', () => {
  const rows = monthsOf([10, 14, 13, 19, 24, 22, 29, 31, 4]);
  const open = widgetOf('line', MONTHLY, rows, {
    title: 'Calls by month',
    queriedAt: '2024-09-06T00:00:00Z',
  });
  assert.ok(!kindsOf(open).includes('latest-average'));
  assert.ok(kindsOf({ ...open, queriedAt: '2024-12-01T00:00:00Z' }).includes('latest-average'));
});
